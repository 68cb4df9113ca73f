import { bech32, bech32m } from '@scure/base';
import type { AddressFault } from './fault';

/** Longest address of a witness program (BIP 173). */
const LONGEST = 90;

/**
 * Checks a segregated witness address: version 0 in bech32 with 20 or 32 bytes (BIP 173), versions 1 to 16 in bech32m
 * with 2 to 40 bytes, 32 for version 1 (BIP 350, BIP 341).
 */
export function segwitFault(address: string, prefix: string): AddressFault | undefined {
  const lower = address.toLowerCase();
  if (address !== lower && address !== address.toUpperCase()) return 'format';
  if (!lower.startsWith(`${prefix}1`) || address.length > LONGEST || !/^[\da-z]+$/.test(lower)) return 'format';
  const old = bech32.decodeUnsafe(lower, LONGEST);
  const decoded = old ?? bech32m.decodeUnsafe(lower, LONGEST);
  const version = decoded?.words[0];
  if (!decoded || version === undefined) return 'checksum';
  // Version 0 with the checksum of the later versions, or the other way round, is a mistyped address.
  if ((version === 0) !== (old !== undefined)) return 'checksum';
  const program = bech32.fromWordsUnsafe(decoded.words.slice(1));
  return program && fits(version, program.length) ? undefined : 'format';
}

function fits(version: number, bytes: number): boolean {
  if (version === 0) return bytes === 20 || bytes === 32;
  if (version === 1) return bytes === 32;
  return version <= 16 && bytes >= 2 && bytes <= 40;
}
