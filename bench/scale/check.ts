// `npm run x -- cluster-check trade session`: journeys of these files and the contract check, against a cluster of this machine. Without
// names: a selection of journeys, and the faults of another cluster under load too.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { newUser, SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import { built } from '../shared/build.ts';
import { writeTable } from '../shared/report.ts';
import { faultFindings } from './fault-findings.ts';
import { sufferFaults } from './faults.ts';
import { openAddressOf, startCluster } from './local-cluster.ts';
import { findPrograms } from './programs.ts';

const ROOT = join(import.meta.dirname, '../..');
const JOURNEYS = [
  'trade',
  'orders',
  'leverage',
  'options',
  'c2c',
  'subscription',
  'wallet',
  'session',
  'identity',
  'register',
  'visitor',
  'live-regions',
  'faults',
];
const CHECK = ['--conditions=@bourse/source', '--import', './tooling/tsconfig/source-hooks.mjs'];

const say = (line: string) => void process.stdout.write(`${line}\n`);

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

const programs = findPrograms();
if ('missing' in programs) throw new Error(programs.missing);
const { web, sandbox } = await built();
const files = process.argv.slice(2);
const cluster = await startCluster({
  programs,
  web,
  sandbox,
  environment: { BOT_RATE: '0', SANDBOX_CONTROL: '1', SANDBOX_TOKEN },
});
try {
  const core = cluster.cores.map(openAddressOf).find((address) => address !== undefined) ?? '';
  const journeys = await run(
    [
      'scripts/run.mjs',
      '--filter',
      '@bourse/web',
      'exec',
      'playwright',
      'test',
      '--workers=1',
      ...(files.length > 0 ? files : JOURNEYS),
    ],
    { JOURNEYS_CLUSTER: `${cluster.address} ${core} ${SANDBOX_TOKEN}` },
  );
  const { token } = await newUser(core, { change: { USDT: '1000' } });
  const contract = await run(
    [...CHECK, 'tooling/contract/src/check/main.ts', '--base-url', cluster.address, '--write'],
    {
      CONTRACT_TOKEN: token,
    },
  );
  process.exitCode = Math.max(journeys, contract);
} finally {
  await cluster.stop();
}

if (files.length === 0) {
  const { goals, tables } = faultFindings(await sufferFaults(programs, { web, sandbox }, say));
  for (const table of tables) say(`\n${writeTable(table)}\n`);
  for (const { what, measured, isReached } of goals)
    say(`${isReached ? 'reached' : 'NOT REACHED'}: ${what}: ${measured}`);
  if (goals.some(({ isReached }) => !isReached)) process.exitCode = 1;
}
