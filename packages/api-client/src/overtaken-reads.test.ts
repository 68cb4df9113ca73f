// @vitest-environment jsdom
import { eventually } from '@bourse/vitest-config/eventually';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { defineCall, id, list, text } from '@bourse/contracts/wire';
import { exchangeApi } from './exchange-api';
import { declareTags } from './tags';
import { never, respond, testStore } from './testing';

const call = (path: `/${string}`) =>
  defineCall({ method: 'POST', path, access: 'required', request: v.object({}), reply: list(v.object({ id })) });
const orders = call('/overtaken/orders');
const notices = call('/overtaken/notices');
const slow = call('/overtaken/slow');
const place = defineCall({
  method: 'POST',
  path: '/overtaken/place',
  access: 'required',
  request: v.object({}),
  reply: text,
});

const TAGS = declareTags('OvertakenOrders', 'OvertakenNotices');
type Rows = readonly { readonly id: number }[];
const api = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    overtakenOrders: build.query<Rows, void>({
      query: () => ({ call: orders, request: {} }),
      providesTags: [TAGS.OvertakenOrders],
    }),
    overtakenNotices: build.query<Rows, void>({
      query: () => ({ call: notices, request: {} }),
      providesTags: [TAGS.OvertakenNotices],
    }),
    overtakenSlow: build.query<Rows, void>({ query: () => ({ call: slow, request: {} }) }),
    overtakenPlace: build.mutation<string, void>({
      query: () => ({ call: place, request: {} }),
      invalidatesTags: [TAGS.OvertakenOrders],
    }),
  }),
});
const { overtakenOrders, overtakenNotices, overtakenSlow, overtakenPlace } = api.endpoints;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A back end with one list of orders, whose answers are as of their request and wait until they are released. */
function exchange() {
  let placed = 0;
  const reads: (() => void)[] = [];
  let notice = 0;
  server.use(
    respond(orders, async () => {
      const rows = Array.from({ length: placed }, (_, index) => ({ id: index + 1 }));
      await new Promise<void>((release) => {
        reads.push(release);
      });
      return rows;
    }),
    respond(notices, () => {
      notice += 1;
      return [{ id: notice }];
    }),
    respond(slow, never),
    respond(place, () => {
      placed += 1;
      return 'ok';
    }),
  );
  const store = testStore({ session: { token: 'a-token', userId: 7 } });
  /** Releases the answer of the given read of the orders. */
  const answer = async (read: number) => {
    await eventually(() => expect(reads.length).toBeGreaterThan(read));
    reads[read]?.();
  };
  return { store, answer, readCount: () => reads.length, noticeCount: () => notice };
}
type Store = ReturnType<typeof exchange>['store'];
const ordersOf = (store: Store) => overtakenOrders.select()(store.getState()).data;

it('a list is read again as soon as a write has changed it, while another read hangs', async () => {
  const { store, answer } = exchange();
  void store.dispatch(overtakenOrders.initiate());
  await answer(0);
  await eventually(() => expect(ordersOf(store)).toEqual([]));
  void store.dispatch(overtakenSlow.initiate());
  await store.dispatch(overtakenPlace.initiate());
  await answer(1);
  await eventually(() => expect(ordersOf(store)).toEqual([{ id: 1 }]));
  expect(overtakenSlow.select()(store.getState()).isLoading).toBe(true);
});

it('a list whose first read is pending when a write ends is read once more', async () => {
  const { store, answer, readCount } = exchange();
  void store.dispatch(overtakenOrders.initiate());
  await eventually(() => expect(readCount()).toBe(1));
  await store.dispatch(overtakenPlace.initiate());
  await answer(0);
  await answer(1);
  await eventually(() => expect(ordersOf(store)).toEqual([{ id: 1 }]));
  expect(readCount()).toBe(2);
});

it('a pending read is repeated once after several events, and a list of other data is not', async () => {
  const { store, answer, readCount, noticeCount } = exchange();
  void store.dispatch(overtakenOrders.initiate());
  await eventually(() => expect(readCount()).toBe(1));
  await store.dispatch(overtakenNotices.initiate());
  for (let event = 0; event < 3; event += 1) {
    store.dispatch(exchangeApi.util.invalidateTags([TAGS.OvertakenOrders]));
  }
  await answer(0);
  await answer(1);
  await eventually(() => expect(overtakenOrders.select()(store.getState()).isLoading).toBe(false));
  await store.dispatch(overtakenNotices.initiate(undefined, { forceRefetch: true }));
  expect(readCount()).toBe(2);
  expect(noticeCount()).toBe(2);
});
