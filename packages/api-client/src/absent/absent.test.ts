// @vitest-environment jsdom
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defineCall } from '@bourse/contracts/wire';
import { exchangeApi } from '../exchange-api';
import { html, rejection, respond, status, testStore } from '../testing';
import { selectAbsentCalls } from './slice';

const news = defineCall({
  method: 'GET',
  path: '/test/news',
  access: 'public',
  request: v.object({}),
  reply: v.string(),
});
const api = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    testNews: build.query<string, void>({ query: () => ({ call: news, request: {} }) }),
  }),
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function askedWith(answer: () => ReturnType<typeof status> | string) {
  let asked = 0;
  server.use(
    respond(news, () => {
      asked += 1;
      return answer();
    }),
  );
  const store = testStore({ extra: {} });
  const ask = async () => {
    const { data, error } = await store.dispatch(api.endpoints.testNews.initiate(undefined, { forceRefetch: true }));
    return data ?? error;
  };
  return { store, ask, asked: () => asked };
}

describe('a call that the back end lacks', () => {
  it.each([404, 405])('a call that the back end lacks is known after the first %d and not sent again', async (code) => {
    const { store, ask, asked } = askedWith(() => status(code));
    expect(await ask()).toEqual({ kind: 'http', status: code });
    expect(selectAbsentCalls(store.getState())).toEqual({ '/test/news': 'refused' });
    expect(await ask()).toMatchObject({ kind: 'http' });
    expect(asked()).toBe(1);
  });

  it('a call that the back end lacks is known after a page of the web server, until it answers', async () => {
    const { store, ask } = askedWith(() => html());
    await ask();
    expect(selectAbsentCalls(store.getState())).toEqual({ '/test/news': 'page' });
    server.use(respond(news, () => 'there'));
    expect(await ask()).toBe('there');
    expect(selectAbsentCalls(store.getState())).toEqual({});
  });
});

it.each([
  ['a refusal', () => rejection('no')],
  ['a failure', () => status(500)],
])('a call with %s exists', async (_case, answer) => {
  const { store, ask } = askedWith(answer);
  await ask();
  expect(selectAbsentCalls(store.getState())).toEqual({});
});
