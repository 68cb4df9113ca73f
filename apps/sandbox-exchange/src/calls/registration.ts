import { register } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import type { Channel, RegisterResult } from '../accounts/types';
import type { Exchange } from '../exchange-interface';
import type { Router } from '../http/route';

/** An account for a visitor. */
export function registrationRoutes({ route }: Router, exchange: Exchange): void {
  route(register, async ({ input, address }) => {
    const { type: channel, user_string: account, code, password, extension_code: inviteCode } = input;
    const countryCode = input.country_code;
    if (password !== input.re_password) throw new Rejection(SERVER_TEXTS.passwordsDiffer);
    const result = await exchange.accounts.register({
      channel,
      account,
      countryCode,
      code,
      password,
      inviteCode,
      address,
    });
    if (!result.ok) throw new Rejection(refusalText(result.reason, channel));
    return SERVER_TEXTS.registered;
  });
}

function refusalText(reason: Extract<RegisterResult, { ok: false }>['reason'], channel: Channel): string {
  if (reason === 'account_invalid') return channel === 'email' ? SERVER_TEXTS.emailInvalid : SERVER_TEXTS.phoneInvalid;
  return REFUSALS[reason];
}

const REFUSALS = {
  too_many_requests: SERVER_TEXTS.tooManyRequests,
  // Its length is the contract's.
  password_invalid: SERVER_TEXTS.passwordCharacters,
  code_wrong: SERVER_TEXTS.codeWrong,
  code_expired: SERVER_TEXTS.codeExpired,
  code_not_sent: SERVER_TEXTS.codeNotSent,
  too_many_tries: SERVER_TEXTS.tooManyAttempts,
  account_taken: SERVER_TEXTS.accountExists,
  invite_code_unknown: SERVER_TEXTS.inviteCodeNotFound,
  inviter_unverified: SERVER_TEXTS.invitationNeedsVerification,
};
