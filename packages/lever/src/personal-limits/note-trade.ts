import { selectServerClock, serverNow } from '@bourse/api-client';
import type { LeverThunk } from '../state';
import { leverLimits, quoteOf } from './limits';

/** Counts an order that opens a position among the trades of the day. */
export const noteTrade =
  (order: { readonly symbol: string }): LeverThunk<void> =>
  (_dispatch, getState) => {
    leverLimits.noteTrade(quoteOf(order), serverNow(selectServerClock(getState())));
  };
