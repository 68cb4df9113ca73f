import { VenueError, type RefusalReason } from '../venue';

/** Classes of ccxt's errors that prove that the venue did nothing. The first one that is found counts. */
const REFUSALS: readonly (readonly [string, RefusalReason])[] = [
  // The gateway's own: the call was not sent.
  ['NotSentError', 'rate_limit'],
  ['RateLimitExceeded', 'rate_limit'],
  ['DDoSProtection', 'rate_limit'],
  ['OnMaintenance', 'maintenance'],
  ['InvalidNonce', 'clock_skew'],
  ['InsufficientFunds', 'balance_too_low'],
  ['OrderNotFound', 'order_not_found'],
  ['BadSymbol', 'pair_closed'],
  ['MarketClosed', 'pair_closed'],
  ['AuthenticationError', 'key_refused'],
  ['InvalidAddress', 'order_invalid'],
  ['InvalidOrder', 'order_invalid'],
  ['BadRequest', 'order_invalid'],
  ['ArgumentsRequired', 'order_invalid'],
  ['NotSupported', 'order_invalid'],
];

/** The venue has an order with this client id already: the earlier request was carried out. */
const REPEATED = 'DuplicateOrderId';

/** An error of ccxt. Whatever does not prove a refusal (no answer, an unreadable one, an unknown code) has an unknown outcome. */
export function failureOf(kinds: readonly string[], message: string): VenueError {
  const refusal = kinds.includes(REPEATED) ? undefined : REFUSALS.find(([kind]) => kinds.includes(kind));
  return refusal
    ? new VenueError(message, { outcome: 'refused', reason: refusal[1] })
    : new VenueError(message, { outcome: 'unknown' });
}
