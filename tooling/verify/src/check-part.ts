import { globSync, rmSync } from 'node:fs';
import { browserVersion, ensureBrowser } from './browser.ts';
import { failuresOf, linesOf } from './failures.ts';
import type { Part } from './parts.ts';
import { add, countReportOf, FAILED, NONE, type Count } from './reports.ts';
import { runCommand } from './run-command.ts';

export interface Outcome {
  readonly count: Count;
  /** The failed tests by name, each with the command that repeats it and the start of its error. */
  readonly failures: readonly string[];
}

/** A part's name as an argument: `unit-and-screens`. */
export const argumentOf = ({ name }: Part) => name.replaceAll(' ', '-');

/** Turbo compares the browser's version: tests that ran in another one are to run again. */
function browserOf({ needsBrowser }: Part): Record<string, string> {
  if (!needsBrowser) return {};
  if (!ensureBrowser()) throw new Error('there is no Chromium');
  return { BOURSE_BROWSER: browserVersion() };
}

/**
 * The result of a part: the sum of its reports, or a single check if it writes none. A part that failed without a
 * failing test (such as a crash after the last one) is one failure, and so is one that left no report.
 */
export function countOf(hasSucceeded: boolean, reports: readonly string[] | undefined): Count {
  if (reports === undefined) return hasSucceeded ? { ...NONE, passed: 1 } : FAILED;
  const count = reports.map(countReportOf).reduce(add, NONE);
  return count.failed === 0 && (!hasSucceeded || reports.length === 0) ? add(count, FAILED) : count;
}

async function run(part: Part): Promise<Outcome> {
  const { report, repeat, command, isBeside: isQuiet = false } = part;
  const env = browserOf(part);
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

/** Runs a part to its end. Anything that prevents running or counting is a failure, never a pass. */
export async function checkPart(part: Part): Promise<Outcome> {
  try {
    return await run(part);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { count: FAILED, failures: [reason] };
  }
}
