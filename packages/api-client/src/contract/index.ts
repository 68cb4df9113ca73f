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
export {
  decimal,
  decimalOrZero,
  flag,
  id,
  int,
  jsonText,
  list,
  maybeDecimal,
  maybeTime,
  parseServerTime,
  text,
  time,
} from './wire';
