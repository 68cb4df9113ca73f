export { marketLayer } from './layer';
export { EARLY_BARS, EARLY_PRICES, EARLY_TRADES } from './early-load';
export { marketMessages } from './locales/messages';

export { marketApi, useCurrencyDetailQuery, useCurrencyListQuery, useQuotationQuery, useTradesQuery } from './api';

export { ConnectionNotice } from './connection/connection-notice';
export { ConnectionStatus } from './connection/connection-status';
export { usePairsReadAt } from './connection/use-pairs-read-at';

export {
  amountDecimals,
  highLowDecimals,
  leveragePriceDecimals,
  priceDecimals,
  tickOf,
  yuanDecimals,
  VOLUME_DECIMALS,
} from './display-decimals';

export { createPairValues, usePairValues } from './pairs/pair-values';
export { usePair, usePairs, type Pairs } from './pairs/use-pairs';
export { useFavourites } from './pairs/use-favourites';
export { livePairs, pairOfNow } from './pairs/live-pairs';
export {
  nextQuoteOrder,
  pairsOfView,
  QUOTE_COLUMNS,
  QUOTE_VIEWS,
  turnover,
  type QuoteColumn,
  type QuoteOrder,
  type QuoteView,
} from './pairs/order';
export { searchPairs } from './pairs/search-pairs';
export { useThrottledGroups } from './pairs/use-throttled-groups';
export { useSelectedPair, type PairSelection, type UseSelectedPair } from './selected-pair/use-selected-pair';
export { useFollowedPair } from './selected-pair/use-followed-pair';
export { PAIR_PARAMETER } from './selected-pair/named-symbol';
export { pairParameter, selectPair } from './selected-pair/selected-pair';
export { readStoredPair, storePair } from './selected-pair/stored-pair';

export { FollowedPrices } from './prices/followed-prices';

export { PairList, type PairListProps } from './pair-list/pair-list';
export { PairBar, type PairFigure, type PairBarProps } from './pair-bar/pair-bar';
export { usePriceDirection } from './pair-bar/use-price-direction';

export { useChart, type UseChart } from './bars/use-chart';
export { useLiveBars } from './bars/use-live-bars';
export { useSpanChart } from './bars/use-span-chart';
export { useDepthChart } from './market-depth/use-depth-chart';

export { createBookStore, type BookState, type BookStore, type ReadableBook } from './order-book/book-store';
export { cumulate } from './order-book/cumulate';
export { levelsThatFit } from './order-book/layout';
export { useRowHeight } from './order-book/use-row-height';
export type { OwnPrices } from './order-book/book-rows';
export { OrderBook, type OrderBookProps, type PickedLevel } from './order-book/order-book';
export { useBestPrices, useLastPrice, type BestPrices } from './order-book/use-best-prices';
export { useBook, type BookSnapshot } from './order-book/use-book';

export { RecentTrades, type RecentTradesProps } from './recent-trades/recent-trades';
export { useTrades, type Trades } from './recent-trades/use-trades';

export { CoinInfo, type CoinDetail, type CoinInfoProps } from './coin-info/coin-info';
