import * as v from 'valibot';

export const LOGIN_PATH = '/components/login';
export const REGISTER_PATH = '/components/register';

/** Where a reader lands after a log-in that nothing else led to. */
const DEFAULT_RETURN_PATH = '/';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What the login screen's history entry remembers. History state, not a query: nobody can send a reader a way back. */
export interface LoginState {
  readonly from: string;
}

const hasFrom = v.object({ from: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });
const hasAccount = v.object({ account: v.pipe(v.string(), v.maxLength(120)) });

/** History state for a way to the login screen that leads back to `place`; never to a way in. */
export function loginStateOf({ pathname, search, hash }: Place): LoginState | undefined {
  const isWayIn = pathname === LOGIN_PATH || pathname === REGISTER_PATH;
  return isWayIn ? undefined : { from: `${pathname}${search}${hash}` };
}

/** History state for somebody who has just registered: the account to log in with, and the way back as it was. */
export function registeredStateOf(state: unknown, account: string): { from: string; account: string } {
  return { from: returnPathOf(state), account };
}

/** The way back that a history entry remembers; the start page where it remembers none. */
export function returnPathOf(state: unknown): string {
  const read = v.safeParse(hasFrom, state);
  return read.success ? read.output.from : DEFAULT_RETURN_PATH;
}

/** The account that a history entry remembers; empty where it remembers none. */
export function accountOf(state: unknown): string {
  const read = v.safeParse(hasAccount, state);
  return read.success ? read.output.account : '';
}
