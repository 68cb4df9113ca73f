import { expect, test } from 'vitest';
import { recorded, type Conditions } from './surroundings';

const conditionsOf = ({ media, unset }: Conditions) => ({ media, unset });
const NARROW = { width: 390, pointer: 'coarse' } as const;

test('records the answers to media queries as one query', () => {
  const drawn = recorded(NARROW, () => [
    matchMedia('(max-width: 600px)').matches,
    matchMedia('(min-width: 1200px)').matches,
    matchMedia('(pointer: coarse)').matches,
    matchMedia('(max-width: 600px)').matches,
  ]);
  expect(drawn.drawing).toEqual([true, false, true, true]);
  expect(drawn.media).toBe('(max-width: 600px) and (not (min-width: 1200px)) and (pointer: coarse)');
});

test('records the storage keys that were read, except those without an effect', () => {
  const drawn = recorded(NARROW, () => [
    localStorage.getItem('bourse.spot.layout'),
    localStorage.getItem('currency_id'),
    localStorage.getItem('bourse.spot.layout'),
  ]);
  expect(drawn.drawing).toEqual([null, null, null]);
  expect(conditionsOf(drawn)).toEqual({ media: '', unset: ['bourse.spot.layout'] });
});

test('rejects a media query that has no answer at build time', () => {
  expect(() => recorded(NARROW, () => matchMedia('(orientation: portrait)').matches)).toThrow(
    '(orientation: portrait)',
  );
});

test('restores the surroundings, also after an error', () => {
  const before = localStorage;
  expect(() =>
    recorded(NARROW, () => {
      throw new Error('no drawing');
    }),
  ).toThrow('no drawing');
  expect(localStorage).toBe(before);
});
