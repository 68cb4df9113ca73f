import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type Manifest } from './manifest.ts';

/** The repository to edit. */
export class Workspace {
  readonly root: string;
  readonly #edited = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  path(...parts: string[]): string {
    return join(this.root, ...parts);
  }

  has(path: string): boolean {
    return existsSync(this.path(path));
  }

  read(path: string): string {
    return this.#edited.get(path) ?? readFileSync(this.path(path), 'utf8');
  }

  /** Registers a change that {@link save} writes: if one of several edits throws, no file changes. */
  edit(path: string, change: (text: string) => string): void {
    this.#edited.set(path, change(this.read(path)));
  }

  save(): void {
    for (const [path, text] of this.#edited) writeFileSync(this.path(path), text);
    this.#edited.clear();
  }

  manifest(folder: string): Manifest {
    return readManifest(this.read(`${folder}/package.json`));
  }

  /** Folders of all packages with one of turbo's tags. */
  packagesTagged(tag: string): string[] {
    return globSync('packages/*/turbo.json', { cwd: this.root })
      .filter((path) => this.read(path).includes(`"${tag}"`))
      .map((path) => path.replace('/turbo.json', ''))
      .toSorted();
  }

  /** Runs a program of the workspace; prints its output only on failure. */
  run(command: string, ...args: string[]): void {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
