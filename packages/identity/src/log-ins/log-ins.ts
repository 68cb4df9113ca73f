import { createDeviceValue } from '@bourse/storage';
import * as v from 'valibot';
import { browserName } from './browser-name';

/** The latest logins of a user that this device remembers. */
export const LOG_INS_KEPT = 10;
/** Users of a shared device. */
const USERS_KEPT = 5;

const logIn = v.object({
  userId: v.number(),
  /** Epoch milliseconds. */
  at: v.number(),
  browser: v.string(),
  /** IANA name. */
  timeZone: v.string(),
});

/** A login on this device. */
export type DeviceLogIn = v.InferOutput<typeof logIn>;

/** The logins of this device, newest first. They stay on the device: there is no call for them. */
export const deviceLogIns = createDeviceValue('log-ins', v.array(logIn), []);

export const logInsOf = (all: readonly DeviceLogIn[], userId: number) => all.filter((one) => one.userId === userId);

/** With another login: at most 10 of each user, and those of the 5 users that logged in last. */
export function withLogIn(all: readonly DeviceLogIn[], added: DeviceLogIn): DeviceLogIn[] {
  const newestFirst = [added, ...all].toSorted((one, other) => other.at - one.at);
  const users = [...new Set(newestFirst.map(({ userId }) => userId))].slice(0, USERS_KEPT);
  return newestFirst.filter(
    (one) => users.includes(one.userId) && logInsOf(newestFirst, one.userId).slice(0, LOG_INS_KEPT).includes(one),
  );
}

/** The time zones of the last two logins (newest first) where they differ. */
export function changedTimeZone(own: readonly DeviceLogIn[]): { last: string; before: string } | undefined {
  const [last, before] = own;
  if (!last || !before || last.timeZone === before.timeZone) return undefined;
  return { last: last.timeZone, before: before.timeZone };
}

/** Remembers a login of this moment. */
export async function rememberLogIn(userId: number, at: number): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const added = { userId, at, browser: browserName(navigator.userAgent), timeZone };
  await deviceLogIns.write(withLogIn(await deviceLogIns.read(), added));
}
