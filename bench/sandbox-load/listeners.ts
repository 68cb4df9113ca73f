/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin, unlike windows */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Interest } from '@bourse/contracts/events';
import * as v from 'valibot';

const message = v.object({
  ready: v.optional(v.number()),
  heard: v.optional(v.number()),
  lost: v.optional(v.string()),
});

/**
 * Sockets in a thread of their own, so that reading them does not delay the traders' clocks. Without an interest they get the events
 * of every pair.
 */
export async function openListeners(address: string, size: number, interest?: Interest) {
  const worker = new Worker(new URL('crowd.ts', import.meta.url), {
    workerData: { address, size, auth: interest === undefined ? {} : { subscribe: interest } },
  });
  const failed = once(worker, 'error').then(([error]) => {
    throw error instanceof Error ? error : new Error(String(error));
  });
  let lost = 0;
  let heard: ((count: number) => void) | undefined;
  const ready = new Promise<void>((resolve) => {
    worker.on('message', (sent: unknown) => {
      const told = v.parse(message, sent);
      if (told.ready !== undefined) resolve();
      if (told.heard !== undefined) heard?.(told.heard);
      if (told.lost !== undefined) lost += 1;
    });
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return {
    lost: () => lost,
    /** Events since the last time. */
    count: () =>
      Promise.race([
        new Promise<number>((resolve) => {
          heard = resolve;
          worker.postMessage('count');
        }),
        failed,
      ]),
    close: async () => {
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      await ended;
    },
  };
}
