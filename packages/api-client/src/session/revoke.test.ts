import { eventually } from '@bourse/vitest-config/eventually';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { defineCall } from '@bourse/contracts/wire';
import { testStore } from '../testing';
import { revokeOnLogout } from './revoke';
import { endSession, logIn } from './slice';

const logout = defineCall({
  method: 'POST',
  path: '/user/logout',
  access: 'required',
  request: v.object({}),
  reply: v.unknown(),
});

function setUp(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const store = testStore({ middleware: [revokeOnLogout(logout, { origin: 'https://exchange.example', fetch })] });
  return { fetch, store };
}

it('the client sends the token once when the user logs out', () => {
  const { fetch, store } = setUp(() => Promise.resolve(new Response('')));
  store.dispatch(logIn({ token: 'abc' }));
  store.dispatch(endSession({ reason: 'logout' }));
  store.dispatch(endSession({ reason: 'logout' }));
  expect(fetch).toHaveBeenCalledOnce();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toMatch(/^https:\/\/exchange\.example\/api\/user\/logout\?lang=en&t=\d+$/);
  expect(new Headers(init?.headers).get('Authorization')).toBe('abc');
  expect(init?.keepalive).toBe(true);
});

it('the client sends nothing for a session that the server has ended', () => {
  const { fetch, store } = setUp(() => Promise.resolve(new Response('')));
  store.dispatch(logIn({ token: 'abc' }));
  store.dispatch(endSession({ reason: 'expired' }));
  expect(fetch).not.toHaveBeenCalled();
});

it('the client logs out at once, whatever the server answers', async () => {
  const { fetch, store } = setUp(() => Promise.reject(new TypeError('no connection')));
  store.dispatch(logIn({ token: 'abc' }));
  store.dispatch(endSession({ reason: 'logout' }));
  expect(store.getState().session).toEqual({ ended: 'logout' });
  await expect(fetch.mock.results[0]?.value).rejects.toThrow('no connection');
});

it.each([404, 405])('the client sends a GET where the server answers the POST with %i', async (code) => {
  const { fetch, store } = setUp(() => Promise.resolve(new Response('', { status: code })));
  store.dispatch(logIn({ token: 'abc' }));
  store.dispatch(endSession({ reason: 'logout' }));
  await eventually(() => expect(fetch.mock.calls.map(([, init]) => init?.method)).toEqual(['POST', 'GET']));
  expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('Authorization')).toBe('abc');
});
