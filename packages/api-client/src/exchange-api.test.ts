// @vitest-environment jsdom
import { eventually } from '@bourse/vitest-config/eventually';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  decimal,
  defineCall,
  id,
  list,
  onMalformed,
  text,
  type Malformed,
  type ReplyOf,
  type RequestOf,
} from '@bourse/contracts/wire';
import { exchangeApi } from './exchange-api';
import { declareTags } from './tags';
import { asFailure } from './failure';
import { endSession, logIn, selectSessionEnd, selectToken, sessionStored } from './session/slice';
import { empty, expired, html, never, noConnection, rawJson, rejection, respond, status, testStore } from './testing';

const orders = defineCall({
  method: 'POST',
  path: '/transaction_in',
  access: 'required',
  request: v.object({ page: id }),
  reply: v.object({ list: list(v.object({ id, price: decimal })) }),
});
const place = defineCall({
  method: 'POST',
  path: '/transaction/in',
  access: 'required',
  request: v.object({ price: decimal }),
  reply: text,
});
const quotation = defineCall({
  method: 'GET',
  path: '/currency/quotation_new',
  access: 'optional',
  request: v.object({}),
  reply: list(v.object({ name: text })),
});
const series = defineCall({
  method: 'GET',
  path: '/currency/new_timeshar',
  access: 'public',
  request: v.object({ symbol: v.string() }),
  reply: list(v.object({ close: decimal })),
  envelope: 'code',
});

const TAGS = declareTags('OpenOrders');
const api = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    orders: build.query<ReplyOf<typeof orders>, RequestOf<typeof orders>>({
      query: (request) => ({ call: orders, request }),
      providesTags: [TAGS.OpenOrders],
    }),
    quotation: build.query<ReplyOf<typeof quotation>, void>({
      query: () => ({ call: quotation, request: {} }),
    }),
    series: build.query<ReplyOf<typeof series>, RequestOf<typeof series>>({
      query: (request) => ({ call: series, request }),
    }),
    place: build.mutation<ReplyOf<typeof place>, RequestOf<typeof place>>({
      query: (request) => ({ call: place, request }),
    }),
  }),
});

const server = setupServer();
let reported: Malformed[] = [];
let stop: () => void;
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  reported = [];
  stop = onMalformed((malformed) => reported.push(malformed));
});
afterEach(() => {
  stop();
  server.resetHandlers();
});
afterAll(() => server.close());

const session = { token: 'the-token', userId: 7 };
const signedIn = () => testStore({ session });
type TestStore = ReturnType<typeof signedIn>;
const askOrders = (store: TestStore, page = 1) =>
  store.dispatch(api.endpoints.orders.initiate({ page }, { forceRefetch: true }));
const placeOrder = (store: TestStore) => store.dispatch(api.endpoints.place.initiate({ price: '0.1' }));

it('a call sends token and time, and returns the reply as parsed by its contract', async () => {
  const received = vi.fn<(token: string | undefined, sentAt: number, page: number) => void>();
  server.use(
    respond(orders, ({ request, token, sentAt }) => {
      received(token, sentAt, request.page);
      return { list: [{ id: '3', price: 0.5 }] };
    }),
  );
  const store = testStore({ session, transport: { now: () => 1_763_600_000_000 } });
  const { data, error } = await askOrders(store, 4);
  expect(error).toBeUndefined();
  expect(data).toEqual({ list: [{ id: 3, price: '0.5' }] });
  expect(received).toHaveBeenCalledExactlyOnceWith('the-token', 1_763_600_000_000, 4);
});

it('a call keeps every digit of a number in a reply', async () => {
  server.use(
    respond(orders, () => rawJson('{"type":"ok","message":{"list":[{"id":1,"price":1.234567890123456789}]}}')),
  );
  expect((await askOrders(signedIn())).data?.list).toEqual([{ id: 1, price: '1.234567890123456789' }]);
});

it('a call reads the time-series envelope if the contract names it', async () => {
  server.use(respond(series, ({ request }) => [{ close: request.symbol === 'BTC/USDT' ? 1 : 2 }]));
  const { data } = await signedIn().dispatch(api.endpoints.series.initiate({ symbol: 'BTC/USDT' }));
  expect(data).toEqual([{ close: '1' }]);
});

it('a call drops and reports a malformed entry of a list and keeps the rest', async () => {
  server.use(respond(orders, () => rawJson('{"type":"ok","message":{"list":[{"id":1},{"id":2,"price":"3"}]}}')));
  expect((await askOrders(signedIn())).data).toEqual({ list: [{ id: 2, price: '3' }] });
  expect(reported).toHaveLength(1);
});

describe('an empty read', () => {
  const bodies = ['{"type":"ok","message":null}', '{"type":"error","message":"您还没有添加提币地址"}'];

  it.each(bodies)('an empty read is %s', async (body) => {
    server.use(respond(quotation, () => rawJson(body)));
    const { data, error } = await signedIn().dispatch(api.endpoints.quotation.initiate());
    expect(error).toBeUndefined();
    expect(data).toEqual([]);
  });

  it('a reply without a message is read from the page beside its type', async () => {
    server.use(respond(orders, () => rawJson('{"type":"ok","data":{"list":[{"id":1,"price":"2"}]},"count":1}')));
    expect((await askOrders(signedIn())).data).toEqual({ list: [{ id: 1, price: '2' }] });
  });

  it('the refusal of a write is never read as empty', async () => {
    server.use(respond(place, () => rejection('暂无数据')));
    const { error } = await signedIn().dispatch(api.endpoints.place.initiate({ price: '0.1' }));
    expect(error).toEqual({ kind: 'rejected', text: '暂无数据' });
  });
});

