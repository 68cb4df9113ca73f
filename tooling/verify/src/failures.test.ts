import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failuresIn } from './failures';
import { ROOT } from './repository';

const FILE = join(ROOT, 'packages/spot/src/fee.test.ts');

const escape = String.fromCodePoint(27);

it("failuresIn names Vitest's failed tests, the commands that repeat them and the start of their errors", () => {
  const report = JSON.stringify({
    numFailedTests: 1,
    testResults: [
      {
        name: FILE,
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'fee of a sale', failureMessages: [] },
          {
            status: 'failed',
            fullName: "fee rounds up (a buyer's)",
            failureMessages: [`${escape}[31mexpected 1${escape}[39m\n\n  to be 2\n    at x (/a/node_modules/b.js:1:1)`],
          },
        ],
      },
    ],
  });
  expect(failuresIn(report, 'vitest run')).toEqual([
    [
      "packages/spot/src/fee.test.ts › fee rounds up (a buyer's)",
      String.raw`    vitest run packages/spot/src/fee.test.ts -t 'fee rounds up \(a buyer'\''s\)'`,
      '    expected 1',
      '      to be 2',
    ].join('\n'),
  ]);
});

it('failuresIn names a file that broke before its first test', () => {
  const report = JSON.stringify({
    numFailedTests: 1,
    testResults: [{ name: FILE, status: 'failed', message: 'no such module', assertionResults: [] }],
  });
  expect(failuresIn(report)).toEqual(['packages/spot/src/fee.test.ts\n    no such module']);
});

it("failuresIn names Playwright's failed journeys at any depth, with file and line", () => {
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
  expect(failuresIn(report, 'playwright test')).toEqual([
    'wallet.spec.ts:7 opens the wallet\n    playwright test wallet.spec.ts:7\n    no such button',
    'before the first test\n    no browser',
  ]);
});

it('failuresIn shows the page on which a journey failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  const path = join(folder, 'error-context.md');
  writeFileSync(path, '# Page snapshot\n\n```yaml\n- main:\n  - button "Log in"\n```\n\n# Test source\n');
  const results = [{ errors: [{ message: 'no chart' }], attachments: [{ name: 'error-context', path }] }];
  const failed = { ok: false, title: 'opens the chart', file: 'chart.spec.ts', line: 7, tests: [{ results }] };
  expect(failuresIn(JSON.stringify({ suites: [{ specs: [failed] }] }))).toEqual([
    'chart.spec.ts:7 opens the chart\n    no chart\n    - main:\n      - button "Log in"',
  ]);
  rmSync(folder, { recursive: true });
});

it('failuresIn keeps the start of a long error', () => {
  const message = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
  const [failure] = failuresIn(JSON.stringify({ suites: [], errors: [{ message }] }));
  expect(failure?.split('\n')).toHaveLength(13);
});
