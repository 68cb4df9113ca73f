import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { transfer, transferCurrencies, transferDirection, transferHistory } from '@bourse/wallet/contract';
import { hasAccount } from '../../catalog/accounts-of';
import type { Services } from '../../core/product';
import { transferLines } from '../../products/wallet/queries';
import { transferBetween, type TransferRefusal } from '../../products/wallet/transfer';
import { Rejection, unavailable } from '../rejection';
import type { Router } from '../route';
import { dateTime } from '../wire';
import { pageOf } from './page';
import { inTurn } from '../histories';

const REFUSALS: Readonly<
  Record<Exclude<TransferRefusal, 'below_minimum'> | 'request_taken' | 'unavailable', () => Rejection>
> = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  amount_invalid: () => new Rejection(SERVER_TEXTS.amountPositive),
  same_wallet: () => new Rejection(SERVER_TEXTS.transferSameAccount),
  account_unsupported: () => new Rejection(SERVER_TEXTS.transferUnsupported),
  above_maximum: () => new Rejection(SERVER_TEXTS.maximumTransfer('99999999')),
  insufficient_balance: () => new Rejection(SERVER_TEXTS.insufficientBalance),
  open_positions: () => new Rejection(SERVER_TEXTS.openPositionsBlockTransfer),
  margin_too_low: () => new Rejection(SERVER_TEXTS.marginInsufficient),
  not_confirmed: () => new Rejection(SERVER_TEXTS.fundsFrozen),
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
    if (!result.ok) {
      if (result.reason !== 'below_minimum') throw REFUSALS[result.reason]();
      const code = exchange.currency(input.currency_id)?.code ?? '';
      throw new Rejection(SERVER_TEXTS.minimumTransfer(`${result.minimum} ${code}`.trim()));
    }
    return SERVER_TEXTS.transferred;
  });

  userRoute(
    transferHistory,
    inTurn(async ({ input, user }) => {
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
    }),
  );

  userRoute(transferCurrencies, () =>
    exchange.currencies().map((currency) => ({
      id: currency.id,
      name: currency.code,
      is_legal: hasAccount(currency, 'legal') ? 1 : 0,
      is_match: hasAccount(currency, 'change') ? 1 : 0,
      is_lever: hasAccount(currency, 'lever') ? 1 : 0,
      is_micro: hasAccount(currency, 'micro') ? 1 : 0,
    })),
  );
}
