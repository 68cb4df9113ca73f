import { expect, test } from 'vitest';
import { strategyFor, type Asked } from './strategy';

const ORIGIN = 'https://trade.example';

const ask = (path: string, more: Partial<Asked> = {}) =>
  strategyFor(
    { method: 'GET', url: new URL(path, ORIGIN).href, mode: 'cors', hasAuthorization: false, ...more },
    ORIGIN,
  );

test.each(['/', '/dealCenter?symbol=BTC_USDT', '/account/accountSet'])(
  'the request %s counts as one for the page',
  (path) => {
    expect(ask(path, { mode: 'navigate' })).toBe('page');
  },
);

test.each(['/terms.html', '/whitepaper.pdf', '/robots.txt'])(
  'the request %s does not count as one for the page',
  (path) => {
    expect(ask(path, { mode: 'navigate' })).toBe('none');
  },
);

test('hashed files are cached, the brand and its pictures are requested first, others are ignored', () => {
  expect(ask('/assets/home-WrHrEuMT.js')).toBe('asset');
  expect(ask('/assets/inter-6iRmTO0J.woff2')).toBe('asset');
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
  '/api/upload/front-of-an-identity-card.png',
  '/%61pi/upload/front.png',
  '//api/upload/front.png',
  '/api%2Fupload%2Ffront.png',
  '/%E0%A4%A/front.png',
  '/socket.io/?EIO=4&transport=polling',
  '/sandbox/outbox',
])('no copy of %s is kept', (path) => {
  expect(ask(path)).toBe('none');
  expect(ask(path, { mode: 'navigate' })).toBe('none');
});

test('the public list of markets is cached for offline use, and distinguished from a request with a token', () => {
  expect(ask('/api/currency/quotation_new?t=1')).toBe('markets');
  expect(ask('/api/currency/quotation_new?t=1', { hasAuthorization: true })).toBe('markets for a user');
  expect(ask('/api/quotation_new', { method: 'POST' })).toBe('none');
});
