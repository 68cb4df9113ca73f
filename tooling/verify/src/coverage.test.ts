import { expect, it } from 'vitest';
import { checkCoverage, readSection, renderCoverage } from './coverage';

const FILES: Readonly<Record<string, string>> = {
  'packages/x/src': '',
  'packages/x/src/rules.ts': 'export const rule = 1;',
  'packages/x/src/rules.test.ts': String.raw`describe('a rule', () => { it('holds the user\'s limit', () => {}); });`,
  'packages/x/src/view.stories.tsx': 'export const LongList: Story = {};',
};

const sectionOf = (...rows: object[]) =>
  readSection({ title: 'Orders', tables: [{ title: 'Rules', of: 'rule', rows }] });

const problemsOf = (row: object) => checkCoverage([sectionOf({ item: 'a', ...row })], (path) => FILES[path]).problems;

const code = 'packages/x/src/rules.ts';
const test = 'packages/x/src/rules.test.ts';

it.each([
  { code, tests: test },
  { code: 'packages/x/src', tests: { [test]: "a rule › holds the user's limit" } },
  { code: [code, 'packages/x/src'], tests: { [test]: null, 'packages/x/src/view.stories.tsx': ['Long list'] } },
  { code, untested: 'a type says it' },
])('the check of a coverage row accepts %j', (row) => {
  expect(problemsOf(row)).toEqual([]);
});

it.each([
  [{ code: 'packages/x/gone.ts', untested: 'none' }, 'a: there is no packages/x/gone.ts'],
  [{ code, tests: 'packages/x/gone.test.ts' }, 'a: there is no packages/x/gone.test.ts'],
  [{ code, tests: code }, `a: ${code} is no file of tests or stories`],
  [{ code, tests: { [test]: 'a rule › breaks' } }, `a: ${test} has no test, group or story "breaks"`],
])('the check of a coverage row reports %j', (row, problem) => {
  expect(problemsOf(row)).toEqual([problem]);
});

it('the check of a coverage row rejects a row with neither a test nor a reason, and a row with both', () => {
  expect(() => sectionOf({ item: 'a', code })).toThrow('tests or untested');
  expect(() => sectionOf({ item: 'a', code, tests: test, untested: 'none' })).toThrow('tests or untested');
});

it('the check counts rows with a test and rows with a reason', () => {
  const sections = [sectionOf({ item: 'a', code, tests: test }, { item: 'b', code, untested: 'a type says it' })];
  expect(checkCoverage(sections, (path) => FILES[path])).toEqual({ tested: 1, untested: 1, problems: [] });
});

it('the document has a table with one row for each item and one entry for each title', () => {
  const rows = [
    { item: 'a | b', code: [code, 'packages/x/src'], tests: { [test]: ['a rule', 'holds'] } },
    { item: 'c', code, untested: 'a type says it' },
  ];
  expect(renderCoverage('# Coverage\n', [{ ...sectionOf(...rows), text: 'What traders look for.' }])).toBe(
    [
      '# Coverage\n\n## Orders\n\nWhat traders look for.\n\n### Rules\n\n| rule | lives in | shown by |\n| --- | --- | --- |',
      `| a \\| b | \`${code}\`, \`packages/x/src\` | \`${test}\` › a rule<br>\`${test}\` › holds |`,
      `| c | \`${code}\` | no test: a type says it |\n`,
    ].join('\n'),
  );
});
