import type { Decimal } from '@bourse/decimal';
import { usePairs } from '@bourse/market';

/** The last price of BTC in USDT; `undefined` while it is unknown. */
export function useBtcPrice(): Decimal | undefined {
  const { groups } = usePairs();
  return groups.flatMap(({ pairs }) => pairs).find(({ base, quote }) => base === 'BTC' && quote === 'USDT')?.last;
}
