import * as fc from 'fast-check';
import type { Exchange } from '../../exchange';
import type { TestExchange } from '../test-exchange';
import type { Scene, World } from './world';

/** One step of the attacker, with drawn values. */
export interface Step {
  readonly name: string;
  /** Carries the step out; a refusal of the exchange changes nothing. */
  readonly act: (scene: Scene) => void;
}

/** A kind of step. */
export interface Move {
  /** How often it is drawn, compared with the other moves. */
  readonly weight: number;
  readonly step: fc.Arbitrary<Step>;
}

/**
 * Moves of the adversary in a product, and the checks of their result: `adversary` in `products/<name>/adversary.test-support.ts`.
 * The moves of all products are combined.
 */
export interface ProductAdversary {
  /** Prepares an empty exchange for the first sequence. */
  readonly prepare?: (exchange: Exchange, test: TestExchange) => Promise<void>;
  readonly moves: readonly Move[];
  /** USDT that a user has or owes at the present price, beyond the accounts of the ledger. */
  readonly worth?: (scene: Scene, userId: number) => number;
  /** Before the price moves. */
  readonly beforePrice?: (scene: Scene) => void;
  /** The price has moved and time has passed. */
  readonly onPrice?: (scene: Scene) => void;
  /** After the reaction of every product to the price. */
  readonly afterPrice?: (scene: Scene) => void;
  /** The fault after the price has moved; `undefined` without one. */
  readonly wrongAfterPrice?: (scene: Scene) => string | undefined;
  /** The fault after the attacker has gained money outside of the exchange; `undefined` without one. */
  readonly wrongAfterOutflow?: (scene: Scene) => string | undefined;
  /** Takes the orders and positions of the sequence out of the way of the next one. */
  readonly leave?: (scene: Scene) => void;
}

/** A move: `act` is given the values that are drawn for a step. */
export function move<Values>(
  name: string,
  values: fc.Arbitrary<Values>,
  act: (scene: Scene, values: Values) => void,
  weight = 1,
): Move {
  const step = values.map((drawn) => ({
    name,
    act: (scene: Scene) => act(scene, drawn),
    [fc.toStringMethod]: () => `${name} ${fc.stringify(drawn)}`,
  }));
  return { weight, step };
}

/** State of a product during one sequence, such as the ids of the orders that it has placed. */
export function perSequence<State>(start: () => State): (world: World) => State {
  const states = new WeakMap<World, State>();
  return (world) => {
    const state = states.get(world) ?? start();
    states.set(world, state);
    return state;
  };
}
