import { asFailure, endSession, selectIsLoggedIn, selectSessionEnd, type SessionState } from '@bourse/api-client';
import { LOGIN_PATH, loginStateOf } from '@bourse/identity';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';

/** How long a reader has to read why (trading side, section 8). */
const REDIRECT_DELAY_MS = 500;

const USER_SETTINGS_PATH = '/userSetting';
const AUTHENTICATION_PATH = '/authentication';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What the guard needs of the page. */
export interface GuardedPage {
  readonly location: () => Place;
  readonly go: (path: string, state?: unknown) => void;
  /** Does the screen that is shown need a session? */
  readonly isPrivate: () => boolean;
  readonly saySignIn: () => void;
  readonly sayOutOfDate: () => void;
  /** Says what the server said, in the reader's language. */
  readonly sayServerText: (text: string) => void;
}

export interface SessionGuard {
  readonly middleware: Middleware<object, { session: SessionState }>;
  /** From here on the guard leads the reader of this page. */
  readonly protect: (page: GuardedPage) => void;
}

/**
 * The one place where failures of the session become navigation (both sides, section 8): 997 to the payee settings,
 * 998 to the identity verification, 999 and log-out to the login screen. Whoever shows a failure shows it and nothing else.
 */
export function createSessionGuard(): SessionGuard {
  let page: GuardedPage | undefined;
  let redirect: ReturnType<typeof setTimeout> | undefined;

  const goLater = (lead: (page: GuardedPage) => void) => {
    clearTimeout(redirect);
    redirect = setTimeout(() => page && lead(page), REDIRECT_DELAY_MS);
  };

  const toLogin = (current: GuardedPage) => {
    const place = current.location();
    if (place.pathname !== LOGIN_PATH) current.go(LOGIN_PATH, loginStateOf(place));
  };

  const middleware: SessionGuard['middleware'] = (api) => (next) => (action) => {
    const endedBefore = selectSessionEnd(api.getState());
    const result = next(action);
    if (!page) return result;

    if (endSession.match(action)) {
      if (action.payload.reason === 'logout') {
        clearTimeout(redirect);
        page.go(LOGIN_PATH);
      } else {
        if (action.payload.mustLogIn) page.saySignIn();
        else page.sayOutOfDate();
        goLater((current) => {
          // Who has logged in again meanwhile stays where they are.
          if (!selectIsLoggedIn(api.getState())) toLogin(current);
        });
      }
    } else if (endedBefore !== 'elsewhere' && selectSessionEnd(api.getState()) === 'elsewhere') {
      // Another tab ended the session: what is public, and what is typed there, stays.
      if (page.isPrivate()) toLogin(page);
    } else if (isRejectedWithValue(action)) {
      const failure = asFailure(action.payload);
      if (failure.kind === 'payeeMissing' || failure.kind === 'unverified') {
        const path = failure.kind === 'payeeMissing' ? USER_SETTINGS_PATH : AUTHENTICATION_PATH;
        page.sayServerText(failure.text);
        goLater((current) => current.go(path));
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
