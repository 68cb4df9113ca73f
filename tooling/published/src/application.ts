import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import type { Tarball } from './tarballs.ts';

const OWN = join(import.meta.dirname, '..');
/** What the application itself depends on, besides the tarballs. */
const DEPENDENCIES = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite'];

function link(source: string, name: string, target: string): void {
  const place = join(target, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(source, 'node_modules', name), place, 'junction');
}

/**
 * Copies the application into the folder that has the packages in its `node_modules`. Each package gets the dependencies that its
 * manifest names, and no others; they are those of the workspace, so that nothing is downloaded.
 */
export function install(folder: string, tarballs: readonly Tarball[]): void {
  cpSync(join(OWN, 'app'), folder, { recursive: true });
  for (const name of DEPENDENCIES) link(OWN, name, folder);
  for (const { folder: target, source, declared } of tarballs) {
    const others = declared.filter((name) => !name.startsWith('@bourse/'));
    for (const name of others) if (existsSync(join(source, 'node_modules', name))) link(source, name, target);
  }
}

/** Checks the types of the application against the published declarations, and builds it. */
export async function buildApplication(folder: string): Promise<string> {
  execFileSync('tsc', ['-p', join(folder, 'tsconfig.published.json')], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const outDir = join(folder, 'dist');
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir, reportCompressedSize: false } });
  return outDir;
}
