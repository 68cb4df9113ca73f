import type { Interest } from '@bourse/contracts/events';
import { createListeners } from '../listeners';
import type { ConnectionState, Phase } from '../realtime';
import type { SessionOf } from '../session';
import { backoff } from './backoff';
import type { Clock } from './clock';
import { createFreshness } from './freshness';
import type { Link, LinkFactory } from './link';
import type { WakeSource } from './wake';

/** Time limit of one attempt, milliseconds. */
const ATTEMPT_MS = 20_000;
const TICK_MS = 1000;
/** A timer that fires this many milliseconds late shows that the device slept. */
const SLEPT_MS = 10_000;
/** What was read before a first connection that took longer, in milliseconds, may have changed meanwhile. */
const PROMPT_MS = 3000;
/** Subscriptions that change together, such as those of a screen, are told together. Milliseconds. */
const GATHER_MS = 20;
/** Milliseconds for which an attempt waits at most because the server wants a rest. */
const LONGEST_REST_MS = 60_000;
/** Milliseconds between two changes of interest: a server may close a socket that sends many messages. */
const INTEREST_EVERY_MS = 500;

export interface ConnectionOptions {
  readonly url: string | undefined;
  readonly session: SessionOf;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly wake: WakeSource;
  /** Until when the server wants no attempt, epoch milliseconds. */
  readonly restUntil: () => number;
  readonly openLink: LinkFactory;
  /** An event of the wire. The dispatcher calls `heard` when the event is valid. */
  readonly receive: (name: string, payload: unknown) => void;
  /** The token changed: undelivered events belong to the previous session and are discarded. */
  readonly discard: () => void;
  /** The public events that are wanted now. */
  readonly interest: () => Interest;
}

export interface Connection {
  /** Opens the connection with the first call, and tells the server later which public events are wanted. */
  readonly interestChanged: () => void;
  /** Called for each valid event; sets the age of the data. */
  readonly heard: () => void;
  readonly state: () => ConnectionState;
  readonly onState: (listener: (state: ConnectionState) => void) => () => void;
  readonly onResync: (listener: () => void) => () => void;
  readonly sessionChanged: () => void;
  readonly close: () => void;
}

const nothing = () => {};

type Status = 'idle' | 'connecting' | 'up' | 'waiting' | 'closed';

