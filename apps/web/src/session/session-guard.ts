import {
  asFailure,
  endSession,
  logIn,
  selectIsLoggedIn,
  selectSessionEnd,
  type SessionState,
} from '@bourse/api-client';
import { loginStateOf, type Screens } from '@bourse/feature-kit';
import type { LoginReason } from '@bourse/identity';
import { LINKS } from '../links';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';

/** How long a user can read the reason (trading side, section 8). */
const REDIRECT_DELAY_MS = 500;

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The history state: the return path of a screen that the guard opened. */
  readonly state?: unknown;
}

/** The guard's interface to the page. */
export interface GuardedPage extends Pick<Screens, 'pathOf' | 'entry'> {
  /** The present screen, or the one that is being opened. */
  readonly location: () => Place;
  readonly go: (path: string, state?: unknown) => void;
  /** The present screen needs a session. */
  readonly isPrivate: () => boolean;
  /** Shows why the session has ended. The login screen replaces the message where it shows the reason of its state itself. */
  readonly sayReason: (reason: LoginReason) => void;
  /** Shows the server's text in the user's language. */
  readonly sayServerText: (text: string) => void;
  /** Removes the message of a session failure. */
  readonly clearMessage: () => void;
}

export interface SessionGuard {
  readonly middleware: Middleware<object, { session: SessionState }>;
  /** Connects the guard to the page's navigation. */
  readonly protect: (page: GuardedPage) => void;
}

/**
 * Converts session failures to navigation (both sides, section 8): 997 to the payee settings, 998 to the identity
 * verification, 999 and logout to the login screen. Components that show a failure do not navigate.
 */
export function createSessionGuard(): SessionGuard {
  let page: GuardedPage | undefined;
  let redirect: ReturnType<typeof setTimeout> | undefined;

  const goAfterDelay = (current: GuardedPage, lead: () => void) => {
    const { pathname } = current.location();
    clearTimeout(redirect);
    redirect = setTimeout(() => {
      // A screen that the user has opened meanwhile stays, such as the password reset from the login screen.
      if (current.location().pathname === pathname) lead();
    }, REDIRECT_DELAY_MS);
  };

  /** `expired`: the account of the session, with which the login form begins, and the reason that the screen shows. */
  const toLogin = (current: GuardedPage, expired?: { account: string | undefined; reason: LoginReason }) => {
    const place = current.location();
    const { logIn: path } = current.entry;
    if (place.pathname !== path) current.go(path, { ...loginStateOf(place, current.entry), ...expired });
  };

  const middleware: SessionGuard['middleware'] = (api) => (next) => (action) => {
    const { account } = api.getState().session;
    const endedBefore = selectSessionEnd(api.getState());
    const result = next(action);
    if (!page) return result;

    if (endSession.match(action)) {
      if (action.payload.reason === 'logout') {
        clearTimeout(redirect);
        page.go(page.entry.logIn);
      } else {
        const reason = action.payload.mustLogIn ? 'signIn' : 'outOfDate';
        page.sayReason(reason);
        const current = page;
        goAfterDelay(current, () => {
          // No redirect if the user has logged in again meanwhile.
          if (!selectIsLoggedIn(api.getState())) toLogin(current, { account, reason });
        });
      }
    } else if (logIn.match(action)) {
      page.clearMessage();
    } else if (endedBefore !== 'elsewhere' && selectSessionEnd(api.getState()) === 'elsewhere') {
      // Another tab ended the session: public screens and their input stay.
      if (page.isPrivate()) toLogin(page);
    } else if (isRejectedWithValue(action)) {
      const failure = asFailure(action.payload);
      if (failure.kind === 'payeeMissing' || failure.kind === 'unverified') {
        const path = page.pathOf(failure.kind === 'payeeMissing' ? LINKS.payee : LINKS.verification);
        // Without that screen the user stays, and the caller of the request shows the message.
        if (path === undefined) return result;
        page.sayServerText(failure.text);
        const current = page;
        const place = page.location();
        // The target screen must not redirect to itself.
        if (place.pathname !== path) goAfterDelay(current, () => current.go(path, loginStateOf(place, current.entry)));
      }
    }
    return result;
  };

  return {
    middleware,
    protect(next) {
      page = next;
    },
  };
}
