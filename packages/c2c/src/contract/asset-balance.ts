import { defineCall, id, maybeDecimal } from '@bourse/api-client/contract';
import * as v from 'valibot';

/**
 * The available amount of a coin in the asset account, from which ads and orders hold it; `undefined` if it is not sent. The wallet
 * documents this call; features do not import each other.
 */
export const assetBalance = defineCall({
  method: 'POST',
  path: '/wallet/detail',
  access: 'required',
  request: v.object({ currency: id, type: v.literal('legal') }),
  reply: v.pipe(
    v.object({ legal_balance: maybeDecimal }),
    v.transform((wire) => wire.legal_balance),
  ),
});
