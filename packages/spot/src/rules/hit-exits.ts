import { dividedBy, isPositive, plus, roundHalfUp, times, ZERO, type Decimal } from '@bourse/decimal';
import type { CompletedOrder } from '@bourse/contracts/spot';
import type { ExitType } from '@bourse/contracts/market';

/** An exit that has traded. */
export interface HitExit extends Pick<CompletedOrder, 'base' | 'quote' | 'amount' | 'price'> {
  readonly orderId: number;
  readonly exit: ExitType;
  /** Epoch milliseconds of its newest trade. */
  readonly time: number;
}

const PRICE_PLACES = 8;

/** The exits among fills: each once, with the sum of its fills and their average price. A fill without an order or a time is left out. */
export function hitExits(fills: readonly CompletedOrder[]): readonly HitExit[] {
  const byOrder = new Map<number, HitExit & { readonly value: Decimal }>();
  for (const { orderId, exit, base, quote, amount, price, time } of fills) {
    if (orderId === undefined || exit === undefined || time === undefined) continue;
    const before = byOrder.get(orderId);
    const sum = plus(before?.amount ?? ZERO, amount);
    const value = plus(before?.value ?? ZERO, times(price, amount));
    const average = isPositive(sum) ? roundHalfUp(dividedBy(value, sum), PRICE_PLACES) : price;
    const newest = Math.max(time, before?.time ?? 0);
    byOrder.set(orderId, { orderId, exit, base, quote, amount: sum, price: average, time: newest, value });
  }
  return [...byOrder.values()].map(({ value: _value, ...hit }) => hit);
}
