import { decimal } from '@bourse/decimal';
import type { ClosedTrade } from '@bourse/trading';

/** A closed position of BTC/USDT: 12 USDT on a margin of 100. */
export function aClosedTrade(overrides: Partial<ClosedTrade> = {}): ClosedTrade {
  return {
    key: `leverage/${overrides.closedAt ?? 1}`,
    product: 'leverage',
    symbol: 'BTC/USDT',
    currency: 'USDT',
    openedAt: Date.parse('2026-11-20T08:00:00Z'),
    closedAt: Date.parse('2026-11-20T12:00:00Z'),
    stake: decimal(100),
    profit: decimal(12),
    ...overrides,
  };
}
