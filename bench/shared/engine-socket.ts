import type { WebSocketEnd } from './web-socket.ts';

/*
 * Socket.IO over one WebSocket (Engine.IO 4), the server's side, as far as a client that only listens needs it. A server
 * of the real kind would decide by itself when to send what; here every event goes out when the bench says so.
 */

const OPEN = '0';
const PING = '2';
const CONNECT = '40';
const EVENT = '42';

const PING_EVERY_MS = 25_000;

/** Greets who connected, and keeps the connection alive. */
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

/** An event as it goes over the wire. */
export const frame = (name: string, payload: object) => EVENT + JSON.stringify([name, payload]);
