import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, HEADLESS_SHELL, isOwnInstalled } from '@bourse/vitest-config/browser';

const quietly = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const installPackage = (name: string) => quietly('apt-get', ['install', '-y', name]);

const isComplete = () => findBrowser() !== undefined && (isOwnInstalled() || existsSync(HEADLESS_SHELL));

/**
 * Finds a Chromium, or installs one by the ways that this machine has; says whether there is one now. A machine that can install
 * packages gets the headless shell as well: journeys run in it, and without it they take twice the CPU time.
 */
export function ensureBrowser(): boolean {
  if (isComplete()) return true;
  if (findBrowser() === undefined) {
    process.stdout.write('no Chromium found, installing one …\n');
    quietly('playwright', ['install', 'chromium']);
  }
  if (!isComplete() && isRootOnDebian && quietly('apt-get', ['update'])) {
    if (findBrowser() === undefined) installPackage('chromium');
    installPackage('chromium-headless-shell');
  }
  if (findBrowser() !== undefined) return true;
  process.stderr.write(
    'Stories and journeys need Chromium. Install Chromium or Chrome with the package manager of this system, ' +
      'or run `npm run x -- exec playwright install chromium`.\n',
  );
  return false;
}

/** Name and version of that Chromium, as it says itself; empty where it says nothing. */
export function browserVersion(): string {
  const path = findBrowser();
  if (path === undefined) return '';
  return spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout?.trim() ?? '';
}
