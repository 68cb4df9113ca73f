import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { heldByOrders, pairLiquidation, summariseAccount } from './account';
import { exposureOf, haveRowsChanged, sizeOf, mergePushedRows } from './positions';

const d = decimal;
const lotSizes = new Map([['1-3', d('0.1')]] as const);
const input = {
  available: d(1000),
  pending: d(0),
  positions: [aPosition(), aPosition({ id: 32, direction: 'short', margin: d(500), profit: d(-50) })],
  pushedRiskRate: undefined,
  maintenanceRate: d('0.5'),
};

describe('account summary', () => {
  it('the account summary sums margins and P/L and computes equity and risk rate', () => {
    expect(summariseAccount(input)).toMatchObject({ margins: '2440', profit: '150', equity: '3590' });
    expect(summariseAccount(input).riskRate?.slice(0, 8)).toBe('185.0515');
  });

  it('the account summary requires the initial margin, whatever is left of it', () => {
    const [long, short] = input.positions;
    if (!long || !short) throw new Error('two positions');
    const positions = [{ ...long, margin: d(0) }, short];
    // Equity 1000 + 0 + 500 + 150, required (1940 + 1940) × 0.5.
    expect(summariseAccount({ ...input, positions }).riskRate?.slice(0, 7)).toBe('85.0515');
  });

  it('the account summary keeps equity, risk rate and liquidation price when a limit order rests', () => {
    const entrust = aPosition({ id: 40, margin: d(300), tradeFee: d('2.1') });
    const pending = heldByOrders(undefined, input.positions, [entrust]);
    expect(pending).toBe('302.1');
    const rested = { ...input, available: d('697.9'), pending };
    expect(summariseAccount(rested).equity).toBe(summariseAccount(input).equity);
    expect(summariseAccount(rested).riskRate).toBe(summariseAccount(input).riskRate);
    expect(pairLiquidation({ ...rested, pair: '1-3', lotSizes, priceDecimals: 2 })).toEqual(
      pairLiquidation({ ...input, pair: '1-3', lotSizes, priceDecimals: 2 }),
    );
  });

  it('the account summary reads the money of pending orders from the held money where the back end sends it', () => {
    expect(heldByOrders(d('2742.1'), input.positions, [])).toBe('302.1');
    expect(heldByOrders(d(2000), input.positions, [])).toBe('0');
  });

  it('the money of pending orders is unknown without the positions, or without the orders where no held money is sent', () => {
    expect(heldByOrders(d(2000), undefined, [])).toBeUndefined();
    expect(heldByOrders(undefined, [], undefined)).toBeUndefined();
  });

  it('the account summary shows the pushed risk rate if there is one', () => {
    expect(summariseAccount({ ...input, pushedRiskRate: d('290.1') }).riskRate).toBe('290.1');
  });

  it('the account summary is risky at 110 % and below, only where the formula of the rate is known', () => {
    const near = { ...input, pushedRiskRate: d(90) };
    expect(summariseAccount(near).isRisky).toBe(true);
    expect(summariseAccount({ ...near, maintenanceRate: undefined }).isRisky).toBe(false);
    expect(summariseAccount({ ...input, pushedRiskRate: d(290) }).isRisky).toBe(false);
  });

  it('the account summary has no risk rate without positions or without a maintenance rate', () => {
    expect(summariseAccount({ ...input, positions: [], pushedRiskRate: d(90) }).riskRate).toBeUndefined();
    expect(summariseAccount({ ...input, maintenanceRate: undefined }).riskRate).toBeUndefined();
  });

  it('the account summary has no equity while the balance is unknown', () => {
    expect(summariseAccount({ ...input, available: undefined })).toMatchObject({ equity: undefined, profit: '150' });
  });
});

describe('size of a position', () => {
  it('the size of a position is lots by lot size', () => expect(sizeOf(aPosition(), lotSizes)).toBe('0.2'));

  it('the size of a position follows from margin and multiple if the lot size is unknown', () => {
    expect(sizeOf(aPosition(), new Map())).toBe('0.2');
  });

  it('the size of a position is undefined if neither is known', () => {
    expect(exposureOf(aPosition({ multiple: undefined }), new Map())).toBeUndefined();
  });
});

it('the liquidation price of a pair changes with the P/L of other pairs', () => {
  const base = { ...input, pair: '1-3', lotSizes, priceDecimals: 2, positions: [aPosition()] } as const;
  const alone = pairLiquidation(base);
  const other = pairLiquidation({ ...base, positions: [aPosition(), aPosition({ pair: '2-3', profit: d(-900) })] });
  expect(alone).toMatchObject({ kind: 'price' });
  expect(other).not.toEqual(alone);
});

describe('pushed rows of positions', () => {
  const rows = [aPosition(), aPosition({ id: 32 })];

  it('pushed rows change figures of the same row and keep other rows identical', () => {
    const pushed = [aPosition({ markPrice: d(99_000), profit: d(400) }), aPosition({ id: 32 })];
    const merged = mergePushedRows(rows, pushed);
    expect(merged[0]).toMatchObject({ markPrice: '99000', profit: '400' });
    expect(merged[1]).toBe(rows[1]);
  });

  it('pushed rows without changes keep the list identical', () =>
    expect(mergePushedRows(rows, [aPosition()])).toBe(rows));

  it('a new and a missing pushed row are noticed', () => {
    const ids = new Set([31, 32]);
    expect(haveRowsChanged(ids, rows)).toBe(false);
    expect(haveRowsChanged(ids, [aPosition()])).toBe(true);
    expect(haveRowsChanged(ids, [aPosition(), aPosition({ id: 33 })])).toBe(true);
  });
});
