import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copySample, renamed } from './copy';

const REPOSITORY = join(import.meta.dirname, '../../..');

function aRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'bourse-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['packages/sample', 'packages/contracts/src/sample']) {
    cpSync(join(REPOSITORY, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !/node_modules|\.turbo|dist|\.reports/.test(path),
    });
  }
  return root;
}

it.each([
  ["from '@bourse/contracts/sample'", "from '@bourse/contracts/price-alerts'"],
  ["path: '/sample/list'", "path: '/price-alerts/list'"],
  ["id: 'sample'", "id: 'priceAlerts'"],
  ['  "private": true,\n', ''],
  ['useSampleListQuery', 'usePriceAlertsListQuery'],
  ['type SampleEntry', 'type PriceAlertsEntry'],
  ['"entries.title": "示例"', '"entries.title": "Price alerts"'],
])('the name %s becomes %s', (text, expected) => {
  expect(renamed(text, 'price-alerts')).toBe(expected);
});

it('the copy has every file of the sample, and its name nowhere', () => {
  const root = aRepository();
  const folder = copySample(root, 'price-alerts');
  const filesOf = (path: string) => globSync('{*,src/**/*,.storybook/*}', { cwd: join(root, path) }).toSorted();
  const contract = 'packages/contracts/src/price-alerts';
  expect(filesOf(folder)).toEqual(filesOf('packages/sample'));
  expect(filesOf(contract)).toEqual(filesOf('packages/contracts/src/sample'));
  const left = [folder, contract].flatMap((copy) =>
    filesOf(copy).filter((file) => {
      const path = join(root, copy, file);
      return statSync(path).isFile() && /sample/i.test(readFileSync(path, 'utf8'));
    }),
  );
  expect(left).toEqual([]);
});

it.each([
  ['Alerts', '"Alerts" is no name'],
  ['../alerts', 'is no name'],
  ['sample', 'There is a folder packages/sample already.'],
])('the name %s is rejected', (name, words) => {
  expect(() => copySample(aRepository(), name)).toThrow(words);
});
