import { expect, it } from 'vitest';
import { checkLinks } from './links';

const files: Readonly<Record<string, string>> = {
  'README.md': '# Title\n\n## Two commands\n',
  'docs/other.md': "## What's new?\n",
  'packages/spot/src/index.ts': '',
};
const check = (text: string, document = 'README.md') =>
  checkLinks(document, text, (path) => files[path], Object.keys(files));

it.each([
  ['[other](docs/other.md#whats-new) and [here](#title)', '# Title\n'],
  ['[elsewhere](https://example.com/gone)', ''],
  ['`packages/spot/src/index.ts`, `src/index.ts`, `packages/*/gone.ts` and `packages/spot/dist/index.js`', ''],
  ['```\n[gone](gone.md) `src/gone.ts`\n```', ''],
])('a document with %j has no problem', (text, more) => {
  expect(check(more + text)).toEqual([]);
});

it.each([
  ['[gone](gone.md)', 'there is no gone.md'],
  ['[other](docs/other.md#gone)', 'docs/other.md has no heading #gone'],
  ['[here](#gone)', 'README.md has no heading #gone'],
  ['`packages/spot/src/gone.ts`', 'there is no packages/spot/src/gone.ts'],
  ['`rules/gone.ts`', 'there is no rules/gone.ts'],
])('the problem of %j is named with its line', (text, problem) => {
  expect(check(`# Title\n\n${text}`)).toEqual([`README.md:3: ${problem}`]);
});

it('a how-to may name source files that are to be made', () => {
  expect(check('`src/new.ts`', 'docs/how-to/add.md')).toEqual([]);
});
