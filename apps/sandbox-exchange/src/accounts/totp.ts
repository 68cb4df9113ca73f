import { Secret, TOTP } from 'otpauth';
import type { Random } from '../ports';

const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Codes of the periods before and after count: clocks differ. */
const WINDOW = 1;
const ISSUER = 'Bourse';

const totpOf = (secret: string, account = '') =>
  new TOTP({
    issuer: ISSUER,
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A random secret, in base32. */
export const newSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32;

/** The address of the QR code for an authenticator app. */
export const uriOf = (secret: string, account: string): string => totpOf(secret, account).toString();

/** The period of a code that is right at a time (epoch milliseconds); `undefined` for a wrong code. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** The code of a secret at a time (epoch milliseconds). */
export const codeOf = (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now });
