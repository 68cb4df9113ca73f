import { freshServer } from '@bourse/feature-kit/test-server';
import { BALANCE, endSession, exchangeApi, logIn, selectAccount, selectUserId } from '@bourse/api-client';
import { respond, testStore } from '@bourse/api-client/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { balanceChanged } from '@bourse/contracts/events';
import { fakeRealtime } from '@bourse/realtime/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { userInfo } from '@bourse/contracts/identity';
import { aWireUser } from '../testing';
import { useUser } from './use-user';

const { server } = freshServer(() => []);

function setUp({ isLoggedIn = true } = {}) {
  const realtime = fakeRealtime();
  const store = testStore({ extra: { realtime }, ...(isLoggedIn && { session: { token: 'first' } }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>{children}</RealtimeProvider>
    </Provider>
  );
  const { result } = renderHook(() => useUser(), { wrapper });
  return { realtime, store, result };
}

test('a visitor has no user information, and no request is sent', () => {
  const { result } = setUp({ isLoggedIn: false });
  expect(result.current).toEqual({ user: undefined, isLoading: false, readAt: undefined });
});

test('the user information is added to the session, for the socket and the header', async () => {
  server.use(respond(userInfo, () => aWireUser({ id: 42, account_number: '13800138000' })));
  const { store, result } = setUp();
  expect(result.current.isLoading).toBe(true);
  await waitFor(() => expect(result.current.user?.id).toBe(42));
  expect(selectUserId(store.getState())).toBe(42);
  expect(selectAccount(store.getState())).toBe('13800138000');
});

test.each([
  ['a balance that changes', (realtime: ReturnType<typeof fakeRealtime>) => realtime.emit(balanceChanged, {})],
  ['a connection that was away', (realtime: ReturnType<typeof fakeRealtime>) => realtime.resync()],
])('%s updates the total of the assets in the user information', async (_name, happen) => {
  let total = '100';
  server.use(respond(userInfo, () => aWireUser({ total_assets: total })));
  const { realtime, result } = setUp();
  await waitFor(() => expect(result.current.user?.totalAssets).toBe('100'));
  total = '90.5';
  act(() => happen(realtime));
  await waitFor(() => expect(result.current.user?.totalAssets).toBe('90.5'));
});

test("the user's own order refreshes the total without a balance event", async () => {
  let total = '100';
  server.use(respond(userInfo, () => aWireUser({ total_assets: total })));
  const { store, result } = setUp();
  await waitFor(() => expect(result.current.user?.totalAssets).toBe('100'));
  total = '99.9';
  // Every write that moves money invalidates this tag.
  act(() => void store.dispatch(exchangeApi.util.invalidateTags([BALANCE])));
  await waitFor(() => expect(result.current.user?.totalAssets).toBe('99.9'));
});

test('the user is read every five seconds while the socket is down, and not while it is live', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // The middle of the interval's jitter: 5 seconds.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  try {
    let reads = 0;
    server.use(
      respond(userInfo, () => {
        reads += 1;
        return aWireUser();
      }),
    );
    const { realtime } = setUp();
    await eventually(() => expect(reads).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(reads).toBe(1);

    act(() => realtime.setPhase('down'));
    for (const expected of [2, 3]) {
      await act(() => vi.advanceTimersByTimeAsync(5000));
      await eventually(() => expect(reads).toBe(expected));
    }
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

test('the next user never sees the user before', async () => {
  server.use(
    respond(userInfo, ({ token }) => aWireUser(token === 'first' ? { id: 1, is_seller: 1 } : { id: 2, is_seller: 0 })),
  );
  const { store, result } = setUp();
  await waitFor(() => expect(result.current.user?.id).toBe(1));

  act(() => void store.dispatch(endSession({ reason: 'logout' })));
  expect(result.current.user).toBeUndefined();

  act(() => void store.dispatch(logIn({ token: 'second' })));
  expect(result.current.user?.id).not.toBe(1);
  await waitFor(() => expect(result.current.user?.id).toBe(2));
  expect(selectUserId(store.getState())).toBe(2);
});
