import { expect, it } from 'vitest';
import { checkChangesets } from './changesets';
import { aLibrary, aTool } from './testing';

const packages = [aLibrary().at('packages/first'), aTool().at('tooling/third')];
const advice = (text: string) =>
  checkChangesets([{ file: '.changeset/sample.md', text }], packages).map((departure) => departure.advice);

it('a changeset of libraries gets no advice', () => {
  expect(advice(`---\n'@bourse/first': minor\n---\n\nA new column.\n`)).toEqual([]);
});

it.each([
  [
    `---\n'@bourse/first': minor\n'@bourse/third': minor\n---\n\nMore.\n`,
    'take out @bourse/third: only libraries are versioned',
  ],
  [`---\n'@bourse/gone': patch\n---\n\nMore.\n`, 'take out @bourse/gone: only libraries are versioned'],
  [`---\n'@bourse/first': huge\n---\n\nMore.\n`, `write "'@bourse/first': huge" as '@bourse/…': patch, minor or major`],
  [`---\n'@bourse/first': patch\n---\n`, 'say what a user notices'],
  ['A new column.', 'begin with the packages between two lines of ---'],
])('the changeset %j gets the advice: %s', (text, expected) => {
  expect(advice(text)).toEqual([expected]);
});
