import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from 'playwright';

/** The same engine without windows, menus and pages of its own: it takes half the CPU time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether Playwright's own Chromium is installed, which has a headless shell beside it. */
export const isOwnInstalled = () => existsSync(chromium.executablePath());

/** The Chromium that tests run in: Playwright's own where it is installed, else one of the system; `undefined` if none. */
export function findBrowser() {
  if (isOwnInstalled()) return chromium.executablePath();
  return [...SYSTEM_BROWSERS, HEADLESS_SHELL].find((path) => existsSync(path));
}

const isRoot = process.getuid?.() === 0;
/** Quiet, headless and off the network. */
const quiet = {
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // The headless shell draws text with full hinting otherwise, and Chromium with this one.
    '--font-render-hinting=slight',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const at = (executablePath: string | undefined) =>
  executablePath === undefined ? quiet : { ...quiet, executablePath };

/** How the stories start Chromium. */
export const launchOptions = at(findBrowser());

/**
 * How the journeys start it: in the headless shell where there is one, which Playwright takes of itself from its own installation.
 * Stories do not use it: it draws pictures of high pages slowly.
 */
export const journeyLaunchOptions = isOwnInstalled()
  ? quiet
  : at(existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser());
