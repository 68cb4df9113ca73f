import { confirmation, defineCall } from '../wire';
import * as v from 'valibot';
import { code, countryCode, userString } from './codes';

/** Digits and letters (trading side, section 5). */
const password = v.pipe(v.string(), v.minLength(6), v.maxLength(16));

/** An account for an email address or a phone; the code was checked before (trading side, sections 3 and 4). The reply is a text. */
export const register = defineCall({
  method: 'POST',
  path: '/user/register',
  access: 'public',
  request: v.object({
    type: v.picklist(['mobile', 'email']),
    user_string: userString,
    code,
    password,
    re_password: password,
    /** The invite code of an existing user. */
    extension_code: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
    /** Empty for an email address. */
    country_code: v.optional(countryCode, ''),
  }),
  reply: confirmation,
});
