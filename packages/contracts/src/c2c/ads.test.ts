import * as v from 'valibot';
import { expect, it } from 'vitest';
import { c2cAd } from './ads';

const ad = (state: object) =>
  v.parse(c2cAd, {
    id: 7,
    price: '7.2',
    total_number: '100',
    surplus_number: '100',
    way: 'bank',
    currency_name: 'USDT',
    type: 'sell',
    seller_name: 'Ana',
    ...state,
  });

it.each([
  [{}, 'open', '100'],
  [{ is_done: 0 }, 'open', '100'],
  [{ is_done: 1 }, 'completed', '0'],
  [{ is_done: 2 }, 'withdrawn', '100'],
  [{ is_done: 3 }, undefined, '100'],
  [{ is_done: 1, status: 'open' }, 'open', '100'],
])('an ad of a back end that sends %j as its state is %s, with %s left', (state, status, remainder) => {
  expect(ad(state)).toMatchObject({ status, remainder, total: '100' });
});
