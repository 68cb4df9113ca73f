import { readSettings as readSettingsCall, writeSetting as writeSettingCall } from '@bourse/contracts/settings';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import { SETTINGS_LIMIT, Tries } from '../accounts/limits';
import { isSetting, readSettings, writeSetting } from '../accounts/settings';
import type { Exchange } from '../exchange-interface';
import { queuedShort } from '../http/histories';
import type { Router } from '../http/route';
import type { Clock } from '../ports';

interface Needs {
  readonly exchange: Exchange;
  readonly clock: Clock;
}

/** Values of the user that follow the account to other devices. */
export function settingsRoutes({ userRoute }: Router, { exchange, clock }: Needs): void {
  const writes = new Tries(exchange.db);

  userRoute(
    readSettingsCall,
    queuedShort(async ({ user }) => ({ list: await readSettings(exchange.db, user.id) })),
  );

  userRoute(writeSettingCall, async ({ input, user }) => {
    if (!isSetting(input)) throw new Rejection(SERVER_TEXTS.parameterError);
    const until = await writes.count(`settings:${user.id}`, SETTINGS_LIMIT, clock.now());
    if (until !== undefined) throw new Rejection(SERVER_TEXTS.tooManyRequests);
    const { isStored, ...present } = await writeSetting(exchange.db, user.id, input);
    return { ...present, stored: isStored ? 1 : 0 };
  });
}
