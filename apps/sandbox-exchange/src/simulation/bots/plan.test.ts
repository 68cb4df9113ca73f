import { decimalsOf } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { newPair } from '../../testing/builders';
import { PAIRS } from '../catalogue/pairs';
import { seededRandom } from '../random';
import { ladder, LADDER_LEVELS } from './ladder';
import { nextAction, type Action, type OwnOrder, type View } from './plan';
import { shapeOf, type PairShape } from './shape';

function shape(symbol = 'BTC/USDT'): PairShape {
  const found = PAIRS.find(({ base, quote }) => `${base}/${quote}` === symbol);
  if (!found) throw new Error(symbol);
  const { pair } = found;
  return shapeOf(found, {
    ...newPair(pair),
    ...pair,
    symbol,
    leverage: undefined,
    priceDecimals: decimalsOf(pair.tickSize),
    quantityDecimals: decimalsOf(pair.lotSize),
  });
}

const REFERENCE = 10_000_000;

function view(overrides: Partial<View> = {}): View {
  const own = ladder(shape(), REFERENCE, seededRandom('own')).map(({ side, price }, id): OwnOrder => ({
    id,
    userId: 1,
    side,
    price,
  }));
  return {
    shape: shape(),
    reference: REFERENCE,
    bestBid: REFERENCE - 100,
    bestAsk: REFERENCE + 100,
    reach: { buy: 10_000, sell: 10_000 },
    own,
    ...overrides,
  };
}

function many(seen: View, count = 400): Action[] {
  const random = seededRandom('plan');
  return Array.from({ length: count }, () => nextAction(seen, random));
}

const takes = (actions: readonly Action[]) => actions.flatMap((action) => (action.kind === 'take' ? [action] : []));
const quotes = (actions: readonly Action[]) => actions.flatMap((action) => (action.kind === 'quote' ? [action] : []));

/** The share of buying takers. */
function buys(reference: number): number {
  const taken = takes(many(view({ reference })));
  return taken.filter(({ side }) => side === 'buy').length / taken.length;
}

it('the plan of a bot is the same for the same view and seed', () => {
  expect(many(view())).toEqual(many(view()));
});

it('the plan of a bot is in whole ticks and lots, for every pair', () => {
  for (const { base, quote } of PAIRS) {
    const of = shape(`${base}/${quote}`);
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 1e9 }), fc.string(), (reference, seed) => {
        for (const { price, quantity } of ladder(of, reference, seededRandom(seed))) {
          expect([price % of.tick, quantity % of.lot]).toEqual([0, 0]);
          expect(Math.min(price, quantity)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 10 },
    );
  }
});

it('the plan of a bot fills a side that is thin', () => {
  const own = view().own.filter(({ side }) => side === 'sell');
  const bids = quotes(many(view({ own, bestBid: undefined }))).filter(({ quote }) => quote.side === 'buy');
  expect(bids.length).toBeGreaterThan(200);
  expect(bids.every(({ cancel }) => cancel === undefined)).toBe(true);
});

it('the plan of a bot replaces the farthest order if a side is full', () => {
  const far = { id: 999, userId: 2, side: 'buy', price: REFERENCE / 2 } as const;
  const made = quotes(many(view({ own: [...view().own, far] }))).filter(({ quote }) => quote.side === 'buy');
  expect(made.length).toBeGreaterThan(0);
  expect(made.every(({ cancel }) => cancel?.id === far.id)).toBe(true);
});

it('the plan of a bot never takes more than a share of the reachable depth', () => {
  for (const { quantity } of takes(many(view({ reach: { buy: 50, sell: 50 } })))) {
    expect(quantity).toBeLessThanOrEqual(25);
  }
});

it('the plan of a bot buys if the price is below the reference, and sells if it is above', () => {
  expect(buys(REFERENCE * 1.001)).toBeGreaterThan(0.8);
  expect(buys(REFERENCE * 0.999)).toBeLessThan(0.2);
  expect(buys(REFERENCE)).toBeCloseTo(0.5, 1);
});

it('the plan of a bot does not quote across the spread while the reference is inside', () => {
  const made = quotes(many(view({ bestBid: REFERENCE - 1, bestAsk: REFERENCE + 1 }))).map(({ quote }) => quote);
  const across = made.filter(({ side, price }) => (side === 'buy' ? price > REFERENCE : price < REFERENCE));
  expect(made.length).toBeGreaterThan(0);
  expect(across).toEqual([]);
});

it('the plan of a bot takes nothing from an empty book', () => {
  expect(takes(many(view({ bestBid: undefined, bestAsk: undefined, own: [] })))).toEqual([]);
});

it('a ladder is centred on the reference, best prices first, with growing distances', () => {
  const made = ladder(shape(), REFERENCE, seededRandom('ladder'));
  for (const [side, sign] of [
    ['buy', -1],
    ['sell', 1],
  ] as const) {
    const distances = made.filter((quote) => quote.side === side).map(({ price }) => sign * (price - REFERENCE));
    expect(distances).toHaveLength(LADDER_LEVELS);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBeGreaterThan(0);
    expect(distances.at(-1)).toBeLessThan(REFERENCE * 0.01);
  }
});

it('a ladder keeps levels a tick apart where ticks are coarse', () => {
  const prices = ladder(shape('PEPE/USDT'), 8700, seededRandom('coarse')).map(({ price }) => price);
  expect(new Set(prices).size).toBe(prices.length);
});
