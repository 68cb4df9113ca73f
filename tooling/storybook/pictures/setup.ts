import { afterEach, beforeEach, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { withStandIns } from './stand-ins.ts';
import { storyIdOf } from './story-id.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (storyId: string) => Promise<string | undefined>;
  }
}

/** When every story takes place: the moment that fixtures agree on. */
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const { random } = Math;

// Before the story file is read: a fixture may ask for the time.
vi.setSystemTime(NOW);

// What measures a text while it draws, as the chart does, must not meet another font first.
beforeEach(async () => {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
});

beforeEach(() => {
  vi.setSystemTime(NOW);
  Math.random = repeatable(1);
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What was asked for has been laid out and drawn. */
async function drawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

function showStandIns(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const shown = withStandIns(text, document.fonts);
    if (shown !== text) node.nodeValue = shown;
  }
}

/**
 * How often a chart has drawn itself, and so how large its labels are, hangs on time: its plot is left out of the picture.
 * Play functions test it.
 */
function hidePlots(): void {
  for (const plot of document.querySelectorAll<SVGElement>('.highcharts-root')) plot.style.visibility = 'hidden';
}

/** Pictures and fonts are there, or known to be missing: nothing gets another size from now on. */
async function settle(): Promise<void> {
  const pictures = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined);
  });
  await Promise.all([...pictures, document.fonts.ready]);
  // A picture that is decoded is not yet laid out.
  await drawn();
}

/** CSS pixels; of lists that are longer, the rest looks like the beginning. */
const TALLEST = 2400;

/** Makes a page that scrolls as high as all of it. The next story sets its own size. */
async function showAll(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= window.innerHeight) return;
  await page.viewport(window.innerWidth, Math.min(scrollHeight, TALLEST));
  await drawn();
}

// What Storybook has rendered is still there: the same rendering is tested, checked by axe and pictured.
afterEach(async ({ task }) => {
  Math.random = random;
  const storyId = storyIdOf(task.meta);
  if (storyId === undefined || task.result?.state === 'fail') return;
  showStandIns();
  hidePlots();
  await settle();
  await showAll();
  const problem = await commands.comparePicture(storyId);
  if (problem !== undefined) throw new Error(problem);
});
