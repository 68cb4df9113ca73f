// @vitest-environment jsdom
import { BALANCE, exchangeApi } from '@bourse/api-client';
import { defineCall } from '@bourse/contracts/wire';
import { respond, testStore } from '@bourse/api-client/testing';
import { balanceChanged, defineEvent } from '@bourse/contracts/events';
import { fakeRealtime } from '@bourse/realtime/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { freshServer } from '../test-server/fresh-server';
import { refetchOn } from './refetch-on';

const balance = defineCall({
  method: 'GET',
  path: '/test/balance',
  access: 'required',
  request: v.object({}),
  reply: v.number(),
});
const settled = defineEvent({ name: 'test_settled', payload: v.unknown(), delivery: 'last', key: () => 'user' });

const api = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    testBalance: build.query<number, void>({
      query: () => ({ call: balance, request: {} }),
      providesTags: [BALANCE],
      onCacheEntryAdded: refetchOn([balanceChanged, settled], () => [BALANCE]),
    }),
  }),
});

const served = { count: 0 };
freshServer(() => {
  served.count = 0;
  return [respond(balance, () => (served.count += 1))];
});

it('refetchOn reads again after each event of the user and after a reconnect, while the entry is in use', async () => {
  const realtime = fakeRealtime();
  const store = testStore({ extra: { realtime }, session: { token: 'token', userId: 7 } });
  const reading = store.dispatch(api.endpoints.testBalance.initiate());
  await reading;
  realtime.emit(balanceChanged, {});
  await eventually(() => expect(served.count).toBe(2));
  realtime.emit(settled, {});
  await eventually(() => expect(served.count).toBe(3));
  realtime.resync();
  await eventually(() => expect(served.count).toBe(4));
  expect(realtime.isHeard(balanceChanged)).toBe(true);
});
