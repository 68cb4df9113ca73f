import { posix } from 'node:path';
import type { Problem, ReadPath } from './problem.ts';

const FENCE = /^```[^]*?^```/gm;
const LINK = /\]\(([^)\s]+)\)/g;
/** A code block that lists what is in the folders of a package. */
const TREE = /^```\nsrc\/[^]*?^```/gm;
const SOURCE = /(?<![\w/.-])[\w./-]+\.tsx?\b/g;
/** A source file by the end of its path. */
const SOURCE_NAME = /^[\w-][\w./-]*\.tsx?$/;
const ELSEWHERE = /^(?:https?|mailto):/;
const HEADING = /^#+ (.+)$/gm;
const CODE = /`([^`\n]+)`/g;
/** A path from the root, without wildcards or places to fill in… */
const PATH = /^(?:apps|bench|docs|packages|scripts|tooling|\.changeset|\.github)\/[\w./-]+$/;
/** …and not a build product. */
const MADE = /\/(?:dist|storybook-static|\.reports)(?:\/|$)/;

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const anchorsOf = (markdown: string) => new Set([...markdown.matchAll(HEADING)].map(([, text = '']) => anchorOf(text)));

/** Keeps the lines, so that a place can still be named. */
const withoutFences = (markdown: string) => markdown.replaceAll(FENCE, (block) => block.replaceAll(/[^\n]/g, ''));

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const targetsOf = (text: string) =>
  [...text.matchAll(LINK)]
    .map(({ index, 1: target = '' }) => ({ index, target }))
    .filter(({ target }) => !ELSEWHERE.test(target));

/** The link targets of a document, by their paths from the root. */
export function filesLinkedFrom(document: string, markdown: string): string[] {
  return targetsOf(withoutFences(markdown)).map(({ target }) =>
    posix.join(posix.dirname(document), target.split('#')[0] ?? ''),
  );
}

function problemOfLink(document: string, markdown: string, target: string, read: ReadPath): string | undefined {
  const [path = '', anchor] = target.split('#');
  const file = posix.join(posix.dirname(document), path);
  const text = path === '' ? markdown : read(file);
  if (text === undefined) return `there is no ${file}`;
  const isFound = anchor === undefined || anchorsOf(text).has(anchor);
  return isFound ? undefined : `${path === '' ? document : file} has no heading #${anchor}`;
}

/**
 * Source files that a document names and that are not there: in a block that lists the folders of its package, and between backticks
 * anywhere but in a how-to, which names files to be made. Each is named by its path or the end of it.
 */
export function missingSources(document: string, markdown: string, files: readonly string[]): Problem[] {
  const own = files.filter((file) => file.startsWith(`${posix.dirname(document)}/`));
  const listed = [...markdown.matchAll(TREE)].flatMap(({ 0: tree, index: start }) =>
    [...tree.matchAll(SOURCE)]
      .filter(([name]) => !own.some((file) => file.endsWith(`/${name}`)))
      .map(({ 0: name, index }) => ({ line: lineAt(markdown, start + index), message: `the package has no ${name}` })),
  );
  const text = withoutFences(markdown);
  const named = (document.startsWith('docs/how-to/') ? [] : [...text.matchAll(CODE)])
    .filter(([, name = '']) => SOURCE_NAME.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`)))
    .map(({ 1: name = '', index }) => ({ line: lineAt(text, index), message: `there is no ${name}` }));
  return [...listed, ...named];
}

/** Links of a document to files and headings that are not there, and paths of the repository between backticks that are not. */
export function checkLinks(document: string, markdown: string, read: ReadPath): Problem[] {
  const text = withoutFences(markdown);
  const links = targetsOf(text).map(({ index, target }) => ({
    index,
    message: problemOfLink(document, markdown, target, read),
  }));
  const paths = [...text.matchAll(CODE)]
    .filter(([, path = '']) => PATH.test(path) && !MADE.test(path))
    .map(({ index, 1: path = '' }) => {
      const isThere = [path, posix.join(posix.dirname(document), path)].some((place) => read(place) !== undefined);
      return { index, message: isThere ? undefined : `there is no ${path}` };
    });
  return [...links, ...paths]
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ index, message }) => (message === undefined ? [] : [{ line: lineAt(text, index), message }]));
}
