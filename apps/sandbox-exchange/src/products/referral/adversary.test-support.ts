import * as fc from 'fast-check';
import { beginOf, dayOf } from '../../core/settlement-day';
import { move, type ProductAdversary } from '../../testing/adversary/product-adversary';
import { identity } from '../identity/product';
import { rebateOf } from './settle-rebates';
import { referral } from './product';
import { REBATE_PER_CENT } from './settings';
import { REFERRAL, settleRebates } from './settle-rebates';

export const adversary: ProductAdversary = {
  moves: [
    move('invite the accomplice, whose identity is verified', fc.constant(null), ({ context, world }) => {
      const { accomplice, attacker } = world;
      context.of(referral).invited(accomplice, attacker);
      const row = { user_id: accomplice, card_hash: `card ${accomplice}`, sealed: '', reason: '', submitted_at: 0 };
      context.of(identity).rows.set(accomplice, { ...row, status: 'approved' });
    }),
    move('a day ends, and its rebates are paid', fc.constant(null), ({ context }) => {
      const at = beginOf(dayOf(context.now) + 1);
      settleRebates(context, context.of(referral), { product: REFERRAL.name, key: 'settlement', at, sequence: 1 });
    }),
  ],
  // The inviter has a right to the rebate from the trade on. A trade that is worth more to the two than it costs is found at the trade.
  worth: ({ context, test }, userId) => {
    const state = context.of(referral);
    const owed = state
      .unsettled()
      .filter((fee) => state.inviterOf(fee.userId) === userId)
      .reduce((sum, { fee }) => sum + rebateOf(fee, REBATE_PER_CENT), 0n);
    return Number(owed) / 10 ** test.usdt.scale;
  },
};
