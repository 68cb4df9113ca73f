import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { isPositive, parseDecimal } from '@bourse/decimal';
import type { Product } from '../../core/product';
import { refuse } from '../../result';
import { WALLET_AUDIT } from './audit';
import type { WalletState } from './state';
import { loadWallet, writeWallet } from './store';
import { countLoss, refuseFrozen } from './confirmed';
import { collectDebts, decideDebt, observeDeposit, REVERSED_CASE } from './deposit';
import { claimedAmount, decideProof, PROOF_CASE } from './proof';
import {
  broadcast,
  decideWithdrawal,
  rejectApplications,
  settleWithdrawal,
  WALLET,
  WITHDRAWAL_CASE,
  WITHDRAWAL_HOLD,
} from './withdraw';

/** Deposits, deposit proofs, withdrawals and the address book. */
export const wallet: Product<WalletState> = {
  ...WALLET,
  announced: { names: ['deposits', 'withdrawals', 'transfers'] },
  // The reference of a `chain_deposit` and its reversal is a deposit, of a `proof_deposit` a proof, of the others a withdrawal.
  entries: {
    chain_deposit: SERVER_TEXTS.ledgerDeposit,
    chain_deposit_reversed: SERVER_TEXTS.ledgerDepositReversed,
    proof_deposit: SERVER_TEXTS.ledgerDeposit,
    withdrawal_hold: {
      credit: SERVER_TEXTS.ledgerWithdrawalHeld,
      debit: SERVER_TEXTS.ledgerWithdrawalHeld,
      paidOut: SERVER_TEXTS.ledgerWithdrawalDone,
    },
    withdrawal_done: SERVER_TEXTS.ledgerWithdrawalDone,
    // Credits another user of the exchange.
    withdrawal_internal: SERVER_TEXTS.ledgerDeposit,
    withdrawal_release: SERVER_TEXTS.ledgerWithdrawalReturned,
  },
  holdPurposes: [WITHDRAWAL_HOLD],
  audit: WALLET_AUDIT,
  load: ({ db }) => loadWallet(db),

  writes(state) {
    const writes = state.takeWrites();
    return writes && { write: (transaction) => writeWallet(transaction, writes) };
  },

  // The only deadline of the wallet: the outbox.
  due(context, state, { key }) {
    broadcast(context, state, Number(key.split(' ')[1]));
  },

  onChain(context, state, report) {
    if (report.direction === 'in') observeDeposit(context, state, report);
    else settleWithdrawal(context, state, report.reference, !report.isReversed);
  },

  refuseOutflow: refuseFrozen,
  onOutflow: countLoss,
  cancelOpen: rejectApplications,
  onBalances: collectDebts,

  desk: {
    [REVERSED_CASE]: {
      title: 'Reversed deposits that were spent: approve to keep the debt, reject to write it off',
      decide: (context, state, { reference: id }, { verdict }) =>
        decideDebt(context, state, { id, keep: verdict === 'approve' }),
    },
    [WITHDRAWAL_CASE]: {
      title: 'Withdrawals',
      decide: (context, state, { reference: id }, { verdict, note }) =>
        decideWithdrawal(context, state, { id, approve: verdict === 'approve', reason: note }),
    },
    [PROOF_CASE]: {
      title: 'Deposit proofs',
      fields: { amount: 'Received amount' },
      decide(context, state, { reference: id }, { verdict, note, fields }) {
        if (verdict === 'reject') return decideProof(context, state, { id, amount: undefined, reason: note });
        // The automatic desk has no staff to look up the transaction: it confirms the claimed amount.
        const found =
          fields['amount'] === undefined ? claimedAmount(context, state, id) : parseDecimal(fields['amount']);
        if (found === undefined || !isPositive(found)) return refuse('amount_invalid');
        return decideProof(context, state, { id, amount: found, reason: note });
      },
    },
  },
};
