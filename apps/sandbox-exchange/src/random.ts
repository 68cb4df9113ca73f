import { randomBytes } from 'node:crypto';
import type { Random } from './ports';

/** The machine's own randomness: for tokens, salts and codes. */
export const systemRandom: Random = {
  next: () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48,
  bytes: (length) => randomBytes(length),
};

/**
 * The same seed gives the same sequence (mulberry32). For simulations and tests; never for secrets of a server that
 * others can reach.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function word(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  return {
    next: () => word() / 2 ** 32,
    bytes: (length) => Uint8Array.from({ length }, () => word() & 0xff),
  };
}
