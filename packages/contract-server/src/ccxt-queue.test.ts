import { afterEach, expect, it, vi } from 'vitest';
import { queueRequests, monotonicNow, NotSentError, overtime, runTimed, type TimedCall } from './ccxt';

/** An exchange whose limiter lets a request pass when the test says so. */
function limited() {
  const waiting: (() => void)[] = [];
  const sent: string[] = [];
  const clock = { at: 0 };
  const exchange = { throttle: () => new Promise<void>((resolve) => waiting.push(resolve)) };
  return {
    exchange,
    sent,
    clock,
    now: () => clock.at,
    /** Requests that the limiter was asked for. */
    asked: () => waiting.length,
    pass: async () => {
      waiting.shift()?.();
      await settled();
    },
    send: (name: string, call: TimedCall) =>
      runTimed(call, async () => {
        await exchange.throttle();
        sent.push(name);
      }),
  };
}

const settled = () => new Promise((resolve) => void setImmediate(resolve));

it('a request that has waited too long is not sent, and takes no part of the limit', async () => {
  const { exchange, sent, clock, now, asked, pass, send } = limited();
  queueRequests(exchange, { now });
  const calls = ['first', 'late', 'timely'].map((name) => send(name, { sendBefore: name === 'late' ? 10 : 100 }));
  const late = calls[1]?.catch((error: unknown) => error);
  await settled();
  expect(asked()).toBe(1);
  clock.at = 20;
  await pass();
  await pass();
  expect(sent).toEqual(['first', 'timely']);
  expect(await late).toBeInstanceOf(NotSentError);
});

it('a request whose time ends while the limiter holds it is not sent', async () => {
  const { exchange, sent, clock, now, pass, send } = limited();
  queueRequests(exchange, { now });
  const late = send('late', { sendBefore: 10 }).catch((error: unknown) => error);
  await settled();
  clock.at = 10;
  await pass();
  expect(await late).toBeInstanceOf(NotSentError);
  expect(sent).toEqual([]);
});

it('a call whose time ends between two requests is not one that was not sent', async () => {
  const { exchange, clock, now, pass } = limited();
  queueRequests(exchange, { now });
  const call = runTimed({ sendBefore: 10 }, async () => {
    await exchange.throttle();
    await exchange.throttle();
  }).catch((error: unknown) => error);
  await settled();
  await pass();
  clock.at = 10;
  await pass();
  const error = await call;
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(NotSentError);
});

it('a request waits until none goes first', async () => {
  const { exchange, sent, now, pass, send } = limited();
  const first = Promise.withResolvers<void>();
  queueRequests(exchange, { now, hold: () => first.promise });
  const made = send('read', { sendBefore: 10 });
  await settled();
  await pass();
  expect(sent).toEqual([]);
  first.resolve();
  await made;
  expect(sent).toEqual(['read']);
});

afterEach(() => vi.useRealTimers());

it('a call that still waits for the limiter at its time is told as not sent, and one that has been sent is not', async () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const sendBefore = monotonicNow() + 9000;
  for (const [name, hasSent] of [
    ['waiting', false],
    ['sent', true],
  ] as const) {
    overtime({ sendBefore, hasSent }).catch((error: unknown) =>
      told.push(`${name} ${String(error instanceof NotSentError)}`),
    );
  }
  await vi.advanceTimersByTimeAsync(8999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(told).toEqual(['waiting true']);
});

it('the request of an urgent call goes before those that already wait', async () => {
  const { exchange, sent, now, pass, send } = limited();
  queueRequests(exchange, { now });
  const calls = ['book', 'bars', 'trades'].map((name) => send(name, { sendBefore: 100 }));
  await settled();
  calls.push(send('orders', { sendBefore: 100, isFirst: true }));
  for (const _ of calls) await pass();
  expect(sent).toEqual(['book', 'orders', 'bars', 'trades']);
});
