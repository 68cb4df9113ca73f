import type { KeptKey } from './kept-place';

type MergeTexts = (own: string, other: string) => string;
type TakeOverText = (own: string, other: string, now: number) => string;

interface Merges {
  readonly merge: MergeTexts;
  readonly takeOver: TakeOverText;
}

const merges = new Map<string, Merges>();

/** Values of another device that wait for the module that can judge them. */
const awaited = new Set<string>();

/** Defines how two copies of a value become one. Whether a copy of another device waits for it. */
export function defineKept(key: KeptKey, merge: MergeTexts, takeOver: TakeOverText): boolean {
  merges.set(key, { merge, takeOver });
  return awaited.delete(key);
}

export const keptKeys = (): readonly string[] => [...merges.keys()];

/** Whether the module that defines the merge of this value is loaded; the definition of one that is not is awaited. */
export function canMerge(key: string): boolean {
  const isDefined = merges.has(key);
  if (!isDefined) awaited.add(key);
  return isDefined;
}

/** The merged text of a value that exists twice. Before its module is loaded nothing writes it, so both copies are the same. */
export const mergeTexts = (key: string, own: string, other: string): string =>
  own === other ? own : (merges.get(key)?.merge(own, other) ?? own);

/** The text that this device gets at `now` where only another device has changed the value. */
export const takenOverText = (key: string, own: string, other: string, now: number): string =>
  own === '' || own === other ? other : (merges.get(key)?.takeOver(own, other, now) ?? own);
