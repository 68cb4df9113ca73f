import { SERVER_TEXTS } from '@bourse/i18n/server-texts';

/** Why a verification code does not count. */
export const CODE_REFUSALS = {
  code_wrong: SERVER_TEXTS.codeWrong,
  code_expired: SERVER_TEXTS.codeExpired,
  code_not_sent: SERVER_TEXTS.codeNotSent,
  too_many_tries: SERVER_TEXTS.tooManyAttempts,
} as const;
