export {
  anOption,
  aSettledOption,
  aWirePayable,
  OPENED_AT,
  toWire,
  type WireOption,
  type WirePayable,
} from './fixtures';
export { optionExchange, optionHandlers, type OptionExchange } from './handlers';
