import type { OpenOrder } from '../contract';

/** What became of one of many cancellations. */
export type CancelResult =
  | { readonly kind: 'cancelled' }
  /** The exchange said no; `text` is its own word, where it sent one. */
  | { readonly kind: 'refused'; readonly text?: string }
  /** The reply was lost, and the order is no longer open. */
  | { readonly kind: 'gone' }
  /** The reply was lost, and the order is still open. */
  | { readonly kind: 'stillOpen' }
  /** The reply was lost, and open orders cannot be reached either. */
  | { readonly kind: 'unknown' }
  /** Not tried, because the exchange could not be reached or the session had ended. */
  | { readonly kind: 'notSent' };

/** The way of a "cancel all". It is in the store: leaving the screen neither stops it nor loses its report. */
export type CancelAll =
  | { readonly phase: 'idle' }
  /** All open orders are being asked for. */
  | { readonly phase: 'asking' }
  /** The reader sees which orders, and decides. */
  | { readonly phase: 'confirming'; readonly orders: readonly OpenOrder[] }
  /** One cancellation after the other; `results` has those that are through, in the order of `orders`. */
  | {
      readonly phase: 'running' | 'done';
      readonly orders: readonly OpenOrder[];
      readonly results: readonly CancelResult[];
    };

export const IDLE: CancelAll = { phase: 'idle' };

/** The button: asks for the orders, unless something is under way. */
export function ask(state: CancelAll): CancelAll {
  return state.phase === 'idle' || state.phase === 'done' ? { phase: 'asking' } : state;
}

/** The orders came; without any there is nothing to confirm. */
export function answer(state: CancelAll, orders: readonly OpenOrder[]): CancelAll {
  if (state.phase !== 'asking') return state;
  return orders.length === 0 ? IDLE : { phase: 'confirming', orders };
}

/** "Keep them", or the end of the report. What runs cannot be put aside. */
export function dismiss(state: CancelAll): CancelAll {
  return state.phase === 'running' ? state : IDLE;
}

/** The reader's yes: exactly these orders, once. */
export function start(state: CancelAll): CancelAll {
  return state.phase === 'confirming' ? { phase: 'running', orders: state.orders, results: [] } : state;
}

/** After these nothing more is sent: the next request would not arrive either. */
const endsTheRun = ({ kind }: CancelResult) => kind === 'unknown' || kind === 'notSent';

/** One more is through. After the last, or where going on is pointless, the report is complete: one result an order. */
export function report(state: CancelAll, result: CancelResult): CancelAll {
  if (state.phase !== 'running') return state;
  const { orders } = state;
  const results = [...state.results, result];
  if (!endsTheRun(result)) return { phase: results.length < orders.length ? 'running' : 'done', orders, results };
  const rest = orders.slice(results.length).map((): CancelResult => ({ kind: 'notSent' }));
  return { phase: 'done', orders, results: [...results, ...rest] };
}

/** The order whose turn it is. */
export function nextOf(state: CancelAll): OpenOrder | undefined {
  return state.phase === 'running' ? state.orders[state.results.length] : undefined;
}

/** How many are no longer open by what is known. */
export function countCancelled(results: readonly CancelResult[]): number {
  return results.filter(({ kind }) => kind === 'cancelled' || kind === 'gone').length;
}
