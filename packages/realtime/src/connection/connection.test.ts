import { eventually } from '@bourse/vitest-config/eventually';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectionTest, type ConnectionTest } from './fakes.test-support';

let clock: ConnectionTest['clock'];
let link: ConnectionTest['link'];
let session: ConnectionTest['session'];
let discard: ConnectionTest['discard'];
let stopWake: ConnectionTest['stopWake'];
let create: ConnectionTest['create'];
let start: ConnectionTest['start'];
let startLive: ConnectionTest['startLive'];
let want: ConnectionTest['want'];
let look: ConnectionTest['look'];
let rest: ConnectionTest['rest'];
beforeEach(() => {
  ({ clock, link, session, discard, stopWake, create, start, startLive, want, look, rest } = createConnectionTest());
});

it('a connection opens nothing before the first subscription', () => {
  const connection = create();
  expect(connection.state()).toEqual({ phase: 'connecting', attempt: 0 });
  connection.sessionChanged();
  expect(clock.timers()).toBe(0);
});

it('a connection opens once for any number of start calls', async () => {
  const connection = await start();
  connection.interestChanged();
  await Promise.resolve();
  expect(link.happened()).toEqual(['open']);
});

it('a connection is live once the link is up, and sends the user id', async () => {
  const connection = await start({ token: 'a', userId: 7 });
  link.connect();
  expect(connection.state()).toEqual({ phase: 'live', attempt: 0 });
  expect(link.happened()).toEqual(['open', 'login 7']);
});

it('a connection sends no user id for a visitor', async () => {
  await start();
  link.connect();
  expect(link.happened()).toEqual(['open']);
});

it('a connection cancels all timers and closes the link on close', async () => {
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

it('a lost connection is down and retried with growing pauses', async () => {
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

it('a lost connection becomes live again on reconnect, sends the user id again and requests a resync', async () => {
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

it('a lost connection restarts the backoff after a successful reconnect', async () => {
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

it('a lost connection waits after the pause that the server wants, also when the tab becomes visible, a minute longer at most', async () => {
  await startLive();
  rest(30_000);
  link.disconnect();
  expect(link.happened()).toEqual(['close']);
  look();
  clock.advance(30_499);
  expect(link.happened()).toEqual([]);
  clock.advance(1);
  expect(link.happened()).toEqual(['open']);
  rest(600_000);
  link.refuse();
  link.happened();
  clock.advance(60_999);
  expect(link.happened()).toEqual([]);
  clock.advance(1);
  expect(link.happened()).toEqual(['open']);
});

it('a lost connection aborts an attempt that exceeds the time limit', async () => {
  const connection = await start();
  clock.advance(19_999);
  expect(connection.state().phase).toBe('connecting');
  clock.advance(1);
  expect(connection.state()).toMatchObject({ phase: 'down', attempt: 1 });
  expect(link.happened()).toEqual(['open', 'close']);
});

it('a lost connection retries when the socket library cannot be loaded', async () => {
  const openLink = vi.fn<typeof link.openLink>(link.openLink).mockRejectedValueOnce(new Error('chunk'));
  const connection = create({}, openLink);
  connection.interestChanged();
  await eventually(() => expect(connection.state()).toMatchObject({ phase: 'down', attempt: 1 }));
  clock.advance(500);
  await eventually(() => expect(link.happened()).toEqual(['open']));
  link.connect();
  expect(connection.state().phase).toBe('live');
});

it('the resync request is not sent when the first attempt succeeds', async () => {
  const connection = await start();
  const resync = vi.fn<() => void>();
  connection.onResync(resync);
  link.connect();
  expect(resync).not.toHaveBeenCalled();
});

it('the resync request is sent when the first attempt succeeds late', async () => {
  const connection = await start();
  const resync = vi.fn<() => void>();
  connection.onResync(resync);
  clock.advance(3001);
  link.connect();
  expect(resync).toHaveBeenCalledOnce();
});

it('the resync request is sent when the first connection needed several attempts', async () => {
  const connection = await start();
  const resync = vi.fn<() => void>();
  connection.onResync(resync);
  link.refuse();
  clock.advance(500);
  link.connect();
  expect(resync).toHaveBeenCalledOnce();
});

it('a session change opens a new connection for a new token and discards undelivered events', async () => {
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

it('a session change sends a new user id over the existing connection', async () => {
  const connection = await startLive({ token: 'a' });
  session.change({ token: 'a', userId: 7 });
  connection.sessionChanged();
  connection.sessionChanged();
  expect(link.happened()).toEqual(['login 7']);
  expect(discard).not.toHaveBeenCalled();
});

it('a session change triggers a retry at once while the connection is down', async () => {
  const connection = await startLive({ token: 'a' });
  link.disconnect();
  link.happened();
  session.change({});
  connection.sessionChanged();
  expect(link.happened()).toEqual(['close', 'open']);
});

describe('the interest in public events', () => {
  it('the public events of interest are sent on connect and at each change, at most twice a second and only if they differ', async () => {
    const connection = await start();
    link.connect();
    expect(link.wanted()).toEqual([{ pairs: [] }]);
    want({ pairs: ['1-3'] });
    connection.interestChanged();
    clock.advance(499);
    expect(link.wanted()).toEqual([]);
    want({ pairs: ['2-3'] });
    connection.interestChanged();
    clock.advance(1);
    expect(link.wanted()).toEqual([{ pairs: ['2-3'] }]);
    connection.interestChanged();
    clock.advance(5000);
    expect(link.wanted()).toEqual([]);
    want({ pairs: ['1-3'] });
    connection.interestChanged();
    clock.advance(20);
    expect(link.wanted()).toEqual([{ pairs: ['1-3'] }]);
  });

  it('the public events of interest are sent again after a reconnect, as they are then', async () => {
    const connection = await startLive();
    link.wanted();
    link.disconnect();
    want({ pairs: ['1-3'] });
    connection.interestChanged();
    clock.advance(1000);
    expect(link.wanted()).toEqual([]);
    link.connect();
    expect(link.wanted()).toEqual([{ pairs: ['1-3'] }]);
  });
});
