// Runs every check of the repository, or the named parts, continues after a failure, and prints a closing line.
// `--affected`: only what the change since the base branch can affect. `--list`: prints the parts without running them.
import { parseArgs } from 'node:util';
import { checkPart } from './check-part.ts';
import { PARTS, type Part } from './parts.ts';
import { add, closingLine, FAILED, NONE } from './reports.ts';
import { stopCommand } from './run-command.ts';
import { addTasks, cacheWords, NO_TASKS } from './turbo.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { affected: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
});
/** A part's name as an argument: `unit-and-screens`. */
const argumentOf = ({ name }: Part) => name.replaceAll(' ', '-');

const wanted = positionals.map((name) => name.replaceAll(' ', '-'));
const unknown = wanted.filter((name) => !PARTS.some((part) => argumentOf(part) === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no part "${unknown.join('", "')}". There are: ${PARTS.map(argumentOf).join(', ')}.\n`);
  process.exit(2);
}

const parts = wanted.length > 0 ? PARTS.filter((part) => wanted.includes(argumentOf(part))) : PARTS;
if (values.list) {
  process.stdout.write(`${parts.map(argumentOf).join('\n')}\n`);
  process.exit(0);
}

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopped = true;
    stopCommand();
  });
}

const secondsSince = (moment: number) => Math.round((Date.now() - moment) / 1000);

const began = Date.now();
const lines: string[] = [];
const allFailures: string[] = [];
let total = NONE;
let allTasks = NO_TASKS;
for (const part of parts) {
  if (isStopped) break;
  const started = Date.now();
  process.stdout.write(`\n── ${part.name}\n`);
  // oxlint-disable-next-line no-await-in-loop -- one part after the other: each has the whole machine
  const { count, tasks, failures } = await checkPart(part, values.affected);
  total = add(total, count);
  allFailures.push(...failures.map((failure) => `${part.name}: ${failure}`));
  allTasks = addTasks(allTasks, tasks);
  const state = count.failed > 0 ? 'FAILED' : 'ok    ';
  lines.push(`${state}  ${part.name}: ${closingLine(count)} (${secondsSince(started)} s${cacheWords(tasks)})`);
}
const { tasks, cached } = allTasks;
lines.push(
  '',
  `From the cache, because nothing that they read has changed: ${cached} of ${tasks} tasks. All took ${secondsSince(began)} s.`,
);
if (isStopped) {
  lines.push('Stopped before its end.');
  total = add(total, FAILED);
}
if (allFailures.length > 0) lines.push('', 'What failed:', ...allFailures);
process.stdout.write(`\n${lines.join('\n')}\n\n${closingLine(total)}\n`);
process.exit(total.failed > 0 ? 1 : 0);
