import { createServer } from 'node:http';
import { listenError, type Place } from '@bourse/contract-server';
import { Metrics } from './metrics';

interface Health {
  isHealthy: () => Promise<boolean>;
  isReady: () => Promise<boolean>;
}

/** Health and measurements of a process for the operator's tools, on a port of its own. */
export interface Operations {
  readonly metrics: Metrics;
  /**
   * Opens `/healthz`, `/readyz` and `/metrics`.
   * @throws ListenError
   */
  listen(health: Health): Promise<void>;
  close(): Promise<void>;
}

export function createOperations(place: Place): Operations {
  const metrics = new Metrics();
  let health: Health | undefined;
  const server = createServer((request, response) => {
    answer(request.url ?? '')
      .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body))
      .catch(() => response.writeHead(500).end());
  });

  async function answer(url: string): Promise<{ status: number; type: string; body: string }> {
    const [path] = url.split('?', 1);
    if (path === '/metrics') return { status: 200, ...(await metrics.text()) };
    const check = path === '/healthz' ? health?.isHealthy : path === '/readyz' ? health?.isReady : undefined;
    if (!check) return { status: 404, type: 'text/plain', body: '' };
    const ok = await check();
    return { status: ok ? 200 : 503, type: 'application/json', body: JSON.stringify({ ok }) };
  }

  return {
    metrics,
    async listen(checks) {
      health = checks;
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error) => reject(listenError(error, place)));
        server.listen(place, resolve);
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
