// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and a program that imports this file needs them
/// <reference path="./socket-io-client-v2.d.ts" />
import { parseJson } from '@bourse/contracts/wire';
import { INTEREST } from '@bourse/contracts/events';
import type { VersionLinkFactory } from './link';

/** Packet types of the protocol that carry an event: with text only, and with binary attachments. */
const EVENT_PACKETS: readonly number[] = [2, 5];

/**
 * A link over Socket.IO 2, whose handshake carries no token: the server selects private events by `login` alone. Polling is
 * first, because this version has no fallback from WebSocket to polling; the connection is upgraded at once.
 */
export const openSocket2: VersionLinkFactory = async ({ url }, handlers) => {
  const { default: io } = await import('socket.io-client-v2');
  const options = { autoConnect: false, reconnection: false, forceNew: true, transports: ['polling', 'websocket'] };
  const socket = url === undefined ? io(options) : io(url, options);
  const manager = socket.io;
  let isClosing = false;

  // The decoder of this version takes no reviver.
  const { decoder } = manager;
  const add = decoder.add.bind(decoder);
  decoder.add = (packet) => add(typeof packet === 'string' ? keepDigitsOf(packet) : packet);

  socket.on('connect', () => handlers.onConnect());
  for (const failure of ['connect_error', 'connect_timeout', 'error']) socket.on(failure, () => handlers.onFailure());
  socket.on('disconnect', () => {
    if (!isClosing) handlers.onDisconnect();
  });
  manager.on('packet', ({ type, data }) => {
    if (EVENT_PACKETS.includes(type) && Array.isArray(data)) handlers.onEvent(String(data[0]), data[1]);
  });
  manager.on('pong', () => handlers.onPing());

  return {
    open: () => void socket.connect(),
    close: () => {
      isClosing = true;
      socket.disconnect();
      isClosing = false;
    },
    emit: (name, payload) => void socket.emit(name, payload),
    want: (interest) => void socket.emit(INTEREST, interest),
  };
};

/** Writes the numbers of a packet that a double may not hold as text, which every scalar of the contract accepts. */
function keepDigitsOf(packet: string): string {
  const start = packet.indexOf('[');
  if (start === -1) return packet;
  try {
    return packet.slice(0, start) + JSON.stringify(parseJson(packet.slice(start)));
  } catch {
    return packet;
  }
}
