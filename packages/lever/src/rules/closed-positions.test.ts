import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { closedBy, knownPositions, withoutClosed } from './closed-positions';

const [first, second] = [aPosition({ id: 31 }), aPosition({ id: 32 })];

describe('positions that are known as closed', () => {
  it('positions are known as closed that the next reply of their list lacks', () => {
    const known = knownPositions('1-3', [first], [second, aPosition({ id: 33, pair: '2-3' })]);
    expect(known).toEqual([31, 32]);
    expect(closedBy({ orders: [second], total: 1, riskRate: undefined }, known)).toEqual([31]);
  });

  it('closed positions are unknown from one page of several', () => {
    expect(closedBy({ orders: [second], total: 11, riskRate: undefined }, [31, 32])).toEqual([]);
  });

  it('an event does not bring back a position that is known as closed', () => {
    expect(withoutClosed([first, second], [31])).toEqual([second]);
    expect(withoutClosed(undefined, [31])).toBeUndefined();
  });
});
