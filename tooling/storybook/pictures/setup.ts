import { afterEach, beforeEach, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { withStandIns } from './stand-ins.ts';
import type { Theme } from './command.ts';
import { contrastProblem } from './contrast.ts';
import { storyIdOf } from './story-id.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (storyId: string, theme: Theme) => Promise<string | undefined>;
    preferTheme: (theme: Theme) => Promise<void>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Ids of the stories that have a picture in forced colours too. */
    forcedColours: readonly string[];
  }
}

/**
 * Delay in ms from which a timer does not end while its story is pictured. A state that lasts two seconds, such as
 * "Copied", would end between two pictures on a busy machine; timers that load or lay out something are shorter.
 */
const HELD_FROM = 1000;

let isPictured = false;
const startTimer = window.setTimeout.bind(window);
vi.stubGlobal(
  'setTimeout',
  (run: (...values: readonly unknown[]) => void, delay = 0, ...values: readonly unknown[]) => {
    if (delay < HELD_FROM) return startTimer(run, delay, ...values);
    return startTimer(() => {
      if (!isPictured) run(...values);
    }, delay);
  },
);

/** The fixed current time of all stories, which fixtures use. */
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Deterministic random numbers from 0 to 1 (mulberry32). */
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

// Without transitions: a play function that looks at a dialog before its first frame would find it at opacity 0.
const motionless = document.createElement('style');
motionless.textContent = '*, *::before, *::after { transition: none !important; }';
document.head.append(motionless);

// Before the story file is imported: a fixture may read the clock.
vi.setSystemTime(NOW);

// Fonts are loaded first, because the chart measures text while it draws.
beforeEach(async () => {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
});

beforeEach(() => {
  isPictured = false;
  vi.setSystemTime(NOW);
  Math.random = repeatable(1);
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until pending work is laid out and drawn. */
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
 * The chart's label sizes depend on the number of its redraws, that is, on timing: its plot is hidden in pictures. Play
 * functions test it.
 */
function hidePlots(): void {
  for (const plot of document.querySelectorAll<SVGElement>('.highcharts-root')) plot.style.visibility = 'hidden';
}

/** Waits until pictures and fonts have loaded or failed, so that no size changes afterwards. */
async function settle(): Promise<void> {
  const pictures = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined);
  });
  await Promise.all([...pictures, document.fonts.ready]);
  // A decoded picture is not laid out yet.
  await drawn();
}

/** Maximum height in CSS pixels; the rest of a longer list looks like its start. */
const TALLEST = 2400;

/** Makes a scrolling page as high as its content. The next story sets its own size. */
async function showAll(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= window.innerHeight) return;
  await page.viewport(window.innerWidth, Math.min(scrollHeight, TALLEST));
  await drawn();
}

/** What `look` finds while the browser prefers a theme other than day. */
async function inTheme(theme: Theme, look: () => Promise<(string | undefined)[]>): Promise<(string | undefined)[]> {
  await commands.preferTheme(theme);
  try {
    return await look();
  } finally {
    await commands.preferTheme('day');
  }
}

/**
 * The problems of the page at night. The picture comes first because it waits until the page has settled in its new
 * colours.
 */
const nightProblems = (storyId: string) =>
  inTheme('night', async () => [await commands.comparePicture(storyId, 'night'), await contrastProblem()]);

/** Lays out all tables anew: Chromium keeps the collapsed borders of a table in the colours from before forced colours, sometimes. */
async function layOutTables(): Promise<void> {
  await drawn();
  for (const table of document.querySelectorAll('table')) {
    table.style.display = 'none';
    table.getBoundingClientRect();
    table.style.removeProperty('display');
  }
}

/** The problems in forced colours. The system's colours have enough contrast by themselves, so only the picture tells. */
const forcedProblems = async (storyId: string) =>
  inject('forcedColours').includes(storyId)
    ? inTheme('forced', async () => {
        await layOutTables();
        return [await commands.comparePicture(storyId, 'forced')];
      })
    : [];

// The rendering that Storybook tested in day mode is still mounted: it is pictured, then switched to night.
afterEach(async ({ task }) => {
  Math.random = random;
  const storyId = storyIdOf(task.meta);
  if (storyId === undefined || task.result?.state === 'fail') return;
  isPictured = true;
  showStandIns();
  hidePlots();
  await settle();
  await showAll();
  const problems = [
    await commands.comparePicture(storyId, 'day'),
    ...(await nightProblems(storyId)),
    ...(await forcedProblems(storyId)),
  ];
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new Error(found.join('\n\n'));
});
