import { expect, it } from 'vitest';
import { pictureName, themesOf } from './themes';

const first = { id: 'spot-history--some', tags: [], isFirst: true };
const later = { ...first, id: 'spot-history--none', isFirst: false };

it('the plan names a picture after its story and theme', () => {
  expect(pictureName(first, 'day')).toBe('day/spot-history-some');
});

it('the plan pictures the first story of a file by day', () => {
  expect(themesOf(first)).toEqual(['day']);
});

it('the plan pictures no later story without a tag', () => {
  expect(themesOf(later)).toEqual([]);
});

it('the plan pictures a tagged story', () => {
  expect(themesOf({ ...later, tags: ['picture'] })).toEqual(['day']);
  expect(themesOf({ ...later, tags: ['night-picture'] })).toEqual(['day', 'night']);
});

it('the plan pictures stories of the kit by night too, and in forced colours those with the tag', () => {
  expect(themesOf({ ...first, id: 'ui-kit-icons--all' })).toEqual(['day', 'night']);
  expect(themesOf({ ...later, id: 'ui-kit-forms-switch--on', tags: ['forced-picture'] })).toEqual([
    'day',
    'night',
    'forced',
  ]);
});
