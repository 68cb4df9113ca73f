import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { closedBy, knownPositions, withoutClosed } from './closed-positions';

const [first, second] = [aPosition({ id: 31 }), aPosition({ id: 32 })];

describe('positions known as closed', () => {
  it('positions known as closed are those that the next reply of their list lacks', () => {
    const known = knownPositions('1-3', [first], [second, aPosition({ id: 33, pair: '2-3' })]);
    expect(known).toEqual([31, 32]);
    expect(closedBy({ orders: [second], total: 1, riskRate: undefined }, known)).toEqual([31]);
  });

  it('positions known as closed cannot be told from one page of several', () => {
    expect(closedBy({ orders: [second], total: 11, riskRate: undefined }, [31, 32])).toEqual([]);
  });

  it('positions known as closed are not brought back by an event', () => {
    expect(withoutClosed([first, second], [31])).toEqual([second]);
    expect(withoutClosed(undefined, [31])).toBeUndefined();
  });
});
