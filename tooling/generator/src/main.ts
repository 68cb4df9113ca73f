// npm run x -- gen <name>: copies the package `sample` under another name.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { copySample } from './copy.ts';

const root = join(import.meta.dirname, '../../..');
const [name = ''] = process.argv.slice(2);

try {
  const folder = copySample(root, name);
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  spawnSync('oxfmt', [folder], options);
  const { status } = spawnSync('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], options);
  process.stdout.write(`${folder} is there. What is next: docs/how-to/add-a-feature.md\n`);
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
