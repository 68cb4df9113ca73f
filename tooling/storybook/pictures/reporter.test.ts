import { expect, it } from 'vitest';
import { forgottenOf } from './reporter';

it('the reporter lists kept pictures of removed stories', () => {
  const expected = new Set(['day/a-empty.png', 'day/a-full.png']);
  const kept = ['day/a-empty.png', 'day/a-gone.png', 'night/a-full.png'];
  expect(forgottenOf(kept, expected)).toEqual(['day/a-gone.png', 'night/a-full.png']);
});
