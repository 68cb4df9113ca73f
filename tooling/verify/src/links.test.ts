import { expect, it } from 'vitest';
import { checkLinks, filesLinkedFrom } from './links';

const FILES: Readonly<Record<string, string>> = {
  'README.md': '# Home',
  'docs/guide.md': '# The guide\n\n## What `npm test` runs, and when',
  'docs/images': '',
  'packages/x/src/rules.ts': 'export const rule = 1;',
};

const check = (markdown: string) => checkLinks('docs/here.md', `# Here\n\n${markdown}`, (path) => FILES[path]);

it.each([
  '[elsewhere](https://bourse.example/a) and [mail](mailto:a@bourse.example)',
  '[beside](guide.md), [above](../README.md), [folder](images)',
  '[a heading](guide.md#what-npm-test-runs-and-when), [one of this document](#here)',
  '`packages/x/src/rules.ts`, `packages/*/src`, `packages/<name>/src`, `docs/guide.md`',
  '`apps/x/dist`, `packages/x/.reports/pictures`',
  '```\n[no link](gone.md) `packages/x/gone.ts`\n```',
])('%j leads somewhere', (markdown) => {
  expect(check(markdown)).toEqual([]);
});

it.each([
  ['[gone](gone.md)', 'there is no docs/gone.md'],
  ['[gone](../packages/y)', 'there is no packages/y'],
  ['[gone](guide.md#how)', 'docs/guide.md has no heading #how'],
  ['[gone](#there)', 'docs/here.md has no heading #there'],
  ['`packages/x/src/gone.ts`', 'there is no packages/x/src/gone.ts'],
])('%j does not: %s', (markdown, message) => {
  expect(check(markdown)).toEqual([{ line: 3, message }]);
});

it('names the line, also after skipped parts', () => {
  expect(check('```\na\n```\n\n`docs/gone.md`\n[gone](gone.md)').map(({ line }) => line)).toEqual([7, 8]);
});

it('says to which files a document leads', () => {
  expect(
    filesLinkedFrom('docs/here.md', '[a](guide.md#heading) [b](../README.md) [c](https://bourse.example)'),
  ).toEqual(['docs/guide.md', 'README.md']);
});
