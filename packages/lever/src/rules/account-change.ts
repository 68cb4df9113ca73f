import { minus, plus, sumIfKnown, ZERO, type Decimal } from '@bourse/decimal';
import type { LeverOrder } from '@bourse/contracts/lever';
import { pairLiquidation, summariseAccount, type LiquidationInput, type Opening } from './account';
import type { LiquidationPrice } from './liquidation-price';
import { riskRate } from './risk-rate';
import { splitPosition } from './split-position';

/** Figures of the whole contract account at one moment, in quote currency. */
export interface AccountFiguresAt {
  /** Margins of all positions; `undefined` if one of them is unknown. */
  readonly margins: Decimal | undefined;
  /** Per cent; `undefined` without positions or without a known maintenance rate. */
  readonly riskRate: Decimal | undefined;
  /** Of the pair; `undefined` where the server sends no maintenance rate or a figure is missing. */
  readonly liquidation: LiquidationPrice | undefined;
}

/** The account now and after an order is carried out at the prices of this moment. Both sides come from the same formulas. */
export interface AccountChange {
  readonly before: AccountFiguresAt;
  readonly after: AccountFiguresAt;
}

function figuresAt(account: LiquidationInput): AccountFiguresAt {
  const { opening, maintenanceRate } = account;
  const { figures, margins } = summariseAccount({ ...account, pushedRiskRate: undefined });
  const added = opening?.margin ?? ZERO;
  const after = figures && {
    ...figures,
    available: opening ? minus(figures.available, plus(opening.margin, opening.fee)) : figures.available,
    margins: plus(figures.margins, added),
    initialMargins: plus(figures.initialMargins, added),
  };
  return {
    margins: margins && plus(margins, added),
    riskRate: after && maintenanceRate !== undefined ? riskRate(after, maintenanceRate) : undefined,
    liquidation: pairLiquidation(account),
  };
}

/** Opening a position or adding to one: its margin and fee leave the available balance, its P/L starts at zero. */
export function changeByOpening(account: Omit<LiquidationInput, 'opening'>, opening: Opening): AccountChange {
  return { before: figuresAt(account), after: figuresAt({ ...account, opening }) };
}

/** The account without lots of some positions, closed at their present marks: margins and P/L move to the available balance. */
function withoutLots<Account extends Pick<LiquidationInput, 'available' | 'positions'>>(
  account: Account,
  lots: ReadonlyMap<number, Decimal>,
): Account {
  const { available, positions } = account;
  const split = positions.map((position) => {
    const closing = lots.get(position.id);
    return closing === undefined ? { part: undefined, rest: position } : splitPosition(position, closing);
  });
  const released = sumIfKnown(split.flatMap(({ part }) => (part ? [part.margin, part.profit] : [])));
  return {
    ...account,
    available: available && released && plus(available, released),
    positions: split.flatMap(({ rest }) => rest ?? []),
  };
}

/** All lots of some positions. */
const allLots = (positions: readonly LeverOrder[], ids: ReadonlySet<number>) =>
  new Map(positions.filter(({ id }) => ids.has(id)).map(({ id, lots }) => [id, lots]));

/** Closing lots of positions, by their ids, at their present marks. */
export function changeByReducing(
  account: Omit<LiquidationInput, 'opening'>,
  lots: ReadonlyMap<number, Decimal>,
): AccountChange {
  return { before: figuresAt(account), after: figuresAt(withoutLots(account, lots)) };
}

/** Closing whole positions at their present marks. */
export function changeByClosing(account: Omit<LiquidationInput, 'opening'>, ids: ReadonlySet<number>): AccountChange {
  return changeByReducing(account, allLots(account.positions, ids));
}

/** Another multiple of a position, as `withMultiple` computes it: the difference of its margins comes from the available balance or goes back to it. */
export function changeByMultiple(account: Omit<LiquidationInput, 'opening'>, changed: LeverOrder): AccountChange {
  const { available, positions } = account;
  const margin = positions.find(({ id }) => id === changed.id)?.margin;
  const { margin: held } = changed;
  const isKnown = available !== undefined && margin !== undefined && held !== undefined;
  const after = {
    ...account,
    available: isKnown ? minus(plus(available, margin), held) : undefined,
    positions: positions.map((position) => (position.id === changed.id ? changed : position)),
  };
  return { before: figuresAt(account), after: figuresAt(after) };
}

/** Closing one position and opening the opposite one. */
export function changeByReversing(
  account: Omit<LiquidationInput, 'opening'>,
  id: number,
  opening: Opening,
): AccountChange {
  return {
    before: figuresAt(account),
    after: figuresAt({ ...withoutLots(account, allLots(account.positions, new Set([id]))), opening }),
  };
}
