import { accountLog, ledger, stateNumber, type MoneyState } from '@bourse/wallet/contract';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Services } from '../../core/product';
import { logLines, waitingDeposits, type LogLine } from '../../products/wallet/queries';
import type { DepositState, ProofState } from '../../products/wallet/types';
import { Rejection } from '../rejection';
import type { Router } from '../route';
import { dateTime } from '../wire';
import { pageOf } from './page';
import { inTurn } from '../histories';

/** The log of one account, and the ledger over all of them. */
export function logRoutes({ userRoute }: Router, { exchange }: Services): void {
  userRoute(
    accountLog,
    inTurn(async ({ input, user }) => {
      if (!exchange.currency(input.currency)) throw new Rejection(SERVER_TEXTS.currencyNotFound);
      const filter = { currencyId: input.currency, wallet: input.type };
      const page = pageOf(input.page);
      const lines = await logLines(exchange, user.id, filter, page);
      // Uncredited deposits are shown above the ledger, on its first page.
      const showsWaiting = input.page === 1 && input.type === 'change';
      const waiting = showsWaiting ? await waitingDeposits(exchange, user.id, input.currency) : [];
      return { list: [...waiting, ...lines].map(logRow) };
    }),
  );

  userRoute(
    ledger,
    inTurn(async ({ input, user }) => {
      const lines = await logLines(exchange, user.id, {}, pageOf(input.page, input.limit));
      return { data: lines.map(logRow) };
    }),
  );
}

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

function logRow({ id, at, currency, wallet, value, info, withdrawal, deposit, proof }: LogLine) {
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
