import { INTEREST, type Interest } from '@bourse/contracts/events';
import { io, type Socket } from 'socket.io-client';
import type { TestApp } from '../testing/test-app';

/** What a socket of a test has received. */
export interface Heard {
  socket: Socket;
  /** Everything that came, oldest first. */
  events: { name: string; payload: unknown }[];
  /** The next event of a name, or one that has arrived and was not read yet. */
  readonly next: (name: string) => Promise<unknown>;
}

/** Connects a socket, which is added to `sockets`. */
export async function connectTo(url: string, sockets: Socket[], token?: unknown, interest?: Interest): Promise<Heard> {
  const auth = { ...(token !== undefined && { token }), [INTEREST]: interest };
  const socket = io(url, { transports: ['websocket'], auth, forceNew: true });
  sockets.push(socket);
  const events: Heard['events'] = [];
  const unread: Heard['events'] = [];
  const waiting: { name: string; take: (payload: unknown) => void }[] = [];
  socket.onAny((name: string, payload: unknown) => {
    events.push({ name, payload });
    const index = waiting.findIndex((one) => one.name === name);
    const [taker] = index < 0 ? [] : waiting.splice(index, 1);
    if (taker) taker.take(payload);
    else unread.push({ name, payload });
  });
  const next = (name: string) => {
    const index = unread.findIndex((event) => event.name === name);
    const [found] = index < 0 ? [] : unread.splice(index, 1);
    if (found) return Promise.resolve(found.payload);
    return new Promise<unknown>((take) => waiting.push({ name, take }));
  };
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  return { socket, events, next };
}

/** A trade of 1 BTC between two new users. */
export async function trade(test: TestApp, price: string): Promise<void> {
  const seller = await test.user({ BTC: '1' });
  const buyer = await test.user({ USDT: '1000' });
  await test.place(seller, 'sell', '1', price);
  await test.place(buyer, 'buy', '1', price);
}
