import { describe, expect, it } from 'vitest';
import { checkPackages } from './check';
import { aFeature, aLibrary, aTool } from './testing';

const advice = (files: ReturnType<typeof aLibrary>, folder = 'packages/savings') =>
  checkPackages([...others, files.at(folder)])
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map((departure) => `${departure.file.slice(folder.length + 1)}: ${departure.advice}`);

const others = [aLibrary().at('packages/first'), aFeature().at('packages/second'), aTool().at('tooling/third')];

it.each([
  ['a foundation', aLibrary(), 'packages/savings'],
  ['a feature', aFeature(), 'packages/savings'],
  ['a tool', aTool(), 'tooling/savings'],
])('the package %s gets no advice', (_kind, files, folder) => {
  expect(advice(files, folder)).toEqual([]);
});

it.each([
  [{ name: '@bourse/other' }, 'call it @bourse/savings, as its folder'],
  [{ description: '' }, 'add a "description" of one sentence'],
  [{ license: 'ISC' }, 'set "license" to "MIT"'],
  [{ private: true }, 'take out "private": libraries are versioned'],
  [{ type: 'commonjs' }, 'set "type" to "module"'],
  [{ files: ['src'] }, 'set "files" to ["dist"]'],
  [{ sideEffects: true }, 'set "sideEffects" to false'],
  [{ dependencies: { valibot: '^1.0.0' } }, 'ask for valibot by "catalog:", its version stands in pnpm-workspace.yaml'],
  [{ peerDependencies: { react: '^19.0.0' } }, 'add its peer react to "devDependencies": its tests run with it'],
])('a manifest with %j gets the advice %s', (change, expected) => {
  expect(advice(aLibrary(change))).toContain(`package.json: ${expected}`);
});

it('a manifest of a library has the entry points of its kind', () => {
  const { './testing': _gone, ...exports } = aFeature().manifest.exports;
  expect(advice(aFeature({ exports }))).toEqual(['package.json: add the entry point "./testing" to "exports"']);
});

it('a manifest names the source, the types and the build of each entry point', () => {
  const exports = { '.': { '@bourse/source': './src/index.ts', default: './dist/index.js' } };
  expect(advice(aLibrary({ exports }))[0]).toContain(
    'write the entry point "." as {"@bourse/source":"./src/index.ts","types"',
  );
  const gone = { '.': { '@bourse/source': './src/gone.ts', types: './dist/gone.d.ts', default: './dist/gone.js' } };
  expect(advice(aLibrary({ exports: gone }))).toEqual([
    'package.json: the entry point "." leads to ./src/gone.ts, which is not there',
  ]);
});

it('a manifest has the scripts of its kind, as most have them', () => {
  const { lint: _gone, ...scripts } = aLibrary().manifest.scripts;
  expect(advice(aLibrary({ scripts: { ...scripts, test: 'vitest' } }))).toEqual([
    'package.json: add the script "lint"',
    'package.json: write the script "test" as "vitest run"',
  ]);
});

it('a manifest with stories names the tools that Storybook looks for', () => {
  const { '@storybook/addon-a11y': _gone, ...devDependencies } = aFeature().manifest.devDependencies;
  expect(advice(aFeature({ devDependencies }))[0]).toContain('add @storybook/addon-a11y');
});

it('a manifest of a tool is private', () => {
  expect(advice(aTool({ private: false }), 'tooling/savings')[0]).toContain('set "private" to true');
});

describe('a file', () => {
  it.each([
    ['turbo.json', '{ "extends": ["//"], "tags": ["app"] }', 'extend ["//"] and set one tag'],
    ['turbo.json', undefined, 'extend ["//"] and set one tag'],
    ['tsconfig.json', '{ "include": ["src"] }', 'extend @bourse/tsconfig/base.json'],
    ['tsconfig.json', '{ "extends": "@bourse/tsconfig/base.json" }', 'include "src"'],
    ['tsconfig.build.json', '{ "extends": "./tsconfig.json" }', 'write it as in packages/first'],
    ['tsup.config.ts', undefined, 'add it: one entry for each entry point'],
    ['README.md', undefined, 'add it, beginning with "# @bourse/savings"'],
    ['README.md', 'The package\n`.`', 'begin with "# @bourse/savings"'],
    ['CHANGELOG.md', '# @bourse/savings\n', 'take it out: nothing is released yet'],
  ])('the file %s with the content %j gets the advice: %s', (file, text, expected) => {
    expect(advice(aLibrary().with({ [file]: text })).join('\n')).toContain(`${file}: ${expected}`);
  });

  it('README.md names every entry point', () => {
    expect(advice(aFeature().with({ 'README.md': '# @bourse/savings\n' }))).toEqual([
      'README.md: say what the entry point `./testing` gives',
    ]);
  });

  it('a Storybook configuration exists where its script does', () => {
    expect(advice(aFeature().with({ '.storybook/main.ts': undefined }))[0]).toContain('.storybook/main.ts: add it');
  });

  it('CHANGELOG.md contains the released version', () => {
    const released = aLibrary({ version: '0.2.0' });
    expect(advice(released)[0]).toContain('0.2.0 is not in it');
    expect(advice(released.with({ 'CHANGELOG.md': '# @bourse/savings\n\n## 0.2.0\n' }))).toEqual([]);
  });
});

