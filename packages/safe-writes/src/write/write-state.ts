import type { Failure } from '@bourse/feature-kit';

/*
 * A write is one action with one identity. It is sent once, however often the user presses; a lost reply is looked up on the
 * server and never answered by sending again.
 *
 *     idle → confirming → sending → done | refused
 *                                 → unknown ⇄ looking ⇄ found
 *
 * A press starts a new write from `idle`, `done`, `refused` and `found`.
 */

interface Identified<Ticket> {
  /** Identity of the action: a reply with another identity is ignored. */
  readonly id: string;
  /** The action at the time of the press. */
  readonly ticket: Ticket;
}

interface Sent<Ticket, Before> extends Identified<Ticket> {
  /** The server's data known before the request was sent. */
  readonly before: Before;
}

/** `done`: the write was certainly carried out. `open`: not certain; the request may still arrive. */
export type Verdict = 'done' | 'open';

export type WriteState<Ticket, Before, Finding> =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'confirming' } & Identified<Ticket>)
  | ({ readonly phase: 'sending' } & Sent<Ticket, Before>)
  | ({ readonly phase: 'done' } & Identified<Ticket>)
  | ({ readonly phase: 'refused'; readonly failure: Failure } & Identified<Ticket>)
  /** The reply was lost. `hasLooked`: the server could not be reached to look the outcome up. */
  | ({ readonly phase: 'unknown'; readonly hasLooked: boolean } & Sent<Ticket, Before>)
  | ({ readonly phase: 'looking' } & Sent<Ticket, Before>)
  | ({ readonly phase: 'found'; readonly finding: Finding; readonly verdict: Verdict } & Sent<Ticket, Before>);

export const IDLE = { phase: 'idle' } as const;

/** A write whose reply was lost. */
export type LostWrite<Ticket, Before, Finding> = Extract<
  WriteState<Ticket, Before, Finding>,
  { phase: 'unknown' | 'looking' | 'found' }
>;

export function isLost<T, B, F>(state: WriteState<T, B, F>): state is LostWrite<T, B, F> {
  return state.phase === 'unknown' || state.phase === 'looking' || state.phase === 'found';
}

/** The request is under way, or its outcome is unknown. No other write may start. */
export function isBusy({ phase }: WriteState<unknown, unknown, unknown>): boolean {
  return phase === 'sending' || phase === 'unknown' || phase === 'looking';
}

/** A request is under way: the write itself or its look-up. */
export function isPending({ phase }: WriteState<unknown, unknown, unknown>): boolean {
  return phase === 'sending' || phase === 'looking';
}

/** The button, with valid input. */
export function press<T, B, F>(state: WriteState<T, B, F>, write: Identified<T>): WriteState<T, B, F> {
  return isBusy(state) || state.phase === 'confirming' ? state : { phase: 'confirming', ...write };
}

/** The button of an exit write: it is never ignored, and replaces a write that is open, pending or lost. */
export function pressExit<T, B, F>(_state: WriteState<T, B, F>, write: Identified<T>): WriteState<T, B, F> {
  return { phase: 'confirming', ...write };
}

/** "Cancel" in the confirmation, or a session change while it is open. */
export function takeBack<T, B, F>(state: WriteState<T, B, F>): WriteState<T, B, F> {
  return state.phase === 'confirming' ? IDLE : state;
}

/** The confirmation: from here on exactly one request is under way. */
export function send<T, B, F>(state: WriteState<T, B, F>, before: B): WriteState<T, B, F> {
  if (state.phase !== 'confirming') return state;
  return { phase: 'sending', id: state.id, ticket: state.ticket, before };
}

/** The request is not sent, e.g. while the device is offline. */
export function refuseUnsent<T, B, F>(state: WriteState<T, B, F>, failure: Failure): WriteState<T, B, F> {
  return state.phase === 'confirming' ? { phase: 'refused', id: state.id, ticket: state.ticket, failure } : state;
}

export type Reply =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'unknown' };

/** The outcome of the request. */
export function reply<T, B, F>(state: WriteState<T, B, F>, id: string, outcome: Reply): WriteState<T, B, F> {
  if (state.phase !== 'sending' || state.id !== id) return state;
  const { ticket, before } = state;
  switch (outcome.kind) {
    case 'done':
      return { phase: 'done', id, ticket };
    case 'refused':
      return { phase: 'refused', id, ticket, failure: outcome.failure };
    case 'unknown':
      return { phase: 'unknown', id, ticket, before, hasLooked: false };
    default:
      return outcome satisfies never;
  }
}

/** It is not certain whether the write was carried out. */
export function isUndecided<T, B, F>(state: WriteState<T, B, F>): boolean {
  return state.phase === 'found' ? state.verdict === 'open' : 'before' in state;
}

/** It is certain that the write was carried out. */
export function isDone<T, B, F>(
  state: WriteState<T, B, F>,
): state is Extract<WriteState<T, B, F>, { phase: 'done' | 'found' }> {
  return state.phase === 'done' || (state.phase === 'found' && state.verdict === 'done');
}

/**
 * The next write must be confirmed, even if the user has switched confirmations off: the last one may have been
 * executed, so the same press may execute it twice.
 */
export function mustAsk<T, B, F>(state: WriteState<T, B, F>): boolean {
  return state.phase === 'found' && state.verdict === 'open';
}

/** The outcome is looked up on the server. */
export function look<T, B, F>(state: WriteState<T, B, F>): WriteState<T, B, F> {
  if (state.phase !== 'unknown' && !mustAsk(state)) return state;
  if (!('before' in state)) return state;
  return { phase: 'looking', id: state.id, ticket: state.ticket, before: state.before };
}

export interface Found<Finding> {
  readonly finding: Finding;
  readonly verdict: Verdict;
}

/** The result of the look-up; `undefined` if the server could not be reached. */
export function see<T, B, F>(state: WriteState<T, B, F>, id: string, found: Found<F> | undefined): WriteState<T, B, F> {
  if (state.phase !== 'looking' || state.id !== id) return state;
  const { ticket, before } = state;
  return found
    ? { phase: 'found', id, ticket, before, ...found }
    : { phase: 'unknown', id, ticket, before, hasLooked: true };
}

/** The user has read the outcome. An unknown outcome can be dismissed only after a look-up has failed. */
export function dismiss<T, B, F>(state: WriteState<T, B, F>): WriteState<T, B, F> {
  const isOpen = state.phase === 'unknown' ? !state.hasLooked : isBusy(state) || state.phase === 'confirming';
  return isOpen ? state : IDLE;
}
