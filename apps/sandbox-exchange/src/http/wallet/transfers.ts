import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { transfer, transferCurrencies, transferDirection, transferHistory } from '@bourse/wallet/contract';
import type { Services } from '../../core/product';
import { transferLines } from '../../products/wallet/queries';
import { transferBetween, type TransferRefusal } from '../../products/wallet/transfer';
import { Rejection, unavailable } from '../rejection';
import type { Router } from '../route';
import { dateTime } from '../wire';
import { IN_WALLET } from './balances';
import { pageOf } from './page';

const REFUSALS: Readonly<Record<TransferRefusal | 'request_taken' | 'unavailable', () => Rejection>> = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  amount_invalid: () => new Rejection(SERVER_TEXTS.amountPositive),
  same_wallet: () => new Rejection(SERVER_TEXTS.transferSameAccount),
  account_unsupported: () => new Rejection(SERVER_TEXTS.transferUnsupported),
  below_minimum: () => new Rejection(SERVER_TEXTS.minimumTransfer('100')),
  above_maximum: () => new Rejection(SERVER_TEXTS.maximumTransfer('99999999')),
  insufficient_balance: () => new Rejection(SERVER_TEXTS.insufficientBalance),
  open_positions: () => new Rejection(SERVER_TEXTS.openPositionsBlockTransfer),
  margin_too_low: () => new Rejection(SERVER_TEXTS.marginInsufficient),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

/** Transfers between the accounts of a user, and their history. */
export function transferRoutes({ userRoute }: Router, { exchange }: Services): void {
  userRoute(transfer, async ({ input, user, request }) => {
    const direction = transferDirection(input);
    if (!direction) throw new Rejection(SERVER_TEXTS.parameterError);
    const command = { userId: user.id, currencyId: input.currency_id, amount: input.number, ...direction };
    const result = await exchange.run((context) => transferBetween(context, command, exchange.products), request);
    if (!result.ok) throw REFUSALS[result.reason]();
    return SERVER_TEXTS.transferred;
  });

  userRoute(transferHistory, async ({ input, user }) => {
    const lines = await transferLines(exchange, user.id, pageOf(input.page));
    return {
      list: lines.map(({ id, currency, amount, from, to, at }) => ({
        id,
        currency_name: currency,
        number: amount,
        from_field: from,
        to_field: to,
        create_time: dateTime(at),
      })),
    };
  });

  userRoute(transferCurrencies, () =>
    exchange.currencies().map((currency) => ({
      id: currency.id,
      name: currency.code,
      is_legal: IN_WALLET.legal(currency) ? 1 : 0,
      is_match: IN_WALLET.change(currency) ? 1 : 0,
      is_lever: IN_WALLET.lever(currency) ? 1 : 0,
      is_micro: IN_WALLET.micro(currency) ? 1 : 0,
    })),
  );
}
