// `npm run x -- cluster-check trade session`: journeys of these files and the contract check, against a cluster of this machine. The name
// `proxies` checks edges behind nginx and HAProxy. Without names: a selection of journeys, the proxies, and the faults of another
// cluster under load.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { newUser, SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import { built } from '../shared/build.ts';
import { writeTable } from '../shared/report.ts';
import { faultFindings } from './fault-findings.ts';
import { sufferFaults } from './faults.ts';
import { openAddressOf, startCluster, type LocalCluster } from './local-cluster.ts';
import { findPrograms, type Programs } from './programs.ts';
import { findProxies } from './proxies.ts';
import { tryProxy, type ProxyFinding } from './proxy-findings.ts';

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
/** The name of the check of edges behind proxies. */
const PROXIES = 'proxies';
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
const names = process.argv.slice(2);
const files = names.filter((name) => name !== PROXIES);
const environment = { BOT_RATE: '0', SANDBOX_CONTROL: '1', SANDBOX_TOKEN };

/** The address of the core that has the lock. */
const coreOf = ({ cores }: LocalCluster) => cores.map(openAddressOf).find((address) => address !== undefined) ?? '';

async function runJourneys(at: Programs): Promise<number> {
  const cluster = await startCluster({ programs: at, web, sandbox, environment });
  try {
    const core = coreOf(cluster);
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
    return Math.max(journeys, contract);
  } finally {
    await cluster.stop();
  }
}

/** Edges behind each installed proxy. */
async function tryProxies(at: Programs): Promise<number> {
  const proxies = findProxies();
  for (const proxy of proxies) if ('skipped' in proxy) say(`skipped: edges behind ${proxy.name}: ${proxy.skipped}`);
  const found = proxies.flatMap((proxy) => ('start' in proxy ? [proxy] : []));
  if (found.length === 0) return 0;
  const cluster = await startCluster({
    programs: at,
    web,
    sandbox,
    environment: { ...environment, TRUST_PROXY: '1' },
    hasSeparateEdges: true,
  });
  let worst = 0;
  try {
    const { token } = await newUser(coreOf(cluster), { change: { USDT: '1000' } });
    for (const { start } of found) {
      const proxy = await start(cluster.edgeAddresses.map((address) => new URL(address).host));
      try {
        worst = Math.max(worst, report(await tryProxy(proxy.name, proxy.address, token)));
      } finally {
        await proxy.stop();
      }
    }
  } finally {
    await cluster.stop();
  }
  return worst;
}

function report(findings: readonly ProxyFinding[]): number {
  for (const { what, measured, isReached } of findings)
    say(`${isReached ? 'reached' : 'NOT REACHED'}: ${what}: ${measured}`);
  return findings.every(({ isReached }) => isReached) ? 0 : 1;
}

const isAll = names.length === 0;
const codes = [
  ...(isAll || files.length > 0 ? [await runJourneys(programs)] : []),
  ...(isAll || names.includes(PROXIES) ? [await tryProxies(programs)] : []),
];
if (isAll) {
  const { goals, tables } = faultFindings(await sufferFaults(programs, { web, sandbox }, say));
  for (const table of tables) say(`\n${writeTable(table)}\n`);
  codes.push(report(goals));
}
process.exitCode = Math.max(...codes);
