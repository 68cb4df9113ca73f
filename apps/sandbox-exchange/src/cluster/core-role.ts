import type { Config } from '../config';
import { openSandbox, type Reports } from '../sandbox';
import { createCoreGateway } from './core-gateway';
import { connectRedis } from './fan-out';
import { rehearseStart } from './rehearse-start';

/**
 * Opens the core and listens. While another core has the lock of the database it waits: it rehearses its start, and nothing listens.
 * @throws ListenError, StoreError
 */
export async function openCore(
  config: Config,
  reports: Reports & { onStandby: () => void },
): Promise<{ address: string; close(): Promise<void> }> {
  const fanOut = await connectRedis(config.redisUrl, reports.onError);
  const sandbox = await openSandbox(config, reports, {
    openGateway: (needs) => createCoreGateway(needs, fanOut),
    onStandby: () => {
      reports.onStandby();
      if (config.databaseUrl !== undefined) rehearseStart(config, config.databaseUrl).catch(reports.onError);
    },
    fanOut,
  });
  return {
    address: sandbox.address,
    async close() {
      await sandbox.close();
      await fanOut.close();
    },
  };
}
