import {
  cancelRecovery as cancelCall,
  ownRecovery,
  recoveryState,
  requestRecovery as requestCall,
  sendRecoveryCode,
} from '@bourse/contracts/security';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { dateTime, Rejection, seconds, unavailable } from '@bourse/contract-server';
import { RECOVERY_LIMIT, Tries } from '../accounts/limits';
import { channelOf } from '../accounts/names';
import { noticesTo } from '../accounts/notices';
import type { CodeMessage, OwnerResult, User } from '../accounts/types';
import type { Exchange } from '../exchange-interface';
import { queuedShort } from '../http/histories';
import type { Router } from '../http/route';
import { cancelRecovery, requestRecovery } from '../products/recovery/product';
import { latestRecovery, type RecoveryRow } from '../products/recovery/store';
import { CODE_REFUSALS } from './code-refusals';

interface Needs {
  exchange: Exchange;
  /** Notifies the owner of the account. */
  carry: (message: CodeMessage) => Promise<void> | void;
  onError: (error: unknown) => void;
}

const wire = (row: RecoveryRow | undefined) =>
  row === undefined
    ? { status: 'none' as const, reason: '' }
    : {
        id: row.id,
        status: row.status,
        requested_at: seconds(row.requested_at),
        ...(row.ends_at !== null && { ends_at: seconds(row.ends_at) }),
        reason: row.reason,
      };

/** Recovery of an account whose second factor is lost. */
export function recoveryRoutes({ route, userRoute }: Router, { exchange, carry, onError }: Needs): void {
  const { accounts, db } = exchange;
  const tries = new Tries(db);

  exchange.on('recovery', ({ userId, notice }) => {
    const tell = async () => {
      const user = await accounts.user(userId);
      if (!user) return;
      for (const message of noticesTo(user, notice, exchange.now())) await carry(message);
    };
    tell().catch(onError);
  });

  /** The same answer for an unknown account and a wrong password, as at a log-in. */
  async function ownerOf({ input: { user_string: account, password }, address }: Asked): Promise<User> {
    const found = await accounts.owner({ account, password, address });
    if (!found.ok) throw ownerRejection(found);
    return found.user;
  }

  /** The owner of an account that has a second factor to lose. */
  async function loserOf(asked: Asked): Promise<User> {
    const user = await ownerOf(asked);
    if (!(await accounts.secondFactors.state(user.id)).isOn) throw new Rejection(SERVER_TEXTS.secondFactorOff);
    return user;
  }

  route(recoveryState, async (asked) => wire(await latestRecovery(db, (await ownerOf(asked)).id)));

  route(sendRecoveryCode, async (asked) => {
    const { account: recipient } = await loserOf(asked);
    const made = await accounts.makeCode({
      channel: channelOf(recipient) ?? 'email',
      recipient,
      countryCode: '',
      purpose: 'recovery',
      lang: asked.input.lan,
      address: asked.address,
    });
    if (!made.ok) {
      throw new Rejection(
        made.reason === 'sent_just_now'
          ? SERVER_TEXTS.codeResendWait(String(made.waitSeconds))
          : SERVER_TEXTS.tooManyRequests,
      );
    }
    await carry(made.message);
    return SERVER_TEXTS.codeSent;
  });

  route(requestCall, async (asked) => {
    const { id: userId, account } = await loserOf(asked);
    const confirmed = await accounts.confirmCode({
      recipient: account,
      purpose: 'recovery',
      code: asked.input.code,
      address: asked.address,
    });
    if (!confirmed.ok) throw new Rejection(CODE_REFUSALS[confirmed.reason]);
    if ((await tries.count(`recoveries of ${userId}`, RECOVERY_LIMIT, exchange.now())) !== undefined) {
      throw new Rejection(SERVER_TEXTS.tooManyRequests);
    }
    if (!(await accounts.spendCode(account, 'recovery'))) throw new Rejection(SERVER_TEXTS.codeWrong);
    const result = await exchange.run((context) => requestRecovery(context, { userId, account }));
    if (!result.ok) throw unavailable();
    return wire(result.row);
  });

  userRoute(
    ownRecovery,
    queuedShort(async ({ user }) => wire(await latestRecovery(db, user.id))),
  );

  userRoute(cancelCall, async ({ user, input }) => {
    const result = await exchange.run((context) => cancelRecovery(context, { userId: user.id, id: input.id }));
    if (result.ok) return SERVER_TEXTS.operationSucceeded;
    throw result.reason === 'unavailable' ? unavailable() : new Rejection(SERVER_TEXTS.dataNotFound);
  });
}

interface Asked {
  readonly input: { readonly user_string: string; readonly password: string };
  readonly address: string;
}

function ownerRejection(refused: Extract<OwnerResult, { ok: false }>): Rejection {
  if (refused.reason === 'credentials_wrong') return new Rejection(SERVER_TEXTS.passwordWrong);
  return new Rejection(SERVER_TEXTS.accountLockedUntil(dateTime(refused.until)));
}

/**
 * A second factor that has just been given is not lost: the open request of its user ends.
 * @throws Rejection if the exchange cannot carry it out
 */
export async function endRecoveryByFactor(exchange: Exchange, userId: number): Promise<void> {
  const latest = await latestRecovery(exchange.db, userId);
  if (latest?.status !== 'review' && latest?.status !== 'approved') return;
  const result = await exchange.run((context) => cancelRecovery(context, { userId }));
  if (!result.ok && result.reason === 'unavailable') throw unavailable();
}
