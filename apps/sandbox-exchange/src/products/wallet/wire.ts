import { stateNumber, type MoneyState } from '@bourse/contracts/wallet';
import { dateTime } from '@bourse/contract-server';
import type { LogLine } from './queries';
import type { DepositState, ProofState } from './types';

const DEPOSIT_STATES: Readonly<Record<DepositState, MoneyState>> = {
  seen: 'approved',
  credited: 'success',
  complete: 'success',
  reversed: 'failed',
};

const PROOF_STATES: Readonly<Record<ProofState, MoneyState>> = {
  applying: 'applying',
  approved: 'success',
  rejected: 'rejected',
};

/** A row of the account log and of the ledger. */
export function logRow({ id, at, currency, wallet, value, info, withdrawal, deposit, proof }: LogLine) {
  return {
    ...(id !== undefined && { id }),
    value,
    info,
    created_time: dateTime(at),
    account: wallet,
    currency_name: currency,
    ...(withdrawal && {
      status: stateNumber(withdrawal.state),
      hash: withdrawal.hash,
      network: withdrawal.network,
      address: withdrawal.address,
      reason: withdrawal.reason,
      charge: withdrawal.fee,
    }),
    ...(deposit && {
      status: stateNumber(DEPOSIT_STATES[deposit.state]),
      hash: deposit.hash,
      network: deposit.network,
      confirmations: deposit.confirmations,
      required: deposit.required,
    }),
    ...(proof && { status: stateNumber(PROOF_STATES[proof.state]), hash: proof.hash, reason: proof.reason }),
  };
}
