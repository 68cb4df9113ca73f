// @vitest-environment jsdom
import { attachSessionStorage, endSession, logIn, sessionSlice, userKnown, type ApiFailure } from '@bourse/api-client';
import { accountOf, returnPathOf, type ScreenLink } from '@bourse/feature-kit';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionGuard, type GuardedPage } from './session-guard';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const PAGES: Readonly<Record<string, string>> = {
  'identity/userSettings': '/userSetting',
  'identity/verification': '/authentication',
};

const DEAL = { pathname: '/dealCenter', search: '?tab=history', hash: '' };

function setUp({ place = DEAL, isPrivate = false, isLoggedIn = true, hasScreen = true } = {}) {
  const guard = createSessionGuard();
  const store = configureStore({
    reducer: { session: sessionSlice.reducer },
    middleware: (getDefault) => getDefault().concat(guard.middleware),
    preloadedState: { session: isLoggedIn ? { token: 'abc' } : {} },
  });
  const page = {
    location: vi.fn<GuardedPage['location']>(() => place),
    isPrivate: () => isPrivate,
    entry: { logIn: '/components/login', register: '/components/register' } as const,
    pathOf: ({ name }: ScreenLink) => (hasScreen ? PAGES[name] : undefined),
    go: vi.fn<GuardedPage['go']>(),
    sayReason: vi.fn<GuardedPage['sayReason']>(),
    sayServerText: vi.fn<GuardedPage['sayServerText']>(),
    clearMessage: vi.fn<GuardedPage['clearMessage']>(),
  };
  guard.protect(page);
  /** The action that RTK Query dispatches for a failed call. */
  const fail = (payload: ApiFailure) =>
    store.dispatch({
      type: 'exchange/executeQuery/rejected',
      payload,
      meta: { requestId: '1', rejectedWithValue: true, requestStatus: 'rejected' },
    });
  return { store, page, fail };
}

test('999, please log in shows the reason and redirects to the login screen after half a second, with the return path', () => {
  const { store, page } = setUp();
  store.dispatch(endSession({ reason: 'expired', mustLogIn: true }));
  expect(page.sayReason).toHaveBeenCalledExactlyOnceWith('signIn');

  vi.advanceTimersByTime(499);
  expect(page.go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(page.go).toHaveBeenCalledExactlyOnceWith('/components/login', {
    from: '/dealCenter?tab=history',
    reason: 'signIn',
  });
});

test('the login after an expired session begins with its account, and after a logout it does not', () => {
  const { store, page } = setUp();
  store.dispatch(userKnown({ userId: 7, account: 'ana@example.org' }));
  store.dispatch(endSession({ reason: 'expired', mustLogIn: false }));
  vi.advanceTimersByTime(500);
  expect(accountOf(page.go.mock.lastCall?.[1])).toBe('ana@example.org');
  expect(returnPathOf(page.go.mock.lastCall?.[1])).toBe('/dealCenter?tab=history');
  store.dispatch(logIn({ token: 'def' }));
  store.dispatch(userKnown({ userId: 7, account: 'ana@example.org' }));
  store.dispatch(endSession({ reason: 'logout' }));
  expect(accountOf(page.go.mock.lastCall?.[1])).toBe('');
});

test('a login removes the message of the session that ended', () => {
  const { store, page } = setUp();
  store.dispatch(endSession({ reason: 'expired', mustLogIn: true }));
  expect(page.clearMessage).not.toHaveBeenCalled();
  store.dispatch(logIn({ token: 'def' }));
  expect(page.clearMessage).toHaveBeenCalledOnce();
});

describe('any other 999', () => {
  test('any other 999 shows that the login has expired, and redirects in the same way', () => {
    const { store, page } = setUp();
    store.dispatch(endSession({ reason: 'expired', mustLogIn: false }));
    expect(page.sayReason).toHaveBeenCalledExactlyOnceWith('outOfDate');
    vi.advanceTimersByTime(500);
    expect(page.go).toHaveBeenCalledExactlyOnceWith('/components/login', {
      from: '/dealCenter?tab=history',
      reason: 'outOfDate',
    });
  });

  test('a 999 on a verification that a 998 opened keeps both return paths', () => {
    const place = { pathname: '/authentication', search: '', hash: '', state: { from: '/c2c' } };
    const { store, page } = setUp({ place });
    store.dispatch(endSession({ reason: 'expired' }));
    vi.advanceTimersByTime(500);
    expect(page.go).toHaveBeenCalledExactlyOnceWith('/components/login', {
      from: '/authentication',
      next: '/c2c',
      reason: 'outOfDate',
    });
  });

  test('any other 999 redirects once for several failures at the same time', () => {
    const { store, page } = setUp();
    store.dispatch(endSession({ reason: 'expired' }));
    vi.advanceTimersByTime(100);
    store.dispatch(endSession({ reason: 'expired' }));
    vi.advanceTimersByTime(5000);
    expect(page.go).toHaveBeenCalledOnce();
  });

  test('any other 999 does not redirect after a new login within the half second', () => {
    const { store, page } = setUp();
    store.dispatch(endSession({ reason: 'expired' }));
    store.dispatch(logIn({ token: 'new' }));
    vi.advanceTimersByTime(5000);
    expect(page.go).not.toHaveBeenCalled();
  });

  test('any other 999 does not redirect from a screen that the user opened within the half second', () => {
    const { store, page } = setUp();
    store.dispatch(endSession({ reason: 'expired' }));
    page.location.mockReturnValue({ pathname: '/components/forget', search: '', hash: '' });
    vi.advanceTimersByTime(5000);
    expect(page.go).not.toHaveBeenCalled();
  });

  test('any other 999 on the login screen does not redirect and keeps the return path', () => {
    const { store, page } = setUp({ place: { pathname: '/components/login', search: '', hash: '' } });
    store.dispatch(endSession({ reason: 'expired' }));
    vi.advanceTimersByTime(5000);
    expect(page.go).not.toHaveBeenCalled();
  });
});

test('logout redirects to the login screen at once, without a return path', () => {
  const { store, page } = setUp();
  store.dispatch(endSession({ reason: 'logout' }));
  expect(page.go).toHaveBeenCalledExactlyOnceWith('/components/login');
  expect(page.sayReason).not.toHaveBeenCalled();
});

function endElsewhere(store: ReturnType<typeof setUp>['store']) {
  localStorage.setItem('token', 'abc');
  const detach = attachSessionStorage(store);
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: 'abc', newValue: null }));
  detach();
}

