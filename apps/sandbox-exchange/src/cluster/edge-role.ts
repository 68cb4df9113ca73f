import { listenError } from '@bourse/contract-server';
import type { Config } from '../config';
import { createOperations } from '../operations/operations';
import { CoreClient } from './core-client';
import { buildEdge } from './edge-app';
import { connectRedis } from './fan-out';

interface Reports {
  onError: (error: unknown) => void;
}

/**
 * Opens an edge and listens.
 * @throws ListenError
 */
export async function openEdge(
  config: Config,
  { onError }: Reports,
): Promise<{ address: string; close(): Promise<void> }> {
  const fanOut = await connectRedis(config.redisUrl, onError);
  const core = new CoreClient(config.coreUrls);
  const operations = config.metrics && createOperations(config.metrics);
  const app = await buildEdge({ config, fanOut, core, operations });
  if (operations) {
    operations.metrics.watchSockets(() => app.sockets.count());
    operations.metrics.watchFanOut(fanOut);
    operations.metrics.watchCore(app.watch);
    await operations.listen({ isHealthy: async () => true, isReady: async () => app.watch.isReady() });
  }
  // Fastify passes options that it does not know to the server of Node.
  const place = { host: config.host, port: config.port, reusePort: config.sharesPort };
  const address = await app.server.listen(place).catch((error: unknown) => {
    throw listenError(error, config);
  });
  return {
    address,
    async close() {
      await operations?.close();
      await app.close();
      await core.close();
      await fanOut.close();
    },
  };
}
