import { parseDecimal, type Decimal } from '@bourse/decimal';
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

/** A whole number that a back end has to send; `undefined` (unknown, never zero) if it is missing, `null` or not a whole number. */
export const intOrUnknown = v.fallback(v.optional(int), undefined);

/** An exact decimal that a back end has to send; `undefined` (unknown, never zero) if it is missing, `null` or not a number. */
export const decimalOrUnknown = v.fallback(v.optional(decimal), undefined);

/** An exact decimal that may be left out; `undefined` if it is missing, `null` or not a number. */
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

/** Reads any content. `Input` is the content that the generated documents and typed mocks have. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the documents and mocks use the type; the schema that follows reads any content
export const anyContent = <Input>() => v.unknown() as v.GenericSchema<Input, unknown>;

/** A list; missing or `null` is an empty list. An entry that does not fit is dropped and reported, the rest is kept. */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.nullish(v.array(anyContent<v.InferInput<Item>>()), []),
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
    v.union([v.string(), anyContent<v.InferInput<Content>>()]),
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

/**
 * A schema with the further forms in which back ends send the same content. All are read, the first that fits counts; the
 * generated documents have the first alone.
 */
export function alsoReads<const Documented extends v.GenericSchema, const Others extends readonly v.GenericSchema[]>(
  documented: Documented,
  ...others: Others
) {
  return v.pipe(v.union([documented, ...others]), v.metadata({ documented }));
}

/**
 * The reply of a write: the server's text. Back ends answer `ok` with a text, an object, a list or nothing; each is a success, with
 * the text if there is one.
 */
export const confirmation = v.pipe(
  anyContent<string | null | undefined>(),
  v.transform((wire): string => {
    if (typeof wire === 'string' || typeof wire === 'number') return String(wire);
    if (typeof wire !== 'object' || wire === null) return '';
    const said: unknown = Reflect.get(wire, 'msg') ?? Reflect.get(wire, 'message');
    return typeof said === 'string' ? said : '';
  }),
  v.metadata({ documented: text }),
);

/** The keys under which pages hold their rows, and each other. */
const PAGE_KEYS = ['message', 'order', 'list', 'data'] as const;
const DEEPEST_PAGE = 4;

interface Page {
  readonly rows: readonly unknown[];
  readonly total: number | undefined;
}

function pageIn(wire: unknown, depth = 0): Page | undefined {
  if (Array.isArray(wire)) return { rows: wire, total: undefined };
  if (typeof wire !== 'object' || depth === DEEPEST_PAGE) return undefined;
  if (wire === null) return { rows: [], total: undefined };
  const total = v.safeParse(int, Reflect.get(wire, 'total') ?? Reflect.get(wire, 'count'));
  const key = PAGE_KEYS.find((name) => name in wire);
  const inner = key === undefined ? { rows: [], total: undefined } : pageIn(Reflect.get(wire, key), depth + 1);
  return inner && { rows: inner.rows, total: total.success ? total.output : inner.total };
}

/**
 * A page of rows with the total, if it is sent. Back ends send the rows bare, or a depth less or more than documented, under
 * `list`, `data` or `message`. A row that does not fit is dropped and reported.
 */
export function page<Item extends v.GenericSchema, Documented extends v.GenericSchema>(
  item: Item,
  documented: Documented,
) {
  const rows = list(item);
  return v.pipe(
    anyContent<v.InferInput<Documented>>(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const found = pageIn(dataset.value);
      if (!found) {
        addIssue({ message: 'not a page of rows' });
        return NEVER;
      }
      return { rows: v.parse(rows, found.rows), total: found.total };
    }),
    v.metadata({ documented }),
  );
}
