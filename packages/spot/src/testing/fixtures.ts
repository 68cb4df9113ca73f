import { decimal } from '@bourse/decimal';
import type { CompletedOrder, OpenOrder } from '@bourse/contracts/spot';
import type { OrderTicket } from '../rules/order-ticket';

/** A moment that fixtures agree on: 20 November 2026, 20:00 in Shanghai. */
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** An open buy of 0.5 BTC at 97,000 USDT, a fifth of it filled. */
export function anOpenOrder(overrides: Partial<OpenOrder> = {}): OpenOrder {
  return {
    id: 1001,
    createdAt: NOW,
    base: 'BTC',
    quote: 'USDT',
    pair: '1-3',
    side: 'buy',
    price: decimal('97000'),
    remaining: decimal('0.4'),
    amount: decimal('0.5'),
    filled: decimal('0.1'),
    ...overrides,
  };
}

/** A fill of 0.1 BTC bought at 97,000 USDT. */
export function aFill(overrides: Partial<CompletedOrder> = {}): CompletedOrder {
  return {
    id: 5001,
    time: NOW,
    base: 'BTC',
    quote: 'USDT',
    side: 'buy',
    price: decimal('97000'),
    amount: decimal('0.1'),
    fee: decimal('0.0001'),
    feeCurrency: 'BTC',
    ...overrides,
  };
}

/** A limit buy of 0.5 BTC at 97,000 USDT, as it is pressed. */
export function aTicket(overrides: Partial<OrderTicket> = {}): OrderTicket {
  return {
    pair: '1-3',
    baseId: 1,
    quoteId: 3,
    base: 'BTC',
    quote: 'USDT',
    side: 'buy',
    mode: 'limit',
    price: decimal('97000'),
    amount: decimal('0.5'),
    ...overrides,
  };
}
