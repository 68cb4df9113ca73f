import { decimal, isGreater, isLess, minus, sum, times, ZERO, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Mark } from '../../core/mark';
import { accountOf } from './formulas';
import { LeverState } from './state';
import { heldBy } from './margins';
import type { LeverOrder } from './types';

const USERS = [1, 2, 3];
const PAIRS = [1, 2];
const SCALE = 8;

const price = fc.integer({ min: 1, max: 40 }).map((units) => decimal((units / 4).toFixed(2)));
const maybePrice = fc.option(price, { nil: undefined });

const anyOrder = fc.record({
  userId: fc.constantFrom(...USERS),
  pairId: fc.constantFrom(...PAIRS),
  direction: fc.constantFrom('long' as const, 'short' as const),
  lots: fc.integer({ min: 1, max: 5 }),
  entryPrice: price,
  margin: price,
  takeProfit: maybePrice,
  stopLoss: maybePrice,
  status: fc.constantFrom('entrust' as const, 'position' as const),
});

const REST = {
  multiple: 10,
  lotSize: decimal('0.1'),
  orderPrice: decimal(1),
  tradeFee: decimal('0.01'),
  overnightFee: ZERO,
  exitTrigger: 'mark',
  trail: undefined,
  peak: undefined,
  reduceOnly: false,
  createdAt: 0,
} as const;

/** What an order has in its state beyond the rest. */
const OF_STATE = {
  entrust: { status: 'entrust' },
  position: { status: 'position', openedAt: 0, overnightUntil: undefined },
} as const;
const ENDED = {
  entrust: { status: 'revoked', closeReason: undefined, endedAt: 1 },
  position: {
    status: 'closed',
    openedAt: 0,
    overnightUntil: undefined,
    closePrice: decimal(1),
    closeReason: 'user',
    closedBy: undefined,
    profit: ZERO,
    endedAt: 1,
  },
} as const;

/** A history of a state: orders that are placed, replaced by another record, and closed. */
const history = fc.array(
  fc.record({
    order: anyOrder,
    later: fc.option(fc.record({ margin: price, takeProfit: maybePrice, stopLoss: maybePrice }), { nil: undefined }),
    isClosed: fc.boolean(),
  }),
  { maxLength: 12 },
);

function play(steps: typeof history extends fc.Arbitrary<infer Steps> ? Steps : never): LeverState {
  const state = new LeverState([], 1);
  for (const { order, later, isClosed } of steps) {
    const { status, ...terms } = { ...REST, ...order, id: state.takeId(), initialMargin: order.margin };
    state.place({ ...terms, ...OF_STATE[status] });
    if (later) state.change({ ...terms, ...later, ...OF_STATE[status] });
    if (isClosed) state.change({ ...terms, ...later, ...ENDED[status] });
  }
  return state;
}

function isReached({ direction, entryPrice, status, stopLoss, takeProfit }: LeverOrder, mark: Mark): boolean {
  const isRisen = (to: Decimal | undefined) =>
    to !== undefined && !isGreater(to, mark.price) && !isGreater(to, mark.average);
  const isFallen = (to: Decimal | undefined) =>
    to !== undefined && !isLess(to, mark.price) && !isLess(to, mark.average);
  const isLong = direction === 'long';
  if (status === 'entrust') return isLong ? isFallen(entryPrice) : isRisen(entryPrice);
  return isLong ? isRisen(takeProfit) || isFallen(stopLoss) : isFallen(takeProfit) || isRisen(stopLoss);
}

it('the state finds exactly the orders that a mark reaches, as a look at each of them does', () => {
  fc.assert(
    fc.property(history, price, price, fc.constantFrom(...PAIRS), (steps, now, average, pairId) => {
      const state = play(steps);
      const mark: Mark = { pairId, price: now, average, last: now, state: 'live', source: 'index', at: 0 };
      const expected = state.all().filter((order) => order.pairId === pairId && isReached(order, mark));
      expect(new Set(state.reached(mark))).toEqual(new Set(expected.map(({ id }) => id)));
    }),
  );
});

it('the state sums up each account as its orders do', () => {
  fc.assert(
    fc.property(history, price, (steps, at) => {
      const state = play(steps);
      for (const userId of USERS) {
        const sums = state.sumsOf(userId).map((of) => of.sums);
        const total = (pick: (of: (typeof sums)[number]) => Decimal) => sum(sums.map(pick));
        const positions = state.positionsOf(userId);
        const held = state.entrustsOf(userId);
        expect({
          free: total((of) => of.held),
          margins: total((of) => of.margins),
          initialMargins: total((of) => of.initialMargins),
          profit: minus(
            times(
              at,
              total((of) => of.size),
            ),
            total((of) => of.cost),
          ),
        }).toEqual(accountOf(sum(held.map(heldBy)), positions, () => at, SCALE));
        const pairs = PAIRS.filter((pairId) => state.usersOf(pairId).includes(userId));
        expect(pairs).toEqual(PAIRS.filter((pairId) => positions.some((position) => position.pairId === pairId)));
      }
    }),
  );
});
