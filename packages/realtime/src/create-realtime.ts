import { systemClock, type Clock } from './connection/clock';
import { createConnection } from './connection/connection';
import type { LinkFactory } from './connection/link';
import { openSocketLink } from './connection/socket-link';
import { browserWake, type WakeSource } from './connection/wake';
import { createDispatcher } from './delivery/dispatcher';
import { nextFrame, type FrameScheduler } from './delivery/frame';
import { createSubscribe } from './delivery/subscribe';
import type { Realtime } from './realtime';
import type { SessionOf } from './session';

export interface RealtimeOptions {
  /** Where the socket lives; the page's own origin where left out. */
  readonly url?: string;
  /** Asked at each connection; say `sessionChanged()` when the answer changes. */
  readonly session: SessionOf;
  /** When frames come; animation frames where left out. */
  readonly scheduler?: FrameScheduler;
  readonly clock?: Clock;
  /** From 0 to 1, for the jitter of the pauses. */
  readonly random?: () => number;
  /** When to look whether the connection still lives; the browser's own signs where left out. */
  readonly wake?: WakeSource;
  /** How to connect; socket.io where left out. */
  readonly openLink?: LinkFactory;
}

/** The one live connection of a tab. Nothing is loaded or opened before the first subscription. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const dispatcher = createDispatcher(options.scheduler ?? nextFrame, () => connection.heard());
  const connection = createConnection({
    url: options.url,
    session: options.session,
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
    wake: options.wake ?? browserWake,
    openLink: options.openLink ?? openSocketLink,
    receive: (name, payload) => dispatcher.receive(name, payload, options.session().userId),
    discard: dispatcher.discard,
  });
  const { start, state, onState, onResync, sessionChanged, close } = connection;
  return { ...createSubscribe(dispatcher, start), state, onState, onResync, sessionChanged, close };
}
