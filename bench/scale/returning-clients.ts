// A process of `reconnections.ts`: connects clients with the client's own connection, ends every socket for a time, and prints what the
// clients did then, in milliseconds from the end of that time. Arguments: address, clients, seconds.
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { quotationNew, tickerEvent } from '@bourse/contracts/market';
import { createRealtime, type Realtime } from '@bourse/realtime';
import { interruptSocket } from '../sandbox-load/control.ts';

/** Clients are opened in groups of so many, which a machine of two cores connects without a failed attempt. */
const GROUP = 50;
const GROUP_MS = 250;
const CONNECTED_WITHIN_MS = 60_000;
/** The longest pause between two attempts, and the time limit of one. */
const BACK_WITHIN_MS = 80_000;
const LOOK_EVERY_MS = 250;

const [address = '', ...numbers] = process.argv.slice(2);
const [clients = 0, seconds = 0] = numbers.map(Number);

async function until(isDone: () => boolean, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!isDone() && performance.now() < deadline) await wait(LOOK_EVERY_MS);
}

const isUp = (client: Realtime) => ['live', 'stale'].includes(client.state().phase);

/** Moments at which a client was back, asked for its state, and had a failed attempt or read. */
const moments = { back: [] as number[], read: [] as number[], failed: [] as number[] };
let pending = 0;

/** A tab that is back reads its state. */
async function readState(): Promise<void> {
  moments.read.push(performance.now());
  pending += 1;
  try {
    const response = await fetch(`${address}/api${quotationNew.path}?t=${Date.now()}`);
    await response.arrayBuffer();
    if (!response.ok) moments.failed.push(performance.now());
  } catch {
    moments.failed.push(performance.now());
  } finally {
    pending -= 1;
  }
}

const opened: Realtime[] = [];
for (let count = 1; count <= clients; count += 1) {
  const client = createRealtime({ url: address, version: 4, session: () => ({}) });
  opened.push(client);
  client.subscribe(tickerEvent, { key: '1-3' }, () => undefined);
  client.onResync(() => {
    moments.back.push(performance.now());
    void readState();
  });
  let attempts = 0;
  client.onState(({ attempt }) => {
    if (attempt > attempts) moments.failed.push(performance.now());
    attempts = attempt;
  });
  if (count % GROUP === 0) await wait(GROUP_MS);
}
await until(() => opened.every(isUp), CONNECTED_WITHIN_MS);
const connected = opened.filter(isUp).length;
moments.back = [];
await interruptSocket(address, seconds * 1000);
const ended = performance.now() + seconds * 1000;
const isOver = () => performance.now() > ended && moments.back.length >= connected && pending === 0;
await until(isOver, seconds * 1000 + BACK_WITHIN_MS);
const fromEnd = (list: readonly number[]) => list.map((at) => Math.round(at - ended));
const afterEnd = (list: readonly number[]) => fromEnd(list).filter((at) => at >= 0);
process.stdout.write(
  JSON.stringify({
    connected,
    back: fromEnd(moments.back),
    read: afterEnd(moments.read),
    failed: afterEnd(moments.failed),
  }),
);
process.exit(0);
