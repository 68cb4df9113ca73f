import { systemClock, type Clock } from './connection/clock';
import { createConnection } from './connection/connection';
import type { LinkFactory } from './connection/link';
import { socketLink, type SocketVersion } from './connection/socket-link';
import { browserWake, type WakeSource } from './connection/wake';
import { createDispatcher } from './delivery/dispatcher';
import { nextFrame, type FrameScheduler } from './delivery/frame';
import { createSubscribe } from './delivery/subscribe';
import type { Realtime } from './realtime';
import type { SessionOf } from './session';

export interface RealtimeOptions {
  /** Origin of the socket; default: the page's origin. */
  readonly url?: string;
  /** Version of the server's Socket.IO protocol; default: found out, and remembered for the origin. */
  readonly version?: SocketVersion | undefined;
  /** Called for each connection. Call `sessionChanged()` when its result changes. */
  readonly session: SessionOf;
  /** Frame scheduler; default: animation frames. */
  readonly scheduler?: FrameScheduler;
  readonly clock?: Clock;
  /** From 0 to 1, for the jitter of the backoff. */
  readonly random?: () => number;
  /** When to check the connection; default: online and visibility events of the browser. */
  readonly wake?: WakeSource;
  /** Link implementation; default: socket.io. */
  readonly openLink?: LinkFactory;
}

/** The one realtime connection of a tab. Nothing is loaded or opened before the first subscription. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const dispatcher = createDispatcher(options.scheduler ?? nextFrame, () => connection.heard());
  const connection = createConnection({
    url: options.url,
    session: options.session,
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
    wake: options.wake ?? browserWake,
    openLink: options.openLink ?? socketLink(options.version),
    receive: (name, payload) => dispatcher.receive(name, payload, options.session().userId),
    discard: dispatcher.discard,
  });
  const { start, state, onState, onResync, sessionChanged, close } = connection;
  return { ...createSubscribe(dispatcher, start), state, onState, onResync, sessionChanged, close };
}
