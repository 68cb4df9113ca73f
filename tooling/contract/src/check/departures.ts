import type { JsonSchema, JsonType } from '../json-schema';
import { REPLY_SCALARS } from '../scalars';

/** One place where a reply departs from the contract. */
export interface Departure {
  /** Path from the reply's `message`: `[0].quotation[3].now_price`. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

/** All places where a value does not fit the schema. Additional keys are allowed. */
export function departures(schema: JsonSchema, value: unknown, path = ''): readonly Departure[] {
  if (schema.anyOf) return ofAny(schema.anyOf, value, path);
  const wrong: Departure = { path, expected: describe(schema), got: show(value) };
  if (schema.type !== undefined && !isOfType(value, schema.type)) return [wrong];
  if (schema.enum && !schema.enum.some((allowed) => allowed === value)) return [wrong];
  if (typeof value === 'number') return isWithin(schema, value) ? [] : [wrong];
  if (typeof value === 'string') return fitsText(schema, value) ? inside(schema, value, path) : [wrong];
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((entry, index) => departures(items, entry, `${path}[${index}]`)) : [];
  }
  return isObject(value) ? ofFields(schema, value, path) : [];
}

/** If one option of a union matches, its departures are reported; otherwise all possible options are named. */
function ofAny(options: readonly JsonSchema[], value: unknown, path: string): readonly Departure[] {
  const tries = options.map((option) => departures(option, value, path));
  if (tries.some((found) => found.length === 0)) return [];
  const meant = tries.find((found) => found.every((departure) => departure.path !== path));
  return meant ?? [{ path, expected: options.map(describe).join(' or '), got: show(value) }];
}

function ofFields({ properties = {}, required = [] }: JsonSchema, value: object, path: string): readonly Departure[] {
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(properties).flatMap(([name, schema]) => {
    const place = path === '' ? name : `${path}.${name}`;
    // The client reads a null for what may be left out as if it were.
    if (fields.get(name) === null && !required.includes(name)) return [];
    if (fields.has(name)) return departures(schema, fields.get(name), place);
    return required.includes(name) ? [{ path: place, expected: describe(schema), got: 'nothing' }] : [];
  });
}

/** Checks the content of a JSON text. */
function inside({ contentSchema }: JsonSchema, text: string, path: string): readonly Departure[] {
  if (!contentSchema) return [];
  try {
    return departures(contentSchema, JSON.parse(text), `${path} (JSON)`);
  } catch {
    return [{ path, expected: `JSON in a text: ${describe(contentSchema)}`, got: show(text) }];
  }
}

/** A plus before a figure, `+0.37`, is read. */
function fitsText(schema: JsonSchema, sent: string): boolean {
  const text = sent.replace(/^\+(?=\d)/, '');
  const { pattern, minLength = 0, maxLength = Infinity } = schema;
  if (text.length < minLength || text.length > maxLength) return false;
  if (pattern !== undefined && !new RegExp(pattern).test(text)) return false;
  return isWithin(schema, Number(text));
}

/** Text that is not a number passes the bounds; its pattern reports it. */
const isWithin = ({ minimum = -Infinity, maximum = Infinity }: JsonSchema, value: number) =>
  !(value < minimum) && !(value > maximum);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isOfType(value: unknown, wanted: JsonType | readonly JsonType[]): boolean {
  const types: readonly string[] = typeof wanted === 'string' ? [wanted] : wanted;
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  if (Number.isInteger(value) && types.includes('integer')) return true;
  return types.includes(typeof value);
}

const WORDS: Readonly<Record<string, string>> = {
  Text: 'text',
  Integer: 'a whole number',
  Id: 'an identity (a whole number, 0 or more)',
  Decimal: 'decimal text or a number',
  Flag: '0 or 1',
  Time: 'epoch seconds or YYYY-MM-DD HH:mm:ss',
};

function describe(schema: JsonSchema): string {
  const { type, enum: values } = schema;
  const word = WORDS[REPLY_SCALARS.get(schema) ?? ''];
  if (word !== undefined) return word;
  if (values) return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (type === 'array') return 'a list';
  if (type === 'object') return 'an object';
  if (schema.contentMediaType) return 'JSON in a text';
  if (type === 'string') return schema.minLength === undefined ? 'text' : `text of ${schema.minLength} signs or more`;
  return typeof type === 'string' ? type : (type ?? []).join(' or ');
}

const LONGEST = 40;

/** The received value; a long text is described by its length only, because it may contain part of a secret. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return 'an object';
  if (typeof value !== 'string') return JSON.stringify(value);
  return value.length > LONGEST ? `a text of ${value.length} signs` : `the text ${JSON.stringify(value)}`;
}
