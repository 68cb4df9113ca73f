import { asFailure } from '@bourse/api-client';
import { useLanguage } from '@bourse/i18n';
import { useRef, useState } from 'react';
import { useFailureText } from '../failure-text';
import { useSendMailCodeMutation, useSendSmsCodeMutation } from './api';
import type { SentCode } from './draft';
import { recipientOf, type RegisterForm } from './rules';
import { useSecondsLeft } from './use-seconds-left';

/** Until a code can be sent again (trading side, section 4). */
const RESEND_MS = 60_000;

export interface SendCode {
  readonly isPending: boolean;
  /** Until the recipient of the form can be sent another one. */
  readonly secondsLeft: number;
  /** Has the recipient of the form been sent a code? */
  readonly isSent: boolean;
  /** Why the last try failed, as long as the recipient is the same. */
  readonly failure: string | undefined;
  /** Resolves to whether the code is on its way. */
  readonly send: () => Promise<boolean>;
}

/** Sends the form's recipient a code, once a minute. Another recipient, as after a slip, need not wait. */
export function useSendCode(
  form: RegisterForm,
  sent: SentCode | undefined,
  onSent: (sent: SentCode) => void,
): SendCode {
  const { language } = useLanguage();
  const [mail, mailing] = useSendMailCodeMutation();
  const [sms, texting] = useSendSmsCodeMutation();
  const [failed, setFailed] = useState<{ recipient: string; text: string }>();
  const isBusy = useRef(false);
  const failureText = useFailureText();
  const recipient = recipientOf(form);
  const isSent = sent?.recipient === recipient;
  const secondsLeft = useSecondsLeft(isSent ? sent.nextAt : 0);

  const send = async () => {
    if (isBusy.current || secondsLeft > 0) return false;
    isBusy.current = true;
    setFailed(undefined);
    try {
      const asked = { user_string: recipient, lan: language };
      if (form.channel === 'email') await mail(asked).unwrap();
      else await sms({ ...asked, country_code: form.country.areaCode }).unwrap();
      onSent({ recipient, nextAt: Date.now() + RESEND_MS });
      return true;
    } catch (error) {
      setFailed({ recipient, text: failureText(asFailure(error)) });
      return false;
    } finally {
      isBusy.current = false;
    }
  };

  return {
    isPending: mailing.isLoading || texting.isLoading,
    secondsLeft,
    isSent,
    failure: failed?.recipient === recipient ? failed.text : undefined,
    send,
  };
}
