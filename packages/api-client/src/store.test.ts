// @vitest-environment jsdom
import { eventually } from '@bourse/vitest-config/eventually';
import { createSlice } from '@reduxjs/toolkit';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { defineCall, text } from '@bourse/contracts/wire';
import { exchangeApi } from './exchange-api';
import { attachRefetchListeners, createExchangeStore } from './store';
import { respond } from './testing';

const greeting = defineCall({
  method: 'GET',
  path: '/greeting',
  access: 'public',
  request: v.object({}),
  reply: text,
});
const greetings = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    greeting: build.query<string, void>({ query: () => ({ call: greeting, request: {} }) }),
  }),
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it('the store contains the API, the session, the server clock, what is known of the back end, and the slices of the features', () => {
  const mode = createSlice({ name: 'mode', initialState: 'limit', reducers: { market: () => 'market' } });
  const store = createExchangeStore({
    reducers: { mode: mode.reducer },
    extra: {},
    session: { token: 'a' },
    preloadedState: { mode: 'stop' },
  });
  expect(Object.keys(store.getState()).toSorted()).toEqual([
    'absentCalls',
    'dialect',
    'exchange',
    'mode',
    'serverClock',
    'serverLoad',
    'session',
  ]);
  expect(store.getState().session).toEqual({ token: 'a' });
  expect(store.getState().mode).toBe('stop');
  store.dispatch(mode.actions.market());
  expect(store.getState().mode).toBe('market');
});

it('the store adds slices later and keeps the state of the existing slices', () => {
  const store = createExchangeStore({ extra: {}, session: { token: 'a' } });
  const mode = createSlice({ name: 'mode', initialState: 'limit', reducers: { market: () => 'market' } });
  store.addReducers({ mode: mode.reducer });
  store.dispatch(mode.actions.market());
  store.addReducers({ mode: () => 'other', session: () => ({}) });
  expect(store.getState()).toMatchObject({ mode: 'market', session: { token: 'a' } });
});

it('the store passes `extra` with the transport settings to thunks', () => {
  const realtime = { name: 'the connection' };
  const store = createExchangeStore({ extra: { realtime }, transport: { timeoutMs: 5 } });
  const extra = store.dispatch((_dispatch, _getState, given) => given);
  expect(extra).toEqual({ realtime, transport: { timeoutMs: 5 } });
});

it('the store runs the given middleware for every action', () => {
  const seen = vi.fn<(action: unknown) => void>();
  const store = createExchangeStore({
    extra: {},
    middleware: [
      () => (next) => (action) => {
        seen(action);
        return next(action);
      },
    ],
  });
  store.dispatch({ type: 'anything' });
  expect(seen).toHaveBeenCalledWith({ type: 'anything' });
});

it('the store requests displayed data again when the browser is online again', async () => {
  let times = 0;
  server.use(
    respond(greeting, () => {
      times += 1;
      return `hello ${times}`;
    }),
  );
  const store = createExchangeStore({ extra: {} });
  const stop = attachRefetchListeners(store);
  const shown = store.dispatch(greetings.endpoints.greeting.initiate());
  expect((await shown).data).toBe('hello 1');
  globalThis.dispatchEvent(new Event('offline'));
  globalThis.dispatchEvent(new Event('online'));
  await eventually(() => expect(greetings.endpoints.greeting.select()(store.getState()).data).toBe('hello 2'));
  shown.unsubscribe();
  stop();
});
