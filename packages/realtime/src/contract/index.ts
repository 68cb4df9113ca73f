export { balanceChanged } from './balance';
export {
  defineEvent,
  eventName,
  type Delivery,
  type EventDefinition,
  type PayloadOf,
  type WirePayloadOf,
} from './event';
export { INTEREST, interest, type Interest } from './interest';
