import * as v from 'valibot';

export const LOGIN_PATH = '/components/login';

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

const loginState = v.object({ from: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });

/** History state for a way to the login screen that leads back to `place`. */
export function loginStateOf({ pathname, search, hash }: Place): LoginState | undefined {
  return pathname === LOGIN_PATH ? undefined : { from: `${pathname}${search}${hash}` };
}

/** The way back that a history entry remembers; the start page where it remembers none. */
export function returnPathOf(state: unknown): string {
  const read = v.safeParse(loginState, state);
  return read.success ? read.output.from : DEFAULT_RETURN_PATH;
}
