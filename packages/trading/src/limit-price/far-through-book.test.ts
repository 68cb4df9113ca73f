import { decimal as d, type Decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { farThroughBook } from './far-through-book';

it.each<['buy' | 'sell', Decimal | undefined, Decimal | undefined, string | undefined, boolean?]>([
  ['buy', d('105'), d('100'), undefined],
  ['buy', d('105.01'), d('100'), '5.01', false],
  ['buy', d('110'), d('100'), '10', false],
  ['buy', d('194'), d('100'), '94', true],
  ['buy', d('50'), d('100'), undefined],
  ['sell', d('95'), d('100'), undefined],
  ['sell', d('94.99'), d('100'), '5.01', false],
  ['sell', d('80'), d('100'), '20', true],
  ['sell', d('200'), d('100'), undefined],
  ['buy', undefined, d('100'), undefined],
  ['buy', d('105.01'), undefined, undefined],
  ['buy', d('105.01'), d('0'), undefined],
])(
  'a limit price far through the book is reported: %s at %s where the best is %s: %s',
  (side, price, best, percent, mustAsk) => {
    expect(farThroughBook(side, price, best)).toEqual(percent === undefined ? undefined : { percent, best, mustAsk });
  },
);
