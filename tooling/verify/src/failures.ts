import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';
import { ROOT } from './repository.ts';

const text = v.optional(v.string(), '');
const message = v.object({ message: text });

const vitestReport = v.object({
  numFailedTests: v.number(),
  testResults: v.optional(
    v.array(
      v.object({
        name: text,
        status: v.string(),
        message: text,
        assertionResults: v.array(
          v.object({ status: v.string(), fullName: text, failureMessages: v.nullish(v.array(v.string())) }),
        ),
      }),
    ),
    [],
  ),
});

interface Suite {
  readonly specs?: readonly Spec[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
}
type Spec = v.InferOutput<typeof spec>;

const spec = v.object({
  ok: v.boolean(),
  title: text,
  file: text,
  line: v.optional(v.number(), 0),
  tests: v.array(
    v.object({
      results: v.array(
        v.object({
          errors: v.optional(v.array(message), []),
          attachments: v.optional(v.array(v.object({ name: text, path: text })), []),
        }),
      ),
    }),
  ),
});
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.optional(v.array(spec)),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const playwrightReport = v.object({ suites: v.array(suite), errors: v.optional(v.array(message), []) });

const MOST_LINES = 12;
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

/** Text without colours, empty lines and library frames. */
const plain = (output: string) =>
  output
    .replaceAll(colours, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s+at .*node_modules/.test(line));

const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');

/** The start of an error: what was expected, what was found, and where. */
const startOf = (error: string) => plain(error).slice(0, MOST_LINES);

/** The end of what a check without a report has printed. */
export const linesOf = (output: string) => indent(plain(output).slice(-MOST_LINES));

/** For a shell, as one word. */
const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** For Vitest, whose `-t` takes a regular expression. */
const escaped = (title: string) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const MOST_OF_PAGE = 200;

/** The page of a failed journey as Playwright describes it: its roles, names and texts. */
function pageOf({ tests }: Spec): string {
  const attachments = tests.flatMap(({ results }) => results.flatMap((result) => result.attachments));
  const path = attachments.find(({ name }) => name === 'error-context')?.path ?? '';
  if (!existsSync(path)) return '';
  const [, page = ''] = readFileSync(path, 'utf8').split('```yaml');
  return `\n${indent(plain(page.split('```')[0] ?? '').slice(0, MOST_OF_PAGE))}`;
}

function entry(name: string, errors: readonly string[], again?: string): string {
  const lines = errors.flatMap(startOf);
  return [name, indent(again === undefined ? lines : [again, ...lines])].join('\n');
}

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

/**
 * The failed tests of one runner's JSON report, Vitest's or Playwright's, each with the command that repeats it and the
 * start of its error. Continuous integration may keep only the end of the output, where these lines are printed once
 * more.
 */
export function failuresIn(report: string, repeat?: string): readonly string[] {
  const read = v.parse(v.union([playwrightReport, vitestReport], 'not a test report'), JSON.parse(report));
  const again = (...what: string[]) => (repeat === undefined ? undefined : [repeat, ...what].join(' '));
  if ('suites' in read) {
    const failed = read.suites.flatMap(specsOf).filter(({ ok }) => !ok);
    return [
      ...failed.map((each) => {
        const { file, line, title, tests } = each;
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        const messages = errors.map((error) => error.message);
        return entry(`${file}:${line} ${title}`, messages, again(`${file}:${line}`)) + pageOf(each);
      }),
      ...read.errors.map((error) => entry('before the first test', [error.message])),
    ];
  }
  return read.testResults.flatMap(({ name, status, message: whole, assertionResults }) => {
    const file = relative(ROOT, name);
    return [
      ...(status === 'failed' && assertionResults.length === 0 ? [entry(file, [whole], again(file))] : []),
      ...assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) =>
          entry(`${file} › ${fullName}`, failureMessages ?? [], again(file, '-t', quoted(escaped(fullName)))),
        ),
    ];
  });
}

/** The failed tests of a report. */
export function failuresOf(path: string, repeat?: string): readonly string[] {
  try {
    return failuresIn(readFileSync(path, 'utf8'), repeat);
  } catch {
    return [`${path}: no report`];
  }
}
