import type { Dialect } from './dialect';

/** The fields of a request before they are encoded. */
export type Fields = Readonly<Record<string, unknown>>;

/** Rewrites the fields of one call for a dialect. */
export type Adapter = (fields: Fields, dialect: Dialect) => Fields;
