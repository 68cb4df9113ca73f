import { compare, decimal, minus, plus } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import type { Direction } from '@bourse/contracts/lever';
import { changeByClosing, changeByOpening, changeByReducing, changeByReversing } from './account-change';
import { closePreview } from './close-preview';
import { summariseAccount } from './account';
import { lotsOfShare, reductionOf } from './reduction';

const d = decimal;
const account = {
  available: d(1000),
  pending: d(0),
  // 2 lots of 0.1 BTC at 97,000, mark 98,000: margin 1,940, P/L +200.
  positions: [aPosition()],
  maintenanceRate: d('0.5'),
  pair: '1-3' as const,
  lotSizes: new Map([['1-3', d('0.1')]] as const),
  priceDecimals: 2,
};
const opening = (direction: Direction, lots = 1) => ({
  exposure: { direction, entryPrice: d(98_000), size: d(lots / 10) },
  margin: d(980 * lots),
  fee: d(7 * lots),
});

describe('the account before and after', () => {
  it('the preview of adding to a position has the account before and after', () => {
    const { before, after } = changeByOpening(account, opening('long'));
    // (1000 + 1940 + 200) ÷ (1940 × 0.5)
    expect(before).toMatchObject({ margins: '1940', liquidation: { kind: 'price', below: true } });
    expect(before.riskRate?.slice(0, 8)).toBe('323.7113');
    // (1000 − 980 − 7 + 2920 + 200) ÷ (2920 × 0.5)
    expect(after.margins).toBe('2920');
    expect(after.riskRate?.slice(0, 8)).toBe('214.5890');
    expect(after.liquidation).toMatchObject({ kind: 'price', below: true });
  });

  it('the account after closing the last position has no margin, no margin level and no liquidation price', () => {
    const { after } = changeByClosing(account, new Set([31]));
    expect(after).toEqual({
      margins: '0',
      riskRate: undefined,
      liquidation: { kind: 'none', reason: 'noPosition' },
    });
  });

  it('the account after closing one of two positions keeps the margin level of the rest', () => {
    // Overnight fees have used half of its margin.
    const short = aPosition({ id: 2, direction: 'short', profit: d(-50), margin: d(1000), initialMargin: d(2000) });
    const two = { ...account, available: d(500), positions: [aPosition(), short] };
    // (500 + 1940 + 200 + 1000 − 50) ÷ (2000 × 0.5)
    expect(changeByClosing(two, new Set([31])).after.riskRate).toBe('359');
  });

  it('the account after a reversal has the liquidation price on the other side', () => {
    const { before, after } = changeByReversing(account, 31, opening('short', 2));
    expect(before.liquidation).toMatchObject({ below: true });
    expect(after.liquidation).toMatchObject({ below: false });
    expect(after.margins).toBe('1960');
  });

  it('the account after an equal opposite position has no liquidation price, and says why', () => {
    expect(changeByOpening(account, opening('short', 2)).after.liquidation).toEqual({ kind: 'none', reason: 'hedged' });
  });
});

const money = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((units) => d(units / 100));
const position = fc.record({
  direction: fc.constantFrom<Direction>('long', 'short'),
  margin: money(1, 5000),
  profit: money(-500, 500),
});
const accounts = fc
  .record({ available: money(0, 10_000), positions: fc.array(position, { minLength: 1, maxLength: 5 }) })
  .map(({ available, positions }) => ({
    ...account,
    available,
    positions: positions.map((row, index) => aPosition({ ...row, id: index + 1, initialMargin: row.margin })),
  }));

