import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { companyAddress, depositAddress, depositProof } from '@bourse/wallet/contract';
import { depositAddressOf, kindOf } from '../../products/wallet/deposit-address';
import { MOST_PENDING_PROOFS, submitProof } from '../../products/wallet/proof';
import { moneyTerms } from '../../products/wallet/terms';
import type { SubmitProofResult } from '../../products/wallet/types';
import { Rejection, unavailable } from '../rejection';
import type { Router } from '../route';
import type { WalletServices } from './services';

type Refusal = Extract<SubmitProofResult, { ok: false }>['reason'] | 'request_taken' | 'unavailable';

const REFUSALS: Readonly<Record<Refusal, () => Rejection>> = {
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

/** Deposit addresses, the company's address, proofs of deposits. */
export function depositRoutes({ userRoute }: Router, { exchange, stateOf }: WalletServices): void {
  userRoute(depositAddress, ({ input, user }) => {
    const currency = exchange.currency(input.currency);
    if (!currency) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    const networks = (moneyTerms(currency)?.networks ?? []).flatMap((network) => {
      const kind = kindOf(currency, network.name);
      return kind ? [{ ...network, address: depositAddressOf(user.id, kind) }] : [];
    });
    const [first] = networks;
    if (!first) throw new Rejection(SERVER_TEXTS.depositUnsupported);
    const written = networks.map(({ name, address }) => (name === '' ? address : `${name}:${address}`));
    return { address: written.join(','), min_number: first.minDeposit, confirmations: first.confirmations };
  });

  userRoute(companyAddress, ({ input, user }) => {
    if (input.user_id !== user.id) throw new Rejection(SERVER_TEXTS.notAuthorised);
    return { company_eth_address: depositAddressOf('company', 'evm') };
  });

  userRoute(depositProof, async ({ input, user, request }) => {
    if (!(await exchange.uploads.isOwnAddress(user.id, input.pic))) throw new Rejection(SERVER_TEXTS.notAuthorised);
    const command = {
      userId: user.id,
      currencyId: input.currency,
      fromAddress: input.acc,
      hash: input.hash,
      amount: input.amount,
      picture: input.pic,
    };
    const result = await exchange.run((context) => submitProof(context, stateOf(context), command), request);
    if (!result.ok) throw REFUSALS[result.reason]();
    return SERVER_TEXTS.depositSubmitted;
  });
}
