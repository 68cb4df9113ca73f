import { SCHEMAS } from './calls';
import { meaningOf, type Place } from './fields';
import type { JsonSchema } from './json-schema';
import { REPLY_SCALARS } from './scalars';
import { wireSchema } from './wire-schema';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Objects of the contracts that have a name, with the package that has them. */
const OBJECTS: ReadonlyMap<JsonSchema, Place> = new Map(
  SCHEMAS.map(({ owner, name, value }) => [wireSchema(value, 'reply'), { owner, name }] as const).filter(
    ([schema]) => schema.type === 'object',
  ),
);

/** The name of a reply schema that the documents define once and reference; `undefined` for every other schema. */
function nameOf(schema: JsonSchema): string | undefined {
  const place = OBJECTS.get(schema);
  return place ? capital(place.name) : REPLY_SCALARS.get(schema);
}

type Document = Record<string, unknown>;

/**
 * The document form of a schema: fields with their descriptions, named schemas by reference.
 * @param place the call, event or schema that contains it
 */
export function inDocument(schema: JsonSchema, place: Place): Document {
  const name = nameOf(schema);
  return name === undefined ? written(schema, place) : { $ref: `#/components/schemas/${name}` };
}

function written(schema: JsonSchema, place: Place): Document {
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

function withMeaning(schema: JsonSchema, field: string, place: Place): Document {
  const made = inDocument(schema, place);
  const general = typeof made['description'] === 'string' ? ` ${made['description']}` : '';
  return { ...made, description: `${meaningOf(field, place)}${general}` };
}

/** All named schemas, for `components`. */
export const componentSchemas = (): Document =>
  Object.fromEntries<unknown>([
    ...[...REPLY_SCALARS].map(([schema, name]) => [name, schema] as const),
    ...[...OBJECTS].map(([schema, place]) => [capital(place.name), written(schema, place)] as const),
  ]);
