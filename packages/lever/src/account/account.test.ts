import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { pairLiquidation, summariseAccount } from './account';
import { exposureOf, haveRowsChanged, sizeOf, withNews } from './positions';

const d = decimal;
const lotSizes = new Map([['1-3', d('0.1')]] as const);
const input = {
  available: d(1000),
  positions: [aPosition(), aPosition({ id: 32, direction: 'short', margin: d(500), profit: d(-50) })],
  pushedRiskRate: undefined,
  maintenanceRate: d('0.5'),
};

describe('account summary', () => {
  it('sums margins and P/L and computes equity and risk rate', () => {
    expect(summariseAccount(input)).toMatchObject({ margins: '2440', profit: '150', equity: '3590' });
    expect(summariseAccount(input).riskRate?.slice(0, 8)).toBe('294.2622');
  });

  it('shows the pushed risk rate if there is one', () => {
    expect(summariseAccount({ ...input, pushedRiskRate: d('290.1') }).riskRate).toBe('290.1');
  });

  it('has no risk rate without positions or without a maintenance rate', () => {
    expect(summariseAccount({ ...input, positions: [], pushedRiskRate: d(90) }).riskRate).toBeUndefined();
    expect(summariseAccount({ ...input, maintenanceRate: undefined }).riskRate).toBeUndefined();
  });

  it('has no equity while the balance is unknown', () => {
    expect(summariseAccount({ ...input, available: undefined })).toMatchObject({ equity: undefined, profit: '150' });
  });
});

describe('size of a position', () => {
  it('is lots by lot size', () => expect(sizeOf(aPosition(), lotSizes)).toBe('0.2'));

  it('follows from margin and multiple if the lot size is unknown', () => {
    expect(sizeOf(aPosition(), new Map())).toBe('0.2');
  });

  it('is undefined if neither is known', () => {
    expect(exposureOf(aPosition({ multiple: undefined }), new Map())).toBeUndefined();
  });
});

describe('liquidation price of a pair', () => {
  it('changes with the P/L of other pairs', () => {
    const base = { ...input, pair: '1-3', lotSizes, positions: [aPosition()] } as const;
    const alone = pairLiquidation(base);
    const other = pairLiquidation({ ...base, positions: [aPosition(), aPosition({ pair: '2-3', profit: d(-900) })] });
    expect(alone).toMatchObject({ kind: 'price' });
    expect(other).not.toEqual(alone);
  });
});

describe('pushed rows', () => {
  const rows = [aPosition(), aPosition({ id: 32 })];

  it('change figures of the same row and keep other rows identical', () => {
    const pushed = [aPosition({ markPrice: d(99_000), profit: d(400) }), aPosition({ id: 32 })];
    const merged = withNews(rows, pushed);
    expect(merged[0]).toMatchObject({ markPrice: '99000', profit: '400' });
    expect(merged[1]).toBe(rows[1]);
  });

  it('without news keep the list identical', () => expect(withNews(rows, [aPosition()])).toBe(rows));

  it('with a new or a missing row are noticed', () => {
    const ids = new Set([31, 32]);
    expect(haveRowsChanged(ids, rows)).toBe(false);
    expect(haveRowsChanged(ids, [aPosition()])).toBe(true);
    expect(haveRowsChanged(ids, [aPosition(), aPosition({ id: 33 })])).toBe(true);
  });
});
