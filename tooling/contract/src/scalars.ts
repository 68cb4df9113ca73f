import {
  decimal,
  decimalOrUnknown,
  flag,
  id,
  int,
  intOrUnknown,
  maybeDecimal,
  maybeTime,
  text,
  time,
} from '@bourse/contracts/wire';
import type * as v from 'valibot';
import type { JsonSchema } from './json-schema';

/** Direction: written by the client, or by a back end. The client accepts more than a back end is asked to write. */
export type Direction = 'request' | 'reply';

/** A scalar on the wire. */
export interface Scalar {
  /** Its name in the documents. */
  readonly name: string;
  readonly schema: JsonSchema;
  /** Whether the key may be missing. */
  readonly isOptional?: boolean;
}

const DECIMAL = String.raw`^-?\d+(\.\d+)?$`;
const DATE_TIME = String.raw`\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}`;

const written = {
  Text: { type: 'string' },
  Integer: { type: 'integer', description: 'A whole number.' },
  Id: { type: 'integer', minimum: 0, description: 'An identity.' },
  Decimal: { type: 'string', pattern: DECIMAL, description: 'An exact decimal as text, without an exponent.' },
  Flag: { enum: [0, 1], description: '1 is set, 0 is not.' },
  Time: { type: 'integer', minimum: 0, description: 'Epoch seconds.' },
} as const satisfies Record<string, JsonSchema>;

const read = {
  Text: { type: 'string' },
  Integer: {
    type: ['integer', 'string'],
    pattern: String.raw`^-?\d+$`,
    description: 'A whole number, as number or text.',
  },
  Id: {
    type: ['integer', 'string'],
    minimum: 0,
    pattern: String.raw`^\d+$`,
    description: 'An identity: a whole number, as number or text.',
  },
  Decimal: {
    type: ['string', 'number'],
    pattern: DECIMAL,
    description:
      'An exact decimal: text without an exponent, or a number. Text is the better one: a number loses digits beyond the seventeenth.',
  },
  Flag: { enum: [0, 1, '0', '1'], description: '1 is set, 0 is not; as number or text.' },
  Time: {
    type: ['integer', 'string'],
    minimum: 0,
    pattern: String.raw`^(\d+|${DATE_TIME})$`,
    description: 'Epoch seconds, or `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; 0 is something that has not happened yet.',
  },
} as const satisfies Record<keyof typeof written, JsonSchema>;

type Name = keyof typeof written;

const NAMES = new Map<v.GenericSchema, { name: Name; isOptional?: boolean }>([
  [text, { name: 'Text' }],
  [int, { name: 'Integer' }],
  [id, { name: 'Id' }],
  [decimal, { name: 'Decimal' }],
  // The client reads a missing value as unknown; a back end must write it.
  [intOrUnknown, { name: 'Integer' }],
  [decimalOrUnknown, { name: 'Decimal' }],
  [maybeDecimal, { name: 'Decimal', isOptional: true }],
  [flag, { name: 'Flag' }],
  [time, { name: 'Time' }],
  [maybeTime, { name: 'Time', isOptional: true }],
]);

/** The scalar of a schema of `@bourse/api-client/contract`; `undefined` for every other schema. */
export function scalarOf(schema: v.GenericSchema, direction: Direction): Scalar | undefined {
  const found = NAMES.get(schema);
  if (!found) return undefined;
  return { ...found, schema: direction === 'request' ? written[found.name] : read[found.name] };
}
/** The names of the reply scalars, by their JSON Schema. */
export const REPLY_SCALARS: ReadonlyMap<JsonSchema, string> = new Map(
  Object.entries(read).map(([name, schema]) => [schema, name]),
);
