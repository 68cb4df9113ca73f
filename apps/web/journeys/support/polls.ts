import type { Page } from '@playwright/test';

/**
 * The longest time between two requests of a screen that no event keeps fresh. It is below the time limit of a request (15 s): a
 * request that is under way does not fail when the clock is put ahead.
 */
const POLL_MS = 10_000;

/** Lets a page's own clock be put ahead; before the page is opened. */
export const ownClock = (page: Page): Promise<void> => page.clock.install();

/** Puts the page's clock ahead until it asks again, instead of waiting for that. Its clock is its own (`ownClock`). */
export const nextPoll = (page: Page): Promise<void> => page.clock.fastForward(POLL_MS);
