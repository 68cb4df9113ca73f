import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import { buildPackage, type Built } from '../shared/build.ts';
import { startExchange } from '../shared/exchange.ts';

/** How clients came back after an outage. Times are milliseconds from its end. */
export interface Reconnections {
  readonly clients: number;
  readonly outageSeconds: number;
  /** Clients that were connected before the outage. */
  readonly connected: number;
  /** When each client was back, in ascending order. */
  readonly back: readonly number[];
  /** When each client that was back read its state. */
  readonly read: readonly number[];
  /** Attempts and reads that failed after the outage. */
  readonly failed: number;
}

interface Size {
  readonly clients: number;
  readonly outageSeconds: number;
}

const times = v.array(v.number());
const printed = v.object({ connected: v.number(), back: times, read: times, failed: times });

/** A package that depends on the one with the connection; the clients use both. */
const PACKAGE = '@bourse/market';

/** Prices stay as they are: events of trades to every client would take the processors that the attempts need. */
const ENVIRONMENT = { BOT_RATE: '0', SANDBOX_CONTROL: '1', SANDBOX_TOKEN };

/** Many clients in one process, with the client's own connection: every socket ends for a time, and the clients come back. */
export async function measureReconnections(
  build: Built,
  { clients, outageSeconds }: Size,
  say: (line: string) => void,
): Promise<Reconnections> {
  await buildPackage(PACKAGE);
  const exchange = await startExchange(ENVIRONMENT, Promise.resolve(build));
  try {
    const file = join(import.meta.dirname, 'returning-clients.ts');
    const args = [file, exchange.address, String(clients), String(outageSeconds)];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { connected, back, read, failed } = v.parse(printed, JSON.parse(stdout));
    const found = {
      clients,
      outageSeconds,
      connected,
      back: back.toSorted((one, other) => one - other),
      read,
      failed: failed.length,
    };
    say(`${back.length} of ${connected} clients are back, the last ${found.back.at(-1)} ms after the outage`);
    return found;
  } finally {
    await exchange.stop();
  }
}
