import { decimal } from '@bourse/decimal';
import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { aFill, anOpenOrder } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { spotExchange } from '../testing/handlers';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { renderSpot } from '../testing/render-spot';
import { Component as AllTransaction } from './all-orders';

/** For the top of a test file: a user with three open orders and two fills, of two pairs, on a wide screen. */
export function freshOrders() {
  beforeEach(() => stubLayout(1440));
  return freshExchange(() =>
    spotExchange({
      open: [
        anOpenOrder({ id: 1, createdAt: 3000 }),
        anOpenOrder({ id: 2, createdAt: 2000, side: 'sell', base: 'ETH', price: decimal(3400) }),
        anOpenOrder({ id: 3, createdAt: 1000, side: 'sell' }),
      ],
      fills: [aFill({ id: 11 }), aFill({ id: 12, base: 'ETH', side: 'sell', feeCurrency: 'USDT' })],
    }),
  );
}

export const open = (search = '') => renderSpot(<AllTransaction />, { address: `/allTransaction${search}` });

const rowsOf = async (name: string) =>
  (await within(await screen.findByRole('table', { name })).findAllByRole('row')).slice(1);

/** The numbers in a list, from the top. */
export const numbersOf = async (name: string) => {
  await screen.findAllByRole('link', { name: /^Link to order/ });
  return (await rowsOf(name)).map((row) => within(row).getByRole('link').textContent);
};
