import { Rejection, unavailable } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Pair } from '../market/gateway-market';
import type { PlaceRefusal } from '../orders/order-desk';
import type { RefusalReason } from '../venue/venue';

/** Why the venue did not do a request. */
const VENUE_REFUSALS: Readonly<Record<RefusalReason, string>> = {
  balance_too_low: SERVER_TEXTS.insufficientBalance,
  order_invalid: SERVER_TEXTS.venueRefused,
  order_not_found: SERVER_TEXTS.orderNotFound,
  pair_closed: SERVER_TEXTS.pairClosed,
  key_refused: SERVER_TEXTS.venueKeyRefused,
  clock_skew: SERVER_TEXTS.venueClockDiffers,
  rate_limit: SERVER_TEXTS.tooManyRequests,
  maintenance: SERVER_TEXTS.maintenance,
  other: SERVER_TEXTS.venueRefused,
};

export function venueRefusal(reason: RefusalReason | 'unknown'): Rejection {
  return reason === 'unknown' ? unavailable() : new Rejection(VENUE_REFUSALS[reason]);
}

/** The text of each reason for refusing an order; an unknown outcome is a 503. */
export function placeRefusal(reason: PlaceRefusal | 'unknown', { terms }: Pair): Rejection {
  switch (reason) {
    case 'stopped':
      return new Rejection(SERVER_TEXTS.tradingStopped);
    case 'cap_of_order':
      return new Rejection(SERVER_TEXTS.orderCapExceeded);
    case 'cap_of_day':
      return new Rejection(SERVER_TEXTS.dayCapExceeded);
    case 'worth_unknown':
      return new Rejection(SERVER_TEXTS.marketPriceUnavailable);
    case 'no_liquidity':
      return new Rejection(SERVER_TEXTS.noCounterparty);
    case 'request_taken':
      return new Rejection(SERVER_TEXTS.duplicateSubmission);
    case 'price_invalid':
      return new Rejection(SERVER_TEXTS.pricePositive);
    case 'amount_invalid':
      return new Rejection(SERVER_TEXTS.numberPositive);
    case 'below_minimum':
      return new Rejection(SERVER_TEXTS.minimumQuantity(terms.minAmount ?? terms.amountStep));
    case 'above_maximum':
      return new Rejection(SERVER_TEXTS.maximumQuantityExceeded(terms.maxAmount ?? ''));
    case 'total_too_small':
      return new Rejection(SERVER_TEXTS.minimumTotal(terms.minNotional ?? ''));
    default:
      return venueRefusal(reason);
  }
}

export function cancelRefusal(reason: RefusalReason | 'unknown'): Rejection {
  return reason === 'order_not_found' ? new Rejection(SERVER_TEXTS.orderNotRevocable) : venueRefusal(reason);
}
