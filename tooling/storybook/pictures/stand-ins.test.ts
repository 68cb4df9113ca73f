import { expect, it } from 'vitest';
import { hasGlyph, withStandIns } from './stand-ins';

const latin = { unicodeRange: 'U+0-FF, U+2191' };

it('the replacement keeps characters that the bundled fonts have', () => {
  expect(withStandIns('Preis ↑ 1 €', hasGlyph([latin, { unicodeRange: 'U+20AC' }]))).toBe('Preis ↑ 1 €');
});

it('the replacement replaces each character that no font has by a letter of the bundled fonts', () => {
  expect(withStandIns('한국어: ok ↓ 𠮷', hasGlyph([latin]))).toBe('MMM: ok M M');
});

it('the replacement replaces every character without fonts', () => {
  expect(withStandIns('ab', hasGlyph([]))).toBe('MM');
});
