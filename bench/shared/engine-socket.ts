import type { WebSocketEnd } from './web-socket.ts';

/* Server side of Socket.IO over one WebSocket (Engine.IO 4), limited to clients that only receive. A real server
   batches events by itself; here the benchmark decides when each event is sent. */

const OPEN = '0';
const PING = '2';
const CONNECT = '40';
const EVENT = '42';

const PING_EVERY_MS = 25_000;

/** Completes the handshake and answers pings. */
export function greet(socket: WebSocketEnd): void {
  const handshake = {
    sid: 'bench',
    upgrades: [],
    pingInterval: PING_EVERY_MS,
    pingTimeout: PING_EVERY_MS,
    maxPayload: 1e6,
  };
  socket.send(OPEN + JSON.stringify(handshake));
  socket.hear((text) => {
    if (text.startsWith(CONNECT)) socket.send(`${CONNECT}{"sid":"bench"}`);
  });
  setInterval(() => socket.send(PING), PING_EVERY_MS).unref();
}

/** An event in its wire encoding. */
export const frame = (name: string, payload: object) => EVENT + JSON.stringify([name, payload]);
