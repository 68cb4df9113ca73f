import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Keeper } from './keeper';

const PROGRAM = join(import.meta.dirname, '../../testing/child-of-keeper.mjs');
const LIMIT_MS = 30_000;

it.each([
  ['that ended', 'end', 'the process has ended (3)'],
  ['that needs too much memory', 'grow', 'it needed too much memory (SIGKILL)'],
])('replaces a process %s, tells it, and subscribes again', { timeout: LIMIT_MS }, async (_title, symbol, reason) => {
  const said: string[] = [];
  const ends: string[] = [];
  const followers: number[] = [];
  let onFollow: (() => void) | undefined;
  const followed = () => new Promise<void>((resolve) => (onFollow = resolve));
  const keeper = new Keeper({
    open: { do: 'open', home: '', venue: 'test', symbols: [], origin: undefined },
    onMessage(message) {
      if (message.is === 'open' && followers.length === 0) keeper.follow();
      if (message.is !== 'price') return;
      followers.push(message.price);
      onFollow?.();
    },
    onEnd: (why) => ends.push(why),
    say: (line) => said.push(line),
    program: PROGRAM,
  });
  await followed();
  const again = followed();
  keeper.send({ do: 'bars', id: 1, symbol, timeframe: '1m', since: undefined, limit: 1 });
  await again;
  expect(ends).toEqual([reason]);
  expect(said).toEqual([`test is lost: ${reason}. Orders are refused until it is back.`, 'test is followed again.']);
  expect(new Set(followers).size).toBe(2);
  await keeper.close();
});
