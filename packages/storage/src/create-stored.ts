import { followStored, readStoredAs, writeStoredAs, type StorageKey } from './stored';
import { useSyncExternalStore } from 'react';
import type * as v from 'valibot';

/** A value in local storage that all tabs of the device share. */
export interface Stored<Value> {
  /** The stored value; the fallback if there is none or it does not fit the schema. */
  readonly read: () => Value;
  /** Stores a value, in all tabs at once. `undefined` removes it. Never throws. */
  readonly write: (value: Value | undefined) => void;
  /** Reads the current stored value, changes and writes it, so that the change of another tab is kept. */
  readonly update: (change: (value: Value) => Value) => void;
  /** Calls the listener after each change, by this tab and by others. Returns the function that stops it. */
  readonly follow: (listener: () => void) => () => void;
  /** The value in a component; renders again after a change, by this tab and by others. The name marks a hook for the React Compiler. */
  readonly useValue: () => Value;
}

/** The place of a value in local storage, which may change with the user. */
export interface StoredPlace {
  readonly key: () => StorageKey;
  readonly follow: (listener: () => void) => () => void;
  /** Called after each write of this tab. */
  readonly onWrite?: () => void;
}

/** Defines a stored value at a place. Nothing is read before it is asked for. */
export function storedAt<Schema extends v.GenericSchema>(
  { key, follow, onWrite }: StoredPlace,
  schema: Schema,
  fallback: v.InferOutput<Schema>,
): Stored<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema>;
  let known: { readonly value: Value; readonly text: string } | undefined;

  const read = (): Value => {
    const value: Value = readStoredAs(key(), schema) ?? fallback;
    // The same object as long as the content is the same: `useSyncExternalStore` compares by identity.
    const text = JSON.stringify(value);
    if (known?.text !== text) known = { value, text };
    return known.value;
  };
  const write = (value: Value | undefined) => {
    writeStoredAs(key(), value);
    onWrite?.();
  };

  return {
    read,
    write,
    update: (change) => write(change(read())),
    follow,
    useValue: () => useSyncExternalStore(follow, read, read),
  };
}

/** Defines a stored value. Nothing is read before it is asked for. */
export function createStored<Schema extends v.GenericSchema>(
  key: StorageKey,
  schema: Schema,
  fallback: v.InferOutput<Schema>,
): Stored<v.InferOutput<Schema>> {
  return storedAt({ key: () => key, follow: (listener) => followStored(key, listener) }, schema, fallback);
}
