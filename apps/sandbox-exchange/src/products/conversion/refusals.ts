import { Rejection, unavailable } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { ConvertResult, QuoteResult } from './types';

type Reason = Extract<ConvertResult | QuoteResult, { ok: false }>['reason'];

const quoteGone = () => new Rejection(SERVER_TEXTS.quoteExpired);
const unsupported = () => new Rejection(SERVER_TEXTS.exchangeUnsupported);
const frozen = () => new Rejection(SERVER_TEXTS.fundsFrozen);

export const CONVERSION_REFUSALS: Readonly<Record<Reason, () => Rejection>> = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  target_unsupported: unsupported,
  not_small: unsupported,
  worthless: unsupported,
  price_unavailable: () => new Rejection(SERVER_TEXTS.exchangeRateUnavailable),
  converted_lately: () => new Rejection(SERVER_TEXTS.convertedLately),
  house_short: () => new Rejection(SERVER_TEXTS.exchangeFailed),
  quote_gone: quoteGone,
  quote_expired: quoteGone,
  quote_differs: quoteGone,
  price_moved: quoteGone,
  quote_used: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  balance_changed: () => new Rejection(SERVER_TEXTS.insufficientBalance),
  margin_too_low: () => new Rejection(SERVER_TEXTS.marginInsufficient),
  not_confirmed: frozen,
  payments_held: frozen,
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};
