import type { Call } from '@bourse/api-client/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callName, CALLS } from '../calls';
import { FAMILIES, Refusal } from './replies';

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The path of every key of every object inside a value. */
function keysIn(value: unknown, path: Path = []): Path[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, key];
    return Array.isArray(value) ? keysIn(inner, own) : [own, ...keysIn(inner, own)];
  });
}

/** A copy without the key at the end of the path. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (!isObject(value) || key === undefined) return value;
  if (Array.isArray(value))
    return value.map((inner: unknown, at): unknown => (String(at) === String(key) ? without(inner, rest) : inner));
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
}

const isZero = (value: unknown) => value === 0 || (typeof value === 'string' && /^0(?:\.0+)?$/.test(value));

/** Places at which `after` has a zero and `before` another value. */
function newZeros(before: unknown, after: unknown, path = ''): string[] {
  if (isZero(after)) return isZero(before) || before === undefined || isObject(before) ? [] : [path];
  if (!isObject(before) || !isObject(after)) return [];
  return Object.keys(after).flatMap((key) => newZeros(before[key], after[key], `${path}.${key}`));
}

/** Fields of the specification that all families send, and that screens compute with. Without them the row reads as before the first event. */
const SENT_BY_ALL = new Set([
  'now_price',
  'change',
  'volume',
  'review_status',
  'caution_money',
  'trade_fee',
  'profits',
  'seconds',
  'remain_milli_seconds',
  // Not a field: the page itself.
  'message',
]);

const READS = CALLS.map(({ value }) => value).filter(
  (call, at, all) => all.findIndex((other) => callName(other) === callName(call)) === at,
);

function zerosOf(call: Call, message: unknown): string[] {
  const whole = v.safeParse(call.reply, message);
  if (!whole.success) return [];
  const paths = keysIn(message).filter((path) => !SENT_BY_ALL.has(String(path.at(-1))));
  return paths.flatMap((path) => {
    const read = v.safeParse(call.reply, without(message, path));
    return read.success ? newZeros(whole.output, read.output).map((place) => `${path.join('.')} → ${place}`) : [];
  });
}

describe('a missing optional field of a reply', () => {
  it.each(Object.entries(FAMILIES))('of family %s is never read as zero, and never throws', (_family, { replies }) => {
    const found = READS.flatMap((call) => {
      const message: unknown = Reflect.get(replies, `${call.method} ${call.path}`);
      if (message === undefined || message instanceof Refusal) return [];
      return zerosOf(call, message).map((zero) => `${callName(call)}: ${zero}`);
    });
    expect(found).toEqual([]);
  });
});
