import { isUnknownOutcome, type Answer, type ApiFailure, type ExchangeState } from '@bourse/api-client';
import type { Settled } from '@bourse/safe-writes';
import type { Thunk } from '@bourse/feature-kit';
import type { UnknownAction } from '@reduxjs/toolkit';

/** Why nothing is placed after the cancellation. */
type MoveEnd = { readonly kind: 'filled' | 'amountFilled' };

/**
 * `gone`: the order was no longer open, nothing was sent; `filled`: it filled before it was cancelled; `amountFilled`: its rest is cancelled, and
 * nothing is placed, because the amount that was entered for it had filled; `refused`: it is cancelled, and the new one was refused, or the
 * session expired before it was placed.
 */
export type MoveReply =
  /** `losesStops`: the stops that were planned for the order are not planned for the new one. */
  | { readonly kind: 'moved'; readonly message: string; readonly losesStops?: boolean }
  | { readonly kind: 'gone' }
  | MoveEnd
  | { readonly kind: 'refused'; readonly refusal: ApiFailure };

/**
 * `open`: the old order is still there, the new one was not sent; `cancelled`: the old one is gone, there is no trace of the new one;
 * `filled`: the old one filled; `unchanged`: a move in one step did not arrive; `moved`: the new one exists; `unsure`: changes that may
 * belong to either.
 */
export type MoveFinding = 'open' | 'cancelled' | 'filled' | 'unchanged' | 'moved' | 'unsure';

type Step<State extends ExchangeState, Result> = Thunk<State, Promise<Result>>;

/** The requests of a move. `Open`: the order before it is cancelled; `Left`: what the new order is made of. */
export interface MoveSteps<State extends ExchangeState, Open, Left> {
  /** Reads the order; `null` where it is no longer open. */
  readonly readOpen: Step<State, Answer<Open | null>>;
  readonly cancel: Step<State, Settled<unknown>>;
  /** The remainder that is placed after the cancellation. */
  readonly readLeft: (open: Open) => Step<State, Answer<{ readonly kind: 'left'; readonly left: Left } | MoveEnd>>;
  readonly place: (left: Left) => Step<State, Settled<MoveReply>>;
  /** Puts a cancelled order that was not placed again into the order form. `undefined`: what is left of it could not be read. */
  readonly giveBack: (left: Left | undefined) => UnknownAction;
}

/** The reply of a placed order as the reply of a move. */
export const asMoved = ({ data, ...rest }: Settled<string>): Settled<MoveReply> =>
  rest.error === undefined ? { ...rest, data: { kind: 'moved', message: data ?? '' } } : rest;

const settle = (data: MoveReply): Settled<MoveReply> => ({ data, at: Date.now() });

/** Cancels, then places what is left. The new order is sent only after the cancellation is certain: a lost reply in between places nothing. */
export const cancelAndPlace =
  <State extends ExchangeState, Open, Left>({
    readOpen,
    cancel,
    readLeft,
    place,
    giveBack,
  }: MoveSteps<State, Open, Left>): Step<State, Settled<MoveReply>> =>
  async (dispatch) => {
    const open = await dispatch(readOpen);
    if (open.error) return { error: open.error, at: Date.now() };
    if (open.data === null) return settle({ kind: 'gone' });
    const cancelled = await dispatch(cancel);
    if (cancelled.error !== undefined) return { error: cancelled.error, at: cancelled.at };
    const rest = await dispatch(readLeft(open.data));
    if (rest.data && rest.data.kind !== 'left') return settle(rest.data);
    // The cancellation is certain; while what is left is not, nothing is placed.
    const placed = rest.error ? { error: rest.error, at: Date.now() } : await dispatch(place(rest.data.left));
    if (placed.error === undefined) return placed;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors of the base query are failures
    const refusal = placed.error as ApiFailure;
    if (isUnknownOutcome(refusal)) return { error: refusal, at: placed.at };
    dispatch(giveBack(rest.data?.left));
    return settle({ kind: 'refused', refusal });
  };
