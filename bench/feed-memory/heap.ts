import { createServer } from 'node:net';
import * as v from 'valibot';

const MIB = 1024 ** 2;
const targets = v.array(v.object({ webSocketDebuggerUrl: v.string() }));
const usage = v.object({ usedSize: v.number(), backingStorageSize: v.optional(v.number(), 0) });
const answer = v.object({ id: v.number(), result: v.unknown() });

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

export interface Heap {
  /** MiB of objects and array buffers after a garbage collection. */
  used(): Promise<number>;
  close(): void;
}

/** The heap of a Node program that was started with `--inspect` on the port. */
export async function openHeap(port: number): Promise<Heap> {
  const [target] = v.parse(targets, await (await fetch(`http://127.0.0.1:${port}/json/list`)).json());
  if (!target) throw new Error('the program has no inspector');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let last = 0;
  const ask = (method: string) =>
    new Promise<unknown>((resolve) => {
      last += 1;
      const id = last;
      const listen = ({ data }: MessageEvent) => {
        const read = v.safeParse(answer, JSON.parse(String(data)));
        if (!read.success || read.output.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(read.output.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method }));
    });
  return {
    async used() {
      // The second one frees what finalizers of the first one let go.
      await ask('HeapProfiler.collectGarbage');
      await ask('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = v.parse(usage, await ask('Runtime.getHeapUsage'));
      return (usedSize + backingStorageSize) / MIB;
    },
    close: () => socket.close(),
  };
}
