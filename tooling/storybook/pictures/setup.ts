import { afterAll, afterEach, beforeEach, expect, vi, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { contrastProblem } from './contrast.ts';
import { addAsianFonts } from './fonts.ts';
import { hasGlyph, withStandIns } from './stand-ins.ts';
import { pictureName, themesOf, type PicturedStory, type Theme } from './themes.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    preferTheme: (theme: Theme) => Promise<void>;
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

addAsianFonts();

// Before the story file is imported: a fixture may read the clock.
vi.setSystemTime(NOW);

beforeEach(() => {
  isPictured = false;
  // The stories of all packages share the storage of one origin.
  localStorage.clear();
  sessionStorage.clear();
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
  const isOurs = hasGlyph(document.fonts);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const shown = withStandIns(text, isOurs);
    if (shown !== text) node.nodeValue = shown;
  }
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

/** Lays out all tables anew: Chromium keeps the collapsed borders of a table in the colours from before forced colours, sometimes. */
async function layOutTables(): Promise<void> {
  await drawn();
  for (const table of document.querySelectorAll('table')) {
    table.style.display = 'none';
    table.getBoundingClientRect();
    table.style.removeProperty('display');
  }
}

/** The story that a test is of, as Storybook's plugin notes it; `undefined` if it is another test. */
function storyOf(context: TestContext): PicturedStory | undefined {
  const { task } = context;
  if (!('storyId' in task.meta) || typeof task.meta.storyId !== 'string') return undefined;
  if (!('story' in context)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the plugin put it there without telling the types
  const { tags } = context.story as Pick<PicturedStory, 'tags'>;
  return { id: task.meta.storyId, tags, isFirst: task.file.tasks[0] === task };
}

// The files of a page run one after the other. Vitest takes the time for the address of this module: at a stopped clock
// it would be the module of the file before, whose hooks are gone.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  motionless.remove();
});

// The rendering that Storybook tested in day mode is still mounted: it is pictured, then switched to night.
afterEach(async (context) => {
  Math.random = random;
  const story = storyOf(context);
  if (!story || context.task.result?.state === 'fail') return;
  isPictured = true;
  const themes = themesOf(story);
  context.task.meta.pictures = themes.map((theme) => pictureName(story, theme));
  const compare = async (theme: Theme) => {
    if (themes.includes(theme)) await expect(page).toMatchScreenshot(pictureName(story, theme));
  };
  showStandIns();
  await settle();
  if (themes.length > 0) await showAll();
  try {
    await compare('day');
    await commands.preferTheme('night');
    await drawn();
    await compare('night');
    const problem = await contrastProblem();
    if (problem !== undefined) throw new Error(problem);
    if (!themes.includes('forced')) return;
    await commands.preferTheme('forced');
    await layOutTables();
    await compare('forced');
  } finally {
    await commands.preferTheme('day');
  }
});
