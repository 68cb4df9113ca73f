import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { newCurrency, newPair } from '../testing/builders';
import { Terms } from './terms';
import type { NewPair } from './types';

function terms(pair: Partial<NewPair>, scales = { base: 8, quote: 8 }): Terms {
  const base = { ...newCurrency({ code: 'SHIB', scale: scales.base }), id: 1 };
  const quote = { ...newCurrency({ scale: scales.quote }), id: 2 };
  const full = { ...newPair({ baseId: 1, quoteId: 2, ...pair }), id: 1, symbol: 'SHIB/USDT' };
  return new Terms({ ...full, priceDecimals: 0, quantityDecimals: 0, leverage: undefined }, base, quote);
}

describe('the terms of a pair', () => {
  it('the terms of a pair count prices in ticks and quantities in lots, both ways', () => {
    const pair = terms({ tickSize: decimal('0.05'), lotSize: decimal('0.5'), minQuantity: decimal('1') });
    expect(pair.ticks(decimal('1.15'))).toBe(23n);
    expect(pair.price(23n)).toBe('1.15');
    expect(pair.lots(decimal('2.5'))).toBe(5n);
    expect(pair.quantity(5n)).toBe('2.5');
    expect(pair.minLots).toBe(2n);
    // 1.15 × 2.5 = 2.875
    expect(pair.cost(23n, 5n)).toBe(287_500_000n);
    expect(pair.size(5n)).toBe(250_000_000n);
  });

  it('the terms of a pair refuse a value between two ticks or lots', () => {
    const pair = terms({ tickSize: decimal('0.05'), lotSize: decimal('0.5'), minQuantity: decimal('1') });
    expect(pair.ticks(decimal('1.12'))).toBeUndefined();
    expect(pair.lots(decimal('0.4'))).toBeUndefined();
    expect(pair.lots(decimal('1e60'))).toBeUndefined();
  });

  it('the terms of a pair are exact for a price below a millionth', () => {
    const pair = terms(
      { tickSize: decimal('0.0000000001'), lotSize: decimal('1'), minQuantity: decimal('1') },
      { base: 8, quote: 10 },
    );
    const ticks = pair.ticks(decimal('0.0000008123'));
    expect(ticks).toBe(8123n);
    expect(pair.cost(8123n, 1_000_000n)).toBe(8_123_000_000n);
  });

  it.each([
    [
      'quote places for a tick of a lot',
      { tickSize: decimal('0.000001') },
      'USDT has too few places for a tick of a lot',
    ],
    ['base places for a lot', { lotSize: decimal('0.000000001') }, 'SHIB has too few places for the lot size'],
    ['a minimum in lots', { minQuantity: decimal('0.00015') }, 'the minimum of SHIB/USDT'],
    ['fees of six places', { makerFee: decimal('0.0000001') }, 'more than six places'],
    ['fees below one', { takerFee: decimal('1') }, 'not a fee rate'],
    ['a tick above zero', { tickSize: decimal('0') }, 'not above zero'],
  ])('the terms of a pair must have %s', (_, pair, problem) => {
    expect(() => terms(pair)).toThrow(problem);
  });
});
