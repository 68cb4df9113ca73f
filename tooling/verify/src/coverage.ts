import * as v from 'valibot';
import type { ReadPath } from './problem.ts';

const oneOrMore = v.union([
  v.pipe(
    v.string(),
    v.transform((one) => [one]),
  ),
  v.array(v.string()),
]);

const TEST_FILE = /\.(?:test|spec|stories)\.tsx?$/;

/** Titles by file; a file without titles means all of its tests. */
const tests = v.union([
  v.pipe(
    v.string(),
    v.transform((file) => new Map<string, readonly string[]>([[file, []]])),
  ),
  v.pipe(
    v.record(v.string(), v.nullable(oneOrMore)),
    v.transform((titles) => new Map(Object.entries(titles).map(([file, those]) => [file, those ?? []]))),
  ),
]);

const row = v.pipe(
  v.strictObject({
    item: v.pipe(v.string(), v.nonEmpty()),
    /** Paths from the root. */
    code: oneOrMore,
    tests: v.optional(tests),
    /** Why there is no test. */
    untested: v.optional(v.string()),
  }),
  v.check(({ tests: shown, untested }) => (shown === undefined) !== (untested === undefined), 'tests or untested'),
);

const section = v.strictObject({
  title: v.string(),
  text: v.optional(v.string()),
  tables: v.array(
    v.strictObject({ title: v.optional(v.string()), of: v.optional(v.string(), 'item'), rows: v.array(row) }),
  ),
});

type Row = v.InferOutput<typeof row>;
export type Section = v.InferOutput<typeof section>;

/**
 * Reads one section of the source, `docs/requirements/*.yaml`.
 * @throws ValiError if the source has another form
 */
export const readSection = (source: unknown): Section => v.parse(section, source);

const code = (path: string) => `\`${path}\``;
const escaped = (text: string) => text.replaceAll('|', String.raw`\|`);

const shownBy = ({ tests: shown = new Map(), untested }: Row) =>
  untested === undefined
    ? [...shown]
        .flatMap(([file, titles]) =>
          titles.length === 0 ? [code(file)] : titles.map((title) => `${code(file)} › ${title}`),
        )
        .join('<br>')
    : `no test: ${untested}`;

const lineOf = (of: Row) => `| ${[of.item, of.code.map(code).join(', '), shownBy(of)].map(escaped).join(' | ')} |`;

/** The sections as Markdown, after the introduction. */
export function renderCoverage(introduction: string, sections: readonly Section[]): string {
  const blocks = sections.flatMap(({ title, text, tables }) => [
    `## ${title}`,
    ...(text === undefined ? [] : [text]),
    ...tables.flatMap(({ title: heading, of, rows }) => [
      ...(heading === undefined ? [] : [`### ${heading}`]),
      [`| ${of} | lives in | shown by |`, '| --- | --- | --- |', ...rows.map(lineOf)].join('\n'),
    ]),
  ]);
  return `${[introduction.trim(), ...blocks].join('\n\n')}\n`;
}

/** `Long list` and the story `LongList` are the same title. */
const condensed = (text: string) => text.replaceAll(/[\s\\]/g, '').toLowerCase();

function problemsOfTests(file: string, titles: readonly string[], read: ReadPath): string[] {
  const text = read(file);
  if (text === undefined) return [`there is no ${file}`];
  if (!TEST_FILE.test(file)) return [`${file} is no file of tests or stories`];
  const content = condensed(text);
  return titles
    .flatMap((title) => title.split(' › '))
    .filter((title) => !content.includes(condensed(title)))
    .map((title) => `${file} has no test, group or story "${title}"`);
}

/** Paths and titles of a row that do not exist. */
function problemsOfRow(of: Row, read: ReadPath): string[] {
  return [
    ...of.code.filter((path) => read(path) === undefined).map((path) => `there is no ${path}`),
    ...[...(of.tests ?? new Map<string, readonly string[]>())].flatMap(([file, titles]) =>
      problemsOfTests(file, titles, read),
    ),
  ].map((problem) => `${of.item}: ${problem}`);
}

export interface Coverage {
  readonly tested: number;
  /** The row has the reason for the missing test. */
  readonly untested: number;
  /** One line each: the row's item and what is wrong. */
  readonly problems: readonly string[];
}

/** Counts the rows and finds those that name a file or a title that does not exist. */
export function checkCoverage(sections: readonly Section[], read: ReadPath): Coverage {
  const rows = sections.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
  const untested = rows.filter((one) => one.tests === undefined).length;
  return {
    tested: rows.length - untested,
    untested,
    problems: rows.flatMap((one) => problemsOfRow(one, read)),
  };
}
