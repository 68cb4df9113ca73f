import {
  absolute,
  decimal,
  floorToStep,
  isGreater,
  isLess,
  isMultipleOf,
  isPositive,
  minus,
  percentChange,
  percentOf,
  plus,
  roundHalfUp,
  times,
  type Decimal,
} from '@bourse/decimal';
import type { Side, Trail } from '@bourse/contracts/market';

/** The prices at which what an order has opened is closed again. `undefined`: not set. */
export interface Exits {
  readonly takeProfit: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
}

export type ExitKind = keyof Exits;

export const EXIT_KINDS = ['takeProfit', 'stopLoss'] as const satisfies readonly ExitKind[];

/** Keys of their names. */
export const EXIT_NAMES = { takeProfit: 'exits.takeProfit', stopLoss: 'exits.stopLoss' } as const;

/** How exits are typed: as prices, or as their distance from the price of the order in per cent. */
export type ExitUnit = 'price' | 'percent';

/** The typed exits: prices, or per cent, as the unit says. */
export interface ExitDraft extends Exits {
  readonly unit: ExitUnit;
  /** The stop loss follows the best price at its distance, which is typed in quote currency or in per cent. */
  readonly isTrailing?: boolean | undefined;
  /** The unit of the distance of a trailing stop loss, where it is not that of the take profit. */
  readonly trailUnit?: ExitUnit | undefined;
}

/** Take profit and stop loss as an order has them. */
interface KeptExits extends Partial<Exits> {
  /** Of a stop loss that trails; its price is then where it is now. */
  readonly trail?: Omit<Trail, 'peak'> | undefined;
}

const HUNDRED = decimal(100);

export const EMPTY_EXITS: ExitDraft = { takeProfit: undefined, stopLoss: undefined, unit: 'price' };

/** Places of a distance in per cent. */
export const PERCENT_PLACES = 2;

/** The side and the expected price of an order, and how its prices are written. */
export interface ExitEntry {
  readonly side: Side;
  /** `undefined`: not known, and no exit can be computed or checked. */
  readonly price: Decimal | undefined;
  readonly priceDecimals: number;
  /** Prices are whole multiples of it; `undefined`: not known. */
  readonly priceStep?: Decimal | undefined;
}

/** Whether an exit is above the price of the order: the take profit of a buy, and the stop loss of a sale. */
function isAboveEntry(side: Side, kind: ExitKind): boolean {
  return (side === 'buy') === (kind === 'takeProfit');
}

/** The price at a distance in quote currency from the price of the order, on the side of the exit. */
function exitAtDistance(kind: ExitKind, entry: ExitEntry, distance: Decimal): Decimal | undefined {
  const { side, price, priceDecimals, priceStep } = entry;
  if (price === undefined) return undefined;
  const exact = isAboveEntry(side, kind) ? plus(price, distance) : minus(price, distance);
  const rounded = roundHalfUp(exact, priceDecimals);
  return priceStep === undefined ? rounded : floorToStep(rounded, priceStep);
}

/** The price at a distance in per cent from the price of the order, on the side of the exit: price × (1 ± per cent ÷ 100). */
export function exitAtPercent(kind: ExitKind, entry: ExitEntry, percent: Decimal): Decimal | undefined {
  return entry.price === undefined ? undefined : exitAtDistance(kind, entry, percentOf(entry.price, percent));
}

const isTrail = ({ isTrailing = false }: ExitDraft, kind: ExitKind): boolean => isTrailing && kind === 'stopLoss';

/** The unit in which an exit is typed. */
export const exitUnitOf = (draft: ExitDraft, kind: ExitKind): ExitUnit =>
  (isTrail(draft, kind) ? draft.trailUnit : undefined) ?? draft.unit;

/** Whether an exit is typed as a distance from the price of the order. */
export const isDistance = (draft: ExitDraft, kind: ExitKind): boolean =>
  isTrail(draft, kind) || draft.unit === 'percent';

/** The price of a typed exit. */
function exitOf(draft: ExitDraft, kind: ExitKind, entry: ExitEntry): Decimal | undefined {
  const typed = draft[kind];
  if (typed === undefined) return undefined;
  if (exitUnitOf(draft, kind) === 'percent') return exitAtPercent(kind, entry, typed);
  return isTrail(draft, kind) ? exitAtDistance(kind, entry, typed) : typed;
}

/** The prices of the typed exits; of a trailing stop loss the one at which it begins. */
export const exitsOf = (draft: ExitDraft, entry: ExitEntry): Exits => ({
  takeProfit: exitOf(draft, 'takeProfit', entry),
  stopLoss: exitOf(draft, 'stopLoss', entry),
});

