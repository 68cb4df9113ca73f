export { CCXT_HOME, isCcxtInstalled } from './ccxt-home';
export { connectCcxt, type CcxtVenue } from './connect-ccxt';
export type { Channel, Keys } from './dialect';
export type { BookOptions } from './book';
export { LoopbackExchange } from './exchange';
export type { Faults } from './faults';
export type { MarketOptions } from './market-options';
export { readByCcxt, RECORDED_ANSWERS, type RecordedAnswer, type RecordedCall } from './recorded/recorded-answers';
export {
  createdFeatures,
  RECORDED_REQUESTS,
  requestsOf,
  type RecordedOrder,
  type RecordedRequests,
} from './recorded/recorded-requests';
export type { Bar, Fill, Order, Trade, Transfer } from './types';
export { startLoopbackVenue, type AnyDialect, type DialectName, type LoopbackVenue, type VenueOptions } from './venue';
