import type { EventDefinition, Interest, WirePayloadOf } from '@bourse/contracts/events';
import { createDispatcher } from '../delivery/dispatcher';
import { createSubscribe } from '../delivery/subscribe';
import { createListeners } from '../listeners';
import type { ConnectionState, Phase, Realtime } from '../realtime';

export interface FakeRealtime extends Realtime {
  /** Emits a wire event: parsed, filtered and coalesced as by the real connection. */
  readonly emit: <E extends EventDefinition>(event: E, payload: WirePayloadOf<E>) => void;
  /** Delivers queued payloads; only needed with `manual` frames. */
  readonly frame: () => void;
  /** Sets the connection state. */
  readonly setPhase: (phase: Phase, details?: Partial<Omit<ConnectionState, 'phase'>>) => void;
  /** Reports a reconnect after missed events. */
  readonly resync: () => void;
  /** Whether the event has subscribers. */
  readonly isHeard: (event: EventDefinition) => boolean;
  /** The public events that the subscribers need, as the real connection tells the server. */
  readonly interest: () => Interest;
  /** Number of `sessionChanged` calls. */
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
      // `{id}` is not replaced: the fake has one user only.
      dispatcher.receive(event.name, payload, '{id}');
      if (options.frames !== 'manual') dispatcher.flush();
    },
    frame: dispatcher.flush,
    setPhase,
    resync: () => resyncs.tell(),
    isHeard: dispatcher.isHeard,
    interest: dispatcher.interest,
    sessionChanges: () => changes,
  };
}
