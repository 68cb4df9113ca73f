import { dividedBy, isPositive, isLess, plus, times, decimal, type Decimal } from '@bourse/decimal';

/** Amounts of a contract account in quote currency. */
export interface AccountFigures {
  readonly available: Decimal;
  /** Margins of all positions. */
  readonly margins: Decimal;
  /** Unrealised P/L of all positions. */
  readonly profit: Decimal;
}

/** From here downwards the client warns (contract notes, "Leverage"). Per cent. */
const WARNING_RATE = decimal(110);

const HUNDRED = decimal(100);

/** Equity: available + margins + unrealised P/L. */
export function equityOf({ available, margins, profit }: AccountFigures): Decimal {
  return plus(plus(available, margins), profit);
}

/**
 * Risk rate of the account in per cent: equity ÷ (margins × maintenance rate) × 100. All positions close at 100 %.
 * `undefined` without positions.
 */
export function riskRate(account: AccountFigures, maintenanceRate: Decimal): Decimal | undefined {
  const required = times(account.margins, maintenanceRate);
  if (!isPositive(required)) return undefined;
  return times(dividedBy(equityOf(account), required), HUNDRED);
}

/** Whether the risk rate is at or below the warning rate. */
export function isRisky(rate: Decimal | undefined): boolean {
  return rate !== undefined && (rate === WARNING_RATE || isLess(rate, WARNING_RATE));
}
