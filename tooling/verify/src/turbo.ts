import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const RUNS = join('.turbo', 'runs');

/** What turbo writes for a task of a package that has no such script. */
const NO_SCRIPT = '<NONEXISTENT>';

const summarySchema = v.object({
  tasks: v.array(v.object({ command: v.string(), cache: v.object({ status: v.string() }) })),
});

export interface TaskCount {
  tasks: number;
  /** Of these, taken from the cache: nothing that they read has changed. */
  cached: number;
}

export const NO_TASKS: TaskCount = { tasks: 0, cached: 0 };

export function addTasks(a: TaskCount, b: TaskCount): TaskCount {
  return { tasks: a.tasks + b.tasks, cached: a.cached + b.cached };
}

/** Counts the tasks of one of turbo's run summaries. */
export function countTasks(text: string): TaskCount {
  const { tasks } = v.parse(summarySchema, JSON.parse(text));
  const real = tasks.filter(({ command }) => command !== NO_SCRIPT);
  return { tasks: real.length, cached: real.filter(({ cache }) => cache.status === 'HIT').length };
}

/** The command that runs tasks, with a summary for {@link takeSummary}. */
export function turboCommand(tasks: readonly string[], isAffectedOnly: boolean): [string, ...string[]] {
  return [
    'turbo',
    'run',
    ...tasks,
    // Ten tasks at once, turbo's default, starve the embedded database on two cores.
    '--concurrency=100%',
    '--continue',
    '--output-logs=errors-only',
    '--summarize',
    ...(isAffectedOnly ? ['--affected'] : []),
  ];
}

const summaries = () => (existsSync(RUNS) ? readdirSync(RUNS) : []);

/** Removes earlier summaries, so that the next one is the only one. */
export function clearSummaries(): void {
  for (const file of summaries()) rmSync(join(RUNS, file));
}

/** Counts the tasks of the run that has just ended; none where turbo could not even begin. */
export function takeSummary(): TaskCount {
  const counted = summaries().map((file) => countTasks(readFileSync(join(RUNS, file), 'utf8')));
  clearSummaries();
  return counted.reduce(addTasks, NO_TASKS);
}

/** What of a part came from the cache, in words; nothing where nothing did. */
export function cacheWords({ tasks, cached }: TaskCount): string {
  if (cached === 0) return '';
  return cached === tasks ? `, all from the cache` : `, ${cached} of ${tasks} tasks from the cache`;
}