it('every close keeps the equity of the account', () => {
  fc.assert(
    fc.property(accounts, fc.subarray([1, 2, 3, 4, 5]), (given, ids) => {
      const closing = new Set(ids);
      const rest = given.positions.filter(({ id }) => !closing.has(id));
      const { figures } = summariseAccount({ ...given, pushedRiskRate: undefined });
      const { available } = closePreview(
        given.positions.filter(({ id }) => closing.has(id)),
        'all',
        figures,
      );
      const after = summariseAccount({ ...given, available, positions: rest, pushedRiskRate: undefined });
      expect(after.equity).toBe(summariseAccount({ ...given, pushedRiskRate: undefined }).equity);
      expect(changeByClosing(given, closing).after).toMatchObject({ margins: after.margins });
      expect(changeByClosing(given, closing).after.riskRate).toBe(after.riskRate);
    }),
  );
});

it('every close that leaves a position never lowers the margin level of a solvent account', () => {
  fc.assert(
    fc.property(accounts, (given) => {
      const { before, after } = changeByClosing(given, new Set([1]));
      fc.pre(before.riskRate !== undefined && after.riskRate !== undefined);
      fc.pre(compare(before.riskRate, d(0)) >= 0);
      expect(compare(after.riskRate, before.riskRate)).not.toBe(-1);
    }),
  );
});

describe('reduce-only orders', () => {
  const two = {
    ...account,
    positions: [aPosition({ id: 5, lots: d(4), entryPrice: d(96_000) }), aPosition({ id: 2 })],
  };

  it('a reduce-only order closes the oldest position first, and of the last one only the lots that are left', () => {
    // 2 lots at 97,000 and 1 of 4 at 96,000, closed at 98,000: 0.2 × 1,000 + 0.1 × 2,000; margin 1,940 + a quarter of it.
    const reduction = reductionOf(two, 'long', d(3), d(98_000));
    expect([...reduction.parts]).toEqual([
      [2, '2'],
      [5, '1'],
    ]);
    expect(reduction).toMatchObject({ lots: '3', open: '6', profit: '400', margin: '2425' });
    expect(reduction.change.after.margins).toBe('1455');
  });

  it('a reduce-only order never closes more than is open, and nothing of the other direction', () => {
    expect(reductionOf(two, 'long', d(99), undefined)).toMatchObject({ lots: '6', open: '6', profit: undefined });
    expect(reductionOf(two, 'short', d(1), undefined)).toMatchObject({ lots: '0', open: '0' });
  });

  it('a reduce-only order never lowers the margin level of a solvent account, and closes the whole position for all of its lots', () => {
    fc.assert(
      fc.property(accounts, (given) => {
        const { before, after } = changeByReducing(given, new Map([[1, d(1)]]));
        fc.pre(before.riskRate !== undefined && after.riskRate !== undefined && compare(before.riskRate, d(0)) >= 0);
        expect(compare(after.riskRate, before.riskRate)).not.toBe(-1);
        // Both of its two lots are the whole position.
        const whole = changeByReducing(given, new Map([[1, d(2)]]));
        expect(whole).toEqual(changeByClosing(given, new Set([1])));
      }),
    );
  });

  it.each([
    [10, 25, '2'],
    [10, 100, '10'],
    [1, 25, '1'],
    [3, 50, '1'],
  ])('a reduce-only order of %i lots closes %i %% as %s whole lots', (lots, percent, closing) => {
    expect(lotsOfShare(d(lots), percent)).toBe(closing);
  });
});

it('every opening adds its margin, and costs no more equity than its fee', () => {
  fc.assert(
    fc.property(accounts, fc.constantFrom<Direction>('long', 'short'), (given, direction) => {
      const { before, after } = changeByOpening(given, opening(direction));
      expect(minus(after.margins ?? d(0), before.margins ?? d(0))).toBe('980');
      // The margin only moves: with the fee paid back, closing at once restores the margin level.
      const opened = {
        ...given,
        available: minus(given.available, d(980)),
        positions: [
          ...given.positions,
          aPosition({ id: 99, direction, margin: d(980), initialMargin: d(980), profit: d(0) }),
        ],
      };
      expect(changeByClosing(opened, new Set([99])).after.riskRate).toBe(before.riskRate);
      expect(plus(opened.available, d(980))).toBe(given.available);
    }),
  );
});
