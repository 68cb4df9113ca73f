import { selectIsLoggedIn } from '@bourse/api-client';
import { useCapabilities, useAppSelector } from '@bourse/feature-kit';
import { FollowedPrices } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { lazyPart, PanelBoundary } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';

const LazyReplayPanel = lazyPart(async () => (await import('../replay/replay-panel')).ReplayPanel, { fallback: null });

/** The market whose prices the back end follows, and the controls of a replay; nothing where the prices are its own. */
export function FollowedMarket({ pair }: { readonly pair: Pair }) {
  const text = tradingMessages.useText();
  const { prices } = useCapabilities();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  if (!prices) return null;
  return (
    <>
      <PanelBoundary label={text('deal.prices')} subject={pair.id}>
        <FollowedPrices pair={pair} />
      </PanelBoundary>
      {prices.isRecorded && isLoggedIn && (
        <PanelBoundary label={text('replay.label')}>
          <LazyReplayPanel />
        </PanelBoundary>
      )}
    </>
  );
}
