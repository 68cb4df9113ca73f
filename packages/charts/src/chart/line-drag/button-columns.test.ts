import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buttonColumns } from './button-columns';

describe('the buttons of lines', () => {
  it('the buttons of lines are beside each other at one height, and below each other otherwise', () => {
    expect(buttonColumns([100, 100, 100], 26)).toEqual([0, 1, 2]);
    expect(buttonColumns([100, 126, 74], 26)).toEqual([0, 0, 0]);
    expect(buttonColumns([100, undefined, 110, 126], 26)).toEqual([0, 0, 1, 0]);
  });

  it('the buttons of lines never cover each other', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 12 }), (heights) => {
        const columns = buttonColumns(heights, 26);
        const covered = heights.some((height, index) =>
          heights.some((other, at) => at < index && columns[at] === columns[index] && Math.abs(other - height) < 26),
        );
        expect(covered).toBe(false);
      }),
    );
  });
});
