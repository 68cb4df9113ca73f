import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Socket } from 'socket.io';
import { expect, it, vi } from 'vitest';
import { closeIfSlow, MOST_WAITING } from './slow-clients';

/** A connection that hands packets to its transport only when the test says so. */
function connection() {
  const conn = Object.assign(new EventEmitter(), { close: vi.fn<(discard?: boolean) => void>() });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a socket that the function uses
  closeIfSlow({ conn } as unknown as Socket);
  return {
    close: conn.close,
    send: (packets: number) => {
      for (let count = 0; count < packets; count += 1) conn.emit('packetCreate', {});
    },
    flush: (packets: number) => conn.emit('flush', Array.from({ length: packets })),
  };
}

it('the server closes a connection for which too many packets wait, once, and discards them', async () => {
  const { send, close } = connection();
  send(MOST_WAITING);
  await nextTurn();
  expect(close).not.toHaveBeenCalled();
  send(10);
  await nextTurn();
  expect(close).toHaveBeenCalledExactlyOnceWith(true);
});

it('the server keeps a connection that is read', async () => {
  const { send, flush, close } = connection();
  for (let round = 0; round < 10; round += 1) {
    send(MOST_WAITING);
    flush(MOST_WAITING);
  }
  await nextTurn();
  expect(close).not.toHaveBeenCalled();
});
