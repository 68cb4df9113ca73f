import { attachSessionStorage, endSession, logIn, sessionSlice, type ApiFailure } from '@bourse/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionGuard, type GuardedPage } from './session-guard';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const DEAL = { pathname: '/dealCenter', search: '?tab=history', hash: '' };

function setUp({ place = DEAL, isPrivate = false, isLoggedIn = true } = {}) {
  const guard = createSessionGuard();
  const store = configureStore({
    reducer: { session: sessionSlice.reducer },
    middleware: (getDefault) => getDefault().concat(guard.middleware),
    preloadedState: { session: isLoggedIn ? { token: 'abc' } : {} },
  });
  const page = {
    location: () => place,
    isPrivate: () => isPrivate,
    go: vi.fn<GuardedPage['go']>(),
    saySignIn: vi.fn<GuardedPage['saySignIn']>(),
    sayOutOfDate: vi.fn<GuardedPage['sayOutOfDate']>(),
    sayServerText: vi.fn<GuardedPage['sayServerText']>(),
  };
  guard.protect(page);
  /** What RTK Query dispatches where a call fails. */
  const fail = (payload: ApiFailure) =>
    store.dispatch({
      type: 'exchange/executeQuery/rejected',
      payload,
      meta: { requestId: '1', rejectedWithValue: true, requestStatus: 'rejected' },
    });
  return { store, page, fail };
}

describe('999, please log in', () => {
  test('says so, and after half a second leads to the login screen, which remembers the way back', () => {
    const { store, page } = setUp();
    store.dispatch(endSession({ reason: 'expired', mustLogIn: true }));
    expect(page.saySignIn).toHaveBeenCalledOnce();
    expect(page.sayOutOfDate).not.toHaveBeenCalled();

    vi.advanceTimersByTime(499);
    expect(page.go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(page.go).toHaveBeenCalledExactlyOnceWith('/components/login', { from: '/dealCenter?tab=history' });
  });
});

describe('any other 999', () => {
  test('says that the login is out of date, and leads the same way', () => {
    const { store, page } = setUp();
    store.dispatch(endSession({ reason: 'expired', mustLogIn: false }));
    expect(page.sayOutOfDate).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(500);
    expect(page.go).toHaveBeenCalledExactlyOnceWith('/components/login', { from: '/dealCenter?tab=history' });
  });

  test('several at once lead there once', () => {
    const { store, page } = setUp();
    store.dispatch(endSession({ reason: 'expired' }));
    vi.advanceTimersByTime(100);
    store.dispatch(endSession({ reason: 'expired' }));
    vi.advanceTimersByTime(5000);
    expect(page.go).toHaveBeenCalledOnce();
  });

  test('who has logged in again within the half second stays', () => {
    const { store, page } = setUp();
    store.dispatch(endSession({ reason: 'expired' }));
    store.dispatch(logIn({ token: 'new' }));
    vi.advanceTimersByTime(5000);
    expect(page.go).not.toHaveBeenCalled();
  });

  test('on the login screen itself the reader stays, and the way back is not forgotten', () => {
    const { store, page } = setUp({ place: { pathname: '/components/login', search: '', hash: '' } });
    store.dispatch(endSession({ reason: 'expired' }));
    vi.advanceTimersByTime(5000);
    expect(page.go).not.toHaveBeenCalled();
  });
});

test('log-out leads to the login screen at once, without a way back', () => {
  const { store, page } = setUp();
  store.dispatch(endSession({ reason: 'logout' }));
  expect(page.go).toHaveBeenCalledExactlyOnceWith('/components/login');
  expect(page.sayOutOfDate).not.toHaveBeenCalled();
});

function endElsewhere(store: ReturnType<typeof setUp>['store']) {
  localStorage.setItem('token', 'abc');
  const detach = attachSessionStorage(store);
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: 'abc', newValue: null }));
  detach();
}

describe('a session that another tab ended', () => {
  test('leads from a private screen to the login screen, and back afterwards', () => {
    const { store, page } = setUp({ isPrivate: true });
    endElsewhere(store);
    expect(page.go).toHaveBeenCalledExactlyOnceWith('/components/login', { from: '/dealCenter?tab=history' });
  });

  test('leaves a public screen, and what is typed there, as it is', () => {
    const { store, page } = setUp({ isPrivate: false });
    endElsewhere(store);
    vi.advanceTimersByTime(5000);
    expect(page.go).not.toHaveBeenCalled();
  });
});

test('997 says what the server said and leads to the payee settings after half a second', () => {
  const { page, fail } = setUp();
  fail({ kind: 'payeeMissing', text: '请先设置收款信息' });
  expect(page.sayServerText).toHaveBeenCalledExactlyOnceWith('请先设置收款信息');
  vi.advanceTimersByTime(499);
  expect(page.go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(page.go).toHaveBeenCalledExactlyOnceWith('/userSetting');
});

test('998 leads to the identity verification', () => {
  const { page, fail } = setUp();
  fail({ kind: 'unverified', text: '请先实名认证' });
  vi.advanceTimersByTime(500);
  expect(page.go).toHaveBeenCalledExactlyOnceWith('/authentication');
});

test('any other failure leads nowhere', () => {
  const { page, fail } = setUp();
  fail({ kind: 'rejected', text: '余额不足' });
  fail({ kind: 'network' });
  vi.advanceTimersByTime(5000);
  expect(page.go).not.toHaveBeenCalled();
  expect(page.sayServerText).not.toHaveBeenCalled();
});
