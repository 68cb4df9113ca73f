import { expect, test } from 'vitest';
import { fadeOf } from './faded-ends';

const at = (scrollLeft: number, scrollWidth = 500) => fadeOf({ scrollLeft, scrollWidth, clientWidth: 300 });

test('a row without overflow does not fade', () => {
  expect(at(0, 300)).toBe('none');
});

test('an end with hidden content fades', () => {
  expect(at(0)).toMatch(/^linear-gradient\(90deg, black, .*, transparent\)$/u);
  expect(at(100)).toMatch(/^linear-gradient\(90deg, transparent, .*, transparent\)$/u);
  expect(at(199.5)).toMatch(/^linear-gradient\(90deg, transparent, .*, black\)$/u);
});
