// Runs the benches that are named, or all, and writes RESULTS.md. `--quick` makes short runs, to try something.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BENCHES } from './benches.ts';
import type { Bench } from './shared/bench.ts';
import { thisMachine } from './shared/machine.ts';
import { keep, writeReport } from './shared/results.ts';
import { round } from './shared/statistics.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

// The signal closes the browser, and so breaks a bench that has one.
let isStopped = false;
process.on('SIGTERM', () => (isStopped = true));

async function run(bench: Bench, isQuick: boolean): Promise<void> {
  say(`\n── ${bench.name}: ${bench.title}`);
  const machine = await thisMachine();
  const began = Date.now();
  const findings = await bench.measure({ isQuick, say, isStopped: () => isStopped });
  const { name, title } = bench;
  const seconds = round((Date.now() - began) / 1000);
  await keep({ name, title, date: new Date(began).toISOString(), seconds, isQuick, machine, ...findings });
  for (const { what, measured, wanted, isReached } of findings.goals) {
    say(`${isReached ? 'reached' : 'MISSED '}  ${what}: ${measured} (${wanted})`);
  }
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' } } });
const unknown = positionals.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  const names = BENCHES.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no bench ${unknown.join(', ')}. There are: ${names}.\n`);
  process.exit(2);
}
let isBroken = false;
for (const bench of BENCHES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  if (isStopped) break;
  try {
    await run(bench, values.quick ?? false);
  } catch (error) {
    // The other benchmarks still run; the failed one keeps the figures of its last complete run.
    isBroken = true;
    say(`BROKEN  ${bench.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
say(`\nThe figures stand in ${await writeReport()}`);
// A bench that broke may have left a server open.
process.exit(isBroken ? 1 : 0);
