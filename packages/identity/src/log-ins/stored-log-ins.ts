import { createDeviceValue } from '@bourse/storage';
import * as v from 'valibot';
import { browserName } from '../rules/browser-name';
import { withLogIn } from '../rules/device-log-ins';

const logIn = v.object({ userId: v.number(), at: v.number(), browser: v.string(), timeZone: v.string() });

/** The logins of this device, newest first. They stay on the device: there is no call for them. */
export const deviceLogIns = createDeviceValue('log-ins', v.array(logIn), []);

/**
 * Remembers a login of this browser and time zone.
 * @param at epoch milliseconds
 */
export async function rememberLogIn(userId: number, at: number): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const added = { userId, at, browser: browserName(navigator.userAgent), timeZone };
  await deviceLogIns.update((before) => withLogIn(before, added));
}
