import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUDGETS, measure } from './budget';
import type { Manifest } from './bundle';

const APP = join(import.meta.dirname, '..');

const SANITISE = '../../packages/ui-kit/src/rich-text/sanitise.ts';

const REDUCERS = '../../packages/spot/src/reducers.ts';
const BACKGROUND = '../../packages/spot/src/background.tsx';
const WALLET_TEXTS = '../../packages/wallet/src/locales/en.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'entry.js',
    dynamicImports: ['src/locales/en.ts', 'src/locales/zh.ts', 'src/after-load.ts', REDUCERS, BACKGROUND, WALLET_TEXTS],
  },
  'src/locales/en.ts': { file: 'en.js' },
  'src/locales/zh.ts': { file: 'zh.js' },
  'src/after-load.ts': { file: 'after-load.js', imports: ['index.html'] },
  '../../packages/identity/src/screens/login.tsx': { file: 'login.js', imports: ['index.html'] },
  '../../packages/spot/src/screens/deal-center.tsx': {
    file: 'deal.js',
    imports: ['index.html'],
    dynamicImports: ['../../packages/market/src/chart/stock-chart.tsx', '../socket.js', SANITISE],
  },
  [REDUCERS]: { file: 'reducers.js' },
  [BACKGROUND]: { file: 'background.js' },
  [WALLET_TEXTS]: { file: 'wallet-en.js' },
  '../../packages/market/src/chart/stock-chart.tsx': { file: 'chart.js', imports: ['index.html'] },
  '../../packages/market/src/screens/home.tsx': {
    file: 'home.js',
    imports: ['index.html'],
    dynamicImports: ['../../packages/market/src/home/app-popups.tsx', '../socket.js'],
  },
  '../../packages/market/src/home/app-popups.tsx': { file: 'popups.js' },
  '../socket.js': { file: 'socket.js' },
  [SANITISE]: { file: 'sanitise.js' },
};

/** Which files count for a budget. */
function filesOf(name: string): string[] {
  const budget = BUDGETS.find((each) => each.name === name);
  if (!budget) throw new Error(`There is no budget ${name}.`);
  return measure(manifest, budget, () => 1024).files.map(([file]) => file);
}

describe('the files that count', () => {
  test('for the login screen: entry, screen and the texts of one language', () => {
    expect(filesOf('/components/login').toSorted()).toEqual(['en.js', 'entry.js', 'login.js']);
  });

  test('of the start page include the socket, but not what loads on a press', () => {
    expect(filesOf('/').toSorted()).toEqual(['en.js', 'entry.js', 'home.js', 'socket.js']);
  });

  test('of the deal centre include the socket, but not the chart and what loads on a press', () => {
    expect(filesOf('/dealCenter before the chart').toSorted()).toEqual([
      'background.js',
      'deal.js',
      'en.js',
      'entry.js',
      'reducers.js',
      'socket.js',
    ]);
  });

  test('of the chart are only those not loaded before', () => {
    expect(filesOf('the chart')).toEqual(['chart.js']);
  });

  test('after the first screen are those of the prefetch and the service worker', () => {
    expect(filesOf('what starts after the first screen')).toEqual(['after-load.js']);
  });

  test('for a session: slices, background components and texts of the features, without the entry', () => {
    expect(filesOf('background work of a session').toSorted()).toEqual([
      'background.js',
      'reducers.js',
      'wallet-en.js',
    ]);
  });

  test('for both: each file once', () => {
    expect(filesOf('/dealCenter with the chart').toSorted()).toEqual([
      'background.js',
      'chart.js',
      'deal.js',
      'en.js',
      'entry.js',
      'reducers.js',
      'socket.js',
    ]);
  });
});

test('sizes are in KiB, the largest file first', () => {
  const login = BUDGETS.find(({ name }) => name === '/components/login');
  if (!login) throw new Error('There is no budget for the login screen.');
  const sizes: Record<string, number> = { 'entry.js': 2048, 'login.js': 512, 'en.js': 1024 };
  const measured = measure(manifest, login, (file) => sizes[file] ?? 0);
  expect(measured.size).toBe(3.5);
  expect(measured.files.map(([file]) => file)).toEqual(['entry.js', 'en.js', 'login.js']);
});

test('the sources that budgets name exist', () => {
  const roots = new Set(BUDGETS.flatMap((budget) => [...budget.roots, ...(budget.after?.roots ?? [])]));
  const missing = [...roots].filter((root) => !existsSync(join(APP, root)) && !existsSync(join(APP, '../..', root)));
  expect(missing).toEqual([]);
});
