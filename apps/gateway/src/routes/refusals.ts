import { Rejection, unavailable } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { CancelRefusal } from '../orders/cancels';
import type { EditRefusal } from '../orders/edits';
import type { PlaceRefusal } from '../orders/place-result';
import type { VenueMarket } from '../venue/types';
import { VenueError, type RefusalReason } from '../venue/venue';

/** Why the venue did not do a request. */
const VENUE_REFUSALS: Readonly<Record<RefusalReason, string>> = {
  balance_too_low: SERVER_TEXTS.insufficientBalance,
  order_invalid: SERVER_TEXTS.venueRefused,
  order_not_found: SERVER_TEXTS.orderNotFound,
  pair_closed: SERVER_TEXTS.pairClosed,
  key_refused: SERVER_TEXTS.venueKeyRefused,
  clock_skew: SERVER_TEXTS.venueClockDiffers,
  rate_limit: SERVER_TEXTS.tooManyRequests,
  maintenance: SERVER_TEXTS.venueMaintenance,
  position_mode: SERVER_TEXTS.venueHedgeMode,
  position_unknown: SERVER_TEXTS.venuePositionUnknown,
  ended_unfilled: SERVER_TEXTS.venueEndedUnfilled,
  would_take: SERVER_TEXTS.postOnlyWouldTake,
  cannot_fill: SERVER_TEXTS.cannotFillAtOnce,
  partly_filled: SERVER_TEXTS.venuePartlyFilled,
  unreplaced: SERVER_TEXTS.venueUnreplaced,
  trigger_reached: SERVER_TEXTS.triggerReached,
  other: SERVER_TEXTS.venueRefused,
};

export function venueRefusal(reason: RefusalReason | 'unknown'): Rejection {
  return reason === 'unknown' ? unavailable() : new Rejection(VENUE_REFUSALS[reason]);
}

/** The answer to a list that the venue does not provide now. Commands report their outcome themselves, before they throw. */
export function readRefusal(error: Error): Rejection | undefined {
  if (!(error instanceof VenueError)) return undefined;
  return error.reason === 'maintenance' ? venueRefusal(error.reason) : unavailable();
}

type RuleOfGateway = Exclude<PlaceRefusal, RefusalReason>;

const PLACE_REFUSALS: Readonly<Record<RuleOfGateway, (terms: VenueMarket) => string>> = {
  stopped: () => SERVER_TEXTS.tradingStopped,
  cap_of_order: () => SERVER_TEXTS.orderCapExceeded,
  cap_of_day: () => SERVER_TEXTS.dayCapExceeded,
  worth_unknown: () => SERVER_TEXTS.capsNeedPrice,
  no_liquidity: () => SERVER_TEXTS.noCounterparty,
  left_beside: () => SERVER_TEXTS.venueLeftBeside,
  request_taken: () => SERVER_TEXTS.duplicateSubmission,
  price_invalid: () => SERVER_TEXTS.pricePositive,
  trigger_invalid: () => SERVER_TEXTS.triggerInvalid,
  amount_invalid: () => SERVER_TEXTS.numberPositive,
  below_minimum: ({ minAmount, amountStep }) => SERVER_TEXTS.minimumQuantity(minAmount ?? amountStep),
  above_maximum: ({ maxAmount }) => SERVER_TEXTS.maximumQuantityExceeded(maxAmount ?? ''),
  total_too_small: ({ minNotional }) => SERVER_TEXTS.minimumTotal(minNotional ?? ''),
};

const isOfGateway = (reason: string): reason is RuleOfGateway => reason in PLACE_REFUSALS;

/** The text of each reason for refusing an order; an unknown outcome is a 503. */
export function placeRefusal(reason: PlaceRefusal | 'unknown', { terms }: { readonly terms: VenueMarket }): Rejection {
  return isOfGateway(reason) ? new Rejection(PLACE_REFUSALS[reason](terms)) : venueRefusal(reason);
}

/** Of an order that was to be edited. */
export function editRefusal(
  reason: PlaceRefusal | EditRefusal | 'unknown',
  pair: { readonly terms: VenueMarket },
): Rejection {
  return reason === 'order_not_found' || reason === 'order_filled'
    ? new Rejection(SERVER_TEXTS.orderNotAmendable)
    : placeRefusal(reason, pair);
}

export function cancelRefusal(reason: CancelRefusal): Rejection {
  return reason === 'order_not_found' || reason === 'order_filled'
    ? new Rejection(SERVER_TEXTS.orderNotRevocable)
    : venueRefusal(reason);
}
