import * as v from 'valibot';
import type { EntryPaths } from '../feature/feature';
import { START_PATH } from './path';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The history state of the place. */
  readonly state?: unknown;
}

/** The history state of the login screen. Not a query, so that a link from outside cannot set the return path. */
export interface LoginState {
  readonly from: string;
  /** The return path of the place `from` itself, such as a verification that a 998 opened. */
  readonly next?: string;
}

/** Resolved as the browser does: `/<tab>/evil.test` begins like a path and leads to another origin. */
const isOwnPath = (path: string) =>
  path.startsWith('/') &&
  URL.canParse(path, location.origin) &&
  new URL(path, location.origin).origin === location.origin;

const ownPath = v.pipe(v.string(), v.check(isOwnPath));
const returnState = v.object({ from: ownPath, next: v.fallback(v.optional(ownPath), undefined) });
const hasAccount = v.object({ account: v.pipe(v.string(), v.maxLength(120)) });

function readReturn(state: unknown): LoginState | undefined {
  const read = v.safeParse(returnState, state);
  if (!read.success) return undefined;
  const { from, next } = read.output;
  return { from, ...(next !== undefined && { next }) };
}

/** History state of a link to the login screen that returns to `place`; none where `place` is itself login or registration. */
export function loginStateOf(
  { pathname, search, hash, state }: Place,
  { logIn, register }: EntryPaths,
): LoginState | undefined {
  if (pathname === logIn || pathname === register) return undefined;
  const next = readReturn(state)?.from;
  return { from: `${pathname}${search}${hash}`, ...(next !== undefined && { next }) };
}

/**
 * History state after a registration or a reset: the account to log in with, and the return path as it was. `start` replaces the
 * start page as the return path.
 */
export function registeredStateOf(
  state: unknown,
  account: string,
  start: string = START_PATH,
): LoginState & { account: string } {
  const back = readReturn(state);
  return { ...back, from: back === undefined || back.from === START_PATH ? start : back.from, account };
}

/** The return path of a history state; the start page if it has none. */
export function returnPathOf(state: unknown): string {
  return readReturn(state)?.from ?? START_PATH;
}

/** The history state of the place that `returnPathOf` names: where that place returns to. */
export function returnStateOf(state: unknown): LoginState | undefined {
  const next = readReturn(state)?.next;
  return next === undefined ? undefined : { from: next };
}

/** The account of a history state; empty if it has none. */
export function accountOf(state: unknown): string {
  const read = v.safeParse(hasAccount, state);
  return read.success ? read.output.account : '';
}
