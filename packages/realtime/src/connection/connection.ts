import { createListeners } from '../listeners';
import type { ConnectionState, Phase } from '../realtime';
import type { SessionOf } from '../session';
import { backoff } from './backoff';
import type { Clock } from './clock';
import type { Link, LinkFactory } from './link';
import type { WakeSource } from './wake';

/** Milliseconds without an event after which a connection counts as stale. */
export const STALE_AFTER_MS = 20_000;
/** Milliseconds without any sign of life, the server's pings (every 25 s) included, after which it is not trusted. */
const DEAD_AFTER_MS = 35_000;
/** Milliseconds that an attempt may take. */
const ATTEMPT_MS = 20_000;
const TICK_MS = 1000;
/** A tick that comes so many milliseconds late was slept through. */
const SLEPT_MS = 10_000;

export interface ConnectionOptions {
  readonly url: string | undefined;
  readonly session: SessionOf;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly wake: WakeSource;
  readonly openLink: LinkFactory;
  /** An event of the wire; where it turns out to be of use, `heard` is said. */
  readonly receive: (name: string, payload: unknown) => void;
  /** The token changed: what waits was meant for another session. */
  readonly discard: () => void;
}

export interface Connection {
  /** Opens the connection; does nothing where it was opened before. */
  readonly start: () => void;
  /** What was received was good: the data are as new as this. */
  readonly heard: () => void;
  readonly state: () => ConnectionState;
  readonly onState: (listener: (state: ConnectionState) => void) => () => void;
  readonly onResync: (listener: () => void) => () => void;
  readonly sessionChanged: () => void;
  readonly close: () => void;
}

const nothing = () => {};

type Status = 'idle' | 'connecting' | 'up' | 'waiting' | 'closed';

/** Keeps one link up: tries again with growing pauses, watches the age of what it hears, looks up after a sleep. */
export function createConnection(options: ConnectionOptions): Connection {
  const { clock, random, session } = options;
  const states = createListeners<[ConnectionState]>();
  const resyncs = createListeners<[]>();

  let status: Status = 'idle';
  let link: Link | undefined;
  let isLoading = false;
  let attempt = 0;
  // Between a loss and the next success: every attempt in between is still "down" to the reader. Epoch milliseconds.
  let lostAt: number | undefined;
  // Events may have been missed: whatever was up, or failed to come up, before.
  let isBehind = false;
  let handshakeToken: string | undefined;
  let announcedUser: number | undefined;
  let upSince = 0;
  let lastSignAt = 0;
  let lastHeardAt: number | undefined;
  let lastTickAt = 0;
  let stopAttempt = nothing;
  let stopTick = nothing;
  let stopWake = nothing;
  let snapshot: ConnectionState = { phase: 'connecting', attempt: 0 };
  let told = snapshot;

  /** From when on a link that is up and silent counts as stale. */
  const staleAt = () => Math.max(lastHeardAt ?? 0, upSince) + STALE_AFTER_MS;

  function phase(): Phase {
    if (status === 'up') return clock.now() > staleAt() ? 'stale' : 'live';
    return lostAt === undefined ? 'connecting' : 'down';
  }

  function state(): ConnectionState {
    const now = phase();
    if (now !== snapshot.phase || attempt !== snapshot.attempt || lastHeardAt !== snapshot.lastHeardAt) {
      const awaySince = now === 'stale' ? staleAt() : lostAt;
      snapshot = {
        phase: now,
        attempt,
        ...(lastHeardAt !== undefined && { lastHeardAt }),
        ...(awaySince !== undefined && { awaySince }),
      };
    }
    return snapshot;
  }

  /** What was silent before it was lost has delivered nothing since then. */
  function noteLoss() {
    const now = clock.now();
    lostAt ??= status === 'up' ? Math.min(now, staleAt()) : now;
  }

  function publish() {
    const current = state();
    if (current.phase === told.phase && current.attempt === told.attempt) return;
    told = current;
    states.tell(current);
  }

  function open() {
    status = 'connecting';
    stopAttempt();
    stopAttempt = clock.after(ATTEMPT_MS, fail);
    handshakeToken = session().token;
    publish();
    if (link) link.open();
    else load();
  }

  /** Gets the link, once; whatever was wanted meanwhile, it opens if an attempt is under way when it is there. */
  function load() {
    if (isLoading) return;
    isLoading = true;
    options
      .openLink(
        { url: options.url, session },
        { onConnect, onDisconnect: fail, onFailure: fail, onEvent, onPing: () => void (lastSignAt = clock.now()) },
      )
      // oxlint-disable-next-line promise/always-return -- the chain ends here
      .then((loaded) => {
        link = loaded;
        if (status === 'connecting') link.open();
      }, fail)
      .finally(() => (isLoading = false));
  }

  function reopen() {
    link?.close();
    isBehind = true;
    open();
  }

  function onConnect() {
    if (status !== 'connecting') return;
    stopAttempt();
    status = 'up';
    attempt = 0;
    lostAt = undefined;
    upSince = clock.now();
    lastSignAt = upSince;
    announcedUser = undefined;
    announce();
    publish();
    if (isBehind) resyncs.tell();
    isBehind = true;
  }

  /** Says who is connected, as the specification wants it; what the server tells follows from the token alone. */
  function announce() {
    const { userId } = session();
    if (userId !== undefined && userId !== announcedUser) link?.emit('login', userId);
    announcedUser = userId;
  }

  function fail() {
    if (status !== 'connecting' && status !== 'up') return;
    noteLoss();
    status = 'waiting';
    link?.close();
    attempt += 1;
    isBehind = true;
    stopAttempt();
    stopAttempt = clock.after(backoff(attempt, random), open);
    publish();
  }

  function onEvent(name: string, payload: unknown) {
    if (status !== 'up') return;
    lastSignAt = clock.now();
    options.receive(name, payload);
  }

  function heard() {
    if (status !== 'up') return;
    lastHeardAt = clock.now();
    if (told.phase === 'stale') publish();
  }

  /** Is the link worth its name? Tried again at once where it is down, replaced where nothing came for too long. */
  function look() {
    if (status === 'waiting') {
      open();
    } else if (status === 'up' && clock.now() - lastSignAt > DEAD_AFTER_MS) {
      noteLoss();
      reopen();
    }
  }

  function tick() {
    const now = clock.now();
    const hasSlept = now - lastTickAt > TICK_MS + SLEPT_MS;
    lastTickAt = now;
    stopTick = clock.after(TICK_MS, tick);
    if (hasSlept) look();
    publish();
  }

  return {
    start: () => {
      if (status !== 'idle') return;
      lastTickAt = clock.now();
      stopTick = clock.after(TICK_MS, tick);
      stopWake = options.wake(look);
      open();
    },

    heard,
    state,
    onState: states.add,
    onResync: resyncs.add,

    sessionChanged: () => {
      if (status === 'idle' || status === 'closed') return;
      if (session().token !== handshakeToken) {
        options.discard();
        reopen();
      } else if (status === 'up') {
        announce();
      }
    },

    close: () => {
      noteLoss();
      status = 'closed';
      stopAttempt();
      stopTick();
      stopWake();
      link?.close();
      options.discard();
      publish();
      states.clear();
      resyncs.clear();
    },
  };
}
