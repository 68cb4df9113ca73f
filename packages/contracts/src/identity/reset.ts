import { confirmation, defineCall } from '../wire';
import * as v from 'valibot';
import { code, userString } from './codes';

/** Digits and letters (money side, section 5). */
const password = v.pipe(v.string(), v.minLength(6), v.maxLength(16));

/** Sets a new password with a code of the type `forget` (money side, section 7). All sessions of the account end. */
export const forgetPassword = defineCall({
  method: 'POST',
  path: '/user/forget',
  access: 'public',
  request: v.object({ account: userString, password, repassword: password, code }),
  reply: confirmation,
});

/** Binds an email address to the account of the session, with the code that was sent to the address. */
export const bindEmail = defineCall({
  method: 'POST',
  path: '/safe/email',
  access: 'required',
  request: v.object({ email: userString, code }),
  reply: confirmation,
});
