import { hasHiddenCharacters } from '@bourse/contracts/identity';
import {
  beginPasskey,
  beginPasskeyLogIn,
  confirmPasskey,
  passkeyLogIn,
  passkeys as passkeysCall,
  removePasskey,
} from '@bourse/contracts/security';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { dateTime, Rejection, seconds } from '@bourse/contract-server';
import { noticesTo } from '../accounts/notices';
import { hashOf } from '../accounts/sessions';
import type { CodeMessage } from '../accounts/types';
import type { Exchange } from '../exchange-interface';
import { queuedShort } from '../http/histories';
import { ensurePassword, ensureSecondFactorNow } from '../http/second-factor';
import type { Router } from '../http/route';
import { endRecoveryByFactor } from './recovery';

interface Needs {
  exchange: Exchange;
  /** Notifies the owner of the account; omitted if there is no delivery. */
  carry: ((message: CodeMessage) => Promise<void> | void) | undefined;
}

const REGISTER_REFUSALS = {
  wrong: SERVER_TEXTS.passkeyRefused,
  known: SERVER_TEXTS.passkeyKnown,
  too_many: SERVER_TEXTS.passkeysTooMany,
  reset: SERVER_TEXTS.loginExpired,
} as const;

/** Registration and removal of the user's own passkeys, and the log-in with one; none where the exchange has no passkeys. */
export function passkeyRoutes({ route, userRoute }: Router, { exchange, carry }: Needs): void {
  const { accounts } = exchange;
  const { passkeys } = accounts;
  if (!passkeys) return;

  userRoute(
    passkeysCall,
    queuedShort(async ({ user }) => {
      const own = await passkeys.list(user.id);
      return {
        list: own.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          created_at: seconds(createdAt),
          ...(lastUsedAt !== undefined && { last_used_at: seconds(lastUsedAt) }),
        })),
      };
    }),
  );

  userRoute(beginPasskey, async (asked) => {
    await ensurePassword(exchange, asked);
    await ensureSecondFactorNow(exchange, asked);
    const begun = await passkeys.beginRegistration(asked.user, hashOf(asked.token));
    if (!begun.ok) throw new Rejection(REGISTER_REFUSALS[begun.reason]);
    return { options: begun.options };
  });

  userRoute(confirmPasskey, async ({ user, input, token }) => {
    const name = input.name.trim();
    if (name === '' || hasHiddenCharacters(name)) throw new Rejection(SERVER_TEXTS.parameterError);
    const result = await passkeys.register(user, { name, credential: input.credential, session: hashOf(token) });
    if (!result.ok)
      throw new Rejection(REGISTER_REFUSALS[result.reason], result.reason === 'reset' ? { type: 999 } : {});
    for (const notice of noticesTo(user, 'new passkey', exchange.now())) await carry?.(notice);
    return SERVER_TEXTS.saved;
  });

  userRoute(removePasskey, async (asked) => {
    await ensurePassword(exchange, asked);
    await ensureSecondFactorNow(exchange, asked);
    // A passkey of another user is as unknown as a removed one.
    const { user, input, token } = asked;
    const isRemoved = await accounts.removePasskey(user.id, input.id, { except: token });
    if (!isRemoved) throw new Rejection(SERVER_TEXTS.dataNotFound);
    return SERVER_TEXTS.operationSucceeded;
  });

  route(beginPasskeyLogIn, ({ address }) => passkeys.beginLogIn(address));

  route(passkeyLogIn, async ({ input, address, device }) => {
    const result = await accounts.loginByPasskey({ ...input, address, device });
    if (!result.ok) {
      throw new Rejection(
        result.reason === 'address_locked'
          ? SERVER_TEXTS.accountLockedUntil(dateTime(result.until))
          : SERVER_TEXTS.passkeyRefused,
      );
    }
    await endRecoveryByFactor(exchange, result.user.id);
    for (const notice of result.notices) await carry?.(notice);
    return result.session.token;
  });
}
