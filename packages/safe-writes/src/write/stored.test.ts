import * as v from 'valibot';
import { expect, it } from 'vitest';
import { storedDecimal } from './stored';

it.each(['0', '-1.5', '104287.81'])('a stored write may hold the amount %s', (text) => {
  expect(v.parse(storedDecimal, text)).toBe(text);
});

it.each(['abc', '', '1e3x', 5, null])('a stored write with the amount %j is not revived', (input) => {
  expect(v.is(storedDecimal, input)).toBe(false);
});
