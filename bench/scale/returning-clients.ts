// A process of `reconnections.ts`: connects clients with the client's own connection, ends every socket for a time, and prints when the
// clients were back, in milliseconds from the end of that time. Arguments: address, clients, seconds.
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { tickerEvent } from '@bourse/market/contract';
import { createRealtime, type Realtime } from '@bourse/realtime';
import { interruptSocket } from '../sandbox-load/control.ts';

/** Clients are opened in groups of so many, which a machine of two cores connects without a failed attempt. */
const GROUP = 50;
const GROUP_MS = 250;
const CONNECTED_WITHIN_MS = 120_000;
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

let backAt: number[] = [];
const opened: Realtime[] = [];
for (let count = 1; count <= clients; count += 1) {
  const client = createRealtime({ url: address, version: 4, session: () => ({}) });
  opened.push(client);
  client.subscribe(tickerEvent, { key: '1-3' }, () => undefined);
  client.onResync(() => backAt.push(performance.now()));
  if (count % GROUP === 0) await wait(GROUP_MS);
}
await until(() => opened.every(isUp), CONNECTED_WITHIN_MS);
const connected = opened.filter(isUp).length;
backAt = [];
await interruptSocket(address, seconds * 1000);
const ended = performance.now() + seconds * 1000;
await until(() => backAt.length >= connected && performance.now() > ended, seconds * 1000 + BACK_WITHIN_MS);
process.stdout.write(JSON.stringify({ connected, backAt: backAt.map((at) => Math.round(at - ended)) }));
process.exit(0);
