import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Product } from '../../core/product';
import type { DeskKind } from '../../core/decisions';
import { explain } from './explain';
import { ACCEPTOR_AUDIT } from './audit';
import { decideDeal, DEAL_HOLD, DESK_KIND, expireDeal, rejectDeals, type Decision } from './deals';
import type { AcceptorState } from './state';
import { loadDeals, writeDeals } from './store';
import { ACCEPTORS } from './types';

const CONFIRMATION = /^confirm (\d+)$/;
const EXPIRY = /^expire (\d+)$/;

/** The desk decides for the acceptors of the sandbox. */
function deskKind(title: string, approval: Decision): DeskKind<AcceptorState> {
  return {
    title,
    decide: (context, state, { reference: dealId }, { verdict }) =>
      decideDeal(context, state, { dealId, decision: verdict === 'approve' ? approval : 'reject' }),
  };
}

/** Acceptors: deposit and withdraw fiat money through a user who exchanges it for coin. */
export const acceptors: Product<AcceptorState> = {
  ...ACCEPTORS,
  explain,
  entries: {
    acceptor_hold: {
      credit: SERVER_TEXTS.ledgerAcceptorHeld,
      debit: SERVER_TEXTS.ledgerAcceptorHeld,
      paidOut: SERVER_TEXTS.ledgerAcceptorSpent,
    },
    acceptor_return: SERVER_TEXTS.ledgerAcceptorReturned,
    acceptor_settled: SERVER_TEXTS.ledgerAcceptorReceived,
  },
  holdPurposes: [DEAL_HOLD],
  audit: ACCEPTOR_AUDIT,
  desk: {
    [DESK_KIND.deposit]: deskKind('Acceptor deposits: the money has arrived', 'confirm'),
    [DESK_KIND.withdraw]: deskKind('Acceptor withdrawals: the money was sent', 'transfer'),
  },

  load: ({ db }) => loadDeals(db),
  cancelOpen: rejectDeals,

  writes(state) {
    const writes = state.takeWrites();
    if (writes.added.length + writes.changed.length === 0) return undefined;
    return { write: (transaction) => writeDeals(transaction, writes) };
  },

  due(context, state, { key }) {
    const [, dealId] = CONFIRMATION.exec(key) ?? [];
    if (dealId !== undefined) decideDeal(context, state, { dealId: Number(dealId), decision: 'confirm' });
    const [, expired] = EXPIRY.exec(key) ?? [];
    if (expired !== undefined) expireDeal(context, state, Number(expired));
  },
};
