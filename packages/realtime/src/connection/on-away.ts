import type { Realtime } from '../realtime';

/** Runs each time the socket stops delivering, because it is lost or silent. Returns the unsubscribe function. */
export function onAway(realtime: Realtime, act: () => void): () => void {
  const isAway = () => realtime.state().awaySince !== undefined;
  let wasAway = isAway();
  return realtime.onState(() => {
    if (isAway() && !wasAway) act();
    wasAway = isAway();
  });
}
