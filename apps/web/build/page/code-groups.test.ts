import { expect, test } from 'vitest';
import type { Chunk } from './chunk-graph';
import { codeGroups } from './code-groups';
import { CHART_SOURCES, LANGUAGES, PLANNED_SCREENS, SHELL_TEXTS } from './plan';

const LARGE = 10_000;

/** A bundle whose planned screens import what `imports` says by a part of their path; other files by name. */
function bundle(imports: Readonly<Record<string, readonly string[]>>, others: readonly Chunk[] = []): Chunk[] {
  const screens = Object.values(PLANNED_SCREENS);
  const texts = [...SHELL_TEXTS, ...screens.flatMap((screen) => screen.texts)].flatMap((folder) =>
    LANGUAGES.map((language) => `${folder}/locales/${language}.json`),
  );
  const sources = new Set([...screens.flatMap((screen) => screen.sources), ...Object.values(CHART_SOURCES), ...texts]);
  return [
    file('entry', ['react']),
    file('react'),
    ...[...sources].map((source) => ({
      ...file(source, Object.entries(imports).find(([part]) => source.endsWith(part))?.[1]),
      sources: [`/${source}`],
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
  codeGroups(chunks, 'entry').findIndex(({ sources }) => sources.has(source));
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

test('a module that no planned screen needs is in no group', () => {
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
  for (const { sources } of codeGroups(chunks, 'entry')) {
    const languages = [...sources].flatMap((source) => /locales\/(\w+)\.json$/.exec(source)?.[1] ?? []);
    expect(new Set(languages).size).toBeLessThanOrEqual(1);
  }
});

test('files of more screens come first, so that no group takes a module that it imports from a later one', () => {
  const chunks = bundle({ 'screens/deal-center.tsx': ['form', 'table'], 'screens/lever-deal-center.tsx': ['table'] }, [
    file('form', ['table']),
    file('table'),
  ]);
  const names = codeGroups(chunks, 'entry').flatMap(({ sources }) => [...sources]);
  expect(names.indexOf('/table.ts')).toBeLessThan(names.indexOf('/form.ts'));
});
