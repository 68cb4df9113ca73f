import type { JsonSchema } from '../json-schema';
import { REPLY_SCALARS } from '../scalars';

/** A value of each scalar but decimals. None is zero, so that a zero that is read later comes from a missing field. */
const SCALARS: Readonly<Record<string, unknown>> = { Text: 'text', Integer: 2, Id: 2, Flag: 1, Time: 1_795_000_000 };

/** A text that fits the one pattern of the contracts: a picture as a `data:` address. */
const PICTURE = 'data:image/png;base64,AAAA';

/**
 * A value with every field of a schema of the wire. A list has one entry, a choice its last number, a JSON text is its content;
 * each decimal is another one, so that no difference of two is zero.
 */
export function sampleOf(schema: JsonSchema): unknown {
  let decimals = 0;
  const sample = (part: JsonSchema): unknown => {
    const scalar = REPLY_SCALARS.get(part);
    if (scalar === 'Decimal') return `${(decimals += 1)}.5`;
    if (scalar !== undefined) return SCALARS[scalar];
    const { anyOf, enum: values, contentSchema, items, properties, type, pattern } = part;
    if (anyOf?.[0]) return sample(anyOf[0]);
    // Numbers may come as text too; the number is the documented one.
    if (values) return values.findLast((value) => typeof value === 'number' && value !== 0) ?? values.at(-1);
    if (contentSchema) return sample(contentSchema);
    if (items) return [sample(items)];
    if (properties) return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, sample(inner)]));
    if (type !== 'string') return 1.5;
    return pattern === undefined ? 'text' : PICTURE;
  };
  return sample(schema);
}
