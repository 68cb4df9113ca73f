import { spawn } from 'node:child_process';
import { browserVersion, ensureBrowser } from './browser.ts';
import type { Part } from './parts.ts';
import { add, clearReports, countReports, NONE, type Count } from './reports.ts';
import { clearSummaries, NO_TASKS, takeSummary, turboCommand, type TaskCount } from './turbo.ts';

export interface Outcome {
  readonly count: Count;
  readonly tasks: TaskCount;
}

const FAILED: Count = { ...NONE, failed: 1 };

function run([command, ...args]: readonly [string, ...string[]], env: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Tests that ran in another browser are to run again: its version is part of what turbo compares. */
function browserOf(part: Part): Record<string, string> | undefined {
  if (!part.needsBrowser) return {};
  return ensureBrowser() ? { BOURSE_BROWSER: browserVersion() } : undefined;
}

/**
 * What the runners reported, this time or when turbo kept the report. A part that failed without a failing test in its
 * report (a crash, say) still counts as one failure, and so does one whose tasks reported nothing.
 */
function countOf(part: Part, succeeded: boolean, tasks: TaskCount): Count {
  if (part.report === undefined) return succeeded ? { ...NONE, passed: 1 } : FAILED;
  const count = countReports(part.report);
  const isSilent = count.passed + count.failed === 0 && tasks.tasks > 0;
  const isUnsaid = !succeeded && count.failed === 0;
  return isUnsaid || isSilent ? add(count, FAILED) : count;
}

export async function checkPart(part: Part, isAffectedOnly: boolean): Promise<Outcome> {
  const env = browserOf(part);
  if (!env) return { count: FAILED, tasks: NO_TASKS };
  if (part.report !== undefined) clearReports(part.report);
  if (part.command) return { count: countOf(part, await run(part.command, env), NO_TASKS), tasks: NO_TASKS };
  clearSummaries();
  const succeeded = await run(turboCommand(part.tasks ?? [], isAffectedOnly && !part.isWhole), env);
  const tasks = takeSummary();
  return { count: countOf(part, succeeded, tasks), tasks };
}
