import { aGroup, aPair, aVisitor, marketHandlers, VisitorSurroundings } from '@bourse/market/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { usePricePlaces } from './use-price-places';

it.each(['Bit Coin', 'BTC 9', 'A,B', 'BTC", "X', '{"a": [1]}'])(
  'the places of prices are those of the pair whose currency is called %s',
  async (base) => {
    const pairs = [aPair({ baseId: 1, base: 'ETH', priceDecimals: 3 }), aPair({ baseId: 2, base, priceDecimals: 5 })];
    const visitor = aVisitor({ handlers: marketHandlers({ groups: () => [aGroup({ pairs })] }) });
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <VisitorSurroundings visitor={visitor}>{children}</VisitorSurroundings>
    );
    const { result } = renderHook(usePricePlaces, { wrapper });
    const placesOf = (name: string) => result.current({ base: name, quote: 'USDT' });
    await waitFor(() => expect(placesOf('ETH')).toBe(3));
    expect(placesOf(base)).toBe(5);
    expect(placesOf('OTHER')).toBeUndefined();
  },
);
