import { decimal, type Decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { findLotProblem } from './lot-rules';

const d = decimal;

describe('lots', () => {
  const limits = { minimum: d(2), maximum: d(10) };
  it.each<[Decimal | undefined, string | undefined]>([
    [undefined, 'form.lotsInteger'],
    [d(0), 'form.lotsInteger'],
    [d(-1), 'form.lotsInteger'],
    [d('2.5'), 'form.lotsInteger'],
    [d(1), 'form.lotsBelowMinimum'],
    [d(11), 'form.lotsAboveMaximum'],
    [d(2), undefined],
    [d(10), undefined],
  ])('the lots %s have the problem %s', (lots, problem) => expect(findLotProblem(lots, limits)).toBe(problem));
});
