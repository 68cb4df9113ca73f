import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, unavailable } from '@bourse/contract-server';
import { AMOUNT_STEP, MOST_OPEN, OPTION_CURRENCIES } from './settings';
import type { SubmitOptionResult } from './types';

type Reason = Extract<SubmitOptionResult, { ok: false }>['reason'];

/** The text of a refused option. `code`: the requested currency. */
export function optionRefusal(reason: Reason, code = ''): Rejection {
  if (reason === 'unavailable') return unavailable();
  return new Rejection(TEXTS[reason](code));
}

const say = (text: string) => () => text;

const TEXTS: Readonly<Record<Exclude<Reason, 'unavailable'>, (code: string) => string>> = {
  user_not_found: say(SERVER_TEXTS.userNotFound),
  pair_closed: say(SERVER_TEXTS.optionsClosed),
  currency_unsupported: say(SERVER_TEXTS.optionCurrencyUnsupported),
  duration_not_offered: say(SERVER_TEXTS.optionDurationNotOffered),
  amount_invalid: say(SERVER_TEXTS.optionAmountRequired),
  amount_not_multiple: say(SERVER_TEXTS.quantityMultiple(AMOUNT_STEP)),
  amount_above_maximum: (code) => SERVER_TEXTS.maximumQuantityExceeded(OPTION_CURRENCIES.get(code)?.maximum ?? ''),
  too_many_open: say(SERVER_TEXTS.maximumOpenOptions(MOST_OPEN)),
  price_unavailable: say(SERVER_TEXTS.marketPriceUnavailable),
  exposure_exceeded: say(SERVER_TEXTS.optionLimitReached),
  insufficient_balance: say(SERVER_TEXTS.insufficientBalance),
  margin_too_low: say(SERVER_TEXTS.marginInsufficient),
  not_confirmed: say(SERVER_TEXTS.fundsFrozen),
  payments_held: say(SERVER_TEXTS.fundsFrozen),
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
};
