import { isGreater, isLess, type Decimal } from '@bourse/decimal';
import { createdRow, differenceOf, type Difference, type KnownIds } from '@bourse/safe-writes';
import type { AcceptorDeal, Ad, Order } from '@bourse/contracts/c2c';

/* What a taken ad, a published ad and a deal with an acceptor have created, compared with what was confirmed. */

/** An ad or the part of it that was confirmed. `price`: CNY for one coin. */
interface ConfirmedAmount {
  readonly amount: Decimal;
  readonly price: Decimal;
  readonly currency: string;
}

/** The price of an ad that follows the index may have moved in favour of the taker. */
interface ConfirmedPrice {
  readonly price: Decimal;
  readonly isFloating?: boolean | undefined;
  readonly isPurchase?: boolean | undefined;
}

/** Whether a price that follows the index is better for the taker than the confirmed one. */
export const isBetterPrice = ({ price, isFloating, isPurchase }: ConfirmedPrice, created: Decimal): boolean =>
  isFloating === true && (isPurchase ? isLess(created, price) : isGreater(created, price));

/** Currency of prices and payments (money side, section 3). */
const FIAT = 'CNY';

/** A taken ad: the amount and the price of the order. A back end may take the whole ad for a part. */
export function takenDifference(
  taken: ConfirmedAmount & ConfirmedPrice & { readonly adId: number },
  { ids }: KnownIds,
  orders: readonly Order[],
): Difference | undefined {
  const { adId, amount, price, currency } = taken;
  const created = createdRow(
    orders.filter((order) => order.isPublisher !== true && (order.adId ?? adId) === adId),
    ids,
  );
  const difference = differenceOf(amount, created?.amount, currency);
  if (difference) return difference;
  return created && isBetterPrice(taken, created.price) ? undefined : differenceOf(price, created?.price, FIAT);
}

/** A published ad: its whole amount and its price. Other users may have taken a part already. */
export function publishedDifference(
  { amount, price, floating, currency }: ConfirmedAmount & { readonly floating?: object | undefined },
  { ids }: KnownIds,
  ads: readonly Ad[],
): Difference | undefined {
  const created = createdRow(ads, ids);
  const difference = differenceOf(amount, created?.total, currency);
  // A price that follows the index is another one a moment later.
  return difference ?? (floating ? undefined : differenceOf(price, created?.price, FIAT));
}

/** A deal with an acceptor: the money to pay or to receive. */
export function dealDifference(
  { money }: { readonly money: Decimal },
  { ids }: KnownIds,
  deals: readonly AcceptorDeal[],
): Difference | undefined {
  return differenceOf(money, createdRow(deals, ids)?.money, FIAT);
}
