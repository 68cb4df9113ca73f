import { decimal, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Catalog } from '../../catalog/catalog';
import type { Currency, Pair } from '../../catalog/types';
import type { Mark } from '../../core/mark';
import { toUnits } from '../../ledger/money';
import { newCurrency } from '../../testing/builders';
import type { Prices } from './prices';
import { resultOf } from './small-balances';

const currency = (id: number, code: string, scale: number): Currency => ({ ...newCurrency({ code, scale }), id });
const usdt = currency(1, 'USDT', 6);
const coin = currency(2, 'SHIB', 8);
const token = currency(3, 'BRS', 4);

/** In units of 10^-7. */
const scaled = (value: Decimal) => toUnits(value, 7) ?? 0n;

/** Prices of the coin and of the token, live. */
function pricesOf(coinPrice: Decimal, tokenPrice: Decimal): Prices {
  const byPair = new Map([
    [coin.id, coinPrice],
    [token.id, tokenPrice],
  ]);
  const catalog = {
    currencies: () => [usdt, coin, token],
    // The pair of a currency has its id.
    pairOf: (id: number): Pick<Pair, 'id'> | undefined => (byPair.has(id) ? { id } : undefined),
  };
  const mark = (pairId: number): Mark | undefined => {
    const price = byPair.get(pairId);
    if (price === undefined) return undefined;
    return { pairId, price, average: price, last: price, state: 'live', source: 'index', at: 0 };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- prices ask for these two members only
  return { catalog: catalog as unknown as Catalog, mark };
}

const price = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => decimal(`${units}e-7`));
const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });

it('dust that is split over sub-transfers never gives more than the whole, and never more than it is worth', () => {
  fc.assert(
    fc.property(price, price, fc.array(amount, { minLength: 1, maxLength: 6 }), (coinPrice, tokenPrice, parts) => {
      const prices = pricesOf(coinPrice, tokenPrice);
      const netOf = (units: bigint) => {
        const result = resultOf(prices, token, [{ currency: coin, amount: units }]);
        return (result?.gross ?? 0n) - (result?.fee ?? 0n);
      };
      const whole = parts.reduce((sum, part) => sum + part, 0n);
      const split = parts.reduce((sum, part) => sum + netOf(part), 0n);
      expect(split <= netOf(whole)).toBe(true);
      // net × token price ≤ amount × coin price × 98 %
      expect(
        netOf(whole) * scaled(tokenPrice) * 10n ** BigInt(coin.scale) * 100n <=
          whole * scaled(coinPrice) * 10n ** BigInt(token.scale) * 98n,
      ).toBe(true);
    }),
  );
});

it('there and back again is a loss', () => {
  fc.assert(
    fc.property(price, amount, (tokenPrice, units) => {
      const prices = pricesOf(decimal(1), tokenPrice);
      const there = resultOf(prices, token, [{ currency: usdt, amount: units }]);
      const got = (there?.gross ?? 0n) - (there?.fee ?? 0n);
      const back = resultOf(prices, usdt, [{ currency: token, amount: got }]);
      expect((back?.gross ?? 0n) - (back?.fee ?? 0n) < units).toBe(true);
    }),
  );
});
