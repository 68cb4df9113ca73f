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
export { parseServerTime, SHANGHAI_OFFSET_MS } from './server-time';
export {
  alsoReads,
  anyContent,
  confirmation,
  decimal,
  decimalOrUnknown,
  flag,
  id,
  int,
  intOrUnknown,
  jsonText,
  list,
  maybeDecimal,
  maybeTime,
  page,
  text,
  time,
} from './wire';
