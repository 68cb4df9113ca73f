export { marketLayer } from './layer';
export { EARLY_BARS, EARLY_PRICES, EARLY_TRADES } from './early-load';
export { marketMessages } from './locales/messages';

export { useCurrencyDetailQuery, useCurrencyListQuery } from './api';

export { ConnectionNotice } from './connection/connection-notice';
export { ConnectionStatus } from './connection/connection-status';
export { usePairsReadAt } from './connection/use-pairs-read-at';

export { highLowDecimals, leveragePriceDecimals, priceDecimals, tickOf, yuanDecimals } from './display-decimals';

export { createPairValues, usePairValues } from './pairs/pair-values';
export { usePair, usePairs } from './pairs/use-pairs';
export { useCoinLogo } from './pairs/use-coin-logo';
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
export { SortMark } from './pairs/sort-mark';
export { searchPairs } from './pairs/search-pairs';
export { useThrottledGroups } from './pairs/use-throttled-groups';
export { useSelectedPair } from './selected-pair/use-selected-pair';
export { useFollowedPair } from './selected-pair/use-followed-pair';
export { PAIR_PARAMETER } from './selected-pair/named-symbol';
export { pairParameter, selectPair } from './selected-pair/selected-pair';
export { storePair } from './selected-pair/stored-pair';

export { FollowedPrices } from './prices/followed-prices';

export { PairList } from './pair-list/pair-list';
export { PairBar } from './pair-bar/pair-bar';
export { PairLine } from './pair-bar/pair-line';
export type { PairFigure } from './pair-bar/use-pair-figures';
export { usePriceDirection } from './pair-bar/use-price-direction';

export { useChart, usePairChart } from './bars/use-chart';
export { useLiveBars } from './bars/use-live-bars';
export { useSpanChart } from './bars/use-span-chart';
export { useDepthChart } from './market-depth/use-depth-chart';

export { createBookStore, type BookStore, type ReadableBook } from './order-book/book-store';
export { BookLadder } from './order-book/book-ladder';
export { levelsThatFit } from './order-book/layout';
export { useRowHeight } from './order-book/use-row-height';
export type { OwnPrices } from './order-book/book-rows';
export { OrderBook, type PickedLevel } from './order-book/order-book';
export { useBestPrices, useLastPrice } from './order-book/use-best-prices';
export { useBook, type BookSnapshot } from './order-book/use-book';

export { RecentTrades } from './recent-trades/recent-trades';
export { useTrades } from './recent-trades/use-trades';

export { DISPLAY_CHOICES, displayChoice, type DisplayChoice } from './worth/display-currency';
export { indexPrice } from './worth/index-price';
export { useWorth } from './worth/use-worth';
export { WrittenWorth } from './worth/written-worth';

export { CoinInfo } from './coin-info/coin-info';
