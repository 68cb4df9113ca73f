import { isLess } from '@bourse/decimal';
import { hasAccount } from '../../catalog/accounts-of';
import type { Currency } from '../../catalog/types';
import { feeOf, fromUnits } from '../../ledger/money';
import { boughtFor, conversionPrice, shownPrice, usdtOf, worthIn, type Prices } from './prices';
import { FEE_PPM, SMALL_BELOW, TARGETS } from './settings';
import type { Result } from './types';

/** Money of a coin account in smallest units. */
export interface Money {
  readonly available: bigint;
  readonly held: bigint;
}

/** The currencies into which balances are converted. */
export const targetsIn = ({ catalog }: Pick<Prices, 'catalog'>): Currency[] =>
  catalog.currencies().filter((currency) => TARGETS.has(currency.code) && hasAccount(currency, 'change'));

/** Something is available, and with what is held it is worth less than {@link SMALL_BELOW}. Without any price that is not known. */
export function isSmall(prices: Prices, { id, scale }: Currency, { available, held }: Money): boolean {
  const price = shownPrice(prices, id);
  const usdt = usdtOf(prices);
  if (available <= 0n || price === undefined || !usdt) return false;
  return isLess(fromUnits(worthIn(available + held, scale, price, usdt.scale), usdt.scale), SMALL_BELOW);
}

/** What amounts give in the target at the prices of now; every rounding is for the house. `undefined` without one of the prices. */
export function resultOf(
  prices: Prices,
  target: Currency,
  amounts: readonly { readonly currency: Currency; readonly amount: bigint }[],
): Result | undefined {
  const usdt = usdtOf(prices);
  const given = conversionPrice(prices, target.id, 'given');
  if (!usdt || given === undefined) return undefined;
  const lines = amounts.flatMap(({ currency, amount }) => {
    const taken = conversionPrice(prices, currency.id, 'taken');
    if (taken === undefined) return [];
    return [{ currencyId: currency.id, amount, worth: worthIn(amount, currency.scale, taken, usdt.scale) }];
  });
  if (lines.length < amounts.length) return undefined;
  const worth = lines.reduce((sum, line) => sum + line.worth, 0n);
  const gross = boughtFor(worth, usdt.scale, given, target.scale);
  return { lines, gross, fee: feeOf(gross, FEE_PPM) };
}
