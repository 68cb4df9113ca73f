import type { Realtime } from '@bourse/realtime';

/** Acts each time the socket ceases to deliver, because it is gone or because nothing comes over it. Returns the way to stop. */
export function onAway(realtime: Realtime, act: () => void): () => void {
  const isAway = () => realtime.state().awaySince !== undefined;
  let wasAway = isAway();
  return realtime.onState(() => {
    if (isAway() && !wasAway) act();
    wasAway = isAway();
  });
}
