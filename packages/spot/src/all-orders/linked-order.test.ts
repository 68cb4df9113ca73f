import { expect, it } from 'vitest';
import { anOpenOrder } from '../testing/fixtures';
import { linkedOrder, soughtOrder } from './linked-order';

const address = { tab: 'open', pair: undefined, side: undefined, order: 7 } as const;
const order = anOpenOrder({ id: 7 });
const still = { isFetching: false, isError: false };

it('the order of a link is searched for after the loaded list does not contain it', () => {
  expect(soughtOrder(7, { status: 'ready', rows: [anOpenOrder({ id: 1 })] })).toBe(7);
  expect(soughtOrder(7, { status: 'ready', rows: [order] })).toBeUndefined();
  expect(soughtOrder(7, { status: 'loading', rows: [] })).toBeUndefined();
  expect(soughtOrder(undefined, { status: 'ready', rows: [] })).toBeUndefined();
});

it.each([
  ['on its way', { ...still, isFetching: true }, undefined, 'all.looking'],
  ['there', { ...still, currentData: order }, order, undefined],
  ['nowhere', { ...still, currentData: null }, undefined, 'all.notFound'],
  ['out of reach', { ...still, isError: true }, undefined, 'all.lookFailed'],
  ['still there while it is asked for again', { ...still, isFetching: true, currentData: order }, order, undefined],
])('the order of a link is %s', (_, search, row, word) => {
  expect(linkedOrder(7, search, address)).toEqual({ row, word });
});

it('the order of a link is hidden if the filter excludes it', () => {
  const search = { ...still, currentData: order };
  expect(linkedOrder(7, search, { ...address, side: 'sell' })).toEqual({ row: undefined, word: 'all.notFound' });
});
