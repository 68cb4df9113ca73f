import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { startExchange, type Exchange } from '../shared/exchange.ts';

/** Milliseconds, bytes, bytes. */
const told = v.object({ pause: v.number(), heap: v.number(), rss: v.number() });
export type Told = v.InferOutput<typeof told>;

export interface WatchedExchange extends Exchange {
  /** The longest pause of its thread since the last time; heap after a collection, and resident memory. */
  readonly ask: () => Promise<Told>;
}

/** An exchange that tells of its pauses and its memory. */
export async function startWatched(environment: Readonly<Record<string, string>>): Promise<WatchedExchange> {
  const folder = await mkdtemp(join(tmpdir(), 'bourse-pauses-'));
  const file = join(folder, 'pauses.json');
  const preload = pathToFileURL(join(import.meta.dirname, 'pauses.ts')).href;
  const exchange = await startExchange({
    ...environment,
    NODE_OPTIONS: `--expose-gc --import=${preload}`,
    BENCH_PAUSES: file,
  });
  return {
    ...exchange,
    async ask() {
      await rm(file, { force: true });
      process.kill(exchange.pid, 'SIGUSR2');
      for (;;) {
        await wait(20);
        const text = await readFile(file, 'utf8').catch(() => '');
        if (text.endsWith('}')) return v.parse(told, JSON.parse(text));
      }
    },
    async stop() {
      await exchange.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
