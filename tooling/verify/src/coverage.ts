import type { Problem, ReadPath } from './problem.ts';

/** Value of both columns for unbuilt items. */
const NOT_YET = 'not yet';

/** Prefix of the last column for built items without a test; the reason follows. */
const NO_TEST = 'no test: ';

const TEST_FILE = /\.(?:test|spec|stories)\.tsx?$/;
const SEPARATOR = /^\|(?:\s*:?-+:?\s*\|)+$/;
const CODE = /`([^`]+)`/g;

export interface Coverage {
  /** Built and tested. */
  readonly tested: number;
  /** Built; the table has the reason for the missing test. */
  readonly untested: number;
  readonly notYet: number;
  readonly problems: readonly Problem[];
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows of all tables, without headers and separators. */
function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n').map((text) => text.trim());
  return lines.flatMap((text, index) => {
    const isHead = SEPARATOR.test(lines[index + 1] ?? '');
    if (!text.startsWith('|') || isHead || SEPARATOR.test(text)) return [];
    const cells = text.slice(1, -1).split(/(?<!\\)\|/);
    return [{ line: index + 1, cells: cells.map((cell) => cell.trim()) }];
  });
}

const pathsIn = (cell: string) => [...cell.matchAll(CODE)].map(([, path = '']) => path);

const missingPaths = (cell: string, read: ReadPath) =>
  pathsIn(cell)
    .filter((path) => read(path) === undefined)
    .map((path) => `there is no ${path}`);

/** One test of a cell: `path` › title, with as many titles as there are behind it. Titles are for the reader. */
function problemsOfTest(entry: string, read: ReadPath): string[] {
  const [path, ...others] = pathsIn(entry.split('›')[0] ?? '');
  if (path === undefined || others.length > 0) return [`one path before each ›, one test between <br>s: ${entry}`];
  if (read(path) === undefined) return [`there is no ${path}`];
  return TEST_FILE.test(path) ? [] : [`${path} is no file of tests or stories`];
}

type State = 'tested' | 'untested' | 'notYet';

function judge({ cells }: Row, read: ReadPath): { state: State; problems: string[] } {
  const [item = '', place = '', shown = ''] = cells;
  if (cells.length !== 3 || item === '') {
    return { state: 'notYet', problems: ['a row has an item, where it lives, and what shows it'] };
  }
  if (place === NOT_YET || shown === NOT_YET) {
    const isBoth = place === shown;
    return { state: 'notYet', problems: isBoth ? [] : [`"${NOT_YET}" stands in both columns or in none`] };
  }
  const problems = missingPaths(place, read);
  if (pathsIn(place).length === 0) problems.push('no path says where it lives');
  if (shown.startsWith(NO_TEST)) return { state: 'untested', problems: [...problems, ...missingPaths(shown, read)] };
  if (pathsIn(shown).length === 0) {
    return { state: 'untested', problems: [...problems, `neither a test nor "${NO_TEST}" and the reason`] };
  }
  return {
    state: 'tested',
    problems: [...problems, ...shown.split('<br>').flatMap((test) => problemsOfTest(test, read))],
  };
}

/**
 * Counts the rows of a coverage document and finds errors: missing paths, items without a test or a reason.
 */
export function checkCoverage(markdown: string, read: ReadPath): Coverage {
  const judged = rowsOf(markdown).map((row) => ({ line: row.line, ...judge(row, read) }));
  const count = (wanted: State) => judged.filter(({ state }) => state === wanted).length;
  return {
    tested: count('tested'),
    untested: count('untested'),
    notYet: count('notYet'),
    problems: judged.flatMap(({ line, problems }) => problems.map((message) => ({ line, message }))),
  };
}
