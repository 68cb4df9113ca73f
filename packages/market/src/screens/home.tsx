import { selectIsLoggedIn } from '@bourse/api-client';
import { FeaturePart } from '@bourse/feature-kit';
import { lazyPart } from '@bourse/ui-kit';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { ConnectionStatus } from '../connection/connection-status';
import { useIsStale } from '../connection/use-is-stale';
import { usePairsReadAt } from '../connection/use-pairs-read-at';
import { Announcements } from '../home/announcements';
import { Banners } from '../home/banners';
import { Blurbs } from '../home/blurbs';
import { Hero } from '../home/hero';
import { homeLists } from '../home/home-lists';
import { HomeMarkets } from '../home/home-markets';
import { HomeFrame, NewsRow, Section } from '../home/layout';
import { marketFacts } from '../home/market-facts';
import { MarketPulse } from '../home/market-pulse';
import { useMarketSite } from '../home/market-site';
import { MarketStrip } from '../home/market-strip';
import { Movers } from '../home/movers';
import { registerPath } from '../home/register-path';
import { Support } from '../home/support';
import { useSupportLink } from '../home/use-support-link';
import { BANNER_CATEGORY } from '../news/categories';
import { useNews, useNotices } from '../news/use-news';
import { useFavourites } from '../pairs/use-favourites';
import { usePairs } from '../pairs/use-pairs';
import { livePairs } from '../quotation/live-pairs';
import { useTrend } from '../quotation/trend-api';
import { useThrottledGroups } from '../quotation/use-throttled-groups';

const LazyAppPopups = lazyPart(async () => (await import('../home/app-popups')).AppPopups, {
  fallback: <div style={{ minHeight: 64 }} />,
});

/** The live market above and below the fold and between the sections. */
function useMarket() {
  const pairs = usePairs();
  const throttled = useThrottledGroups(pairs.groups);
  const lists = useMemo(() => homeLists(throttled), [throttled]);
  const facts = useMemo(() => marketFacts(throttled), [throttled]);
  const { groups } = pairs;
  return {
    ...pairs,
    facts,
    strip: livePairs(lists.strip, groups),
    pulse: livePairs(lists.pulse, groups),
    movers: {
      gainers: livePairs(lists.movers.gainers, groups),
      losers: livePairs(lists.movers.losers, groups),
      volume: livePairs(lists.movers.volume, groups),
    },
  };
}

function Pulse({ pulse, state, retry }: Pick<ReturnType<typeof useMarket>, 'pulse' | 'state' | 'retry'>) {
  const { closes } = useTrend(pulse[0]?.symbol);
  return <MarketPulse pairs={pulse} trend={closes} state={state} onRetry={retry} />;
}

function News() {
  const { items, state } = useNews(BANNER_CATEGORY);
  // Banners that fail to load are hidden: the notices beside them show the failure and a retry.
  const hasBanners = state.kind === 'loading' || (items !== undefined && items.length > 0);
  return (
    <NewsRow>
      {hasBanners && <Banners banners={items} />}
      <Announcements {...useNotices()} />
    </NewsRow>
  );
}

function CustomerService() {
  const link = useSupportLink();
  return link === undefined ? null : (
    <Section>
      <Support link={link} />
    </Section>
  );
}

/** `/`: the start page. */
export function Component() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const navigate = useNavigate();
  const market = useMarket();
  const isStale = useIsStale(usePairsReadAt());
  const [favourites, toggleFavourite] = useFavourites();
  const { apps, tradePath } = useMarketSite();
  const hasApps = apps.ios !== undefined || apps.android !== undefined;

  return (
    <HomeFrame data-dimmed={isStale || undefined}>
      <MarketStrip pairs={market.strip} isLoading={market.state.kind === 'loading'} />
      <Hero
        isLoggedIn={isLoggedIn}
        tradePath={tradePath}
        onRegister={(email) => void navigate(registerPath(email))}
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
        <FeaturePart name="launchBanner" isOptional />
        <News />
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
