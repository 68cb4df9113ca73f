import type { CompletedOrder } from '@bourse/contracts/spot';
import type { ProductResults } from '@bourse/trading';
import { fillKey } from './fill-key';
import { pairProfits } from './pair-profit';

/** The sales at the average cost, with the fees of all fills. `fills`: newest first. */
export function spotResults(
  fills: readonly CompletedOrder[],
  isComplete: boolean,
): Pick<ProductResults, 'trades' | 'charges'> {
  const pairs = pairProfits(fills, { method: 'average', isComplete });
  return {
    trades: pairs.flatMap(({ base, quote, sales }) =>
      sales.map(({ fill, cost, profit }) => ({
        key: `spot/${base}/${quote}/${fillKey(fill)}`,
        product: 'spot',
        symbol: `${base}/${quote}`,
        currency: quote,
        openedAt: undefined,
        closedAt: fill.time,
        stake: cost,
        profit,
      })),
    ),
    charges: fills.map(({ time, fee, feeCurrency }) => ({ kind: 'fee', time, amount: fee, currency: feeCurrency })),
  };
}
