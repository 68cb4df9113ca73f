import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { printedAddress } from './exchange-process';

const ROOT = join(import.meta.dirname, '../../../..');
const PROGRAM = join(ROOT, 'apps/gateway/src/testing/practice-gateway.ts');
const HOOKS = join(ROOT, 'tooling/tsconfig/source-hooks.mjs');

/** `npm test` installs ccxt; a single journey may run without it. */
export const isCcxtInstalled = (): boolean => existsSync(join(ROOT, 'tooling/ccxt/node_modules/ccxt/package.json'));

/** The log-in of {@link startGateway}. */
export const OWNER = { account: 'owner@bourse.example', password: 'owner2026' };

/**
 * A gateway in a process of its own, in front of a venue in memory, at which the owner has 1 BTC and 1000 USDT. With leverage it is in
 * front of the loopback venue, at which the owner has 1000 USDT of margin; `kraken` is the same in Kraken's dialect, with US dollars. ccxt must be installed for both.
 */
export async function startGateway(venue?: 'leverage' | 'kraken'): Promise<{
  address: string;
  stop: () => Promise<void>;
}> {
  const program = venue ? [PROGRAM, venue] : [PROGRAM];
  const child = spawn(process.execPath, ['--conditions=@bourse/source', '--import', HOOKS, ...program]);
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
