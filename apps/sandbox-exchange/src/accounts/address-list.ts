import { BlockList, isIP } from 'node:net';
import { MOST_API_KEY_ADDRESSES } from '@bourse/contracts/security';

const LONGEST_PREFIX = { 4: 32, 6: 128 } as const;

interface Range {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

function rangeOf(text: string): Range | undefined {
  const [address = '', prefix, ...others] = text.split('/');
  const version = isIP(address);
  // A zone (`%eth0`) names an interface of one machine.
  if ((version !== 4 && version !== 6) || address.includes('%') || others.length > 0) return undefined;
  const longest = LONGEST_PREFIX[version];
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return undefined;
  const bits = prefix === undefined ? longest : Number(prefix);
  return bits > longest ? undefined : { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** The addresses and ranges (CIDR) of a text, separated by commas; `undefined`: one of them is none, or there are too many. */
export function addressesIn(text: string): readonly string[] | undefined {
  const parts = [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '');
  return parts.length <= MOST_API_KEY_ADDRESSES && parts.every((part) => rangeOf(part)) ? parts : undefined;
}

/** Whether an address is in the list. An empty list has every address. */
export function hasAddress(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  const list = new BlockList();
  for (const { address: network, bits, family } of allowed.flatMap((part) => rangeOf(part) ?? [])) {
    list.addSubnet(network, bits, family);
  }
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
