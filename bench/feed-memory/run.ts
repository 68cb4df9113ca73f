import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { memoryOf } from '../sandbox-load/memory.ts';
import { SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import type { Bench, BenchOptions, Findings } from '../shared/bench.ts';
import { startExchange } from '../shared/exchange.ts';
import { round } from '../shared/statistics.ts';
import { freePort, openHeap } from './heap.ts';
import { writeRecording } from './recording.ts';

const HOURS = 24;
const QUICK_HOURS = 2;
const HOUR_MS = 3_600_000;
/** Recorded seconds a second; the fastest that the product has. */
const SPEED = 60;
const LOOK_EVERY_MS = 1000;
/** MB an hour of the recording, after the first one. */
const MOST_GROWTH = 5;
const MB_OF_MIB = 1.048_576;

const state = v.object({ from: v.number(), at: v.number(), isEnded: v.boolean() });

/** Memory of the exchange at the end of an hour of the recording, MiB. */
interface Reading {
  readonly hour: number;
  readonly heap: number;
  readonly resident: number;
}

/** SIGTERM ends it with the hours until then. */
async function measure({ isQuick, ...options }: BenchOptions): Promise<Findings> {
  const hours = isQuick ? QUICK_HOURS : HOURS;
  const folder = await mkdtemp(join(tmpdir(), 'bourse-feed-'));
  const file = join(folder, 'day.ticks.gz');
  try {
    options.say(`writing a recording of ${hours} hours`);
    await writeRecording(file, hours);
    return findingsOf(await play(file, { hours, ...options }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Play extends Pick<BenchOptions, 'say' | 'isStopped'> {
  readonly hours: number;
}

/** Plays the recording in an exchange of its own; the memory at the end of each hour. */
async function play(file: string, { hours, say, isStopped }: Play): Promise<readonly Reading[]> {
  const port = await freePort();
  const exchange = await startExchange({
    FEED: `recorded:${file}`,
    SANDBOX_CONTROL: '1',
    SANDBOX_TOKEN,
    NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
  });
  const readings: Reading[] = [];
  try {
    const heap = await openHeap(port);
    await replay(exchange.address, { action: 'speed', speed: SPEED });
    await replay(exchange.address, { action: 'play' });
    for (let isEnded = false; !isEnded && !isStopped() && readings.length < hours;) {
      // oxlint-disable-next-line no-await-in-loop -- looks again and again
      const now = await replay(exchange.address);
      isEnded = now.isEnded;
      if (now.at - now.from >= (readings.length + 1) * HOUR_MS || isEnded) {
        // oxlint-disable-next-line no-await-in-loop -- one reading after another
        const [used, resident] = [await heap.used(), await memoryOf(exchange.pid)];
        readings.push({ hour: readings.length + 1, heap: round(used), resident: round(resident) });
        say(`hour ${readings.length}: heap ${round(used)} MiB, resident ${round(resident)} MiB`);
      }
      // oxlint-disable-next-line no-await-in-loop -- looks again and again
      await pause(LOOK_EVERY_MS);
    }
    heap.close();
  } finally {
    await exchange.stop();
  }
  return readings;
}

/** The position of the replay, after a move if there is one. */
async function replay(address: string, move?: object) {
  const headers = { 'x-sandbox-token': SANDBOX_TOKEN, 'content-type': 'application/json' };
  const url = `${address}/sandbox/replay`;
  if (move) {
    const moved = await fetch(url, { method: 'POST', headers, body: JSON.stringify(move) });
    if (!moved.ok) throw new Error(await moved.text());
  }
  return v.parse(state, await (await fetch(url, { headers })).json());
}

function findingsOf(readings: readonly Reading[]): Findings {
  const growth = (of: 'heap' | 'resident') => {
    const [first, last] = [readings[0], readings.at(-1)];
    return first && last && last.hour > first.hour
      ? round(((last[of] - first[of]) * MB_OF_MIB) / (last.hour - first.hour))
      : undefined;
  };
  const goal = (what: string, of: 'heap' | 'resident') => {
    const grown = growth(of);
    return {
      what: `${what}: growth an hour of the recording, after the first of ${readings.length}`,
      measured: grown === undefined ? 'not measured' : `${grown} MB`,
      wanted: `at most ${MOST_GROWTH} MB`,
      isReached: grown !== undefined && grown <= MOST_GROWTH,
    };
  };
  return {
    goals: [goal('heap and buffers after a garbage collection', 'heap'), goal('resident memory', 'resident')],
    tables: [
      {
        caption: 'Memory of the exchange by hour of the recording',
        columns: ['hour', 'heap and buffers, MiB', 'resident, MiB'],
        rows: readings.map(({ hour, heap, resident }) => [hour, heap, resident]),
      },
    ],
    notes: [
      `A recording is played at ${SPEED} ×: two pairs with a book a second each and about 100 trades a minute, the five minutes of the ` +
        'repository again and again; the other pairs are simulated. Nobody is logged in.',
    ],
  };
}

export const feedMemory: Bench = {
  name: 'feed-memory',
  title: 'Memory of the exchange over a day of followed prices',
  measure,
};
