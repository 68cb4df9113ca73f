import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, unavailable } from '@bourse/contract-server';
import type { Currency } from '../../catalog/types';
import { MOST_PENDING_PROOFS } from './proof';
import { moneyTerms } from './terms';
import type { TransferRefusal } from './transfer';
import type { RequestWithdrawalResult, SaveAddressResult, SubmitProofResult } from './types';

type AddressRefusal = Extract<SaveAddressResult, { ok: false }>['reason'] | 'request_taken' | 'unavailable';

export const ADDRESS_REFUSALS: Readonly<Record<AddressRefusal, () => Rejection>> = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  spaces: () => new Rejection(SERVER_TEXTS.addressHasSpaces),
  notes_invalid: () => new Rejection(SERVER_TEXTS.addressNoteFormat),
  address_invalid: () => new Rejection(SERVER_TEXTS.addressInvalid),
  taken: () => new Rejection(SERVER_TEXTS.addressAlreadyBound),
  too_many: () => new Rejection(SERVER_TEXTS.operationFailed),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

type ProofRefusal = Extract<SubmitProofResult, { ok: false }>['reason'] | 'request_taken' | 'unavailable';

export const PROOF_REFUSALS: Readonly<Record<ProofRefusal, () => Rejection>> = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  amount_invalid: () => new Rejection(SERVER_TEXTS.amountPositive),
  incomplete: () => new Rejection(SERVER_TEXTS.parameterError),
  hash_invalid: () => new Rejection(SERVER_TEXTS.depositHashInvalid),
  too_many_pending: () => new Rejection(SERVER_TEXTS.maximumPendingProofs(MOST_PENDING_PROOFS)),
  hash_taken: () => new Rejection(SERVER_TEXTS.depositHashTaken),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

export const TRANSFER_REFUSALS: Readonly<
  Record<Exclude<TransferRefusal, 'below_minimum'> | 'request_taken' | 'unavailable', () => Rejection>
> = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  amount_invalid: () => new Rejection(SERVER_TEXTS.amountPositive),
  same_wallet: () => new Rejection(SERVER_TEXTS.transferSameAccount),
  account_unsupported: () => new Rejection(SERVER_TEXTS.transferUnsupported),
  above_maximum: () => new Rejection(SERVER_TEXTS.maximumTransfer('99999999')),
  insufficient_balance: () => new Rejection(SERVER_TEXTS.insufficientBalance),
  margin_too_low: () => new Rejection(SERVER_TEXTS.marginInsufficient),
  not_confirmed: () => new Rejection(SERVER_TEXTS.fundsFrozen),
  payments_held: () => new Rejection(SERVER_TEXTS.fundsFrozen),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

type WithdrawalRefusal = Extract<RequestWithdrawalResult, { ok: false }>['reason'] | 'request_taken' | 'unavailable';

export const WITHDRAWAL_REFUSALS: Readonly<Record<WithdrawalRefusal, (currency: Currency) => Rejection>> = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  unsupported: () => new Rejection(SERVER_TEXTS.withdrawalUnsupported),
  network_unknown: () => new Rejection(SERVER_TEXTS.parameterError),
  fee_changed: () => new Rejection(SERVER_TEXTS.withdrawalFeeChanged),
  address_missing: () => new Rejection(SERVER_TEXTS.addressRequired),
  address_invalid: () => new Rejection(SERVER_TEXTS.addressInvalid),
  amount_invalid: () => new Rejection(SERVER_TEXTS.amountPositive),
  below_minimum: (currency) => new Rejection(SERVER_TEXTS.minimumWithdrawal(withdrawalTerms(currency).min)),
  above_maximum: (currency) => new Rejection(SERVER_TEXTS.maximumWithdrawal(withdrawalTerms(currency).max)),
  above_day_limit: (currency) => new Rejection(SERVER_TEXTS.dailyWithdrawalExceeded(withdrawalTerms(currency).day)),
  not_above_fee: () => new Rejection(SERVER_TEXTS.withdrawalNotAboveFee),
  insufficient_balance: () => new Rejection(SERVER_TEXTS.insufficientBalance),
  margin_too_low: () => new Rejection(SERVER_TEXTS.marginInsufficient),
  not_confirmed: () => new Rejection(SERVER_TEXTS.fundsFrozen),
  payments_held: () => new Rejection(SERVER_TEXTS.fundsFrozen),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

/** @throws Rejection if the currency cannot be withdrawn */
export function withdrawalTerms(currency: Currency) {
  const terms = moneyTerms(currency)?.withdrawal;
  if (!terms) throw new Rejection(SERVER_TEXTS.withdrawalUnsupported);
  return terms;
}
