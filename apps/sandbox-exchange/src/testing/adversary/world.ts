import type { Context } from '../../core/context';
import type { TestExchange } from '../test-exchange';

/** The price at which a sequence begins. */
export const START = 100_000;

/** USDT: rounding to the smallest units, and to ticks of the average. */
export const DUST = 0.01;

/** Users of a sequence: the attacker, a market maker, and three others who trade with the attacker. */
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
  price: number;
  /** Milliseconds since the beginning. */
  passed: number;
  /** Money that the attacker has gained or spent outside of the exchange, in USDT. */
  outside: number;
  readonly history: { at: number; price: number }[];
}

/** The exchange at the present moment of a sequence. */
export interface Scene {
  readonly test: TestExchange;
  readonly context: Context;
  readonly world: World;
}

export function newWorld(id: number, users: readonly number[]): World {
  const [attacker = 0, maker = 0, counterparty = 0] = users;
  return { id, users, attacker, maker, counterparty, price: START, passed: 0, outside: 0, history: [] };
}
