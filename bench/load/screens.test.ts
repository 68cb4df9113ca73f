import { expect, test } from 'vitest';
import { SCREENS, screensNamed } from './screens.ts';

test('all screens are measured where none is named', () => {
  expect(screensNamed([])).toBe(SCREENS);
});

test('named screens are measured in the order of the list', () => {
  expect(screensNamed(['login', 'home']).map(({ path }) => path)).toEqual(['/', '/components/login']);
});

test('an unknown name is an error that lists the known ones', () => {
  expect(() => screensNamed(['homepage'])).toThrow('There is no screen homepage. There are: home, deal centre');
});