it.each([
  ['rejected', () => rejection('余额不足'), { kind: 'rejected', text: '余额不足' }],
  ['http', () => status(500), { kind: 'http', status: 500 }],
  ['malformed, by a page of HTML', html, { kind: 'malformed' }],
  ['malformed, by an empty reply', empty, { kind: 'malformed' }],
  ['network', noConnection, { kind: 'network' }],
])('a call fails with %s', async (_name, answer, failure) => {
  server.use(respond(orders, answer));
  expect((await askOrders(signedIn())).error).toEqual(failure);
});

it('a call fails with malformed and reports the path, if the reply does not fit the contract', async () => {
  server.use(respond(orders, () => rawJson('{"type":"ok","message":"nothing"}')));
  expect((await askOrders(signedIn())).error).toEqual({ kind: 'malformed' });
  expect(reported[0]?.where).toBe('reply of /transaction_in');
});

it('a call fails with timeout, if no reply arrives', async () => {
  server.use(respond(orders, never));
  expect((await askOrders(testStore({ session, transport: { timeoutMs: 1 } }))).error).toEqual({ kind: 'timeout' });
});

it('a call fails with aborted, if the caller aborts', async () => {
  server.use(respond(orders, never));
  const asking = askOrders(signedIn());
  asking.abort();
  expect(asFailure((await asking).error)).toEqual({ kind: 'aborted' });
});

it('a call fails with malformed and unsent, if the request does not fit the contract', async () => {
  const { error } = await signedIn().dispatch(api.endpoints.place.initiate({ price: 'a lot' }));
  expect(error).toEqual({ kind: 'malformed', unsent: true });
  expect(reported[0]?.where).toBe('request of /transaction/in');
});

it.each([
  ['no connection', noConnection],
  ['a 502', () => status(502)],
  ['nothing', empty],
])('a write that is answered by %s was sent exactly once', async (_name, answer) => {
  const received = vi.fn<() => void>();
  server.use(
    respond(place, () => {
      received();
      return answer();
    }),
  );
  expect((await placeOrder(signedIn())).error).toBeDefined();
  expect(received).toHaveBeenCalledOnce();
});

describe('the session', () => {
  it('the session ends with the first 999', async () => {
    server.use(respond(orders, () => expired('登录已过期，请重新登录')));
    const store = signedIn();
    expect((await askOrders(store)).error).toMatchObject({ kind: 'expired', mustLogIn: false });
    expect(selectToken(store.getState())).toBeUndefined();
    expect(selectSessionEnd(store.getState())).toBe('expired');
  });

  it('the session is kept if a 999 answers an earlier session', async () => {
    const store = signedIn();
    server.use(
      respond(place, () => {
        store.dispatch(logIn({ token: 'the-next-token' }));
        return expired();
      }),
    );
    expect((await placeOrder(store)).error).toMatchObject({ kind: 'expired' });
    expect(selectToken(store.getState())).toBe('the-next-token');
  });

  it('calls that require a session are not sent without one, and a write reports it', async () => {
    const store = testStore();
    expect((await askOrders(store)).error).toEqual({ kind: 'expired', text: '', mustLogIn: true });
    expect(selectSessionEnd(store.getState())).toBeUndefined();
    expect((await placeOrder(store)).error).toEqual({ kind: 'expired', text: '', mustLogIn: true });
    expect(selectSessionEnd(store.getState())).toBe('expired');
  });

  it('calls that do not require a session are sent without a token', async () => {
    server.use(respond(quotation, ({ token }) => [{ name: token ?? 'nobody' }]));
    const { data } = await testStore().dispatch(api.endpoints.quotation.initiate());
    expect(data).toEqual([{ name: 'nobody' }]);
  });

  it('a query during which the session changes discards its reply, and the next session requests its own', async () => {
    const store = signedIn();
    server.use(
      respond(orders, ({ token }) => {
        if (token !== 'the-token') return { list: [] };
        store.dispatch(sessionStored({ token: 'somebody-else' }));
        return { list: [{ id: 1, price: '1' }] };
      }),
    );
    const asking = askOrders(store);
    const seen: unknown[] = [];
    const unwatch = store.subscribe(() => seen.push(api.endpoints.orders.select({ page: 1 })(store.getState()).data));
    expect((await asking).data).toBeUndefined();
    await eventually(() => expect(seen).toContainEqual({ list: [] }));
    expect(seen).not.toContainEqual({ list: [{ id: 1, price: '1' }] });
    unwatch();
    asking.unsubscribe();
  });

  it('a write during which the session ends still returns the reply to the caller', async () => {
    const store = signedIn();
    server.use(
      respond(place, () => {
        store.dispatch(endSession({ reason: 'logout' }));
        return '下单成功';
      }),
    );
    expect((await placeOrder(store)).data).toBe('下单成功');
  });

  it('the end of a session drops private data and keeps public data', async () => {
    server.use(
      respond(orders, () => ({ list: [] })),
      respond(quotation, () => [{ name: 'USDT' }]),
    );
    const store = signedIn();
    const asking = askOrders(store);
    await asking;
    asking.unsubscribe();
    await store.dispatch(api.endpoints.quotation.initiate());
    store.dispatch(endSession({ reason: 'logout' }));
    await eventually(() => {
      expect(api.endpoints.orders.select({ page: 1 })(store.getState()).isUninitialized).toBe(true);
    });
    expect(api.endpoints.quotation.select()(store.getState()).data).toEqual([{ name: 'USDT' }]);
  });
});
