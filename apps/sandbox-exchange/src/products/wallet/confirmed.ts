import { dividedBy, floorTo, isPositive, minus, ONE, sum, times, ZERO, type Decimal } from '@bourse/decimal';
import type { Catalog } from '../../catalog/catalog';
import type { Context } from '../../core/context';
import type { Outflow } from '../../core/product';
import { amountOf, fromUnits, toUnits } from '../../ledger/money';
import { WALLETS, type Wallet } from '../../ledger/types';
import type { WalletState } from './state';

/** Money that a deposit has brought and that a reorganisation can still take away, or that it has taken and the user has spent. */
interface Unconfirmed {
  readonly currencyId: number;
  readonly units: bigint;
}

interface Source {
  readonly userId: number;
  readonly currencyId: number;
  readonly wallet: Wallet;
}

type Needs = Pick<Context, 'catalog' | 'ledger' | 'mark'>;

/** All accounts are compared in this currency. */
const MEASURE = 'USDT';

/**
 * The amount of an account that may leave its user, in units: by a withdrawal, to another user, or into a bet. A deposit
 * counts as confirmed after its last confirmation. Until then the user keeps its worth in available money of any currency,
 * because the deposit may have been exchanged for it.
 */
export function confirmed(context: Needs, state: WalletState, { userId, currencyId, wallet }: Source): bigint {
  const available = context.ledger.available(userId, currencyId, wallet);
  const unconfirmed = state.unconfirmed(userId);
  if (unconfirmed.length === 0) return available;
  const own = unconfirmed.filter((one) => one.currencyId === currencyId).reduce((all, { units }) => all + units, 0n);
  const rest = totalOf(context, userId, currencyId) - own;
  const least = [available, rest, byWorth(context, userId, currencyId, unconfirmed)].reduce((a, b) => (a < b ? a : b));
  return least > 0n ? least : 0n;
}

/** Money that leaves its user must be confirmed; also into leverage or options, where another user or the house wins it. */
export function refuseUnconfirmed(
  context: Context,
  state: WalletState,
  { userId, currencyId, from, to, amount }: Outflow,
): 'not_confirmed' | undefined {
  const currency = context.catalog.currency(currencyId);
  const units = currency && amountOf(amount, currency.scale);
  if (units === undefined || to === 'change' || to === 'legal') return undefined;
  const available = context.ledger.available(userId, currencyId, from);
  // More than the account has is refused for that.
  if (units > available) return undefined;
  return units > confirmed(context, state, { userId, currencyId, wallet: from }) ? 'not_confirmed' : undefined;
}

/** So much of a currency is worth what the user has beyond the unconfirmed deposits; nothing if one has no price. */
function byWorth(context: Needs, userId: number, currencyId: number, unconfirmed: readonly Unconfirmed[]): bigint {
  const { catalog } = context;
  const price = priceOf(context, currencyId);
  const currency = catalog.currency(currencyId);
  if (!currency || price === undefined || !isPositive(price)) return 0n;
  const owed: Decimal[] = [];
  for (const one of unconfirmed) {
    const worth = worthOf(context, one.currencyId, one.units);
    if (worth === undefined) return 0n;
    owed.push(worth);
  }
  const has = catalog.currencies().map(({ id }) => worthOf(context, id, totalOf(context, userId, id)) ?? ZERO);
  return toUnits(floorTo(dividedBy(minus(sum(has), sum(owed)), price), currency.scale), currency.scale) ?? 0n;
}

/** Available money of a currency over all accounts of a user. */
function totalOf({ ledger }: Needs, userId: number, currencyId: number): bigint {
  return WALLETS.reduce((all, wallet) => all + ledger.available(userId, currencyId, wallet), 0n);
}

function worthOf(context: Needs, currencyId: number, units: bigint): Decimal | undefined {
  if (units === 0n) return ZERO;
  const price = priceOf(context, currencyId);
  const currency = context.catalog.currency(currencyId);
  return price === undefined || !currency ? undefined : times(fromUnits(units, currency.scale), price);
}

/** The mark price of a currency in USDT; `undefined` without a pair or a mark. */
export function priceOf({ catalog, mark }: Pick<Needs, 'catalog' | 'mark'>, currencyId: number): Decimal | undefined {
  const measure = measureOf(catalog);
  if (measure === undefined) return undefined;
  if (measure === currencyId) return ONE;
  const pair = catalog.pairOf(currencyId, measure);
  return pair && mark(pair.id)?.price;
}

const measureOf = (catalog: Catalog) => catalog.currencies().find(({ code }) => code === MEASURE)?.id;
