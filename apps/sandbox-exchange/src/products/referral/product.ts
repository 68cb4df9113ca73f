import type { identityCapabilities } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Product } from '../../core/product';
import { REBATE, REFERRAL, settleRebates } from './settle-rebates';
import type { ReferralState } from './state';
import { loadReferral, writeReferral } from './store';

/** Rebates of inviters for the fees of those whom they have invited. */
export const referral: Product<ReferralState> = {
  ...REFERRAL,
  announced: { names: [], fields: (): v.InferInput<typeof identityCapabilities> => ({ referral: 1 }) },
  entries: { [REBATE]: SERVER_TEXTS.ledgerRebate },
  audit: {
    'a rebate is not paid as the ledger says': sql`
      select rebates.id from rebates
      left join entries on entries.kind = 'rebate' and entries.reference = rebates.id
      left join postings on postings.entry_id = entries.id
        and postings.account_id in (select id from accounts where user_id = rebates.inviter_id)
      group by rebates.id having sum(postings.available) is distinct from rebates.amount`,
    'a rebate is not of the inviter of the user': sql`
      select rebates.id from rebates join users on users.id = invitee_id where users.inviter_id is distinct from rebates.inviter_id`,
  },

  load: ({ db }) => loadReferral(db),

  writes(state) {
    const writes = state.takeWrites();
    return writes && { write: (transaction) => writeReferral(transaction, writes) };
  },

  // Every deadline is the settlement of a day.
  due: settleRebates,

  onUser(state, { id, inviterId }) {
    if (inviterId !== undefined) state.invited(id, inviterId);
  },
};
