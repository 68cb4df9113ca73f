import { accountLog, ledger } from '@bourse/contracts/wallet';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import type { Services } from '../../../http/services';
import { logLines, waitingDeposits } from '../queries';
import { logRow } from '../wire';
import type { Router } from '../../../http/route';
import { pageOf } from './page';
import { queued } from '../../../http/histories';

/** The log of one account, and the ledger over all of them. */
export function logRoutes({ userRoute }: Router, { exchange }: Services): void {
  userRoute(
    accountLog,
    queued(async ({ input, user }) => {
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
    queued(async ({ input, user }) => {
      const lines = await logLines(exchange, user.id, {}, pageOf(input.page, input.limit));
      return { data: lines.map(logRow) };
    }),
  );
}
