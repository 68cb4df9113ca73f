import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { withEvent, type LeverStream } from './streams';
import { aPosition } from './testing/fixtures';

const [first, second] = [aPosition({ id: 31 }), aPosition({ id: 32 })];
const known: LeverStream = {
  riskRate: decimal(500),
  profit: decimal(10),
  positions: [second],
  entrusts: [],
  closed: [31],
};
const nothing = { riskRate: undefined, profit: undefined, positions: undefined, entrusts: undefined };

describe('lever_trade', () => {
  it('does not bring back a position that is known as closed, however often an old event arrives', () => {
    const late = { ...nothing, riskRate: decimal(105), positions: [first, second] };
    const once = withEvent(known, late);
    expect(once).toEqual({ ...known, riskRate: '105' });
    expect(withEvent(once, late)).toEqual(once);
  });

  it('keeps what the event lacks', () => expect(withEvent(known, nothing)).toEqual(known));
});
