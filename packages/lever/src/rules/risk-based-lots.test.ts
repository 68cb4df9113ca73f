import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { riskBasedLots } from './risk-based-lots';

const d = decimal;

describe('risk-based sizing', () => {
  const budget = {
    direction: 'long',
    risk: d(100),
    entryPrice: d(100),
    stopLoss: d(95),
    lotSize: d(1),
    feePercent: d(0),
    minimumLots: d(1),
    maximumLots: d(100),
  } as const;

  it('risk-based sizing returns the lots whose loss is at most the risk', () => {
    expect(riskBasedLots(budget)).toEqual({ lots: '20', loss: '100', isCapped: false });
    expect(riskBasedLots({ ...budget, feePercent: d(1) })).toEqual({ lots: '16', loss: '96', isCapped: false });
  });

  it('risk-based sizing is capped at the maximum', () => {
    expect(riskBasedLots({ ...budget, maximumLots: d(7) })).toEqual({ lots: '7', loss: '35', isCapped: true });
  });

  it.each([
    [{ risk: d(0) }, 'sizing.riskMissing'],
    [{ stopLoss: d(100) }, 'sizing.stopSide'],
    [{ stopLoss: d(105) }, 'sizing.stopSide'],
    [{ risk: d(4) }, 'sizing.belowMinimum'],
  ])('risk-based sizing refuses %j with %s', (change, problem) => {
    expect(riskBasedLots({ ...budget, ...change })).toEqual({ problem });
  });
});
