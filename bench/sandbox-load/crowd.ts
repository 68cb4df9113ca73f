/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin, unlike windows */
// A worker: sockets that listen and read everything, as open pages do.
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';

const { address, size, auth } = v.parse(
  v.object({ address: v.string(), size: v.number(), auth: v.record(v.string(), v.unknown()) }),
  workerData,
);

let heard = 0;
function open(): Promise<Socket> {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false, auth });
  socket.onAny(() => (heard += 1));
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
    socket.once('disconnect', (reason) => {
      if (reason !== 'io client disconnect') parentPort?.postMessage({ lost: reason });
    });
  });
}

const sockets: Socket[] = [];
// In small groups: a browser does not open all of an exchange's pages at once either.
for (let begun = 0; begun < size; begun += 25) {
  const group = Array.from({ length: Math.min(25, size - begun) }, open);
  sockets.push(...(await Promise.all(group)));
}
parentPort?.postMessage({ ready: sockets.length });
parentPort?.on('message', (message: unknown) => {
  if (message === 'count') {
    parentPort?.postMessage({ heard });
    heard = 0;
    return;
  }
  for (const socket of sockets) socket.disconnect();
  process.exit(0);
});
