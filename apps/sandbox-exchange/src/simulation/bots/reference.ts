import { DAY_MS } from '@bourse/contract-server';
import type { Random } from '../../ports';
import type { SimulatedCurrency } from '../catalogue/currencies';
import { normal } from '../random';

const YEAR_MS = 365.25 * DAY_MS;
/** Half-life of a reference's return to its long-term mean; the mean itself drifts more slowly. */
const HALF_LIFE_MS = 6 * 3_600_000;
const HOME_SHARE = 0.5;
const MARKET_SHARE = 0.72;
/** Maximum step: after a pause the missed time is not simulated. */
const LONGEST_STEP_MS = 60_000;

/**
 * Where bots believe prices to be: one wandering value in USDT a currency, drawn back to a home that wanders too. The
 * reference of a pair is the quotient of two, so that pairs of the same currencies agree.
 */
export class References {
  readonly #currencies: readonly SimulatedCurrency[];
  readonly #random: Random;
  readonly #value = new Map<string, number>();
  readonly #home = new Map<string, number>();
  /** Ratio of a pair's price to the quotient of its currencies' prices, after a price was set explicitly. */
  readonly #premium = new Map<string, number>();
  #at: number;

  constructor(currencies: readonly SimulatedCurrency[], random: Random, now: number) {
    this.#currencies = currencies;
    this.#random = random;
    this.#at = now;
  }

  /** Price of a pair, in quote currency. */
  of({ base, quote }: { base: string; quote: string }): number {
    return this.#quotient(base, quote) * (this.#premium.get(`${base}/${quote}`) ?? 1);
  }

  /** Puts the reference of a pair, and its home, at a price. */
  set({ base, quote }: { base: string; quote: string }, price: number): void {
    if (quote === 'USDT') {
      this.#value.set(base, price);
      this.#home.set(base, price);
    } else {
      this.#premium.set(`${base}/${quote}`, price / this.#quotient(base, quote));
    }
  }

  /** Lets time pass. */
  advance(now: number): void {
    const elapsed = Math.max(0, Math.min(now - this.#at, LONGEST_STEP_MS));
    this.#at = now;
    if (elapsed === 0) return;
    const scale = Math.sqrt(elapsed / YEAR_MS);
    const back = 1 - 0.5 ** (elapsed / HALF_LIFE_MS);
    const market = normal(this.#random);
    for (const { currency, volatility } of this.#currencies) {
      const own = normal(this.#random);
      const homeStep = normal(this.#random);
      const value = this.#value.get(currency.code);
      const home = this.#home.get(currency.code);
      if (value === undefined || home === undefined) continue;
      const step = MARKET_SHARE * market + Math.sqrt(1 - MARKET_SHARE ** 2) * own;
      this.#value.set(currency.code, value * Math.exp(volatility * scale * step + back * Math.log(home / value)));
      this.#home.set(currency.code, home * Math.exp(HOME_SHARE * volatility * scale * homeStep));
    }
  }

  #quotient(base: string, quote: string): number {
    const worth = (code: string) => (code === 'USDT' ? 1 : this.#value.get(code)) ?? Number.NaN;
    return worth(base) / worth(quote);
  }
}
