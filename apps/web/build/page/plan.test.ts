import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Chunk } from './chunk-graph';
import { CHART_SOURCES, PLANNED_SCREENS, planOf } from './plan';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const LANGUAGES = ['zh', 'hk', 'en', 'kr', 'jp', 'spa'];

const screens = Object.values(PLANNED_SCREENS);
const folders = new Set(['apps/web/src', 'packages/ui-kit/src', ...screens.flatMap(({ texts }) => texts)]);
const sources = new Set([...screens.flatMap((screen) => screen.sources), ...Object.values(CHART_SOURCES)]);
const nameOf = (path: string) => `${path.replaceAll(/\W/g, '-')}.js`;

/** A bundle with one chunk for each source that the plan names; every screen imports a table, which imports React. */
const chunks: Chunk[] = [
  { fileName: 'entry.js', sources: ['/apps/web/index.html'], imports: ['react.js'], size: 1 },
  { fileName: 'react.js', sources: [], imports: [], size: 1 },
  { fileName: 'table.js', sources: [], imports: ['react.js', 'entry.js'], size: 1 },
  ...[...sources].map((source) => ({
    fileName: nameOf(source),
    sources: [`/${source}`],
    imports: ['table.js'],
    size: 1,
  })),
  ...[...folders].flatMap((folder) =>
    LANGUAGES.map((language) => ({
      fileName: nameOf(`${folder}-${language}`),
      sources: [`/${folder}/locales/${language}.json`],
      imports: [],
      size: 1,
    })),
  ),
];

test('an address needs its screen, its imports, and its texts in the user’s language, but not the entry’s own files', () => {
  const { screens: planned } = planOf(chunks, 'entry.js');
  expect(planned['/components/login']?.files).toEqual([
    '/packages-identity-src-screens-login-tsx.js',
    '/table.js',
    '/packages-identity-src-reducers-ts.js',
  ]);
  expect(planned['/']?.texts['jp']).toEqual([
    '/apps-web-src-jp.js',
    '/packages-ui-kit-src-jp.js',
    '/packages-home-src-jp.js',
    '/packages-market-src-jp.js',
    '/packages-charts-src-jp.js',
    '/packages-news-src-jp.js',
  ]);
});

test('a trading screen needs its slices, the chart and the socket', () => {
  const { screens: planned } = planOf(chunks, 'entry.js');
  expect(planned['/dealCenter']?.files).toEqual([
    '/packages-spot-src-screens-deal-center-tsx.js',
    '/table.js',
    '/packages-spot-src-reducers-ts.js',
    '/packages-charts-src-chart-stock-chart-tsx.js',
    '/socket-io-client-build-esm-index-js.js',
    '/socket-io-parser-build-esm-index-js.js',
  ]);
});

test('the library of the chart is not among the files of a screen: each has its own, without what both need', () => {
  const { charts, screens: planned } = planOf(chunks, 'entry.js');
  expect(charts).toEqual({
    highcharts: ['/packages-charts-src-chart-highcharts-highcharts-chart-tsx.js'],
    'lightweight-charts': ['/packages-charts-src-chart-lightweight-charts-lightweight-chart-tsx.js'],
  });
  expect(planned['/dealCenter']?.hasChart).toBe(true);
  const ofScreens = Object.values(planned).flatMap(({ files }) => files);
  expect(ofScreens.filter((file) => /highcharts|lightweight/.test(file))).toEqual([]);
});

test('a source without a chunk is an error: a plan that names nothing must not go unnoticed', () => {
  const without = chunks.filter((chunk) => !chunk.sources.includes('/packages/home/src/screens/home.tsx'));
  expect(() => planOf(without, 'entry.js')).toThrow('No chunk for packages/home/src/screens/home.tsx');
});

test('the sources that the plan names exist', () => {
  const own = [...sources].filter((source) => source.startsWith('packages/'));
  const named = [...own, ...[...folders].map((folder) => `${folder}/locales/en.json`)];
  expect(named.filter((source) => !existsSync(join(REPOSITORY, source)))).toEqual([]);
});
