export {
  leverBatchClose,
  leverCancel,
  leverClose,
  leverDealAll,
  leverMyTrade,
  leverSetMultiple,
  leverSetStop,
  leverSubmit,
  REFUSES_ZERO,
  type OrderPage,
} from './calls';
export { LEVERAGE_ORDER_TYPES, leverCapabilities } from './capabilities';
export {
  BATCH_TYPE,
  DIRECTION_TYPE,
  EXIT_TRIGGERS,
  LIST_STATUS,
  ORDER_STATUS,
  PAGE_SIZE,
  type BatchSelection,
  type Direction,
  type ExitTrigger,
  type ListName,
  type OrderMode,
  type ReadableList,
} from './choices';
export { leverDeal, type LeverDeal } from './deal';
export { leverClosedEvent, leverTradeEvent, type LeverUpdate } from './events';
export { leverOrder, type CloseReason, type LeverOrder } from './order';
export { leverOvernight, overnightCharge, type OvernightCharge } from './overnight';
