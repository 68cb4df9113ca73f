import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from 'playwright';

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
  return SYSTEM_BROWSERS.find((path) => existsSync(path));
}

const isRoot = process.getuid?.() === 0;
const executablePath = findBrowser();

/** How every test of the repository starts Chromium: quiet, headless and off the network. */
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
