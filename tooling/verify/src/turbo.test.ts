import { describe, expect, it } from 'vitest';
import { addTasks, cacheWords, readSummary, turboCommand } from './turbo';

const task = (status: string, over: object = {}) => ({
  task: 'test',
  directory: 'packages/x',
  command: 'vitest run',
  cache: { status, timeSaved: 0 },
  ...over,
});
const read = (...tasks: object[]) => readSummary(JSON.stringify({ version: '1', tasks }), 'test');

describe('a run summary', () => {
  it('counts tasks, and those from the cache', () => {
    expect(read(task('HIT'), task('MISS'), task('HIT'))).toMatchObject({ tasks: 3, cached: 2 });
  });

  it('does not count what has no script', () => {
    const none = task('HIT', { command: '<NONEXISTENT>', directory: 'packages/y' });
    expect(read(none, task('MISS'))).toEqual({ tasks: 1, cached: 0, folders: ['packages/x'] });
  });

  it('names the packages that ran the requested task, without dependencies', () => {
    const below = task('MISS', { task: 'build', directory: 'apps/sandbox-exchange' });
    expect(read(below, task('HIT', { directory: 'apps/web' }), task('MISS'))).toMatchObject({
      tasks: 3,
      folders: ['apps/web', 'packages/x'],
    });
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

it('runs only the affected packages on request', () => {
  expect(turboCommand('test', true)).toContain('--affected');
  expect(turboCommand('test', false)).not.toContain('--affected');
});
