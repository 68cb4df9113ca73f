import { expect, it } from 'vitest';
import { forgottenOf } from './reporter';

const expected = new Set(['a--empty.day.png', 'a--full.day.png']);
const kept = ['a--empty.day.png', 'a--gone.day.png', 'a--gone.night.png', 'a--full.night.png'];

it('lists kept pictures of removed stories', () => {
  expect(forgottenOf(kept, expected)).toEqual(['a--gone.day.png', 'a--gone.night.png', 'a--full.night.png']);
});
