import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { closePreview, doProfitsDisagree } from './close-preview';

const d = decimal;

describe('close preview', () => {
  const long = aPosition({ id: 1, profit: d(200), margin: d(1940), initialMargin: d(1940) });
  // Overnight fees have used half of its margin.
  const short = aPosition({ id: 2, direction: 'short', profit: d(-50), margin: d(1000), initialMargin: d(2000) });
  const account = { available: d(500), pending: d(0), margins: d(2940), initialMargins: d(3940), profit: d(150) };

  it('the close preview of all positions moves margins and P/L to the available balance', () => {
    expect(closePreview([long, short], 'all', account)).toEqual({
      positions: [long, short],
      profit: '150',
      available: '3590',
    });
  });

  it('the close preview of the long positions names them', () => {
    expect(closePreview([long, short], 'long', account).positions).toEqual([long]);
  });

  it.each([
    ['201', false],
    ['201.01', true],
    ['198.9', true],
  ])('profits of 200 and %s differ: %s', (pushed, disagrees) => {
    expect(doProfitsDisagree(d(200), d(pushed))).toBe(disagrees);
  });
});
