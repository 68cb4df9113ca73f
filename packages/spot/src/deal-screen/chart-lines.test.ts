import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { PriceAlert } from '../price-alerts/alert';
import { anOpenOrder } from '../testing/fixtures';
import { alertLines, orderLines } from './chart-lines';

const write = {
  order: (side: string, amount: string, count: number) => `${side} ${amount} (${count})`,
  alert: (direction: string) => `goes ${direction}`,
};

const alert = (overrides: Partial<PriceAlert> = {}): PriceAlert => ({
  id: 'a',
  pair: '1-3',
  symbol: 'BTC/USDT',
  price: decimal('98000'),
  direction: 'above',
  hasSound: false,
  hasNotification: false,
  firedAt: undefined,
  ...overrides,
});

it('an order is a line at its price that says its side and what is still open', () => {
  expect(orderLines([anOpenOrder(), anOpenOrder({ id: 2, side: 'sell', price: decimal('99000') })], write)).toEqual([
    { id: 'buy 97000', price: '97000', label: 'buy 0.4 (1)', tone: 'up' },
    { id: 'sell 99000', price: '99000', label: 'sell 0.4 (1)', tone: 'down' },
  ]);
});

it('orders of one side and price are one line with their sum', () => {
  const orders = [anOpenOrder(), anOpenOrder({ id: 2, remaining: decimal('0.05') })];
  expect(orderLines(orders, write)).toEqual([{ id: 'buy 97000', price: '97000', label: 'buy 0.45 (2)', tone: 'up' }]);
});

it('an alert is a line while it waits, on the chart of its own pair', () => {
  const alerts = [alert(), alert({ id: 'b', firedAt: 1 }), alert({ id: 'c', pair: '2-3' })];
  expect(alertLines(alerts, '1-3', write)).toEqual([
    { id: 'alert a', price: '98000', label: 'goes above', tone: 'alert' },
  ]);
});
