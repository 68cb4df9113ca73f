import {
  decimal,
  ONE,
  decimalsOf,
  dividedBy,
  floorToStep,
  isMultipleOf,
  isPositive,
  type Decimal,
} from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, unavailable } from '@bourse/contract-server';
import type { Pair } from '../../catalog/types';
import { MOST_NOTIONAL, MOST_OPEN_ORDERS, MOST_WAITING_STOPS } from './limits';
import type { AmendExitsResult, AmendOrderResult, CancelOrderResult, PlaceOrderResult } from './types';

type RefusalOf<Result> = Extract<Result, { ok: false; reason: string }>['reason'];

/** `price` of a market order is the last one. */
type Asked = Readonly<{ pair: Pair; price: Decimal | undefined; quantity: Decimal }>;

const PLACE_REFUSALS: Readonly<Record<RefusalOf<PlaceOrderResult>, (asked: Asked) => Rejection>> = {
  pair_not_found: () => new Rejection(SERVER_TEXTS.pairNotFound),
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  price_invalid: priceRefusal,
  quantity_invalid: quantityRefusal,
  quantity_below_minimum: ({ pair }) => new Rejection(SERVER_TEXTS.minimumQuantity(pair.minQuantity)),
  price_out_of_band: () => new Rejection(SERVER_TEXTS.priceOutOfRange),
  notional_too_large: tooLarge,
  too_many_open_orders: () => new Rejection(SERVER_TEXTS.maximumPendingOrders(String(MOST_OPEN_ORDERS))),
  too_many_stops: () => new Rejection(SERVER_TEXTS.maximumPendingOrders(String(MOST_WAITING_STOPS))),
  insufficient_balance: () => new Rejection(SERVER_TEXTS.insufficientBalance),
  not_confirmed: () => new Rejection(SERVER_TEXTS.fundsFrozen),
  payments_held: () => new Rejection(SERVER_TEXTS.fundsFrozen),
  no_liquidity: () => new Rejection(SERVER_TEXTS.noCounterparty),
  would_take: () => new Rejection(SERVER_TEXTS.postOnlyWouldTake),
  cannot_fill: () => new Rejection(SERVER_TEXTS.cannotFillAtOnce),
  trigger_invalid: () => new Rejection(SERVER_TEXTS.triggerInvalid),
  trigger_reached: () => new Rejection(SERVER_TEXTS.triggerReached),
  client_order_id_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  client_order_id_invalid: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

const CANCEL_REFUSALS: Readonly<Record<RefusalOf<CancelOrderResult>, () => Rejection>> = {
  order_not_found: () => new Rejection(SERVER_TEXTS.orderNotFound),
  not_your_order: () => new Rejection(SERVER_TEXTS.notYourOrder),
  order_closed: () => new Rejection(SERVER_TEXTS.orderNotRevocable),
  unavailable,
};

const AMEND_REFUSALS: Readonly<Record<RefusalOf<AmendOrderResult>, (asked: Asked) => Rejection>> = {
  ...PLACE_REFUSALS,
  order_not_found: () => new Rejection(SERVER_TEXTS.orderNotFound),
  not_your_order: () => new Rejection(SERVER_TEXTS.notYourOrder),
  order_closed: () => new Rejection(SERVER_TEXTS.orderNotAmendable),
  already_filled: () => new Rejection(SERVER_TEXTS.orderNotAmendable),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
};

const EXITS_REFUSALS: Readonly<Record<RefusalOf<AmendExitsResult>, () => Rejection>> = {
  ...CANCEL_REFUSALS,
  order_closed: () => new Rejection(SERVER_TEXTS.orderNotAmendable),
  trigger_invalid: () => new Rejection(SERVER_TEXTS.triggerInvalid),
  trigger_reached: () => new Rejection(SERVER_TEXTS.triggerReached),
  too_many_stops: () => new Rejection(SERVER_TEXTS.maximumPendingOrders(String(MOST_WAITING_STOPS))),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
};

/** Text of each reason for refusing exits. */
export function exitsRefusal(reason: RefusalOf<AmendExitsResult>): Rejection {
  return EXITS_REFUSALS[reason]();
}

/** Text of each reason for refusing an amendment. */
export function amendRefusal(reason: RefusalOf<AmendOrderResult>, asked: Asked): Rejection {
  return AMEND_REFUSALS[reason](asked);
}

/** Text of each reason for refusing an order. */
export function placeRefusal(reason: RefusalOf<PlaceOrderResult>, asked: Asked): Rejection {
  return PLACE_REFUSALS[reason](asked);
}

/** Text of each reason for refusing a cancellation. */
export function cancelRefusal(reason: RefusalOf<CancelOrderResult>): Rejection {
  return CANCEL_REFUSALS[reason]();
}

function priceRefusal({ pair, price }: Asked): Rejection {
  if (price === undefined || !isPositive(price)) return new Rejection(SERVER_TEXTS.pricePositive);
  if (decimalsOf(price) > pair.priceDecimals) return new Rejection(SERVER_TEXTS.priceDecimals(pair.priceDecimals));
  return new Rejection(SERVER_TEXTS.priceOutOfRange);
}

function quantityRefusal({ pair, price, quantity }: Asked): Rejection {
  if (!isPositive(quantity)) return new Rejection(SERVER_TEXTS.numberPositive);
  if (decimalsOf(quantity) > pair.quantityDecimals) {
    return new Rejection(SERVER_TEXTS.numberDecimals(pair.quantityDecimals));
  }
  if (!isMultipleOf(quantity, pair.lotSize)) return new Rejection(SERVER_TEXTS.quantityMultiple(pair.lotSize));
  return tooLarge({ pair, price, quantity });
}

/** Names the largest quantity at the order's price. */
function tooLarge({ pair, price }: Asked): Rejection {
  const most = floorToStep(dividedBy(decimal(MOST_NOTIONAL), price ?? ONE), pair.lotSize);
  return new Rejection(SERVER_TEXTS.maximumQuantityExceeded(most));
}
