import type { OptionOrder } from '@bourse/contracts/micro-options';
import type { ProductResults } from '@bourse/trading';
import { netProfit } from './net-profit';

/** Settled options after their fees. */
export function optionResults(options: readonly OptionOrder[]): Pick<ProductResults, 'trades' | 'charges'> {
  return {
    trades: options.map((option) => ({
      key: `options/${option.id}`,
      product: 'options',
      symbol: option.symbol,
      currency: option.currency,
      openedAt: option.openedAt,
      closedAt: option.settledAt,
      stake: option.amount,
      profit: netProfit(option),
    })),
    charges: options.map(({ settledAt, fee, currency }) => ({ kind: 'fee', time: settledAt, amount: fee, currency })),
  };
}
