export {
  aFilledReduction,
  anOvernightCharge,
  aPosition,
  aWireDeal,
  OPENED_AT,
  toWire,
  type WireLeverDeal,
  type WireLeverOrder,
} from './fixtures';
export { leverExchange, leverHandlers, type LeverExchange } from './handlers';
