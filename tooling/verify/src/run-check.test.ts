import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCheck, countOf } from './run-check';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bourse-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(name: string, text: string): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, text);
  return path;
}

const tests = (passed: number, failed = 0) => JSON.stringify({ numPassedTests: passed, numFailedTests: failed });
const script = (text: string) => [process.execPath, '-e', text] as const;

it('a check with reports is the sum of its reports', () => {
  const reports = [report('a', tests(3)), report('b', tests(2, 1))];
  expect(countOf(false, reports)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

it.each([
  ['was cut short', tests(3).slice(0, 10)],
  ['is something else', '{"fine":true}'],
  ['tells of no test', tests(0)],
])('a check with reports has a failure for each report that %s, although all ended well', (_what, text) => {
  expect(countOf(true, [report('a', tests(3)), report('b', text)])).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

it('a check with reports failed if its command failed, for any reports', () => {
  expect(countOf(false, [report('a', tests(3))])).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

it('a check with reports failed if it left no report', () => {
  expect(countOf(true, []).failed).toBe(1);
});

it('a check with reports does not count the report of an earlier run', async () => {
  const { count } = await runCheck({ name: 'sample', command: script(''), report: report('a', tests(3)) });
  expect(count).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('a check without reports counts as one', () => {
  expect(countOf(true, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countOf(false, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it.each([
  ['fails', 'process.exit(3)'],
  ['is killed', 'process.kill(process.pid, "SIGKILL")'],
])('a check without reports fails where its command %s', async (_what, text) => {
  const { count } = await runCheck({ name: 'sample', command: script(text) });
  expect(count).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('a check without reports fails where its command does not exist', async () => {
  const { count } = await runCheck({ name: 'sample', command: [join(folder, 'gone')] });
  expect(count.failed).toBe(1);
});

it('a check without reports prints its output where it ran beside others', async () => {
  const command = script('console.log("a.ts: wrong"); process.exit(1)');
  const { failures } = await runCheck({ name: 'sample', command }, { isQuiet: true });
  expect(failures).toEqual(['    a.ts: wrong']);
});
