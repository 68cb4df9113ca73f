import { isGreater, isLess, isPositive, minus, type Decimal } from '@bourse/decimal';
import { take, takenSide } from './book';
import type { Book, Order, OrderRequest } from './types';

type Priced = Pick<OrderRequest, 'side' | 'price'>;

/** Whether an order trades at a price. */
export const accepts =
  ({ side, price: limit }: Priced) =>
  (price: Decimal): boolean =>
    limit === undefined || (side === 'buy' ? !isGreater(price, limit) : !isLess(price, limit));

/** Whether an order would trade at once. */
export function wouldTake(request: OrderRequest, book: Book): boolean {
  const [best] = book[takenSide(request.side)];
  return best !== undefined && accepts(request)(best[0]);
}

/** Whether the book has the whole amount of an order at its limit. */
export const canFill = (request: OrderRequest, book: Book): boolean => !isPositive(missing(request, book));

function missing(request: OrderRequest, book: Book): Decimal {
  const { taken } = take(book[takenSide(request.side)], request.amount, accepts(request));
  return taken.reduce((left, [, amount]) => minus(left, amount), request.amount);
}

/** Whether a price has reached the trigger of a stop-limit order: a buy waits for a rise, a sale for a fall. */
export function isReached({ side, trigger }: Pick<OrderRequest, 'side' | 'trigger'>, last: Decimal): boolean {
  if (trigger === undefined || !isPositive(last)) return false;
  return side === 'buy' ? !isLess(last, trigger) : !isGreater(last, trigger);
}

/** Whether the untraded part of an order ends at once. */
export const endsAtOnce = ({ type, inForce }: Order): boolean =>
  type === 'market' || inForce === 'ioc' || inForce === 'fok';
