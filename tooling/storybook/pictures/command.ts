import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { differenceOf, type Difference } from './compare.ts';
import { decode, encode, halve, type Picture } from './picture.ts';

/** Kept pictures, seen from a package. */
export const PICTURES = '.storybook/pictures';
/** Pictures that are not as the kept ones, seen from a package. */
const REPORTS = '.reports/pictures';

/** A page comes to rest within so many pictures, or is never the same. */
const ATTEMPTS = 8;
const PAUSE_MS = 100;

const WORDS: Readonly<Record<Difference['kind'], string>> = {
  size: 'It has another size',
  surface: 'A surface has another colour',
  ink: 'Something is drawn differently',
};

/** What keeps the pictures of one package. */
export const updateCommand = (root: string): string =>
  `npm run x -- --filter @bourse/${basename(root)} test:stories --update`;

/** The name of a story's picture: its id and who looked, the browser that prefers day or night. */
export const pictureName = (storyId: string, theme: string): string => `${storyId}.${theme}.png`;

async function take({ page }: BrowserCommandContext): Promise<Picture> {
  // Finite animations are at their end, endless ones at their beginning; no caret blinks.
  return halve(decode(await page.screenshot({ animations: 'disabled', caret: 'hide' })));
}

const isSame = (a: Picture, b: Picture) => Buffer.compare(a.rgb, b.rgb) === 0;

/** Takes pictures until two in a row are alike, or until one is good enough. */
async function takeAtRest(context: BrowserCommandContext, isGood: (picture: Picture) => boolean): Promise<Picture> {
  let picture = await take(context);
  for (let attempt = 1; attempt < ATTEMPTS && !isGood(picture); attempt += 1) {
    await pause(PAUSE_MS);
    const next = await take(context);
    if (isSame(picture, next)) return next;
    picture = next;
  }
  return picture;
}

async function write(path: string, picture: Picture): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, encode(picture));
}

/** Compares the page with the kept picture of the story, or keeps it; says what is wrong, if anything. */
export const comparePicture: BrowserCommand<[storyId: string], string | undefined> = async (context, storyId) => {
  const { root, snapshotOptions } = context.project.config;
  const name = pictureName(storyId, context.project.name);
  const path = join(root, PICTURES, name);
  const report = join(root, REPORTS, name);
  const isUpdate = snapshotOptions.updateSnapshot === 'all';
  await rm(report, { force: true });

  const kept = await readFile(path).then(decode, () => undefined);
  if (!kept && !isUpdate) {
    return `There is no picture of this story: ${PICTURES}/${name}. Look at the story, then keep one: ${updateCommand(root)}`;
  }
  const compare = (picture: Picture) => (kept && !isSame(kept, picture) ? differenceOf(kept, picture) : undefined);
  const picture = await takeAtRest(context, (taken) => kept !== undefined && compare(taken) === undefined);
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
