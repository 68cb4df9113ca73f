import { LOADING } from '@bourse/feature-kit';
import { Hero } from './hero';
import { HomeFrame } from './layout';
import { MarketPulse } from './market-pulse';
import { MarketStrip } from './market-strip';

const doNothing = () => undefined;

/**
 * The start page before market data are loaded: the same views in their loading state, so that the prerendered page
 * keeps its layout.
 */
export function HomeFirstScreen() {
  return (
    <HomeFrame>
      <MarketStrip pairs={[]} isLoading />
      <Hero isLoggedIn={false} tradePath="/" onRegister={doNothing} facts={undefined} isLoading>
        <MarketPulse pairs={[]} trend={undefined} state={LOADING} onRetry={doNothing} />
      </Hero>
    </HomeFrame>
  );
}
