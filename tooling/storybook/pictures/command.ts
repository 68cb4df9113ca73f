import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { differenceOf, type Difference } from './compare.ts';
import { decode, encode, halve, type Picture } from './picture.ts';

/** Folder of kept pictures, relative to a package. */
export const PICTURES = '.storybook/pictures';
/** Folder of mismatching pictures, relative to a package. */
const REPORTS = '.reports/pictures';

/** The themes of the pictures: every story has the first two. */
export const THEMES = ['day', 'night'] as const;
/** `forced`: the system replaces the colours of the page, as a contrast theme of Windows does. */
export type Theme = (typeof THEMES)[number] | 'forced';

const MEDIA = {
  day: { colorScheme: 'light', forcedColors: 'none' },
  night: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** Maximum number of attempts before a mismatch is reported. */
const ATTEMPTS = 20;
/** This many equal pictures, `PAUSE_MS` apart, show that the page has settled. */
const EQUAL_IN_A_ROW = 4;
const PAUSE_MS = 100;

const WORDS: Readonly<Record<Difference['kind'], string>> = {
  size: 'It has another size',
  surface: 'A surface has another colour',
  ink: 'Something is drawn differently',
};

/** What keeps the pictures of one package. */
export const updateCommand = (root: string): string =>
  `npm run x -- --filter @bourse/${basename(root)} test:stories --update`;

/** File name of a story's picture. */
export const pictureName = (storyId: string, theme: Theme): string => `${storyId}.${theme}.png`;

async function take({ page }: BrowserCommandContext): Promise<Picture> {
  // Finite animations are at their end, infinite ones at their start; the caret is hidden.
  return halve(decode(await page.screenshot({ animations: 'disabled', caret: 'hide' })));
}

const isSame = (a: Picture, b: Picture) => Buffer.compare(a.rgb, b.rgb) === 0;

/**
 * Takes pictures until one is good or the attempts are used up. Content that loads late (a dialog's chunk) can leave a page
 * unchanged for a moment, so equal pictures end the attempts only where there is no picture to compare with.
 */
async function takeAtRest(
  context: BrowserCommandContext,
  isGood: ((picture: Picture) => boolean) | undefined,
): Promise<Picture> {
  let picture = await take(context);
  let equal = 1;
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    if (isGood ? isGood(picture) : equal >= EQUAL_IN_A_ROW) break;
    await pause(PAUSE_MS);
    const next = await take(context);
    equal = isSame(picture, next) ? equal + 1 : 1;
    picture = next;
  }
  return picture;
}

async function write(path: string, picture: Picture): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, encode(picture));
}

/** Makes the browser prefer day, night or forced colours, which a story's theme follows. */
export const preferTheme: BrowserCommand<[theme: Theme]> = ({ page }, theme) => page.emulateMedia(MEDIA[theme]);

/** Compares the page with the story's picture of a theme, or keeps the page as the picture. Returns the problem, if any. */
export const comparePicture: BrowserCommand<[storyId: string, theme: Theme], string | undefined> = async (
  context,
  storyId,
  theme,
) => {
  const { root, snapshotOptions } = context.project.config;
  const name = pictureName(storyId, theme);
  const path = join(root, PICTURES, name);
  const report = join(root, REPORTS, name);
  const isUpdate = snapshotOptions.updateSnapshot === 'all';
  await rm(report, { force: true });

  const kept = await readFile(path).then(decode, () => undefined);
  if (!kept && !isUpdate) {
    return `There is no picture of this story: ${PICTURES}/${name}. Look at the story, then keep one: ${updateCommand(root)}`;
  }
  const compare = (picture: Picture) => (kept && !isSame(kept, picture) ? differenceOf(kept, picture) : undefined);
  const isGood = kept && !isUpdate ? (taken: Picture) => compare(taken) === undefined : undefined;
  const picture = await takeAtRest(context, isGood);
  const difference = compare(picture);
  if (kept && !difference) return undefined;

  await write(isUpdate ? path : report, picture);
  if (isUpdate || !difference) return undefined;
  const { kind, x, y, count, by } = difference;
  return [
    `This story does not look like its kept picture, ${PICTURES}/${name}.`,
    `${WORDS[kind]} at ${x * 2}, ${y * 2} (${count} times, by up to ${by.toFixed(1)}): see ${REPORTS}/${name}.`,
    `Where it is meant to: ${updateCommand(root)}`,
  ].join('\n');
};
