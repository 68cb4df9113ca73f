import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { closeReasonOf } from './close-reason';

const d = decimal;

describe('the close reason of a position', () => {
  const closed = aPosition({ completedAt: 1, takeProfit: d(99_000), stopLoss: d(95_000) });
  it('the close reason is what the back end sends', () => {
    expect(closeReasonOf({ ...closed, closeReason: 'liquidation' })).toBe('liquidation');
  });
  it('the close reason is the stop that the close price has reached where the back end sends nothing', () => {
    expect(closeReasonOf({ ...closed, markPrice: d(99_010) })).toBe('takeProfit');
    expect(closeReasonOf({ ...closed, markPrice: d(95_000) })).toBe('stopLoss');
    expect(closeReasonOf({ ...closed, markPrice: d(97_000) })).toBeUndefined();
    expect(closeReasonOf({ ...closed, completedAt: undefined, markPrice: d(99_010) })).toBeUndefined();
  });
});
