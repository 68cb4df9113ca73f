import {
  ceilTo,
  decimal,
  dividedBy,
  floorTo,
  isPositive,
  minus,
  percentOf,
  plus,
  sum,
  times,
  type Decimal,
} from '@bourse/decimal';
import { MAINTENANCE_RATE } from './settings';
import type { Direction, LeverOrder, LeverPosition } from './types';

/* Formulas of leverage trading (contract notes, "Leverage"), in quote currency. Amounts that the user pays are
   rounded up, amounts that the user receives are rounded down, to the decimals of the currency (`scale`). */

type Sized = Pick<LeverOrder, 'lots' | 'lotSize'>;

/** Lots × lot size, in base currency. */
export function sizeOf({ lots, lotSize }: Sized): Decimal {
  return times(decimal(lots), lotSize);
}

/** Contract value: lots × lot size × price. */
export function valueOf(order: Sized, price: Decimal): Decimal {
  return times(sizeOf(order), price);
}

/** Margin: value ÷ multiple. */
export function marginOf(value: Decimal, multiple: number, scale: number): Decimal {
  return ceilTo(dividedBy(value, decimal(multiple)), scale);
}

/** Opening fee: value × (spread + trade fee) ÷ 100. */
export function openingFeeOf(value: Decimal, rates: { spread: Decimal; fee: Decimal }, scale: number): Decimal {
  return plus(ceilTo(percentOf(value, rates.spread), scale), ceilTo(percentOf(value, rates.fee), scale));
}

/** P/L before fees: (price − entry) × size, negated for a short position. */
export function profitOf(
  position: Sized & { direction: Direction; entryPrice: Decimal },
  price: Decimal,
  scale: number,
): Decimal {
  const { direction, entryPrice } = position;
  const move = direction === 'long' ? minus(price, entryPrice) : minus(entryPrice, price);
  return floorTo(times(move, sizeOf(position)), scale);
}

export interface AccountState {
  /** Money outside of positions: available or held by entrusts. */
  readonly free: Decimal;
  readonly margins: Decimal;
  /** Margins at opening. The margin that is left says nothing about the size of a position, and may be zero. */
  readonly initialMargins: Decimal;
  readonly profit: Decimal;
}

/** Margins and P/L of positions at given prices. */
export function accountOf(
  free: Decimal,
  positions: readonly LeverPosition[],
  priceOf: (position: LeverPosition) => Decimal,
  scale: number,
): AccountState {
  return {
    free,
    margins: sum(positions.map(({ margin }) => margin)),
    initialMargins: sum(positions.map(({ initialMargin }) => initialMargin)),
    profit: sum(positions.map((position) => profitOf(position, priceOf(position), scale))),
  };
}

const HUNDRED = decimal(100);

/** Risk rate in per cent from which downwards the client warns. */
export const WARNING_RATE = decimal(110);

/** Risk rate in per cent at which all positions close. */
export const LIQUIDATION_RATE = HUNDRED;

/** Equity: money outside of positions + margins + P/L. */
function equityOf({ free, margins, profit }: AccountState): Decimal {
  return plus(plus(free, margins), profit);
}

/** Risk rate in per cent: equity ÷ (initial margins × maintenance rate) × 100; `undefined` without positions. */
export function riskRateOf(account: AccountState): Decimal | undefined {
  const required = times(account.initialMargins, MAINTENANCE_RATE);
  if (!isPositive(required)) return undefined;
  return times(dividedBy(equityOf(account), required), HUNDRED);
}
