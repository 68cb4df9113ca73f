/** The latest logins of a user that this device remembers. */
export const MAX_LOG_INS = 10;
/** Users of a shared device. */
const MAX_USERS = 5;

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
  const users = [...new Set(newestFirst.map(({ userId }) => userId))].slice(0, MAX_USERS);
  return newestFirst.filter(
    (one) => users.includes(one.userId) && logInsOf(newestFirst, one.userId).slice(0, MAX_LOG_INS).includes(one),
  );
}

/** The time zones of the last two logins (newest first) where they differ. */
export function changedTimeZone(own: readonly DeviceLogIn[]): { last: string; before: string } | undefined {
  const [last, before] = own;
  if (!last || !before || last.timeZone === before.timeZone) return undefined;
  return { last: last.timeZone, before: before.timeZone };
}
