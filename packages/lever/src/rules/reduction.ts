import {
  decimal,
  floorTo,
  isPositive,
  minus,
  ONE,
  percentOf,
  smaller,
  sum,
  sumIfKnown,
  type Decimal,
} from '@bourse/decimal';
import type { PairId } from '@bourse/contracts/market';
import type { Direction, LeverOrder } from '@bourse/contracts/lever';
import { changeByReducing, type AccountChange } from './account-change';
import type { LiquidationInput } from './account';
import { exposureOf } from './positions';
import { splitPosition } from './split-position';
import { unrealisedProfit } from './unrealised-profit';

/** What a reduce-only order closes of what is open now. Money is in quote currency, before fees. */
export interface Reduction {
  /** Lots that close of each position, by its id. */
  readonly parts: ReadonlyMap<number, Decimal>;
  /** Lots that close, and all that are open. */
  readonly lots: Decimal;
  readonly open: Decimal;
  /** P/L that is realised at the price of the order; `undefined` while it is not known. */
  readonly profit: Decimal | undefined;
  /** Margin that is released. */
  readonly margin: Decimal | undefined;
  readonly change: AccountChange;
}

/** The open positions of a pair and direction, oldest first: ids ascend. */
export function openPositions(
  positions: readonly LeverOrder[],
  pair: PairId,
  direction: Direction,
): readonly LeverOrder[] {
  return positions
    .filter((position) => position.pair === pair && position.direction === direction && !position.isClosing)
    .toSorted((a, b) => a.id - b.id);
}

/**
 * The result of closing `lots` of the positions of a direction, oldest first, never more than is open. The account before and after
 * is that at the present marks.
 * @param price the price at which the order is expected to close
 */
export function reductionOf(
  account: Omit<LiquidationInput, 'opening'>,
  direction: Direction,
  lots: Decimal,
  price: Decimal | undefined,
): Reduction {
  const open = openPositions(account.positions, account.pair, direction);
  const closing: LeverOrder[] = [];
  let left = lots;
  for (const position of open) {
    const part = smaller(left, position.lots);
    if (!isPositive(part)) break;
    closing.push(splitPosition(position, part).part);
    left = minus(left, part);
  }
  const parts = new Map(closing.map((part) => [part.id, part.lots]));
  return {
    parts,
    lots: sum([...parts.values()]),
    open: sum(open.map((position) => position.lots)),
    profit: sumIfKnown(
      closing.map((part) => {
        const exposure = exposureOf(part, account.lotSizes);
        return exposure && price !== undefined ? unrealisedProfit(exposure, price) : undefined;
      }),
    ),
    margin: sumIfKnown(closing.map(({ margin }) => margin)),
    change: changeByReducing(account, parts),
  };
}

/** The whole lots of a share of a position: rounded down, one at least. */
export function lotsOfShare(lots: Decimal, percent: number): Decimal {
  const whole = floorTo(percentOf(lots, decimal(percent)), 0);
  return isPositive(whole) ? whole : ONE;
}
