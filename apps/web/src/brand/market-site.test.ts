import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from './brand';
import { marketSiteOf } from './market-site';

const pair = { base: 'BTC', quote: 'USDT' };
const siteWith = (...paths: string[]) => marketSiteOf(DEFAULT_BRAND, { nav: [], has: (path) => paths.includes(path) });

test('a pair leads to the leverage screen, as the specification says', () => {
  expect(siteWith('/dealCenter', '/leverdealCenter').pairPath?.(pair)).toBe('/leverdealCenter?symbol=BTC_USDT');
});

test('where there is none, it leads to the spot screen, and else stays in the list', () => {
  expect(siteWith('/dealCenter').pairPath?.(pair)).toBe('/dealCenter?symbol=BTC_USDT');
  expect(siteWith().pairPath?.(pair)).toBe('/quotation?symbol=BTC_USDT');
});

test('trading begins on the spot screen where there is one', () => {
  expect(siteWith('/dealCenter', '/leverdealCenter').tradePath).toBe('/dealCenter');
  expect(siteWith('/leverdealCenter').tradePath).toBe('/leverdealCenter');
});
