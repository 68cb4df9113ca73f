import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type Manifest } from './manifest.ts';

/** The repository that is worked on. */
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

  /** Changes a file once {@link save} is called: where one of several edits cannot be made, none is. */
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

  /** Runs a program of the workspace; its words are shown only where it fails. */
  run(command: string, ...args: string[]): void {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
