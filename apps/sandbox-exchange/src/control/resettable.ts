import { cpSync, rmSync } from 'node:fs';
import type { Config } from '../config';
import { openSandbox, type Reports, type Sandbox } from '../sandbox';

type Open = Pick<Sandbox, 'address' | 'close'>;

interface ResettableReports extends Omit<Reports, 'reset'> {
  onOpen: (sandbox: Open) => void;
}

/**
 * Opens a sandbox. With prepared data its control surface can have it begin again: it closes, replaces its data by a copy of the
 * prepared ones (with a recording: opens it at the given time), and opens in the same process and at the same address. `onOpen` is called each time that it is open.
 */
export async function openResettable(config: Config, { onOpen, ...reports }: ResettableReports): Promise<Open> {
  const { dataDir, resetFrom } = config;
  const withReset: Reports = {
    ...reports,
    ...(resetFrom !== undefined && { reset: () => void reset(resetFrom).catch(reports.onFatal) }),
    ...(config.feed.kind === 'recorded' && {
      reset: (startAt?: number) => void replay(startAt).catch(reports.onFatal),
    }),
  };
  let sandbox = await openSandbox(config, withReset);
  const { address } = sandbox;
  onOpen(sandbox);

  const samePort = () => Number(new URL(address).port);

  async function reset(from: string): Promise<void> {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
    cpSync(from, dataDir, { recursive: true });
    sandbox = await openSandbox({ ...config, port: samePort(), clockAheadMs: 0 }, withReset);
    onOpen(sandbox);
  }

  /** Begins a session of the recording at another time. */
  async function replay(startAt: number | undefined): Promise<void> {
    await sandbox.close();
    sandbox = await openSandbox({ ...config, port: samePort() }, withReset, { startAt });
    onOpen(sandbox);
  }

  return { address, close: () => sandbox.close() };
}
