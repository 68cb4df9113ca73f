import { systemClock, type Clock } from './connection/clock';
import { createConnection } from './connection/connection';
import type { LinkFactory } from './connection/link';
import { sharedLink, sharedLinkBrowser } from './connection/shared-link';
import { socketLink, type SocketVersion, type VersionMemory } from './connection/socket-link';
import { browserWake, type WakeSource } from './connection/wake';
import { createDispatcher } from './delivery/dispatcher';
import { nextFrame, type FrameScheduler } from './delivery/frame';
import { createSubscribe } from './delivery/subscribe';
import type { Realtime } from './realtime';
import type { SessionOf } from './session';

export interface RealtimeOptions {
  /** Origin of the socket; default: the page's origin. */
  readonly url?: string;
  /** Version of the server's Socket.IO protocol; default: found out. */
  readonly version?: SocketVersion | undefined;
  /** Keeps the version that was found out; default: each page finds it out. */
  readonly versionMemory?: VersionMemory;
  /** Called for each connection. Call `sessionChanged()` when its result changes. */
  readonly session: SessionOf;
  /** Frame scheduler; default: animation frames. */
  readonly scheduler?: FrameScheduler;
  readonly clock?: Clock;
  /** From 0 to 1, for the jitter of the backoff. */
  readonly random?: () => number;
  /** When to check the connection; default: online and visibility events of the browser. */
  readonly wake?: WakeSource;
  /** Until when the server wants no attempt (`Retry-After`), epoch milliseconds; default: it wants no rest. */
  readonly restUntil?: () => number;
  /** One connection for all tabs of a session, where the browser can share one; default: one for each tab. */
  readonly isShared?: boolean;
  /** Link implementation; default: socket.io. */
  readonly openLink?: LinkFactory;
}

/** The link of the options: shared where they want it and the browser can. */
function linkOf({
  openLink,
  version,
  versionMemory,
  isShared = false,
  clock = systemClock,
}: RealtimeOptions): LinkFactory {
  const own = openLink ?? socketLink(version, versionMemory);
  const browser = isShared ? sharedLinkBrowser(clock) : undefined;
  return browser ? sharedLink(own, browser) : own;
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
    restUntil: options.restUntil ?? (() => 0),
    openLink: linkOf(options),
    receive: (name, payload) => dispatcher.receive(name, payload, options.session().userId),
    discard: dispatcher.discard,
    interest: dispatcher.interest,
  });
  const { interestChanged, state, onState, onResync, sessionChanged, close } = connection;
  return { ...createSubscribe(dispatcher, interestChanged), state, onState, onResync, sessionChanged, close };
}
