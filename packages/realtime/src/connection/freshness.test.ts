import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectionTest, type ConnectionTest } from './fakes.test-support';
import { STALE_AFTER_MS } from './freshness';

let clock: ConnectionTest['clock'];
let link: ConnectionTest['link'];
let receive: ConnectionTest['receive'];
let start: ConnectionTest['start'];
let startLive: ConnectionTest['startLive'];
let look: ConnectionTest['look'];
beforeEach(() => {
  ({ clock, link, receive, start, startLive, look } = createConnectionTest());
});

it('the age of the data is measured from the newest valid event', async () => {
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

it('the age of the data makes a silent connection stale, and the next event makes it live', async () => {
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

it('the age of the data is measured from the connection while no event has arrived', async () => {
  const connection = await start();
  clock.advance(15_000);
  link.connect();
  clock.advance(STALE_AFTER_MS);
  expect(connection.state().phase).toBe('live');
  clock.advance(1000);
  expect(connection.state().phase).toBe('stale');
});

it('the age of the data notifies state listeners of a change of phase, not of every event', async () => {
  const connection = await startLive();
  const hear = vi.fn<() => void>();
  connection.onState(hear);
  link.event();
  clock.advance(1000);
  link.event();
  expect(hear).not.toHaveBeenCalled();
});

it('the age of the data returns the same state object while nothing changes', async () => {
  const connection = await startLive();
  link.event();
  expect(connection.state()).toBe(connection.state());
});

it('awaySince is undefined while the first attempt runs and while the connection is live', async () => {
  const connection = await start();
  expect(connection.state()).not.toHaveProperty('awaySince');
  link.connect();
  link.event();
  expect(connection.state()).not.toHaveProperty('awaySince');
});

it('awaySince is the moment of the loss and does not change with further attempts', async () => {
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

it('awaySince is the moment at which a silent connection became stale; a later loss does not change it', async () => {
  const connection = await startLive();
  link.event();
  const staleAt = clock.now() + STALE_AFTER_MS;
  clock.advance(STALE_AFTER_MS + 5000);
  expect(connection.state()).toMatchObject({ phase: 'stale', awaySince: staleAt });
  link.disconnect();
  expect(connection.state()).toMatchObject({ phase: 'down', awaySince: staleAt });
});

it('awaySince includes the time that the device slept', async () => {
  const connection = await startLive();
  link.event();
  const staleAt = clock.now() + STALE_AFTER_MS;
  clock.sleep(3_600_000);
  clock.advance(0);
  expect(connection.state()).toMatchObject({ phase: 'down', awaySince: staleAt });
});

describe('a device clock that is set back by an hour', () => {
  const HOUR_MS = 3_600_000;

  it('a device clock that is set back by an hour still lets a silent connection become stale', async () => {
    const connection = await startLive();
    link.event();
    clock.putBack(HOUR_MS);
    clock.advance(STALE_AFTER_MS + 2000);
    expect(connection.state().phase).toBe('stale');
    expect(connection.state().awaySince).toBeLessThanOrEqual(clock.now());
  });

  it('a device clock that is set back by an hour does not hide a lost connection, and notifies listeners', async () => {
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

describe('a device after a sleep', () => {
  it('a connection without recent events is replaced after a sleep', async () => {
    const connection = await startLive();
    link.event();
    clock.sleep(3_600_000);
    clock.advance(0);
    expect(link.happened()).toEqual(['close', 'open']);
    // The application did not request this reconnect, and the displayed data are an hour old.
    expect(connection.state().phase).toBe('down');
  });

  it('a connection with recent events is kept after a sleep', async () => {
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

  it('a running attempt is kept after a sleep', async () => {
    await start();
    link.happened();
    look();
    expect(link.happened()).toEqual([]);
  });
});
