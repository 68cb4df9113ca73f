import { describe, expect, it } from 'vitest';
import { checkCoverage } from './coverage';

const FILES: Readonly<Record<string, string>> = {
  'packages/x/src': '',
  'packages/x/src/rules.ts': 'export const rule = 1;',
  'packages/x/src/rules.test.ts': `describe('a rule', () => { it('holds', () => {}); });`,
  'packages/x/src/view.stories.tsx': 'export const Empty: Story = {};',
};

function check(...rows: string[]) {
  return checkCoverage(
    ['# Coverage', '', '| item | place | test |', '| --- | --- | --- |', ...rows].join('\n'),
    (path) => FILES[path],
  );
}

const messages = (row: string) => check(row).problems.map(({ message }) => message);

describe('a row', () => {
  it.each([
    '| a | `packages/x/src/rules.ts` | `packages/x/src/rules.test.ts` |',
    '| a | `packages/x/src` | `packages/x/src/rules.test.ts` › a rule › holds |',
    '| a | `packages/x/src/rules.ts`, `packages/x/src` | `packages/x/src/rules.test.ts` › holds<br>`packages/x/src/view.stories.tsx` › Empty |',
    '| a | `packages/x/src/rules.ts` | no test: a type says it |',
    '| `GET` a \\| b | not yet | not yet |',
  ])('%s is right', (row) => {
    expect(messages(row)).toEqual([]);
  });

  it.each([
    ['| a | `packages/x/gone.ts` | no test: none |', 'there is no packages/x/gone.ts'],
    ['| a | `packages/x/src` | `packages/x/gone.test.ts` |', 'there is no packages/x/gone.test.ts'],
    ['| a | `packages/x/src` | `packages/x/src/rules.ts` |', 'packages/x/src/rules.ts is no file of tests or stories'],
    ['| a | `packages/x/src` | |', 'neither a test nor "no test: " and the reason'],
    ['| a | `packages/x/src` | not yet |', '"not yet" stands in both columns or in none'],
    ['| a | somewhere | no test: none |', 'no path says where it lives'],
    ['| a | `packages/x/src` |', 'a row has an item, where it lives, and what shows it'],
  ])('%s is wrong', (row, message) => {
    expect(messages(row)).toEqual([message]);
  });

  it('is named by its line', () => {
    expect(check('| a | not yet | not yet |', '| b | not yet | |').problems[0]?.line).toBe(6);
  });
});

it('counts tested items, items with a reason, and unbuilt items', () => {
  const { tested, untested, notYet } = check(
    '| a | `packages/x/src` | `packages/x/src/rules.test.ts` |',
    '| b | `packages/x/src` | no test: a type says it |',
    '| c | not yet | not yet |',
    '',
    '| item | place | test |',
    '|---|:---|---|',
    '| d | not yet | not yet |',
  );
  expect({ tested, untested, notYet }).toEqual({ tested: 1, untested: 1, notYet: 2 });
});
