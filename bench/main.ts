// Runs the benches that are named, or all, and writes RESULTS.md. `--quick` makes short runs, to try something. `--screen NAME` (may be
// repeated), `--against BUILD` and `--cpu N` are options of `load`; with them figures are only printed. `--turns N` is the number of visits
// of each page.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BENCHES } from './benches.ts';
import type { Bench, BenchOptions } from './shared/bench.ts';
import { thisMachine } from './shared/machine.ts';
import { writeTable } from './shared/report.ts';
import { keep, writeReport } from './shared/results.ts';
import { round } from './shared/statistics.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

// The signal closes the browser, and so breaks a bench that has one.
let isStopped = false;
process.on('SIGTERM', () => (isStopped = true));

type RunOptions = Pick<BenchOptions, 'isQuick' | 'screens' | 'against' | 'turns' | 'cpu'>;

/** Is it a comparison or a part of a bench? Its figures are printed, not kept. */
const isPartial = ({ screens, against, cpu }: RunOptions) =>
  screens.length > 0 || against !== undefined || cpu !== undefined;

async function run(bench: Bench, options: RunOptions): Promise<void> {
  say(`\n── ${bench.name}: ${bench.title}`);
  const machine = await thisMachine();
  const began = Date.now();
  const findings = await bench.measure({ ...options, say, isStopped: () => isStopped });
  const { title, variant } = bench;
  const name = variant ? `${bench.name}-${variant.name}` : bench.name;
  const command = `${variant ? `${variant.environment} ` : ''}npm run x -- bench ${bench.name}`;
  const seconds = round((Date.now() - began) / 1000);
  if (isPartial(options)) {
    for (const table of findings.tables) say(`\n${writeTable(table)}\n`);
  } else {
    const { isQuick } = options;
    await keep({ name, title, command, date: new Date(began).toISOString(), seconds, isQuick, machine, ...findings });
  }
  for (const { what, measured, wanted, isReached } of findings.goals) {
    say(`${isReached ? 'reached' : 'MISSED '}  ${what}: ${measured} (${wanted})`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean' },
    screen: { type: 'string', multiple: true },
    against: { type: 'string' },
    turns: { type: 'string' },
    cpu: { type: 'string' },
  },
});
const options: RunOptions = {
  isQuick: values.quick ?? false,
  screens: values.screen ?? [],
  against: values.against,
  turns: values.turns === undefined ? undefined : Number.parseInt(values.turns, 10),
  cpu: values.cpu === undefined ? undefined : Number.parseFloat(values.cpu),
};
const unknown = positionals.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  const names = BENCHES.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no bench ${unknown.join(', ')}. There are: ${names}.\n`);
  process.exit(2);
}
if (isPartial(options) && positionals.join(' ') !== 'load') {
  process.stderr.write('--screen, --against and --cpu are options of: bench load.\n');
  process.exit(2);
}
const chosen = BENCHES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
let isBroken = false;
for (const bench of chosen) {
  if (isStopped) break;
  try {
    await run(bench, options);
  } catch (error) {
    // The other benchmarks still run; the failed one keeps the figures of its last complete run.
    isBroken = true;
    say(`BROKEN  ${bench.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
if (!isPartial(options)) say(`\nThe figures are in ${await writeReport()}`);
// A bench that broke may have left a server open.
process.exit(isBroken ? 1 : 0);
