import { constants, brotliCompressSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { open, visit } from '../shared/browser.ts';

const SETTLE_MS = 6000;

const compressed = (body: Buffer) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }).length;

/** Runs in the page: a user with the data saver, for whom the client prefetches no other screen. */
function saveDataInPage(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
}

/**
 * Size of all JavaScript that a screen loads without a press and without the prefetch of other screens, compressed with brotli here,
 * independent of the server's compression.
 */
export function scriptBytes(address: string, token?: string): Promise<number> {
  return visit(async ({ page }) => {
    await page.addInitScript(saveDataInPage);
    if (token !== undefined) await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
    const bodies = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body());
    });
    await open(page, address);
    await sleep(SETTLE_MS);
    const scripts = await Promise.all(bodies.values());
    return scripts.reduce((sum, body) => sum + compressed(body), 0);
  });
}
