import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { CodeMessage } from './accounts/types';
import type { Config } from './config';
import type { MovableClock } from './control/clock';
import { controlRoutes } from './control/control';
import { faultHooks, Faults } from './control/faults';
import type { Exchange } from './exchange';
import { codeRoutes } from './http/codes';
import { answerFailure } from './http/envelope';
import { marketRoutes } from './http/market';
import { mediaRoutes } from './http/media';
import { newsRoutes } from './http/news';
import { createRouter } from './http/route';
import { spotRoutes } from './http/spot';
import { registrationRoutes } from './http/registration';
import { userRoutes } from './http/user';
import { walletRoutes } from './http/wallet';
import type { MarketData } from './market-data/market-data';
import type { Bots } from './simulation/bots/bots';
import { createGateway, type Gateway } from './socket/gateway';
import { clientFiles, readClientPage } from './static/client';
import { securityHeaders } from './static/security';

/** The longest form that a call of the contract has is far below this. */
const LARGEST_BODY = 65_536;
/** Smaller answers gain nothing by compression. */
const COMPRESSED_FROM = 1024;
/** Answers are made anew each time: a quick compression is the better one. */
const BROTLI_QUALITY = 4;

interface Needs {
  exchange: Exchange;
  market: MarketData;
  bots: Bots;
  clock: MovableClock;
  config: Config;
  /** Says a line to the person who started the exchange. */
  say: (line: string) => void;
}

export interface App {
  server: FastifyInstance;
  gateway: Gateway;
  /** Ends connections; the exchange, its market data and its bots stay as they are. */
  close(): Promise<void>;
}

/** The exchange over HTTP and the socket: calls, live events, the client's files and, where it is open, the control surface. */
export async function buildApp({ exchange, market, bots, clock, config, say }: Needs): Promise<App> {
  const server = Fastify({
    bodyLimit: LARGEST_BODY,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
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

  server.setErrorHandler(answerFailure);
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
    spotRoutes(router, { exchange, market });
    userRoutes(router, { exchange, market });
    registrationRoutes(router, exchange);
    codeRoutes(router, { exchange, carry: carrierOf({ exchange, config, say }) });
    walletRoutes(router, { exchange, market });
    mediaRoutes(api);
  });
  if (config.control) {
    await server.register(async (control) => controlRoutes(control, { exchange, clock, bots, faults, gateway }));
  }
  await clientFiles(server, config.webDir, page);

  return {
    server,
    gateway,
    async close() {
      await gateway.close();
      await server.close();
    },
  };
}

/**
 * The exchange has no gateway for mail and text messages. Where the control surface is open, codes lie in its outbox;
 * else, where only this machine reaches the exchange, they are said to the person who started it; else there is no way.
 */
function carrierOf({ exchange, config, say }: Pick<Needs, 'exchange' | 'config' | 'say'>) {
  if (config.control) return (message: CodeMessage) => exchange.outbox.add(message);
  if (!config.isLoopback) return undefined;
  return ({ recipient, code }: CodeMessage) => say(`Verification code for ${recipient}: ${code}`);
}
