import { expect, it } from 'vitest';
import { aNewsItem } from '../testing/news';
import { mergeNews } from './merge-news';

it('mergeNews sorts the newest first, each once, and those without a date last', () => {
  const old = aNewsItem({ id: 1, updatedAt: 1000 });
  const fresh = aNewsItem({ id: 2, updatedAt: 3000 });
  const between = aNewsItem({ id: 3, updatedAt: 2000 });
  const dateless = aNewsItem({ id: 4, updatedAt: undefined });
  expect(
    mergeNews([
      [dateless, old, fresh],
      [between, fresh],
    ]).map(({ id }) => id),
  ).toEqual([2, 3, 1, 4]);
});
