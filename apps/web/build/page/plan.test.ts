import { expect, test } from 'vitest';
import { earlyScreens, type EarlyScreens } from './early-screens';
import type { Chunk } from './chunk-graph';
import { planOf } from './plan';

const texts = (name: string) => {
  const of = (language: string) => [`/${name}/${language}.json`];
  return { zh: of('zh'), hk: of('hk'), en: of('en'), kr: of('kr'), jp: of('jp'), spa: of('spa') };
};

const SCREENS: EarlyScreens = {
  screens: {
    '/deal': {
      calls: [],
      sources: ['/deal.tsx', '/reducers.ts'],
      texts: texts('spot'),
      charts: { highcharts: ['/highcharts.tsx'], 'lightweight-charts': ['/lightweight.tsx'] },
    },
  },
  texts: texts('shell'),
};

const chunk = (source: string, ...imports: string[]): Chunk => ({
  fileName: `${source.slice(1).replaceAll(/\W/g, '-')}.js`,
  sources: [source],
  imports,
  size: 0,
});

const chunks: readonly Chunk[] = [
  chunk('/entry', 'react.js'),
  chunk('/react'),
  chunk('/table', 'react.js', 'entry.js'),
  chunk('/plot', 'react.js'),
  chunk('/deal.tsx', 'table.js'),
  chunk('/reducers.ts'),
  chunk('/highcharts.tsx', 'plot.js'),
  chunk('/lightweight.tsx', 'plot.js', 'table.js'),
  ...Object.values({ ...SCREENS.screens['/deal']?.texts }).flatMap((files) => files.map((file) => chunk(file))),
  ...Object.values(SCREENS.texts).flatMap((files) => files.map((file) => chunk(file))),
];

test('an address needs its modules, their imports and its texts, but not the files of the entry', () => {
  const { screens, texts: others } = planOf(SCREENS, chunks, 'entry.js');
  expect(screens['/deal']?.files).toEqual(['/deal-tsx.js', '/table.js', '/reducers-ts.js', '/plot.js']);
  expect(screens['/deal']?.texts['jp']).toEqual(['/spot-jp-json.js']);
  expect(others['jp']).toEqual(['/shell-jp-json.js']);
});

test('each library of the chart has its own files, and those that both need are files of the screen', () => {
  expect(planOf(SCREENS, chunks, 'entry.js').screens['/deal']?.charts).toEqual({
    highcharts: ['/highcharts-tsx.js'],
    'lightweight-charts': ['/lightweight-tsx.js'],
  });
});

test('a module without a chunk is an error', () => {
  const without = chunks.filter(({ sources }) => !sources.includes('/reducers.ts'));
  expect(() => planOf(SCREENS, without, 'entry.js')).toThrow('No chunk for /reducers.ts.');
});

const endsOf = (sources: readonly string[] = []) =>
  sources.map((source) => source.replace(/^.*\/(?=packages\/|apps\/)/, ''));

test('the routes of the features name the modules of their screens', async () => {
  const { screens } = await earlyScreens();
  expect(endsOf(screens['/components/login']?.sources)).toEqual([
    'packages/identity/src/screens/login.tsx',
    'packages/identity/src/reducers.ts',
  ]);
  expect(endsOf(screens['/dealCenter']?.charts?.highcharts)).toEqual([
    'packages/charts/src/chart/highcharts-chart.tsx',
  ]);
  expect(endsOf(screens['/']?.sources)).toContain('packages/news/src/home-news/home-news.tsx');
  expect(endsOf(screens['/']?.texts.jp)).toEqual([
    'apps/web/src/locales/jp.json',
    'packages/ui-kit/src/locales/jp.json',
    'packages/home/src/locales/jp.json',
    'packages/market/src/locales/jp.json',
    'packages/charts/src/locales/jp.json',
    'packages/feature-kit/src/locales/jp.json',
    'packages/news/src/locales/jp.json',
  ]);
});
