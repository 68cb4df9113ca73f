export {
  leverBatchClose,
  leverCancel,
  leverClose,
  leverDealAll,
  leverMyTrade,
  leverSetStop,
  leverSubmit,
  REFUSES_ZERO,
  type OrderPage,
} from './contract/calls';
export { LEVERAGE_ORDER_TYPES, leverCapabilities } from './contract/capabilities';
export {
  BATCH_TYPE,
  DIRECTION_TYPE,
  LIST_STATUS,
  ORDER_STATUS,
  PAGE_SIZE,
  type BatchSelection,
  type Direction,
  type ListName,
  type OrderMode,
  type ReadableList,
} from './contract/choices';
export { leverDeal, type LeverDeal } from './contract/deal';
export { leverClosedEvent, leverTradeEvent, type LeverUpdate } from './contract/events';
export { leverOrder, type CloseReason, type LeverOrder } from './contract/order';
