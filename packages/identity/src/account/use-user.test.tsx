import { endSession, logIn, selectAccount, selectUserId } from '@bourse/api-client';
import { respond, testStore } from '@bourse/api-client/testing';
import { balanceChanged } from '@bourse/realtime/contract';
import { fakeRealtime } from '@bourse/realtime/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { userInfo } from '../contract';
import { aWireUser } from '../testing';
import { useUser } from './use-user';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function setUp({ isLoggedIn = true } = {}) {
  const realtime = fakeRealtime();
  const store = testStore({ extra: { realtime }, ...(isLoggedIn && { session: { token: 'first' } }) });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useUser(), { wrapper });
  return { realtime, store, result };
}

test('a visitor is nobody, and the exchange is not asked', () => {
  const { result } = setUp({ isLoggedIn: false });
  expect(result.current).toEqual({ user: undefined, isLoading: false });
});

test('who is logged in becomes part of the session: the socket and the header need it', async () => {
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
])('%s brings the total up to date', async (_name, happen) => {
  let total = '100';
  server.use(respond(userInfo, () => aWireUser({ total_assets: total })));
  const { realtime, result } = setUp();
  await waitFor(() => expect(result.current.user?.totalAssets).toBe('100'));
  total = '90.5';
  act(() => happen(realtime));
  await waitFor(() => expect(result.current.user?.totalAssets).toBe('90.5'));
});

test('the next user never sees the last one', async () => {
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
