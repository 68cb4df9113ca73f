import { decimal as d } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { farPriceOf, farthestPriceOf } from './far-price';

const buy = { side: 'buy', mode: 'limit', type: 'stop_limit' } as const;
const sale = { ...buy, side: 'sell' } as const;

it('the price of a stop-limit order is compared with its trigger', () => {
  expect(farPriceOf({ ...buy, price: d('121'), trigger: d('110') }, d('100'))).toEqual({
    percent: '10',
    best: '110',
    isTrigger: true,
    mustAsk: false,
  });
  expect(farPriceOf({ ...buy, price: d('111'), trigger: d('110') }, d('100'))).toBeUndefined();
  expect(farPriceOf({ ...sale, price: d('70'), trigger: d('90') }, d('100'))).toMatchObject({
    best: '90',
    isTrigger: true,
    mustAsk: true,
  });
});

it('the price of a stop-limit order is compared with the market where the trigger is reached already', () => {
  expect(farPriceOf({ ...buy, price: d('120'), trigger: d('90') }, d('100'))).toEqual({
    percent: '20',
    best: '100',
    mustAsk: true,
  });
  expect(farPriceOf({ ...sale, price: d('80'), trigger: d('110') }, d('100'))).toMatchObject({ best: '100' });
});

it('a market order, and a stop-limit order without a trigger, have no price that is far', () => {
  expect(farPriceOf({ side: 'buy', mode: 'market', price: d('120') }, d('100'))).toBeUndefined();
  expect(farPriceOf({ ...buy, price: d('120') }, d('100'))).toBeUndefined();
});

it('a set of orders is as far from the market as its worst price', () => {
  const orders = ['100', '130', '115'].map((price) => ({ price: d(price) }));
  expect(farthestPriceOf(orders, 'buy', d('104'))).toMatchObject({ percent: '25', mustAsk: true });
  expect(farthestPriceOf(orders, 'sell', d('125'))).toMatchObject({ percent: '20' });
  expect(farthestPriceOf([], 'buy', d('110'))).toBeUndefined();
});
