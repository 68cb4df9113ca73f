export { positiveDecimal } from './positive';
export { askSide, bestFirst, bidSide, bookLevel, type Book, type BookLevel } from './book';
export {
  currencyDetail,
  currencyList,
  quotation,
  quotationNew,
  quotationNewPost,
  timeSeries,
  tradeHistory,
} from './calls';
export { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent, tradesEvent } from './events';
export { ORDER_MODE, type OrderMode, type Side } from './order';
export {
  EXIT_ABILITIES,
  EXIT_TYPES,
  TRAIL_UNITS,
  trailFields,
  trailOf,
  type ExitAbility,
  type ExitType,
  type Trail,
  type TrailUnit,
} from './exits';
export { LIMIT_TYPES, orderCapabilities, type LimitType, type OrderLimits } from './order-limits';
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
export { moveReplay, replay } from './replay';
export { publicTrade, RECENT_TRADES, type PublicTrade } from './trade';
