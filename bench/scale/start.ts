// `npm run cluster`: a core, a standby and two edges on this machine, over PostgreSQL and Redis. For a look, not for operation.
import process from 'node:process';
import { built } from '../shared/build.ts';
import { openAddressOf, startCluster } from './local-cluster.ts';
import { findPrograms } from './programs.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const programs = findPrograms();
if ('missing' in programs) {
  say(programs.missing);
  process.exit(1);
}
const { web, sandbox } = await built();
const cluster = await startCluster({ programs, web, sandbox, port: Number(process.env['PORT'] ?? 4180) });
for (const node of [cluster.postgres, cluster.redis, ...cluster.cores, ...cluster.edges]) {
  say(`${node.name}: process ${node.pid}`);
}
for (const core of cluster.cores) {
  const address = openAddressOf(core);
  if (address !== undefined) say(`${core.name} is open at ${address}`);
}
say(`Bourse is open at ${cluster.address}. Ctrl-C closes it and removes its data.`);
// Ends the cluster too; it is no failure here.
for (const signal of ['SIGINT', 'SIGTERM']) process.prependOnceListener(signal, () => process.exit(0));
