/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin, unlike windows */
// A worker: prepares a load, and asks from `start` to `stop`.
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { LOADS } from './loads.ts';

const { address, name, isQuick } = v.parse(
  v.object({ address: v.string(), name: v.string(), isQuick: v.boolean() }),
  workerData,
);
const load = LOADS.find((one) => one.name === name);
if (!load) throw new Error(`There is no load ${name}.`);
const { atOnce, isBurst = false, ask } = await load.prepare(address, isQuick);

const stopping = new AbortController();
let asked = 0;
async function askOne(): Promise<void> {
  const number = asked;
  asked += 1;
  // The exchange may close the connection of a body that it refuses.
  await ask(number).catch(() => undefined);
}
async function askOn(): Promise<void> {
  while (!stopping.signal.aborted) await askOne();
}
const allAtOnce = (work: () => Promise<void>) => Promise.all(Array.from({ length: atOnce }, work));
async function run(): Promise<void> {
  if (isBurst) while (!stopping.signal.aborted) await allAtOnce(askOne);
  else await allAtOnce(askOn);
  parentPort?.postMessage({ asked });
  process.exit(0);
}

parentPort?.on('message', (message: unknown) => {
  if (message === 'start') void run();
  else stopping.abort();
});
parentPort?.postMessage({ asked });
