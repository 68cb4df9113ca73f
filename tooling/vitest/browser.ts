import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from 'playwright';

/** The same engine without windows, menus and pages of its own: it takes half the CPU time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

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

/** The Chromium that tests run in: Playwright's own where it is installed, else one of the system; `undefined` if none. */
export function findBrowser() {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return [...SYSTEM_BROWSERS, HEADLESS_SHELL].find((path) => existsSync(path));
}

const isRoot = process.getuid?.() === 0;
const executablePath = findBrowser();

/** How the stories start Chromium: quiet, headless and off the network. */
export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The same for journeys, in the headless shell where there is one. Stories do not use it: it draws pictures of high pages slowly. */
export const journeyLaunchOptions = {
  ...launchOptions,
  ...(existsSync(HEADLESS_SHELL) && { executablePath: HEADLESS_SHELL }),
};
