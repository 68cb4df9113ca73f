import { BALANCE, exchangeApi, runWith, touchedBy, type ExchangeState } from '@bourse/api-client';
import { readStored, STORAGE_KEYS } from '@bourse/storage';
import type { Decimal } from '@bourse/decimal';
import { countedPages } from '@bourse/lists';
import { refetchOn, refetchOnBalance } from '@bourse/feature-kit';
import { balanceChanged } from '@bourse/contracts/events';
import {
  acceptorDeal,
  acceptorDeals,
  acceptorInfo,
  acceptorList,
  adOrders,
  cancelPayment,
  DEAL_TYPE,
  markPaid,
  marketAds,
  oneAd,
  oneOrder,
  orderTouched,
  ownAds,
  ownOrders,
  publishAd,
  referencePrice,
  releaseAsPublisher,
  releaseAsTaker,
  repriceAd,
  takeAd,
  WAY,
  withdrawAd,
  type Acceptor,
  type AcceptorDeal,
  type Ad,
  type AdType,
  type DealDirection,
  type Order,
  type PayMethod,
} from '@bourse/contracts/c2c';
import type { ReplyOf } from '@bourse/contracts/wire';
import { publishedOrders } from './order/published-api';
import { asPublished, lacksPublished, seenBy } from './order/publisher-orders';
import { walletDetail } from '@bourse/contracts/wallet';
import type { FloatingTerms } from './rules/floating';
import type { OrderAction } from './rules/order-actions';
import { TAGS } from './tags';

export interface AdsOf {
  readonly type: AdType;
  readonly currencyId: number;
  /** Only ads of followed merchants. */
  readonly isFollowed?: boolean | undefined;
}

export interface PublishTicket extends AdsOf {
  /** CNY for one coin. */
  readonly price: Decimal;
  /** The price follows the index in place of `price`. */
  readonly floating?: FloatingTerms | undefined;
  /** In coin. */
  readonly amount: Decimal;
  readonly method: PayMethod;
  /** Smallest amount that may be taken, in coin. */
  readonly minimum?: Decimal | undefined;
}

export interface OrderMove {
  readonly orderId: number;
  readonly action: OrderAction;
  /** The user published the ad. */
  readonly isPublisher: boolean;
}

export interface AcceptorTicket {
  readonly acceptorId: number;
  readonly direction: DealDirection;
  readonly method: PayMethod;
  readonly mobile: string;
  readonly account: string;
  /** CNY. */
  readonly money: Decimal;
}

/** The stored `address`, by which older back ends identify the user. */
const address = () => readStored(STORAGE_KEYS.address) ?? '';

export const adsRequest = ({ type, currencyId, isFollowed }: AdsOf, page: number) => ({
  type,
  currency_id: currencyId,
  page,
  ...(isFollowed && { followed: 1 }),
});

export const dealsRequest = (direction: DealDirection) => ({ address: address(), type: DEAL_TYPE[direction] });

const floatingFields = ({ percent, least, most }: FloatingTerms) => ({
  price_percent: percent,
  ...(least !== undefined && { least_price: least }),
  ...(most !== undefined && { most_price: most }),
});

function moveCall({ action, isPublisher }: OrderMove) {
  if (action === 'pay') return markPaid;
  if (action === 'cancel') return cancelPayment;
  return isPublisher ? releaseAsPublisher : releaseAsTaker;
}

/** Tags that a write invalidates, for known and unknown outcomes. */
const TOUCHED = [TAGS.C2cAds, TAGS.C2cOrders, BALANCE] as const;
const touched = touchedBy(TOUCHED);

/** Requests the ads again: their remainders may have changed. */
export const adsTouched = () => exchangeApi.util.invalidateTags([TAGS.C2cAds]);

/** Ads, orders and balances may have changed: requests them again. */
export const c2cTouched = () => exchangeApi.util.invalidateTags([...TOUCHED]);
/** The same for the deals of acceptors. */
export const dealsTouched = () => exchangeApi.util.invalidateTags([TAGS.Acceptors, BALANCE]);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every store of the client has the session and the absent calls
const exchangeState = (state: unknown) => state as ExchangeState;

/** Requests orders again after a message, a step of a dispute, and a change of the balances. */
const refetchOnOrder = refetchOn([balanceChanged, orderTouched], () => [TAGS.C2cOrders]);

