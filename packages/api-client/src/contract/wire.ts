import { parseDecimal, ZERO, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import { reportMalformed } from './diagnostics';
import { parseServerTime } from './server-time';
import { parseJson } from './json';

/* Scalars as back ends of this contract send them: numbers as numbers or text, optional keys missing, `null` instead
   of a list. Each schema accepts all of these and returns one type. */

const numberOrText = v.union([v.number(), v.string()]);

/** A whole number, as number or text. */
export const int = v.pipe(
  numberOrText,
  v.check((input) => String(input).trim() !== '', 'empty'),
  v.transform(Number),
  v.safeInteger(),
);

/** An identity: a whole number ≥ 0, as number or text. */
export const id = v.pipe(int, v.minValue(0));

/** An exact decimal, as number or text. */
export const decimal = v.pipe(
  numberOrText,
  v.rawTransform(({ dataset, addIssue, NEVER }): Decimal => {
    const value = parseDecimal(dataset.value);
    if (value !== undefined) return value;
    addIssue({ message: 'not a decimal' });
    return NEVER;
  }),
);

/** An exact decimal; zero if it is missing, `null` or not a number. */
export const decimalOrZero = v.fallback(v.optional(decimal, '0'), ZERO);

/** An exact decimal; `undefined` if it is missing, `null` or not a number. */
export const maybeDecimal = v.fallback(v.optional(decimal), undefined);

/** Text; a number becomes text, a missing value becomes the empty text. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((input) => String(input)),
);

/** 1, '1' and true are true; everything else, including a missing key, is false. */
export const flag = v.pipe(
  v.nullish(v.unknown(), 0),
  v.transform((input) => input === 1 || input === '1' || input === true),
);

/** A time as epoch milliseconds; see {@link parseServerTime}. */
export const time = v.pipe(
  numberOrText,
  v.rawTransform(({ dataset, addIssue, NEVER }): number => {
    const moment = parseServerTime(dataset.value);
    if (moment !== undefined) return moment;
    addIssue({ message: 'not a time' });
    return NEVER;
  }),
);

/** A time as epoch milliseconds; `undefined` if it is missing or invalid. */
export const maybeTime = v.fallback(v.optional(time), undefined);

/** A list; missing or `null` is an empty list. An entry that does not fit is dropped and reported, the rest is kept. */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.nullish(v.array(v.unknown() as v.GenericSchema<v.InferInput<Item>, unknown>), []),
    v.transform((entries): v.InferOutput<Item>[] => {
      const read: v.InferOutput<Item>[] = [];
      for (const entry of entries) {
        const result = v.safeParse(item, entry);
        if (result.success) read.push(result.output);
        else reportMalformed('list entry', result.issues);
      }
      return read;
    }),
    // The schema of the entries, for the generated documents and the contract check.
    v.metadata({ items: item }),
  );
}

/** JSON inside text (`in`, `out`, `trades_all`); a value that is not text is accepted as it is. */
export function jsonText<Content extends v.GenericSchema>(content: Content) {
  return v.pipe(
    v.union([v.string(), v.unknown() as v.GenericSchema<v.InferInput<Content>, unknown>]),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      if (typeof dataset.value !== 'string') return dataset.value;
      try {
        return parseJson(dataset.value);
      } catch {
        addIssue({ message: 'not JSON' });
        return NEVER;
      }
    }),
    content,
    v.metadata({ json: content }),
  );
}
