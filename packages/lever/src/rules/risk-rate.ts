import { dividedBy, isPositive, isLess, sum, times, decimal, type Decimal } from '@bourse/decimal';

/** Amounts of a contract account in quote currency. */
export interface AccountFigures {
  readonly available: Decimal;
  /** Margins and fees held by pending orders. */
  readonly pending: Decimal;
  /** Margins of all positions: what is left of them. */
  readonly margins: Decimal;
  /** Margins of all positions at opening. */
  readonly initialMargins: Decimal;
  /** Unrealised P/L of all positions. */
  readonly profit: Decimal;
}

/** From here downwards the client warns (contract notes, "Leverage"). Per cent. */
const WARNING_RATE = decimal(110);

const HUNDRED = decimal(100);

/** Equity: available + margins and fees held by pending orders + margins + unrealised P/L (contract notes, "Leverage"). */
export function equityOf({ available, pending, margins, profit }: AccountFigures): Decimal {
  return sum([available, pending, margins, profit]);
}

/**
 * Risk rate of the account in per cent: equity ÷ (initial margins × maintenance rate) × 100. All positions close at 100 %.
 * The margin that is left says nothing about the size of a position, and may be zero. `undefined` without positions.
 */
export function riskRate(account: AccountFigures, maintenanceRate: Decimal): Decimal | undefined {
  const required = times(account.initialMargins, maintenanceRate);
  if (!isPositive(required)) return undefined;
  return times(dividedBy(equityOf(account), required), HUNDRED);
}

/** Whether the risk rate is at or below the warning rate. */
export function isRisky(rate: Decimal | undefined): boolean {
  return rate !== undefined && (rate === WARNING_RATE || isLess(rate, WARNING_RATE));
}
