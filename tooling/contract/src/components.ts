import { SCHEMAS } from './calls';
import { meaningOf } from './fields';
import type { JsonSchema } from './json-schema';
import { REPLY_SCALARS } from './scalars';
import { wireSchema } from './wire-schema';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Reply schemas that the documents define once and reference by name. */
const NAMED: ReadonlyMap<JsonSchema, string> = new Map([
  ...REPLY_SCALARS,
  ...SCHEMAS.map(({ name, value }) => [wireSchema(value, 'reply'), capital(name)] as const).filter(
    ([schema]) => schema.type === 'object',
  ),
]);

type Document = Record<string, unknown>;

/**
 * The document form of a schema: fields with their descriptions, named schemas by reference.
 * @param place the call, event or schema that contains it
 */
export function inDocument(schema: JsonSchema, place: string): Document {
  const name = NAMED.get(schema);
  return name === undefined ? written(schema, place) : { $ref: `#/components/schemas/${name}` };
}

function written(schema: JsonSchema, place: string): Document {
  const { properties, items, anyOf, contentSchema, ...rest } = schema;
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, value]) => [field, withMeaning(value, field, place)]),
      ),
    }),
    ...(items && { items: inDocument(items, place) }),
    ...(anyOf && { anyOf: anyOf.map((option) => inDocument(option, place)) }),
    ...(contentSchema && { contentSchema: inDocument(contentSchema, place) }),
  };
}

function withMeaning(schema: JsonSchema, field: string, place: string): Document {
  const made = inDocument(schema, place);
  const general = typeof made['description'] === 'string' ? ` ${made['description']}` : '';
  return { ...made, description: `${meaningOf(field, place)}${general}` };
}

/** All named schemas, for `components`. */
export const componentSchemas = (): Document =>
  Object.fromEntries([...NAMED].map(([schema, name]) => [name, written(schema, placeOf(name))]));

const placeOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
