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
  | 'request_taken';

/**
 * `endedPartly`: the venue has cancelled the rest of the order at once. `exitsUnconfirmed`: the venue does not tell that the order carries its
 * exits. `unknown`: the venue may have the order; it is never sent again. `left_beside`: the order is placed, and the one that it was to replace is
 * open, has a fill, or cannot be looked up.
 */
export type PlaceResult =
  | { readonly ok: true; readonly endedPartly?: true; readonly exitsUnconfirmed?: true }
  | { readonly ok: false; readonly reason: PlaceRefusal }
  | { readonly ok: false; readonly reason: 'unknown' };

/** The result of an order that the venue has. */
export function placedResult({ endedPartly, leftBeside, exitsUnconfirmed }: OrderCommand['placement']): PlaceResult {
  if (leftBeside) return { ok: false, reason: 'left_beside' };
  return {
    ok: true,
    ...(endedPartly && { endedPartly: true }),
    ...(exitsUnconfirmed && { exitsUnconfirmed: true }),
  };
}
