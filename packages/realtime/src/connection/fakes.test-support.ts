import { vi } from 'vitest';
import type { Interest } from '@bourse/contracts/events';
import type { RealtimeSession } from '../session';
import type { Clock } from './clock';
import { createConnection } from './connection';
import type { Link, LinkFactory, LinkHandlers } from './link';

interface Timer {
  at: number;
  readonly run: () => void;
}

/** A manual clock that runs due timers in order. */
export function fakeClock(start = 1_763_600_000_000) {
  let now = start;
  const timers = new Set<Timer>();

  const nextDue = (until: number) =>
    [...timers].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];

  const clock: Clock = {
    now: () => now,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };

  return {
    ...clock,
    advance(milliseconds: number) {
      const end = now + milliseconds;
      for (let timer = nextDue(end); timer !== undefined; timer = nextDue(end)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.run();
      }
      now = end;
    },
    /** The device sleeps: time passes, and no timer runs before it wakes. */
    sleep(milliseconds: number) {
      now += milliseconds;
    },
    /** The device's clock is set back: `now()` changes, timers are not affected. */
    putBack(milliseconds: number) {
      now -= milliseconds;
      for (const timer of timers) timer.at -= milliseconds;
    },
    timers: () => timers.size,
  };
}

/** A link that the test controls. */
function fakeLink() {
  let handlers: LinkHandlers | undefined;
  const happened: string[] = [];
  const wanted: Interest[] = [];
  const link: Link = {
    open: () => void happened.push('open'),
    close: () => void happened.push('close'),
    emit: (name, payload) => void happened.push(`${name} ${JSON.stringify(payload)}`),
    want: (interest) => void wanted.push(interest),
  };
  const openLink: LinkFactory = (_options, given) => {
    handlers = given;
    return Promise.resolve(link);
  };
  const told = () => {
    if (!handlers) throw new Error('nobody asked for a link yet');
    return handlers;
  };
  return {
    openLink,
    /** The calls on the link since the last call of `happened`. */
    happened: () => happened.splice(0),
    /** The interests that the link was told since the last call of `wanted`. */
    wanted: () => wanted.splice(0),
    connect: () => told().onConnect(),
    disconnect: () => told().onDisconnect(),
    refuse: () => told().onFailure(),
    ping: () => told().onPing(),
    event: (name = 'daymarket', payload: unknown = {}) => told().onEvent(name, payload),
  };
}

/** A session that the test can change. */
function fakeSession() {
  let session: RealtimeSession = {};
  return { now: () => session, change: (next: RealtimeSession) => void (session = next) };
}

/** Connections of a test, with all they depend on. */
export function createConnectionTest() {
  const clock = fakeClock();
  const link = fakeLink();
  const session = fakeSession();
  const receive = vi.fn<(name: string, payload: unknown) => void>();
  const discard = vi.fn<() => void>();
  const stopWake = vi.fn<() => void>();
  let interest: Interest = { pairs: [] };
  let wake: (() => void) | undefined;
  let restUntil = 0;

  function create(who: RealtimeSession = {}, openLink = link.openLink) {
    session.change(who);
    const connection = createConnection({
      url: undefined,
      session: session.now,
      clock,
      random: () => 1,
      wake: (given) => {
        wake = given;
        return stopWake;
      },
      restUntil: () => restUntil,
      openLink,
      receive,
      discard,
      interest: () => interest,
    });
    receive.mockImplementation(connection.heard);
    return connection;
  }

  /** A started connection: the link is loaded and opening. */
  async function start(who?: RealtimeSession) {
    const connection = create(who);
    connection.interestChanged();
    await Promise.resolve();
    return connection;
  }

  /** A live connection. */
  async function startLive(who?: RealtimeSession) {
    const connection = await start(who);
    link.connect();
    link.happened();
    return connection;
  }

  /** A wake event of the browser. */
  const look = () => wake?.();

  /** What subscribers want from now on. */
  const want = (next: Interest) => void (interest = next);

  /** The server wants no attempt for so many milliseconds from now on. */
  const rest = (milliseconds: number) => void (restUntil = clock.now() + milliseconds);

  return { clock, link, session, receive, discard, stopWake, create, start, startLive, look, want, rest };
}

export type ConnectionTest = ReturnType<typeof createConnectionTest>;
