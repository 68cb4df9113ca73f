import type { Decimal } from '@bourse/decimal';
import type { Context } from '../core/context';
import type { TestExchange } from './test-exchange';

export const START = 100_000;

/** State of a sequence beyond the exchange. It survives restarts. */
export interface World {
  readonly users: readonly number[];
  readonly id: number;
  price: number;
  passed: number;
  /** Money that the attacker has gained or spent outside of the exchange, in USDT. */
  outside: number;
  /** Coin in escrow for which the attacker has been paid outside. */
  sold: number;
  /** Fiat money that the user who trades with the attacker has gained or spent, in USDT. */
  fiat: number;
  readonly orders: number[];
  readonly positions: number[];
  /** Transactions of the attacker; `proven`: credited by a proof; `isGone`: reversed. */
  readonly transactions: { hash: string; amount: Decimal; proven: boolean; isGone: boolean }[];
  readonly history: { at: number; price: number }[];
}

/** The exchange at the present moment of a sequence. */
export interface Scene {
  readonly test: TestExchange;
  readonly context: Context;
  readonly world: World;
}

export function newWorld(id: number, users: readonly number[]): World {
  return {
    users,
    id,
    price: START,
    passed: 0,
    outside: 0,
    sold: 0,
    fiat: 0,
    orders: [],
    positions: [],
    transactions: [],
    history: [],
  };
}
