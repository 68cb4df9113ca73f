import {
  decimal,
  dividedBy,
  floorTo,
  isGreater,
  isLess,
  isPositive,
  minus,
  ONE,
  plus,
  sum,
  sumIfKnown,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import type { Catalog } from '../../catalog/catalog';
import type { Context } from '../../core/context';
import type { FrozenRefusal, Outflow } from '../../core/outflow';
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

/** Share of the unconfirmed money, or after a reset of the password of all money, that trades may lose against the mark prices. */
const MOST_LOSS = decimal('0.01');

/**
 * Why money must not leave its user: unconfirmed money, and all money of a user whose password was reset within a day. Bets count as well,
 * where another user or the house wins it. A trade gives money and brings other money, which inherits the block: it is judged by what it
 * loses against the mark prices, so that an accomplice does not get the money by a bad price.
 */
export function refuseFrozen(context: Context, state: WalletState, outflow: Outflow): FrozenRefusal | undefined {
  const { userId, currencyId, from, to, amount, received } = outflow;
  if (to !== undefined && to !== 'bet' && !BETTING.has(to)) return undefined;
  const isHeld = (context.heldUntil.get(userId) ?? 0) > context.now;
  if (!isHeld && state.unconfirmed(userId).length === 0) return undefined;
  const currency = context.catalog.currency(currencyId);
  const units = currency && amountOf(amount, currency.scale);
  if (units === undefined) return undefined;
  if (received) return refuseLoss(context, state, { userId, isHeld, loss: lossOf(context, outflow) });
  if (isHeld) return 'payments_held';
  const available = context.ledger.available(userId, currencyId, from);
  // More than the account has is refused for that.
  if (units > available) return undefined;
  return units > confirmed(context, state, { userId, currencyId, wallet: from }) ? 'not_confirmed' : undefined;
}

/** Accounts whose money another user or the house can win. */
const BETTING: ReadonlySet<Wallet> = new Set(['lever', 'micro']);

/** The loss of a trade at the mark prices, in USDT; `undefined` if it is unknown. A currency without a price has no worth. */
function lossOf(context: Needs, { currencyId, amount, received, alsoGiven = [] }: Outflow): Decimal | undefined {
  const given = [{ currencyId, amount }, ...alsoGiven].map((money) => {
    const price = priceOf(context, money.currencyId);
    return price && times(money.amount, price);
  });
  const paid = sumIfKnown(given);
  return paid && received && minus(paid, times(received.amount, priceOf(context, received.currencyId) ?? ZERO));
}

/** What trades of a user have lost while the payments are held, with the loss of one more; an unknown loss is that of all money. */
function lostWith(context: Context, state: WalletState, userId: number, loss: Decimal | undefined): Decimal {
  const until = context.heldUntil.get(userId) ?? 0;
  return plus(state.lostUntil(userId, until), loss ?? worthOfAll(context, userId));
}

/** Counts the loss of a trade of a user whose payments are held. */
export function countLoss(context: Context, state: WalletState, outflow: Outflow): void {
  const { userId, received } = outflow;
  const until = context.heldUntil.get(userId) ?? 0;
  if (!received || until <= context.now) return;
  const loss = lossOf(context, outflow);
  if (loss === undefined || isPositive(loss)) state.loseUntil(userId, until, lostWith(context, state, userId, loss));
}

function refuseLoss(
  context: Context,
  state: WalletState,
  { userId, isHeld, loss }: { userId: number; isHeld: boolean; loss: Decimal | undefined },
): FrozenRefusal | undefined {
  const unconfirmed = state.unconfirmed(userId);
  if (loss !== undefined && !isPositive(loss)) return undefined;
  const has = worthOfAll(context, userId);
  if (unconfirmed.length > 0) {
    const owed = worthOfUnconfirmed(context, unconfirmed);
    const least = owed && minus(owed, times(owed, MOST_LOSS));
    if (loss === undefined || least === undefined || isLess(minus(has, loss), least)) return 'not_confirmed';
  }
  const isTooMuch = isHeld && isGreater(lostWith(context, state, userId, loss), times(has, MOST_LOSS));
  return isTooMuch ? 'payments_held' : undefined;
}

/** So much of a currency is worth what the user has beyond the unconfirmed deposits; nothing if one has no price. */
function byWorth(context: Needs, userId: number, currencyId: number, unconfirmed: readonly Unconfirmed[]): bigint {
  const { catalog } = context;
  const price = priceOf(context, currencyId);
  const currency = catalog.currency(currencyId);
  if (!currency || price === undefined || !isPositive(price)) return 0n;
  const owed = worthOfUnconfirmed(context, unconfirmed);
  if (owed === undefined) return 0n;
  const free = minus(worthOfAll(context, userId), owed);
  return toUnits(floorTo(dividedBy(free, price), currency.scale), currency.scale) ?? 0n;
}

/** Worth of unconfirmed money in USDT; `undefined` if some of it has no price. */
function worthOfUnconfirmed(context: Needs, unconfirmed: readonly Unconfirmed[]): Decimal | undefined {
  const worths = unconfirmed.map(({ currencyId, units }) => worthOf(context, currencyId, units));
  return worths.every((worth) => worth !== undefined) ? sum(worths) : undefined;
}

/** Worth of all available money of a user in USDT. */
function worthOfAll(context: Needs, userId: number): Decimal {
  const worths = context.catalog
    .currencies()
    .map(({ id }) => worthOf(context, id, totalOf(context, userId, id)) ?? ZERO);
  return sum(worths);
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
