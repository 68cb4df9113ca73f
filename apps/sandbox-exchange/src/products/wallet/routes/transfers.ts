import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { transfer, transferCurrencies, transferDirection, transferHistory } from '@bourse/contracts/wallet';
import { dateTime, Rejection } from '@bourse/contract-server';
import { hasAccount } from '../../../catalog/accounts-of';
import { TRANSFER_REFUSALS } from '../refusals';
import type { Services } from '../../../http/services';
import { transferLines } from '../queries';
import { transferBetween } from '../transfer';
import type { Router } from '../../../http/route';
import { pageOf } from './page';
import { queued } from '../../../http/histories';

/** Transfers between the accounts of a user, and their history. */
export function transferRoutes({ userRoute }: Router, { exchange }: Services): void {
  userRoute(transfer, async ({ input, user, request }) => {
    const direction = transferDirection(input);
    if (!direction) throw new Rejection(SERVER_TEXTS.parameterError);
    const command = { userId: user.id, currencyId: input.currency_id, amount: input.number, ...direction };
    const result = await exchange.run((context) => transferBetween(context, command, exchange.products), request);
    if (!result.ok) {
      if (result.reason !== 'below_minimum') throw TRANSFER_REFUSALS[result.reason]();
      const code = exchange.currency(input.currency_id)?.code ?? '';
      throw new Rejection(SERVER_TEXTS.minimumTransfer(`${result.minimum} ${code}`.trim()));
    }
    return SERVER_TEXTS.transferred;
  });

  userRoute(
    transferHistory,
    queued(async ({ input, user }) => {
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
