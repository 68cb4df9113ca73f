// @vitest-environment jsdom
import { exchangeApi } from '@bourse/api-client';
import { createRealtime } from '@bourse/realtime';
import type * as realtime from '@bourse/realtime';
import { defineCall } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { createExchangeClient } from './exchange-client';

vi.mock('@bourse/realtime', async (importOriginal) => {
  const original = await importOriginal<typeof realtime>();
  return { ...original, createRealtime: vi.fn<typeof original.createRealtime>(original.createRealtime) };
});

/** The memory of a page, which ends at once. */
function memoryOfPage() {
  const { realtime: connection } = createExchangeClient();
  connection.close();
  return vi.mocked(createRealtime).mock.lastCall?.[0].versionMemory;
}

it('the client of a page begins with the version of the socket that the page before it has found', () => {
  expect(memoryOfPage()?.read()).toBeUndefined();
  memoryOfPage()?.write(2);
  expect(memoryOfPage()?.read()).toBe(2);
});

it('the client of a page ignores a stored version of the socket that it does not speak', () => {
  localStorage.setItem('bourse.socket-version', '3');
  expect(memoryOfPage()?.read()).toBeUndefined();
});

const anything = { method: 'POST', access: 'public', request: v.object({}), reply: v.unknown() } as const;
const calls = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    readPart: build.query<unknown, number>({
      query: (part) => ({ call: defineCall({ ...anything, path: `/part${part}` }), request: {} }),
    }),
    write: build.mutation<unknown, void>({
      query: () => ({ call: defineCall({ ...anything, path: '/write' }), request: {} }),
    }),
  }),
});

it.each([
  ['http', 5],
  ['https', 9],
] as const)(
  'slow queries leave a command one of the six connections of a browser where they are few (%s)',
  async (protocol, sent) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (input: string) => {
      asked.push(new URL(input).pathname);
      return new Promise(() => undefined);
    });
    const { store, realtime: connection } = createExchangeClient({ origin: `${protocol}://exchange.example` });
    const queries = Array.from({ length: 8 }, (_, part) => store.dispatch(calls.endpoints.readPart.initiate(part)));
    const command = store.dispatch(calls.endpoints.write.initiate());
    await vi.waitFor(() => expect(asked).toHaveLength(sent));
    expect(asked).toContain('/api/write');
    for (const each of [...queries, command]) each.abort();
    connection.close();
    vi.unstubAllGlobals();
  },
);
