import { compare, decimal, sum } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, leastAllocation } from './allocation';

const d = decimal;
const all = (...quantities: string[]) => quantities.map((quantity) => d(quantity));

describe('the allocation of a launch', () => {
  it('an allocation gives each commitment in full while there is enough', () => {
    expect(allocate(all('100', '300'), d('1000'))).toEqual(['100', '300']);
  });

  it('step 1 of an allocation shares the total in proportion', () => {
    expect(allocate(all('1000', '3000'), d('1000'))).toEqual(['250', '750']);
  });

  it('steps 2 and 3 of an allocation cut at the cap and share the surplus in proportion among the others', () => {
    // 10 %, 20 %, 70 % of 1,000 are 100, 200, 700; the cap leaves 400 over; 1 : 2 of it are 133.33 and 266.67.
    expect(allocate(all('1000', '2000', '7000'), d('1000'), d('300'))).toEqual(['233.33333333', '300', '300']);
  });

  it('an allocation gives nothing where nothing is committed', () => {
    expect(allocate(all('0', '0'), d('1000'))).toEqual(['0', '0']);
  });

  it('an allocation never gives more than the total, the cap or the commitment', () => {
    const quantity = fc.integer({ min: 0, max: 10 ** 6 }).map((units) => d(String(units / 100)));
    fc.assert(
      fc.property(fc.array(quantity, { minLength: 1, maxLength: 8 }), quantity, quantity, (commitments, total, cap) => {
        const given = allocate(commitments, total, cap);
        expect(compare(sum(given), total)).toBeLessThanOrEqual(0);
        for (const [at, commitment] of commitments.entries()) {
          expect(compare(given[at] ?? d('0'), commitment)).toBeLessThanOrEqual(0);
          expect(compare(given[at] ?? d('0'), cap)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('an allocation shows a user the least that the others leave, up to the cap', () => {
    expect(leastAllocation(d('1000'), d('3000'), d('1000'))).toBe('250');
    expect(leastAllocation(d('1000'), d('3000'), d('1000'), d('200'))).toBe('200');
    expect(leastAllocation(d('400'), d('100'), d('1000'))).toBe('400');
  });
});
