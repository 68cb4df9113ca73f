import { isZero } from '@bourse/decimal';
import type { LoopbackExchange } from '../exchange';
import { Refusal, type Order, type OrderRequest, type RefusalCode } from '../types';

/** Why a cancel or the order after it was refused, as Binance tells it. */
type Cause = RefusalCode | 'cancel_restrictions' | 'timeout';

/** The first order stays (`isCancelled` false), or it is cancelled and the second one is refused. */
export class ReplaceFailure extends Error {
  override name = 'ReplaceFailure';
  readonly isCancelled: boolean;
  readonly reason: Cause;
  /** The row of the first order, once it is cancelled. */
  readonly cancelResponse: object;

  constructor(isCancelled: boolean, reason: Cause, cancelResponse: object = {}) {
    super(reason);
    this.cancelResponse = cancelResponse;
    this.isCancelled = isCancelled;
    this.reason = reason;
  }
}

interface Replacing {
  readonly cancelOrderId: number;
  /** Only an order without a fill is cancelled. */
  readonly isUntouchedOnly: boolean;
  readonly row: (order: Order) => object;
  readonly place: (request: OrderRequest) => object;
}

/**
 * Cancels an order and places another one, with `STOP_ON_FAILURE`; source: developers.binance.com, "Cancel an Existing Order and Send a New
 * Order". The rules of the pair are checked before the cancel, the account and the book after it.
 * @throws Refusal, ReplaceFailure
 */
export function replaced(exchange: LoopbackExchange, request: OrderRequest, replacing: Replacing) {
  const { cancelOrderId, isUntouchedOnly, row, place } = replacing;
  exchange.checkRules(request);
  const old = exchange.orders().find(({ id }) => id === cancelOrderId);
  if (old?.state !== 'open') throw new ReplaceFailure(false, 'unknown_order');
  if (isUntouchedOnly && !isZero(old.filled)) throw new ReplaceFailure(false, 'cancel_restrictions');
  const cancelResponse = row(exchange.cancel(old.id));
  try {
    const newOrderResponse = place(request);
    return { cancelResult: 'SUCCESS', newOrderResult: 'SUCCESS', cancelResponse, newOrderResponse };
  } catch (error) {
    if (error instanceof Refusal) throw new ReplaceFailure(true, error.code, cancelResponse);
    throw error;
  }
}
