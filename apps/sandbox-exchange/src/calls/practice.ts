import { claimPlayMoney, openDemoAccount } from '@bourse/contracts/identity';
import { Rejection, unavailable } from '@bourse/contract-server';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { onceFor } from '../core/requests';
import type { Exchange } from '../exchange-interface';
import type { Router } from '../http/route';

/** What a demo account and a new account get, in the spot wallet. */
const PLAY_MONEY = { code: 'USDT', amount: decimal('10000'), wallet: 'change' } as const;

/** Gives the play money to an account that has not had it. @throws Rejection of an unknown outcome while the store fails */
async function give(exchange: Exchange, userId: number): Promise<void> {
  const currency = exchange.currencies().find(({ code }) => code === PLAY_MONEY.code);
  if (!currency) throw new Rejection(SERVER_TEXTS.operationFailed);
  const { amount, wallet } = PLAY_MONEY;
  const given = await exchange.admin.deposit(
    { userId, currencyId: currency.id, wallet, amount },
    onceFor(userId, 'play money'),
  );
  if (!given.ok && given.reason === 'unavailable') throw unavailable();
  if (!given.ok) throw new Rejection(SERVER_TEXTS.operationFailed);
}

/** Demo accounts of visitors, and play money for new accounts. */
export function practiceRoutes({ route, userRoute }: Router, exchange: Exchange): void {
  route(openDemoAccount, async ({ address }) => {
    const created = await exchange.accounts.createDemo(address);
    if (!created.ok) throw new Rejection(SERVER_TEXTS.tooManyRequests);
    await give(exchange, created.user.id);
    return (await exchange.admin.openSession(created.user.id)).token;
  });

  userRoute(claimPlayMoney, async ({ user }) => {
    await give(exchange, user.id);
    return SERVER_TEXTS.operationSucceeded;
  });
}

/** The announcement of it in the capabilities. The invite code is that of the demo login, which is read from the store until it is there. */
export function practiceOf(exchange: Exchange, demoLogin: string) {
  let inviteCode: string | undefined;
  return async () => {
    inviteCode ??= (await exchange.accounts.userByAccount(demoLogin))?.extensionCode;
    return { invite_code: inviteCode, demo: 1, play_money: PLAY_MONEY.amount };
  };
}
