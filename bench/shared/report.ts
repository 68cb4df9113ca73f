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

const writeMachine = ({ processor, cores, node, chromium, load }: Machine) =>
  `${processor}, ${cores} cores, Node ${node}, Chromium ${chromium}, load ${load} at the start`;

/** The goals of a bench; for a bench without goals, its figures. */
function writeResult({ name, title, command, date, seconds, isQuick, machine, goals, tables }: Result): string {
  return [
    `## ${title}`,
    `\`${command ?? `npm run x -- bench ${name}`}\`, ${date.slice(0, 16).replace('T', ' ')} UTC, ${seconds} s${isQuick ? ', **a short run, not to be quoted**' : ''}; ${writeMachine(machine)}.`,
    ...writeGoals(goals),
    ...(goals.length === 0 ? tables.map((table) => writeTable(table)) : []),
  ].join('\n\n');
}

/** RESULTS.md: every bench with where and when it ran, its goals, and how to run it alone. */
export function report(results: readonly Result[]): string {
  return `${[
    '# What it costs, measured',
    'Written by `npm run x -- bench`; the [README](README.md) describes each bench, all figures in `results`. Times are valid for ' +
      'the machine and the moment of their run: compare figures of one run with each other.',
    ...results.map((result) => writeResult(result)),
  ].join('\n\n')}\n`;
}
