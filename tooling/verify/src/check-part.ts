import { browserVersion, ensureBrowser } from './browser.ts';
import { failuresOf } from './failures.ts';
import type { Part, TaskPart } from './parts.ts';
import { add, clearReports, countReportOf, FAILED, NONE, type Count } from './reports.ts';
import { runCommand } from './run-command.ts';
import { clearSummaries, NO_TASKS, takeSummary, turboCommand, type TaskCount } from './turbo.ts';

export interface Outcome {
  readonly count: Count;
  readonly tasks: TaskCount;
  /** The failed tests by name, with the start of their errors. */
  readonly failures: readonly string[];
}

/** Tests that ran in another browser are to run again: its version is part of what turbo compares. */
function browserOf({ needsBrowser }: TaskPart): Record<string, string> {
  if (!needsBrowser) return {};
  if (!ensureBrowser()) throw new Error('there is no Chromium');
  return { BOURSE_BROWSER: browserVersion() };
}

/**
 * The result of a part: a single check if its runners write no reports, else the sum of the reports in these folders,
 * new or cached. A failed part without a failing test (such as a crash after the last one) is one failure.
 */
export function countOf(hasSucceeded: boolean, folders: readonly string[], report: string | undefined): Count {
  if (report === undefined) return hasSucceeded ? { ...NONE, passed: 1 } : FAILED;
  const count = folders.map((folder) => countReportOf(folder, report)).reduce(add, NONE);
  return !hasSucceeded && count.failed === 0 ? add(count, FAILED) : count;
}

async function runTask(part: TaskPart, isAffectedOnly: boolean): Promise<Outcome> {
  const { task, report } = part;
  const env = browserOf(part);
  if (report !== undefined) clearReports(report);
  clearSummaries();
  const hasSucceeded = await runCommand(turboCommand(task, isAffectedOnly), env);
  const { folders, ...tasks } = takeSummary(task);
  if (folders.length === 0 && !isAffectedOnly) throw new Error(`nothing has a task ${task}`);
  const count = countOf(hasSucceeded, folders, report);
  const failures =
    report !== undefined && count.failed > 0 ? folders.flatMap((folder) => failuresOf(folder, report)) : [];
  return { count, tasks, failures };
}

/** Runs a part to its end. Anything that prevents running or counting is a failure, never a pass. */
export async function checkPart(part: Part, isAffectedOnly: boolean): Promise<Outcome> {
  try {
    if ('task' in part) return await runTask(part, isAffectedOnly && !part.isWhole);
    const count = countOf(await runCommand(part.command), [], undefined);
    return { count, tasks: NO_TASKS, failures: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${part.name}: ${reason}\n`);
    return { count: FAILED, tasks: NO_TASKS, failures: [reason] };
  }
}
