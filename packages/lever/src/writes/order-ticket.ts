import type { Direction } from '@bourse/contracts/lever';
import { splitLots } from '../rules/split-lots';
import type { SubmitTicket } from './submit-write';
import { findProblems, openingPrice, type FormInput } from '../rules/order-rules';

/** The order that the form describes for one direction, with everything that the user entered; `undefined` where it has a problem. */
export function orderTicket(input: FormInput, direction: Direction, symbol: string): SubmitTicket | undefined {
  const { pair, mode, draft, limits } = input;
  const price = openingPrice(input, direction);
  const parts = draft.lots && splitLots(draft.lots, draft.parts, limits.minimum);
  if (findProblems(input, direction).length > 0 || pair === undefined || price === undefined) return undefined;
  if (!parts || draft.multiple === undefined) return undefined;
  const { multiple, takeProfit, stopLoss } = draft;
  return { pair, symbol, direction, mode, multiple, price, parts, takeProfit, stopLoss };
}
