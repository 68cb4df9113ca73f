import { decimalsOf, type Decimal } from '@bourse/decimal';
import { feeOf, fromUnits, LARGEST, toUnits } from '../ledger/money';
import { BASE_TIER, type FeeTier } from './fee-tiers';
import type { Currency, Pair, Side } from './types';

/** Fee rates have six places: they are whole parts per million. */
const RATE_SCALE = 6;
const HUNDRED = 100n;

type Role = 'maker' | 'taker';

/**
 * A pair in the whole numbers that engine and ledger count in. One tick of one lot is a whole number of the quote
 * currency's smallest unit (`costUnit`), so that no price times quantity is ever rounded.
 */
export class Terms {
  readonly pair: Pair;
  readonly base: Currency;
  readonly quote: Currency;
  readonly minLots: bigint;
  readonly #tick: Step;
  readonly #lot: Step;
  /** Smallest units of the base currency in a lot. */
  readonly #sizeUnit: bigint;
  /** Smallest units of the quote currency in one tick × one lot. */
  readonly #costUnit: bigint;
  readonly #rates: { maker: bigint; taker: bigint };

  /** @throws where tick, lot, minimum or fees do not fit the currencies */
  constructor(pair: Pair, base: Currency, quote: Currency) {
    this.pair = pair;
    this.base = base;
    this.quote = quote;
    this.#tick = stepOf(pair.tickSize, `the tick size of ${pair.symbol}`);
    this.#lot = stepOf(pair.lotSize, `the lot size of ${pair.symbol}`);
    this.#sizeUnit = must(toUnits(pair.lotSize, base.scale), `${base.code} has too few places for the lot size`);
    const places = quote.scale - this.#tick.scale - this.#lot.scale;
    const product = this.#tick.units * this.#lot.units * 10n ** BigInt(Math.max(places, 0));
    // A lot of 100 makes up for two places that the tick has too many.
    const surplus = 10n ** BigInt(Math.max(-places, 0));
    if (product % surplus !== 0n) {
      throw new RangeError(`${quote.code} has too few places for a tick of a lot of ${pair.symbol}`);
    }
    this.#costUnit = product / surplus;
    this.minLots = must(this.lots(pair.minQuantity), `the minimum of ${pair.symbol} is not a number of lots`);
    this.#rates = { maker: rateOf(pair.makerFee), taker: rateOf(pair.takerFee) };
  }

  /** `undefined` if the price is not a positive multiple of the tick size or exceeds the limit. */
  ticks(price: Decimal): bigint | undefined {
    return stepsOf(price, this.#tick);
  }

  lots(quantity: Decimal): bigint | undefined {
    return stepsOf(quantity, this.#lot);
  }

  price(ticks: bigint): Decimal {
    return fromUnits(ticks * this.#tick.units, this.#tick.scale);
  }

  quantity(lots: bigint): Decimal {
    return fromUnits(lots * this.#lot.units, this.#lot.scale);
  }

  /** Value of lots at a price, in the quote currency's smallest unit. */
  cost(ticks: bigint, lots: bigint): bigint {
    return ticks * lots * this.#costUnit;
  }

  /** Lots in the base currency's smallest unit. */
  size(lots: bigint): bigint {
    return lots * this.#sizeUnit;
  }

  /** Whole lots in an amount of the base currency's smallest unit. */
  lotsIn(units: bigint): bigint {
    return units / this.#sizeUnit;
  }

  /** A budget in ticks × lots, as the engine takes it, rounded down. */
  budget(money: bigint): bigint {
    return money / this.#costUnit;
  }

  /** The currency that an order of this side gives, and so holds. */
  given(side: Side): Currency {
    return side === 'buy' ? this.quote : this.base;
  }

  received(side: Side): Currency {
    return side === 'buy' ? this.base : this.quote;
  }

  /** The hold of an order for lots at its limit price. */
  hold(side: Side, ticks: bigint, lots: bigint): bigint {
    return side === 'buy' ? this.cost(ticks, lots) : this.size(lots);
  }

  /** The fee of what a side receives, in its smallest unit. */
  fee(role: Role, received: bigint, tier: FeeTier): bigint {
    return feeOf(received, this.#rateOf(role, tier));
  }

  /** The share of the received amount that is the fee of a tier. */
  rate(role: Role, tier: FeeTier = BASE_TIER): Decimal {
    return fromUnits(this.#rateOf(role, tier), RATE_SCALE);
  }

  /** Rounded up to a whole part per million, so that a small rate is not reduced to nothing. */
  #rateOf(role: Role, tier: FeeTier): bigint {
    return (this.#rates[role] * (HUNDRED - tier[role]) + HUNDRED - 1n) / HUNDRED;
  }
}

interface Step {
  units: bigint;
  scale: number;
}

function stepOf(size: Decimal, what: string): Step {
  const scale = decimalsOf(size);
  const units = toUnits(size, scale) ?? 0n;
  if (units <= 0n) throw new RangeError(`${what} is not above zero`);
  return { units, scale };
}

function stepsOf(value: Decimal, step: Step): bigint | undefined {
  const units = toUnits(value, step.scale);
  if (units === undefined || units <= 0n || units % step.units !== 0n) return undefined;
  const steps = units / step.units;
  return steps <= LARGEST ? steps : undefined;
}

function rateOf(rate: Decimal): bigint {
  const parts = must(toUnits(rate, RATE_SCALE), `a fee rate has more than six places: ${rate}`);
  if (parts < 0n || parts >= 10n ** BigInt(RATE_SCALE)) throw new RangeError(`not a fee rate: ${rate}`);
  return parts;
}

function must(value: bigint | undefined, problem: string): bigint {
  if (value === undefined) throw new RangeError(problem);
  return value;
}