/** Calls of c2c. Writes are mutations and are never sent again automatically. */
export const c2cApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    marketAds: build.infiniteQuery<readonly Ad[], AdsOf, number>({
      infiniteQueryOptions: countedPages,
      query: ({ queryArg, pageParam }) => ({ call: marketAds, request: adsRequest(queryArg, pageParam) }),
      providesTags: [TAGS.C2cAds],
    }),
    ownAds: build.infiniteQuery<readonly Ad[], AdsOf, number>({
      infiniteQueryOptions: countedPages,
      query: ({ queryArg, pageParam }) => ({ call: ownAds, request: adsRequest(queryArg, pageParam) }),
      providesTags: [TAGS.C2cAds],
    }),
    /** Orders that the user took, and on the first page those of the user's ads where the back end lists them apart. */
    ownOrders: build.infiniteQuery<readonly Order[], void, number>({
      infiniteQueryOptions: countedPages,
      queryFn: async ({ pageParam }, { getState, dispatch }, _options, baseQuery) => {
        const { data, error } = await runWith(baseQuery)(ownOrders, { page: pageParam });
        if (error) return { error };
        const taken = data.map(seenBy(exchangeState(getState())));
        if (pageParam > 1 || !lacksPublished(data, exchangeState(getState()))) return { data: taken };
        const ids = new Set(taken.map(({ id }) => id));
        // Read once: the polls of this list do not read the ads again.
        const { data: known = [] } = await dispatch(publishedOrders.initiate(undefined, { subscribe: false }));
        const published = known.filter(({ id }) => !ids.has(id));
        return { data: [...taken, ...published].toSorted((a, b) => b.id - a.id) };
      },
      providesTags: [TAGS.C2cOrders],
      onCacheEntryAdded: refetchOnOrder,
    }),
    adOrders: build.infiniteQuery<readonly Order[], number, number>({
      infiniteQueryOptions: countedPages,
      query: ({ queryArg, pageParam }) => ({ call: adOrders, request: { id: queryArg, page: pageParam } }),
      transformResponse: (orders: readonly Order[]) => orders.map(asPublished),
      providesTags: [TAGS.C2cOrders],
      onCacheEntryAdded: refetchOnOrder,
    }),
    c2cOrder: build.query<Order, number>({
      queryFn: async (id, { getState }, _options, baseQuery) => {
        const { data, error } = await runWith(baseQuery)(oneOrder, { id });
        return error ? { error } : { data: seenBy(exchangeState(getState()))(data) };
      },
      providesTags: [TAGS.C2cOrders],
      onCacheEntryAdded: refetchOnOrder,
    }),
    acceptors: build.query<readonly Acceptor[], void>({
      query: () => ({ call: acceptorList, request: {} }),
      providesTags: [TAGS.Acceptors],
    }),
    acceptor: build.query<Acceptor, number>({
      query: (id) => ({ call: acceptorInfo, request: { id, address: address() } }),
      providesTags: [TAGS.Acceptors],
      onCacheEntryAdded: refetchOnBalance(() => [TAGS.Acceptors]),
    }),
    acceptorDeals: build.query<readonly AcceptorDeal[], DealDirection>({
      query: (direction) => ({ call: acceptorDeals, request: dealsRequest(direction) }),
      providesTags: [TAGS.Acceptors],
      onCacheEntryAdded: refetchOnBalance(() => [TAGS.Acceptors]),
    }),

    assetAvailable: build.query<Decimal | undefined, number>({
      query: (currencyId) => ({ call: walletDetail, request: { currency: currencyId, type: 'legal' } }),
      transformResponse: ({ available }: ReplyOf<typeof walletDetail>) => available,
      providesTags: [BALANCE],
      onCacheEntryAdded: refetchOnBalance(() => [BALANCE]),
    }),

    publishAd: build.mutation<string, PublishTicket>({
      query: ({ type, currencyId, price, floating, amount, method, minimum }) => ({
        call: publishAd,
        request: {
          ...(floating ? floatingFields(floating) : { price }),
          total_number: amount,
          way: WAY[method],
          currency_id: currencyId,
          type,
          ...(minimum !== undefined && { min_number: minimum }),
        },
      }),
      invalidatesTags: touched,
    }),
    withdrawAd: build.mutation<string, number>({
      query: (id) => ({ call: withdrawAd, request: { id } }),
      invalidatesTags: touched,
    }),
    /** An ad with its present price: read again whenever it is shown. */
    oneAd: build.query<Ad, number>({
      query: (id) => ({ call: oneAd, request: { id } }),
      providesTags: [TAGS.C2cAds],
      keepUnusedDataFor: 0,
    }),
    referencePrice: build.query<Decimal | undefined, number>({
      query: (currencyId) => ({ call: referencePrice, request: { currency_id: currencyId } }),
      transformResponse: ({ price }: ReplyOf<typeof referencePrice>) => price,
    }),
    repriceAd: build.mutation<string, { adId: number; floating: FloatingTerms }>({
      query: ({ adId, floating }) => ({ call: repriceAd, request: { id: adId, ...floatingFields(floating) } }),
      invalidatesTags: touched,
    }),
    takeAd: build.mutation<string, { adId: number; amount: Decimal | undefined; price: Decimal | undefined }>({
      query: ({ adId, amount, price }) => ({
        call: takeAd,
        request: {
          id: adId,
          ...(amount !== undefined && { number: amount }),
          ...(price !== undefined && { price }),
        },
      }),
      invalidatesTags: touched,
    }),
    moveOrder: build.mutation<string, OrderMove>({
      query: (move) => ({ call: moveCall(move), request: { id: move.orderId } }),
      invalidatesTags: touched,
    }),
    makeAcceptorDeal: build.mutation<string, AcceptorTicket>({
      query: ({ acceptorId, direction, method, mobile, account, money }) => ({
        call: acceptorDeal,
        request: {
          acceptor_id: acceptorId,
          address: address(),
          way: WAY[method],
          type: DEAL_TYPE[direction],
          mobile,
          deal_account: account,
          money,
        },
      }),
      invalidatesTags: touchedBy([TAGS.Acceptors, BALANCE]),
    }),
  }),
});

/** The cached ads and orders, without a request. */
export const useMarketAdsState = c2cApi.endpoints.marketAds.useInfiniteQueryState;
export const useOwnOrdersState = c2cApi.endpoints.ownOrders.useInfiniteQueryState;

export const {
  useAssetAvailableQuery,
  useOneAdQuery,
  useReferencePriceQuery,
  useMarketAdsInfiniteQuery,
  useOwnAdsInfiniteQuery,
  useOwnOrdersInfiniteQuery,
  useAdOrdersInfiniteQuery,
  useC2cOrderQuery,
  useAcceptorsQuery,
  useAcceptorQuery,
  useAcceptorDealsQuery,
} = c2cApi;
