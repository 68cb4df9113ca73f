import type { OpenOrder } from '@bourse/contracts/spot';
import type { Exits } from '@bourse/trading';
import type { AttachedExits } from '../rules/order-exits';
import { exitsInRows } from '../writes/exits-difference';

/** The buy whose exits are edited. */
export interface ExitsEdit {
  /** Number of the buy, also after it has filled. */
  readonly id: number;
  /** A row of it: the buy, or one of the exits that it has become. */
  readonly order: OpenOrder;
  /** `undefined`: the row is not the only one, and the others may be on pages of the list that are not loaded. */
  readonly initial: AttachedExits | undefined;
}

/** The exits of the buy that a row belongs to; `undefined` of a row that is neither a buy with exits nor an exit of one. */
export function exitsEditOf(order: OpenOrder, changed: Partial<Exits> = {}): ExitsEdit | undefined {
  if (order.exit) return order.parentId === undefined ? undefined : { id: order.parentId, order, initial: undefined };
  const { trail, ...exits } = exitsInRows([order]);
  const initial = { ...exits, ...changed };
  // A stop loss that gets a price of its own does not trail.
  return { id: order.id, order, initial: { ...initial, ...(trail && !('stopLoss' in changed) && { trail }) } };
}
