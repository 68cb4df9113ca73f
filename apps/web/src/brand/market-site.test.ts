import { decimal } from '@bourse/decimal';
import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from './brand';
import { marketSiteOf } from './market-site';

const pair = { base: 'BTC', quote: 'USDT', lotSize: decimal('0.01') };
const siteWith = (...paths: string[]) => marketSiteOf(DEFAULT_BRAND, { nav: [], has: (path) => paths.includes(path) });

test('a pair links to the leverage screen, as the specification defines', () => {
  expect(siteWith('/dealCenter', '/leverdealCenter').pairPath?.(pair)).toBe('/leverdealCenter?symbol=BTC_USDT');
});

test('a pair without leverage links to the spot screen', () => {
  const site = siteWith('/dealCenter', '/leverdealCenter');
  for (const lotSize of [undefined, decimal('0')]) {
    expect(site.pairPath?.({ ...pair, lotSize })).toBe('/dealCenter?symbol=BTC_USDT');
  }
});

test('without it, a pair links to the spot screen, and otherwise stays in the list', () => {
  expect(siteWith('/dealCenter').pairPath?.(pair)).toBe('/dealCenter?symbol=BTC_USDT');
  expect(siteWith().pairPath?.(pair)).toBe('/quotation?symbol=BTC_USDT');
});

test('trading starts on the spot screen if there is one', () => {
  expect(siteWith('/dealCenter', '/leverdealCenter').tradePath).toBe('/dealCenter');
  expect(siteWith('/leverdealCenter').tradePath).toBe('/leverdealCenter');
});