it('a library with too many lines is reported; tests, stories and texts do not count', () => {
  const long = 'const x = 1;\n'.repeat(9001);
  const uncounted = { 'src/x.test.ts': long, 'src/x.stories.tsx': long, 'src/locales/en.ts': long };
  expect(advice(aLibrary().with(uncounted))).toEqual([]);
  expect(advice(aLibrary().with({ 'src/x.ts': long }))).toEqual([expect.stringContaining('src: has 900')]);
});

it('exported names that need a key are reported', () => {
  const text = [
    'export function useKeptAt() {}',
    'export const Frame = 1;',
    'export class AppFrame {}',
    'const kept = 1;',
  ];
  expect(advice(aLibrary().with({ 'src/x.ts': text.join('\n') }))).toEqual([
    'src/x.ts: rename useKeptAt: instead of "Kept" say Stored or Cached',
    'src/x.ts: rename Frame: instead of "Frame" say Root of the component, or Layout',
  ]);
});

describe('the mould of a feature', () => {
  it.each([
    ['src/api.ts', 'a\n'.repeat(301), 'has 302 lines: move parts to src/api/, at most 300 stay (mould: api)'],
    ['src/api/index.ts', '', 'move it to src/api.ts, which is the entry point (mould: api)'],
    ['src/list/calls.ts', 'defineCall({})', 'move defineCall to packages/contracts/src/ (mould: contract)'],
    ['src/list/api.ts', 'exchangeApi.injectEndpoints({})', 'move injectEndpoints to src/api.ts (mould: api)'],
    ['src/list/place.ts', 'createWrite({})', 'move createWrite to src/writes/ (mould: writes)'],
    ['src/list/rules.ts', '', 'move it to src/rules/, named after what it rules (mould: rules)'],
    ['src/list/add-schema.ts', '', 'move it to src/rules/, named after what it rules (mould: rules)'],
    ['src/list/form.tsx', 'schemaOfRules({}, rule)', 'move schemaOfRules to src/rules/ (mould: rules)'],
    [
      'src/list/total.ts',
      "import { times } from '@bourse/decimal'",
      'move what it computes with decimals to src/rules/ (mould: rules)',
    ],
    [
      'src/rules/fee.ts',
      "import { useState } from 'react'",
      'take out React and the store: rules are pure (mould: rules)',
    ],
    ['src/list/background.tsx', '', 'move it to src/background.tsx (mould: background)'],
    [
      'src/feature.ts',
      "background: { lazy: () => import('./list/work') }",
      "load the background from './background' (mould: background)",
    ],
    [
      'src/screens/links.tsx',
      '',
      'move it to a folder of its own: src/screens/ has one file for each route (mould: screens)',
    ],
    ['src/use-list.ts', '', 'move it to the folder of its subject (mould: folders)'],
    ['src/parts/row.tsx', '', 'name the folder "parts" after what a trader would call it (mould: folders)'],
    [
      'src/order-panel/list.tsx',
      '',
      'the order panel is src/order-form/order-panel.tsx; name a list "orders" (mould: order panel)',
    ],
  ])('the check of a feature advises for %s as %j: %s', (file, text, expected) => {
    expect(advice(aFeature().with({ [file]: text }))).toEqual([`${file}: ${expected}`]);
  });

  it('the screens of a feature are named by their content', () => {
    const files = { 'src/feature.ts': "lazy: () => import('./screens/change')", 'src/screens/change.tsx': '' };
    expect(advice(aFeature().with(files))).toEqual([
      'src/screens/change.tsx: name it by its content ("coin account"), not by "change" of its address (mould: screens)',
    ]);
  });

  it('the mould leaves tests, stories and other kinds of packages alone', () => {
    const text = "createWrite({}); import { useState } from 'react'";
    expect(advice(aFeature().with({ 'src/rules/rules.test.ts': text, 'src/testing/writes.ts': text }))).toEqual([]);
    expect(advice(aLibrary().with({ 'src/write.ts': text }))).toEqual([]);
  });
});
