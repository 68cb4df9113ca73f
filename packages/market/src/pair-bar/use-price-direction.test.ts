// @vitest-environment jsdom
import { decimal, type Decimal } from '@bourse/decimal';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePriceDirection } from './use-price-direction';

interface Shown {
  readonly price: Decimal | undefined;
  readonly key: string;
}

function following() {
  const initialProps: Shown = { price: decimal('10'), key: '1-3' };
  const { result, rerender } = renderHook(({ price, key }: Shown) => usePriceDirection(price, key), { initialProps });
  return (price: string | undefined, key = '1-3') => {
    rerender({ price: price === undefined ? undefined : decimal(price), key });
    return result.current;
  };
}

it('the price direction compares the price with the previous one', () => {
  const goTo = following();
  expect(goTo('10')).toBe('unchanged');
  expect(goTo('11')).toBe('up');
  expect(goTo('9.5')).toBe('down');
  expect(goTo('10')).toBe('up');
});

it('the price direction stays while the price does, and while there is no price', () => {
  const goTo = following();
  goTo('11');
  expect(goTo('11')).toBe('up');
  expect(goTo(undefined)).toBe('up');
  expect(goTo('9')).toBe('up');
});

it('the price direction is reset by another pair', () => {
  const goTo = following();
  goTo('11');
  expect(goTo('3000', '2-3')).toBe('unchanged');
  expect(goTo('2999', '2-3')).toBe('down');
});
