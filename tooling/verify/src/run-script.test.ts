import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/* The script in a folder with a fake package manager that exits as configured. */

const SCRIPT = 'scripts/run.mjs';
const PNPM = 'tooling/pnpm/node_modules/pnpm';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bourse-'));
  cpSync(join(import.meta.dirname, '../../..', SCRIPT), join(root, SCRIPT));
  write('tooling/pnpm/package.json', '{ "dependencies": { "pnpm": "1.0.0" } }');
  write(`${PNPM}/package.json`, '{ "version": "1.0.0" }');
  write(
    `${PNPM}/bin/pnpm.mjs`,
    `const [, , command, end] = process.argv;\neval(command === 'install' ? process.env.INSTALL : end);`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

function runScript(event: string, program: string, install = '') {
  const env = { ...process.env, npm_lifecycle_event: event, INSTALL: install };
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, 'exec', program], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, stdout };
}

it.each([
  ['cannot be installed', 'console.log("3 passed, 0 failed")', 'process.exit(7)', 7],
  ['is killed', 'process.kill(process.pid, "SIGKILL")', '', 130],
])('npm test that %s reports it in its last line', (_what, program, install, status) => {
  expect(runScript('test', program, install)).toEqual({ status, stdout: '0 passed, 1 failed\n' });
});

it('npm test that completes prints its own last line', () => {
  const program = 'console.log("3 passed, 1 failed"); process.exit(1)';
  expect(runScript('test', program)).toEqual({ status: 1, stdout: '3 passed, 1 failed\n' });
});

it('no other command prints a last line about tests', () => {
  expect(runScript('x', 'process.exit(7)')).toEqual({ status: 7, stdout: '' });
});
