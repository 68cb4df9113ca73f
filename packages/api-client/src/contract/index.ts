export {
  defineCall,
  type Access,
  type Call,
  type ReceivedOf,
  type ReplyOf,
  type RequestOf,
  type WireReplyOf,
} from './call';
export { onMalformed, reportMalformed, type Malformed } from './diagnostics';
export { keepDigits, parseJson } from './json';
export { parseServerTime } from './server-time';
export { decimal, decimalOrZero, flag, id, int, jsonText, list, maybeDecimal, maybeTime, text, time } from './wire';
