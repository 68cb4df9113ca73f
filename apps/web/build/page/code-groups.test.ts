import { expect, test } from 'vitest';
import type { Chunk } from './chunk-graph';
import { codeGroups } from './code-groups';
import type { EarlyScreen, EarlyScreens } from './early-screens';

const LARGE = 10_000;

const textsOf = (folder: string): EarlyScreen['texts'] => {
  const textOf = (language: string) => [`/${folder}/locales/${language}.json`];
  return {
    zh: textOf('zh'),
    hk: textOf('hk'),
    en: textOf('en'),
    kr: textOf('kr'),
    jp: textOf('jp'),
    spa: textOf('spa'),
  };
};
const screenOf = (folder: string, screen: string): EarlyScreen => ({
  calls: [],
  sources: [`/packages/${folder}/src/screens/${screen}.tsx`],
  texts: textsOf(folder),
});

const EARLY: EarlyScreens = {
  screens: {
    '/dealCenter': screenOf('spot', 'deal-center'),
    '/match': screenOf('spot', 'deal-center'),
    '/leverdealCenter': screenOf('lever', 'lever-deal-center'),
    '/secondDealCenter': screenOf('micro-options', 'options-deal-center'),
    '/letransactions': screenOf('wallet', 'assets'),
    '/components/login': screenOf('identity', 'login'),
  },
  texts: textsOf('shell'),
};

/** A bundle whose screens import what `imports` says by a part of their path; other files by name. */
function bundle(imports: Readonly<Record<string, readonly string[]>>, others: readonly Chunk[] = []): Chunk[] {
  const screens = Object.values(EARLY.screens);
  const sources = new Set(screens.flatMap((screen) => [...screen.sources, ...Object.values(screen.texts).flat()]));
  return [
    file('entry', ['react']),
    file('react'),
    ...[...sources].map((source) => ({
      ...file(source, Object.entries(imports).find(([part]) => source.endsWith(part))?.[1]),
      sources: [source],
    })),
    ...others,
  ];
}

const file = (name: string, imports: readonly string[] = [], size = LARGE): Chunk => ({
  fileName: name,
  sources: [`/${name}.ts`],
  imports,
  size,
});

const groupOf = (chunks: readonly Chunk[], source: string) =>
  codeGroups(EARLY, chunks, 'entry').findIndex(({ sources }) => sources.has(source));
const shareFile = (chunks: readonly Chunk[], one: string, other: string) =>
  groupOf(chunks, one) >= 0 && groupOf(chunks, one) === groupOf(chunks, other);

test('modules that the same screens need are in one file, and others are not', () => {
  const chunks = bundle(
    {
      'screens/deal-center.tsx': ['book', 'form', 'table'],
      'screens/lever-deal-center.tsx': ['book', 'form', 'table'],
      'screens/assets.tsx': ['table'],
    },
    [file('book'), file('form'), file('table')],
  );
  expect(shareFile(chunks, '/book.ts', '/form.ts')).toBe(true);
  expect(shareFile(chunks, '/book.ts', '/table.ts')).toBe(false);
});

test('what the entry imports is in no group of a screen', () => {
  expect(groupOf(bundle({ 'screens/login.tsx': ['react'] }), '/react.ts')).toBe(-1);
});

test('a module that another part on demand needs as well is not in one file with those that only a trading screen needs', () => {
  const chunks = bundle({ 'screens/deal-center.tsx': ['chart', 'rules'] }, [
    file('chart'),
    file('rules'),
    { ...file('orders', ['rules']), demanded: '/packages/spot/src/screens/orders.tsx' },
  ]);
  expect(shareFile(chunks, '/chart.ts', '/rules.ts')).toBe(false);
});

test('a module that no screen needs at once is in no group', () => {
  const chunks = bundle({}, [
    file('paging'),
    { ...file('orders', ['paging']), demanded: '/packages/spot/src/screens/orders.tsx' },
  ]);
  expect(groupOf(chunks, '/paging.ts')).toBe(-1);
});

test('a small module joins the file of more screens, if these need what it imports', () => {
  const screens = {
    'screens/deal-center.tsx': ['small', 'shared'],
    'screens/options-deal-center.tsx': ['small', 'shared'],
    'screens/lever-deal-center.tsx': ['shared'],
  };
  const leaf = bundle(screens, [file('small', [], 100), file('shared')]);
  expect(shareFile(leaf, '/small.ts', '/shared.ts')).toBe(true);

  const withImport = bundle(screens, [file('small', ['own'], 100), file('own', [], 100), file('shared')]);
  expect(shareFile(withImport, '/small.ts', '/shared.ts')).toBe(false);
});

test('texts of one language are never in a file with those of another', () => {
  const chunks = bundle({});
  for (const { sources } of codeGroups(EARLY, chunks, 'entry')) {
    const languages = [...sources].flatMap((source) => /locales\/(\w+)\.json$/.exec(source)?.[1] ?? []);
    expect(new Set(languages).size).toBeLessThanOrEqual(1);
  }
});

test('files of more screens come first, so that no group takes a module that it imports from a later one', () => {
  const chunks = bundle({ 'screens/deal-center.tsx': ['form', 'table'], 'screens/lever-deal-center.tsx': ['table'] }, [
    file('form', ['table']),
    file('table'),
  ]);
  const names = codeGroups(EARLY, chunks, 'entry').flatMap(({ sources }) => [...sources]);
  expect(names.indexOf('/table.ts')).toBeLessThan(names.indexOf('/form.ts'));
});
