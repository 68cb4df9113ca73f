import type { Config } from '../config';
import { openSandbox, type Reports } from '../sandbox';
import { connectCore, createCoreGateway } from './core-gateway';
import { connectRedis } from './fan-out';
import { rehearseStart } from './rehearse-start';
import { standbyRehearsal } from './standby-rehearsal';

/**
 * Opens the core and listens. While another core has the lock of the database it waits: it rehearses its start once the other one is open,
 * and nothing listens.
 * @throws ListenError, StoreError
 */
export async function openCore(
  config: Config,
  reports: Reports & { onStandby: () => void },
): Promise<{ address: string; close(): Promise<void> }> {
  const fanOut = await connectRedis(config.redisUrl, reports.onError);
  const io = connectCore(fanOut);
  const { databaseUrl } = config;
  const rehearsal = standbyRehearsal(io, () => {
    if (databaseUrl !== undefined) rehearseStart(config, databaseUrl).catch(reports.onError);
  });
  const sandbox = await openSandbox(config, reports, {
    openGateway: (needs) => {
      rehearsal.cancel();
      return createCoreGateway(needs, io);
    },
    onStandby: () => {
      reports.onStandby();
      rehearsal.wait();
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
