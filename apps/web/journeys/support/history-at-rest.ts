import { expect, type BrowserContext, type Page } from '@playwright/test';

/** An overlay that is still open keeps its history entry: the page is left from it after this time. */
const OPEN_OVERLAY_MS = 1500;

/** Open overlays as the current history entry records them (ui-kit, `overlay-history.ts`). */
const recordedOverlays = (page: Page) =>
  page
    .evaluate(() => {
      const state: unknown = window.history.state;
      return typeof state === 'object' && state !== null && 'overlays' in state ? Number(state.overlays) : 0;
    })
    // The page is being left already.
    .catch(() => 0);

async function historyAtRest(page: Page): Promise<void> {
  const options = { timeout: OPEN_OVERLAY_MS, intervals: [10, 20, 50] };
  await expect
    .poll(() => recordedOverlays(page), options)
    .toBe(0)
    .catch(() => undefined);
}

function leaveAtRest(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...target) => {
    await historyAtRest(page);
    return goto(...target);
  };
  page.reload = async (...options) => {
    await historyAtRest(page);
    return reload(...options);
  };
}

/**
 * Lets the pages of a context be left or reloaded only after a closed overlay has removed its history entry. The step back
 * is asynchronous, and it cancels a navigation that starts a few milliseconds after the overlay has closed.
 */
export function leavePagesAtRest(context: BrowserContext): void {
  context.on('page', leaveAtRest);
}
