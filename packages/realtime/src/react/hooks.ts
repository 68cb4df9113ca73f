import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { EventDefinition } from '../contract';
import type { ConnectionState, Listener, Subscription } from '../realtime';
import { useRealtime } from './context';

/** How the connection stands; renders again when its phase or the number of failed attempts changes. */
export function useConnection(): ConnectionState {
  const realtime = useRealtime();
  return useSyncExternalStore(realtime.onState, realtime.state);
}

/** Hears of an event while the component is there. The handler may be a new function at every render. */
export function useEvent<E extends EventDefinition>(event: E, { key }: Subscription, handler: Listener<E>): void {
  const realtime = useRealtime();
  const hear = useEffectEvent(handler);
  // With the commit that brings the next handler: an event of the last key must not come to it.
  useLayoutEffect(() => realtime.subscribe<E>(event, { key }, hear), [realtime, event, key]);
}

/** Runs when events were missed and what is shown should be asked for again. */
export function useResync(handler: () => void): void {
  const realtime = useRealtime();
  const hear = useEffectEvent(handler);
  useEffect(() => realtime.onResync(hear), [realtime]);
}
