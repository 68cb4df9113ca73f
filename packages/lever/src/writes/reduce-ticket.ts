import { ZERO } from '@bourse/decimal';
import type { Direction } from '@bourse/contracts/lever';
import { oppositeOf } from '../rules/direction';
import { findProblems, openingPrice, type FormInput } from '../rules/order-rules';
import type { ReduceTicket } from './reduce-write';

/**
 * The reduce-only order that the form describes for positions of one direction; `undefined` where it has a problem. The
 * server does not use the price of a market order: it is 0 where none is known.
 */
export function reduceTicket(input: FormInput, direction: Direction, symbol: string): ReduceTicket | undefined {
  const { pair, mode, draft } = input;
  if (findProblems(input, direction).length > 0 || pair === undefined || draft.lots === undefined) return undefined;
  const price = openingPrice(input, oppositeOf(direction)) ?? ZERO;
  return { pair, symbol, direction, mode, price, lots: draft.lots };
}
