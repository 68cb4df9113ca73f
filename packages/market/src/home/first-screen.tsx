import { Hero } from './hero';
import { HomeFrame } from './layout';
import { MarketPulse } from './market-pulse';
import { MarketStrip } from './market-strip';

const doNothing = () => undefined;

/**
 * What a visitor sees of the start page before anything is known of the market: the same views in their waiting state, so
 * that a page drawn ahead of the code has the shape that it keeps.
 */
export function HomeFirstScreen() {
  return (
    <HomeFrame>
      <MarketStrip pairs={[]} isLoading />
      <Hero isLoggedIn={false} tradePath="/" onRegister={doNothing} facts={undefined} isLoading>
        <MarketPulse pairs={[]} trend={undefined} status="loading" onRetry={doNothing} />
      </Hero>
    </HomeFrame>
  );
}
