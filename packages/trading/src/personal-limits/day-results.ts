import { isNegative, isPositive, minus, negate, plus, ZERO, type Decimal } from '@bourse/decimal';

/** Results of one day on this device, each order once. */
export interface DayResults {
  readonly day: string;
  /** Ids of the orders whose result is counted. */
  readonly orders: readonly number[];
  /** Sum of P/L minus fees. */
  readonly net: Decimal;
  /** Losing orders since the last winning one. */
  readonly streak: number;
  /** When the last losing order ended, epoch milliseconds. */
  readonly lostAt: number | undefined;
  /** Orders that were opened. */
  readonly trades: number;
}

export const NO_RESULTS: DayResults = { day: '', orders: [], net: ZERO, streak: 0, lostAt: undefined, trades: 0 };

export interface Result {
  readonly id: number;
  readonly profit: Decimal | undefined;
  /** `undefined` where the back end does not send it: it is then not counted. */
  readonly fee: Decimal | undefined;
}

const today = (before: DayResults, day: string): DayResults => (before.day === day ? before : { ...NO_RESULTS, day });

/** The results including another order that has ended at `at`; a known order and one of an earlier day change nothing. A new day resets them. */
export function withResult(before: DayResults, { id, profit, fee }: Result, day: string, at: number): DayResults {
  if (day < before.day) return before;
  const results = today(before, day);
  if (profit === undefined || results.orders.includes(id)) return results;
  const net = minus(profit, fee ?? ZERO);
  return {
    ...results,
    orders: [...results.orders, id],
    net: plus(results.net, net),
    ...(isNegative(net) && { streak: results.streak + 1, lostAt: at }),
    ...(isPositive(net) && { streak: 0 }),
  };
}

/** The results including another order that was opened. */
export function withTrade(before: DayResults, day: string): DayResults {
  const results = today(before, day);
  return { ...results, trades: results.trades + 1 };
}

/** The loss of a day; zero for a profit. */
export function lossOn({ day, net }: DayResults, of: string): Decimal {
  return day === of && isNegative(net) ? negate(net) : ZERO;
}
