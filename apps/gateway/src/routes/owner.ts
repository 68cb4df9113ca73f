import { dateTime, Rejection } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { login, logout, userInfo } from '@bourse/contracts/identity';
import type { GatewayRouter, Services } from '../services';
import { worthOfAll } from '../wire';

/** Log-in of the owner, and the owner's data. */
export function ownerRoutes({ route, userRoute }: GatewayRouter, { sessions, market, trading }: Services): void {
  route(login, async ({ input, address }) => {
    const result = await sessions.login({ account: input.user_string, password: input.password, address });
    if (result.ok) return result.token;
    throw new Rejection(
      result.reason === 'locked' ? SERVER_TEXTS.accountLockedUntil(dateTime(result.until)) : SERVER_TEXTS.passwordWrong,
    );
  });

  userRoute(logout, ({ token }) => {
    sessions.logout(token);
    return SERVER_TEXTS.operationSucceeded;
  });

  userRoute(userInfo, async ({ user }) => ({
    id: user.id,
    account: user.email,
    account_number: user.email,
    phone: '',
    email: user.email,
    extension_code: '',
    is_seller: 0,
    seller: [],
    // The venue has identified its customer.
    review_status: 2,
    total_assets: trading && worthOfAll(await trading.account.balances.get(), market),
  }));
}
