import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';

/** Build products and files of this machine, which are not copied. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.turbo',
  '.reports',
  '.data',
  'dist',
  'storybook-static',
  'coverage',
]);

export interface Ran {
  readonly succeeded: boolean;
  readonly stdout: string;
  /** Standard output and error output. */
  readonly output: string;
}

/** A copy of the repository in a temporary folder, for tests of the tools that change it. */
export class WorkspaceCopy {
  readonly root: string;

  constructor(source: string) {
    this.root = mkdtempSync(join(tmpdir(), 'bourse-'));
    for (const name of readdirSync(source).filter((entry) => !LEFT_OUT.has(entry))) {
      cpSync(join(source, name), join(this.root, name), {
        recursive: true,
        filter: (path) => !LEFT_OUT.has(basename(path)),
      });
    }
  }

  /** Runs a program in one of the copy's folders, with the tools of that folder and of the root on the path. */
  run(folder: string, command: string, ...args: string[]): Ran {
    const cwd = join(this.root, folder);
    const tools = [cwd, this.root].map((place) => join(place, 'node_modules', '.bin'));
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_COLOR: '1',
        PATH: [...tools, process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
      },
      shell: process.platform === 'win32',
      maxBuffer: 64 * 1024 * 1024,
    });
    // A program that is not there has written nothing.
    return { succeeded: status === 0, stdout, output: error ? error.message : `${stdout}${stderr}` };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
