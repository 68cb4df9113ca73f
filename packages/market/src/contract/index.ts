export { askSide, bidSide, bookLevel, type Book, type BookLevel } from './book';
export {
  currencyDetail,
  currencyList,
  customerService,
  quotation,
  quotationNew,
  quotationNewPost,
  timeSeries,
  tokenPrice,
  tradeHistory,
} from './calls';
export { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent, tradesEvent } from './events';
export {
  agreement,
  NEWS_CATEGORIES,
  NEWS_LANGUAGES,
  newsDetail,
  newsItem,
  newsList,
  newsListGet,
  type NewsItem,
} from './news';
export { ORDER_MODE, type OrderMode, type Side } from './order';
export {
  pairId,
  pairKeys,
  pairKeysOf,
  quotationEntry,
  quotationGroup,
  type Pair,
  type PairGroup,
  type PairId,
} from './pair';
export { QR_CODE_PATH } from './qr-code';

export { publicTrade, type PublicTrade } from './trade';
