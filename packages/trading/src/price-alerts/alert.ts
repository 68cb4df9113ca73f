import { compare, isPositive, type Decimal } from '@bourse/decimal';
import type { PairId } from '@bourse/market/contract';

/** A price alert of this device. */
export interface PriceAlert {
  readonly id: string;
  readonly pair: PairId;
  /** `BTC/USDT`. */
  readonly symbol: string;
  readonly price: Decimal;
  /** The direction of the crossing: the price rises to an alert that was set above it. */
  readonly direction: 'above' | 'below';
  readonly hasSound: boolean;
  readonly hasNotification: boolean;
  /** Epoch milliseconds; an alert that has fired does not fire again until it is edited. */
  readonly firedAt: number | undefined;
}

export const ALERTS_AT_MOST = 50;

/**
 * Direction of the target from the current price; `undefined` if it cannot be crossed, because it is missing or equal.
 */
export function directionOf(
  price: Decimal | undefined,
  last: Decimal | undefined,
): PriceAlert['direction'] | undefined {
  if (price === undefined || last === undefined || !isPositive(price) || price === last) return undefined;
  return compare(price, last) > 0 ? 'above' : 'below';
}

/** Has the streamed price reached or crossed a waiting alert? A price of zero is no price. */
export function isReached({ price, direction, firedAt }: PriceAlert, last: Decimal): boolean {
  if (firedAt !== undefined || !isPositive(last)) return false;
  return direction === 'above' ? compare(last, price) >= 0 : compare(last, price) <= 0;
}

/** The list with a new or edited alert, newest first; unchanged if the list is full. */
export function withAlert(alerts: readonly PriceAlert[], alert: PriceAlert): readonly PriceAlert[] {
  if (alerts.some(({ id }) => id === alert.id)) return alerts.map((other) => (other.id === alert.id ? alert : other));
  return alerts.length < ALERTS_AT_MOST ? [alert, ...alerts] : alerts;
}

/** The list after one has fired. */
export function withFired(alerts: readonly PriceAlert[], id: string, at: number): readonly PriceAlert[] {
  return alerts.map((alert) => (alert.id === id ? { ...alert, firedAt: at } : alert));
}
