import type { RefusalReason } from '../venue/venue';
import type { OrderCommand } from './commands';
import type { RuleRefusal } from './rules';

export type PlaceRefusal =
  | RuleRefusal
  | RefusalReason
  | 'stopped'
  | 'cap_of_order'
  | 'cap_of_day'
  | 'worth_unknown'
  | 'no_liquidity'
  | 'left_beside'
  | 'exits_unconfirmed'
  | 'request_taken';

/**
 * `endedPartly`: the venue has cancelled the rest of the order at once. `unknown`: the venue may have the order; it is never sent again.
 * `left_beside`: the order is placed, and the one that it was to replace is open, has a fill, or cannot be looked up. `exits_unconfirmed`: the
 * order is placed, and the venue does not tell that it carries the exits.
 */
export type PlaceResult =
  | { readonly ok: true; readonly endedPartly?: true }
  | { readonly ok: false; readonly reason: PlaceRefusal }
  | { readonly ok: false; readonly reason: 'unknown' };

/** The result of an order that the venue has. */
export function placedResult({ endedPartly, leftBeside, exitsUnconfirmed }: OrderCommand['placement']): PlaceResult {
  if (leftBeside) return { ok: false, reason: 'left_beside' };
  if (exitsUnconfirmed) return { ok: false, reason: 'exits_unconfirmed' };
  return { ok: true, ...(endedPartly && { endedPartly: true }) };
}