/** The distance of a trailing stop loss; `undefined` of one that does not trail. */
export function trailOfDraft(draft: ExitDraft): Omit<Trail, 'peak'> | undefined {
  const { isTrailing = false, stopLoss } = draft;
  return isTrailing && stopLoss !== undefined ? { distance: stopLoss, unit: exitUnitOf(draft, 'stopLoss') } : undefined;
}

/** The exits of an order as the fields show them, each in the unit in which the order has it. */
export function exitDraftOf({ takeProfit, stopLoss, trail }: KeptExits): ExitDraft {
  if (!trail) return { takeProfit, stopLoss, unit: 'price' };
  const { distance, unit } = trail;
  if (takeProfit === undefined) return { takeProfit, stopLoss: distance, unit, isTrailing: true };
  return { takeProfit, stopLoss: distance, unit: 'price', isTrailing: true, trailUnit: unit };
}

/** An exit of a draft as it is typed in another one; `undefined` where it cannot be computed. */
function retyped(kind: ExitKind, from: ExitDraft, to: ExitDraft, entry: ExitEntry): Decimal | undefined {
  const unit = exitUnitOf(to, kind);
  const isSame = unit === exitUnitOf(from, kind) && isDistance(from, kind) === isDistance(to, kind);
  if (isSame) return from[kind];
  const price = exitOf(from, kind, entry);
  if (!isDistance(to, kind)) return price;
  if (price === undefined || entry.price === undefined) return undefined;
  if (unit === 'price') return absolute(minus(price, entry.price));
  const change = percentChange(entry.price, price);
  return change && roundHalfUp(absolute(change), PERCENT_PLACES);
}

const retypedExits = (from: ExitDraft, to: ExitDraft, entry: ExitEntry): ExitDraft => ({
  ...to,
  takeProfit: retyped('takeProfit', from, to, entry),
  stopLoss: retyped('stopLoss', from, to, entry),
});

/** The same stop loss as a trailing one, or as one that does not trail. */
export const asTrailing = (draft: ExitDraft, isTrailing: boolean, entry: ExitEntry): ExitDraft =>
  retypedExits(draft, { ...draft, isTrailing, trailUnit: undefined }, entry);

/** The same exits, all typed in one unit; those that cannot be computed are empty. */
export const inUnit = (draft: ExitDraft, unit: ExitUnit, entry: ExitEntry): ExitDraft =>
  retypedExits(draft, { ...draft, unit, trailUnit: undefined }, entry);

/**
 * The problem of the distance of a trailing stop: missing, or so large that the stop begins at no price. `from`: the price that it begins from;
 * `undefined`: not known.
 */
export function trailProblem(
  { distance, unit }: { readonly distance: Decimal | undefined; readonly unit: ExitUnit },
  from: Decimal | undefined,
): 'exits.trailMissing' | undefined {
  if (distance === undefined || !isPositive(distance)) return 'exits.trailMissing';
  const limit = unit === 'percent' ? HUNDRED : from;
  return limit !== undefined && !isLess(distance, limit) ? 'exits.trailMissing' : undefined;
}

export type ExitProblem = 'exits.notPositive' | 'exits.priceStep' | 'exits.mustBeAbove' | 'exits.mustBeBelow';

/**
 * The problem of the price of an exit: not above zero, between two steps, or on the wrong side of the price of the order. `undefined` for a
 * valid price, and for an exit that is not set.
 */
export function exitProblem(kind: ExitKind, price: Decimal | undefined, entry: ExitEntry): ExitProblem | undefined {
  if (price === undefined) return undefined;
  if (!isPositive(price)) return 'exits.notPositive';
  const { side, price: from, priceStep } = entry;
  if (from !== undefined) {
    const isAbove = isAboveEntry(side, kind);
    if (isAbove ? !isGreater(price, from) : !isLess(price, from))
      return isAbove ? 'exits.mustBeAbove' : 'exits.mustBeBelow';
  }
  return priceStep !== undefined && !isMultipleOf(price, priceStep) ? 'exits.priceStep' : undefined;
}

/** The profit or loss of `amount` at an exit, before fees: (exit − price) × amount, of a sale with the other sign. */
export function exitResult(
  { side, price }: Pick<ExitEntry, 'side' | 'price'>,
  exit: Decimal | undefined,
  amount: Decimal | undefined,
): Decimal | undefined {
  if (price === undefined || exit === undefined || amount === undefined) return undefined;
  return times(side === 'buy' ? minus(exit, price) : minus(price, exit), amount);
}
