import { confirmation, defineCall } from '../wire';
import * as v from 'valibot';

/** The email address or phone number, which is also the account. */
export const userString = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

/** Area code of a phone's country without a plus, `86`. */
export const countryCode = v.pipe(v.string(), v.maxLength(8));

/** The code from the email or text message. */
export const code = v.pipe(v.string(), v.minLength(1), v.maxLength(20));

const codeRequest = {
  user_string: userString,
  /** The language of the message. */
  lan: v.picklist(['zh', 'hk', 'en', 'kr', 'jp', 'spa']),
  /** `forget` for a password reset; if omitted, the code proves that the address belongs to the user. */
  type: v.optional(v.literal('forget')),
};

/** Sends a verification code to a phone; once in 60 s. The reply is a text of the server. */
export const sendSmsCode = defineCall({
  method: 'POST',
  path: '/sms_send',
  access: 'public',
  request: v.object({ ...codeRequest, country_code: v.optional(countryCode) }),
  reply: confirmation,
});

/** Sends a verification code by email; once in 60 s. The reply is a text of the server. */
export const sendMailCode = defineCall({
  method: 'POST',
  path: '/sms_mail',
  access: 'public',
  request: v.object(codeRequest),
  reply: confirmation,
});

/** Is this the code that came by email? It stays good for the step that it is for. */
export const checkEmailCode = defineCall({
  method: 'POST',
  path: '/user/check_email',
  access: 'public',
  request: v.object({ email_code: code }),
  reply: confirmation,
});

/** Is this the code that came to the phone? It stays good for the step that it is for. */
export const checkMobileCode = defineCall({
  method: 'POST',
  path: '/user/check_mobile',
  access: 'public',
  request: v.object({ mobile_code: code }),
  reply: confirmation,
});
