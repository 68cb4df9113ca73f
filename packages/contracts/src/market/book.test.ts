import * as v from 'valibot';
import { expect, it } from 'vitest';
import { askSide, askSideText, bidSide } from './book';

const level = (price: string, number: string, sum = '0') => ({ price, number, sum });

it('levels of one price are one level with the sum of their amounts, in any order', () => {
  const asks = [level('101', '0.3'), level('100', '0.1'), level('100.0', '0.2'), level('102', '1')];
  const merged = [
    { price: '100', amount: '0.3', sum: '0' },
    { price: '101', amount: '0.3', sum: '0' },
    { price: '102', amount: '1', sum: '0' },
  ];
  expect(v.parse(askSide, asks)).toEqual(merged);
  expect(v.parse(askSideText, JSON.stringify(asks))).toEqual(merged);
  expect(v.parse(bidSide, asks)).toEqual(merged.toReversed());
});

it('a price that comes as two neighbours is one level, with the cumulated amount of the last one', () => {
  expect(v.parse(bidSide, [level('100', '1', '1'), level('100', '2', '3'), level('99', '1', '4')])).toEqual([
    { price: '100', amount: '3', sum: '3' },
    { price: '99', amount: '1', sum: '4' },
  ]);
});
