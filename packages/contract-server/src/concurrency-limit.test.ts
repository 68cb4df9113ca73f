import { setImmediate as eventLoop } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { TooBusyError, ConcurrencyLimit } from './concurrency-limit';

/** Work that ends when the test says so. */
function work() {
  const gate = Promise.withResolvers<string>();
  let hasBegun = false;
  const run = () => {
    hasBegun = true;
    return gate.promise;
  };
  return { run, hasBegun: () => hasBegun, end: gate.resolve, fail: gate.reject };
}

it('the limit runs a fixed number of jobs at the same time, the others in order of arrival', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 2, mostWaiting: 5 });
  const works = [work(), work(), work(), work()];
  const done = works.map(({ run }) => limit.run(run));
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
  works[1]?.end('second');
  expect(await done[1]).toBe('second');
  await eventLoop();
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false]);
  for (const { end } of works) end('done');
  await Promise.all(done);
});

it('the limit refuses jobs when too many wait, and accepts them again later', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 1 });
  const works = [work(), work()];
  const done = works.map(({ run }) => limit.run(run));
  await expect(limit.run(() => Promise.resolve('third'))).rejects.toThrow(TooBusyError);
  for (const { end } of works) end('done');
  await Promise.all(done);
  expect(await limit.run(() => Promise.resolve('third'))).toBe('third');
});

it('the limit lets other events of the process run between two jobs', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 2 });
  const order: string[] = [];
  const works = ['first', 'second', 'third'].map((name) =>
    limit.run(async () => {
      order.push(name);
      setImmediate(() => order.push('event'));
    }),
  );
  await Promise.all(works);
  expect(order).toEqual(['first', 'event', 'second', 'event', 'third']);
});

it('the limit runs the next job when one fails', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 1 });
  const failing = work();
  const failed = limit.run(failing.run);
  const next = limit.run(() => Promise.resolve('next'));
  failing.fail(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