/** Keeps one link open: reconnects with backoff, marks silent connections as stale, checks the link after a sleep. */
export function createConnection(options: ConnectionOptions): Connection {
  const { clock, random, session } = options;
  const states = createListeners<[ConnectionState]>();
  const resyncs = createListeners<[]>();
  const freshness = createFreshness(clock);

  let status: Status = 'idle';
  let link: Link | undefined;
  let isLoading = false;
  let attempt = 0;
  // Events may have been missed since the last live phase, or since the first failed attempt.
  let isBehind = false;
  let startedAt = 0;
  let handshakeToken: string | undefined;
  let announcedUser: number | undefined;
  let lastTickAt = 0;
  let stopAttempt = nothing;
  let stopTick = nothing;
  let stopWake = nothing;
  let toldInterest: string | undefined;
  let toldInterestAt = -Infinity;
  let stopTelling: (() => void) | undefined;
  let snapshot: ConnectionState = { phase: 'connecting', attempt: 0 };
  let told = snapshot;

  /** From a loss until the next success the phase is `down`, also while an attempt runs. */
  function phase(): Phase {
    if (status === 'up') return freshness.isSilent() ? 'stale' : 'live';
    return freshness.isLost() ? 'down' : 'connecting';
  }

  function state(): ConnectionState {
    const now = phase();
    const lastHeardAt = freshness.lastHeardAt();
    const awaySince = freshness.awaySince(status === 'up');
    const isSame =
      now === snapshot.phase &&
      attempt === snapshot.attempt &&
      lastHeardAt === snapshot.lastHeardAt &&
      awaySince === snapshot.awaySince;
    if (!isSame) {
      snapshot = {
        phase: now,
        attempt,
        ...(lastHeardAt !== undefined && { lastHeardAt }),
        ...(awaySince !== undefined && { awaySince }),
      };
    }
    return snapshot;
  }

  function publish() {
    const current = state();
    const isTold =
      current.phase === told.phase && current.attempt === told.attempt && current.awaySince === told.awaySince;
    if (isTold) return;
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

  /** Loads the link module once. If an attempt is under way when it arrives, the link is opened. */
  function load() {
    if (isLoading) return;
    isLoading = true;
    options
      .openLink(
        { url: options.url, session, interest: options.interest },
        { onConnect, onDisconnect: fail, onFailure: fail, onEvent, onPing: freshness.gaveSign },
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
    freshness.came();
    announcedUser = undefined;
    announce();
    toldInterest = undefined;
    tellInterest();
    publish();
    if (isBehind || clock.now() - startedAt > PROMPT_MS) resyncs.tell();
    isBehind = true;
  }

  /** Sends the user id as the specification requires. The server selects the events by the token alone. */
  function announce() {
    const { userId } = session();
    if (userId !== undefined && userId !== announcedUser) link?.emit('login', userId);
    announcedUser = userId;
  }

  /** Tells the server the interest, unless this connection knows it. */
  function tellInterest() {
    stopTelling?.();
    stopTelling = undefined;
    const interest = options.interest();
    const written = JSON.stringify(interest);
    if (status !== 'up' || written === toldInterest) return;
    toldInterest = written;
    toldInterestAt = clock.now();
    link?.want(interest);
  }

  function start() {
    startedAt = clock.now();
    lastTickAt = startedAt;
    stopTick = clock.after(TICK_MS, tick);
    stopWake = options.wake(look);
    open();
  }

  const restMs = () => Math.min(Math.max(0, options.restUntil() - clock.now()), LONGEST_REST_MS);

  function fail() {
    if (status !== 'connecting' && status !== 'up') return;
    freshness.wentAway(status === 'up');
    status = 'waiting';
    link?.close();
    attempt += 1;
    isBehind = true;
    stopAttempt();
    // Clients that are told to rest until the same moment do not come back together either.
    stopAttempt = clock.after(restMs() + backoff(attempt, random), open);
    publish();
  }

  function onEvent(name: string, payload: unknown) {
    if (status !== 'up') return;
    freshness.gaveSign();
    options.receive(name, payload);
  }

  function heard() {
    if (status !== 'up') return;
    freshness.wasHeard();
    if (told.phase === 'stale') publish();
  }

  /** Checks the link: retries at once if it is down and the server wants no rest, replaces it if it has been silent for too long. */
  function look() {
    if (status === 'waiting') {
      if (restMs() === 0) open();
    } else if (status === 'up' && freshness.isDead()) {
      freshness.wentAway(true);
      reopen();
    }
  }

  function tick() {
    const now = clock.now();
    const hasSlept = now - lastTickAt > TICK_MS + SLEPT_MS;
    if (now < lastTickAt) freshness.clockWentBack();
    lastTickAt = now;
    stopTick = clock.after(TICK_MS, tick);
    if (hasSlept) look();
    publish();
  }

  return {
    interestChanged: () => {
      if (status === 'idle') start();
      if (status !== 'up') return;
      const rest = toldInterestAt + INTEREST_EVERY_MS - clock.now();
      // Bounded, because the device's clock may have been set back.
      stopTelling ??= clock.after(Math.min(Math.max(rest, GATHER_MS), INTEREST_EVERY_MS), tellInterest);
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
      freshness.wentAway(status === 'up');
      status = 'closed';
      stopAttempt();
      stopTick();
      stopTelling?.();
      stopWake();
      link?.close();
      options.discard();
      publish();
      states.clear();
      resyncs.clear();
    },
  };
}
