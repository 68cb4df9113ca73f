import { INTEREST, readInterest } from '@bourse/realtime/contract';
import type { Socket } from 'socket.io';
import { EVERY_PAIR } from './audience';
import type { Greeting } from './greeting';

const PAIR = 'pair ';

/**
 * Lets a socket choose the pairs whose public events it gets: a room for each pair. A socket that never chooses gets those of every
 * pair. A message that is not of the contract changes nothing.
 */
export function followInterest(socket: Socket, greeting: Greeting): void {
  void socket.join(EVERY_PAIR);
  socket.on(INTEREST, (message: unknown) => {
    const read = readInterest(message);
    if (!read) return;
    const wanted = new Set(read.pairs.map((pair) => `${PAIR}${pair}`));
    const heardAll = socket.rooms.has(EVERY_PAIR);
    const missed = new Set([...wanted].filter((room) => !heardAll && !socket.rooms.has(room)));
    for (const room of socket.rooms) {
      if (room === EVERY_PAIR || (room.startsWith(PAIR) && !wanted.has(room))) void socket.leave(room);
    }
    void socket.join([...wanted]);
    greeting.catchUp(socket, missed);
  });
}
