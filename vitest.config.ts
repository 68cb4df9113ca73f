import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { domTests, nodeTests } from './tooling/vitest/index.ts';

const SANDBOX = 'apps/sandbox-exchange';
/** Plain Node: rules, servers, tools. All others run in jsdom. */
const NODE = ['packages/decimal', 'packages/contracts', 'packages/contract-server', 'apps/gateway', 'tooling', 'bench'];

/** The package that runs its own tests (`pnpm --filter @bourse/spot test`); empty at the root. */
const folder = relative(import.meta.dirname, process.cwd()).replaceAll('\\', '/');
const isRoot = folder === '';
const isIn = (place: string) => `${folder}/`.startsWith(`${place}/`);

const made = ['**/node_modules/**', '**/dist/**'];
const testsOf = (place: string) => (isRoot ? `${place}/**/*.test.ts` : '**/*.test.ts');

const node = {
  ...nodeTests,
  test: {
    ...nodeTests.test,
    name: 'node',
    include: NODE.map(testsOf),
    // The workflows are a part of their own: `npm test -- workflows`.
    exclude: [...made, '**/workflows.test.ts'],
  },
};

const sandbox = {
  ...nodeTests,
  test: {
    ...nodeTests.test,
    name: 'sandbox',
    include: [testsOf(SANDBOX)],
    // One migrated database is created before all tests and copied by each, which takes a tenth of the time.
    globalSetup: join(import.meta.dirname, SANDBOX, 'src/testing/empty-database.ts'),
  },
};

/** The client's packages: `.test.tsx` in jsdom, `.test.ts` in Node unless its first line asks for jsdom, which takes longer than most files. */
const inClient = (name: string, environment: string, include: string) => ({
  ...domTests,
  test: {
    ...domTests.test,
    name,
    environment,
    include: [include],
    exclude: isRoot ? [...made, ...[SANDBOX, ...NODE].map(testsOf)] : made,
  },
});
const rules = inClient('rules', 'node', '**/*.test.ts');
const screens = inClient('screens', 'jsdom', '**/*.test.tsx');

/** Those of the package in which Vitest was started. */
function projects() {
  if (isRoot) return [node, sandbox, rules, screens];
  if (isIn(SANDBOX)) return [sandbox];
  return NODE.some(isIn) ? [node] : [rules, screens];
}

// All unit and screen tests of the workspace: one server, one cache.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    dir: process.cwd(),
    // All cores: without this one of them would be left to Vitest, which on two cores is half.
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: '.reports/unit.json' }]],
    projects: projects(),
  },
});
