import type { LinePoint } from '@bourse/charts';
import { absolute, compare, decimal, dividedBy, isZero, minus, sum, type Decimal } from '@bourse/decimal';
import { ACCOUNTS, type Account, type Balance } from '@bourse/contracts/wallet';
import { holdingOf } from './holdings';

const HOUR_MS = 3_600_000;
const MOST_POINTS = 500;
const NOTICEABLE = decimal('0.001');

/**
 * The course with a new total in USDT at its end. A total within an hour of the last point replaces it, unless it moved by more than
 * 0.1 %; the oldest points are dropped above 500.
 */
export function withTotal(course: readonly LinePoint[], point: LinePoint): readonly LinePoint[] {
  const last = course.at(-1);
  if (!last) return [point];
  if (last.value === point.value && point.time - last.time < HOUR_MS) return course;
  const isNear = point.time - last.time < HOUR_MS && !movedMuch(last.value, point.value);
  return [...(isNear ? course.slice(0, -1) : course), point].slice(-MOST_POINTS);
}

const DAY_MS = 24 * HOUR_MS;

/**
 * The total a day ago: the newest point that is at least 24 and at most 48 hours old; `undefined` where this device saw none. Older points say
 * nothing about a day.
 */
export const dayAgo = (course: readonly LinePoint[], now: number): LinePoint | undefined =>
  course.findLast(({ time }) => time <= now - DAY_MS && time >= now - 2 * DAY_MS);

function movedMuch(before: Decimal, after: Decimal): boolean {
  if (isZero(before)) return !isZero(after);
  return compare(dividedBy(absolute(minus(after, before)), absolute(before)), NOTICEABLE) > 0;
}

export interface Share {
  readonly currency: string;
  /** USDT. */
  readonly worth: Decimal;
}

/** Maximum number of slices. */
const MOST_SLICES = 5;

/** Value by currency over all accounts, largest first; from the sixth on they are summed under `other`. */
export function allocation(
  accounts: Readonly<Record<Account, { readonly balances: readonly Balance[] }>>,
  other: string,
): Share[] {
  const worth = new Map<string, Decimal[]>();
  for (const balance of ACCOUNTS.flatMap((account) => accounts[account].balances)) {
    const { currency, worth: own } = holdingOf(balance);
    if (own !== undefined) worth.set(currency, [...(worth.get(currency) ?? []), own]);
  }
  const shares = [...worth]
    .map(([currency, parts]) => ({ currency, worth: sum(parts) }))
    .filter((share) => !isZero(share.worth))
    .toSorted((a, b) => compare(b.worth, a.worth));
  const rest = shares.slice(MOST_SLICES);
  return [
    ...shares.slice(0, MOST_SLICES),
    ...(rest.length === 0 ? [] : [{ currency: other, worth: sum(rest.map((share) => share.worth)) }]),
  ];
}
