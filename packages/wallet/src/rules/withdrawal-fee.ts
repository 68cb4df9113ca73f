import {
  ceilTo,
  decimal,
  isGreater,
  isPositive,
  isZero,
  larger,
  minus,
  percentOf,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import type { Account } from '@bourse/contracts/wallet';

/** Decimals of an amount of a coin (money side, section 9). */
export const AMOUNT_DECIMALS = 8;

/** Unit of `rate`: the coin wallet has a flat fee in the coin, the other accounts per cent of the amount. */
export interface FeeRule {
  readonly kind: 'flat' | 'percent';
  readonly rate: Decimal;
}

/** The fee rule of an account (contract notes, "Wallets"). `kind`: where the back end names the unit itself, it counts. */
export function feeRule(account: Account, rate: Decimal, kind?: FeeRule['kind']): FeeRule {
  return { kind: kind ?? (account === 'change' || account === 'legal' ? 'flat' : 'percent'), rate };
}

/** The fee in the coin. Flat: the rate. Per cent: amount × rate ÷ 100, rounded up to 8 decimals as the exchange does. */
export function withdrawalFee(amount: Decimal, { kind, rate }: FeeRule): Decimal {
  return kind === 'flat' ? rate : ceilTo(percentOf(amount, rate), AMOUNT_DECIMALS);
}

/** Net received = amount − fee; zero where the fee is not below the amount. */
export function netReceived(amount: Decimal, rule: FeeRule): Decimal {
  return larger(minus(amount, withdrawalFee(amount, rule)), ZERO);
}

/** Above this share of the amount, in per cent, a fee needs an acknowledgement. */
const HIGH_PERCENT = decimal('5');

export interface HighFee {
  readonly fee: Decimal;
  /** The amount at which the fee is 1 %; `undefined` for a fee in per cent, whose share never changes. */
  readonly amountForOnePercent: Decimal | undefined;
}

/** Is the fee above 5 % of the amount? */
export function highFee(amount: Decimal, rule: FeeRule): HighFee | undefined {
  const fee = withdrawalFee(amount, rule);
  if (!isPositive(amount) || isZero(fee) || !isGreater(fee, percentOf(amount, HIGH_PERCENT))) return undefined;
  return { fee, amountForOnePercent: rule.kind === 'flat' ? times(fee, decimal('100')) : undefined };
}
