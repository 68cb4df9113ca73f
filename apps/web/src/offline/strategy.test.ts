import { expect, test } from 'vitest';
import { strategyFor, type Asked } from './strategy';

const ORIGIN = 'https://trade.example';

const ask = (path: string, more: Partial<Asked> = {}) =>
  strategyFor(
    { method: 'GET', url: new URL(path, ORIGIN).href, mode: 'cors', hasAuthorization: false, ...more },
    ORIGIN,
  );

test.each(['/', '/dealCenter?symbol=BTC_USDT', '/account/accountSet'])('%s is the page', (path) => {
  expect(ask(path, { mode: 'navigate' })).toBe('page');
});

test('files with a hash are kept, the brand and its pictures are asked for first, others are left alone', () => {
  expect(ask('/assets/home-WrHrEuMT.js')).toBe('asset');
  expect(ask('/brand.json')).toBe('file');
  expect(ask('/sw.js')).toBe('none');
  expect(ask('/agora.svg')).toBe('file');
  expect(ask('/pictures/agora.PNG')).toBe('file');
  expect(ask('/robots.txt')).toBe('none');
  expect(ask('https://elsewhere.example/assets/home-WrHrEuMT.js')).toBe('none');
});

test.each([
  '/api/user/info?t=1',
  '/api/wallet/list',
  '/api/news/list?c_id=21&language=en',
  '/api/media/coins/btc.svg',
  '/socket.io/?EIO=4&transport=polling',
  '/sandbox/outbox',
])('of %s no copy is kept', (path) => {
  expect(ask(path)).toBe('none');
  expect(ask(path, { mode: 'navigate' })).toBe('none');
});

test('the public list of markets is kept for who is offline, and told from one that was asked for with a token', () => {
  expect(ask('/api/currency/quotation_new?t=1')).toBe('markets');
  expect(ask('/api/currency/quotation_new?t=1', { hasAuthorization: true })).toBe('markets for a user');
  expect(ask('/api/quotation_new', { method: 'POST' })).toBe('none');
});
