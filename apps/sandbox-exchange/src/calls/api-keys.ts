import { hasHiddenCharacters } from '@bourse/contracts/identity';
import { API_KEY_PERMISSIONS, apiKeys as apiKeysCall, createApiKey, removeApiKey } from '@bourse/contracts/security';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, seconds } from '@bourse/contract-server';
import { addressesIn } from '../accounts/address-list';
import { noticesTo } from '../accounts/notices';
import type { CodeMessage } from '../accounts/types';
import type { Exchange } from '../exchange-interface';
import { queuedShort } from '../http/histories';
import { ensurePassword, ensureSecondFactorNow } from '../http/second-factor';
import type { Router } from '../http/route';

interface Needs {
  exchange: Exchange;
  /** Notifies the owner of the account; omitted if there is no delivery. */
  carry: ((message: CodeMessage) => Promise<void> | void) | undefined;
}

const REFUSALS = {
  too_many: SERVER_TEXTS.apiKeysTooMany,
  name_taken: SERVER_TEXTS.apiKeyNameTaken,
  reset: SERVER_TEXTS.loginExpired,
} as const;

/** The user's own keys for the API. No key may call them. */
export function apiKeyRoutes({ userRoute }: Router, { exchange, carry }: Needs): void {
  const { apiKeys } = exchange.accounts;

  userRoute(
    apiKeysCall,
    queuedShort(async ({ user }) => {
      const own = await apiKeys.list(user.id);
      return {
        list: own.map(({ id, name, key, permissions, addresses, createdAt, expiresAt, lastUsedAt, lastAddress }) => ({
          id,
          name,
          key,
          permissions: [...permissions],
          addresses: [...addresses],
          created_at: seconds(createdAt),
          expires_at: seconds(expiresAt),
          ...(lastUsedAt !== undefined && { last_used_at: seconds(lastUsedAt) }),
          ...(lastAddress !== undefined && { last_address: lastAddress }),
        })),
      };
    }),
  );

  userRoute(createApiKey, async (asked) => {
    const { input, user } = asked;
    const name = input.name.trim();
    if (name === '' || hasHiddenCharacters(name)) throw new Rejection(SERVER_TEXTS.parameterError);
    const wanted = input.permissions.split(',');
    const permissions = API_KEY_PERMISSIONS.filter((permission) => wanted.includes(permission));
    if (permissions.length !== new Set(wanted).size) throw new Rejection(SERVER_TEXTS.parameterError);
    const addresses = addressesIn(input.addresses ?? '');
    if (!addresses) throw new Rejection(SERVER_TEXTS.apiKeyAddressInvalid);
    await ensurePassword(exchange, asked);
    await ensureSecondFactorNow(exchange, asked);
    const made = await apiKeys.create(user, { name, permissions, addresses, days: input.days });
    if (!made.ok) throw new Rejection(REFUSALS[made.reason], made.reason === 'reset' ? { type: 999 } : {});
    for (const notice of noticesTo(user, 'new API key', exchange.now())) await carry?.(notice);
    return { key: made.key, secret: made.secret };
  });

  userRoute(removeApiKey, async ({ user, input }) => {
    // A key of another user is as unknown as a removed one.
    if (!(await apiKeys.remove(user.id, input.id))) throw new Rejection(SERVER_TEXTS.dataNotFound);
    return SERVER_TEXTS.operationSucceeded;
  });
}
