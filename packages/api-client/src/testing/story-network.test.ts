import { eventually } from '@bourse/vitest-config/eventually';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { onStoryNetwork, setStoryNetwork, storyFetch, storySession, type StoryNetwork } from './story-network';

const call = storyFetch([http.get('*/api/x', () => HttpResponse.json('from a handler'))]);
const address = 'http://bourse.test/api/x';

afterEach(() => {
  setStoryNetwork({ condition: 'live' });
  vi.useRealTimers();
});

it('a call of a story is answered by the first handler that matches', async () => {
  await expect((await call(address)).json()).resolves.toBe('from a handler');
});

it('a call of a story fails with a network error if no handler matches', async () => {
  await expect(call('http://bourse.test/api/y')).rejects.toThrow('no handler answers http://bourse.test/api/y');
});

it('a call of a story fails with a network error while offline', async () => {
  setStoryNetwork({ condition: 'offline' });
  await expect(call(address)).rejects.toThrow(TypeError);
});

it('a call of a story gets a 500 from a failing network', async () => {
  setStoryNetwork({ condition: 'failing' });
  expect((await call(address)).status).toBe(500);
});

it('a call of a story waits three seconds on a slow network', async () => {
  vi.useFakeTimers();
  setStoryNetwork({ condition: 'slow' });
  const arrived = vi.fn<(response: Response) => void>();
  void call(address).then(arrived);
  await vi.advanceTimersByTimeAsync(2999);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await eventually(() => expect(arrived).toHaveBeenCalledOnce());
});

it('a call of a story can be aborted while it waits', async () => {
  setStoryNetwork({ condition: 'slow' });
  const abort = new AbortController();
  const given = call(address, { signal: abort.signal });
  abort.abort();
  await expect(given).rejects.toThrow('given up');
});

it('a call of a story goes to the sandbox exchange with its user if one is selected', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json('from the sandbox'));
  setStoryNetwork({ condition: 'live', sandbox: { session: { token: 'real', userId: 3 } } });
  await expect((await call(address)).json()).resolves.toBe('from the sandbox');
  expect(sent).toHaveBeenCalledOnce();
  expect(storySession({ token: 'pretended' })).toEqual({ token: 'real', userId: 3 });
});

it('listeners are notified of a change until they unsubscribe', () => {
  const heard: StoryNetwork[] = [];
  const stop = onStoryNetwork((network) => heard.push(network));
  setStoryNetwork({ condition: 'slow' });
  stop();
  setStoryNetwork({ condition: 'offline' });
  expect(heard).toEqual([{ condition: 'slow' }]);
});
