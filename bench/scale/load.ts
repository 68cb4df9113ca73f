import { setTimeout as wait } from 'node:timers/promises';

/** A write that the load repeats: its path and the fields, which differ from call to call, and the time between two in milliseconds. */
export interface Write {
  readonly product: string;
  readonly path: string;
  readonly fields: (number: number) => Record<string, string>;
  readonly pauseMs: number;
}

/** One user who makes one kind of write, one after another. */
export interface Worker {
  readonly product: string;
  readonly userId: number;
  /** Acknowledged. */
  done: number;
  refused: number;
  /** Without an answer, or with status 503. Each is sent again as it was until it is acknowledged. */
  unknown: number;
}

export interface Load {
  readonly workers: readonly Worker[];
  /** Moments of acknowledgement, in milliseconds of `performance.now`. */
  readonly acknowledged: readonly number[];
  /**
   * Resolves when each request that was sent is acknowledged or refused.
   * @throws Error if one has no such answer after a minute
   */
  stop(): Promise<void>;
}

const AGAIN_MS = 200;
const GIVE_UP_MS = 20_000;
const STOP_WITHIN_MS = 60_000;

/** A user of the load. */
export interface User {
  readonly id: number;
  readonly token: string;
}

/**
 * Users who write through the address of the cluster until they are stopped. A request is repeated with the same `t` and fields. A user has one
 * load at a time.
 */
export function startLoad(address: string, writes: readonly (readonly [Write, User])[]): Load {
  const acknowledged: number[] = [];
  const stopping = new AbortController();
  let endsAt = Number.POSITIVE_INFINITY;

  async function send(path: string, t: number, fields: Record<string, string>, token: string) {
    try {
      const response = await fetch(`${address}/api${path}?t=${t}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { authorization: token },
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      const text = await response.text();
      if (response.status === 503) return 'unknown';
      return text.startsWith('{"type":"ok"') ? 'done' : 'refused';
    } catch {
      return 'unknown';
    }
  }

  async function work(worker: Worker, { path, fields, pauseMs }: Write, { token }: User, first: number): Promise<void> {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const t = first + number;
      for (;;) {
        const outcome = await send(path, t, fields(number), token);
        if (outcome === 'done') {
          worker.done += 1;
          acknowledged.push(performance.now());
          break;
        }
        if (outcome === 'refused') {
          worker.refused += 1;
          break;
        }
        worker.unknown += 1;
        if (performance.now() > endsAt) throw new Error(`The outcome of ${path} stays unknown.`);
        await wait(AGAIN_MS);
      }
      await wait(pauseMs);
    }
  }

  const workers = writes.map(([{ product }, { id }]): Worker => ({
    product,
    userId: id,
    done: 0,
    refused: 0,
    unknown: 0,
  }));
  const first = Date.now();
  const running = writes.map(async ([write, user], index) => {
    const worker = workers[index];
    if (worker) await work(worker, write, user, first);
  });
  // A failure is that of `stop`.
  for (const one of running) one.catch(() => undefined);
  return {
    workers,
    acknowledged,
    async stop() {
      endsAt = performance.now() + STOP_WITHIN_MS;
      stopping.abort();
      await Promise.all(running);
    },
  };
}
