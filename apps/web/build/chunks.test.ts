import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHUNK_GROUPS } from './chunks';

const REPOSITORY = join(import.meta.dirname, '../../..');

const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: REPOSITORY });

function captures(name: string, source: string): boolean {
  const pattern = CHUNK_GROUPS.find((each) => each.name === name)?.test;
  return typeof pattern === 'function' ? pattern(`/${source}`) : pattern?.test(`/${source}`) === true;
}

test.each(['field', 'controls', 'write', 'alerts', 'quotes', 'trading'])(
  'the group %s captures sources of this repository',
  (name) => {
    expect(sources.filter((source) => captures(name, source))).not.toEqual([]);
  },
);

test.each(['shared', 'quotes', 'trading'])('the group %s captures no texts: one language is enough', (name) => {
  const texts = sources.filter((source) => /\/locales\/(?:en|zh|hk|kr|jp|spa)\.ts$/.test(source));
  expect(texts.filter((source) => captures(name, source))).toEqual([]);
});
