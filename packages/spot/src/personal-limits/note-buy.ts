import { selectServerClock, serverNow } from '@bourse/api-client';
import type { SpotThunk } from '../state';
import type { OrderTicket } from '../rules/order-ticket';
import { spotLimits } from './limits';

/** Counts a placed buy among the trades of the day; a sale is never limited. */
export const noteBuy =
  ({ side, quote }: Pick<OrderTicket, 'side' | 'quote'>): SpotThunk<void> =>
  (_dispatch, getState) => {
    if (side === 'buy') spotLimits.noteTrade(quote, serverNow(selectServerClock(getState())));
  };
