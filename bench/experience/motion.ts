import type { Page } from 'playwright';
import { untilShown } from '../shared/deal-screen.ts';

const PATHS = ['/', '/quotation', '/dealCenter', '/allTransaction', '/letransactions'];
/** Longer than this, a change counts as movement. */
const MOVES_MS = 1;

/** The elements that move for a user who prefers reduced motion, over the main screens. */
export async function movingElements(page: Page, address: string): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let sum = 0;
  for (const path of PATHS) {
    await page.goto(address + path);
    await page.getByRole('heading').first().waitFor({ state: 'attached' });
    if (path === '/dealCenter') await untilShown(page);
    await page.keyboard.press('Tab');
    sum += await page.evaluate(
      (atMost) =>
        document.getAnimations().filter(({ playState, effect }) => {
          const { duration, iterations } = effect?.getComputedTiming() ?? {};
          return Number(duration) > atMost && (playState === 'running' || iterations === Infinity);
        }).length,
      MOVES_MS,
    );
  }
  return sum;
}
