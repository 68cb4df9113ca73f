import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkspaceCopy } from '@bourse/vitest-config/workspace-copy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WIRED } from './wiring';

/*
 * What the generator makes is right as it is: it is made in a copy of the repository, and the checks of `npm test` run on
 * it there, each with nothing to say.
 */

const FEATURE = 'packages/sample-feature';
const TITLES = 'Rewards,奖励,獎勵,리워드,特典,Recompensas';
const FOUNDATION = 'packages/sample-foundation';
/** Knows the contracts of all packages. */
const CONTRACT = 'tooling/contract';

const copy = new WorkspaceCopy(join(import.meta.dirname, '../../..'));
afterAll(() => copy.remove());

/** What a program wrote, where it failed; nothing where it did not. */
function faultsOf(folder: string, command: string, ...args: string[]): string {
  const { succeeded, output } = copy.run(folder, command, ...args);
  return succeeded ? '' : `${command} ${args.join(' ')} in ${folder}:\n${output}`;
}

const refusal = (...args: string[]) => copy.run('.', 'node', 'tooling/generator/src/main.ts', ...args);

function gen(...args: string[]) {
  const { succeeded, output } = refusal(...args);
  if (!succeeded) throw new Error(output);
}

beforeAll(() => {
  const faults = faultsOf('.', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  if (faults !== '') throw new Error(faults);
  gen('package', 'sample-feature', '--floor', '3', '--no-pictures');
  gen('screen', 'sample-feature', 'rewards', '--titles', TITLES, '--session', '--no-pictures');
  gen('endpoint', 'sample-feature', 'reward-list', '--method', 'GET');
  gen('endpoint', 'sample-feature', 'claim-reward', '--method', 'POST', '--path', '/reward/claim');
  gen('package', 'sample-foundation', '--floor', '0');
});

describe('what is made', () => {
  it('is formatted', () => {
    expect(faultsOf('.', 'oxfmt', '--check', FEATURE, FOUNDATION, ...WIRED)).toBe('');
  });

  it('has the types that it says', () => {
    expect(faultsOf(FEATURE, 'tsc', '-p', 'tsconfig.json')).toBe('');
    expect(faultsOf(FOUNDATION, 'tsc', '-p', 'tsconfig.json')).toBe('');
    expect(faultsOf(CONTRACT, 'tsc', '-p', 'tsconfig.json')).toBe('');
  });

  it('has nothing that the linter minds, nor have the lines by which others know of it', () => {
    expect(faultsOf('.', 'oxlint', '--type-aware', FEATURE, FOUNDATION, CONTRACT, 'apps/web/src/features.ts')).toBe('');
  });

  it('keeps the boundaries', () => {
    const { output } = copy.run('.', 'turbo', 'boundaries');
    expect(output).toMatch(/Checked \d+ files/);
    expect(output).not.toContain('packages/sample-');
  });

  it('has nothing that nobody uses', () => {
    const { output } = copy.run('.', 'knip', '--reporter', 'compact');
    expect(output.split('\n').filter((line) => line.startsWith('packages/sample-'))).toEqual([]);
  });

  it('is built like the other packages', () => {
    const { output } = copy.run('.', 'node', 'tooling/manifests/src/main.ts');
    expect(output).toContain('packages, ');
    expect(output.split('\n').filter((line) => line.startsWith('packages/sample-'))).toEqual([]);
  });

  it('is in the documents of the contract, and its calls are left out of the check with a reason', () => {
    expect(faultsOf('.', 'pnpm', '--silent', 'contract-docs:check')).toBe('');
    expect(faultsOf(CONTRACT, 'vitest', 'run')).toBe('');
    expect(readFileSync(join(copy.root, 'docs/contract/openapi.json'), 'utf8')).toContain('"/api/reward/claim"');
  });

  it('passes its own tests', () => {
    expect(faultsOf(FEATURE, 'vitest', 'run')).toBe('');
    expect(faultsOf(FOUNDATION, 'vitest', 'run')).toBe('');
  });

  it('passes its stories, by day and by night, and has a picture of each', () => {
    expect(faultsOf(FEATURE, 'vitest', 'run', '--config', 'vitest.stories.config.ts', '--update')).toBe('');
    expect(readdirSync(join(copy.root, FEATURE, '.storybook/pictures'))).toContain('rewards--rewards.night.png');
  });

  it('builds what others install', () => {
    expect(faultsOf(FOUNDATION, 'tsup')).toBe('');
    expect(faultsOf(FOUNDATION, 'tsc', '-p', 'tsconfig.build.json')).toBe('');
  });
});

describe('what cannot be made', () => {
  it.each([
    [['package', 'Sample'], 'is no name'],
    [['package', 'sample-feature', '--floor', '3'], 'There is a folder packages/sample-feature already.'],
    [['package', 'other', '--floor', '2'], 'is no floor for a new package'],
    [['screen', 'nowhere', 'rewards', '--titles', 'a,b,c,d,e,f'], 'There is no package packages/nowhere.'],
    [['screen', 'sample-feature', 'other', '--titles', 'only one'], 'A title is needed in each language'],
    [['endpoint', 'sample-feature', 'reward-list', '--method', 'GET'], 'has rewardList already'],
    [['endpoint', 'sample-feature', 'other', '--method', 'PUT'], '"PUT" is none of GET, POST.'],
  ])('%j', (args, words) => {
    const { succeeded, output } = refusal(...args);
    expect(succeeded).toBe(false);
    expect(output).toContain(words);
  });
});
