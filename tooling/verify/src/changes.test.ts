import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changesOf, isTouched } from './changes';

function aRepository() {
  const root = mkdtempSync(join(tmpdir(), 'bourse-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=test', '-c', 'user.email=test@bourse.example'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const write = (path: string) => writeFileSync(join(root, path), path);
  const commit = (path: string) => {
    write(path);
    git('add', '-A');
    git('commit', '-q', '-m', path);
  };
  git('init', '-q', '-b', 'main');
  commit('first.ts');
  return { root, git, write, commit };
}

describe('changes of the working tree', () => {
  it('a change is unknown in the first commit, and outside git', () => {
    expect(changesOf(aRepository().root)).toBeUndefined();
    expect(changesOf(tmpdir())).toBeUndefined();
  });

  it('the changes on main are the last commit and the working tree', () => {
    const { root, git, write, commit } = aRepository();
    commit('second.ts');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    write('first.ts.new');
    const changes = changesOf(root);
    expect(changes?.files).toEqual(['second.ts', 'first.ts.new']);
    expect(changes?.since).toMatch(/^the commit before \([\da-f]{7}\)$/);
  });

  it('the changes of a branch are all since it left origin/main', () => {
    const { root, git, commit } = aRepository();
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit('second.ts');
    commit('third.ts');
    const changes = changesOf(root);
    expect(changes?.files).toEqual(['second.ts', 'third.ts']);
    expect(changes?.since).toMatch(/^origin\/main/);
  });
});

describe('a check with inputs', () => {
  const inputs = ['tooling/ci/**', 'packages/*/src/**/!(*.test|*.stories).{ts,tsx}'];
  it.each([
    ['tooling/ci/src/policy.ts', true],
    ['packages/spot/src/rules/order-rules.ts', true],
    ['packages/spot/src/index.ts', true],
    ['packages/spot/src/rules/order-rules.test.ts', false],
    ['docs/requirements.md', false],
  ])('a check with inputs runs where %s has changed: %s', (file, isRun) => {
    expect(isTouched(inputs, { since: 'x', files: [file] })).toBe(isRun);
  });

  it('a check with inputs runs where the changes are unknown', () => {
    expect(isTouched(inputs, undefined)).toBe(true);
  });
});
