import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { sql } from 'kysely';
import type { Product } from '../../core/product';
import type { SubscriptionState } from './state';
import { loadSubscriptions, writeSubscriptions } from './store';
import { LOCK_HOLD, SUBSCRIPTION } from './types';

/** Sales of tokens that stay locked for a while. */
export const subscription: Product<SubscriptionState> = {
  ...SUBSCRIPTION,
  announced: { names: ['subscription'] },
  entries: { subscription: SERVER_TEXTS.ledgerSubscribed, subscription_unlock: SERVER_TEXTS.ledgerUnlocked },
  holdPurposes: [LOCK_HOLD],
  audit: {
    'a locked subscription is not held': sql`
      with locked as (select id, units from subscriptions where unlocked_at is null),
        held as (select reference, amount from holds where purpose = ${LOCK_HOLD})
      select locked.id, held.reference from locked
      full join held on held.reference = locked.id
      where locked.units is distinct from held.amount`,
    'the sold quantity of a launch is not the sum of its subscriptions': sql`
      select launches.id, launches.sold from launches
      left join subscriptions on subscriptions.launch_id = launches.id
      group by launches.id, launches.sold, launches.presold
      having launches.sold <> launches.presold + coalesce(sum(subscriptions.quantity), 0)`,
  },

  load: ({ db }) => loadSubscriptions(db),

  writes(state) {
    const writes = state.takeWrites();
    return writes && { write: (transaction) => writeSubscriptions(transaction, writes) };
  },
};
