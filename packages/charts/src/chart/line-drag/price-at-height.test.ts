import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { priceAfterKey, priceAtHeight } from './price-at-height';

/** Prices from 0 to 10 over 100 pixels that begin 20 pixels below the upper edge. */
const plotArea = { top: 20, height: 100, priceAt: (y: number) => (120 - y) / 10 };
const step = decimal('0.01');

describe('the price at a height of the plot', () => {
  it('the price at a height of the plot is rounded half up to the step', () => {
    expect(priceAtHeight(plotArea, 70.04, step)).toBe('5');
    expect(priceAtHeight(plotArea, 69.95, step)).toBe('5.01');
    expect(priceAtHeight(plotArea, 70, decimal('0.3'))).toBe('5.1');
  });

  it('the price at a height outside of the plot is that of its edge', () => {
    expect(priceAtHeight(plotArea, -500, step)).toBe('10');
    expect(priceAtHeight({ ...plotArea, priceAt: (y) => 130 - y }, 500, step)).toBe('10');
  });

  it('the price at a height of the plot is at least one step', () => {
    expect(priceAtHeight(plotArea, 120, step)).toBe('0.01');
    expect(priceAtHeight({ ...plotArea, priceAt: () => -3 }, 70, step)).toBe('0.01');
  });
});

describe('the price after an arrow key', () => {
  const withHeights = { ...plotArea, yOf: (price: number) => 120 - price * 10 };

  it('an arrow key moves the price by four pixels, to a multiple of the step', () => {
    expect(priceAfterKey(withHeights, 'ArrowUp', decimal('5'), step)).toBe('5.4');
    expect(priceAfterKey(withHeights, 'ArrowDown', decimal('5'), decimal('0.3'))).toBe('4.5');
    expect(priceAfterKey(withHeights, 'ArrowLeft', decimal('5'), step)).toBeUndefined();
  });

  it('an arrow key moves the price by one step where a step is higher than four pixels', () => {
    expect(priceAfterKey(withHeights, 'ArrowUp', decimal('5'), decimal('1'))).toBe('6');
    expect(priceAfterKey(withHeights, 'ArrowDown', decimal('5'), decimal('1'))).toBe('4');
    expect(priceAfterKey(withHeights, 'ArrowDown', decimal('1'), decimal('1'))).toBe('1');
  });

  it('an arrow key keeps the price within the plot', () => {
    expect(priceAfterKey(withHeights, 'ArrowUp', decimal('9.9'), step)).toBe('10');
    expect(priceAfterKey(withHeights, 'ArrowDown', decimal('0.2'), step)).toBe('0.01');
  });
});
