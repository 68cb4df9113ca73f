import { expect, it } from 'vitest';
import { pageCount, pageOf } from './page-count';

it('the page count includes the last page, which is not full', () => {
  expect([0, 1, 10, 11, 20].map((total) => pageCount(total, 10))).toEqual([1, 1, 1, 2, 2]);
});

it.each([null, '', '0', '-1', '1.5', 'x', '9999999999'])('the page number reads %j as the first page', (text) => {
  expect(pageOf(text)).toBe(1);
});

it('the page number reads a page number, at most the last page', () => {
  expect(pageOf('3')).toBe(3);
  expect(pageOf('9', 4)).toBe(4);
});
