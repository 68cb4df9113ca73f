import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WorkspaceCopy } from '@bourse/vitest-config/workspace-copy';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/* Tests "only what a change affects": a copy of the repository gets a git repository, a file is changed, and turbo
   reports the tasks that it would run. The expected tasks are computed from the manifests. */

const copy = new WorkspaceCopy(join(import.meta.dirname, '../../..'));
afterAll(() => copy.remove());

const texts = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({
  name: v.string(),
  scripts: texts,
  dependencies: texts,
  devDependencies: texts,
});

const packages = globSync(
  ['packages/*/package.json', 'apps/*/package.json', 'tooling/*/package.json', 'bench/package.json'],
  {
    cwd: copy.root,
  },
)
  .filter((path) => !path.startsWith('tooling/pnpm'))
  .map((path) => ({
    folder: dirname(path),
    ...v.parse(manifestSchema, JSON.parse(readFileSync(join(copy.root, path), 'utf8'))),
  }));

/** A package and all packages that depend on it. */
function standingOn(name: string): Set<string> {
  const found = new Set([name]);
  for (const one of found) {
    for (const other of packages) {
      if (one in other.dependencies || one in other.devDependencies) found.add(other.name);
    }
  }
  return found;
}

function git(...args: string[]) {
  const { succeeded, output } = copy.run(
    '.',
    'git',
    '-c',
    'user.name=test',
    '-c',
    'user.email=test@bourse.example',
    ...args,
  );
  if (!succeeded) throw new Error(output);
}

const drySchema = v.object({
  tasks: v.array(v.object({ package: v.string(), task: v.string(), command: v.string() })),
});

/** Packages whose tests a run of affected tasks would execute. */
function affected(): string[] {
  const { stdout } = copy.run('.', 'turbo', 'run', 'test', '--affected', '--dry=json');
  const { tasks } = v.parse(drySchema, JSON.parse(stdout));
  return tasks
    .filter(({ task, command }) => task === 'test' && command !== '<NONEXISTENT>')
    .map((task) => task.package)
    .toSorted();
}

const tested = (names: ReadonlySet<string>) =>
  packages
    .filter(({ name, scripts }) => names.has(name) && 'test' in scripts)
    .map(({ name }) => name)
    .toSorted();

const touch = (path: string) => {
  appendFileSync(join(copy.root, path), '\n');
  git('commit', '-q', '-a', '-m', `Touch ${path}`);
};

beforeAll(() => {
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Begin');
});

beforeEach(() => git('checkout', '-q', '-B', 'change', 'main'));

describe('a run of affected tasks', () => {
  it('is empty without a change', () => {
    expect(affected()).toEqual([]);
  });

  it('tests only a leaf package if it changes', () => {
    touch('apps/web/src/features.ts');
    expect(affected()).toEqual(['@bourse/web']);
  });

  it('tests a feature and its dependents, but no other feature', () => {
    touch('packages/wallet/src/index.ts');
    expect(affected()).toEqual(tested(standingOn('@bourse/wallet')));
    expect(affected()).not.toContain('@bourse/spot');
  });

  it('tests every package that computes decimals if decimal changes', () => {
    touch('packages/decimal/src/index.ts');
    expect(affected()).toEqual(tested(standingOn('@bourse/decimal')));
    expect(affected()).toContain('@bourse/spot');
    expect(affected()).not.toContain('@bourse/manifests');
  });

  it('tests everything if the catalog of versions changes', () => {
    touch('pnpm-workspace.yaml');
    expect(affected()).toEqual(tested(new Set(packages.map(({ name }) => name))));
  });
});
