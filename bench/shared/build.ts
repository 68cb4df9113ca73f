import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const ROOT = resolve(import.meta.dirname, '../..');

/** Folders of the measured builds. */
export interface Built {
  /** The client, as Vite builds it. */
  readonly web: string;
  /** The sandbox exchange with its `main.js`. */
  readonly sandbox: string;
}

let building: Promise<Built> | undefined;

/** Builds client and exchange once a run; those that WEB_DIR and SANDBOX_DIR name are taken as they are. */
export function built(): Promise<Built> {
  building ??= build();
  return building;
}

/** Another build: the folder of a checkout with its client and its exchange, or of a built client alone, for the present exchange. */
export async function otherBuild(against: string): Promise<Built> {
  const folder = resolve(against);
  const [web, sandbox] = [join(folder, 'apps/web/dist'), join(folder, 'apps/sandbox-exchange/dist')];
  return existsSync(web) ? { web, sandbox } : { ...(await built()), web: folder };
}

/** Builds a package and those that it depends on, so that Node can run them. */
export function buildPackage(name: string): Promise<void> {
  return run('turbo', ['run', 'build', `--filter=${name}`, '--output-logs=errors-only']);
}

async function build(): Promise<Built> {
  const { WEB_DIR: web, SANDBOX_DIR: sandbox } = process.env;
  const missing = [
    ...(web === undefined ? ['--filter=@bourse/web'] : []),
    ...(sandbox === undefined ? ['--filter=@bourse/sandbox-exchange'] : []),
  ];
  if (missing.length > 0) {
    await run('turbo', ['run', 'build', ...missing, '--concurrency=100%', '--output-logs=errors-only']);
  }
  return {
    web: web === undefined ? join(ROOT, 'apps/web/dist') : resolve(web),
    sandbox: sandbox === undefined ? join(ROOT, 'apps/sandbox-exchange/dist') : resolve(sandbox),
  };
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((done, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? done() : reject(new Error(`${command} ended with ${code}.`))));
  });
}
