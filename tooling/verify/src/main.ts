// Runs every check of the repository, or the named parts, continues after a failure, and prints a closing line.
// `--all`: also the parts whose inputs have not changed. `--changed`: leaves those out even where they are named. `--list`: prints
// the parts without running them.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { changesOf, isTouched } from './changes.ts';
import { argumentOf, checkPart } from './check-part.ts';
import { PARTS, type Part } from './parts.ts';
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
const unknown = wanted.filter((name) => !PARTS.some((part) => argumentOf(part) === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no part "${unknown.join('", "')}". There are: ${PARTS.map(argumentOf).join(', ')}.\n`);
  process.exit(2);
}

const named = wanted.length > 0 ? PARTS.filter((part) => wanted.includes(argumentOf(part))) : PARTS;
if (values.list) {
  process.stdout.write(`${named.map(argumentOf).join('\n')}\n`);
  process.exit(0);
}

process.chdir(ROOT);
const isByInputs = values.changed || (wanted.length === 0 && !values.all);
const changes = isByInputs ? changesOf(ROOT) : undefined;
const parts = named.filter(({ inputs }) => isTouched(inputs, changes));
const leftOut = named.filter((part) => !parts.includes(part));

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
const lines = new Map<Part, string>();
const allFailures: string[] = [];
let total = NONE;
let started = 0;

async function take(part: Part): Promise<void> {
  if (isStopped) return;
  const start = Date.now();
  started += 1;
  print(`── ${started}/${parts.length} ${part.name} (${part.command.join(' ')})`);
  const { count, failures } = await checkPart(part);
  total = add(total, count);
  const again = `npm test -- ${argumentOf(part)}`;
  if (count.failed > 0) allFailures.push(`${part.name}: ${again}`, ...failures, '');
  const line = `${count.failed > 0 ? 'FAILED ' : 'ok     '}  ${part.name}: ${closingLine(count)} (${secondsSince(start)} s)`;
  lines.set(part, line);
  print(line);
}

/** Takes the next part as long as there is one. */
async function takeFrom(queue: Part[]): Promise<void> {
  for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each has a core, or the whole machine
    await take(part);
  }
}

print(`Runs ${parts.map(({ name }) => name).join(', ')}.`);
const beside = parts.filter(({ isBeside }) => isBeside);
await Promise.all(Array.from({ length: availableParallelism() }, () => takeFrom(beside)));
await takeFrom(parts.filter(({ isBeside }) => !isBeside));

print('');
for (const part of named) print(lines.get(part) ?? `not run  ${part.name}`);
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
