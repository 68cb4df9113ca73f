import { globSync, rmSync } from 'node:fs';
import { browserVersion, ensureBrowser } from './browser.ts';
import { failuresOf, linesOf } from './failures.ts';
import type { Check } from './checks.ts';
import { add, countReportOf, FAILED, NONE, type Count } from './reports.ts';
import { runCommand } from './run-command.ts';

export interface Outcome {
  readonly count: Count;
  /** The failed tests by name, each with the command that repeats it and the start of its error. */
  readonly failures: readonly string[];
}

/** The name of a check as an argument: `unit-and-screens`. */
export const argumentOf = ({ name }: Check) => name.replaceAll(' ', '-');

/** Turbo compares the browser's version: tests that ran in another one are to run again. */
function browserOf({ needsBrowser }: Check): Record<string, string> {
  if (!needsBrowser) return {};
  if (!ensureBrowser()) throw new Error('there is no Chromium');
  return { BOURSE_BROWSER: browserVersion() };
}

/**
 * The result of a check: the sum of its reports, or a single test if it writes none. A check that failed without a
 * failing test (such as a crash after the last one) is one failure, and so is one that left no report.
 */
export function countOf(hasSucceeded: boolean, reports: readonly string[] | undefined): Count {
  if (reports === undefined) return hasSucceeded ? { ...NONE, passed: 1 } : FAILED;
  const count = reports.map(countReportOf).reduce(add, NONE);
  return count.failed === 0 && (!hasSucceeded || reports.length === 0) ? add(count, FAILED) : count;
}

async function run(check: Check, isQuiet: boolean): Promise<Outcome> {
  const { report, repeat, command } = check;
  const env = browserOf(check);
  // Only what this run writes is counted.
  if (report !== undefined) for (const file of globSync(report)) rmSync(file);
  const { hasSucceeded, output } = await runCommand(command, { isQuiet, env });
  const reports = report === undefined ? undefined : globSync(report).toSorted();
  const count = countOf(hasSucceeded, reports);
  if (count.failed === 0) return { count, failures: [] };
  if (output !== '') process.stderr.write(`${output.trimEnd()}\n`);
  const failures = (reports ?? []).flatMap((file) => failuresOf(file, repeat));
  return { count, failures: failures.length > 0 ? failures : [linesOf(output)] };
}

/** Runs a check to its end. Anything that prevents running or counting is a failure, never a pass. */
export async function runCheck(check: Check, { isQuiet = false } = {}): Promise<Outcome> {
  try {
    return await run(check, isQuiet);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { count: FAILED, failures: [reason] };
  }
}
