import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A subscriber of IPv6 has at least a /64: 2⁶⁴ addresses. */
const GROUPS_OF_NETWORK = 4;
const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;

/**
 * What limits count by: an IPv4 address, or the /64 of an IPv6 address. A limit for each address of IPv6 would be none. A text that is no
 * address is returned as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = [], tail = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, GROUPS_OF_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
