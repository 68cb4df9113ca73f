import { expect, test } from 'vitest';
import type { Result } from './bench.ts';
import { report } from './report.ts';

const result: Result = {
  name: 'load',
  title: 'Cold load',
  date: '2026-11-21T10:00:00.000Z',
  seconds: 90,
  isQuick: false,
  machine: {
    processor: 'A processor',
    cores: 2,
    memory: 8,
    system: 'linux 6 x64',
    node: '26.10.0',
    chromium: '150.0',
    load: 0.1,
  },
  goals: [{ what: 'shift', measured: '0.03', wanted: 'at most 0.02', isReached: false }],
  tables: [{ caption: 'Times', columns: ['screen', 'LCP, ms'], rows: [['home', 900]] }],
  notes: ['Medians of five runs.'],
};

test('a bench is reported with its date, its machine, and how to run it alone', () => {
  const text = report([result]);
  expect(text).toContain('## Cold load');
  expect(text).toContain('`npm run x -- bench load`');
  expect(text).toContain('2026-11-21 10:00 UTC, 90 s; A processor, 2 cores');
});

test('a variant is reported with the command that runs it', () => {
  const command = 'DATABASE_URL=postgres://… npm run x -- bench load';
  expect(report([{ ...result, name: 'load-postgresql', command }])).toContain(`\`${command}\``);
});

test('the report shows the goals of a bench instead of its figures', () => {
  expect(report([result])).not.toContain('home');
});

test('the table aligns numbers right and text left', () => {
  expect(report([{ ...result, goals: [] }])).toContain('| screen | LCP, ms |\n| --- | --: |\n| home | 900 |');
});

test('the report highlights a missed goal', () => {
  expect(report([result])).toContain('| shift | 0.03 | at most 0.02 | **no** |');
});

test('the report marks a short run', () => {
  expect(report([{ ...result, isQuick: true }])).toContain('not to be quoted');
  expect(report([result])).not.toContain('not to be quoted');
});
