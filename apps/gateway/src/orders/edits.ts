import { isLess, isPositive, type Decimal } from '@bourse/decimal';
import type { Side, VenueOrder } from '../venue/types';
import type { Venue } from '../venue/venue';
import type { AskedOrder } from './rules';

export type EditRefusal = 'order_filled' | 'partly_filled' | 'trigger_invalid';

/** `amount` is the whole amount of the order, with its filled part. */
interface Change {
  readonly price: Decimal;
  readonly amount: Decimal;
  /** `undefined`: unchanged. */
  readonly trigger: Decimal | undefined;
}

export type Edits = NonNullable<Venue['abilities']['edits']>;

/** What an open order is to become, or why it cannot. One that has a fill is not replaced: it could become larger than it was asked for. */
export function editOf(
  order: VenueOrder & { readonly side: Side },
  { price, amount, trigger }: Change,
  edits: Edits,
): AskedOrder | EditRefusal {
  const { id, symbol, side, type, filled, inForce } = order;
  if (type !== 'limit' || !isLess(filled, amount)) return 'order_filled';
  if (edits === 'replaces' && isPositive(filled)) return 'partly_filled';
  const waitsAt = order.isTriggered ? undefined : order.stop?.price;
  if (trigger !== undefined && waitsAt === undefined) return 'trigger_invalid';
  const stop = waitsAt !== undefined && ({ kind: 'stopLoss', price: trigger ?? waitsAt } as const);
  return { symbol, side, type, price, amount, edits: id, ...(inForce && { inForce }), ...(stop && { stop }) };
}

/** Whether the venue amends the order of a command, so that it keeps its id and its client id. */
export const isAmendment = ({ edits }: AskedOrder, { abilities }: Pick<Venue, 'abilities'>): boolean =>
  edits !== undefined && abilities.edits === 'amends';

/** Whether an order is what it was to become. */
export const isAmended = ({ price, amount, stop }: AskedOrder, found: VenueOrder): boolean =>
  found.price === price && found.amount === amount && (stop === undefined || found.stop?.price === stop.price);
