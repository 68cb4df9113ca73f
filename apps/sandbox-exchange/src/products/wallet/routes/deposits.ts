import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { companyAddress, depositAddress, depositProof } from '@bourse/contracts/wallet';
import { Rejection } from '@bourse/contract-server';
import { depositAddressOf, kindOf } from '../deposit-address';
import { submitProof } from '../proof';
import { moneyTerms } from '../terms';
import { PROOF_REFUSALS } from '../refusals';
import type { Router } from '../../../http/route';
import type { Services } from '../../../http/services';
import { wallet } from '../product';

/** Deposit addresses, the company's address, proofs of deposits. */
export function depositRoutes({ userRoute }: Router, { exchange }: Services): void {
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
    const result = await exchange.run((context) => submitProof(context, context.of(wallet), command), request);
    if (!result.ok) throw PROOF_REFUSALS[result.reason]();
    return SERVER_TEXTS.depositSubmitted;
  });
}
