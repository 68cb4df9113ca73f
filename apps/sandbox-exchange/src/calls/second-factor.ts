import {
  beginSecondFactor,
  chooseSecondFactorUses,
  confirmSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  SECOND_FACTOR_USES,
  secondFactor,
} from '@bourse/contracts/security';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import { hashOf } from '../accounts/sessions';
import type { Exchange } from '../exchange-interface';
import { queuedShort } from '../http/histories';
import { ensurePassword, ensureSecondFactorNow } from '../http/second-factor';
import type { Router } from '../http/route';
import { endRecoveryByFactor } from './recovery';

const CONFIRM_REFUSALS = {
  not_begun: SERVER_TEXTS.secondFactorNotBegun,
  wrong: SERVER_TEXTS.codeWrong,
  too_many_tries: SERVER_TEXTS.tooManyAttempts,
} as const;

/** Set-up, change and removal of the user's own second factor. */
export function secondFactorRoutes({ userRoute }: Router, exchange: Exchange): void {
  const { accounts } = exchange;
  const factors = accounts.secondFactors;

  type Asked = Parameters<typeof ensureSecondFactorNow>[1];
  const ensureNow = (asked: Asked) => ensureSecondFactorNow({ accounts }, asked);

  async function ensureOn(userId: number): Promise<void> {
    if (!(await factors.state(userId)).isOn) throw new Rejection(SERVER_TEXTS.secondFactorOff);
  }

  userRoute(
    secondFactor,
    queuedShort(async ({ user }) => {
      const { isOn, uses, recoveryLeft } = await factors.state(user.id);
      return { on: isOn ? 1 : 0, uses: [...uses], recovery_left: recoveryLeft };
    }),
  );

  userRoute(beginSecondFactor, async (asked) => {
    const { user } = asked;
    await ensurePassword({ accounts }, asked);
    await ensureNow(asked);
    return factors.begin(user.id, user.account);
  });

  userRoute(confirmSecondFactor, async ({ user, input, token }) => {
    const result = await factors.confirm(user.id, input.code, hashOf(token));
    if (!result.ok) throw new Rejection(CONFIRM_REFUSALS[result.reason]);
    await endRecoveryByFactor(exchange, user.id);
    return { recovery_codes: result.recoveryCodes };
  });

  userRoute(newRecoveryCodes, async (asked) => {
    await ensureOn(asked.user.id);
    await ensureNow(asked);
    return { recovery_codes: await factors.replaceRecoveryCodes(asked.user.id) };
  });

  userRoute(chooseSecondFactorUses, async (asked) => {
    const names = asked.input.uses.split(',');
    await ensureOn(asked.user.id);
    await ensureNow(asked);
    await factors.choose(
      asked.user.id,
      SECOND_FACTOR_USES.filter((use) => names.includes(use)),
    );
    return SERVER_TEXTS.settingsSaved;
  });

  userRoute(removeSecondFactor, async (asked) => {
    await ensureNow(asked);
    await factors.remove(asked.user.id);
    await endRecoveryByFactor(exchange, asked.user.id);
    return SERVER_TEXTS.settingsSaved;
  });
}
