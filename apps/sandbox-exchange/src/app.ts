import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import type { CodeMessage } from './accounts/types';
import type { Config } from './config';
import type { MovableClock } from './control/clock';
import { controlRoutes } from './control/control';
import { faultHooks, Faults } from './control/faults';
import { deskRoutes } from './desk/routes';
import type { Exchange } from './exchange';
import { replayRoutes } from './feed/recorded/routes';
import type { Replay } from './feed/recorded/replay';
import type { Prices } from './feed/status';
import { capabilityRoutes } from './http/capabilities';
import { codeRoutes } from './http/codes';
import { createDrain } from './http/drain';
import { answerFailure } from './http/envelope';
import { identityRoutes } from './http/identity';
import { marketRoutes } from './http/market';
import { mediaRoutes } from './http/media';
import { newsRoutes } from './http/news';
import { createRouter } from './http/route';
import { createHttpServer } from './http/server';
import { registrationRoutes } from './http/registration';
import { uploadRoutes } from './http/uploads';
import { userRoutes } from './http/user';
import { verificationRoutes } from './identity/routes';
import type { MarketData } from './market-data/market-data';
import type { Bots } from './simulation/bots/bots';
import { createGateway, type Gateway } from './socket/gateway';
import { clientFiles, readClientPage } from './static/client';
import { securityHeaders } from './static/security';

/** The longest form that a call of the contract has is far below this. */
const LARGEST_BODY = 65_536;
/** The database answers `/healthz` within this time. */
const HEALTHY_WITHIN_MS = 1500;
/** Smaller answers gain nothing by compression. */
const COMPRESSED_FROM = 1024;
/** Requests that are being answered have so long to finish when the exchange closes. */
const CLOSE_WITHIN_MS = 1000;
/** Answers are compressed per request, so a fast level is used. */
const BROTLI_QUALITY = 4;

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
}

export interface App {
  server: FastifyInstance;
  gateway: Gateway;
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
}: Needs): Promise<App> {
  const server = Fastify({
    bodyLimit: LARGEST_BODY,
    trustProxy: trustOf(config.trustProxy),
    serverFactory: (handler) => createHttpServer(handler, { perAddress: config.trustProxy === 0 }),
    forceCloseConnections: true,
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      // The query may have the token of the back office.
      serializers: {
        req: ({ method, url, ip }: FastifyRequest) => ({ method, url: url.replace(/\?.*$/, ''), remoteAddress: ip }),
      },
    },
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply),
  });
  const page = readClientPage(config.webDir);
  const faults = new Faults();
  const gateway = createGateway({
    server: server.server,
    exchange,
    market,
    faults,
    onError: (error) => server.log.error({ err: error }, 'the socket failed'),
  });

  const drain = createDrain(server);
  server.setErrorHandler(answerFailure);
  // Clients count down by this header. The clock of the sandbox may be ahead of the machine's.
  server.addHook('onSend', async (_request, reply) => void reply.header('date', new Date(clock.now()).toUTCString()));
  await securityHeaders(server, page ?? '', config.imageOrigins);
  if (config.control) faultHooks(server, faults);
  await server.register(compress, {
    threshold: COMPRESSED_FROM,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });

  await server.register(async (api) => {
    api.removeContentTypeParser(['application/json', 'text/plain']);
    await api.register(formbody);
    const router = createRouter(api, exchange);
    marketRoutes(router, { exchange, market });
    newsRoutes(router, exchange);
    capabilityRoutes(router, prices);
    if (replay) replayRoutes(router, { exchange, market, replay, reset });
    for (const product of exchange.products) product.http?.(router, { exchange, market });
    userRoutes(router, { exchange, market });
    verificationRoutes(router, exchange);
    identityRoutes(router, { exchange, carry: carrierOf({ exchange, config, say }) });
    registrationRoutes(router, exchange);
    codeRoutes(router, { exchange, carry: carrierOf({ exchange, config, say }) });
    mediaRoutes(api);
    await api.register(async (uploads) => uploadRoutes(uploads, exchange));
  });
  if (config.control) {
    await server.register(async (control) =>
      controlRoutes(control, { exchange, clock, bots, faults, gateway, replay, reset, token: config.sandboxToken }),
    );
  }
  if (config.isLoopback) await server.register(async (desk) => deskRoutes(desk, exchange, config.sandboxToken));
  server.get('/healthz', async (_request, reply) => {
    const ok = await exchange.isAnswering(HEALTHY_WITHIN_MS);
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  await clientFiles(server, config.webDir, page);

  return {
    server,
    gateway,
    async close() {
      drain.begin();
      await drain.finished(CLOSE_WITHIN_MS);
      // Requests that are half sent would keep the server open.
      server.server.closeAllConnections();
      await gateway.close();
      await server.close();
    },
  };
}

/** Counts the proxies from the nearest on: an address that a client has written itself is never believed. */
function trustOf(proxies: Config['trustProxy']): string[] | ((address: string, hop: number) => boolean) | false {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies > 0 && ((_address, hop) => hop < proxies);
}

/**
 * The exchange has no gateway for mail and text messages. With the control surface, codes are in its outbox. Without
 * it, if only this machine can reach the exchange, they are printed to the terminal. Otherwise they cannot be
 * delivered.
 */
function carrierOf({ exchange, config, say }: Pick<Needs, 'exchange' | 'config' | 'say'>) {
  if (config.control) return (message: CodeMessage) => exchange.outbox.add(message);
  if (!config.isLoopback) return undefined;
  return ({ recipient, purpose, code }: CodeMessage) =>
    say(
      purpose === 'password changed'
        ? `Notice to ${recipient}: ${purpose}`
        : `Verification code for ${recipient}: ${code}`,
    );
}
