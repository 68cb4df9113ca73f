import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import { buildPackage, type Built } from '../shared/build.ts';
import { startExchange } from '../shared/exchange.ts';

/** How clients came back after an outage. */
export interface Reconnections {
  readonly clients: number;
  readonly outageSeconds: number;
  /** Clients that were connected before the outage. */
  readonly connected: number;
  /** Clients that are back, and so read their state anew. */
  readonly back: number;
  /** Milliseconds from the end of the outage to the first client that was back, and to the last one. */
  readonly first: number;
  readonly last: number;
  /** Clients that were back in the first second after the outage, and in the busiest one. */
  readonly inFirstSecond: number;
  readonly inBusiestSecond: number;
}

interface Size {
  readonly clients: number;
  readonly outageSeconds: number;
}

const printed = v.object({ connected: v.number(), backAt: v.array(v.number()) });

/** A package that depends on the one with the connection; the clients use both. */
const PACKAGE = '@bourse/market';

/** Many clients in one process, with the client's own connection: every socket ends for a time, and the clients come back. */
export async function measureReconnections(
  build: Built,
  { clients, outageSeconds }: Size,
  say: (line: string) => void,
): Promise<Reconnections> {
  await buildPackage(PACKAGE);
  const exchange = await startExchange({ BOT_RATE: '1', SANDBOX_CONTROL: '1', SANDBOX_TOKEN }, Promise.resolve(build));
  try {
    const file = join(import.meta.dirname, 'returning-clients.ts');
    const args = [file, exchange.address, String(clients), String(outageSeconds)];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { connected, backAt } = v.parse(printed, JSON.parse(stdout));
    const after = backAt.toSorted((one, other) => one - other);
    const seconds = Map.groupBy(after, (at) => Math.max(0, Math.floor(at / 1000)));
    const found = {
      clients,
      outageSeconds,
      connected,
      back: after.length,
      first: after[0] ?? Number.NaN,
      last: after.at(-1) ?? Number.NaN,
      inFirstSecond: seconds.get(0)?.length ?? 0,
      inBusiestSecond: Math.max(0, ...[...seconds.values()].map(({ length }) => length)),
    };
    say(`${found.back} of ${connected} clients are back, over ${found.last - found.first} ms`);
    return found;
  } finally {
    await exchange.stop();
  }
}
