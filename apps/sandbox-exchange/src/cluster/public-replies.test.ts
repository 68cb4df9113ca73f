import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoreAwayError, type CoreReply } from './core-client';
import { PublicReplies } from './public-replies';

const replyOf = (text: string, status = 200): CoreReply => ({ status, headers: {}, body: Buffer.from(text) });

const textAt = (time: number) => JSON.stringify({ type: 'ok', message: time });

function replies() {
  let now = 0;
  const cache = new PublicReplies(() => now);
  const ask = vi.fn<() => Promise<CoreReply>>(async () => replyOf(textAt(now)));
  return {
    ask,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    read: async (version: number, key = 'quotation') => (await cache.read({ key, version, ask })).body.toString(),
  };
}

it('the cache of public replies requests a reply again after a change, once a second', async () => {
  const { read, pass } = replies();
  expect(await read(1)).toBe(textAt(0));
  pass(900);
  expect(await read(2)).toBe(textAt(0));
  pass(200);
  expect(await read(2)).toBe(textAt(1100));
});

it('the cache of public replies keeps a reply that has not changed for a minute', async () => {
  const { read, pass } = replies();
  await read(1);
  pass(59_000);
  expect(await read(1)).toBe(textAt(0));
  pass(2000);
  expect(await read(1)).toBe(textAt(61000));
});

it('the cache of public replies asks once for requests at the same time', async () => {
  const { read, ask } = replies();
  await Promise.all(Array.from({ length: 50 }, () => read(1)));
  expect(ask).toHaveBeenCalledOnce();
});

it('the cache of public replies answers the last reply while the core is away', async () => {
  const { read, pass, ask } = replies();
  await read(1);
  pass(120_000);
  ask.mockRejectedValue(new CoreAwayError('away'));
  expect(await read(2)).toBe(textAt(0));
  await expect(read(2, 'news')).rejects.toThrow(CoreAwayError);
});

it('the cache of public replies does not keep a failure', async () => {
  const { read, ask } = replies();
  ask.mockResolvedValueOnce(replyOf('busy', 503));
  expect(await read(1)).toBe('busy');
  expect(await read(1)).toBe(textAt(0));
});

it.each([
  ['an empty body', ''],
  ['a page of a proxy', '<html>'],
  ['a list', '[]'],
  ['an object without the keys of an envelope', '{"a":1}'],
])('the cache of public replies does not keep %s', async (_what, body) => {
  const { read, ask } = replies();
  ask.mockResolvedValueOnce(replyOf(body));
  expect(await read(1)).toBe(body);
  expect(await read(1)).toBe(textAt(0));
});

it('the cache of public replies keeps both kinds of envelopes', async () => {
  const { read, ask } = replies();
  const bars = '{"code":1,"data":[]}';
  ask.mockResolvedValueOnce(replyOf(bars));
  expect([await read(1), await read(1)]).toEqual([bars, bars]);
});

function readingNow() {
  const cache = new PublicReplies();
  const ask = vi.fn<() => Promise<CoreReply>>(async () => replyOf(textAt(performance.now())));
  return { ask, readNow: async () => (await cache.readNow({ key: 'trades', ask })).body.toString() };
}

describe('a fresh reply', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('a fresh reply is requested at once, and then once a second for all requests of that second', async () => {
    const { ask, readNow } = readingNow();
    expect(await readNow()).toBe(textAt(0));
    await vi.advanceTimersByTimeAsync(400);
    const later = Promise.all([readNow(), readNow()]);
    await vi.advanceTimersByTimeAsync(600);
    expect(await later).toEqual([textAt(1000), textAt(1000)]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('a fresh reply is never one that was being made when the request came', async () => {
    const { ask, readNow } = readingNow();
    const made = Promise.withResolvers<CoreReply>();
    ask.mockReturnValueOnce(made.promise);
    const [first, second] = [readNow(), vi.advanceTimersByTimeAsync(10).then(readNow)];
    await vi.advanceTimersByTimeAsync(20);
    made.resolve(replyOf(textAt(-1)));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBe(textAt(-1));
    expect(await second).toBe(textAt(1030));
  });
});
