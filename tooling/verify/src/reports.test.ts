import { expect, it } from 'vitest';
import { closingLine, countReport } from './reports';

const vitest = (over: object) => JSON.stringify({ numPassedTests: 3, numFailedTests: 0, ...over });
const playwright = (stats: object, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

it("countReport sums Vitest's passed, failed, pending and planned tests", () => {
  expect(countReport(vitest({ numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }))).toEqual({
    passed: 3,
    failed: 1,
    skipped: 3,
  });
});

it('countReport counts a file that broke before its first test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(countReport(vitest({ testResults })).failed).toBe(1);
});

it('countReport counts a flaky journey as failed', () => {
  expect(countReport(playwright({ unexpected: 1, flaky: 1, skipped: 4 }))).toEqual({
    passed: 2,
    failed: 2,
    skipped: 4,
  });
});

it('countReport counts what kept Playwright from running at all', () => {
  expect(countReport(playwright({ expected: 0 }, [{}])).failed).toBe(1);
});

it('countReport rejects a file that is not a report', () => {
  expect(() => countReport('{}')).toThrow('not a test report');
});

it('closingLine names skipped tests only if there are any', () => {
  expect(closingLine({ passed: 5, failed: 1, skipped: 0 })).toBe('5 passed, 1 failed');
  expect(closingLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped');
});
