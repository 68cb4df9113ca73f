import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@bourse/contract-server';
import { seededRandom } from '../../simulation/random';
import type { FeedEvent } from '../price-feed';
import { simulatedFeed } from '../simulated-feed';
import { moveReplay } from './move';
import { record } from './recorder';
import { Replay } from './replay';

const START = Date.UTC(2026, 10, 20, 8);
const SYMBOL = 'BTC/USDT';
const HEADER = { format: 'bourse-ticks', version: 1, venue: 'Kraken', from: 0, symbols: {}, barLengths: [] };

/** Five minutes of the simulated market, twice a second, made with `npm run x -- record`. */
const SHORT = join(import.meta.dirname, '../../testing/recordings/short.ticks.gz');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bourse-ticks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Everything that a replay does up to a time: events, then what is applied and when. */
async function played(
  file: string,
  to: number,
  startAt?: number,
): Promise<{ replay: Replay; log: unknown[]; events: FeedEvent[] }> {
  const replay = await Replay.open(file, startAt);
  const log: unknown[] = [];
  const events: FeedEvent[] = [];
  replay.listen((event) => events.push(event));
  replay.start({
    apply: async () => void log.push([events.length, replay.clock.now()]),
    tick: () => Promise.resolve(),
    onPause: () => undefined,
    onError: (error) => log.push(error),
  });
  replay.pause();
  await replay.playTo(to);
  return { replay, log, events };
}

describe('a recording', () => {
  it('a recording has each trade, a book once a second at most and every ten seconds at least, and the bars before it', async () => {
    let now = START;
    const feed = simulatedFeed({ clock: { now: () => now }, random: seededRandom('test'), symbols: [SYMBOL] });
    const file = join(folder, 'ticks');
    const recorder = await record(feed, { file, now, history: { minutes: 0, hours: 0, parts: 0 } });
    for (; now < START + MINUTE_MS; now += 500) {
      if (now < START + 20_000) feed.step();
      recorder.tick(now);
    }
    await recorder.close();
    const { replay, events } = await played(file, START + MINUTE_MS);
    const books = events.filter(({ kind }) => kind === 'book').map(({ at }) => (at - START) / 1000);
    expect(books).toEqual([...Array.from({ length: 20 }, (_, second) => second), 20, 30, 40, 50]);
    expect(events.length).toBeGreaterThan(books.length + 5);
    const minutes = await replay.bars(SYMBOL, MINUTE_MS, START - 10 * MINUTE_MS, START);
    expect(minutes).toHaveLength(10);
    await replay.close();
  });

  it('a recording plays the same every time, and the same uncompressed', async () => {
    const plain = join(folder, 'short.ticks');
    writeFileSync(plain, gunzipSync(readFileSync(SHORT)));
    const one = await played(SHORT, START + 3 * MINUTE_MS);
    const two = await played(plain, START + 3 * MINUTE_MS);
    expect(two.events).toEqual(one.events);
    expect(two.log).toEqual(one.log);
    await one.replay.close();
    await two.replay.close();
  });

  it.each([
    ['that is not there', undefined, /cannot be read: ENOENT/],
    ['of another kind', '{"a":1}\n', /no recording of ticks/],
    ['without ticks', `${JSON.stringify(HEADER)}\n`, /has no ticks/],
    ['with a broken line', `${JSON.stringify(HEADER)}\n["book",1,"A/B",[["x","1"]],[]]\n`, /Line 2 of the recording/],
  ])('%s is refused with the reason', async (_title, content, problem) => {
    const file = join(folder, 'bad.ticks');
    if (content !== undefined) writeFileSync(file, content);
    await expect(Replay.open(file)).rejects.toThrow(problem);
  });
});

describe('a replay', () => {
  it('a step of a replay ends at the minute, so that no trade counts for the next one', async () => {
    const { replay, log } = await played(SHORT, START + 2.5 * MINUTE_MS);
    const appliedAt = log.map((entry) => (Array.isArray(entry) ? Number(entry[1]) - START : entry));
    expect(appliedAt).toEqual([59_500, 119_000, 149_000]);
    expect(replay.clock.now()).toBe(START + 2.5 * MINUTE_MS);
    await replay.close();
  });

  it('a replay steps by a bar, changes its speed, and refuses what the recording does not have', async () => {
    const { replay } = await played(SHORT, START);
    const restarts: (number | undefined)[] = [];
    const move = (asked: Parameters<typeof moveReplay>[1]) =>
      moveReplay({ replay, reset: (at) => restarts.push(at) }, asked);
    await move({ action: 'step' });
    await move({ action: 'step', minutes: 2 });
    expect(replay.state()).toMatchObject({ at: START + 2 * MINUTE_MS, isPaused: true, isEnded: false });
    await move({ action: 'speed', speed: 60 });
    expect(replay.state().speed).toBe(60);
    await expect(move({ action: 'speed', speed: 61 })).rejects.toThrow('speed is from 1 to 60');
    await expect(move({ action: 'start', at: START - 1 })).rejects.toThrow('at is a time of the recording');
    await move({ action: 'start', at: START + MINUTE_MS });
    await new Promise(setImmediate);
    expect(restarts).toEqual([START + MINUTE_MS]);
    await replay.close();
  });

  it('a replay can begin at any time, with bars of the ticks before it', async () => {
    const at = START + 2 * MINUTE_MS + 10_000;
    const { replay, events } = await played(SHORT, at + 5000, at);
    expect(events[0]?.at).toBeGreaterThanOrEqual(at);
    const minutes = await replay.bars(SYMBOL, MINUTE_MS, START - MINUTE_MS, START + 2 * MINUTE_MS);
    expect(minutes).toHaveLength(3);
    await replay.close();
  });

  it('a replay pauses at the end', async () => {
    const { replay } = await played(SHORT, START);
    replay.resume();
    await replay.playTo(START + HOUR_MS);
    expect(replay.state()).toMatchObject({ isEnded: true, isPaused: true });
    replay.resume();
    expect(replay.state().isPaused).toBe(true);
    await replay.close();
  });
});
