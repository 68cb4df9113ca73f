import { decimalsOf, isPositive, type Decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { CancelOrderResult, Pair, PlaceOrderResult } from '../products/spot/types';
import { Rejection, unavailable } from './rejection';

type RefusalOf<Result> = Extract<Result, { ok: false; reason: string }>['reason'];

/** Why an order was not taken → what the reader is told. */
export function placeRefusal(
  reason: RefusalOf<PlaceOrderResult>,
  pair: Pair,
  asked: { price: Decimal; quantity: Decimal },
): Rejection {
  switch (reason) {
    case 'pair_not_found':
      return new Rejection(SERVER_TEXTS.pairNotFound);
    case 'user_not_found':
      return new Rejection(SERVER_TEXTS.userNotFound);
    case 'price_invalid':
      return priceRefusal(pair, asked.price);
    case 'quantity_invalid':
      return quantityRefusal(pair, asked.quantity);
    case 'quantity_below_minimum':
      return new Rejection(SERVER_TEXTS.minimumQuantity(pair.minQuantity));
    case 'insufficient_balance':
      return new Rejection(SERVER_TEXTS.insufficientBalance);
    case 'no_liquidity':
      return new Rejection(SERVER_TEXTS.noCounterparty);
    case 'client_order_id_taken':
    case 'client_order_id_invalid':
      return new Rejection(SERVER_TEXTS.duplicateSubmission);
    case 'unavailable':
      return unavailable();
  }
}

function priceRefusal(pair: Pair, price: Decimal): Rejection {
  if (!isPositive(price)) return new Rejection(SERVER_TEXTS.pricePositive);
  if (decimalsOf(price) > pair.priceDecimals) return new Rejection(SERVER_TEXTS.priceDecimals(pair.priceDecimals));
  return new Rejection(SERVER_TEXTS.priceOutOfRange);
}

function quantityRefusal(pair: Pair, quantity: Decimal): Rejection {
  if (!isPositive(quantity)) return new Rejection(SERVER_TEXTS.numberPositive);
  if (decimalsOf(quantity) > pair.quantityDecimals) {
    return new Rejection(SERVER_TEXTS.numberDecimals(pair.quantityDecimals));
  }
  return new Rejection(SERVER_TEXTS.quantityMultiple(pair.lotSize));
}

/** Why an order was not taken back → what the reader is told. */
export function cancelRefusal(reason: RefusalOf<CancelOrderResult>): Rejection {
  switch (reason) {
    case 'order_not_found':
      return new Rejection(SERVER_TEXTS.orderNotFound);
    case 'not_your_order':
      return new Rejection(SERVER_TEXTS.notYourOrder);
    case 'order_closed':
      return new Rejection(SERVER_TEXTS.orderNotRevocable);
    case 'unavailable':
      return unavailable();
  }
}
