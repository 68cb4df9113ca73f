import { canonicalAddress } from './address/resemblance';

/** Time from adding an address to its first use, and from switching the mode off to its end. */
export const COOL_DOWN_MS = 24 * 60 * 60_000;

/** The allow-list of one user. Times are epoch milliseconds. */
export interface AllowList {
  /** When the mode was switched on; `undefined` while it is off. */
  readonly since?: number | undefined;
  /** When the mode ends, after it was switched off. */
  readonly endsAt?: number | undefined;
  /** When each address of the book was first seen here, by {@link addressKey}. */
  readonly seen: Readonly<Record<string, number>>;
}

export const NO_ALLOW_LIST: AllowList = { since: undefined, endsAt: undefined, seen: {} };

/** Identifies an address of the book over deletion and re-adding, in whichever case it is written. */
export function addressKey(currencyId: number, address: string): string {
  return `${currencyId}:${canonicalAddress(address)}`;
}

/** A stored key as {@link addressKey} writes it: earlier ones have the case of the address. */
export function canonicalKey(key: string): string {
  const at = key.indexOf(':');
  return addressKey(Number(key.slice(0, at)), key.slice(at + 1));
}

/**
 * The stricter one of two copies of the list, in any order: the mode is on where one has it on, its end is the later one, and the cool-down
 * of an address begins at the later moment.
 */
export function stricterAllowList(one: AllowList, other: AllowList): AllowList {
  const on = [one, other].filter(({ since }) => since !== undefined);
  const seen = Object.keys({ ...one.seen, ...other.seen }).map((key): [string, number] => [
    key,
    Math.max(one.seen[key] ?? 0, other.seen[key] ?? 0),
  ]);
  const isLasting = on.some(({ endsAt }) => endsAt === undefined);
  return {
    since: on.length === 0 ? undefined : Math.max(...on.map(({ since }) => since ?? 0)),
    endsAt: isLasting || on.length === 0 ? undefined : Math.max(...on.map(({ endsAt }) => endsAt ?? 0)),
    seen: Object.fromEntries(seen),
  };
}

/**
 * The list after another device has written `other`. While the mode restricts here, it ends no sooner than after switching it off here now,
 * and the cool-down of an address that this device has not seen begins now.
 */
export function takenOverAllowList(own: AllowList, other: AllowList, now: number): AllowList {
  if (!isAllowListOn(own, now)) return other;
  const { endsAt = now } = switchOff(own, now);
  const seen = Object.entries(other.seen).map(([key, at]): [string, number] => [
    key,
    own.seen[key] ?? Math.max(at, now),
  ]);
  return {
    since: own.since,
    endsAt: isAllowListOn(other, now) ? other.endsAt && Math.max(other.endsAt, endsAt) : endsAt,
    seen: { ...own.seen, ...Object.fromEntries(seen) },
  };
}

/** Does the mode restrict withdrawals now? */
export function isAllowListOn({ since, endsAt }: AllowList, now: number): boolean {
  return since !== undefined && (endsAt === undefined || now < endsAt);
}

/**
 * Switches the mode on. Addresses that are in the book already can be used at once. While the mode still restricts, only its
 * end is taken back: switching off and on does not shorten a cool-down.
 */
export function switchOn(list: AllowList, known: readonly string[], now: number): AllowList {
  if (isAllowListOn(list, now)) return { ...list, endsAt: undefined };
  const seen = Object.fromEntries(known.map((key) => [key, list.seen[key] ?? now - COOL_DOWN_MS]));
  return { since: now, endsAt: undefined, seen: { ...list.seen, ...seen } };
}

/** Switches the mode off. It ends after the cool-down, so that an intruder cannot lift it at once. */
export function switchOff(list: AllowList, now: number): AllowList {
  return isAllowListOn(list, now) ? { ...list, endsAt: list.endsAt ?? now + COOL_DOWN_MS } : NO_ALLOW_LIST;
}

/** Notes addresses of the book that this device has not seen before; their cool-down begins now. */
export function noteAddresses(list: AllowList, keys: readonly string[], now: number): AllowList {
  const unseen = keys.filter((key) => list.seen[key] === undefined);
  if (unseen.length === 0 || list.since === undefined) return list;
  return { ...list, seen: { ...list.seen, ...Object.fromEntries(unseen.map((key) => [key, now])) } };
}

/** Why an address cannot be used now: it is not in the book, or its cool-down lasts until `until`. */
export type AllowListFault = { readonly code: 'notInBook' } | { readonly code: 'coolDown'; readonly until: number };

/** The reason why the allow-list refuses an address; `undefined` where it allows it or is off. */
export function allowListFault(
  list: AllowList,
  key: string,
  { isInBook, now }: { readonly isInBook: boolean; readonly now: number },
): AllowListFault | undefined {
  if (!isAllowListOn(list, now)) return undefined;
  if (!isInBook) return { code: 'notInBook' };
  const until = (list.seen[key] ?? now) + COOL_DOWN_MS;
  return now < until ? { code: 'coolDown', until } : undefined;
}
