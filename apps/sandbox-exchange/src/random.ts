import { randomBytes } from 'node:crypto';
import type { Random } from './ports';

/** The machine's own randomness: for tokens, salts and codes. */
export const systemRandom: Random = {
  next: () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48,
  bytes: (length) => randomBytes(length),
};
