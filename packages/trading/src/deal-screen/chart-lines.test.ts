import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { PriceAlert } from '../price-alerts/alert';
import { alertLines, orderLines, type RestingOrder } from './chart-lines';

const orderText = (side: string, amount: string, count: number) => `${side} ${amount} (${count})`;
const alertText = (direction: string) => `goes ${direction}`;

const order = (overrides: Partial<RestingOrder> = {}): RestingOrder => ({
  side: 'buy',
  price: decimal('97000'),
  remaining: decimal('0.4'),
  ...overrides,
});

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

it('the chart shows an order as a line at its price, with side and open amount', () => {
  expect(orderLines([order(), order({ side: 'sell', price: decimal('99000') })], orderText)).toEqual([
    { id: 'buy 97000', price: '97000', label: 'buy 0.4 (1)', tone: 'up' },
    { id: 'sell 99000', price: '99000', label: 'sell 0.4 (1)', tone: 'down' },
  ]);
});

it('the chart shows orders of one side and price as one line with their sum', () => {
  const orders = [order(), order({ remaining: decimal('0.05') })];
  expect(orderLines(orders, orderText)).toEqual([
    { id: 'buy 97000', price: '97000', label: 'buy 0.45 (2)', tone: 'up' },
  ]);
});

it('the chart shows an alert as a line while it waits, on the chart of its own pair', () => {
  const alerts = [alert(), alert({ id: 'b', firedAt: 1 }), alert({ id: 'c', pair: '2-3' })];
  expect(alertLines(alerts, '1-3', alertText)).toEqual([
    { id: 'alert a', price: '98000', label: 'goes above', tone: 'alert' },
  ]);
});
