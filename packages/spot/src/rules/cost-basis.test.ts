import {
  compare,
  decimal,
  decimalsOf,
  isNegative,
  isPositive,
  minus,
  negate,
  plus,
  sum,
  sumIfKnown,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompletedOrder } from '@bourse/contracts/spot';
import { profitCsv } from '../profit/profit-csv';
import { aFill } from '../testing/fixtures';
import { amountOf, COST_METHODS, costBasis, type CostMethod } from './cost-basis';
import { ledgerChange } from './ledger-change';
import { SHARE_DECIMALS } from './money-shares';
import { pairProfits, unrealisedProfit } from './pair-profit';
import { soldLots } from './sold-lots';

const d = decimal;
const buy = (amount: number, price: number, fee = 0) =>
  aFill({ side: 'buy', amount: d(amount), price: d(price), fee: d(fee), feeCurrency: 'BTC' });
const sell = (amount: number, price: number, fee = 0) =>
  aFill({ side: 'sell', amount: d(amount), price: d(price), fee: d(fee), feeCurrency: 'USDT' });

/** Oldest first, as an example reads; the list of the exchange is newest first. */
const basis = (method: CostMethod, oldestFirst: readonly CompletedOrder[], isComplete = true) =>
  costBasis(oldestFirst.toReversed(), { method, isComplete });
const profits = (method: CostMethod, oldestFirst: readonly CompletedOrder[], isComplete = true) =>
  basis(method, oldestFirst, isComplete).sales.map(({ profit }) => profit);

it.each([
  ['a buy with its fee in base currency', buy(2, 100, 0.002), { base: '1.998', quote: '-200' }],
  ['a sale with its fee in quote currency', sell(2, 100, 0.2), { base: '-2', quote: '199.8' }],
  [
    'a buy with its fee in quote currency',
    { ...buy(2, 100, 0.2), feeCurrency: 'USDT' },
    { base: '2', quote: '-200.2' },
  ],
  [
    'a sale with its fee in base currency',
    { ...sell(2, 100, 0.1), feeCurrency: 'BTC' },
    { base: '-2.1', quote: '200' },
  ],
  ['a fee in a third currency', { ...sell(2, 100, 1), feeCurrency: 'BNB' }, undefined],
  ['a fill without a fee', { ...sell(2, 100), fee: undefined }, undefined],
])('ledgerChange reads %s', (_, fill, change) => {
  expect(ledgerChange(fill)).toEqual(change);
});

describe('costBasis', () => {
  // 1 at 100, 1 at 120, 1 at 140; 1.5 are sold at 150 for 225 minus a fee of 0.5.
  const fills = [buy(1, 100), buy(1, 120), buy(1, 140), sell(1.5, 150, 0.5)];

  it.each([
    ['average', '44.5', '180', ['1.5']],
    ['fifo', '64.5', '200', ['0.5', '1']],
    ['lifo', '24.5', '160', ['1', '0.5']],
  ] as const)('a cost basis by %s earns %s and keeps a cost of %s', (method, profit, left, lots) => {
    const { sales, held } = basis(method, fills);
    expect(sales.map((sale) => sale.profit)).toEqual([profit]);
    expect(sumIfKnown(held.map(({ cost }) => cost))).toBe(left);
    expect(held.map(({ amount }) => amount)).toEqual(lots);
  });

  it('costBasis spreads the cost of a buy over what arrives after its fee', () => {
    // 198 for 0.99: the half costs 100, not 99.
    const { sales } = basis('fifo', [buy(1, 198, 0.01), sell(0.495, 300)]);
    expect(sales[0]).toMatchObject({ cost: '99', proceeds: '148.5', profit: '49.5' });
  });

  it('costBasis has no profit of a sale that the buys do not cover', () => {
    const { sales, held } = basis('fifo', [buy(1, 100), sell(1.5, 150), buy(1, 200), sell(1, 210)]);
    expect(sales.map(({ profit, uncovered }) => [profit, uncovered])).toEqual([
      [undefined, '0.5'],
      ['10', '0'],
    ]);
    expect(held).toEqual([]);
  });

  it('costBasis has no profit where a fee is unknown', () => {
    expect(profits('fifo', [{ ...buy(1, 100), fee: undefined }, buy(1, 100), sell(1, 150), sell(1, 150)])).toEqual([
      undefined,
      '50',
    ]);
    expect(profits('lifo', [buy(1, 100), { ...sell(1, 150), fee: undefined }])).toEqual([undefined]);
  });

  it('costBasis has the cost of the newest lots where older fills are missing, but neither that of the oldest nor the average', () => {
    const shown = [buy(1, 100), sell(1, 150)];
    expect(COST_METHODS.map((method) => profits(method, shown, false))).toEqual([[undefined], [undefined], ['50']]);
  });
});

it('pairProfits sums by pair, and does not count an unknown profit as zero', () => {
  const eth = { base: 'ETH', feeCurrency: 'ETH' };
  const oldestFirst = [buy(2, 100), { ...buy(1, 10), ...eth }, sell(1, 150), { ...sell(2, 20), base: 'ETH' }];
  const pairs = pairProfits(oldestFirst.toReversed(), { method: 'fifo', isComplete: true });
  expect(pairs.map(({ base, holding, realised }) => [base, holding, realised])).toEqual([
    ['ETH', '0', undefined],
    ['BTC', '1', '50'],
  ]);
  expect(pairs.map((pair) => unrealisedProfit(pair, d(130)))).toEqual(['0', '30']);
  expect(pairs.map((pair) => unrealisedProfit(pair, undefined))).toEqual(['0', undefined]);
});

