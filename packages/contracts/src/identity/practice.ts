import { confirmation, defineCall } from '../wire';
import * as v from 'valibot';

const nothing = v.object({});

/**
 * Opens a new demo account with play money for a visitor; the reply is its token. Only a practice venue has the call, and announces it
 * (`demo` of the capabilities).
 */
export const openDemoAccount = defineCall({
  method: 'POST',
  path: '/user/demo',
  access: 'public',
  request: nothing,
  reply: v.pipe(v.string(), v.minLength(1)),
});

/** Gives play money to the account of the token, once. A repetition is confirmed and gives nothing. A practice venue announces it. */
export const claimPlayMoney = defineCall({
  method: 'POST',
  path: '/user/play_money',
  access: 'required',
  request: nothing,
  reply: confirmation,
});
