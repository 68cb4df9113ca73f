import { invitees, maskAccountForOthers, rebates, referralSummary } from '@bourse/contracts/identity';
import { seconds } from '@bourse/contract-server';
import { USDT } from '../../catalog/constants';
import { queuedShort } from '../../http/histories';
import type { Router } from '../../http/route';
import type { Services } from '../../http/services';
import { fromUnits } from '../../ledger/money';
import type { Page } from '../../store/paging';
import { inviteesOf, rebatesOf, referralSums } from './queries';
import { pageRefusal } from './refusals';
import { REBATE_PER_CENT } from './settings';

/** Maximum page; a higher offset returns an empty page. */
const LAST_PAGE = 1_000_000;

function pageOf({ page }: { page: number }): Page {
  if (page < 1 || page > LAST_PAGE) throw pageRefusal();
  return { page };
}

/** The users whom a user has invited, and the rebates. */
export function referralRoutes({ userRoute }: Router, { exchange }: Pick<Services, 'exchange'>): void {
  const shown = (units: bigint) => {
    const usdt = exchange.currencies().find(({ code }) => code === USDT);
    return fromUnits(units, usdt?.scale ?? 0);
  };

  userRoute(
    referralSummary,
    queuedShort(async ({ user }) => {
      const { invited, earned } = await referralSums(exchange.db, user.id);
      return {
        rebate_rate: fromUnits(REBATE_PER_CENT, 2),
        invited,
        earned: shown(earned),
        currency_name: USDT,
      };
    }),
  );

  userRoute(
    invitees,
    queuedShort(async ({ input, user }) => {
      const { rows, total } = await inviteesOf(exchange.db, user.id, pageOf(input));
      const list = rows.map(({ account, createdAt, isVerified, earned }) => ({
        account: maskAccountForOthers(account),
        create_time: seconds(createdAt),
        verified: isVerified ? 1 : 0,
        earned: shown(earned),
      }));
      return { list, total };
    }),
  );

  userRoute(
    rebates,
    queuedShort(async ({ input, user }) => {
      const { rows, total } = await rebatesOf(exchange.db, user.id, pageOf(input));
      const list = rows.map(({ id, at, account, fee, amount }) => ({
        id,
        time: seconds(at),
        account: maskAccountForOthers(account),
        fee: shown(fee),
        amount: shown(amount),
      }));
      return { list, total };
    }),
  );
}
