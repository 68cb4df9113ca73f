import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { reportPath } from './reports.ts';

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
  tests: v.array(v.object({ results: v.array(v.object({ errors: v.optional(v.array(message), []) })) })),
});
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.optional(v.array(spec)),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const playwrightReport = v.object({ suites: v.array(suite), errors: v.optional(v.array(message), []) });

const MOST_LINES = 12;
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

/** The start of an error without colours and library frames: what was expected, what was found, and where. */
const startOf = (error: string) =>
  error
    .replaceAll(colours, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s+at .*node_modules/.test(line))
    .slice(0, MOST_LINES);

const entry = (name: string, errors: readonly string[]) =>
  [name, ...errors.flatMap(startOf).map((line) => `    ${line}`)].join('\n');

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

/**
 * The failed tests of one runner's JSON report, Vitest's or Playwright's, with the start of their errors. Continuous
 * integration may keep only the end of the output, where these lines are printed once more.
 */
export function failuresIn(report: string): readonly string[] {
  const read = v.parse(v.union([playwrightReport, vitestReport], 'not a test report'), JSON.parse(report));
  if ('suites' in read) {
    const failed = read.suites.flatMap(specsOf).filter(({ ok }) => !ok);
    return [
      ...failed.map(({ file, line, title, tests }) =>
        entry(
          `${file}:${line} ${title}`,
          tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((error) => error.message))),
        ),
      ),
      ...read.errors.map((error) => entry('before the first test', [error.message])),
    ];
  }
  return read.testResults.flatMap((file) => [
    ...(file.status === 'failed' && file.assertionResults.length === 0 ? [entry(file.name, [file.message])] : []),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => entry(`${file.name} ${fullName}`, failureMessages ?? [])),
  ]);
}

/** The failed tests of one package's report; none where there is no report, which counts as a failure by itself. */
export function failuresOf(folder: string, name: string): readonly string[] {
  try {
    return failuresIn(readFileSync(reportPath(folder, name), 'utf8')).map((line) => `${folder}: ${line}`);
  } catch {
    return [`${folder}: no report`];
  }
}
