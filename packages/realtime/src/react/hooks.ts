import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { EventDefinition } from '@bourse/contracts/events';
import type { ConnectionState, Listener, Subscription } from '../realtime';
import { useRealtime } from './context';

/** The connection state; renders again when its phase or the number of failed attempts changes. */
export function useConnection(): ConnectionState {
  const realtime = useRealtime();
  return useSyncExternalStore(realtime.onState, realtime.state, realtime.state);
}

/** Subscribes to an event while the component is mounted. The handler may be a new function at every render. */
export function useEvent<E extends EventDefinition>(event: E, { key }: Subscription, handler: Listener<E>): void {
  const realtime = useRealtime();
  const hear = useEffectEvent(handler);
  // Layout effect: the subscription changes in the commit that brings the new handler, so no event of the old key
  // reaches it.
  useLayoutEffect(() => realtime.subscribe<E>(event, { key }, hear), [realtime, event, key]);
}

/** Runs the handler when events were missed and displayed data should be requested again. */
export function useResync(handler: () => void): void {
  const realtime = useRealtime();
  const hear = useEffectEvent(handler);
  useEffect(() => realtime.onResync(hear), [realtime]);
}