test('a session that another tab ended redirects from a private screen to the login screen, and back afterwards', () => {
  const { store, page } = setUp({ isPrivate: true });
  endElsewhere(store);
  expect(page.go).toHaveBeenCalledExactlyOnceWith('/components/login', { from: '/dealCenter?tab=history' });
});

test('a session that another tab ended keeps a public screen and its input', () => {
  const { store, page } = setUp({ isPrivate: false });
  endElsewhere(store);
  vi.advanceTimersByTime(5000);
  expect(page.go).not.toHaveBeenCalled();
});

test("997 shows the server's text and redirects to the payee settings after half a second", () => {
  const { page, fail } = setUp();
  fail({ kind: 'payeeMissing', text: '请先设置收款信息' });
  expect(page.sayServerText).toHaveBeenCalledExactlyOnceWith('请先设置收款信息');
  vi.advanceTimersByTime(499);
  expect(page.go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(page.go).toHaveBeenCalledExactlyOnceWith('/userSetting', { from: '/dealCenter?tab=history' });
});

test('998 redirects to the identity verification', () => {
  const { page, fail } = setUp();
  fail({ kind: 'unverified', text: '请先实名认证' });
  vi.advanceTimersByTime(500);
  expect(page.go).toHaveBeenCalledExactlyOnceWith('/authentication', { from: '/dealCenter?tab=history' });
});

test('998 does not redirect from a screen that the user opened within the half second', () => {
  const { page, fail } = setUp();
  fail({ kind: 'unverified', text: '请先实名认证' });
  page.location.mockReturnValue({ pathname: '/quotation', search: '', hash: '' });
  vi.advanceTimersByTime(5000);
  expect(page.go).not.toHaveBeenCalled();
});

test.each(['payeeMissing', 'unverified'] as const)('%s does not redirect if the screen does not exist', (kind) => {
  const { page, fail } = setUp({ hasScreen: false });
  fail({ kind, text: '请先实名认证' });
  vi.advanceTimersByTime(5000);
  expect(page.go).not.toHaveBeenCalled();
  // The caller of the request shows the message.
  expect(page.sayServerText).not.toHaveBeenCalled();
});

test('a failure that is neither 997, 998 nor 999 does not redirect', () => {
  const { page, fail } = setUp();
  fail({ kind: 'rejected', text: '余额不足' });
  fail({ kind: 'network' });
  vi.advanceTimersByTime(5000);
  expect(page.go).not.toHaveBeenCalled();
  expect(page.sayServerText).not.toHaveBeenCalled();
});
