import type { Page } from 'playwright';
import { visit } from '../shared/browser.ts';
import { throttle } from '../shared/slow.ts';
import type { MeasuredScreen, Viewport } from './screens.ts';
import { sessionOf, type Site } from './site.ts';

declare global {
  interface Window {
    /** Milliseconds from the navigation to the first frame in which the visitor could act. */
    __ready?: number;
  }
}

const LONGEST_WAIT_MS = 60_000;

/** A script for the page: looks once a frame until all conditions hold. */
function watcherOf(conditions: MeasuredScreen['conditions']): string {
  return `{
    const conditions = [${conditions.map(String).join(', ')}];
    const look = () => {
      if (document.body && conditions.every((holds) => holds())) window.__ready = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }`;
}

/** Has the page note when a visitor can act, and look like that of a user with this token. */
export async function watchReady(page: Page, site: Site, screen: MeasuredScreen): Promise<void> {
  const token = sessionOf(site, screen);
  if (token !== undefined) await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.addInitScript(watcherOf(screen.conditions));
}

/**
 * Milliseconds from the navigation to the frame in which the visitor can act.
 * @throws Error with the conditions that do not hold, if that frame does not come
 */
export async function readyOf(page: Page, { name, conditions }: MeasuredScreen): Promise<number> {
  await page
    .waitForFunction(() => window.__ready !== undefined, undefined, { polling: 100, timeout: LONGEST_WAIT_MS })
    .catch(async (cause: unknown) => {
      const held = await page.evaluate<boolean[]>(`[${conditions.map((holds) => `(${String(holds)})()`).join(', ')}]`);
      const missing = conditions.filter((_, at) => held[at] !== true).map((holds) => holds.name);
      throw new Error(`${name} at ${page.url()} does not get ready: ${missing.join(', ')}.`, { cause });
    });
  return (await page.evaluate(() => window.__ready)) ?? Number.NaN;
}

export interface Conditions {
  readonly viewport: Viewport;
  /** How many times slower the processor is. */
  readonly cpu: number;
}

/** One cold visit without tracing, profiler or coverage. */
export function visitScreen(site: Site, screen: MeasuredScreen, { viewport, cpu }: Conditions): Promise<number> {
  return visit(
    async ({ page, cdp, errors }) => {
      await watchReady(page, site, screen);
      await throttle(cdp, cpu);
      await page.goto(site.address + screen.path, { waitUntil: 'commit' });
      const ready = await readyOf(page, screen);
      if (errors.length > 0) throw new Error(`${screen.name}: ${errors.join('; ')}`);
      return ready;
    },
    { viewport },
  );
}
