import * as fc from 'fast-check';
import type { Exchange } from '../../exchange-interface';
import type { TestExchange } from '../test-exchange';
import type { Scene, World } from './world';

/** One step of the attacker, with drawn values. */
export interface Step {
  readonly name: string;
  /** Carries the step out; a refusal of the exchange changes nothing. */
  readonly act: (scene: Scene) => void;
}

/** The price moves, and time passes. */
export interface PriceStep {
  /** By how much BTC/USDT moves. */
  readonly permille: number;
  /** By how much the quiet pair moves, in units of 2 basis points: the marks leave changes below 1 basis point out. */
  readonly quiet: number;
  readonly seconds: number;
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
  /** Steps that belong together, with drawn values: an attack that single steps at random seldom find. */
  readonly plans?: readonly fc.Arbitrary<readonly (Step | PriceStep)[]>[];
  /** USDT that a user has or owes at the present price, beyond the accounts of the ledger. */
  readonly worth?: (scene: Scene, userId: number) => number;
  /** Before the price moves. */
  readonly beforePrice?: (scene: Scene) => void;
  /** The price has moved. */
  readonly afterPrice?: (scene: Scene) => void;
  /** Two seconds have passed. Returns the fault; `undefined` without one. */
  readonly onPrice?: (scene: Scene) => string | undefined;
  /** The fault after a price that has stayed for longer than the average of the marks; `undefined` without one. */
  readonly wrongAfterPrice?: (scene: Scene) => string | undefined;
  /** The fault after money has left the attacker, to the outside or to the accomplice; `undefined` without one. */
  readonly wrongAfterOutflow?: (scene: Scene, isToAccomplice: boolean) => string | undefined;
  /** The fault after a step of the attacker for which the insurance fund has paid; `undefined` if it may pay for that. */
  readonly wrongAfterInsured?: (scene: Scene) => string | undefined;
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
  return { weight, step: values.map((drawn) => stepOf(name, drawn, act)) };
}

/** A step with given values. */
export function stepOf<Values>(name: string, values: Values, act: (scene: Scene, values: Values) => void): Step {
  const step = { name, act: (scene: Scene) => act(scene, values) };
  return Object.assign(step, { [fc.toStringMethod]: () => `${name} ${fc.stringify(values)}` });
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
