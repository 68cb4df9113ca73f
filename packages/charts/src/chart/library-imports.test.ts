import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
/** Modules that are imported at once; those of types only are none. */
const STATIC = /^(?:import|export)\s(?!type\s)(?:[^;']*?from\s)?'([^']+)'/gm;
const DYNAMIC = /import\('([^']+)'\)/g;

/** All modules that a module of this package needs, by path or by the name of their package. */
function modulesOf(start: string, patterns: readonly RegExp[], seen = new Set<string>()): Set<string> {
  const file = ['', '.ts', '.tsx', '/index.ts']
    .map((end) => start + end)
    .find((path) => /\.tsx?$/.test(path) && existsSync(path));
  const name = file ?? start;
  if (seen.has(name)) return seen;
  seen.add(name);
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  for (const pattern of patterns) {
    for (const [, specifier = ''] of text.matchAll(pattern)) {
      modulesOf(specifier.startsWith('.') ? join(dirname(name), specifier) : specifier, patterns, seen);
    }
  }
  return seen;
}

const librariesOf = (module: string, patterns: readonly RegExp[]) => {
  const modules = [...modulesOf(join(SOURCE, module), patterns)];
  return new Set(modules.flatMap((name) => /^(highcharts|lightweight-charts)/.exec(name)?.[1] ?? []));
};

test('the charts package itself loads no chart library', () => {
  expect(librariesOf('index', [STATIC])).toEqual(new Set());
  expect(librariesOf('index', [STATIC, DYNAMIC])).toEqual(new Set(['highcharts', 'lightweight-charts']));
});

test.each(['chart/lightweight-chart', 'summary-charts/line-svg', 'summary-charts/pie-ring'])(
  'the code of Highcharts is not in %s, nor in what it loads, also on demand',
  (module) => {
    expect(librariesOf(module, [STATIC, DYNAMIC])).not.toContain('highcharts');
  },
);

test('the chart by Highcharts has no code of Lightweight Charts', () => {
  expect(librariesOf('chart/highcharts-chart', [STATIC, DYNAMIC])).toEqual(new Set(['highcharts']));
});

test.each(['highcharts/highcharts-engine', 'lightweight-charts/lightweight-engine'])(
  'the engine %s is a leaf: nothing that it loads imports the chart',
  (engine) => {
    const modules = [...modulesOf(join(SOURCE, 'chart', engine), [STATIC, DYNAMIC])];
    expect(modules.filter((name) => name.endsWith('/chart/stock-chart.tsx'))).toEqual([]);
  },
);
