export { balanceChanged } from './balance';
export {
  defineEvent,
  eventName,
  type Delivery,
  type EventDefinition,
  type PayloadOf,
  type WirePayloadOf,
} from './event';
export { INTEREST, mergeInterests, PULSE, readInterest, type Interest } from './interest';
