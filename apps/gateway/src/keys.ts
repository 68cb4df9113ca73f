import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from '@bourse/contract-server';
import * as v from 'valibot';

/** Credentials of the account at the venue. They are given to the process of the venue only. */
export interface Keys {
  readonly apiKey: string;
  readonly secret: string;
  /** Some venues have a third part. */
  readonly password: string | undefined;
}

export interface AccountKeys extends Keys {
  /** Of the venue's contracts, where these have keys of their own. */
  readonly contracts?: Keys | undefined;
}

const key = v.pipe(v.string(), v.trim(), v.nonEmpty());
const parts = { apiKey: key, secret: key, password: v.optional(v.string()) };
const file = v.pipe(v.string(), v.parseJson(), v.object({ ...parts, contracts: v.optional(v.object(parts)) }));

/** Permissions of the group and of others. */
const OTHERS = 0o077;

/**
 * The keys from the file of `VENUE_KEYS_FILE`, or from `VENUE_API_KEY`, `VENUE_SECRET` and `VENUE_PASSWORD`; `undefined`: none is set, and
 * only public data is served. No message contains a part of a key.
 * @throws ConfigError if the file can be read by others, or has another form
 */
export function readKeys(env: NodeJS.ProcessEnv): AccountKeys | undefined {
  const { VENUE_KEYS_FILE: path, VENUE_API_KEY: apiKey, VENUE_SECRET: secret, VENUE_PASSWORD: password } = env;
  if (path !== undefined && path !== '') return readFile(path);
  if (!apiKey && !secret) return undefined;
  if (!apiKey || !secret)
    throw new ConfigError('VENUE_API_KEY and VENUE_SECRET belong together: one of them is missing.');
  return { apiKey, secret, password: password === '' ? undefined : password };
}

function readFile(path: string): AccountKeys {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined) throw new ConfigError(`VENUE_KEYS_FILE: there is no file ${path}.`);
  // Windows has no such permissions.
  if (process.platform !== 'win32' && (mode & OTHERS) !== 0) {
    throw new ConfigError(`VENUE_KEYS_FILE: other users can read ${path}. Run "chmod 600 ${path}".`);
  }
  const read = v.safeParse(file, readFileSync(path, 'utf8'));
  if (!read.success) {
    throw new ConfigError(`VENUE_KEYS_FILE: ${path} is not of the form {"apiKey": "…", "secret": "…"}.`);
  }
  const { apiKey, secret, password, contracts } = read.output;
  return {
    apiKey,
    secret,
    password,
    ...(contracts && { contracts: { ...contracts, password: contracts.password } }),
  };
}
