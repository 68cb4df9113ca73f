import { expect, it } from 'vitest';
import { forgottenOf } from './reporter';

const expected = new Set(['a--empty.day.png', 'a--full.day.png']);
const kept = ['a--empty.day.png', 'a--gone.day.png', 'a--gone.night.png', 'a--full.night.png'];

it('names kept pictures of stories that are gone', () => {
  expect(forgottenOf(kept, expected, new Set(['day', 'night']))).toEqual([
    'a--gone.day.png',
    'a--gone.night.png',
    'a--full.night.png',
  ]);
});

it('says nothing of a theme that did not run', () => {
  expect(forgottenOf(kept, expected, new Set(['day']))).toEqual(['a--gone.day.png']);
});
