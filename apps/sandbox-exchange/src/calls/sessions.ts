import { endOtherSessions, endSession, sessions } from '@bourse/contracts/security';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, seconds } from '@bourse/contract-server';
import { hashOf } from '../accounts/sessions';
import type { Exchange } from '../exchange-interface';
import { queuedShort } from '../http/histories';
import type { Router } from '../http/route';

/** The devices on which the user is logged in. */
export function sessionRoutes({ userRoute }: Router, { accounts }: Pick<Exchange, 'accounts'>): void {
  userRoute(
    sessions,
    queuedShort(async ({ user, token }) => {
      const own = hashOf(token);
      const running = await accounts.sessions(user.id);
      return {
        list: running.map(({ id, device, address, createdAt, lastUsedAt, hash }) => ({
          id,
          device,
          address,
          created_at: seconds(createdAt),
          last_used_at: seconds(lastUsedAt),
          current: hash === own ? 1 : 0,
        })),
      };
    }),
  );

  userRoute(endSession, async ({ input, user }) => {
    const count = await accounts.endSessions(user.id, { id: input.id });
    // A session of another user is as unknown as one that has ended.
    if (count === 0) throw new Rejection(SERVER_TEXTS.dataNotFound);
    return SERVER_TEXTS.operationSucceeded;
  });

  userRoute(endOtherSessions, async ({ user, token }) => {
    await accounts.endSessions(user.id, { except: token });
    return SERVER_TEXTS.operationSucceeded;
  });
}
