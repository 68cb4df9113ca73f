import type { Server, Socket } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Members } from './members';

const SOCKETS = 120;
/** Each socket is looked at once in this time. */
const ROUND_MS = 30_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('the check of members reads the sessions of many sockets one after another, and each within half a minute', async () => {
  const sockets = new Map(
    Array.from({ length: SOCKETS }, (_, number) => [
      String(number),
      { id: String(number), connected: true, rooms: new Set(), handshake: { auth: { token: `token ${number}` } } },
    ]),
  );
  const asked: string[] = [];
  const userOf = async (token: string) => {
    asked.push(token);
    return undefined;
  };
  const members = new Members({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a server that the class uses
    io: { sockets: { sockets: sockets as unknown as Map<string, Socket> } } as unknown as Server,
    userOf,
    onError: (error) => expect.unreachable(String(error)),
  });
  let most = 0;
  for (let time = 0; time < ROUND_MS; time += 500) {
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(500);
    most = Math.max(most, asked.length - before);
  }
  members.close();
  expect(most).toBeLessThanOrEqual(2);
  expect(new Set(asked).size).toBe(SOCKETS);
});
