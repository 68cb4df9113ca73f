import type { Decimal } from '@bourse/decimal';
import { createdRow, differenceOf, type Difference, type KnownIds } from '@bourse/safe-writes';
import type { AcceptorDeal, Ad, Order } from '@bourse/contracts/c2c';

/* What a taken ad, a published ad and a deal with an acceptor have created, compared with what was confirmed. */

/** An ad or the part of it that was confirmed. `price`: CNY for one coin. */
interface ConfirmedAmount {
  readonly amount: Decimal;
  readonly price: Decimal;
  readonly currency: string;
}

/** Currency of prices and payments (money side, section 3). */
const FIAT = 'CNY';

/** A taken ad: the amount and the price of the order. A back end may take the whole ad for a part. */
export function takenDifference(
  { adId, amount, price, currency }: ConfirmedAmount & { readonly adId: number },
  { ids }: KnownIds,
  orders: readonly Order[],
): Difference | undefined {
  const taken = orders.filter((order) => order.isPublisher !== true && (order.adId ?? adId) === adId);
  const created = createdRow(taken, ids);
  return differenceOf(amount, created?.amount, currency) ?? differenceOf(price, created?.price, FIAT);
}

/** A published ad: its whole amount and its price. Other users may have taken a part already. */
export function publishedDifference(
  { amount, price, currency }: ConfirmedAmount,
  { ids }: KnownIds,
  ads: readonly Ad[],
): Difference | undefined {
  const created = createdRow(ads, ids);
  return differenceOf(amount, created?.total, currency) ?? differenceOf(price, created?.price, FIAT);
}

/** A deal with an acceptor: the money to pay or to receive. */
export function dealDifference(
  { money }: { readonly money: Decimal },
  { ids }: KnownIds,
  deals: readonly AcceptorDeal[],
): Difference | undefined {
  return differenceOf(money, createdRow(deals, ids)?.money, FIAT);
}
