import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkspaceCopy } from '@bourse/vitest-config/workspace-copy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WIRED } from './wiring';

/* Runs the generator in a copy of the repository and then the checks of `npm test` on the result, which must all
   pass. */

const FEATURE = 'packages/sample-feature';
const TITLES = 'Rewards,奖励,獎勵,리워드,特典,Recompensas';
const FORM_TITLES = 'Invite a friend,邀请好友,邀請好友,친구 초대,友だちを招待,Invitar a un amigo';
const FOUNDATION = 'packages/sample-foundation';
/** The package that imports all contracts. */
const CONTRACT = 'tooling/contract';

const copy = new WorkspaceCopy(join(import.meta.dirname, '../../..'));
afterAll(() => copy.remove());

/** The output of a failed program; empty if it succeeded. */
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
  gen('form', 'sample-feature', 'invite-friend', '--titles', FORM_TITLES, '--no-pictures');
  gen('endpoint', 'sample-feature', 'reward-list', '--method', 'GET');
  gen('endpoint', 'sample-feature', 'claim-reward', '--method', 'POST', '--path', '/reward/claim');
  gen('package', 'sample-foundation', '--floor', '0');
});

describe('generated code', () => {
  it('is formatted', () => {
    expect(faultsOf('.', 'oxfmt', '--check', FEATURE, FOUNDATION, ...WIRED)).toBe('');
  });

  it('passes the type check', () => {
    expect(faultsOf(FEATURE, 'tsc', '-p', 'tsconfig.json')).toBe('');
    expect(faultsOf(FOUNDATION, 'tsc', '-p', 'tsconfig.json')).toBe('');
    expect(faultsOf(CONTRACT, 'tsc', '-p', 'tsconfig.json')).toBe('');
  });

  it('has no lint findings, nor have the lines that register it', () => {
    expect(faultsOf('.', 'oxlint', '--type-aware', FEATURE, FOUNDATION, CONTRACT, 'apps/web/src/features.ts')).toBe('');
  });

  it('respects the package boundaries', () => {
    const { output } = copy.run('.', 'turbo', 'boundaries');
    expect(output).toMatch(/Checked \d+ files/);
    expect(output).not.toContain('packages/sample-');
  });

  it('has no unused code', () => {
    const { output } = copy.run('.', 'knip', '--reporter', 'compact');
    expect(output.split('\n').filter((line) => line.startsWith('packages/sample-'))).toEqual([]);
  });

  it('follows the package conventions', () => {
    const { output } = copy.run('.', 'node', 'tooling/manifests/src/main.ts');
    expect(output).toContain('packages, ');
    expect(output.split('\n').filter((line) => line.startsWith('packages/sample-'))).toEqual([]);
  });

  it('is in the contract documents, and its calls are excluded from the check with a reason', () => {
    expect(faultsOf('.', 'pnpm', '--silent', 'contract-docs:check')).toBe('');
    expect(faultsOf(CONTRACT, 'vitest', 'run')).toBe('');
    expect(readFileSync(join(copy.root, 'docs/contract/openapi.json'), 'utf8')).toContain('"/api/reward/claim"');
  });

  it('passes its own tests', () => {
    expect(faultsOf(FEATURE, 'vitest', 'run')).toBe('');
    expect(faultsOf(FOUNDATION, 'vitest', 'run')).toBe('');
  });

  it('passes its stories in day and night mode, and has a picture of each', () => {
    expect(faultsOf(FEATURE, 'vitest', 'run', '--config', 'vitest.stories.config.ts', '--update')).toBe('');
    expect(readdirSync(join(copy.root, FEATURE, '.storybook/pictures'))).toContain('rewards--rewards.night.png');
  });

  it('builds for consumers', () => {
    expect(faultsOf(FOUNDATION, 'tsup')).toBe('');
    expect(faultsOf(FOUNDATION, 'tsc', '-p', 'tsconfig.build.json')).toBe('');
  });
});

describe('rejected arguments', () => {
  it.each([
    [['package', 'Sample'], 'is no name'],
    [['package', 'sample-feature', '--floor', '3'], 'There is a folder packages/sample-feature already.'],
    [['package', 'other', '--floor', '2'], 'is no floor for a new package'],
    [['screen', 'nowhere', 'rewards', '--titles', 'a,b,c,d,e,f'], 'There is no package packages/nowhere.'],
    [['screen', 'sample-feature', 'other', '--titles', 'only one'], 'A title is needed in each language'],
    [['form', 'sample-feature', 'other', '--titles', 'only one'], 'A title is needed in each language'],
    [['form', 'sample-feature', 'invite-friend', '--titles', FORM_TITLES], 'has a folder src/invite-friend already'],
    [['endpoint', 'sample-feature', 'reward-list', '--method', 'GET'], 'has rewardList already'],
    [['endpoint', 'sample-feature', 'wallet-list', '--method', 'GET'], 'has an endpoint walletList already'],
    [['endpoint', 'sample-feature', 'other', '--method', 'PUT'], '"PUT" is none of GET, POST.'],
  ])('%j', (args, words) => {
    const { succeeded, output } = refusal(...args);
    expect(succeeded).toBe(false);
    expect(output).toContain(words);
  });
});
