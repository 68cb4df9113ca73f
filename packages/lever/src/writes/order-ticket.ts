import type { Direction } from '@bourse/contracts/lever';
import { trailOfDraft } from '@bourse/trading';
import { splitLots } from '../rules/split-lots';
import type { SubmitTicket } from './submit-write';
import { exitDraft, findProblems, openingPrice, stopsOf, type FormInput } from '../rules/order-rules';

/** The order that the form describes for one direction, with everything that the user entered; `undefined` where it has a problem. */
export function orderTicket(input: FormInput, direction: Direction, symbol: string): SubmitTicket | undefined {
  const { pair, mode, draft, limits } = input;
  const price = openingPrice(input, direction);
  const parts = draft.lots && splitLots(draft.lots, draft.parts, limits.minimum);
  if (findProblems(input, direction).length > 0 || pair === undefined || price === undefined) return undefined;
  if (!parts || draft.multiple === undefined) return undefined;
  const { multiple } = draft;
  const stops = stopsOf(input, direction);
  const order = { pair, symbol, direction, mode, multiple, price, parts, ...stops };
  const hasStops = stops.takeProfit !== undefined || stops.stopLoss !== undefined;
  if (input.attachesExits !== true || !hasStops) return order;
  return { ...order, isAttached: true, exitTrigger: draft.exitTrigger, trail: trailOfDraft(exitDraft(draft)) };
}
