import type { Difference } from '../write/difference';

/** The result of one item of a batch. */
export type BatchResult =
  | { readonly kind: 'done' }
  /** The server refused; `text` is its message, if it sent one. */
  | { readonly kind: 'refused'; readonly text?: string }
  /** The reply was lost, and a look-up shows that the item is done. */
  | { readonly kind: 'foundDone' }
  /** The reply was lost, and a look-up shows that the item is unchanged. */
  | { readonly kind: 'unchanged' }
  /** The reply was lost, and the server could not be reached to look it up. */
  | { readonly kind: 'unknown' }
  /** Not sent, because the server could not be reached or the session has ended. */
  | { readonly kind: 'notSent' };

/** A batch of writes, one after the other. It is in the store, so leaving the screen neither stops it nor loses its report. */
export type BatchState<Item> =
  | { readonly phase: 'idle' }
  /** The items are being read. */
  | { readonly phase: 'collecting' }
  /** The user sees the items and decides. */
  | { readonly phase: 'confirming'; readonly items: readonly Item[] }
  /** `results` has one result for each item that is through, in the order of `items`. */
  | {
      readonly phase: 'running' | 'done';
      readonly items: readonly Item[];
      readonly results: readonly BatchResult[];
      /** Difference between the confirmed items and the items that the exchange created. */
      readonly difference?: Difference | undefined;
    };

export const IDLE = { phase: 'idle' } as const;

/** The button: starts reading the items, unless a batch is under way. */
export function collect<Item>(state: BatchState<Item>): BatchState<Item> {
  return state.phase === 'idle' || state.phase === 'done' ? { phase: 'collecting' } : state;
}

/** The items were read; without any there is nothing to confirm. */
export function offer<Item>(state: BatchState<Item>, items: readonly Item[]): BatchState<Item> {
  if (state.phase !== 'collecting') return state;
  return items.length === 0 ? IDLE : { phase: 'confirming', items };
}

/** "Keep" in the confirmation, or the end of the report. A running batch cannot be dismissed. */
export function dismiss<Item>(state: BatchState<Item>): BatchState<Item> {
  return state.phase === 'running' ? state : IDLE;
}

/** The session has changed: a confirmation belongs to the session that opened it. */
export function withdraw<Item>(state: BatchState<Item>): BatchState<Item> {
  return state.phase === 'collecting' || state.phase === 'confirming' ? IDLE : state;
}

/** The confirmation: exactly these items, once. */
export function start<Item>(state: BatchState<Item>): BatchState<Item> {
  return state.phase === 'confirming' ? { phase: 'running', items: state.items, results: [] } : state;
}

/** The item is certainly done. */
export const isItemDone = ({ kind }: BatchResult): boolean => kind === 'done' || kind === 'foundDone';

/** After one of these nothing more is sent: the next request would not arrive either. */
const endsTheRun = ({ kind }: BatchResult) => kind === 'unknown' || kind === 'notSent';

/**
 * Ends one item. After the last one, or if the run ends early, the report has one result for each item. `isOneWhole`: the items belong
 * together, so that the first one that fails ends the run.
 */
export function report<Item>(state: BatchState<Item>, result: BatchResult, isOneWhole: boolean): BatchState<Item> {
  if (state.phase !== 'running') return state;
  const { items } = state;
  const results = [...state.results, result];
  const isEnd = isOneWhole ? !isItemDone(result) : endsTheRun(result);
  if (!isEnd) return { phase: results.length < items.length ? 'running' : 'done', items, results };
  const rest = items.slice(results.length).map((): BatchResult => ({ kind: 'notSent' }));
  return { phase: 'done', items, results: [...results, ...rest] };
}

/** The comparison of the batch with these items; ignored after its report was closed. */
export function differ<Item>(
  state: BatchState<Item>,
  { of, difference }: { readonly of: readonly Item[]; readonly difference: Difference },
): BatchState<Item> {
  return state.phase === 'done' && state.items === of ? { ...state, difference } : state;
}

/** The items that are certainly done. */
export function doneItems<Item>(state: BatchState<Item>): readonly Item[] {
  if (state.phase !== 'done') return [];
  return state.items.filter((_item, index) => {
    const result = state.results[index];
    return result !== undefined && isItemDone(result);
  });
}

/** The next item to send. */
export function nextOf<Item>(state: BatchState<Item>): Item | undefined {
  return state.phase === 'running' ? state.items[state.results.length] : undefined;
}

/** How many items are certainly done. */
export function countDone(results: readonly BatchResult[]): number {
  return results.filter(isItemDone).length;
}
