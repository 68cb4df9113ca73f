import process from 'node:process';
import { ConfigError, ensureFree, FolderInUseError, ListenError, nodeProblem } from '@bourse/contract-server';
import { readConfig, type Config } from './config';
import { openResettable } from './control/resettable';
import { FeedError } from './feed/price-feed';
import { operatorLog } from './operator/operator-log';
import type { Reports } from './sandbox';
import { isDiskFull, StoreError } from './store/errors';

/** Time limit of a close: container runtimes end a process ten seconds after the signal. */
const GRACE_MS = 10_000;

const sayOpen = ({ address }: { address: string }) => console.log(`Bourse is open at ${address}`);
const sayStandby = () => console.log('Standby: another core has the lock of the database. This one waits for it.');

/** The libraries of a role are loaded for that role only. */
async function openRole(config: Config, reports: Reports): Promise<{ address: string; close(): Promise<void> }> {
  if (config.role === 'all') {
    return openResettable(config, { ...reports, onOpen: sayOpen });
  }
  if (config.role === 'core') {
    const { openCore } = await import('./cluster/core-role');
    const core = await openCore(config, { ...reports, onStandby: sayStandby });
    console.log(`The core is open at ${core.address}`);
    return core;
  }
  const { openEdge } = await import('./cluster/edge-role');
  const edge = await openEdge(config, reports);
  sayOpen(edge);
  return edge;
}

async function main(): Promise<void> {
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) throw new ConfigError(problem);
  const config = readConfig(process.env);
  if (!config.sharesPort) await ensureFree(config);
  const reports: Reports = {
    onError: operatorLog((line) => console.error(line)),
    onFatal: (error) => {
      console.error(
        `The store has failed (${error instanceof Error ? error.message : String(error)}). Start the exchange again.`,
      );
      process.exit(1);
    },
    say: (line) => console.log(line),
  };

  let opened: { close(): Promise<void> } | undefined;
  let isClosing = false;
  const close = () => {
    // A second Ctrl-C exits at once.
    if (isClosing) process.exit(1);
    // While it opens, or waits for the lock, nothing has been answered. The first process of a container gets no signal without a listener.
    if (!opened) process.exit(0);
    isClosing = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    opened.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  const sandbox = await openRole(config, reports);
  opened = sandbox;

  if (config.role === 'edge') return;
  if (!config.isLoopback) console.log(`Demo login: ${config.demo.email} with the password of DEMO_PASSWORD`);
  else {
    console.log(`Back office: ${sandbox.address}/sandbox/desk?token=${config.sandboxToken}`);
    console.log(`Demo login: ${config.demo.email} with the password ${config.demo.password}`);
  }
}

/**
 * Errors that the operator can fix are printed as one sentence; other errors are defects and are printed with their
 * stack.
 */
main().catch((error: unknown) => {
  if (!(error instanceof StoreError) && isDiskFull(error)) {
    console.error('The disk is full. Free some space, and start the exchange again.');
    process.exit(1);
  }
  const isForPeople = [ConfigError, FeedError, ListenError, FolderInUseError, StoreError].some(
    (kind) => error instanceof kind,
  );
  console.error(isForPeople && error instanceof Error ? error.message : error);
  process.exit(1);
});
