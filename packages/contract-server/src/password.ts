import { scrypt, timingSafeEqual } from 'node:crypto';
import { ConcurrencyLimit } from './concurrency-limit';

/** Random bytes, for the salt. */
interface Bytes {
  bytes(length: number): Uint8Array;
}

/** scrypt's cost: 2^`log2N` blocks of `r` × 128 bytes, `p` times. */
export interface PasswordCost {
  log2N: number;
  r: number;
  p: number;
}

/** 32 MiB and about a quarter of a second, among the equivalents that OWASP's password storage sheet names. */
export const STRONG: PasswordCost = { log2N: 15, r: 8, p: 3 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/**
 * scrypt runs in libuv's pool of four threads, which also writes the log of the store to the disk. One hash at a time
 * leaves three threads and the other cores free: 50 logins at once do not delay an order. A queue above the limit is
 * refused, because an answer after minutes is none.
 */
const hashing = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 100 });

/** `scrypt$15$8$3$salt$key`: the hash contains its cost, so that the cost can be raised later. */
export async function hashPassword(password: string, cost: PasswordCost, random: Bytes): Promise<string> {
  const salt = Buffer.from(random.bytes(SALT_BYTES));
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** A whole hash: its salt and key have their lengths in base64url. */
const HASH = /^scrypt\$\d+\$\d+\$\d+\$[\w-]{22}\$[\w-]{43}$/;

/** Whether a text is a hash of {@link hashPassword}. */
export const isPasswordHash = (text: string): boolean => HASH.test(text);

/**
 * Takes as long for a wrong password as for the right one. False for a text that is not such a hash.
 * @throws TooBusyError while a hundred others wait
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, log2N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(key, 'base64url');
  return expected.length === derived.length && timingSafeEqual(derived, expected);
}

function derive(password: string, salt: Buffer, { log2N, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** log2N;
  return hashing.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
  );
}
