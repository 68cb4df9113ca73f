import * as v from 'valibot';
import { expect, it } from 'vitest';
import { callName, CALLS, EVENTS } from '../calls';
import { wireSchema } from '../wire-schema';
import { FAMILIES, Refusal } from './replies';
import { sampleOf } from './sample';

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

/** Fields without which a zero is right, with the reason. */
const RIGHT_ZEROS = new Map([
  ['remain_milli_seconds', 'an option without a known end counts as settling until its result is read'],
  ['step', 'no step of a launch is marked as the present one'],
  ['sum', 'the order book sums the amounts itself'],
  ['message', 'a reply without a page of rows has none'],
]);

/** Zeros that are states: the field of the call, with the reason. */
const RIGHT_STATES = new Map([
  ['GET /api/user/center: review_status', 'the form of the verification is offered, and the back end decides'],
]);

/** Places at which a missing field of a value makes a zero. Fields without which nothing is read are required ones. */
function zerosOf(name: string, schema: v.GenericSchema, value: unknown): string[] {
  const whole = v.safeParse(schema, value);
  if (!whole.success) return [];
  const paths = keysIn(value).filter((path) => !RIGHT_ZEROS.has(String(path.at(-1))));
  return paths.flatMap((path) => {
    if (RIGHT_STATES.has(`${name}: ${path.join('.')}`)) return [];
    const read = v.safeParse(schema, without(value, path));
    return read.success
      ? newZeros(whole.output, read.output).map((place) => `${name}: ${path.join('.')} → ${place}`)
      : [];
  });
}

const REPLIES = CALLS.map(({ value }) => ({ name: callName(value), schema: value.reply }));
const PAYLOADS = EVENTS.map(({ value }) => ({ name: `event ${value.name}`, schema: value.payload }));

it('a missing field of any call or event is never read as zero, and never throws', () => {
  const samples = [...REPLIES, ...PAYLOADS].map((one) => ({
    ...one,
    sample: sampleOf(wireSchema(one.schema, 'reply')),
  }));
  expect(samples.filter(({ schema, sample }) => !v.is(schema, sample)).map(({ name }) => name)).toEqual([]);
  expect(samples.flatMap(({ name, schema, sample }) => zerosOf(name, schema, sample))).toEqual([]);
});

it.each(Object.entries(FAMILIES))(
  'a missing field of a back end of family %s is never read as zero, and never throws',
  (_family, { replies }) => {
    const found = CALLS.flatMap(({ value: call }) => {
      const message: unknown = Reflect.get(replies, `${call.method} ${call.path}`);
      if (message === undefined || message instanceof Refusal) return [];
      return zerosOf(callName(call), call.reply, message);
    });
    expect(found).toEqual([]);
  },
);
