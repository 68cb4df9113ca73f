import type { Decimal } from '@bourse/decimal';
import type { Context } from '../../core/context';
import { openCase, withdrawCase } from '../desk/product';
import { amountOf, fromUnits } from '../../ledger/money';
import { refuse } from '../../result';
import type { DecideResult, ProofRecord, SubmitProof, SubmitProofResult } from './types';
import { transactionHash } from './transaction-hash';
import type { WalletState } from './state';

/** Kind of the desk's cases. */
export const PROOF_CASE = 'deposit_proof';

/** Proofs of one user that wait for a review. */
export const MOST_PENDING_PROOFS = 10;

/** Puts a proof of a deposit before the reviewers. A transaction hash is accepted once, over all users. */
export function submitProof(context: Context, state: WalletState, command: SubmitProof): SubmitProofResult {
  const { userId, currencyId, fromAddress, amount, picture } = command;
  const currency = context.catalog.currency(currencyId);
  if (!context.users.has(userId)) return refuse('user_not_found');
  if (!currency) return refuse('currency_not_found');
  if (fromAddress === '' || command.hash === '' || picture === '') return refuse('incomplete');
  const claimed = amountOf(amount, currency.scale);
  if (claimed === undefined) return refuse('amount_invalid');
  const hash = transactionHash(command.hash);
  if (hash === undefined) return refuse('hash_invalid');
  if (state.proofOf(hash) || state.isReported(hash)) return refuse('hash_taken');
  if (state.pendingProofs(userId) >= MOST_PENDING_PROOFS) return refuse('too_many_pending');
  const record: ProofRecord = {
    id: state.nextId('proof'),
    userId,
    currencyId,
    fromAddress,
    hash,
    claimed,
    credited: 0n,
    picture,
    state: 'applying',
    reason: '',
    createdAt: context.now,
  };
  state.putProof(record);
  openCase(context, {
    kind: PROOF_CASE,
    reference: record.id,
    userId,
    details: {
      Claimed: `${amount} ${currency.code}`,
      From: fromAddress,
      Transaction: hash,
      Picture: picture,
    },
  });
  return { ok: true, id: record.id };
}

/** A decision of a reviewer: the amount that the reviewer found is credited, never the claimed one; `undefined` rejects. */
export function decideProof(
  context: Context,
  state: WalletState,
  { id, amount, reason = '' }: { id: number; amount: Decimal | undefined; reason?: string | undefined },
): DecideResult {
  const record = state.proof(id);
  const currency = record && context.catalog.currency(record.currencyId);
  if (!record || !currency) return refuse('not_found');
  if (record.state !== 'applying') return refuse('already_decided');
  const units = amount === undefined ? 0n : amountOf(amount, currency.scale);
  if (units === undefined) return refuse('amount_invalid');
  // The chain may have reported the transaction after the proof was submitted.
  if (units > 0n && state.isReported(record.hash)) return refuse('hash_taken');
  withdrawCase(context, PROOF_CASE, id);
  record.reason = reason;
  record.credited = units;
  record.state = units === 0n ? 'rejected' : 'approved';
  state.putProof(record);
  if (units > 0n) {
    const { ledger, now } = context;
    ledger.post('proof_deposit', id, now, [
      { account: ledger.account({ house: 'external' }, currency.id), available: -units },
      { account: ledger.account({ userId: record.userId, wallet: 'change' }, currency.id), available: units },
    ]);
  }
  return { ok: true };
}

/** The amount that the user claims. */
export function claimedAmount({ catalog }: Context, state: WalletState, id: number): Decimal | undefined {
  const record = state.proof(id);
  const currency = record && catalog.currency(record.currencyId);
  return currency && fromUnits(record.claimed, currency.scale);
}
