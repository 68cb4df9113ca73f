/** The latest logins of a user that this device remembers. */
export const LOG_INS_KEPT = 10;
/** Users of a shared device. */
const USERS_KEPT = 5;

/** A login on this device. */
export interface DeviceLogIn {
  readonly userId: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly browser: string;
  /** IANA name. */
  readonly timeZone: string;
}

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
