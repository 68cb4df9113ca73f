// `npm run x -- cluster-check trade session`: journeys of these files, or a few by default, and the contract check, against a cluster of this machine.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { newUser, SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import { built } from '../shared/build.ts';
import { openAddressOf, startCluster } from './local-cluster.ts';
import { findPrograms } from './programs.ts';

const ROOT = join(import.meta.dirname, '../..');
const JOURNEYS = ['trade', 'session', 'orders', 'identity'];
const CHECK = ['--conditions=@bourse/source', '--import', './tooling/tsconfig/source-hooks.mjs'];

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
const cluster = await startCluster({
  programs,
  web,
  sandbox,
  environment: { BOT_RATE: '0', SANDBOX_CONTROL: '1', SANDBOX_TOKEN },
});
try {
  const core = cluster.cores.map(openAddressOf).find((address) => address !== undefined) ?? '';
  const files = process.argv.slice(2);
  const journeys = await run(
    [
      'scripts/door.mjs',
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
  const contract = await run([...CHECK, 'tooling/contract/src/check/main.ts', '--base-url', cluster.address], {
    CONTRACT_TOKEN: token,
  });
  process.exitCode = Math.max(journeys, contract);
} finally {
  await cluster.stop();
}
