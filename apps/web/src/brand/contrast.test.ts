import { expect, test } from 'vitest';
import { contrastWithWhite } from './contrast';

test.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#767676', 4.54],
  ['#777777', 4.48],
  ['#FFFF00', 1.07],
])('white on %s has the contrast %f', (colour, contrast) => {
  expect(contrastWithWhite(colour)).toBeCloseTo(contrast, 2);
});
