import { expect, it } from 'vitest';
import { ORDER_STATUSES } from '@bourse/contracts/c2c';
import { aDispute, anOrder } from '../testing';
import { actionsOf, isRunning, roleOf } from './order-actions';

it('roleOf makes the taker of a sale the payer, and its publisher the seller', () => {
  expect(roleOf('sell', false)).toBe('payer');
  expect(roleOf('sell', true)).toBe('seller');
});

it('roleOf makes the taker of a purchase the seller, and its publisher the payer', () => {
  expect(roleOf('buy', false)).toBe('seller');
  expect(roleOf('buy', true)).toBe('payer');
});

it('actionsOf lets the payer pay or cancel an unpaid order, and the seller release a paid one, and nothing else', () => {
  const matrix = (['payer', 'seller'] as const).flatMap((role) =>
    ORDER_STATUSES.flatMap((status) =>
      actionsOf(role, { status, dispute: undefined }).map((action) => `${role} ${status} ${action}`),
    ),
  );
  expect(matrix).toEqual(['payer unpaid pay', 'payer unpaid cancel', 'seller paid release']);
});

const ofDispute = (state: 'open' | 'answered' | 'withdrawn') =>
  actionsOf('seller', anOrder({ status: 'paid', dispute: aDispute({ state }) }));

it('actionsOf has no action while a dispute has not ended, and those of the status after its withdrawal', () => {
  expect([ofDispute('open'), ofDispute('answered'), ofDispute('withdrawn')]).toEqual([[], [], ['release']]);
});

it('unpaid and paid orders count as running', () => {
  expect(ORDER_STATUSES.filter((status) => isRunning({ status }))).toEqual(['unpaid', 'paid']);
});
