// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { INDICATORS } from './catalogue';
import { matches, readMarks, sectionsOf, storeMarks, withRecent, withStar } from './indicator-list';

const NONE = { favourites: [], recent: [] };
const idsOf = (id: string, marks = NONE as Parameters<typeof sectionsOf>[1]) =>
  sectionsOf(INDICATORS, marks)
    .find((section) => section.id === id)
    ?.indicators.map((each) => each.id);

it('the list of indicators has each of them once, and sections of favourites and recent ones only if there are some', () => {
  expect(sectionsOf(INDICATORS, NONE).map(({ id }) => id)).toEqual([
    'price',
    'momentum',
    'trend',
    'volatility',
    'volume',
  ]);
  const marks = { favourites: ['rsi', 'gone'], recent: ['rsi', 'atr'] };
  expect([idsOf('favourites', marks), idsOf('recent', marks)]).toEqual([['rsi'], ['atr']]);
  const all = sectionsOf(INDICATORS, marks).flatMap(({ indicators }) => indicators);
  expect(new Set(all).size).toBe(INDICATORS.length);
  expect(all).toHaveLength(INDICATORS.length);
});

it('the list of indicators keeps the last six that were shown, newest first', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b'];
  expect(ids.reduce(withRecent, NONE).recent).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
});

it('a star is set, removed and stored', () => {
  storeMarks(withStar(withStar(NONE, 'rsi'), 'ma'));
  expect(readMarks().favourites).toEqual(['rsi', 'ma']);
  expect(withStar(readMarks(), 'rsi').favourites).toEqual(['ma']);
});

it('a search finds every word in the names without regard to case', () => {
  expect(matches('RSI Relative strength index', 'strength rel')).toBe(true);
  expect(matches('RSI Relative strength index', 'rsi volume')).toBe(false);
});
