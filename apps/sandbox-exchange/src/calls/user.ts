import { login, logout, userInfo } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { dateTime, Rejection } from '@bourse/contract-server';
import type { CodeMessage, LoginResult } from '../accounts/types';
import type { Exchange } from '../exchange-interface';
import type { MarketData } from '../market-data/market-data';
import { queuedShort } from '../http/histories';
import type { Router } from '../http/route';
import { proofRejection } from '../http/second-factor';
import { endRecoveryByFactor } from './recovery';
import { worthOfAll } from '../http/worth';

interface Needs {
  exchange: Exchange;
  market: MarketData;
  /** Notifies the owner of the account; omitted if there is no delivery. */
  carry: ((message: CodeMessage) => Promise<void> | void) | undefined;
  /** The loss of a second factor can be reported; see `calls/recovery`. */
  canRecover: boolean;
}

/** The specification names the status and not its values; 1 means yes elsewhere. */
const MERCHANT_APPROVED = 1;

/** Login, and the user's own data. */
export function userRoutes({ route, userRoute }: Router, { exchange, market, carry, canRecover }: Needs): void {
  route(login, async ({ input, address, secondFactor, device }) => {
    const { user_string: account, password } = input;
    const result = await exchange.accounts.login({ account, password, address, secondFactor, device });
    if (!result.ok) throw loginRefusal(result, canRecover);
    if (canRecover) await endRecoveryByFactor(exchange, result.user.id);
    for (const notice of result.notices) await carry?.(notice);
    return result.session.token;
  });

  userRoute(logout, async ({ token }) => {
    await exchange.accounts.logout(token);
    return SERVER_TEXTS.operationSucceeded;
  });

  userRoute(
    userInfo,
    queuedShort(async ({ user }) => ({
      id: user.id,
      account: user.account,
      account_number: user.account,
      phone: user.phone,
      email: user.email,
      extension_code: user.extensionCode,
      is_seller: user.isSeller ? 1 : 0,
      // A merchant is a flag of the user; an approved one is returned with the user's own id.
      seller: user.isSeller ? [{ id: user.id, status: MERCHANT_APPROVED }] : [],
      review_status: user.reviewStatus,
      total_assets: worthOfAll(await exchange.balances(user.id), exchange, market),
    })),
  );
}

/** An unknown account and a wrong password get the same answer, so that accounts are not revealed. */
function loginRefusal(refused: Extract<LoginResult, { ok: false }>, canRecover: boolean): Rejection {
  if (refused.reason === 'credentials_wrong') return new Rejection(SERVER_TEXTS.passwordWrong);
  if (refused.reason === 'second_factor') return proofRejection(refused.proof, canRecover);
  return new Rejection(SERVER_TEXTS.accountLockedUntil(dateTime(refused.until)));
}
