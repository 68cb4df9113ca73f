import type { Goal, Machine, Result, Table } from './bench.ts';

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Numbers are right-aligned, text is left-aligned. */
function alignment(rows: Table['rows'], column: number): string {
  return rows.every((cells) => typeof cells[column] === 'number') ? '--:' : '---';
}

/** A table of Markdown under its caption. */
export function writeTable({ caption, columns, rows }: Table): string {
  const rule = columns.map((_, column) => alignment(rows, column));
  return [`**${caption}**`, '', row(columns), row(rule), ...rows.map((cells) => row(cells))].join('\n');
}

function writeGoals(goals: readonly Goal[]): string[] {
  if (goals.length === 0) return [];
  const rows = goals.map(({ what, measured, wanted, isReached }) => [
    what,
    measured,
    wanted,
    isReached ? 'yes' : '**no**',
  ]);
  return [writeTable({ caption: 'Goals', columns: ['what', 'measured', 'wanted', 'reached'], rows })];
}

const writeMachine = ({ processor, cores, memory, system, node, chromium, load }: Machine) =>
  `${processor}, ${cores} cores, ${memory} GiB, ${system}; Node ${node}, Chromium ${chromium}; load ${load} at the start`;

function writeResult({ name, title, command, date, seconds, isQuick, machine, goals, tables, notes }: Result): string {
  return [
    `## ${title}`,
    `Alone: \`${command ?? `npm run x -- bench ${name}`}\``,
    `${date.slice(0, 16).replace('T', ' ')} UTC, ${seconds} s${isQuick ? ', **a short run, not to be quoted**' : ''}. ${writeMachine(machine)}.`,
    ...writeGoals(goals),
    ...tables.map((table) => writeTable(table)),
    ...notes,
  ].join('\n\n');
}

/** RESULTS.md: every bench with where and when it ran, its goals, its figures, and how to run it alone. */
export function report(results: readonly Result[]): string {
  return `${[
    '# What it costs, measured',
    'Written by `npm run x -- bench`; what each bench does and how to add one stands in the [README](README.md). Times hold for ' +
      'the machine and the moment they were taken on: compare figures of one run with each other.',
    ...results.map((result) => writeResult(result)),
  ].join('\n\n')}\n`;
}
