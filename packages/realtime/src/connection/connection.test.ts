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

/** A connection on its way: the link is loaded and opening. */
async function start(who?: RealtimeSession) {
  const connection = create(who);
  connection.start();
  await Promise.resolve();
  return connection;
}

/** A connection that is up. */
async function startLive(who?: RealtimeSession) {
  const connection = await start(who);
  link.connect();
  link.happened();
  return connection;
}

describe('a connection', () => {
  it('does nothing before it is wanted', () => {
    const connection = create();
    expect(connection.state()).toEqual({ phase: 'connecting', attempt: 0 });
    connection.sessionChanged();
    expect(clock.timers()).toBe(0);
  });

  it('opens once, however often it is wanted', async () => {
    const connection = await start();
    connection.start();
    await Promise.resolve();
    expect(link.happened()).toEqual(['open']);
  });

  it('is live when it is up, and says who is there', async () => {
    const connection = await start({ token: 'a', userId: 7 });
    link.connect();
    expect(connection.state()).toEqual({ phase: 'live', attempt: 0 });
    expect(link.happened()).toEqual(['open', 'login 7']);
  });

  it('of a visitor says nobody', async () => {
    await start();
    link.connect();
    expect(link.happened()).toEqual(['open']);
  });

  it('closed for good leaves nothing running', async () => {
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
  it('counts from the newest event that was of use', async () => {
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

  it('counts from the connection where nothing was heard yet', async () => {
    const connection = await start();
    clock.advance(15_000);
    link.connect();
    clock.advance(STALE_AFTER_MS);
    expect(connection.state().phase).toBe('live');
    clock.advance(1000);
    expect(connection.state().phase).toBe('stale');
  });

  it('is told when the phase changes, not with every event', async () => {
    const connection = await startLive();
    const hear = vi.fn<() => void>();
    connection.onState(hear);
    link.event();
    clock.advance(1000);
    link.event();
    expect(hear).not.toHaveBeenCalled();
  });

  it('stays one value while nothing changes', async () => {
    const connection = await startLive();
    link.event();
    expect(connection.state()).toBe(connection.state());
  });
});

describe('a connection that is lost', () => {
  it('is down, and is tried again with growing pauses', async () => {
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

  it('is live again when it is back, says again who is there, and who shows data asks anew', async () => {
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

  it('starts again with the shortest pause after it was back', async () => {
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

  it('is given up on where an attempt takes too long', async () => {
    const connection = await start();
    clock.advance(19_999);
    expect(connection.state().phase).toBe('connecting');
    clock.advance(1);
    expect(connection.state()).toMatchObject({ phase: 'down', attempt: 1 });
    expect(link.happened()).toEqual(['open', 'close']);
  });

  it('whose code cannot be loaded is tried again too', async () => {
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

describe('the time since when nothing is delivered', () => {
  it('is not told of a connection that is on its way for the first time, or live', async () => {
    const connection = await start();
    expect(connection.state()).not.toHaveProperty('awaySince');
    link.connect();
    link.event();
    expect(connection.state()).not.toHaveProperty('awaySince');
  });

  it('begins with the loss, and goes on through every attempt', async () => {
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

  it('begins where a silent connection became stale, and a loss after that does not begin it anew', async () => {
    const connection = await startLive();
    link.event();
    const staleAt = clock.now() + STALE_AFTER_MS;
    clock.advance(STALE_AFTER_MS + 5000);
    expect(connection.state()).toMatchObject({ phase: 'stale', awaySince: staleAt });
    link.disconnect();
    expect(connection.state()).toMatchObject({ phase: 'down', awaySince: staleAt });
  });

  it('is what was slept through, not only what comes after it', async () => {
    const connection = await startLive();
    link.event();
    const staleAt = clock.now() + STALE_AFTER_MS;
    clock.sleep(3_600_000);
    clock.advance(0);
    expect(connection.state()).toMatchObject({ phase: 'down', awaySince: staleAt });
  });
});

describe('a clock that was put back an hour', () => {
  const HOUR_MS = 3_600_000;

  it('makes a silent connection stale all the same', async () => {
    const connection = await startLive();
    link.event();
    clock.putBack(HOUR_MS);
    clock.advance(STALE_AFTER_MS + 2000);
    expect(connection.state().phase).toBe('stale');
    expect(connection.state().awaySince).toBeLessThanOrEqual(clock.now());
  });

  it('does not hide that a connection is lost, and tells who looks', async () => {
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

describe('missed events', () => {
  it('are none when the first attempt succeeds', async () => {
    const connection = await start();
    const resync = vi.fn<() => void>();
    connection.onResync(resync);
    link.connect();
    expect(resync).not.toHaveBeenCalled();
  });

  it('are assumed when the first connection took several attempts', async () => {
    const connection = await start();
    const resync = vi.fn<() => void>();
    connection.onResync(resync);
    link.refuse();
    clock.advance(500);
    link.connect();
    expect(resync).toHaveBeenCalledOnce();
  });
});

describe('after a sleep', () => {
  it('a connection that nothing was heard of for long is replaced', async () => {
    const connection = await startLive();
    link.event();
    clock.sleep(3_600_000);
    clock.advance(0);
    expect(link.happened()).toEqual(['close', 'open']);
    // Nobody wanted this change of connection: what is shown is an hour old.
    expect(connection.state().phase).toBe('down');
  });

  it('a connection that lives is left alone', async () => {
    await startLive();
    clock.advance(20_000);
    link.ping();
    clock.sleep(20_000);
    clock.advance(0);
    look();
    expect(link.happened()).toEqual([]);
  });

  it('a lost connection is tried again at once, when the browser gives a sign', async () => {
    await startLive();
    link.disconnect();
    clock.advance(500);
    link.refuse();
    link.happened();
    look();
    expect(link.happened()).toEqual(['open']);
    // The pause that was running does not bring a second attempt.
    clock.advance(1000);
    expect(link.happened()).toEqual([]);
  });

  it('an attempt under way is left alone', async () => {
    await start();
    link.happened();
    look();
    expect(link.happened()).toEqual([]);
  });
});

describe('a session that changes', () => {
  it('by its token gets a connection of its own, and what waited is forgotten', async () => {
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

  it('by its user id says so over the connection that is there', async () => {
    const connection = await startLive({ token: 'a' });
    session.change({ token: 'a', userId: 7 });
    connection.sessionChanged();
    connection.sessionChanged();
    expect(link.happened()).toEqual(['login 7']);
    expect(discard).not.toHaveBeenCalled();
  });

  it('while the connection is lost is tried at once', async () => {
    const connection = await startLive({ token: 'a' });
    link.disconnect();
    link.happened();
    session.change({});
    connection.sessionChanged();
    expect(link.happened()).toEqual(['close', 'open']);
  });
});
