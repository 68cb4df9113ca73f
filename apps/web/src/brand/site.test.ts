import { decimal } from '@bourse/decimal';
import { expect, test } from 'vitest';
import { pairLinksOf } from './site';

const pair = { base: 'BTC', quote: 'USDT', lotSize: decimal('0.01') };
const linksWith = (...paths: string[]) => pairLinksOf({ nav: [], has: (path) => paths.includes(path) });

test('a pair links to the leverage screen, as the specification defines', () => {
  expect(linksWith('/dealCenter', '/leverdealCenter').pairPath(pair)).toBe('/leverdealCenter?symbol=BTC_USDT');
});

test('a pair without leverage links to the spot screen', () => {
  const links = linksWith('/dealCenter', '/leverdealCenter');
  for (const lotSize of [undefined, decimal('0')]) {
    expect(links.pairPath({ ...pair, lotSize })).toBe('/dealCenter?symbol=BTC_USDT');
  }
});

test('without it, a pair links to the spot screen, and otherwise stays in the list', () => {
  expect(linksWith('/dealCenter').pairPath(pair)).toBe('/dealCenter?symbol=BTC_USDT');
  expect(linksWith().pairPath(pair)).toBe('/quotation?symbol=BTC_USDT');
});

test('trading starts on the spot screen if there is one', () => {
  expect(linksWith('/dealCenter', '/leverdealCenter').tradePath).toBe('/dealCenter');
  expect(linksWith('/leverdealCenter').tradePath).toBe('/leverdealCenter');
});
