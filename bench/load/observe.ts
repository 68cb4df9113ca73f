import type { Page } from 'playwright';

/** Performance entries of the page while it loads; times in milliseconds since the navigation. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** Which element that was. */
  largest: string;
  /** Sum of layout shifts that no input caused. */
  shift: number;
  readonly longTasks: { readonly start: number; readonly duration: number }[];
}

interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    __observed?: Observed;
  }
}

function observeInPage(): void {
  const notes: Observed = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, longTasks: [] };
  window.__observed = notes;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone, without what is around it
  const each = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  each('largest-contentful-paint', (entry) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries of this type are such
    const { startTime, element } = entry as LargestPaint;
    notes.largestPaint = startTime;
    notes.largest = element?.tagName.toLowerCase() ?? '';
  });
  each('layout-shift', (entry) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries of this type are such
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) notes.shift += value;
  });
  each('longtask', ({ startTime: start, duration }) => notes.longTasks.push({ start, duration }));
}

/** Has the page note its paints, shifts and long tasks, from its first moment on. */
export const observe = (page: Page) => page.addInitScript(observeInPage);

export async function observed(page: Page): Promise<Observed> {
  const notes = await page.evaluate(() => window.__observed);
  if (!notes) throw new Error('Nothing was observed.');
  return notes;
}
