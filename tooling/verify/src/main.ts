// Runs every check of the repository, or the named ones, continues after a failure, and prints a closing line.
// `--all`: also the checks whose inputs have not changed, and properties with many seeds. `--changed`: leaves those out even where they are named. `--list`: prints
// the checks without running them.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { changesOf, isTouched } from './changes.ts';
import { argumentOf, runCheck } from './run-check.ts';
import { CHECKS, type Check } from './checks.ts';
import { add, closingLine, FAILED, NONE } from './reports.ts';
import { ROOT } from './repository.ts';
import { stopCommands } from './run-command.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const wanted = positionals.map((name) => name.replaceAll(' ', '-'));
const unknown = wanted.filter((name) => !CHECKS.some((check) => argumentOf(check) === name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no check "${unknown.join('", "')}". There are: ${CHECKS.map(argumentOf).join(', ')}.\n`,
  );
  process.exit(2);
}

const named = wanted.length > 0 ? CHECKS.filter((check) => wanted.includes(argumentOf(check))) : CHECKS;
if (values.list) {
  process.stdout.write(`${named.map(argumentOf).join('\n')}\n`);
  process.exit(0);
}

process.chdir(ROOT);
// Properties and simulations with many seeds: `tooling/vitest/thorough.ts`.
if (values.all) process.env['BOURSE_THOROUGH'] ??= '1';
const isByInputs = values.changed || (wanted.length === 0 && !values.all);
const changes = isByInputs ? changesOf(ROOT) : undefined;
const checks = named.filter(({ inputs }) => isTouched(inputs, changes));
const leftOut = named.filter((check) => !checks.includes(check));

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopped = true;
    stopCommands();
  });
}

const secondsSince = (moment: number) => Math.round((Date.now() - moment) / 1000);
const print = (text: string) => void process.stdout.write(`${text}\n`);

const began = Date.now();
const lines = new Map<Check, string>();
const allFailures: string[] = [];
let total = NONE;
let started = 0;

async function take(check: Check): Promise<void> {
  if (isStopped) return;
  const start = Date.now();
  started += 1;
  print(`── ${started}/${checks.length} ${check.name} (${check.command.join(' ')})`);
  const isQuiet = check.isBeside === true || (check.isWaiting === true && checks.length > 1);
  const { count, failures } = await runCheck(check, { isQuiet });
  total = add(total, count);
  const again = `npm test -- ${argumentOf(check)}`;
  if (count.failed > 0) allFailures.push(`${check.name}: ${again}`, ...failures, '');
  const line = `${count.failed > 0 ? 'FAILED ' : 'ok     '}  ${check.name}: ${closingLine(count)} (${secondsSince(start)} s)`;
  lines.set(check, line);
  print(line);
}

const hasNeighbour = ({ isBeside, isWaiting }: Check) => isBeside === true || isWaiting === true;

/** Takes the next check as long as there is one. */
async function takeFrom(queue: Check[]): Promise<void> {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each has a core, or the whole machine
    await take(check);
  }
}

print(`Runs ${checks.map(({ name }) => name).join(', ')}.`);
const beside = checks.filter(({ isBeside }) => isBeside);
await Promise.all(Array.from({ length: availableParallelism() }, () => takeFrom(beside)));
const waiting = checks.filter(({ isWaiting }) => isWaiting);
await Promise.all([takeFrom(waiting), takeFrom(checks.filter((check) => !hasNeighbour(check)))]);

print('');
for (const check of named) print(lines.get(check) ?? `not run  ${check.name}`);
if (leftOut.length > 0) {
  print(
    `\nNot run, their inputs are unchanged since ${changes?.since}: ${leftOut.map(({ name }) => name).join(', ')}.`,
  );
  print('With --all they run as well.');
}
print(`\nAll took ${secondsSince(began)} s.`);
if (isStopped) {
  print('Stopped before its end.');
  total = add(total, FAILED);
}
if (allFailures.length > 0) print(`\nWhat failed, with the commands that repeat it alone:\n${allFailures.join('\n')}`);
print(`\n${closingLine(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
