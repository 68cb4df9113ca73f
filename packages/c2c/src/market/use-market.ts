import { selectIsLoggedIn } from '@bourse/api-client';
import { useEntryLinks, usePolling, useAppSelector } from '@bourse/feature-kit';
import { useListState, rowsOfPages } from '@bourse/lists';
import { useCurrencyListQuery } from '@bourse/market';
import { useSearchParams } from 'react-router';
import { useMarketAdsInfiniteQuery, useMarketAdsState } from '../api';
import { useQuota } from '../quota/use-quota';
import { fitsMoney, offeredAd } from '../rules/ad-amounts';
import { filterOf, withFilter, type MarketFilter } from './market-address';
import { adTypeFor } from '../rules/premium';
import { useRelations } from '../people/use-people';
import { useIndexPrice } from './use-index-price';
import { useTakesParts } from './use-takes-parts';

/** Lists have pages of 10; more is offered from a full page on (money side, section 9). */
const ROWS_BEFORE_MORE = 9;
/** Interval of reads of a page of ads, milliseconds: no event tells of their changes. An ad that changed meanwhile is refused when it is taken. */
const ADS_POLL_MS = 60_000;
const NO_CURRENCY = { type: 'sell', currencyId: 0 } as const;

/** The filter in the address. */
function useMarketFilter() {
  const [parameters, setParameters] = useSearchParams();
  return {
    filter: filterOf(parameters),
    onFilter: (change: Partial<MarketFilter>) =>
      setParameters((current) => withFilter(current, { ...filterOf(current), ...change }), { replace: true }),
  };
}

/** Whether the viewer is logged in, and the link to the login. */
function useViewer() {
  return { isLoggedIn: useAppSelector(selectIsLoggedIn), logIn: useEntryLinks().logIn };
}

/** The ads of a currency, each as the back end lets it be taken. */
function useAds(currencyId: number | undefined, side: MarketFilter['side'], isFollowed: boolean) {
  const request =
    currencyId === undefined ? NO_CURRENCY : { type: adTypeFor(side), currencyId, ...(isFollowed && { isFollowed }) };
  const pages = useMarketAdsState(request).currentData?.pages.length ?? 1;
  // A poll reads every loaded page: the time between two grows with their number, so that a tab sends one request a minute.
  const polling = usePolling(ADS_POLL_MS * pages);
  const query = useMarketAdsInfiniteQuery(request, { skip: currencyId === undefined, ...polling });
  const takesParts = useTakesParts();
  return { query, ads: rowsOfPages(query.currentData?.pages ?? []).map((ad) => offeredAd(ad, takesParts)) };
}

/** Raw values of the market: filter, ads, index and limits. */
export function useMarket() {
  const { filter, onFilter } = useMarketFilter();
  const viewer = useViewer();
  const { data: coins = [] } = useCurrencyListQuery();
  const currencyId = filter.currencyId ?? coins.find(({ name }) => name === 'USDT')?.id ?? coins[0]?.id;
  const { hasRelations, relationTo } = useRelations();
  const isFollowed = hasRelations && filter.isFollowed === true;
  const { query, ads } = useAds(currencyId, filter.side, isFollowed);
  const shown = ads.filter(
    (ad) =>
      ad.status === 'open' &&
      relationTo(ad.merchantId) !== 'blocked' &&
      (filter.method === undefined || ad.methods.includes(filter.method)) &&
      (filter.money === undefined || (ad.floating?.isPaused !== true && fitsMoney(ad, filter.money))),
  );
  const { state, more, onMore, onRetry } = useListState(query, {
    rows: ads.length,
    shown: shown.length,
    rowsBefore: ROWS_BEFORE_MORE,
  });
  return {
    search: { filter: { ...filter, currencyId, isFollowed }, onFilter, coins },
    people: hasRelations ? { relationTo } : undefined,
    list: { ads: shown, hasAds: isFollowed || ads.length > 0, state, more, onMore, onRetry },
    index: useIndexPrice(currencyId),
    quota: useQuota(),
    viewer,
  };
}
