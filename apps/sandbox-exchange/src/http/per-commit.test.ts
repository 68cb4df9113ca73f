import { expect, it, vi } from 'vitest';
import { PerCommit } from './per-commit';

function counted() {
  let commits = 0;
  const lists = new PerCommit<number>({ commits: () => commits });
  let reads = 0;
  const ask = vi.fn<() => Promise<number>>(async () => (reads += 1));
  return { lists, ask, commit: () => (commits += 1) };
}

it('a value per commit is read once between two commits, also for parallel requests', async () => {
  const { lists, ask, commit } = counted();
  expect(await Promise.all([lists.read('a', ask), lists.read('a', ask), lists.read('b', ask)])).toEqual([1, 1, 2]);
  expect(await lists.read('a', ask)).toBe(1);
  commit();
  expect(await lists.read('a', ask)).toBe(3);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('a value per commit does not keep an answer that was requested before the commit', async () => {
  const { lists, ask, commit } = counted();
  const early = lists.read('a', ask);
  commit();
  expect([await early, await lists.read('a', ask)]).toEqual([1, 2]);
});

it('a value per commit is read again after a failure', async () => {
  const { lists, ask } = counted();
  ask.mockRejectedValueOnce(new Error('the database failed'));
  await expect(lists.read('a', ask)).rejects.toThrow('the database failed');
  expect(await lists.read('a', ask)).toBe(1);
});
