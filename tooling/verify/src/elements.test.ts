import { expect, it } from 'vitest';
import { rawElements } from './elements';

it.each([
  '<button type="button">',
  '  <input',
  "const Field = styled('textarea')({});",
  'const Field = styled.select({});',
  '      role="menu"',
  '<dialog open>',
])('the check finds %j', (line) => {
  expect(rawElements(`const a = 1;\n${line}`)).toEqual([expect.objectContaining({ line: 2 })]);
});

it.each([
  '<Button>',
  '<ButtonRow>',
  '// A `<button>` without look.',
  ' * The `<input>` of a field.',
  "const Row = styled('div')({});",
  `const CONTROLS = 'input, [role="menu"]';`,
])('the check accepts %j', (line) => {
  expect(rawElements(line)).toEqual([]);
});
