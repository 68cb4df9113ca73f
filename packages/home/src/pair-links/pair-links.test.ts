import { decimal } from '@bourse/decimal';
import { expect, test } from 'vitest';
import { pairLinksOf } from './pair-links';

const pair = { base: 'BTC', quote: 'USDT', lotSize: decimal('0.01') };
const linksWith = (...names: string[]) => pairLinksOf(({ name }) => (names.includes(name) ? `/${name}` : undefined));

test('a pair links to the leverage screen, as the specification defines', () => {
  expect(linksWith('spot/deal', 'lever/deal').pairPath(pair)).toBe('/lever/deal?symbol=BTC_USDT');
});

test('a pair without leverage links to the spot screen', () => {
  const links = linksWith('spot/deal', 'lever/deal');
  for (const lotSize of [undefined, decimal('0')]) {
    expect(links.pairPath({ ...pair, lotSize })).toBe('/spot/deal?symbol=BTC_USDT');
  }
});

test('a pair links to the spot screen without the leverage screen, and to the list without both', () => {
  expect(linksWith('spot/deal').pairPath(pair)).toBe('/spot/deal?symbol=BTC_USDT');
  expect(linksWith().pairPath(pair)).toBe('/quotation?symbol=BTC_USDT');
});

test('trading starts on the spot screen if there is one', () => {
  expect(linksWith('spot/deal', 'lever/deal').tradePath).toBe('/spot/deal');
  expect(linksWith('lever/deal').tradePath).toBe('/lever/deal');
});
