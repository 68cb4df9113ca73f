import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import type { AddressFault } from './fault';

const coder = createBase58check(sha256);
const ALPHABET = /^[1-9A-HJ-NP-Za-km-z]+$/;
/** A version byte and a hash of 20 bytes. */
const PAYLOAD_BYTES = 21;

/** Checks a base58check address of 20 bytes: alphabet, checksum (double SHA-256), length and version byte. */
export function base58Fault(address: string, versions: readonly number[]): AddressFault | undefined {
  if (!ALPHABET.test(address) || address.length < 25 || address.length > 36) return 'format';
  const payload = decode(address);
  if (!payload) return 'checksum';
  const [version] = payload;
  return payload.length === PAYLOAD_BYTES && version !== undefined && versions.includes(version) ? undefined : 'format';
}

function decode(address: string): Uint8Array | undefined {
  try {
    return coder.decode(address);
  } catch {
    // The coder throws where the checksum does not match.
    return undefined;
  }
}
