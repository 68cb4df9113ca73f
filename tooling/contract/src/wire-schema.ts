import * as v from 'valibot';
import type { JsonSchema } from './json-schema';
import { scalarOf, type Direction } from './scalars';

/* Converts a contract schema to the JSON Schema of the wire. The contract's schemas are tolerant (a missing text is
   empty, a malformed list entry is dropped). The result is strict: what a back end must write. A general converter
   would only see the tolerant schemas. */

interface Wire {
  readonly schema: JsonSchema;
  readonly isOptional: boolean;
}

/** The properties of a schema that this file reads; valibot's types cannot be discriminated by `type`. */
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

/** The wire part of a contract schema. */
export function wireSchema(schema: v.GenericSchema, direction: Direction): JsonSchema {
  return convert(schema, direction).schema;
}

const known = { request: new Map<v.GenericSchema, Wire>(), reply: new Map<v.GenericSchema, Wire>() };

/** Returns the same object for the same schema, so that the documents can name it once. */
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

/** Lists, JSON texts and tolerant schemas describe their content in metadata, because their schemas accept more. */
function ofPipe(schema: Node, [first, ...rest]: readonly (Node | Action)[], direction: Direction): Wire {
  const { items, json, documented } = v.getMetadata(schema);
  if (isNode(documented)) return convert(documented, direction);
  // Checked first, because a JSON text with a list inside also has the list's metadata.
  if (isNode(json)) {
    const contentSchema = convert(json, direction).schema;
    return { schema: { type: 'string', contentMediaType: 'application/json', contentSchema }, isOptional: false };
  }
  if (isNode(items)) return { schema: { type: 'array', items: convert(items, direction).schema }, isOptional: false };
  if (!isNode(first)) throw new TypeError('a pipe begins with a schema');
  const begun = convert(first, direction);
  return { ...begun, schema: rest.reduce((made, item) => narrowed(made, item, direction), begun.schema) };
}

/** The wire restrictions of a further pipe step; transformations do not affect the wire. */
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

/** The allowed values of a scalar; numbers may be text in a reply. */
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
    // The file of an upload is the only custom schema of the contract.
    case 'custom':
      return { type: 'string', format: 'binary' };
    case 'literal':
    case 'picklist':
      return choiceOf(schema, direction);
    case 'union':
      return { anyOf: (schema.options ?? []).filter(isNode).map((option) => convert(option, direction).schema) };
    case 'object':
    case 'loose_object':
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
