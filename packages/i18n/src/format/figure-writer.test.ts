import { decimal } from '@bourse/decimal';
import { createFormatter } from './formatter';
import { LANGUAGES } from '../language';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { figureWriter } from './figure-writer';

it("figureWriter equals the formatter's output in every language", () => {
  const value = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(14));
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.nat(10), fc.array(value), (language, decimals, values) => {
      const format = createFormatter({ language });
      const write = figureWriter(format, decimals);
      for (const [digits, places] of values) {
        const figure = decimal(`${digits}e-${places}`);
        expect(write(figure)).toBe(format.price(figure, decimals));
      }
    }),
  );
});
