import { expect, it } from 'vitest';
import { ORDER_STATUSES } from '@bourse/contracts/c2c';
import { anOrder } from '../testing';
import { dutyOf, isOwnDuty, ownDutiesFirst } from './order-duty';

it('dutyOf names whose turn it is by role and status, and no duty of a closed order', () => {
  const duties = (['payer', 'seller'] as const).flatMap((role) =>
    ORDER_STATUSES.map((status) => `${role} ${status} ${dutyOf(role, status) ?? 'none'}`),
  );
  expect(duties).toEqual([
    'payer unpaid pay',
    'payer completed none',
    'payer cancelled none',
    'payer paid awaitRelease',
    'seller unpaid awaitPayment',
    'seller completed none',
    'seller cancelled none',
    'seller paid release',
  ]);
});

it('only a payment and a release are duties of the user', () => {
  expect((['pay', 'release', 'awaitPayment', 'awaitRelease', undefined] as const).map(isOwnDuty)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('ownDutiesFirst puts the orders in which the user has to act first and keeps the order of the list otherwise', () => {
  const orders = [
    anOrder({ id: 5, status: 'completed' }),
    anOrder({ id: 4, status: 'paid' }),
    anOrder({ id: 3, status: 'paid', isPublisher: true }),
    anOrder({ id: 2, isPublisher: true }),
    anOrder({ id: 1 }),
  ];
  expect(ownDutiesFirst(orders, ({ isPublisher }) => isPublisher ?? false).map(({ id }) => id)).toEqual([
    3, 1, 5, 4, 2,
  ]);
});
