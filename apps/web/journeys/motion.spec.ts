import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

/** Longer than this, a change counts as movement. */
const MOVES_MS = 1;

test('a user who prefers reduced motion sees no animation', async ({ deal, page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await deal.logIn(await sandbox.user({ USDT: '50000' }));
  for (const path of ['/', '/quotation', '/dealCenter', '/allTransaction', '/letransactions']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeAttached();
    if (path === '/dealCenter') {
      await deal.live();
      await sandbox.buyUpTo('BTC/USDT', await sandbox.bestBid('BTC/USDT'));
    }
    await page.keyboard.press('Tab');
    expect(await movements(page), path).toEqual([]);
  }
});

/** The elements that are moving at this moment. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(
    (atMost) =>
      document
        .getAnimations()
        .filter((animation) => {
          const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
          return Number(duration) > atMost && (animation.playState === 'running' || iterations === Infinity);
        })
        .map(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return `${target?.tagName} ${target?.className}`;
        }),
    MOVES_MS,
  );
}
