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
import { Hero } from '../start-page/hero';
import { homeLists } from '../start-page/home-lists';
import { HomeMarkets } from '../start-page/home-markets';
import { HomeFrame, Section } from '../start-page/layout';
import { marketFacts } from '../start-page/market-facts';
import { MarketPulse } from '../start-page/market-pulse';
import { usePairLinks } from '../pair-links/pair-links';
import { MarketStrip } from '../start-page/market-strip';
import { Support } from '../start-page/support';
import { UserHome } from '../start-page/user-home';
import { useTrend } from '../api';
import { LINKS } from '../links';

const LazyAppPopups = lazyPart(async () => (await import('../start-page/app-popups')).AppPopups, {
  fallback: <div style={{ minHeight: 64 }} />,
});

const LazyMovers = lazyPart(async () => (await import('../start-page/movers')).Movers, { fallback: null });

const LazyBlurbs = lazyPart(async () => (await import('../start-page/blurbs')).Blurbs, {
  fallback: <div style={{ minHeight: 160 }} />,
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
    lead: lists.lead && livePairs([lists.lead], groups)[0],
    movers: lists.movers && {
      gainers: livePairs(lists.movers.gainers, groups),
      losers: livePairs(lists.movers.losers, groups),
    },
  };
}

function Pulse({ lead, state, retry }: Pick<ReturnType<typeof useMarket>, 'lead' | 'state' | 'retry'>) {
  const { closes } = useTrend(lead?.symbol);
  return <MarketPulse lead={lead} trend={closes} state={state} onRetry={retry} />;
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

/** `/`: the start page. A visitor sees what the exchange is; a user the own account first. */
export function Component() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const register = useRegister();
  const market = useMarket();
  const isStale = useIsStale(usePairsReadAt());
  const [favourites, toggleFavourite] = useFavourites();
  const { apps } = useSite();
  const { tradePath } = usePairLinks();
  const hasApps = apps.ios !== undefined || apps.android !== undefined;

  const news = (
    <Section>
      <FeaturePart part={LINKS.launch} isOptional />
      <FeaturePart part={LINKS.news} waiting={<Skeleton height={NEWS_HEIGHT} />} />
    </Section>
  );

  return (
    <HomeFrame data-dimmed={isStale || undefined}>
      <FollowedPrices />
      <MarketStrip pairs={market.strip} isLoading={market.state.kind === 'loading'} />
      {isLoggedIn ? (
        <UserHome tradePath={tradePath} />
      ) : (
        <Hero onRegister={register} facts={market.facts} isLoading={market.state.kind === 'loading'}>
          <Pulse {...market} />
        </Hero>
      )}
      {!isLoggedIn && news}
      <Section>
        <HomeMarkets
          groups={market.groups}
          state={market.state}
          onRetry={market.retry}
          beginsWithFavourites={isLoggedIn}
          favourites={favourites}
          onToggleFavourite={toggleFavourite}
          isStale={isStale}
          // Without figures there is no freshness to show.
          connection={market.state.kind === 'failed' ? undefined : <ConnectionStatus />}
        />
      </Section>
      {isLoggedIn && news}
      {/* Below the table: a list that comes late moves nothing above. */}
      {market.movers && market.state.kind !== 'failed' && (
        <Section>
          <LazyMovers lists={market.movers} />
        </Section>
      )}
      {!isLoggedIn && (
        <Section>
          <LazyBlurbs />
        </Section>
      )}
      {hasApps && (
        <Section>
          <LazyAppPopups apps={apps} />
        </Section>
      )}
      <CustomerService />
    </HomeFrame>
  );
}
