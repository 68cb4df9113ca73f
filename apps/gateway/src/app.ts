import formbody from '@fastify/formbody';
import {
  baseServer,
  clientFiles,
  compressAnswers,
  createDrain,
  createRouter,
  currentEvents,
  foreignProblem,
  healthRoutes,
  openSockets,
  readClientPage,
  refuseForeign,
  securityHeaders,
  sessionOf,
} from '@bourse/contract-server';
import { tickerEvent } from '@bourse/contracts/market';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { controlRoutes } from './control/routes';
import { capabilityRoutes } from './routes/capabilities';
import { leverageRoutes } from './leverage/routes';
import { marketRoutes } from './routes/market';
import { ownerRoutes } from './routes/owner';
import { readRefusal } from './routes/refusals';
import { dealRoutes, spotRoutes } from './routes/spot';
import { walletRoutes } from './routes/wallet';
import type { Services } from './services';
import { publishLeverage } from './leverage/publisher';
import { liveMarket } from './socket/live-market';
import { publishEvents } from './socket/publisher';

/** Requests that are being answered have so long to finish: an order waits for the venue. */
const CLOSE_WITHIN_MS = 5000;

const THE_GATEWAY = 'The gateway';

interface Needs extends Services {
  readonly config: Config;
  /** What callers of `/gateway/*` must know. */
  readonly controlToken: string;
}

export interface App {
  readonly server: FastifyInstance;
  close(): Promise<void>;
}

/** The venue over HTTP and the socket: calls, live events, the client's files, and the control surface on loopback. */
export async function buildApp(needs: Needs): Promise<App> {
  const { config, market, sessions, trading, controlToken } = needs;
  const server = baseServer({ trustProxy: 0, logLevel: config.logLevel, refusalOf: readRefusal });
  const page = readClientPage(config.webDir);
  const sockets = openSockets({
    server: server.server,
    events: () => currentEvents(liveMarket(market)),
    listed: [tickerEvent],
    userOf: async (token) => sessions.userOf(token),
    onError: (error) => server.log.error({ err: error }, 'the socket failed'),
    isAllowed: (request) => !config.isLoopback || foreignProblem(request, THE_GATEWAY) === undefined,
  });
  const stopPublishing = publishEvents({ market, audience: sockets.audience, ownerId: sessions.owner.id });
  const stopLeverage =
    trading?.leverage &&
    publishLeverage({ market, leverage: trading.leverage, audience: sockets.audience, ownerId: sessions.owner.id });
  sessions.onLogout((token) => sockets.audience.endSession(sessionOf(token)));
  // A page of another site must not reach the log-in: its wrong passwords would lock the owner out.
  if (config.isLoopback) refuseForeign(server, THE_GATEWAY);
  const drain = createDrain(server);
  await securityHeaders(server, page ?? '', {});
  await compressAnswers(server);

  await server.register(async (api) => {
    api.removeContentTypeParser(['application/json', 'text/plain']);
    await api.register(formbody);
    // The owner is the only user: after a restart and a new log-in a repeated request is still the same one.
    const router = createRouter(api, (token) => sessions.userOf(token), { requestsOutliveSessions: true });
    marketRoutes(router, needs);
    dealRoutes(router, needs);
    capabilityRoutes(router, needs);
    ownerRoutes(router, needs);
    if (trading) {
      spotRoutes(router, needs, trading);
      walletRoutes(router, needs, trading);
      if (trading.leverage) leverageRoutes(router, needs, trading.leverage, trading.desk);
    }
  });
  if (trading && config.isLoopback) {
    await server.register(async (control) => controlRoutes(control, trading.desk, controlToken));
  }
  healthRoutes(server, { isHealthy: async () => true, isReady: async () => true });
  await clientFiles(server, config, page);

  return {
    server,
    async close() {
      drain.begin();
      await drain.finished(CLOSE_WITHIN_MS);
      server.server.closeAllConnections();
      stopPublishing();
      stopLeverage?.();
      await sockets.close();
      await server.close();
    },
  };
}
