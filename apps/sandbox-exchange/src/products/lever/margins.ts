import { fromUnits, toUnits } from '../../ledger/money';
import type { Account, Posting } from '../../ledger/ledger';
import type { LeverContext } from './lever-context';
import { plus, sum, type Decimal } from '@bourse/decimal';
import type { Currency } from '../../catalog/types';
import { LEVER_WALLET, type LeverEntrust, type LeverPosition, type OpenOrder } from './types';

/** Purposes of holds; the reference is the order's id. */
export const MARGIN_HOLD = 'lever_margin';
export const ENTRUST_HOLD = 'lever_entrust';

/** @throws if the amount has more decimals than the currency */
export function unitsOf(amount: Decimal, { code, scale }: Currency): bigint {
  const units = toUnits(amount, scale);
  if (units === undefined) throw new Error(`${amount} has too many decimals for ${code}`);
  return units;
}

/** @throws if the pair is unknown */
export function termsOf({ catalog }: LeverContext, pairId: number) {
  const terms = catalog.terms(pairId);
  if (!terms) throw new Error(`pair ${pairId} is not in the catalogue`);
  return terms;
}

export function accountOfUser({ ledger }: LeverContext, userId: number, currencyId: number): Account {
  return ledger.account({ userId, wallet: LEVER_WALLET }, currencyId);
}

/** Available money of a user's contract account. */
export function availableOf({ ledger }: LeverContext, userId: number, { id, scale }: Currency): Decimal {
  return fromUnits(ledger.available(userId, id, LEVER_WALLET), scale);
}

const isIn = (context: LeverContext, { pairId }: OpenOrder, currency: Currency) =>
  termsOf(context, pairId).quote.id === currency.id;

/** Positions of a user that are margined in a currency. */
export function positionsIn(context: LeverContext, userId: number, currency: Currency): LeverPosition[] {
  return context.lever.positionsOf(userId).filter((position) => isIn(context, position, currency));
}

/** Entrusts of a user that hold money of a currency: reduce-only ones hold none. */
export function entrustsIn(context: LeverContext, userId: number, currency: Currency): LeverEntrust[] {
  return context.lever.entrustsOf(userId).filter((entrust) => !entrust.reduceOnly && isIn(context, entrust, currency));
}

/** What an entrust holds: margin and fee at its limit price. */
export const heldBy = ({ margin, tradeFee }: LeverEntrust): Decimal => plus(margin, tradeFee);

/** Money of a user's contract account outside of positions: available or held by entrusts. */
export function freeMoneyOf(context: LeverContext, userId: number, currency: Currency): Decimal {
  const held = entrustsIn(context, userId, currency).map(heldBy);
  return sum([availableOf(context, userId, currency), ...held]);
}

interface Taken {
  readonly postings: Posting[];
  /** The part that the user could not pay. */
  readonly shortage: bigint;
}

/**
 * Takes money from a user's contract account: from the available balance first, then from the margins of the open positions,
 * oldest first. Reduces the margins in the working state; the caller posts the entry. Call it after the postings of the same
 * entry that increase the available balance by `credit`.
 */
export function takeMoney(
  context: LeverContext,
  { userId, currency, amount, credit }: { userId: number; currency: Currency; amount: bigint; credit: bigint },
): Taken {
  const account = accountOfUser(context, userId, currency.id);
  const postings: Posting[] = [];
  const free = account.available + credit;
  const fromAvailable = amount < free ? amount : free;
  if (fromAvailable > 0n) postings.push({ account, available: -fromAvailable });
  let missing = amount - fromAvailable;
  for (const position of positionsIn(context, userId, currency)) {
    if (missing === 0n) break;
    const margin = unitsOf(position.margin, currency);
    const part = missing < margin ? missing : margin;
    if (part === 0n) continue;
    missing -= part;
    postings.push({ account, held: -part, hold: { purpose: MARGIN_HOLD, reference: position.id } });
    context.lever.change({ ...position, margin: fromUnits(margin - part, currency.scale) });
  }
  return { postings, shortage: missing };
}
