import type { Side } from '@bourse/contracts/market';
import { usePersonalLimits } from '@bourse/trading';
import { spotLimits } from './limits';

/** The personal limit that keeps an order from being placed, in words. A sale is a way out of a holding: no limit concerns it. */
export function useBlockedBy(side: Side, quote: string): string | undefined {
  const { reached } = usePersonalLimits(spotLimits, quote);
  return side === 'buy' ? reached : undefined;
}
