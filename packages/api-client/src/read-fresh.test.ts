// @vitest-environment jsdom
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { defineCall } from '@bourse/contracts/wire';
import { exchangeApi } from './exchange-api';
import { readFresh } from './read-fresh';
import { endSession, selectSessionEnd } from './session/slice';
import { noConnection, rejection, respond, testStore } from './testing';

const orders = defineCall({
  method: 'GET',
  path: '/orders',
  access: 'required',
  request: v.object({}),
  reply: v.array(v.number()),
});
const api = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    freshOrders: build.query<readonly number[], void>({ query: () => ({ call: orders, request: {} }) }),
  }),
});

let requests = 0;
const server = setupServer(
  respond(orders, () => {
    requests += 1;
    return [requests];
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  requests = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const signedIn = () => testStore({ session: { token: 'token', userId: 7 } });

it('readFresh sends its own request while the same query is under way, and leaves the cache as it is', async () => {
  const store = signedIn();
  const query = store.dispatch(api.endpoints.freshOrders.initiate());
  const fresh = await store.dispatch(readFresh(orders, {}));
  expect([(await query).data, fresh]).toEqual([[1], { data: [2] }]);
  expect(api.endpoints.freshOrders.select()(store.getState()).data).toEqual([1]);
});

it.each([
  [() => noConnection(), { kind: 'network' }],
  [() => rejection('no'), { kind: 'rejected', text: 'no' }],
])('readFresh returns the failure of a read as a value', async (reply, error) => {
  server.use(respond(orders, reply));
  expect(await signedIn().dispatch(readFresh(orders, {}))).toEqual({ error });
});

it('readFresh discards the reply if the session has ended meanwhile', async () => {
  const store = signedIn();
  const reading = store.dispatch(readFresh(orders, {}));
  store.dispatch(endSession({ reason: 'logout' }));
  expect(await reading).toEqual({ error: { kind: 'aborted' } });
  expect(selectSessionEnd(store.getState())).toBe('logout');
});
