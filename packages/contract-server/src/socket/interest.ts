import { INTEREST, PULSE, readInterest, type Interest } from '@bourse/contracts/events';
import type { Socket } from 'socket.io';
import { EVERY_PAIR, roomOfName } from './audience';
import type { Greeting } from './greeting';

const PAIR = 'pair ';
const isOfInterest = (room: string) => room === EVERY_PAIR || room.startsWith(PAIR) || room.startsWith(roomOfName(''));

function roomsOf({ pairs, lists = [] }: Interest): Set<string> {
  const ofPairs = pairs?.map((pair) => `${PAIR}${pair}`) ?? [EVERY_PAIR];
  // The chosen pairs may all be quiet.
  const names = pairs === undefined ? lists : [...lists, PULSE];
  return new Set([...ofPairs, ...names.map(roomOfName)]);
}

/**
 * Lets a socket choose the public events that it gets: a room for each pair, and one for each list event. A socket that never chooses
 * gets those of every pair. A message that is not of the contract changes nothing. What a choice adds begins with its present state.
 */
export function followInterest(socket: Socket, greeting: Greeting): void {
  const choose = (interest: Interest) => {
    const wanted = roomsOf(interest);
    const heardAll = socket.rooms.has(EVERY_PAIR);
    const added = [...wanted].filter((room) => !socket.rooms.has(room));
    for (const room of socket.rooms) if (isOfInterest(room) && !wanted.has(room)) void socket.leave(room);
    void socket.join(added);
    if (!heardAll) greeting.greet(socket, added);
  };
  // Without a choice in the handshake: every pair.
  choose(readInterest(socket.handshake.auth[INTEREST]) ?? {});
  socket.on(INTEREST, (message: unknown) => {
    const read = readInterest(message);
    if (read) choose(read);
  });
}
