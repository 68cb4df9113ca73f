import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { printedAddress } from './sandbox';

const ROOT = join(import.meta.dirname, '../../../..');
const PROGRAM = join(ROOT, 'apps/gateway/src/testing/practice-gateway.ts');
const HOOKS = join(ROOT, 'tooling/tsconfig/source-hooks.mjs');

/** The log-in of {@link startGateway}. */
export const OWNER = { account: 'owner@bourse.example', password: 'owner2026' };

/** A gateway in front of a venue in memory, in a process of its own. The owner has 1 BTC and 1000 USDT. */
export async function startGateway(): Promise<{ address: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--conditions=@bourse/source', '--import', HOOKS, PROGRAM]);
  const address = await printedAddress(child);
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
