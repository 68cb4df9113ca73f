import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { anOpenOrder } from '../testing/fixtures';
import { triggerLines } from './trigger-lines';

it('the chart shows the trigger price of a stop-limit order while it waits, and of no other order', () => {
  const trigger = decimal('98000');
  const orders = [
    anOpenOrder({ id: 1, type: 'stop_limit', trigger, isWaiting: true }),
    anOpenOrder({ id: 2, type: 'stop_limit', trigger }),
    anOpenOrder({ id: 3 }),
  ];
  expect(triggerLines(orders, ({ id }) => `order ${id}`)).toEqual([
    { id: 'trigger buy 1', price: '98000', label: 'order 1', tone: 'neutral' },
  ]);
});
