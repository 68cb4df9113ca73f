import { expect, it } from 'vitest';
import { commentOf } from './report';

const bundle = JSON.stringify([
  { name: 'home', passed: true, size: 273_049, sizeLimit: 307_200 },
  { name: 'deal centre with its chart', passed: false, size: 534_528, sizeLimit: 532_480 },
]);

const bench = (over: object = {}) =>
  JSON.stringify({
    title: 'Cold load',
    goals: [{ what: 'layout shift', measured: '0', wanted: 'at most 0.02', isReached: true, ...over }],
  });

it('the comment states the sizes of the client and which of them exceed the budget', () => {
  const comment = commentOf({ bundle, benches: [] });
  expect(comment).toContain('| home | 266.6 | 300.0 | ok |');
  expect(comment).toContain('| deal centre with its chart | 522.0 | 520.0 | too large |');
});

it('the comment states which goals of a benchmark are reached', () => {
  const comment = commentOf({ benches: [bench(), bench({ isReached: false })] });
  expect(comment).toContain('No sizes: the change does not affect the client');
  expect(comment).toContain('| layout shift | 0 | at most 0.02 | reached |');
  expect(comment).toContain('| layout shift | 0 | at most 0.02 | missed |');
});

it('the comment escapes all text', () => {
  const comment = commentOf({ benches: [bench({ what: '@all <img src=x> [a](https://b.example) `c` | d' })] });
  expect(comment).not.toMatch(/@|<img|\]\(|`c`/);
  expect(
    comment
      .split('\n')
      .find((line) => line.includes('all'))
      ?.match(/\|/g),
  ).toHaveLength(5);
});

it('the comment rejects input that is not a report', () => {
  expect(() => commentOf({ bundle: '{}', benches: [] })).toThrow('Invalid');
});
