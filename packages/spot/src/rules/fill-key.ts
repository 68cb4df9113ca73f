import type { CompletedOrder } from '@bourse/contracts/spot';

/** Identifies a fill in a list. Fills without an id are distinguished by all their fields. */
export const fillKey = ({
  id,
  time,
  side,
  price,
  amount,
}: Pick<CompletedOrder, 'id' | 'time' | 'side' | 'price' | 'amount'>) =>
  id === undefined ? `${time}|${side}|${price}|${amount}` : String(id);
