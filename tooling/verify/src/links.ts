import { posix } from 'node:path';

/** The text of a file by its path from the root, an empty text for a folder, `undefined` if it does not exist. */
export type ReadPath = (path: string) => string | undefined;

const FENCE = /^```[^]*?^```/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const ELSEWHERE = /^(?:https?|mailto):/;
const HEADING = /^#+ (.+)$/gm;
const CODE = /`([^`\n]+)`/g;
/** A path from the root without wildcards, and not a build product. */
const PATH =
  /^(?:apps|bench|docs|packages|scripts|tooling|\.changeset|\.github)\/(?!.*\/(?:dist|storybook-static|\.reports)(?:\/|$))[\w./-]+$/;
/** A source file by the end of its path. */
const SOURCE = /^[\w-][\w./-]*\.tsx?$/;

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const hasAnchor = (markdown: string, anchor: string) =>
  [...markdown.matchAll(HEADING)].some(([, text = '']) => anchorOf(text) === anchor);

/** Keeps the lines, so that a place can still be named. */
const withoutFences = (markdown: string) => markdown.replaceAll(FENCE, (block) => block.replaceAll(/[^\n]/g, ''));

function problemOfLink(document: string, markdown: string, target: string, read: ReadPath): string | undefined {
  if (ELSEWHERE.test(target)) return undefined;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : posix.join(posix.dirname(document), path);
  const text = path === '' ? markdown : read(file);
  if (text === undefined) return `there is no ${file}`;
  return anchor === undefined || hasAnchor(text, anchor) ? undefined : `${file} has no heading #${anchor}`;
}

/**
 * Links of a document to files and headings that do not exist, and names of files between backticks that do not: paths of the repository,
 * and the ends of the paths of source files. How-tos name source files that are to be made.
 */
export function checkLinks(document: string, markdown: string, read: ReadPath, sources: readonly string[]): string[] {
  const text = withoutFences(markdown);
  const problemOfCode = (name: string) => {
    const isPath = PATH.test(name);
    if (!isPath && (!SOURCE.test(name) || document.startsWith('docs/how-to/'))) return undefined;
    const isThere = isPath
      ? [name, posix.join(posix.dirname(document), name)].some((place) => read(place) !== undefined)
      : sources.some((file) => `/${file}`.endsWith(`/${name}`));
    return isThere ? undefined : `there is no ${name}`;
  };
  const found = [
    ...[...text.matchAll(LINK)].map(({ index, 1: target = '' }) => ({
      index,
      problem: problemOfLink(document, markdown, target, read),
    })),
    ...[...text.matchAll(CODE)].map(({ index, 1: name = '' }) => ({ index, problem: problemOfCode(name) })),
  ];
  return found.flatMap(({ index, problem }) =>
    problem === undefined ? [] : [`${document}:${text.slice(0, index).split('\n').length}: ${problem}`],
  );
}
