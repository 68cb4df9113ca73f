import { decimal, isGreater, isMultipleOf, minus } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aMarket } from '../testing/fake-venue';
import { fitToMarket, floorPrice } from './rules';

/** A positive decimal down to 1e-12. */
const figure = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 18n }), fc.integer({ min: 0, max: 12 }))
  .map(([units, places]) => decimal(`${units}e-${places}`));
/** Steps that are no powers of ten, too. */
const step = fc
  .tuple(fc.constantFrom(1, 2, 5, 25), fc.integer({ min: 0, max: 12 }))
  .map(([units, places]) => decimal(`${units}e-${places}`));

it('the sent order has the largest price and amount on the steps that are not above the requested ones', () => {
  fc.assert(
    fc.property(figure, figure, step, step, (price, amount, priceStep, amountStep) => {
      const market = aMarket('A/B', { priceStep, amountStep, minAmount: undefined, minNotional: undefined });
      const fitted = fitToMarket({ symbol: 'A/B', side: 'buy', type: 'limit', price, amount }, market);
      const pairs = fitted.ok
        ? ([
            [price, fitted.order.price ?? decimal(0), priceStep],
            [amount, fitted.order.amount, amountStep],
          ] as const)
        : [];
      for (const [asked, sent, of] of pairs) {
        expect(sent).toMatch(/^\d+(?:\.\d+)?$/);
        expect(isMultipleOf(sent, of)).toBe(true);
        expect(isGreater(sent, asked)).toBe(false);
        expect(isGreater(of, minus(asked, sent))).toBe(true);
      }
      // Refused only where nothing is left on the steps.
      expect(fitted.ok).toBe(!isGreater(priceStep, price) && !isGreater(amountStep, amount));
    }),
  );
});

it('a price with limited significant digits is floored, never rounded', () => {
  fc.assert(
    fc.property(figure, fc.integer({ min: 1, max: 8 }), (price, priceDigits) => {
      const floored = floorPrice(price, { priceStep: decimal('1e-12'), priceDigits });
      expect(isGreater(floored, price)).toBe(false);
      expect(floored.replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length).toBeLessThanOrEqual(priceDigits);
    }),
  );
});
