import { describe, expect, it } from 'vitest';
import { failuresIn } from './failures';

const escape = String.fromCodePoint(27);

describe('failuresIn', () => {
  it("names Vitest's failed tests and the start of their errors", () => {
    const report = JSON.stringify({
      numFailedTests: 1,
      testResults: [
        {
          name: 'fee.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'fee of a sale', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'fee rounds up',
              failureMessages: [
                `${escape}[31mexpected 1${escape}[39m\n\n  to be 2\n    at x (/a/node_modules/b.js:1:1)`,
              ],
            },
          ],
        },
      ],
    });
    expect(failuresIn(report)).toEqual(['fee.test.ts fee rounds up\n    expected 1\n      to be 2']);
  });

  it('names a file that broke before its first test', () => {
    const report = JSON.stringify({
      numFailedTests: 1,
      testResults: [{ name: 'fee.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    });
    expect(failuresIn(report)).toEqual(['fee.test.ts\n    no such module']);
  });

  it("names Playwright's failed journeys at any depth, with file and line", () => {
    const failed = {
      ok: false,
      title: 'opens the wallet',
      file: 'wallet.spec.ts',
      line: 7,
      tests: [{ results: [{ errors: [{ message: 'no such button' }] }] }],
    };
    const report = JSON.stringify({
      suites: [{ specs: [{ ...failed, ok: true }], suites: [{ specs: [failed] }] }],
      errors: [{ message: 'no browser' }],
    });
    expect(failuresIn(report)).toEqual([
      'wallet.spec.ts:7 opens the wallet\n    no such button',
      'before the first test\n    no browser',
    ]);
  });

  it('keeps the start of a long error', () => {
    const message = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
    const [failure] = failuresIn(JSON.stringify({ suites: [], errors: [{ message }] }));
    expect(failure?.split('\n')).toHaveLength(13);
  });
});
