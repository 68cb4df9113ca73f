import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';

/** Layout shift of a cold visit that users do not notice; 0.1 is "good" by Web Vitals. */
const MOST = 0.02;

/** A path with the element that appears last on its screen. */
type Screen = readonly [path: string, last: (page: Page) => Locator];

const OF_VISITORS: readonly Screen[] = [
  ['/', (page) => page.getByText('ETH/USDT').locator('visible=true').first()],
  ['/components/login', (page) => page.getByRole('form')],
];

const OF_USERS: readonly Screen[] = [
  ['/dealCenter?symbol=BTC_USDT', (page) => page.getByRole('application')],
  ['/leverdealCenter?symbol=LINK_USDT', (page) => page.getByRole('application')],
  ['/secondDealCenter?symbol=BTC_USDT', (page) => page.getByRole('application')],
  ['/fiatradCenter', (page) => page.getByRole('button', { name: /^Buy / }).first()],
  ['/letransactions', (page) => page.getByRole('table').first()],
];

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null; readonly currentRect: DOMRectReadOnly }[];
}

interface Shift {
  readonly value: number;
  /** The moved elements with their places afterwards. */
  readonly moved: readonly string[];
}

/** The layout shifts of the page up to now. */
async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const found: Shift[] = [];
        const observer = new PerformanceObserver((list) => {
          const shifts = list
            .getEntries()
            .filter((entry): entry is ShiftEntry => entry.entryType === 'layout-shift')
            .map(({ value, sources }) => ({
              value,
              moved: sources.map(({ node, currentRect: { x, y, width, height } }) => {
                const name = node instanceof Element ? node.outerHTML.slice(0, 80) : 'a removed element';
                return `${name} to ${[x, y, width, height].map((each) => Math.round(each)).join(' ')}`;
              }),
            }));
          found.push(...shifts);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // The buffered entries come in a task of their own; the frames before it are those of the last content.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(found))));
      }),
  );
}

for (const { form, use } of [
  { form: 'a phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { form: 'a window of 1350 px', use: { viewport: { width: 1350, height: 940 } } },
  { form: 'a window of 1920 px', use: { viewport: { width: 1920, height: 1080 } } },
]) {
  test.describe(form, () => {
    test.use(use);

    test('keeps the content in place while a screen loads', async ({ deal, page, sandbox }) => {
      test.slow();
      const visit = ([path, last]: Screen) =>
        test.step(path, async () => {
          await page.goto(path);
          await expect(last(page)).toBeVisible({ timeout: 20_000 });
          const shifts = await shiftsOf(page);
          const sum = shifts.reduce((before, { value }) => before + value, 0);
          const moved = shifts.filter(({ value }) => value > MOST / 10).map((shift) => JSON.stringify(shift, null, 1));
          expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST);
        });
      for (const screen of OF_VISITORS) await visit(screen);
      await deal.logIn(await sandbox.user({ USDT: '1000' }));
      for (const screen of OF_USERS) await visit(screen);
    });
  });
}
