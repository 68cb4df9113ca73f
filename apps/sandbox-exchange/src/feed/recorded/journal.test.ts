import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { againstHolding } from './journal';

const fill = (side: 'buy' | 'sell', fee: string) => ({
  side,
  price: decimal('100'),
  quantity: decimal('2'),
  fee: decimal(fee),
});

it.each([
  ['a buy before a rise gains', fill('buy', '0'), '110', '20'],
  ['a buy pays its fee in the base currency', fill('buy', '0.002'), '100', '-0.2'],
  ['a sale before a rise loses', fill('sell', '0'), '110', '-20'],
  ['a sale pays its fee in the quote currency', fill('sell', '0.2'), '90', '19.8'],
])('the comparison with holding tells that %s', (_title, traded, present, gain) => {
  expect(againstHolding(traded, decimal(present))).toBe(gain);
});
