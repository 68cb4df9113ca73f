import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '@bourse/vitest-config/browser';

const quietly = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Finds a Chromium, or installs one by the ways that this machine has; says whether there is one now. */
export function ensureBrowser(): boolean {
  if (findBrowser()) return true;
  process.stdout.write('no Chromium found, installing one …\n');
  if (quietly('playwright', ['install', 'chromium']) && findBrowser()) return true;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = (name: string) => quietly('apt-get', ['install', '-y', name]) && findBrowser() !== undefined;
  if (isRootOnDebian && quietly('apt-get', ['update']) && (install('chromium') || install('chromium-headless-shell'))) {
    return true;
  }
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
