import { selectIsLoggedIn } from '@bourse/api-client';
import { FeaturePart, pathWith, useScreens, useSite, useSupportLink, useAppSelector } from '@bourse/feature-kit';
import { lazyPart, Skeleton } from '@bourse/ui-kit';
import { useNavigate } from 'react-router';
import {
  ConnectionStatus,
  FollowedPrices,
  usePairsReadAt,
  useFavourites,
  usePairs,
  livePairs,
  useThrottledGroups,
} from '@bourse/market';
import { useIsStale } from '@bourse/realtime';
import { Blurbs } from '../start-page/blurbs';
import { Hero } from '../start-page/hero';
import { homeLists } from '../start-page/home-lists';
import { HomeMarkets } from '../start-page/home-markets';
import { HomeFrame, Section } from '../start-page/layout';
import { marketFacts } from '../start-page/market-facts';
import { MarketPulse } from '../start-page/market-pulse';
import { usePairLinks } from '../pair-links/pair-links';
import { MarketStrip } from '../start-page/market-strip';
import { Movers } from '../start-page/movers';
import { Support } from '../start-page/support';
import { useTrend } from '../api';
import { LINKS } from '../links';

const LazyAppPopups = lazyPart(async () => (await import('../start-page/app-popups')).AppPopups, {
  fallback: <div style={{ minHeight: 64 }} />,
});

/** Space for the banners and announcements while their code loads, CSS pixels. */
const NEWS_HEIGHT = 232;

/** The live market above and below the fold and between the sections. */
function useMarket() {
  const pairs = usePairs();
  const throttled = useThrottledGroups(pairs.groups);
  const lists = homeLists(throttled);
  const facts = marketFacts(throttled);
  const { groups } = pairs;
  return {
    ...pairs,
    facts,
    strip: livePairs(lists.strip, groups),
    pulse: livePairs(lists.pulse, groups),
    movers: {
      best: livePairs(lists.movers.best, groups),
      worst: livePairs(lists.movers.worst, groups),
      volume: livePairs(lists.movers.volume, groups),
    },
  };
}

function Pulse({ pulse, state, retry }: Pick<ReturnType<typeof useMarket>, 'pulse' | 'state' | 'retry'>) {
  const { closes } = useTrend(pulse[0]?.symbol);
  return <MarketPulse pairs={pulse} trend={closes} state={state} onRetry={retry} />;
}

function CustomerService() {
  const link = useSupportLink();
  return link === undefined ? null : (
    <Section>
      <Support link={link} />
    </Section>
  );
}

/** Opens the registration with an email address. */
function useRegister() {
  const navigate = useNavigate();
  const { entry } = useScreens();
  return (email: string) => void navigate(pathWith(entry.register, { email: email.trim() || undefined }));
}

/** `/`: the start page. */
export function Component() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const register = useRegister();
  const market = useMarket();
  const isStale = useIsStale(usePairsReadAt());
  const [favourites, toggleFavourite] = useFavourites();
  const { apps } = useSite();
  const { tradePath } = usePairLinks();
  const hasApps = apps.ios !== undefined || apps.android !== undefined;

  return (
    <HomeFrame data-dimmed={isStale || undefined}>
      <FollowedPrices />
      <MarketStrip pairs={market.strip} isLoading={market.state.kind === 'loading'} />
      <Hero
        isLoggedIn={isLoggedIn}
        tradePath={tradePath}
        onRegister={register}
        facts={market.facts}
        isLoading={market.state.kind === 'loading'}
      >
        <Pulse {...market} />
      </Hero>
      {market.state.kind !== 'failed' && (
        <Section>
          <Movers lists={market.movers} state={market.state} />
        </Section>
      )}
      <Section>
        <FeaturePart part={LINKS.launch} isOptional />
        <FeaturePart part={LINKS.news} waiting={<Skeleton height={NEWS_HEIGHT} />} />
      </Section>
      <Section>
        <HomeMarkets
          groups={market.groups}
          state={market.state}
          onRetry={market.retry}
          favourites={favourites}
          onToggleFavourite={toggleFavourite}
          isStale={isStale}
          // Without figures there is no freshness to show.
          connection={market.state.kind === 'failed' ? undefined : <ConnectionStatus />}
        />
      </Section>
      <Section>
        <Blurbs />
      </Section>
      {hasApps && (
        <Section>
          <LazyAppPopups apps={apps} />
        </Section>
      )}
      <CustomerService />
    </HomeFrame>
  );
}
