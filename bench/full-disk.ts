// node bench/full-disk.ts FOLDER: an exchange on a disk that gets full and has space again. FOLDER is a small disk of its own, for example
// mount -t tmpfs -o size=300m tmpfs FOLDER. Prints what an order is answered; ends with 1 if one hangs or the exchange does not recover.
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { faultsOf, newTrader, SANDBOX_TOKEN } from './sandbox-load/control.ts';
import { startExchange } from './shared/exchange.ts';

const PAIR = { currency_id: '1', legal_id: '3' };
const ANSWER_WITHIN_MS = 10_000;
/** The exchange looks at its disk once a second. */
const NOTICED_MS = 2000;
const MIB = 2 ** 20;
/** MiB that are left: enough, nearly full, full, enough again. */
const STEPS = [
  { left: 120, status: 200 },
  { left: 8, status: 503 },
  { left: 0, status: 503 },
  { left: 120, status: 200 },
] as const;

const folder = process.argv[2] ?? '';
if (folder === '') throw new Error('Name the folder of a small disk.');
const say = (line: string) => process.stdout.write(`${line}\n`);
const ballast = join(folder, 'ballast');

/** Fills the disk until so much is left. */
async function leave(mebibytes: number): Promise<void> {
  await rm(ballast, { force: true });
  const { bavail, bsize } = await statfs(folder);
  const file = await open(ballast, 'w');
  const chunk = Buffer.alloc(MIB);
  try {
    for (let left = (bavail * bsize) / MIB; left >= mebibytes + 1; left -= 1) await file.write(chunk);
    if (mebibytes === 0) for (;;) await file.write(Buffer.alloc(4096));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}

const exchange = await startExchange({
  DATA_DIR: join(folder, 'exchange'),
  BOT_RATE: '8',
  SANDBOX_CONTROL: '1',
  SANDBOX_TOKEN,
});
const token = await newTrader(exchange.address);
let isGood = true;
for (const { left, status } of STEPS) {
  await leave(left);
  await wait(NOTICED_MS);
  const began = Date.now();
  const answer = await fetch(`${exchange.address}/api/transaction/in`, {
    method: 'POST',
    body: new URLSearchParams({ ...PAIR, price: '1', num: '0.001', mode: '1' }),
    headers: { authorization: token },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch(() => undefined);
  const text = answer ? `${answer.status} ${await answer.text()}` : 'no answer';
  say(`${left} MiB left: ${text} after ${Date.now() - began} ms`);
  isGood &&= answer?.status === status;
}
await rm(ballast);
const faults = await faultsOf(exchange.address);
say(faults.length === 0 ? 'The ledger is in order.' : faults.join('; '));
await exchange.stop();
process.exit(isGood && faults.length === 0 ? 0 : 1);
