import { flag } from '../wire';
import * as v from 'valibot';
import { defineEvent } from './event';

/**
 * `update_balance_{user_id}`: the user's balances have changed (trading side, section 7). The payload is not used;
 * components that show a balance request it again.
 */
export const balanceChanged = defineEvent({
  name: 'update_balance_{id}',
  payload: v.fallback(v.object({ refresh: v.optional(flag) }), {}),
  delivery: 'last',
  key: () => 'user',
});
