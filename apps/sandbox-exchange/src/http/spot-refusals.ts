import { decimalsOf, isPositive, type Decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { CancelOrderResult, Pair, PlaceOrderResult } from '../products/spot/types';
import { Rejection, unavailable } from './rejection';

type RefusalOf<Result> = Extract<Result, { ok: false; reason: string }>['reason'];

type Asked = Readonly<{ pair: Pair; price: Decimal; quantity: Decimal }>;

const PLACE_REFUSALS: Readonly<Record<RefusalOf<PlaceOrderResult>, (asked: Asked) => Rejection>> = {
  pair_not_found: () => new Rejection(SERVER_TEXTS.pairNotFound),
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  price_invalid: priceRefusal,
  quantity_invalid: quantityRefusal,
  quantity_below_minimum: ({ pair }) => new Rejection(SERVER_TEXTS.minimumQuantity(pair.minQuantity)),
  insufficient_balance: () => new Rejection(SERVER_TEXTS.insufficientBalance),
  no_liquidity: () => new Rejection(SERVER_TEXTS.noCounterparty),
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

/** Why an order was not taken → what the reader is told. */
export function placeRefusal(reason: RefusalOf<PlaceOrderResult>, asked: Asked): Rejection {
  return PLACE_REFUSALS[reason](asked);
}

/** Why an order was not taken back → what the reader is told. */
export function cancelRefusal(reason: RefusalOf<CancelOrderResult>): Rejection {
  return CANCEL_REFUSALS[reason]();
}

function priceRefusal({ pair, price }: Asked): Rejection {
  if (!isPositive(price)) return new Rejection(SERVER_TEXTS.pricePositive);
  if (decimalsOf(price) > pair.priceDecimals) return new Rejection(SERVER_TEXTS.priceDecimals(pair.priceDecimals));
  return new Rejection(SERVER_TEXTS.priceOutOfRange);
}

function quantityRefusal({ pair, quantity }: Asked): Rejection {
  if (!isPositive(quantity)) return new Rejection(SERVER_TEXTS.numberPositive);
  if (decimalsOf(quantity) > pair.quantityDecimals) {
    return new Rejection(SERVER_TEXTS.numberDecimals(pair.quantityDecimals));
  }
  return new Rejection(SERVER_TEXTS.quantityMultiple(pair.lotSize));
}
