import { expect, it } from 'vitest';
import { aGroup, aPair } from '@bourse/market/testing';
import { readQuoteChoice } from './address';
import { choosePairs } from './choose-pairs';

const btc = aPair({ base: 'BTC', baseId: 1 });
const eth = aPair({ base: 'ETH', baseId: 2 });
const ethBtc = aPair({ base: 'ETH', baseId: 2, quote: 'BTC', quoteId: 1 });
const groups = [aGroup({ pairs: [btc, eth] }), aGroup({ name: 'BTC', pairs: [ethBtc, btc] })];

const symbols = (address: string, favourites = [ethBtc.id, btc.id]) =>
  choosePairs(groups, readQuoteChoice(new URLSearchParams(address)), favourites).map(({ symbol }) => symbol);

it('choosePairs shows every pair once, for any number of groups', () => {
  expect(symbols('')).toEqual(['BTC/USDT', 'ETH/USDT', 'ETH/BTC']);
});

it('choosePairs shows one group', () => {
  expect(symbols('group=.BTC')).toEqual(['ETH/BTC', 'BTC/USDT']);
  expect(symbols('group=.EUR')).toEqual([]);
});

it('choosePairs shows favourites in the order of selection, without removed pairs', () => {
  expect(symbols('group=favourites', [ethBtc.id, '77-88', btc.id])).toEqual(['ETH/BTC', 'BTC/USDT']);
});

it('choosePairs searches every group, but favourites only among themselves', () => {
  expect(symbols('group=.USDT&q=eth')).toEqual(['ETH/USDT', 'ETH/BTC']);
  expect(symbols('group=favourites&q=eth')).toEqual(['ETH/BTC']);
  expect(symbols('group=.USDT&q=%20')).toEqual(['BTC/USDT', 'ETH/USDT']);
});
