import type { EventDefinition, WirePayloadOf } from '../contract';
import { createDispatcher } from '../delivery/dispatcher';
import { createSubscribe } from '../delivery/subscribe';
import { createListeners } from '../listeners';
import type { ConnectionState, Phase, Realtime } from '../realtime';

export interface FakeRealtime extends Realtime {
  /** Something arrives from the wire: parsed, filtered and coalesced as by the real connection. */
  readonly emit: <E extends EventDefinition>(event: E, payload: WirePayloadOf<E>) => void;
  /** Delivers what waits; only needed where frames are `manual`. */
  readonly frame: () => void;
  /** The connection changes its state. */
  readonly setPhase: (phase: Phase, details?: Partial<Omit<ConnectionState, 'phase'>>) => void;
  /** The connection is back after events were missed. */
  readonly resync: () => void;
  /** Does anybody listen to this event? */
  readonly isHeard: (event: EventDefinition) => boolean;
  /** How often the session was said to have changed. */
  readonly sessionChanges: () => number;
}

/**
 * A connection without a server, live from the start.
 * @param options.frames `immediate`: each event is delivered as it arrives; `manual`: when `frame()` is called
 */
export function fakeRealtime(options: { readonly frames?: 'immediate' | 'manual' } = {}): FakeRealtime {
  const dispatcher = createDispatcher(() => () => {});
  const states = createListeners<[ConnectionState]>();
  const resyncs = createListeners<[]>();
  let state: ConnectionState = { phase: 'live', attempt: 0 };
  let changes = 0;

  const setPhase: FakeRealtime['setPhase'] = (phase, details = {}) => {
    const { awaySince: before, ...rest } = state;
    const isAway = phase === 'stale' || phase === 'down';
    state = { ...rest, ...(isAway && { awaySince: before ?? Date.now() }), ...details, phase };
    states.tell(state);
  };

  return {
    ...createSubscribe(dispatcher),
    state: () => state,
    onState: states.add,
    onResync: resyncs.add,
    sessionChanged: () => void (changes += 1),
    close: () => setPhase('down'),

    emit: (event, payload) => {
      // The definition's name stands for itself, `{id}` included: there is no user to tell apart.
      dispatcher.receive(event.name, payload, '{id}');
      if (options.frames !== 'manual') dispatcher.flush();
    },
    frame: dispatcher.flush,
    setPhase,
    resync: () => resyncs.tell(),
    isHeard: dispatcher.isHeard,
    sessionChanges: () => changes,
  };
}
