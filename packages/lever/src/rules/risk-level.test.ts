import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { nearestLiquidation, riskLevel } from './risk-level';

const d = decimal;

describe('risk level', () => {
  it.each([
    ['200.01', '2', 'safe'],
    ['200', '5', 'warning'],
    ['500', '1.99', 'warning'],
    ['130.01', '0.5', 'warning'],
    ['130', '5', 'danger'],
    ['500', '0.49', 'danger'],
    ['216', '0.57', 'warning'],
    ['125.6', '0.13', 'danger'],
  ] as const)('a margin level of %s %% with liquidation %s %% away is %s', (rate, distance, level) =>
    expect(riskLevel(d(rate), d(distance))).toBe(level),
  );

  it('one known figure decides the level', () => {
    expect(riskLevel(undefined, d('0.3'))).toBe('danger');
    expect(riskLevel(d(150), undefined)).toBe('warning');
  });

  it('the level is unknown without both figures', () => expect(riskLevel(undefined, undefined)).toBeUndefined());
});

describe('nearest liquidation', () => {
  const near = aPosition({ id: 1, markPrice: d(100) });
  const far = aPosition({ id: 2, markPrice: d(100) });
  const below = (price: number) => ({ kind: 'price', price: d(price), below: true }) as const;

  it('the nearest liquidation price is the one with the least distance from its mark price', () => {
    const found = nearestLiquidation([far, near], ({ id }) => below(id === 1 ? 99 : 50));
    expect(found).toMatchObject({ price: '99', distance: '1' });
  });

  it('a mark price beyond the liquidation price has no distance left', () => {
    expect(nearestLiquidation([near], () => below(101))?.distance).toBe('0');
    expect(nearestLiquidation([near], () => ({ ...below(99), below: false }))?.distance).toBe('0');
  });

  it('a position without a mark price or a liquidation price has no part in it', () => {
    expect(nearestLiquidation([aPosition({ markPrice: undefined })], () => below(99))).toBeUndefined();
    expect(nearestLiquidation([near], () => undefined)).toBeUndefined();
    expect(nearestLiquidation([near], () => ({ kind: 'none', reason: 'covered' }))).toBeUndefined();
  });
});
