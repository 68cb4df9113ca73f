import { useFormat } from '@bourse/i18n';
import { preloadMessages } from '@bourse/i18n/testing';
import { KitProviders } from '@bourse/ui-kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { marketMessages } from '../locales/messages';
import { aBook } from '../testing/fixtures';
import { bookView } from './book-rows';
import { bookTexts } from './book-texts';

beforeAll(() => preloadMessages([marketMessages]));

const pair = {
  symbol: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 2,
  amountDecimals: 4,
  unit: 'base',
} as const;

it('the middle of a crossed book says so in place of a spread', async () => {
  const { result } = renderHook(() => bookTexts(pair, marketMessages.useText(), useFormat()), {
    wrapper: KitProviders,
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  const { bids, asks } = aBook();
  const middle = (book: Pick<ReturnType<typeof aBook>, 'bids' | 'asks'>) =>
    result.current.writeMiddle(
      bookView({ ...aBook(), ...book }, { shape: { asks: 5, bids: 5, rowHeight: 20 } }),
      'unchanged',
    );
  expect(middle({ bids: asks, asks: bids }).spread).toBe('Crossed: best bid above best ask');
  expect(middle({ bids, asks }).spread).toMatch(/^Spread /);
});
