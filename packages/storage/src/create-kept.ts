import { storedAt, type Stored } from './create-stored';
import {
  adoptVisitors,
  announceKept,
  areKeptValuesLost,
  areKeptValuesUnread,
  followFailures,
  saveKept,
} from './kept-values';
import { areKeptValuesKnown, followKnown, followPlace, placeOf, type KeptKey } from './kept-place';
import { defineKept } from './kept-merges';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** The merged value where a value exists twice: of the user and of the visitor before the login, or of two devices. The order of the two must not matter where it is a limit. */
export type Merge<Value> = (own: Value, other: Value) => Value;

/**
 * The value that this device gets where only another device has changed it. A value that protects the user does not become looser sooner
 * than by the same change on this device: a stranger with a session on another device cannot lift it here. `now`: epoch milliseconds of
 * the server.
 */
export type TakeOver<Value> = (own: Value, other: Value, now: number) => Value;

/**
 * Defines a value of the user that outlasts a log-out. Local storage has the copy in use, by user id; IndexedDB keeps a copy, because a
 * log-out clears local storage (trading side, section 3). A login restores it. Another user does not see it. The value of a visitor
 * becomes that of the user who logs in. Without `takeOver` this device gets the change of another one as it is.
 */
export function createKept<Schema extends v.GenericSchema>(
  key: KeptKey,
  schema: Schema,
  fallback: v.InferOutput<Schema>,
  merge: Merge<v.InferOutput<Schema>>,
  takeOver?: TakeOver<v.InferOutput<Schema>>,
): Stored<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema>;
  const parsed = (text: string): { readonly value: Value } | undefined => {
    try {
      const read = v.safeParse(schema, JSON.parse(text));
      return read.success ? { value: read.output } : undefined;
    } catch {
      return undefined;
    }
  };
  const mergedTexts = (own: string, other: string) => {
    const [one, two] = [parsed(own), parsed(other)];
    if (!one || !two) return one ? own : other;
    return JSON.stringify(merge(one.value, two.value));
  };
  const takenOver = (own: string, other: string, now: number) => {
    const before = takeOver && parsed(own);
    return before ? JSON.stringify(takeOver(before.value, parsed(other)?.value ?? fallback, now)) : other;
  };
  if (defineKept(key, mergedTexts, takenOver)) announceKept();
  adoptVisitors([key]);
  return storedAt(
    { key: () => placeOf(key), follow: (listener) => followPlace(key, listener), onWrite: () => saveKept(key) },
    schema,
    fallback,
  );
}

/** Whether the kept values of the present user are known, in a component. */
export const useAreKeptValuesKnown = (): boolean =>
  useSyncExternalStore(followKnown, areKeptValuesKnown, areKeptValuesKnown);

/** Whether the browser has refused to keep a value, in a component. */
export const useAreKeptValuesLost = (): boolean =>
  useSyncExternalStore(followFailures, areKeptValuesLost, areKeptValuesLost);

/** Whether the kept values of the present user could not be read, in a component: `restoreKept` tries again. */
export const useAreKeptValuesUnread = (): boolean =>
  useSyncExternalStore(followFailures, areKeptValuesUnread, areKeptValuesUnread);
