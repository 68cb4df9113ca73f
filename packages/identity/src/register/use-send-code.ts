import { asFailure } from '@bourse/api-client';
import { useLanguage } from '@bourse/i18n';
import { readPhoneCountry, type Problem } from '@bourse/ui-kit/forms';
import { refusalOf } from '../account/refusal';
import { useSendMailCodeMutation, useSendSmsCodeMutation } from '../api/registration';
import { recipientOf, type Recipient } from '../rules/register-rules';

/** Sends a code by email or text message; `type` `forget` for a forgotten password. Resolves to the problem after a failure. */
export function useSendCode(type?: 'forget'): (to: Recipient) => Promise<Problem | undefined> {
  const { language } = useLanguage();
  const [mail] = useSendMailCodeMutation();
  const [sms] = useSendSmsCodeMutation();
  return async (to) => {
    const request = { user_string: recipientOf(to), lan: language, ...(type && { type }) };
    const { error } =
      to.channel === 'email'
        ? await mail(request)
        : await sms({ ...request, country_code: readPhoneCountry(to.country).areaCode });
    return error && refusalOf(asFailure(error));
  };
}
