import { readFileSync } from 'node:fs';
import * as v from 'valibot';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export const NONE: Count = { passed: 0, failed: 0, skipped: 0 };
export const FAILED: Count = { ...NONE, failed: 1 };

export function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

const count = v.optional(v.number(), 0);

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: count,
  numTodoTests: count,
  testResults: v.optional(v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })), []),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.optional(v.array(v.unknown()), []),
});

/**
 * Counts one runner's JSON report, Vitest's or Playwright's. A file that fails before its first test counts as one
 * failure, and so does a test that passed only when tried again.
 * @throws Error where the text is neither
 */
export function countReport(text: string): Count {
  const report = v.parse(v.union([playwrightReport, vitestReport], 'not a test report'), JSON.parse(text));
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const broken = unexpected + flaky === 0 ? report.errors.length : 0;
    return { passed: expected, failed: unexpected + flaky + broken, skipped };
  }
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts a report. One that is truncated or tells of no test counts as a failure. */
export function countReportOf(path: string): Count {
  try {
    const found = countReport(readFileSync(path, 'utf8'));
    if (found.passed + found.failed + found.skipped > 0) return found;
    process.stderr.write(`${path} tells of no test\n`);
  } catch (error) {
    process.stderr.write(`${path} is no report: ${error instanceof Error ? error.message : String(error)}\n`);
  }
  return FAILED;
}

/** The closing line: `N passed, N failed` and, if there are any, `, N skipped`. */
export function closingLine({ passed, failed, skipped }: Count): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
