// @vitest-environment jsdom
import { readStored, writeStored } from '@bourse/storage';
import { decimal } from '@bourse/decimal';
import { storePair } from '@bourse/market';
import { aPair, somePairs } from '@bourse/market/testing';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useLotSizeOf } from './use-lot-size';

beforeEach(() => localStorage.clear());

const LOTS = ['0.01', '0.1', '1', '10', '100', '100000000'];
const sized = somePairs().map((pair, index) => ({ ...pair, lotSize: decimal(LOTS[index] ?? '1') }));
const unsized = somePairs().map((pair) => ({ ...pair, lotSize: undefined }));

/** Opens a pair by its address: the screen stores its ids at once. */
function openPair(pair: ReturnType<typeof aPair>) {
  storePair(pair);
  const { result, unmount } = renderHook(() => useLotSizeOf(pair));
  const lotSize = result.current;
  unmount();
  return lotSize;
}

it('the form never shows the lot size of another pair, whichever pair was opened before', () => {
  for (const before of sized) {
    for (const after of unsized) {
      localStorage.clear();
      openPair(before);
      expect(openPair(after)).toBe(after.id === before.id ? before.lotSize : undefined);
    }
  }
});

it('the form completes the quotation for the pair that the stored lot size belongs to, also after a reload', () => {
  openPair(aPair({ lotSize: decimal('0.1') }));
  expect(readStored('shareNum')).toBe('0.1');
  expect(openPair(aPair({ lotSize: undefined }))).toBe('0.1');
});

it('the form removes a stored lot size of an unknown pair', () => {
  writeStored('shareNum', '100000000');
  expect(openPair(aPair({ lotSize: undefined }))).toBeUndefined();
  expect(readStored('shareNum')).toBeUndefined();
});
