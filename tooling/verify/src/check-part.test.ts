import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPart, countOf } from './check-part';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bourse-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(name: string, text: string): string {
  const place = join(folder, name);
  mkdirSync(join(place, '.reports'), { recursive: true });
  writeFileSync(join(place, '.reports/unit.json'), text);
  return place;
}

const tests = (passed: number, failed = 0) => JSON.stringify({ numPassedTests: passed, numFailedTests: failed });

describe('a part with reports', () => {
  it('is the sum of what its packages reported', () => {
    const folders = [report('a', tests(3)), report('b', tests(2, 1))];
    expect(countOf(false, folders, 'unit')).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it.each([
    ['is missing', undefined],
    ['was cut short', tests(3).slice(0, 10)],
    ['is something else', '{"fine":true}'],
    ['tells of no test', tests(0)],
  ])('has a failure for each package whose report %s, though all ended well', (_what, text) => {
    const other = text === undefined ? join(folder, 'b') : report('b', text);
    expect(countOf(true, [report('a', tests(3)), other], 'unit')).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('failed if its task failed, for any reports', () => {
    expect(countOf(false, [report('a', tests(3))], 'unit')).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(countOf(false, [], 'unit').failed).toBe(1);
  });
});

describe('a part without reports', () => {
  it('is one check', () => {
    expect(countOf(true, ['packages/a', 'packages/b'], undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countOf(false, [], undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it.each([
    ['fails', 'process.exit(3)'],
    ['is killed', 'process.kill(process.pid, "SIGKILL")'],
  ])('fails where its command %s', async (_what, script) => {
    const { count } = await checkPart({ name: 'sample', command: [process.execPath, '-e', script] }, false);
    expect(count).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('fails where its command is not there', async () => {
    const { count } = await checkPart({ name: 'sample', command: [join(folder, 'gone')] }, false);
    expect(count.failed).toBe(1);
  });
});
