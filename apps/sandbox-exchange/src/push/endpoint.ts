import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

const LONGEST_ENDPOINT = 1024;

/** Addresses that are not on the public network (IANA special-purpose registries). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
// Teredo, documentation and 6to4 carry or are other addresses.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6');
}
/** Global unicast. IPv4-mapped, translated, local and multicast addresses are outside. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/**
 * May the exchange send to this endpoint? It has https, the usual port and a host with a name; its addresses are checked by each connection.
 * @param pushOrigin an origin of tests, which is accepted as well
 */
export function isEndpoint(endpoint: string, pushOrigin: string | undefined): boolean {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin, hash } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (origin === pushOrigin) return true;
  const isName = hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0;
  return protocol === 'https:' && port === '' && isName;
}

/** Resolves a name for a connection, and fails if one of its addresses is not public: what was checked is what is connected to. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), []);
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${hostname} is not on the public network`), []);
    }
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
