import type { Socket } from 'socket.io';

/** Packets that may wait for a client: some seconds of the busiest market. */
export const MOST_WAITING = 1000;

/**
 * Closes the connection of a client that does not read: what waits for it would grow without end. A client that only was slow
 * reconnects and gets the present state.
 */
export function closeIfSlow({ conn }: Socket): void {
  let waiting = 0;
  conn.on('packetCreate', () => {
    waiting += 1;
    if (waiting === MOST_WAITING + 1) setImmediate(() => conn.close(true));
  });
  conn.on('flush', (packets: readonly unknown[]) => {
    waiting = Math.max(0, waiting - packets.length);
  });
}
