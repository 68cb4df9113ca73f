/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin, unlike windows */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

const told = v.tuple([v.object({ asked: v.number() })]);

/** A load in a thread of its own, prepared, so that its replies do not delay the clock of the orders. */
export async function openLoad(address: string, name: string, isQuick: boolean) {
  const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: { address, name, isQuick } });
  // Rejects if the thread fails.
  const next = async () => v.parse(told, await once(worker, 'message'))[0].asked;
  await next();
  return {
    start: () => worker.postMessage('start'),
    /** After the last reply; the number of requests. */
    stop: () => {
      worker.postMessage('stop');
      return next();
    },
    end: () => worker.terminate(),
  };
}
