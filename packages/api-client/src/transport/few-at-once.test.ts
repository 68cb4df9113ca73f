import { expect, it, onTestFinished, vi } from 'vitest';
import { fewAtOnce } from './few-at-once';

/** Requests of the page end when the test wants, in any order. */
function heldFetch() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<Response>>();
  vi.stubGlobal('fetch', (name: string, init?: RequestInit) => {
    if (init?.signal?.aborted) return Promise.reject(init.signal.reason);
    begun.push(name);
    const held = Promise.withResolvers<Response>();
    ends.set(name, held);
    return held.promise;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { begun, endOf: (name: string) => ends.get(name) };
}

it('the third of two requests at once begins when one of them ends, with a reply or without', async () => {
  const { begun, endOf } = heldFetch();
  const few = fewAtOnce(2);
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => few(name));
  expect(begun).toEqual(['a', 'b']);
  endOf('b')?.resolve(new Response('b'));
  expect(await (await second)?.text()).toBe('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  endOf('a')?.reject(new TypeError('no connection'));
  await expect(first).rejects.toThrow('no connection');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  endOf('c')?.resolve(new Response('c'));
  endOf('d')?.resolve(new Response('d'));
  await Promise.all([third, fourth]);
  void few('e');
  void few('f');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('a request that is aborted while it waits is not sent, and takes nobody’s turn', async () => {
  const { begun, endOf } = heldFetch();
  const few = fewAtOnce(1);
  const first = few('a');
  const controller = new AbortController();
  const second = few('b', { signal: controller.signal });
  const third = few('c');
  controller.abort();
  endOf('a')?.resolve(new Response('a'));
  await first;
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  expect(begun).toEqual(['a', 'c']);
  endOf('c')?.resolve(new Response('c'));
  await third;
  void few('d');
  expect(begun).toEqual(['a', 'c', 'd']);
});
