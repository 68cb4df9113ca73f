import { expect, it } from 'vitest';
import { LatestResults } from './latest-results';

it('the memory of results makes a result once and forgets the one that was used longest ago', () => {
  const results = new LatestResults<string, string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    results.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
