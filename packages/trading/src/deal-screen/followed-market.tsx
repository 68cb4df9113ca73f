import { selectIsLoggedIn } from '@bourse/api-client';
import { useCapabilities, useAppSelector } from '@bourse/feature-kit';
import { FollowedPrices } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { lazyPart } from '@bourse/ui-kit';

const LazyReplayPanel = lazyPart(async () => (await import('../replay/replay-panel')).ReplayPanel, { fallback: null });

/** The market whose prices the back end follows, and the controls of a replay; nothing where the prices are its own. */
export function FollowedMarket({ pair }: { readonly pair: Pair }) {
  const { prices } = useCapabilities();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  if (!prices) return null;
  return (
    <>
      <FollowedPrices pair={pair} />
      {prices.isRecorded && isLoggedIn && <LazyReplayPanel />}
    </>
  );
}
