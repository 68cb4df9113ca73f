import { createHash } from 'node:crypto';
import { base58, bech32 } from '@scure/base';
import { networkKind, withChecksum, type NetworkKind } from '@bourse/wallet/contract';
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

/** The user of this exchange whose deposit address it is. */
export function ownerOfAddress(
  { users }: Pick<Context, 'users'>,
  kind: NetworkKind | undefined,
  address: string,
): number | undefined {
  if (kind === undefined) return undefined;
  const wanted = normal(address, kind);
  for (const userId of users) {
    if (normal(depositAddressOf(userId, kind), kind) === wanted) return userId;
    // Earlier versions gave base58check addresses on every chain; they stay good.
    if (PREFIXES[kind] !== undefined && derive(userId, kind) === wanted) return userId;
  }
  return undefined;
}

/** Hexadecimal and bech32 addresses may be written in either case. */
function normal(address: string, kind: NetworkKind): string {
  const prefix = PREFIXES[kind];
  const isBech32 = prefix !== undefined && address.toLowerCase().startsWith(`${prefix}1`);
  return kind === 'evm' || isBech32 ? address.toLowerCase() : address;
}

function derive(owner: number | 'company', kind: NetworkKind, prefix?: string): string {
  const hash = sha256(Buffer.from(`bourse sandbox ${owner} ${kind}`)).subarray(0, 20);
  if (kind === 'evm') return withChecksum(`0x${hash.toString('hex')}`);
  if (prefix !== undefined) return bech32.encode(prefix, [WITNESS_VERSION, ...bech32.toWords(hash)]);
  const payload = Buffer.concat([Buffer.of(VERSIONS[kind]), hash]);
  return base58.encode(Buffer.concat([payload, sha256(sha256(payload)).subarray(0, 4)]));
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
