import { expect, it } from 'vitest';
import { limitTypesOf } from './limit-types';

const all = { timeInForce: { IOC: true, FOK: true, PO: true, GTC: true }, stopLossPrice: true };

it.each([
  ['kraken', all, undefined, ['post_only', 'ioc', 'fok', 'stop_limit']],
  ['kraken', { ...all, stopLossPrice: false }, undefined, ['post_only', 'ioc', 'fok']],
  ['upbit', all, undefined, ['post_only', 'ioc', 'fok']],
  ['bitstamp', all, undefined, []],
  ['whitebit', all, undefined, ['ioc', 'fok']],
  ['okx', { timeInForce: { IOC: true, FOK: false } }, undefined, ['ioc']],
  ['blofin', all, undefined, ['post_only']],
  ['deepcoin', all, undefined, ['post_only', 'ioc']],
  ['binance', all, ['LIMIT', 'LIMIT_MAKER', 'STOP_LOSS_LIMIT'], ['post_only', 'ioc', 'fok', 'stop_limit']],
  ['binance', all, ['LIMIT', 'MARKET'], ['ioc', 'fok']],
  ['luno', undefined, undefined, []],
  ['luno', { timeInForce: null }, undefined, []],
])('a pair at %s with the features %j and its own types %j takes %j', (venueId, created, ofPair, types) => {
  expect(limitTypesOf(venueId, created, ofPair)).toEqual(types);
});
