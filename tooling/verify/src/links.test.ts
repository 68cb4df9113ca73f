import { expect, it } from 'vitest';
import { checkLinks, filesLinkedFrom, missingSources } from './links';

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
])('the link %j has a target', (markdown) => {
  expect(check(markdown)).toEqual([]);
});

it.each([
  ['[gone](gone.md)', 'there is no docs/gone.md'],
  ['[gone](../packages/y)', 'there is no packages/y'],
  ['[gone](guide.md#how)', 'docs/guide.md has no heading #how'],
  ['[gone](#there)', 'docs/here.md has no heading #there'],
  ['`packages/x/src/gone.ts`', 'there is no packages/x/src/gone.ts'],
])('the link %j has no target: %s', (markdown, message) => {
  expect(check(markdown)).toEqual([{ line: 3, message }]);
});

it('the check of links names the line, also after skipped sections', () => {
  expect(check('```\na\n```\n\n`docs/gone.md`\n[gone](gone.md)').map(({ line }) => line)).toEqual([7, 8]);
});

it('the check of links lists the files that a document links to', () => {
  expect(
    filesLinkedFrom('docs/here.md', '[a](guide.md#heading) [b](../README.md) [c](https://bourse.example)'),
  ).toEqual(['docs/guide.md', 'README.md']);
});

const SOURCES = ['packages/x/src/rules.ts', 'packages/x/src/form/form.tsx', 'packages/y/src/other.ts'];

it('the check accepts a list of folders whose files exist', () => {
  const tree = '```\nsrc/rules.ts   pure\nsrc/form/      form.tsx (view), form/form.tsx\n```';
  expect(missingSources('packages/x/README.md', tree, SOURCES)).toEqual([]);
});

it.each(['other.ts', 'src/gone.ts', 'gone.tsx'])(
  'the check reports %s, which the package does not have, in a list of folders',
  (name) => {
    const problems = missingSources('packages/x/README.md', `Text\n\n\`\`\`\nsrc/form/   ${name}\n\`\`\``, SOURCES);
    expect(problems).toEqual([{ line: 4, message: `the package has no ${name}` }]);
  },
);

it.each(['`rules.ts`', '`src/rules.ts`', '`*.test.ts`'])('the check finds no fault in %s between backticks', (name) => {
  expect(missingSources('packages/x/README.md', name, SOURCES)).toEqual([]);
});

it('the check reports a missing source file between backticks, but not in a how-to', () => {
  expect(missingSources('packages/x/README.md', 'See `src/gone.ts`.', SOURCES)).toEqual([
    { line: 1, message: 'there is no src/gone.ts' },
  ]);
  expect(missingSources('docs/how-to/add-a-form.md', 'See `src/gone.ts`.', SOURCES)).toEqual([]);
});
