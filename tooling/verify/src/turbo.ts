import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const RUNS = join('.turbo', 'runs');

/** What turbo writes for a task of a package that has no such script. */
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
  /** Of these, taken from the cache: nothing that they read has changed. */
  cached: number;
}

/** What a run of turbo was made of. */
export interface TurboRun extends TaskCount {
  /** Folders of the packages that have the task that was asked for; not those that it stands on. */
  readonly folders: readonly string[];
}

export const NO_TASKS: TaskCount = { tasks: 0, cached: 0 };

export function addTasks(a: TaskCount, b: TaskCount): TaskCount {
  return { tasks: a.tasks + b.tasks, cached: a.cached + b.cached };
}

/** Reads one of turbo's run summaries; `wanted` is the task that was asked for. */
export function readSummary(text: string, wanted: string): TurboRun {
  const { tasks } = v.parse(summarySchema, JSON.parse(text));
  const real = tasks.filter(({ command }) => command !== NO_SCRIPT);
  return {
    tasks: real.length,
    cached: real.filter(({ cache }) => cache.status === 'HIT').length,
    folders: real.filter(({ task }) => task === wanted).map(({ directory }) => directory),
  };
}

/** The command that runs a task wherever there is one, with a summary for {@link takeSummary}. */
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

/** Removes earlier summaries, so that the next one is the only one. */
export function clearSummaries(): void {
  for (const file of summaries()) rmSync(join(RUNS, file));
}

/**
 * What the run that has just ended was made of.
 * @throws Error where turbo could not even begin, or did not come to the end of its summary
 */
export function takeSummary(wanted: string): TurboRun {
  const [file] = summaries();
  if (file === undefined) throw new Error('turbo has left no summary of its run');
  return readSummary(readFileSync(join(RUNS, file), 'utf8'), wanted);
}

/** What of a part came from the cache, in words; nothing where nothing did. */
export function cacheWords({ tasks, cached }: TaskCount): string {
  if (cached === 0) return '';
  return cached === tasks ? `, all from the cache` : `, ${cached} of ${tasks} tasks from the cache`;
}
