import { expect, it } from 'vitest';
import { checkPackage } from './check';

const manifest = {
  name: '@bourse/savings',
  version: '0.1.0',
  description: 'Savings.',
  license: 'MIT',
  type: 'module',
  files: ['dist'],
  sideEffects: false,
  exports: { '.': { '@bourse/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
  dependencies: { '@bourse/decimal': 'workspace:^', valibot: 'catalog:' },
  devDependencies: { react: 'catalog:' },
  peerDependencies: { react: '*' },
};
const files = {
  'turbo.json': '{ "extends": ["//"], "tags": ["feature"] }',
  'README.md': '# @bourse/savings\n',
  'CHANGELOG.md': '# @bourse/savings\n\n## 0.1.0\n',
  './src/index.ts': '',
};

function adviceOn(change: object, changedFiles: Readonly<Record<string, string>> = {}, folder = 'packages/savings') {
  const all = new Map(
    Object.entries({ ...files, ...changedFiles, 'package.json': JSON.stringify({ ...manifest, ...change }) }),
  );
  return checkPackage({ folder, read: (path) => all.get(path) });
}

it('a library and a private tool like the others get no advice', () => {
  expect(adviceOn({})).toEqual([]);
  expect(adviceOn({ private: true }, {}, 'tooling/savings')).toEqual([]);
});

it.each([
  [{ name: '@bourse/other' }, 'call it @bourse/savings'],
  [{ description: '' }, 'add a "description"'],
  [{ license: 'ISC' }, 'set "license" to "MIT"'],
  [{ private: true }, 'take out "private"'],
  [{ sideEffects: true }, 'set "files" to ["dist"] and "sideEffects" to false'],
  [{ dependencies: { valibot: '^1.0.0' } }, 'ask for valibot by "catalog:"'],
  [{ peerDependencies: { vite: '*' } }, 'add its peer vite'],
  [{ exports: { '.': { '@bourse/source': './src/index.ts' } } }, 'write the entry point "." as'],
  [{ exports: { '.': { '@bourse/source': './src/gone.ts' } } }, 'leads to ./src/gone.ts, which does not exist'],
  [{ version: '0.2.0' }, 'CHANGELOG.md: let "npm run x -- changeset version" write 0.2.0'],
])('a manifest with %j gets the advice %s', (change, advice) => {
  expect(adviceOn(change).join('\n')).toContain(advice);
});

it.each([
  [{ 'turbo.json': '{ "tags": ["feature"] }' }, 'turbo.json: extend ["//"] and set one tag'],
  [{ 'turbo.json': '{ "extends": ["//"], "tags": [] }' }, 'turbo.json: extend ["//"] and set one tag'],
  [{ 'README.md': 'Savings' }, 'README.md: begin with "# @bourse/savings"'],
])('a package with the files %j gets the advice %s', (changed, advice) => {
  expect(adviceOn({}, changed).join('\n')).toContain(advice);
});
