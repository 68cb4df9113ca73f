import { keccak_256 } from '@noble/hashes/sha3.js';
import { hex, utf8 } from '@scure/base';
import type { AddressFault } from './fault';

/** Checks an address of an Ethereum-like network. In mixed case the case is a checksum (EIP-55). */
export function evmFault(address: string): AddressFault | undefined {
  if (!/^0x[\da-fA-F]{40}$/.test(address)) return 'format';
  // The first 256 addresses are the zero address and precompiled contracts: money sent there is lost.
  if (/^0x0{38}/.test(address)) return 'format';
  return !hasChecksum(address) || address === withChecksum(address) ? undefined : 'checksum';
}

/** In one case only, an address has no checksum: a mistyped character cannot be found. */
export function hasChecksum(address: string): boolean {
  const digits = address.slice(2);
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
}

/** The address in mixed case (EIP-55): a letter is a capital where the digit of the hash at its place is 8 or more. */
export function withChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = hex.encode(keccak_256(utf8.decode(digits)));
  const inCase = (digit: string, at: number) => (parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit);
  return `0x${Array.from(digits, inCase).join('')}`;
}
