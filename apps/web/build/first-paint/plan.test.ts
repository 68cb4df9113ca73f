import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_SCREENS, planOf, type Chunk } from './plan';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const LANGUAGES = ['zh', 'hk', 'en', 'kr', 'jp', 'spa'];

const screens = Object.values(FIRST_SCREENS);
const folders = new Set(['apps/web/src', 'packages/ui-kit/src', ...screens.flatMap(({ texts }) => texts)]);
const sources = new Set(screens.flatMap((screen) => screen.sources));
const nameOf = (path: string) => `${path.replaceAll(/\W/g, '-')}.js`;

/** A bundle with one chunk for each source that the plan names; every screen imports a table, which imports React. */
const chunks: Chunk[] = [
  { fileName: 'entry.js', source: '/apps/web/index.html', imports: ['react.js'] },
  { fileName: 'react.js', source: undefined, imports: [] },
  { fileName: 'table.js', source: undefined, imports: ['react.js', 'entry.js'] },
  ...[...sources].map((source) => ({ fileName: nameOf(source), source: `/${source}`, imports: ['table.js'] })),
  ...[...folders].flatMap((folder) =>
    LANGUAGES.map((language) => ({
      fileName: nameOf(`${folder}-${language}`),
      source: `/${folder}/locales/${language}.ts`,
      imports: [],
    })),
  ),
];

test('an address needs its screen, its imports, and its texts in the user’s language, but not the entry’s own files', () => {
  const { screens: planned } = planOf(chunks, 'apps/web/index.html');
  expect(planned['/']?.files).toEqual(['/packages-market-src-screens-home-tsx.js', '/table.js']);
  expect(planned['/']?.texts['jp']).toEqual([
    '/apps-web-src-jp.js',
    '/packages-ui-kit-src-jp.js',
    '/packages-market-src-screens-jp.js',
    '/packages-market-src-jp.js',
  ]);
});

test('a screen with slices needs them before it is shown', () => {
  const { screens: planned } = planOf(chunks, 'apps/web/index.html');
  expect(planned['/dealCenter']?.files).toEqual([
    '/packages-spot-src-screens-deal-center-tsx.js',
    '/table.js',
    '/packages-spot-src-reducers-ts.js',
  ]);
});

test('a source without a chunk is an error: a plan that names nothing must not go unnoticed', () => {
  const without = chunks.filter(({ source }) => !source?.endsWith('/home.tsx'));
  expect(() => planOf(without, 'apps/web/index.html')).toThrow('No chunk for packages/market/src/screens/home.tsx');
});

test('the sources that the plan names exist', () => {
  const named = [...sources, ...[...folders].map((folder) => `${folder}/locales/en.ts`)];
  expect(named.filter((source) => !existsSync(join(REPOSITORY, source)))).toEqual([]);
});
