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

/** Number of leading items that all lists share. */
function sharedLength(lists: readonly (readonly string[])[]): number {
  const [first = [], ...others] = lists;
  const end = first.findIndex((item, index) => others.some((list) => list[index] !== item));
  return end === -1 ? first.length : end;
}

/** Names in one text: the words that they all begin and end with are written once. */
function joined(names: readonly string[]): string {
  const words = names.map((name) => name.split(' '));
  const before = sharedLength(words);
  const rests = words.map((list) => list.slice(before));
  const after = sharedLength(rests.map((list) => list.toReversed()));
  const middles = rests.map((list, index) => {
    const middle = list.slice(0, list.length - after).join(' ');
    return index < rests.length - 1 ? middle.replace(/[,:]$/, '') : middle;
  });
  const [first = []] = rests;
  return [...(words[0] ?? []).slice(0, before), middles.join('; '), ...first.slice(first.length - after)].join(' ');
}

/** The goals that are reached and have the same bound, as one. */
function folded(goals: readonly Goal[]): readonly Goal[] {
  const groups = Map.groupBy(goals, ({ wanted, isReached }, index) => (isReached ? wanted : `${index}`));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const isSame = group.every(({ measured }) => measured === first.measured);
    const measured = isSame ? first.measured : group.map((goal) => goal.measured).join('; ');
    return [{ ...first, what: joined(group.map(({ what }) => what)), measured }];
  });
}

function writeGoals(goals: readonly Goal[]): string[] {
  if (goals.length === 0) return [];
  const rows = folded(goals).map(({ what, measured, wanted, isReached }) => [
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
    'Written by `npm run x -- bench`; the [README](README.md) describes each bench, all figures in `results`. Times hold for ' +
      'the machine and the moment they were taken on: compare figures of one run with each other.',
    ...results.map((result) => writeResult(result)),
  ].join('\n\n')}\n`;
}
