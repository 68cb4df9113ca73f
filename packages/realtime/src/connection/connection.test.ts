import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RealtimeSession } from '../session';
import { createConnection } from './connection';
import { fakeClock, fakeLink, fakeSession } from './fakes.test-support';
import { STALE_AFTER_MS } from './freshness';

let clock: ReturnType<typeof fakeClock>;
let link: ReturnType<typeof fakeLink>;
let session: ReturnType<typeof fakeSession>;
let look: () => void;
const receive = vi.fn<(name: string, payload: unknown) => void>();
const discard = vi.fn<() => void>();
const stopWake = vi.fn<() => void>();
beforeEach(() => {
  clock = fakeClock();
  link = fakeLink();
  receive.mockReset();
  discard.mockReset();
  stopWake.mockReset();
});

function create(who: RealtimeSession = {}, openLink = link.openLink) {
  session = fakeSession(who);
  const connection = createConnection({
    url: undefined,
    session: session.now,
    clock,
    random: () => 1,
    wake: (given) => {
      look = given;
      return stopWake;
    },
    openLink,
    receive,
    discard,
  });
  receive.mockImplementation(connection.heard);
  return connection;
}

/** A started connection: the link is loaded and opening. */
async function start(who?: RealtimeSession) {
  const connection = create(who);
  connection.start();
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

describe('a connection', () => {
  it('opens nothing before the first subscription', () => {
    const connection = create();
    expect(connection.state()).toEqual({ phase: 'connecting', attempt: 0 });
    connection.sessionChanged();
    expect(clock.timers()).toBe(0);
  });

  it('opens once for any number of start calls', async () => {
    const connection = await start();
    connection.start();
    await Promise.resolve();
    expect(link.happened()).toEqual(['open']);
  });

  it('is live once the link is up, and sends the user id', async () => {
    const connection = await start({ token: 'a', userId: 7 });
    link.connect();
    expect(connection.state()).toEqual({ phase: 'live', attempt: 0 });
    expect(link.happened()).toEqual(['open', 'login 7']);
  });

  it('sends no user id for a visitor', async () => {
    await start();
    link.connect();
    expect(link.happened()).toEqual(['open']);
  });

  it('cancels all timers and closes the link on close', async () => {
    const connection = await startLive();
    const hear = vi.fn<() => void>();
    connection.onState(hear);
    connection.close();
    expect(connection.state().phase).toBe('down');
    expect(hear).toHaveBeenCalledOnce();
    expect(clock.timers()).toBe(0);
    expect(stopWake).toHaveBeenCalledOnce();
    expect(link.happened()).toEqual(['close']);
    link.disconnect();
    connection.sessionChanged();
    expect(link.happened()).toEqual([]);
  });
});

describe('the age of the data', () => {
  it('is measured from the newest valid event', async () => {
    const connection = await startLive();
    clock.advance(3000);
    link.event();
    expect(connection.state().lastHeardAt).toBe(clock.now());
    const heardAt = clock.now();
    clock.advance(3000);
    receive.mockReset();
    link.event();
    link.ping();
    expect(connection.state().lastHeardAt).toBe(heardAt);
  });

  it('makes a silent connection stale, and the next event makes it live', async () => {
    const connection = await startLive();
    const phases: string[] = [];
    connection.onState(({ phase }) => phases.push(phase));
    link.event();
    clock.advance(STALE_AFTER_MS);
    expect(phases).toEqual([]);
    clock.advance(1000);
    expect(phases).toEqual(['stale']);
    link.event();
    expect(phases).toEqual(['stale', 'live']);
  });

  it('is measured from the connection while no event has arrived', async () => {
    const connection = await start();
    clock.advance(15_000);
    link.connect();
    clock.advance(STALE_AFTER_MS);
    expect(connection.state().phase).toBe('live');
    clock.advance(1000);
    expect(connection.state().phase).toBe('stale');
  });

  it('notifies state listeners of a change of phase, not of every event', async () => {
    const connection = await startLive();
    const hear = vi.fn<() => void>();
    connection.onState(hear);
    link.event();
    clock.advance(1000);
    link.event();
    expect(hear).not.toHaveBeenCalled();
  });

  it('returns the same state object while nothing changes', async () => {
    const connection = await startLive();
    link.event();
    expect(connection.state()).toBe(connection.state());
  });
});

describe('a lost connection', () => {
  it('is down and retried with growing pauses', async () => {
    const connection = await startLive();
    link.disconnect();
    expect(connection.state()).toMatchObject({ phase: 'down', attempt: 1 });
    expect(link.happened()).toEqual(['close']);
    for (const pause of [500, 1000, 2000, 4000]) {
      clock.advance(pause - 1);
      expect(link.happened()).toEqual([]);
      clock.advance(1);
      expect(link.happened()).toEqual(['open']);
      expect(connection.state().phase).toBe('down');
      link.refuse();
      link.happened();
    }
    expect(connection.state().attempt).toBe(5);
  });

  it('becomes live again on reconnect, sends the user id again and requests a resync', async () => {
    const connection = await startLive({ token: 'a', userId: 7 });
    const resync = vi.fn<() => void>(() => expect(link.happened()).toEqual(['login 7']));
    connection.onResync(resync);
    link.disconnect();
    clock.advance(500);
    link.happened();
    expect(resync).not.toHaveBeenCalled();
    link.connect();
    expect(resync).toHaveBeenCalledOnce();
    expect(connection.state()).toMatchObject({ phase: 'live', attempt: 0 });
  });

  it('restarts the backoff after a successful reconnect', async () => {
    await startLive();
    const loseAndRegain = () => {
      link.disconnect();
      clock.advance(500);
      link.connect();
    };
    loseAndRegain();
    loseAndRegain();
    expect(link.happened()).toEqual(['close', 'open', 'close', 'open']);
  });

  it('aborts an attempt that exceeds the time limit', async () => {
    const connection = await start();
    clock.advance(19_999);
    expect(connection.state().phase).toBe('connecting');
    clock.advance(1);
    expect(connection.state()).toMatchObject({ phase: 'down', attempt: 1 });
    expect(link.happened()).toEqual(['open', 'close']);
  });

  it('retries when the socket library cannot be loaded', async () => {
    const openLink = vi.fn<typeof link.openLink>(link.openLink).mockRejectedValueOnce(new Error('chunk'));
    const connection = create({}, openLink);
    connection.start();
    await vi.waitFor(() => expect(connection.state()).toMatchObject({ phase: 'down', attempt: 1 }));
    clock.advance(500);
    await vi.waitFor(() => expect(link.happened()).toEqual(['open']));
    link.connect();
    expect(connection.state().phase).toBe('live');
  });
});

describe('awaySince', () => {
  it('is undefined while the first attempt runs and while the connection is live', async () => {
    const connection = await start();
    expect(connection.state()).not.toHaveProperty('awaySince');
    link.connect();
    link.event();
    expect(connection.state()).not.toHaveProperty('awaySince');
  });

  it('is the moment of the loss and does not change with further attempts', async () => {
    const connection = await startLive();
    link.event();
    clock.advance(3000);
    const lostAt = clock.now();
    link.disconnect();
    clock.advance(500);
    link.refuse();
    expect(connection.state().awaySince).toBe(lostAt);
    clock.advance(1000);
    link.connect();
    expect(connection.state()).not.toHaveProperty('awaySince');
  });

  it('is the moment at which a silent connection became stale; a later loss does not change it', async () => {
    const connection = await startLive();
    link.event();
    const staleAt = clock.now() + STALE_AFTER_MS;
    clock.advance(STALE_AFTER_MS + 5000);
    expect(connection.state()).toMatchObject({ phase: 'stale', awaySince: staleAt });
    link.disconnect();
    expect(connection.state()).toMatchObject({ phase: 'down', awaySince: staleAt });
  });

  it('includes the time that the device slept', async () => {
    const connection = await startLive();
    link.event();
    const staleAt = clock.now() + STALE_AFTER_MS;
    clock.sleep(3_600_000);
    clock.advance(0);
    expect(connection.state()).toMatchObject({ phase: 'down', awaySince: staleAt });
  });
});

describe('a device clock that is set back by an hour', () => {
  const HOUR_MS = 3_600_000;

  it('still lets a silent connection become stale', async () => {
    const connection = await startLive();
    link.event();
    clock.putBack(HOUR_MS);
    clock.advance(STALE_AFTER_MS + 2000);
    expect(connection.state().phase).toBe('stale');
    expect(connection.state().awaySince).toBeLessThanOrEqual(clock.now());
  });

  it('does not hide a lost connection, and notifies listeners', async () => {
    const connection = await startLive();
    link.disconnect();
    const told: (number | undefined)[] = [];
    connection.onState(({ awaySince }) => told.push(awaySince));
    clock.putBack(HOUR_MS);
    const putBackAt = clock.now();
    clock.advance(1000);
    expect(connection.state().awaySince).toBeLessThanOrEqual(putBackAt + 1000);
    expect(told.at(-1)).toBe(connection.state().awaySince);
  });
});

describe('the resync request', () => {
  it('is not sent when the first attempt succeeds', async () => {
    const connection = await start();
    const resync = vi.fn<() => void>();
    connection.onResync(resync);
    link.connect();
    expect(resync).not.toHaveBeenCalled();
  });

  it('is sent when the first connection needed several attempts', async () => {
    const connection = await start();
    const resync = vi.fn<() => void>();
    connection.onResync(resync);
    link.refuse();
    clock.advance(500);
    link.connect();
    expect(resync).toHaveBeenCalledOnce();
  });
});

describe('after the device slept', () => {
  it('a connection without recent events is replaced', async () => {
    const connection = await startLive();
    link.event();
    clock.sleep(3_600_000);
    clock.advance(0);
    expect(link.happened()).toEqual(['close', 'open']);
    // The application did not request this reconnect, and the displayed data are an hour old.
    expect(connection.state().phase).toBe('down');
  });

  it('a connection with recent events is kept', async () => {
    await startLive();
    clock.advance(20_000);
    link.ping();
    clock.sleep(20_000);
    clock.advance(0);
    look();
    expect(link.happened()).toEqual([]);
  });

  it('a lost connection is retried at once on a wake event of the browser', async () => {
    await startLive();
    link.disconnect();
    clock.advance(500);
    link.refuse();
    link.happened();
    look();
    expect(link.happened()).toEqual(['open']);
    // The pending backoff timer does not start a second attempt.
    clock.advance(1000);
    expect(link.happened()).toEqual([]);
  });

  it('a running attempt is kept', async () => {
    await start();
    link.happened();
    look();
    expect(link.happened()).toEqual([]);
  });
});

describe('a session change', () => {
  it('opens a new connection for a new token and discards undelivered events', async () => {
    const connection = await startLive({ token: 'a', userId: 7 });
    const resync = vi.fn<() => void>();
    connection.onResync(resync);
    session.change({ token: 'b' });
    connection.sessionChanged();
    expect(discard).toHaveBeenCalledOnce();
    expect(link.happened()).toEqual(['close', 'open']);
    expect(connection.state().phase).toBe('connecting');
    link.connect();
    expect(link.happened()).toEqual([]);
    expect(resync).toHaveBeenCalledOnce();
  });

  it('sends a new user id over the existing connection', async () => {
    const connection = await startLive({ token: 'a' });
    session.change({ token: 'a', userId: 7 });
    connection.sessionChanged();
    connection.sessionChanged();
    expect(link.happened()).toEqual(['login 7']);
    expect(discard).not.toHaveBeenCalled();
  });

  it('triggers a retry at once while the connection is down', async () => {
    const connection = await startLive({ token: 'a' });
    link.disconnect();
    link.happened();
    session.change({});
    connection.sessionChanged();
    expect(link.happened()).toEqual(['close', 'open']);
  });
});
