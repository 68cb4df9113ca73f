import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const RUNS = join('.turbo', 'runs');

/** Turbo's command text for a package without such a script. */
const NO_SCRIPT = '<NONEXISTENT>';

const summarySchema = v.object({
  tasks: v.array(
    v.object({
      task: v.string(),
      /** From the root of the repository; empty for a task of the root. */
      directory: v.string(),
      command: v.string(),
      cache: v.object({ status: v.string() }),
    }),
  ),
});

export interface TaskCount {
  tasks: number;
  /** Tasks from the cache: their inputs have not changed. */
  cached: number;
}

/** Statistics of a turbo run. */
export interface TurboRun extends TaskCount {
  /** Folders of the packages that have the requested task, without its dependencies. */
  readonly folders: readonly string[];
}

export const NO_TASKS: TaskCount = { tasks: 0, cached: 0 };

export function addTasks(a: TaskCount, b: TaskCount): TaskCount {
  return { tasks: a.tasks + b.tasks, cached: a.cached + b.cached };
}

/** Reads one of turbo's run summaries; `wanted` is the requested task. */
export function readSummary(text: string, wanted: string): TurboRun {
  const { tasks } = v.parse(summarySchema, JSON.parse(text));
  const real = tasks.filter(({ command }) => command !== NO_SCRIPT);
  return {
    tasks: real.length,
    cached: real.filter(({ cache }) => cache.status === 'HIT').length,
    folders: real.filter(({ task }) => task === wanted).map(({ directory }) => directory),
  };
}

/** The command that runs a task in all packages, with a summary for {@link takeSummary}. */
export function turboCommand(task: string, isAffectedOnly: boolean): [string, ...string[]] {
  return [
    'turbo',
    'run',
    task,
    // Ten tasks at once, turbo's default, starve the embedded database on two cores.
    '--concurrency=100%',
    '--continue',
    '--output-logs=errors-only',
    '--summarize',
    ...(isAffectedOnly ? ['--affected'] : []),
  ];
}

const summaries = () => (existsSync(RUNS) ? readdirSync(RUNS) : []);

/** Removes earlier summaries, so that the next one is unique. */
export function clearSummaries(): void {
  for (const file of summaries()) rmSync(join(RUNS, file));
}

/**
 * Statistics of the last run.
 * @throws Error if turbo could not start or did not complete its summary
 */
export function takeSummary(wanted: string): TurboRun {
  const [file] = summaries();
  if (file === undefined) throw new Error('turbo has left no summary of its run');
  return readSummary(readFileSync(join(RUNS, file), 'utf8'), wanted);
}

/** The cached share of a part as text; empty if nothing was cached. */
export function cacheWords({ tasks, cached }: TaskCount): string {
  if (cached === 0) return '';
  return cached === tasks ? `, all from the cache` : `, ${cached} of ${tasks} tasks from the cache`;
}
