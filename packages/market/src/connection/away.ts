import type { Phase, Realtime } from '@bourse/realtime';

/** Does the socket not deliver, because it is gone or because nothing comes over it? */
export const isAway = (phase: Phase): boolean => phase === 'stale' || phase === 'down';

/** Acts each time the socket ceases to deliver. Returns the way to stop. */
export function onAway(realtime: Realtime, act: () => void): () => void {
  let wasAway = isAway(realtime.state().phase);
  return realtime.onState(({ phase }) => {
    if (isAway(phase) && !wasAway) act();
    wasAway = isAway(phase);
  });
}
