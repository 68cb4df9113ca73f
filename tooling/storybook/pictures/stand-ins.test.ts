import { expect, it } from 'vitest';
import { withStandIns } from './stand-ins';

const latin = { unicodeRange: 'U+0-FF, U+2191' };

it('keeps what a font of ours has', () => {
  expect(withStandIns('Preis ↑ 1 €', [latin, { unicodeRange: 'U+20AC' }])).toBe('Preis ↑ 1 €');
});

it('shows a letter of ours in place of each character that no font has', () => {
  expect(withStandIns('한국어: ok ↓ 𠮷', [latin])).toBe('MMM: ok M M');
});

it('shows nothing but stand-ins without fonts', () => {
  expect(withStandIns('ab', [])).toBe('MM');
});
