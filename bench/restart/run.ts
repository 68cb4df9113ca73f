import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { Bench, BenchOptions, Findings } from '../shared/bench.ts';
import { round } from '../shared/statistics.ts';

const SANDBOX = resolve(import.meta.dirname, '../../apps/sandbox-exchange');
interface Run {
  /** Subject of the commands, as the report names it. */
  readonly over: string;
  /** Arguments that choose the random test of the sandbox. */
  readonly test: readonly string[];
  /** Each with a database of its own, which stays small and is audited in little time. */
  readonly seeds: number;
  /** Of a seed. */
  readonly commands: number;
  readonly quick: number;
}

const RUNS: readonly Run[] = [
  {
    over: 'spot, a savings product',
    test: ['src/testing/savings', '-t', 'random commands'],
    seeds: 20,
    commands: 50_000,
    quick: 20_000,
  },
  {
    over: 'deposits, proofs, withdrawals, transfers, spot',
    test: ['src/testing/random-money.test.ts'],
    seeds: 1,
    commands: 100_000,
    quick: 2000,
  },
];

interface Result {
  readonly over: string;
  readonly commands: number;
  readonly seconds: number;
  readonly isSound: boolean;
}

/** Runs a random test of the sandbox at a size; resolves to whether every rule of the audit held. */
function runCommands(test: readonly string[], commands: number, seed: string): Promise<boolean> {
  const vitest = join(SANDBOX, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--testTimeout=0', ...test], {
    cwd: SANDBOX,
    env: { ...process.env, RANDOM_COMMANDS: String(commands), RANDOM_SEED: seed },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((done, reject) => {
    child.once('error', reject);
    child.once('close', (code) => done(code === 0));
  });
}

/** SIGTERM ends a row with the seeds until then. */
async function measure({ isQuick, say, isStopped }: BenchOptions): Promise<Findings> {
  const results: Result[] = [];
  for (const { over, test, seeds, commands: all, quick } of RUNS) {
    const size = isQuick ? quick : all;
    const began = performance.now();
    let isSound = true;
    let commands = 0;
    for (let number = 1; number <= (isQuick ? 1 : seeds) && !isStopped(); number += 1) {
      say(`${size} commands over ${over}, seed ${number}`);
      // oxlint-disable-next-line no-await-in-loop -- runs at the same time would share the processor
      isSound = (await runCommands(test, size, `bench ${number}`)) && isSound;
      commands += size;
    }
    if (commands > 0) results.push({ over, commands, seconds: (performance.now() - began) / 1000, isSound });
  }
  return findingsOf(results);
}

function findingsOf(results: readonly Result[]): Findings {
  return {
    goals: results.map(({ over, isSound }) => ({
      what: `${over}: every sum zero, every hold explained, in fifty audits a seed`,
      measured: isSound ? 'always' : 'not always',
      wanted: 'always',
      isReached: isSound,
    })),
    tables: [
      {
        caption: 'Random commands, with failing writes and restarts',
        columns: ['commands over', 'commands', 'seconds', 'commands a second'],
        rows: results.map(({ over, commands, seconds }) => [over, commands, round(seconds), round(commands / seconds)]),
      },
    ],
    notes: [
      'Five users, twelve commands to a batch. Every thirtieth batch meets a write that fails (before, refused, after the commit, on the ' +
        'disk), every three-hundredth a restart; the clock moves between them. Requests of the wallet are repeated, reports of the chain ' +
        'are duplicated, reordered and reversed, cases are decided several times. PGlite in memory.',
    ],
  };
}

export const restart: Bench = {
  name: 'restart',
  title: 'Restarts and failing writes of the sandbox exchange',
  measure,
};
