import type { Product } from '../../core/product';
import { explain } from './explain';
import { ANNOUNCED } from './announced';
import { C2C_AUDIT } from './audit';
import { DISPUTE_CASE, DISPUTE_DESK } from './dispute';
import { ENTRIES, HOLD_PURPOSES, releaseAds } from './escrow';
import { refuse } from '../../result';
import { readTalk } from './messages';
import { expireOrder } from './move-order';
import type { C2cState } from './state';
import { loadC2c, writeC2c } from './store';
import { C2C } from './types';
import { writeAsDesk } from './write-as-desk';

const EXPIRY = /^expire (\d+)$/;

/** Ads and orders between users, with the coin in escrow. */
export const c2c: Product<C2cState> = {
  ...C2C,
  announced: ANNOUNCED,
  explain,
  entries: ENTRIES,
  holdPurposes: HOLD_PURPOSES,
  audit: C2C_AUDIT,

  load: ({ db }) => loadC2c(db),

  writes(state) {
    const writes = state.takeWrites();
    const { newAds, changedAds, newOrders, changedOrders, disputes, deskMessages, people } = writes;
    const lists = [
      newAds,
      changedAds,
      newOrders,
      changedOrders,
      disputes,
      deskMessages,
      people.relations,
      people.hours,
    ];
    return lists.every((list) => list.length === 0)
      ? undefined
      : { write: (transaction) => writeC2c(transaction, writes) };
  },

  cancelOpen: releaseAds,

  desk: {
    [DISPUTE_CASE]: {
      ...DISPUTE_DESK,
      message: writeAsDesk,
      documents: {
        name: ({ details }) => `messages of C2C order ${details['Order']}`,
        read: ({ db }, { details }) => readTalk(db, Number(details['Order'])),
        // Messages belong to the parties as well.
        remove: () => refuse('kept_for_the_parties'),
      },
    },
  },

  due(context, state, { key }) {
    const [, orderId] = EXPIRY.exec(key) ?? [];
    if (orderId !== undefined) expireOrder(context, state, Number(orderId));
  },
};
