import { compare, dividedBy, isZero, roundHalfUp, sumIfKnown, times, decimal, type Decimal } from '@bourse/decimal';
import {
  groupedStatistics,
  journalStatistics,
  profitCalendar,
  profitCourse,
  type ClosedTrade,
  type ResultCharge,
} from '@bourse/trading';

const PER_CENT = decimal(100);
const PERCENT_PLACES = 2;

/** The return of a trade in per cent of what it needed; `undefined` if one of them is not known. */
export function returnOf({ profit, stake }: Pick<ClosedTrade, 'profit' | 'stake'>): Decimal | undefined {
  if (profit === undefined || stake === undefined || isZero(stake)) return undefined;
  return roundHalfUp(times(dividedBy(profit, stake), PER_CENT), PERCENT_PLACES);
}

/** The sum of the charges of one kind in a currency; `undefined` if one of them is not known. */
const chargedIn = (charges: readonly ResultCharge[], kind: ResultCharge['kind'], currency: string) =>
  sumIfKnown(
    charges.filter((charge) => charge.kind === kind && charge.currency === currency).map(({ amount }) => amount),
  );

/** The currencies of the trades, that of the newest first. */
export function currenciesOf(trades: readonly ClosedTrade[]): readonly string[] {
  const newestFirst = trades.toSorted((a, b) => (b.closedAt ?? 0) - (a.closedAt ?? 0));
  return [...new Set(newestFirst.map(({ currency }) => currency))];
}

/** Everything that the page shows of one currency. */
export function resultTotals(
  all: readonly ClosedTrade[],
  charges: readonly ResultCharge[],
  currency: string,
  timeZone: string,
) {
  const trades = all.filter((trade) => trade.currency === currency);
  const ranked = trades
    .flatMap((trade) => (trade.profit === undefined ? [] : [{ ...trade, profit: trade.profit }]))
    .toSorted((a, b) => compare(b.profit, a.profit));
  const days = profitCalendar(trades, timeZone);
  return {
    trades,
    statistics: journalStatistics(trades),
    /** Trades whose profit is not known; the sum is then not known either. */
    unpriced: trades.length - ranked.length,
    /** Of these the sales of coins without a known cost. Older trades that are not loaded may have the cost. */
    uncosted: trades.filter(
      ({ product, stake, profit }) => product === 'spot' && stake === undefined && profit === undefined,
    ).length,
    fees: chargedIn(charges, 'fee', currency),
    overnight: chargedIn(charges, 'overnight', currency),
    best: ranked[0],
    worst: ranked.length > 1 ? ranked.at(-1) : undefined,
    days,
    course: profitCourse(days),
    byPair: groupedStatistics(trades, ({ symbol }) => symbol),
    byProduct: groupedStatistics(trades, ({ product }) => product),
  };
}

export type ResultTotals = ReturnType<typeof resultTotals>;
