import { expect, type Locator, type Page } from '@playwright/test';

/** How many transitions and animations with an end are running. Those that follow a scroll position have no end in time. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const endTime = effect?.getComputedTiming().endTime;
        return playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime);
      }).length,
  );

/** Waits until nothing moves that comes to an end. */
export async function endOfMotion(page: Page): Promise<void> {
  await expect.poll(() => moving(page), { message: 'an animation does not end' }).toBe(0);
}

/** The box of an element that has come to rest: equal in two frames. */
export async function restingBox(element: Locator) {
  const handle = await element.elementHandle();
  await handle?.waitForElementState('stable');
  const box = await handle?.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not laid out`);
  return box;
}
