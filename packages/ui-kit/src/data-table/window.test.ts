import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowWindow } from './window';

describe('the rows that a table draws', () => {
  it('are all of them up to a hundred', () => {
    expect(rowWindow(100, 30, 0, 300)).toEqual({ start: 0, end: 100 });
  });

  it('are those in sight and a dozen beyond, of more', () => {
    expect(rowWindow(1000, 30, 0, 300)).toEqual({ start: 0, end: 34 });
    expect(rowWindow(1000, 30, 3000, 300)).toEqual({ start: 88, end: 122 });
  });

  it('show the end of a list that became shorter while it was scrolled far down', () => {
    expect(rowWindow(200, 30, 30_000, 300)).toEqual({ start: 178, end: 200 });
  });

  it('cover all that is in sight, and never more than there is', () => {
    const lengths = [fc.integer({ min: 101, max: 5000 }), fc.integer({ min: 10, max: 60 }), fc.nat(2000)] as const;
    fc.assert(
      fc.property(...lengths, fc.double({ min: 0, max: 1, noNaN: true }), (count, row, frame, share) => {
        const scrollTop = share * Math.max(0, count * row - frame);
        const { start, end } = rowWindow(count, row, scrollTop, frame);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        expect(start * row).toBeLessThanOrEqual(scrollTop);
        expect(end * row).toBeGreaterThanOrEqual(Math.min(count * row, scrollTop + frame));
      }),
    );
  });
});
