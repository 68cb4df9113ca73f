import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { filterOf, withFilter } from './market-address';

it('the filter is the same after it was written to the address and read from it', () => {
  const filter = { side: 'sell', currencyId: 3, money: decimal('500.5'), method: 'alipay' } as const;
  expect(filterOf(withFilter(new URLSearchParams(), filter))).toEqual(filter);
});

it('the filter ignores invalid parameters and keeps the others', () => {
  expect(filterOf(new URLSearchParams('side=x&coin=-1&amount=abc&method=cash'))).toEqual({
    side: 'buy',
    currencyId: undefined,
    money: undefined,
    method: undefined,
  });
  const changed = withFilter(new URLSearchParams('ref=1&coin=3'), filterOf(new URLSearchParams()));
  expect(changed.toString()).toBe('ref=1');
});
