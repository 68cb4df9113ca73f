import { useEffect, useState } from 'react';
import type { RunningOption } from '../api';

const expiryOf = ({ anchor }: RunningOption) => anchor.at + anchor.remaining;

/** Splits the list at the present moment, and renders again at the next expiry. */
export function useExpiry(orders: readonly RunningOption[]) {
  const [now, setNow] = useState(() => performance.now());
  // The moment of the next expiry.
  const next = Math.min(
    ...orders.filter((order) => order.status === 'trading' && expiryOf(order) > now).map((order) => expiryOf(order)),
  );
  useEffect(() => {
    if (next === Infinity) return undefined;
    // A timer may fire a fraction of a millisecond early; the expiry has passed all the same, else the row would stay.
    const timer = setTimeout(() => setNow(Math.max(performance.now(), next)), Math.max(0, next - performance.now()));
    return () => clearTimeout(timer);
  }, [next]);
  const isShown = (order: RunningOption) => order.status === 'closed' || expiryOf(order) > now;
  return {
    /** Rows with remaining time, and those that were settled within the last half second. */
    shown: orders.filter(isShown),
    /** Expired, and the result has not arrived. */
    settling: orders.filter((order) => !isShown(order)).length,
  };
}