it('soldLots divides a sale by lot, with an uncovered part of unknown cost', () => {
  const [sale] = basis('fifo', [buy(1, 100), buy(1, 120), sell(3, 150, 1)]).sales;
  const parts = sale && soldLots(sale);
  expect(parts?.map(({ amount, cost, proceeds, profit }) => [amount, cost, proceeds, profit])).toEqual([
    ['1', '100', '149.66666667', '49.66666667'],
    ['1', '120', '149.66666666', '29.66666666'],
    ['1', undefined, '149.66666667', undefined],
  ]);
  expect(sum(parts?.map(({ proceeds }) => proceeds ?? ZERO) ?? [])).toBe('449');
});

it('profitCsv has a row for each lot of a sale, and one for each lot that is held', () => {
  const time = Date.parse('2026-11-20T12:00:00Z');
  const oldestFirst = [
    { ...buy(1, 100), id: 1, time },
    { ...buy(1, 120), id: 2, time },
    { ...sell(1.5, 150, 0.5), id: 3, time },
  ];
  const pairs = pairProfits(oldestFirst.toReversed(), { method: 'fifo', isComplete: true });
  const { rows } = profitCsv(pairs, (key) => key, 'pair', 'amount');
  const sold = ['BTC/USDT', 'csv.sold', '3', '2026-11-20T12:00:00.000Z'];
  const [first, second, held] = rows;
  expect(rows).toHaveLength(3);
  // Two thirds of 224.5, and what remains.
  expect(first?.slice(0, 8)).toEqual([...sold, '1', '2026-11-20T12:00:00.000Z', '1', '100']);
  expect(second?.slice(0, 8)).toEqual([...sold, '2', '2026-11-20T12:00:00.000Z', '0.5', '60']);
  expect(held).toEqual(['BTC/USDT', 'csv.held', '', '', '2', '2026-11-20T12:00:00.000Z', '0.5', '60', '', '', 'USDT']);
  const proceeds = [first, second].map((row) => d(String(row?.[8])));
  expect(sum(proceeds)).toBe('224.5');
});

/** Any fills of which no sale sells more than is held, oldest first. */
const anyFills = fc
  .array(
    fc.record({
      isBuy: fc.boolean(),
      units: fc.integer({ min: 1, max: 5000 }),
      cents: fc.integer({ min: 1, max: 1_000_000 }),
      feeShare: fc.integer({ min: 0, max: 50 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => {
    let held: Decimal = ZERO;
    return rows.flatMap(({ isBuy, units, cents, feeShare }) => {
      const amount = units / 1000;
      const price = cents / 100;
      const fill = isBuy
        ? { ...buy(amount, price), fee: d(`${units * feeShare}e-7`) }
        : { ...sell(amount, price), fee: d(`${units * feeShare}e-9`) };
      const after = plus(held, ledgerChange(fill)?.base ?? ZERO);
      if (isNegative(after)) return [];
      held = after;
      return [fill];
    });
  });

const sumOf = (values: readonly (Decimal | undefined)[]) => sumIfKnown(values) ?? d(-1);

it('the profits of all sales minus the cost of what is held are the change of the ledger', () => {
  fc.assert(
    fc.property(anyFills, fc.constantFrom(...COST_METHODS), (fills, method) => {
      const { sales, held } = basis(method, fills);
      const changes = fills.flatMap((fill) => ledgerChange(fill) ?? []);
      const realised = sumOf(sales.map(({ profit }) => profit));
      const cost = sumOf(held.map((lot) => lot.cost));
      expect(compare(minus(realised, cost), sum(changes.map(({ quote }) => quote)))).toBe(0);
      expect(compare(amountOf(held), sum(changes.map(({ base }) => base)))).toBe(0);
    }),
  );
});

it('profitCsv has at most 8 decimals of divided money, and its rows sum to what was paid and received', () => {
  fc.assert(
    fc.property(anyFills, fc.constantFrom(...COST_METHODS), (fills, method) => {
      const { rows } = profitCsv(
        pairProfits(fills.toReversed(), { method, isComplete: true }),
        (key) => key,
        'pair',
        'amount',
      );
      const column = (index: number) => rows.map((row) => d(String(row[index] || 0)));
      const money = fills.flatMap((fill) => ledgerChange(fill)?.quote ?? []);
      const most = Math.max(SHARE_DECIMALS, ...money.map(decimalsOf));
      const [costs, proceeds] = [column(7), column(8)];
      expect(Math.max(...[...costs, ...proceeds, ...column(9)].map(decimalsOf))).toBeLessThanOrEqual(most);
      expect([...costs, ...proceeds].some(isNegative)).toBe(false);
      expect(sum(costs)).toBe(negate(sum(money.filter(isNegative))));
      expect(sum(proceeds)).toBe(sum(money.filter(isPositive)));
    }),
  );
});

it('the three methods have the same profit if everything is sold', () => {
  fc.assert(
    fc.property(anyFills, (fills) => {
      const left = amountOf(basis('fifo', fills).held);
      const all = left === ZERO ? fills : [...fills, aFill({ side: 'sell', amount: left, fee: ZERO })];
      const sums = COST_METHODS.map((method) => sumOf(profits(method, all)));
      expect(new Set(sums).size).toBe(1);
    }),
  );
});
