// @vitest-environment jsdom
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { decimal, defineCall, onMalformed, text, type ReplyOf } from '@bourse/contracts/wire';
import { exchangeApi } from './exchange-api';
import { readFresh } from './read-fresh';
import { endSession, logIn, selectSessionEnd } from './session/slice';
import { respond, testStore } from './testing';
import { createEarlyReplies, type EarlyRequest } from './transport/early-replies';
import type { RawReply } from './transport/fetch-reply';
import { wireRequest } from './transport/wire-request';

const balance = defineCall({
  method: 'POST',
  path: '/wallet/list',
  access: 'required',
  request: v.object({}),
  reply: v.object({ total: decimal }),
});
const place = defineCall({
  method: 'POST',
  path: '/transaction/in',
  access: 'required',
  request: v.object({}),
  reply: text,
});

const api = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    earlyBalance: build.query<ReplyOf<typeof balance>, void>({ query: () => ({ call: balance, request: {} }) }),
    earlyPlace: build.mutation<string, void>({ query: () => ({ call: place, request: {} }) }),
  }),
});

const received = vi.fn<(path: string) => void>();
const server = setupServer(
  respond(balance, () => {
    received(balance.path);
    return { total: '2' };
  }),
  respond(place, () => {
    received(place.path);
    return 'ok';
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => received.mockClear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ok = (message: unknown): RawReply => ({ status: 200, body: JSON.stringify({ type: 'ok', message }) });

/** A store whose page has asked for the balance early, and the page's list of early requests. */
function storeWith(reply: Promise<RawReply>, path = balance.path) {
  const sent: EarlyRequest[] = [
    {
      ...wireRequest({ method: 'POST', path }, new URLSearchParams(), {
        origin: location.origin,
        t: Date.now(),
        token: 'the-token',
        language: 'en',
      }),
      reply,
    },
  ];
  const store = testStore({
    session: { token: 'the-token', userId: 7 },
    transport: { takeEarlyReply: createEarlyReplies(sent) },
  });
  const ask = () => store.dispatch(api.endpoints.earlyBalance.initiate(undefined, { forceRefetch: true }));
  return { store, sent, ask };
}

it('the client uses an early reply instead of a request, and sends the next request', async () => {
  const { ask } = storeWith(Promise.resolve(ok({ total: '1' })));
  expect((await ask()).data).toEqual({ total: '1' });
  expect(received).not.toHaveBeenCalled();
  expect((await ask()).data).toEqual({ total: '2' });
  expect(received).toHaveBeenCalledTimes(1);
});

it('the client waits for an early reply that is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<RawReply>();
  const { ask } = storeWith(promise);
  const asked = ask();
  resolve(ok({ total: '1' }));
  expect((await asked).data).toEqual({ total: '1' });
  expect(received).not.toHaveBeenCalled();
});

it('the client sends the request if the early one has failed', async () => {
  const { ask } = storeWith(Promise.reject(new TypeError('no connection')));
  expect((await ask()).data).toEqual({ total: '2' });
  expect(received).toHaveBeenCalledTimes(1);
});

it('the client checks an early reply by the contract', async () => {
  const reported = vi.fn<() => void>();
  const stop = onMalformed(reported);
  const { ask } = storeWith(Promise.resolve(ok({ total: 'much' })));
  expect((await ask()).error).toEqual({ kind: 'malformed' });
  expect(reported).toHaveBeenCalledTimes(1);
  stop();
});

it('the client ends the session by an early 999, as by any other', async () => {
  const body = JSON.stringify({ type: 999, message: '登录已过期，请重新登录' });
  const { store, ask } = storeWith(Promise.resolve({ status: 200, body }));
  expect((await ask()).error).toMatchObject({ kind: 'expired' });
  expect(selectSessionEnd(store.getState())).toBe('expired');
});

it('the client does not use the early reply of another session', async () => {
  const { store, ask } = storeWith(Promise.resolve(ok({ total: '1' })));
  store.dispatch(endSession({ reason: 'logout' }));
  store.dispatch(logIn({ token: 'of-another' }));
  expect((await ask()).data).toEqual({ total: '2' });
});

it('the client discards the reply of a session that ends while the reply is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<RawReply>();
  const { store, ask } = storeWith(promise);
  const asked = ask();
  store.dispatch(endSession({ reason: 'logout' }));
  resolve(ok({ total: '1' }));
  expect((await asked).data).toBeUndefined();
});

it('a call can be aborted while an early reply is on its way', async () => {
  const { ask } = storeWith(new Promise(() => undefined));
  const asked = ask();
  asked.abort();
  expect((await asked).data).toBeUndefined();
  expect(received).not.toHaveBeenCalled();
});

it('the client does not use an early reply for a fresh read', async () => {
  const { store, sent } = storeWith(Promise.resolve(ok({ total: '1' })));
  expect(await store.dispatch(readFresh(balance, {}))).toEqual({ data: { total: '2' } });
  expect(sent).toHaveLength(1);
});

it('the client never answers a write by an early reply', async () => {
  const { store, sent } = storeWith(Promise.resolve(ok('ok')), place.path);
  await store.dispatch(api.endpoints.earlyPlace.initiate());
  expect(received).toHaveBeenCalledExactlyOnceWith(place.path);
  expect(sent).toHaveLength(1);
});
