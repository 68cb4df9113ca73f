import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const texts = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ name: v.string(), dependencies: texts, peerDependencies: texts }),
);

/** A package as it is published. */
export interface Tarball {
  readonly path: string;
  readonly name: string;
  /** Where its content is. */
  readonly folder: string;
  /** The package's folder in the workspace. */
  readonly source: string;
  /** Names of dependencies and peers. */
  readonly declared: readonly string[];
}

/** Builds and packs all packages, as a release does, into `folder/tarballs`, and unpacks them below `folder/node_modules`. */
export function packAll(root: string, folder: string): Tarball[] {
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs, { recursive: true });
  execFileSync('pnpm', ['--silent', 'run', 'pack-packages', tarballs], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return globSync('*.tgz', { cwd: tarballs })
    .toSorted()
    .map((file) => unpack(root, folder, join(tarballs, file)));
}

function unpack(root: string, folder: string, path: string): Tarball {
  const manifest = execFileSync('tar', ['-xzOf', path, 'package/package.json'], { encoding: 'utf8' });
  const { name, dependencies, peerDependencies } = v.parse(manifestSchema, manifest);
  const target = join(folder, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', path, '--strip-components=1', '-C', target]);
  return {
    path,
    name,
    folder: target,
    source: join(root, 'packages', name.slice('@bourse/'.length)),
    declared: [...Object.keys(dependencies), ...Object.keys(peerDependencies)],
  };
}

const IMPORT = /^(?:(?:import|export|\})[^'"\n=]*\bfrom |import )['"]([^'"\n]+)['"]/gm;
const IMPORT_TYPE = /\bimport\(['"]([^'"\n]+)['"]\)/g;

/** Names of the packages that a published file imports. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(IMPORT), ...text.matchAll(IMPORT_TYPE)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(?:\.|node:)/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

/** What code or declarations import although the manifest does not name it: it is missing where the package is installed alone. */
export function undeclaredImports({ name, folder, declared }: Tarball): string[] {
  const known = new Set([name, ...declared]);
  const problems = globSync('dist/**/*.{js,d.ts}', { cwd: folder }).flatMap((file) =>
    importsOf(join(folder, file))
      .filter((imported) => !known.has(imported))
      .map((imported) => `${file} imports ${imported}, which is no dependency`),
  );
  return [...new Set(problems)];
}
