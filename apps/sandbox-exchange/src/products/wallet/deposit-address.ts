import { createHash } from 'node:crypto';
import { base58, bech32 } from '@scure/base';
import { networkKind, withChecksum, type NetworkKind } from '@bourse/contracts/addresses';
import type { Currency } from '../../catalog/types';
import type { Context } from '../../core/context';

/** Version byte of a base58check address that pays to a public key. */
const VERSIONS: Readonly<Record<Exclude<NetworkKind, 'evm'>, number>> = {
  bitcoin: 0x00,
  omni: 0x00,
  litecoin: 0x30,
  dogecoin: 0x1e,
  tron: 0x41,
};

/** Human-readable part of a bech32 address of a chain with segregated witness (BIP 173). */
const PREFIXES: Partial<Record<NetworkKind, string>> = { bitcoin: 'bc', litecoin: 'ltc' };
const WITNESS_VERSION = 0;

const KEY_HASH_BYTES = 20;
const CHECKSUM_BYTES = 4;

const known = new Map<string, string>();

/**
 * The address at which a user receives over a network of this sandbox: always the same, with a valid checksum, and without a
 * private key, so that money sent there on the real network would be lost.
 */
export function depositAddressOf(owner: number | 'company', kind: NetworkKind): string {
  const key = `${owner} ${kind}`;
  const address = known.get(key) ?? derive(owner, kind, PREFIXES[kind]);
  known.set(key, address);
  return address;
}

/** The kind of a currency's network; `undefined` for a currency whose addresses the sandbox cannot make. */
export function kindOf({ code, type }: Pick<Currency, 'code' | 'type'>, network: string): NetworkKind | undefined {
  return networkKind(network, { currency: code, currencyType: type });
}

/** Users by the key hash of their addresses, for a set of users and a kind of network. */
interface Owners {
  readonly byHash: Map<string, number>;
  /** Users of the set that are in the index; a set only grows. */
  count: number;
}

const indexes = new WeakMap<ReadonlySet<number>, Map<NetworkKind, Owners>>();

/** The user of this exchange whose deposit address it is. */
export function ownerOfAddress(
  { users }: Pick<Context, 'users'>,
  kind: NetworkKind | undefined,
  address: string,
): number | undefined {
  if (kind === undefined) return undefined;
  const hash = hashIn(address, kind);
  return hash === undefined ? undefined : ownersOf(users, kind).byHash.get(hash);
}

/** The index, with the users that came since the last call. */
function ownersOf(users: ReadonlySet<number>, kind: NetworkKind): Owners {
  const kinds = indexes.get(users) ?? new Map<NetworkKind, Owners>();
  indexes.set(users, kinds);
  const owners = kinds.get(kind) ?? { byHash: new Map<string, number>(), count: 0 };
  kinds.set(kind, owners);
  if (owners.count === users.size) return owners;
  for (const userId of [...users].slice(owners.count)) owners.byHash.set(keyHash(userId, kind).toString('hex'), userId);
  owners.count = users.size;
  return owners;
}

/**
 * The key hash that an address contains; `undefined` for an address that is not of this form. Hexadecimal and bech32 addresses may be
 * written in either case. Earlier versions gave base58check addresses on every chain; they stay good.
 */
function hashIn(address: string, kind: NetworkKind): string | undefined {
  if (kind === 'evm') return /^0x([0-9a-f]{40})$/.exec(address.toLowerCase())?.[1];
  const prefix = PREFIXES[kind];
  if (prefix !== undefined && address.toLowerCase().startsWith(`${prefix}1`)) {
    const [version, ...words] = bech32.decodeUnsafe(address.toLowerCase())?.words ?? [];
    const hash = version === WITNESS_VERSION ? bech32.fromWordsUnsafe(words) : undefined;
    return hash ? Buffer.from(hash).toString('hex') : undefined;
  }
  const bytes = decodeBase58(address);
  const payload = bytes?.subarray(0, -CHECKSUM_BYTES);
  if (!bytes || payload?.[0] !== VERSIONS[kind]) return undefined;
  return checksum(payload).equals(bytes.subarray(-CHECKSUM_BYTES)) ? payload.subarray(1).toString('hex') : undefined;
}

function decodeBase58(text: string): Buffer | undefined {
  try {
    return Buffer.from(base58.decode(text));
  } catch {
    return undefined;
  }
}

function derive(owner: number | 'company', kind: NetworkKind, prefix?: string): string {
  const hash = keyHash(owner, kind);
  if (kind === 'evm') return withChecksum(`0x${hash.toString('hex')}`);
  if (prefix !== undefined) return bech32.encode(prefix, [WITNESS_VERSION, ...bech32.toWords(hash)]);
  const payload = Buffer.concat([Buffer.of(VERSIONS[kind]), hash]);
  return base58.encode(Buffer.concat([payload, checksum(payload)]));
}

/** In place of the hash of a public key: 20 bytes without a known key. */
const keyHash = (owner: number | 'company', kind: NetworkKind) =>
  sha256(Buffer.from(`bourse sandbox ${owner} ${kind}`)).subarray(0, KEY_HASH_BYTES);

const checksum = (payload: Buffer) => sha256(sha256(payload)).subarray(0, CHECKSUM_BYTES);

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
