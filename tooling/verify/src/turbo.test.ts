import { describe, expect, it } from 'vitest';
import { addTasks, cacheWords, countTasks, turboCommand } from './turbo';

const task = (status: string, command = 'vitest run') => ({ command, cache: { status, timeSaved: 0 } });
const summary = (...tasks: object[]) => JSON.stringify({ version: '1', tasks });

describe('a run summary', () => {
  it('counts tasks, and those from the cache', () => {
    expect(countTasks(summary(task('HIT'), task('MISS'), task('HIT')))).toEqual({ tasks: 3, cached: 2 });
  });

  it('does not count what has no script', () => {
    expect(countTasks(summary(task('HIT', '<NONEXISTENT>'), task('MISS')))).toEqual({ tasks: 1, cached: 0 });
  });

  it('adds up over parts', () => {
    expect(addTasks({ tasks: 3, cached: 2 }, { tasks: 1, cached: 1 })).toEqual({ tasks: 4, cached: 3 });
  });
});

describe('what came from the cache', () => {
  it.each([
    [{ tasks: 3, cached: 3 }, ', all from the cache'],
    [{ tasks: 3, cached: 1 }, ', 1 of 3 tasks from the cache'],
    [{ tasks: 3, cached: 0 }, ''],
    [{ tasks: 0, cached: 0 }, ''],
  ])('%j reads "%s"', (count, words) => {
    expect(cacheWords(count)).toBe(words);
  });
});

it('runs only what a change affects where it is asked to', () => {
  expect(turboCommand(['test'], true)).toContain('--affected');
  expect(turboCommand(['test'], false)).not.toContain('--affected');
});
