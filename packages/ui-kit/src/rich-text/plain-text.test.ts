import { expect, it } from 'vitest';
import { isMarkup, paragraphsOf } from './plain-text';

it.each([
  ['<p>a</p>', true],
  ['a<br/>b', true],
  ['</p>', true],
  ['<!-- a -->', true],
  ['a &amp; b', true],
  ['a&nbsp;b', true],
  ['&#20013;', true],
  ['1 < 2 > 0', false],
  ['profit & loss; both', false],
  ['价格 <10 时', false],
])('isMarkup reads %s as %s', (content, expected) => {
  expect(isMarkup(content)).toBe(expected);
});

it('paragraphsOf splits at empty lines for any line endings', () => {
  expect(paragraphsOf('a\r\nb\r\n \r\nc\n\n\n\nd\n')).toEqual([['a', 'b'], ['c'], ['d']]);
});

it('paragraphsOf is empty without text', () => {
  expect(paragraphsOf(' \n\n ')).toEqual([]);
});
