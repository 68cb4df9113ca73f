import type { Catalog } from '../../catalog/catalog';
import type { Pair } from '../../catalog/types';
import { Marks } from '../../core/marks';
import { Published } from '../../core/published';
import type { Context } from '../../core/context';
import type { TestExchange } from '../test-exchange';

/** The prices of BTC/USDT and of the quiet pair at which a sequence begins. */
const START = 100_000;
const QUIET_START = 2000;

/** A pair with leverage, options and a thin book. */
export const QUIET = { base: 'ETH', symbol: 'ETH/USDT' } as const;

/** USDT: rounding to the smallest units, and to ticks of the average. */
export const DUST = 0.01;

/** Users of a sequence: the attacker, a market maker, two others who trade with the attacker, and one who does nothing. */
export const USERS_OF_A_SEQUENCE = 5;

/** State of a sequence beyond the exchange. It survives restarts. */
export interface World {
  readonly id: number;
  readonly users: readonly number[];
  readonly attacker: number;
  /** Quotes on both sides of the price. */
  readonly maker: number;
  /** Takes part in trades that the attacker proposes. */
  readonly counterparty: number;
  /** A second account of the attacker, whom nothing connects with the first one. */
  readonly accomplice: number;
  /** Price of BTC/USDT, and of the quiet pair, in other markets. */
  price: number;
  quietPrice: number;
  /** Milliseconds since the beginning. */
  passed: number;
  /** Money that the attacker has gained or spent outside of the exchange, in USDT. */
  outside: number;
  /** The part of it that reorganisations have given back: it did not come from the exchange. */
  reversed: number;
  /** What other markets have paid. */
  readonly history: { readonly pairId: number; readonly at: number; readonly price: number }[];
  market: Market | undefined;
}

/** The exchange at the present moment of a sequence. */
export interface Scene {
  readonly test: TestExchange;
  readonly context: Context;
  readonly world: World;
}

/** Books as they are published and the marks that follow from them: those of a sequence, by the rules of the exchange. */
export interface Market {
  readonly published: Published;
  readonly marks: Marks;
}

const STALE_AFTER_MS = 60_000;

export function newMarket(catalog: Catalog): Market {
  const published = new Published(catalog);
  return { published, marks: new Marks({ catalog, published, staleAfterMs: STALE_AFTER_MS }, []) };
}

export function newWorld(id: number, users: readonly number[]): World {
  const [attacker = 0, maker = 0, counterparty = 0, accomplice = 0] = users;
  return {
    id,
    users,
    attacker,
    maker,
    counterparty,
    accomplice,
    price: START,
    quietPrice: QUIET_START,
    passed: 0,
    outside: 0,
    reversed: 0,
    history: [],
    market: undefined,
  };
}

/** @throws if the adversary has not prepared the exchange */
export function quietPair({ catalog }: Context): Pair {
  const pair = catalog.pairs().find(({ symbol }) => symbol === QUIET.symbol);
  if (!pair) throw new Error('the exchange has no quiet pair');
  return pair;
}

/** What other markets pay for a pair. */
export const priceIn = ({ test, world }: Scene, pairId: number): number =>
  pairId === test.pair.id ? world.price : world.quietPrice;
