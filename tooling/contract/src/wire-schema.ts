import * as v from 'valibot';
import type { JsonSchema } from './json-schema';
import { scalarOf, type Direction } from './scalars';

/*
 * Schema of the contract → JSON Schema of the wire. The schemas read tolerantly (a missing text is empty, an unfit entry of a
 * list is left out); what is made here is strict: what a back end is asked to write, and no more. Hence no general converter,
 * which would see the tolerance alone.
 */

interface Wire {
  readonly schema: JsonSchema;
  readonly isOptional: boolean;
}

/** What this file looks at in a schema, whatever its kind; valibot's own types cannot be told apart by `type`. */
interface Node extends v.GenericSchema {
  readonly pipe?: readonly (Node | Action)[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

interface Action {
  readonly kind: 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly requirement?: unknown;
}

const OPTIONAL = new Set(['optional', 'nullish', 'nullable', 'exact_optional', 'undefinedable']);

/** The part of a contract's schema that is on the wire. */
export function wireSchema(schema: v.GenericSchema, direction: Direction): JsonSchema {
  return convert(schema, direction).schema;
}

const known = { request: new Map<v.GenericSchema, Wire>(), reply: new Map<v.GenericSchema, Wire>() };

/** The same schema always gives the same object, so that the documents can name it once. */
function convert(schema: Node, direction: Direction): Wire {
  const found = known[direction].get(schema);
  if (found) return found;
  const made = make(schema, direction);
  known[direction].set(schema, made);
  return made;
}

function make(schema: Node, direction: Direction): Wire {
  const scalar = scalarOf(schema, direction);
  if (scalar) return { schema: scalar.schema, isOptional: scalar.isOptional ?? false };
  if (schema.pipe) return ofPipe(schema, schema.pipe, direction);
  if (OPTIONAL.has(schema.type) && schema.wrapped) {
    return { schema: convert(schema.wrapped, direction).schema, isOptional: true };
  }
  return { schema: ofType(schema, direction), isOptional: false };
}

/** Lists and JSON texts say by metadata what they hold: their own schemas take anything. */
function ofPipe(schema: Node, [first, ...rest]: readonly (Node | Action)[], direction: Direction): Wire {
  const { items, json } = v.getMetadata(schema);
  // First, because a JSON text whose content is a list has what is said of the list too.
  if (isNode(json)) {
    const contentSchema = convert(json, direction).schema;
    return { schema: { type: 'string', contentMediaType: 'application/json', contentSchema }, isOptional: false };
  }
  if (isNode(items)) return { schema: { type: 'array', items: convert(items, direction).schema }, isOptional: false };
  if (!isNode(first)) throw new TypeError('a pipe begins with a schema');
  const begun = convert(first, direction);
  return { ...begun, schema: rest.reduce((made, item) => narrowed(made, item, direction), begun.schema) };
}

/** What a further part of a pipe says of the wire; what it does after reading (a transformation, say) is not on it. */
function narrowed(schema: JsonSchema, part: Node | Action, direction: Direction): JsonSchema {
  if (isNode(part)) return { ...schema, ...choiceOf(part, direction) };
  const { type, requirement } = part;
  if (typeof requirement === 'number') {
    if (type === 'min_length') return { ...schema, minLength: requirement };
    if (type === 'max_length') return { ...schema, maxLength: requirement };
    if (type === 'min_value') return { ...schema, minimum: requirement };
    if (type === 'max_value') return { ...schema, maximum: requirement };
  }
  return requirement instanceof RegExp ? { ...schema, pattern: requirement.source } : schema;
}

/** The values that are left of a scalar; numbers may come as text in a reply. */
function choiceOf({ type, options, literal }: Node, direction: Direction): JsonSchema {
  const values = (type === 'literal' ? [literal] : (options ?? [])).filter(isValue);
  const asText = direction === 'reply' ? values.filter((value) => typeof value === 'number').map(String) : [];
  return { enum: [...values, ...asText] };
}

function ofType(schema: Node, direction: Direction): JsonSchema {
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type };
    case 'unknown':
      return {};
    case 'literal':
    case 'picklist':
      return choiceOf(schema, direction);
    case 'union':
      return { anyOf: (schema.options ?? []).filter(isNode).map((option) => convert(option, direction).schema) };
    case 'object':
      return ofObject(Object.entries(schema.entries ?? {}), direction);
    default:
      throw new TypeError(`the wire of a schema of the type ${schema.type} is not known: say it in wire-schema.ts`);
  }
}

function ofObject(entries: readonly (readonly [string, Node])[], direction: Direction): JsonSchema {
  const fields = entries.map(([name, schema]) => ({ name, ...convert(schema, direction) }));
  const required = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  };
}
