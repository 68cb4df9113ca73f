import * as v from 'valibot';

/* Parts of the schema of an environment, and its errors. */

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** Can only this machine reach a host name or address? */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Problems of the environment, one sentence per variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** A number from zero on, for which a condition holds. */
export const numberSetting = (problem: string, holds: (value: number) => boolean) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+(?:\.\d+)?$/, problem),
    v.transform(Number),
    v.check((value) => holds(value), problem),
  );

/** `1` or `true`: set. */
export const switchSetting = v.pipe(
  v.picklist(['', '0', '1', 'false', 'true'], 'takes 1 or 0'),
  v.transform((value) => value === '1' || value === 'true'),
);

const ADDRESS = /^(?:[\d.]+|[\da-f]*:[\da-f:.]*)(?:\/\d{1,3})?$/i;
const TRUST_PROXY_PROBLEM = 'is the number of proxies in front, or their addresses like 10.0.0.1, 172.16.0.0/12';

/** `1`, `2`: a number of proxies; `10.0.0.1, 172.16.0.0/12`: their addresses. */
export const proxiesSetting = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d$/.test(text) || text.split(',').every((address) => ADDRESS.test(address.trim())),
    TRUST_PROXY_PROBLEM,
  ),
  v.transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim()))),
);

export const portSetting = numberSetting(
  'is a port from 0 to 65535',
  (value) => Number.isInteger(value) && value <= 65_535,
);

export const hostSetting = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'is a host name or an address'));

export const logLevelSetting = v.picklist(LOG_LEVELS, `is one of ${LOG_LEVELS.join(', ')}`);

/**
 * The environment as a schema reads it; an empty variable is one that is not set.
 * @throws ConfigError that names every variable which is wrong, and how
 */
export function readEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): v.InferOutput<Schema> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = v.safeParse(schema, set);
  if (read.success) return read.output;
  const problems = read.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
  throw new ConfigError(`The environment cannot be used: ${problems.join('; ')}.`);
}
