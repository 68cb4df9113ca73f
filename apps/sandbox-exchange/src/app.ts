import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import {
  baseServer,
  clientFiles,
  compressAnswers,
  createDrain,
  healthRoutes,
  limitRequests,
  readClientPage,
  securityHeaders,
} from '@bourse/contract-server';
import type { CodeMessage } from './accounts/types';
import type { Config } from './config';
import type { MovableClock } from './operator/clock';
import { controlRoutes } from './control/control';
import { faultHooks, Faults } from './operator/faults';
import type { Exchange } from './exchange-interface';
import { replayRoutes } from './feed/recorded/routes';
import type { Replay } from './feed/recorded/replay';
import type { Prices } from './feed/status';
import { capabilityRoutes } from './calls/capabilities';
import { codeRoutes } from './calls/codes';
import { identityRoutes } from './calls/identity';
import { marketRoutes } from './calls/market';
import { mediaRoutes } from './calls/media';
import { newsRoutes } from './calls/news';
import { recoveryRoutes } from './calls/recovery';
import { practiceRoutes } from './calls/practice';
import { pushRoutes } from './calls/push';
import { readForm } from './http/signed-calls';
import { createRouter } from './http/route';
import { secondFactorRoutes } from './calls/second-factor';
import { apiKeyRoutes } from './calls/api-keys';
import { passkeyRoutes } from './calls/passkeys';
import { registrationRoutes } from './calls/registration';
import { uploadRoutes } from './calls/uploads';
import { sessionRoutes } from './calls/sessions';
import { settingsRoutes } from './calls/settings';
import { userRoutes } from './calls/user';
import type { MarketData } from './market-data/market-data';
import type { Operations } from './operations/operations';
import { PRODUCTS } from './products/products';
import { openPush } from './push/push';
import { unavailableStore } from './http/unavailable-store';
import type { Bots } from './simulation/bots/bots';
import { createGateway, type Gateway, type GatewayNeeds } from './socket/gateway';

/** The database answers `/healthz` within this time. */
const HEALTHY_WITHIN_MS = 1500;
/** Requests that are being answered have so long to finish when the exchange closes. */
const CLOSE_WITHIN_MS = 1000;
interface Needs {
  exchange: Exchange;
  market: MarketData;
  bots: Bots;
  clock: MovableClock;
  config: Config;
  /** Prints a line to the operator's terminal. */
  say: (line: string) => void;
  /** The market that the exchange follows; `undefined` for simulated prices. */
  prices?: Prices | undefined;
  replay?: Replay | undefined;
  /** Begins again: from the prepared data, or the recording at a time (epoch milliseconds), if there are such. */
  reset?: ((startAt?: number) => void) | undefined;
  /** Measures the answers, if metrics are wanted. */
  operations?: Pick<Operations, 'metrics'> | undefined;
  /** Where events go; by default to the sockets of this server. */
  openGateway?: ((needs: GatewayNeeds) => Gateway) | undefined;
}

export interface App {
  server: FastifyInstance;
  gateway: Gateway;
  /** Can commands be carried out? */
  isReady(): Promise<boolean>;
  /** Ends connections; the exchange, its market data and its bots stay as they are. */
  close(): Promise<void>;
}

/**
 * The exchange over HTTP and the socket: calls, live events, the client's files and, if enabled, the control surface.
 */
export async function buildApp({
  exchange,
  market,
  bots,
  clock,
  config,
  prices,
  replay,
  say,
  reset,
  openGateway,
  operations,
}: Needs): Promise<App> {
  const server = baseServer({ ...config, refusalOf: unavailableStore });
  operations?.metrics.watchServer(server);
  const page = readClientPage(config.webDir, config.assetsOrigin);
  const faults = new Faults();
  const gateway = (openGateway ?? createGateway)({
    server: server.server,
    exchange,
    market,
    faults,
    onError: (error) => server.log.error({ err: error }, 'the socket failed'),
  });

  const onPushError = (error: unknown) => server.log.error({ err: error }, 'a notice failed');
  const onCarryError = (error: unknown) => server.log.error({ err: error }, 'a mail failed');
  const push = await openPush({ exchange, config, onError: onPushError });

  const drain = createDrain(server);
  // Clients count down by this header. The clock of the sandbox may be ahead of the machine's.
  server.addHook('onSend', async (_request, reply) => void reply.header('date', new Date(clock.now()).toUTCString()));
  await securityHeaders(server, page ?? '', config);
  if (config.control) faultHooks(server, faults);
  await compressAnswers(server);

  await server.register(async (api) => {
    api.removeContentTypeParser(['application/json', 'text/plain']);
    await limitRequests(api);
    await api.register(formbody, { parser: readForm });
    const router = createRouter(api, exchange);
    const carry = carrierOf({ exchange, config, say });
    // The desk, where a person decides, answers on this machine only.
    const canRecover = config.isLoopback;
    marketRoutes(router, { exchange, market });
    newsRoutes(router, exchange);
    capabilityRoutes(router, { exchange, prices, push, canRecover, demoLogin: config.demo.email });
    if (replay) replayRoutes(router, { exchange, market, replay, reset });
    for (const { routes } of PRODUCTS) routes?.(router, { exchange, market });
    userRoutes(router, { exchange, market, carry, canRecover });
    if (canRecover && carry) recoveryRoutes(router, { exchange, carry, onError: onCarryError });
    sessionRoutes(router, exchange);
    settingsRoutes(router, { exchange, clock });
    pushRoutes(router, { exchange, push, pushOrigin: config.pushOrigin });
    secondFactorRoutes(router, exchange);
    passkeyRoutes(router, { exchange, carry });
    apiKeyRoutes(router, { exchange, carry });
    identityRoutes(router, { exchange, carry });
    registrationRoutes(router, exchange);
    practiceRoutes(router, exchange);
    codeRoutes(router, { exchange, carry });
    mediaRoutes(api);
    await api.register(async (uploads) => uploadRoutes(uploads, exchange));
  });
  if (config.control) {
    await server.register(async (control) =>
      controlRoutes(control, { exchange, clock, bots, faults, gateway, replay, reset, token: config.sandboxToken }),
    );
  }
  if (config.isLoopback) {
    for (const { staffRoutes } of PRODUCTS) {
      await server.register(async (staff) => staffRoutes?.(staff, exchange, config.sandboxToken));
    }
  }
  const isReady = () => exchange.isAnswering(HEALTHY_WITHIN_MS);
  healthRoutes(server, { isHealthy: isReady, isReady });
  await clientFiles(server, config, page);

  return {
    server,
    gateway,
    isReady,
    async close() {
      drain.begin();
      await drain.finished(CLOSE_WITHIN_MS);
      // Requests that are half sent would keep the server open.
      server.server.closeAllConnections();
      await gateway.close();
      await server.close();
      await push.close();
    },
  };
}

/**
 * The exchange has no gateway for mail and text messages. With the control surface, codes are in its outbox. Without
 * it, if only this machine can reach the exchange, they are printed to the terminal. Otherwise they cannot be
 * delivered.
 */
function carrierOf({ exchange, config, say }: Pick<Needs, 'exchange' | 'config' | 'say'>) {
  if (config.control) return (message: CodeMessage) => exchange.outbox.add(message);
  if (!config.isLoopback) return undefined;
  return ({ recipient, purpose, code, path }: CodeMessage) => {
    const notice = path === undefined ? purpose : `${purpose}: ${path}`;
    say(code === '' ? `Notice to ${recipient}: ${notice}` : `Verification code for ${recipient}: ${code}`);
  };
}
