import { checkEmailCode, checkMobileCode, sendMailCode, sendSmsCode } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import type { Channel, CodeMessage, SendCode, SendCodeResult } from '../accounts/types';
import type { Exchange } from '../exchange-interface';
import type { Router } from '../http/route';
import { CODE_REFUSALS } from './code-refusals';

interface Needs {
  exchange: Exchange;
  /** Delivers a code; if omitted, there is no delivery and no code is created. */
  carry: ((message: CodeMessage) => Promise<void> | void) | undefined;
}

/** Sending and checking verification codes. */
export function codeRoutes({ route }: Router, { exchange, carry }: Needs): void {
  async function send(asked: SendCode): Promise<string> {
    // The answer must not announce a message that cannot be delivered.
    if (!carry) throw new Rejection(SERVER_TEXTS.notOpen);
    const made = await exchange.accounts.makeCode(asked);
    if (!made.ok) throw sendRefusal(made, asked.channel);
    // An unknown account gets the same answer; its code is not delivered.
    const isDelivered =
      asked.purpose === 'confirm' || (await exchange.accounts.userByAccount(made.message.recipient)) !== undefined;
    if (isDelivered) await carry(made.message);
    return SERVER_TEXTS.codeSent;
  }

  async function check(channel: Channel, code: string, address: string): Promise<string> {
    const checked = await exchange.accounts.checkCode({ channel, code, address });
    if (!checked.ok) throw new Rejection(CODE_REFUSALS[checked.reason]);
    return SERVER_TEXTS.codeVerified;
  }

  route(sendSmsCode, ({ input: { user_string: recipient, country_code: countryCode = '', lan, type }, address }) =>
    send({ channel: 'mobile', recipient, countryCode, purpose: type ?? 'confirm', lang: lan, address }),
  );
  route(sendMailCode, ({ input: { user_string: recipient, lan, type }, address }) =>
    send({ channel: 'email', recipient, countryCode: '', purpose: type ?? 'confirm', lang: lan, address }),
  );
  route(checkEmailCode, ({ input, address }) => check('email', input.email_code, address));
  route(checkMobileCode, ({ input, address }) => check('mobile', input.mobile_code, address));
}

function sendRefusal(refused: Extract<SendCodeResult, { ok: false }>, channel: Channel): Rejection {
  if (refused.reason === 'sent_just_now') {
    return new Rejection(SERVER_TEXTS.codeResendWait(String(refused.waitSeconds)));
  }
  if (refused.reason === 'too_many_requests') return new Rejection(SERVER_TEXTS.tooManyRequests);
  return new Rejection(channel === 'email' ? SERVER_TEXTS.emailInvalid : SERVER_TEXTS.phoneInvalid);
}
