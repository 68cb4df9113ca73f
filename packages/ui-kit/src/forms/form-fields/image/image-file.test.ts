import { expect, test } from 'vitest';
import { fileProblem } from './image-file';

const MOST = 4 * 1024 * 1024;

test.each([
  ['image/jpeg', MOST, undefined],
  ['image/png', 1, undefined],
  ['image/png', MOST + 1, 'tooLarge'],
  ['image/webp', 1, 'wrongType'],
  ['image/svg+xml', 1, 'wrongType'],
])('a file of %s with %i bytes has the problem %s', (type, size, problem) => {
  expect(fileProblem({ type, size })).toBe(problem);
});
