import type { CallProgress } from '@bourse/contract-server/ccxt-requests';
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
  ['OrderImmediatelyFillable', 'would_take'],
  ['OrderNotFillable', 'cannot_fill'],
  ['InvalidOrder', 'order_invalid'],
  ['BadRequest', 'order_invalid'],
  ['ArgumentsRequired', 'order_invalid'],
  ['NotSupported', 'order_invalid'],
  ['OperationRejected', 'other'],
];

/** Reasons that ccxt's class does not have, by the venue's code or text. */
const TOLD: readonly (readonly [RegExp, RefusalReason])[] = [
  // After a first success ccxt takes a refused key of Binance for a ban.
  [/"code":\s*-2015\b/, 'key_refused'],
  // Binance, of a cancel and an order in one request: the order was refused after the cancel, or the cancel was.
  [/cancel-replace partially failed/i, 'unreplaced'],
  [/due to cancel restrictions/i, 'partly_filled'],
  [/cancel-replace failed/i, 'order_not_found'],
  // Kraken, of an order that was to be amended.
  [/EOrder:Unknown order/i, 'order_not_found'],
  // ccxt has one class for a stop and for a post-only order, and none for Kraken's text.
  [/trigger immediately|immediately trigger|triggered immediately/i, 'trigger_reached'],
  [/post[- ]only order/i, 'would_take'],
  // The account is in hedge mode.
  [/"code":\s*-4061\b|position (?:side|idx|mode)[^"]*not match/i, 'position_mode'],
];

/** The venue has an order with this client id already: the earlier request was carried out. */
const REPEATED_KIND = 'DuplicateOrderId';
const REPEATED =
  /duplicate[d_ ]*(?:order|client)|Invalid arguments:cl_ord_id|REPEATED_CREATION|"51016"|client[_ -]?(?:order)?[_ -]?o?id[^"]*(?:duplicat|repeat|exist|unique|used)/i;

/** Words of answers that do not prove that nothing was done. */
const AMBIGUOUS =
  /unknown|internal|time[- ]?out|timed|busy|try (?:it )?(?:again|later)|system error|server error|unavailable|unexpected|pending|processing/i;

/** Maintenance in the words of a venue for which ccxt has no class of its own. A command may have been carried out before it began. */
const MAINTENANCE = /EService:Unavailable|maintenance|"error":\s*"unavailable"/i;

/** ccxt has sent nothing, because an argument is missing or does not fit. */
export class UnsentError extends VenueError {}

interface Failed {
  /** Names of the error's class and of those above it. */
  readonly kinds: readonly string[];
  readonly message: string;
  readonly progress: CallProgress;
}

/** Whether ccxt itself refuses the arguments. The request that a limiter keeps back is none of these. */
const isUnsent = ({ kinds, progress }: Failed) =>
  (progress === 'not sent' && !kinds.includes('RateLimitExceeded') && !kinds.includes('NotSentError')) ||
  kinds.includes('ArgumentsRequired');

/** An error of ccxt. Whatever does not prove a refusal (no answer, an unreadable one, an ambiguous one) has an unknown outcome. */
export function failureOf(failed: Failed): VenueError {
  const { kinds, message, progress } = failed;
  const known = REFUSALS.find(([kind]) => kinds.includes(kind))?.[1];
  if (isUnsent(failed)) return new UnsentError(message, { outcome: 'refused', reason: known ?? 'order_invalid' });
  const isInMaintenance = kinds.includes('ExchangeNotAvailable') && MAINTENANCE.test(message);
  const unknown = new VenueError(message, { outcome: 'unknown', reason: isInMaintenance ? 'maintenance' : 'other' });
  if (kinds.includes(REPEATED_KIND) || REPEATED.test(message)) return unknown;
  const told = kinds.includes('BaseError') ? TOLD.find(([text]) => text.test(message))?.[1] : undefined;
  const isPlain = kinds[0] === 'ExchangeError' && progress === 'answered' && !AMBIGUOUS.test(message);
  // The order after the cancel may have been placed.
  if (told === 'unreplaced' && AMBIGUOUS.test(message)) return unknown;
  const reason = told ?? known ?? (isPlain ? 'other' : undefined);
  return reason === undefined ? unknown : new VenueError(message, { outcome: 'refused', reason });
}
