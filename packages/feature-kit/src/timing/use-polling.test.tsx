import { attachRefetchListeners, exchangeApi } from '@bourse/api-client';
import { defineCall, text } from '@bourse/contracts/wire';
import { respond } from '@bourse/api-client/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { freshServer } from '../test-server/fresh-server';
import { renderFeature } from '../testing/render-feature';
import { usePolledRead, usePolling } from './use-polling';

const answer = vi.fn<() => Response | string>();
const prices = defineCall({ method: 'GET', path: '/prices', access: 'public', request: v.object({}), reply: text });
freshServer(() => [respond(prices, () => answer())]);

const pollingApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    pricesForTest: build.query<string, void>({ query: () => ({ call: prices, request: {} }) }),
  }),
});

/** A screen that polls every five seconds. */
function Prices() {
  const polling = usePolling(5000);
  pollingApi.endpoints.pricesForTest.useQuery(undefined, polling);
  return <output>{polling.pollingInterval}</output>;
}

const overloaded = (headers: Record<string, string> = {}) => new HttpResponse(null, { status: 503, headers });
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const intervalIs = (milliseconds: number) =>
  eventually(() => expect(screen.getByRole('status')).toHaveTextContent(String(milliseconds)));
const asked = (times: number) => eventually(() => expect(answer).toHaveBeenCalledTimes(times));

let visibility: DocumentVisibilityState = 'visible';
function show(state: DocumentVisibilityState) {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

beforeEach(() => {
  answer.mockReset().mockReturnValue('1');
  visibility = 'visible';
  // The remaining timers are real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('usePolling polls more slowly while the back end is overloaded, and at its own pace after the first answer', async () => {
  answer.mockImplementation(() => overloaded());
  renderFeature(<Prices />);
  await intervalIs(10_000);
  await wait(10);
  await intervalIs(20_000);
  answer.mockReturnValue('1');
  await wait(20);
  await intervalIs(5000);
  expect(answer).toHaveBeenCalledTimes(3);
});

it('usePolling polls nothing during the pause that the back end asked for', async () => {
  answer.mockImplementation(() => overloaded({ 'Retry-After': '120' }));
  renderFeature(<Prices />);
  await intervalIs(0);
  await wait(119);
  expect(answer).toHaveBeenCalledOnce();
  await wait(2);
  await intervalIs(10_000);
  await wait(10);
  await asked(2);
});

it('usePolling polls nothing in a hidden tab', async () => {
  const { store } = renderFeature(<Prices />);
  const stop = attachRefetchListeners(store);
  await asked(1);
  await wait(5);
  await asked(2);
  show('hidden');
  await wait(600);
  expect(answer).toHaveBeenCalledTimes(2);
  show('visible');
  await wait(5);
  await asked(3);
  stop();
});

/** Reads every five seconds what no query polls. */
function Results({ read }: { readonly read: () => void }) {
  usePolledRead(usePolling(5000), read);
  return null;
}

it('usePolledRead reads in the interval of a poll, nothing in a hidden tab, and more slowly while the back end is overloaded', async () => {
  answer.mockImplementation(() => overloaded());
  const read = vi.fn<() => void>();
  renderFeature(<Results read={read} />, { beside: <Prices /> });
  await intervalIs(10_000);
  await wait(9);
  expect(read).not.toHaveBeenCalled();
  await wait(1);
  expect(read).toHaveBeenCalledOnce();
  show('hidden');
  await wait(60);
  expect(read).toHaveBeenCalledOnce();
});
