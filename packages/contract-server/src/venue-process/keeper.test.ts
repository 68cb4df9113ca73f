import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Keeper } from './keeper';

const PROGRAM = join(import.meta.dirname, 'child-of-keeper.mjs');

interface Sent {
  readonly do: 'open' | 'follow' | 'end' | 'grow';
}
interface Heard {
  readonly is: string;
  /** Of `followed`: id of the process. */
  readonly pid?: number;
}

it.each([
  ['that ended', 'end' as const, 'the process has ended (3)'],
  ['that needs too much memory', 'grow' as const, 'it needed too much memory'],
])('the keeper replaces a process %s, reports it, and subscribes again', async (_title, act, reason) => {
  const said: string[] = [];
  const ends: string[] = [];
  const followers: number[] = [];
  let onFollow: (() => void) | undefined;
  const followed = () => new Promise<void>((resolve) => (onFollow = resolve));
  const keeper = new Keeper<Sent, Heard>({
    venue: 'test',
    open: { do: 'open' },
    onMessage(message) {
      if (message.is === 'open' && followers.length === 0) keeper.follow({ do: 'follow' });
      if (message.is !== 'followed') return;
      followers.push(message.pid ?? 0);
      onFollow?.();
    },
    onEnd: (why) => ends.push(why),
    say: (line) => said.push(line),
    program: PROGRAM,
  });
  await followed();
  const again = followed();
  keeper.send({ do: act });
  await again;
  expect(ends).toEqual([reason]);
  expect(said).toEqual([`test is lost: ${reason}. Orders are refused until it is back.`, 'test is followed again.']);
  expect(new Set(followers).size).toBe(2);
  await keeper.close();
});
