import { userInfo } from '@bourse/contracts/identity';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { tickerEvent } from '@bourse/contracts/market';
import {
  baseServer,
  clientFiles,
  compressAnswers,
  createDrain,
  healthRoutes,
  limitRequests,
  type LocalSockets,
  openSockets,
  readClientPage,
  securityHeaders,
} from '@bourse/contract-server';
import type { Config } from '../config';
import { mediaRoutes } from '../calls/media';
import type { Operations } from '../operations/operations';
import { unavailableStore } from '../http/unavailable-store';
import { CoreClock } from './core-clock';
import type { CoreClient } from './core-client';
import type { FanOut } from './fan-out';
import { HeardState } from './heard-state';
import { listenToCore, type CoreWatch } from './listen-to-core';
import { passingRoutes } from './passing-routes';
import { PublicReplies } from './public-replies';

/** The end of a session is announced; this finds sessions that have ended by time. */
const CHECK_SESSIONS_WITHIN_MS = 10 * 60_000;
/** Requests that are being answered have so long to finish when the edge closes. */
const CLOSE_WITHIN_MS = 1000;

interface Needs {
  config: Pick<Config, 'trustProxy' | 'logLevel' | 'webDir' | 'imageOrigins' | 'assetsOrigin'>;
  fanOut: Pick<FanOut, 'adapter' | 'subscribed' | 'isConnected' | 'onChange'>;
  core: CoreClient;
  /** Measures the answers, if metrics are wanted. */
  operations?: Pick<Operations, 'metrics'> | undefined;
}

export interface EdgeApp {
  server: FastifyInstance;
  sockets: LocalSockets;
  watch: CoreWatch;
  close(): Promise<void>;
}

const known = v.object({ type: v.literal('ok'), message: v.object({ id: v.number() }) });

/**
 * An edge: the client's files, sockets and public calls from what it hears of the core; all other calls are passed to the core. It
 * has no state that another edge would need.
 */
export async function buildEdge({ config, fanOut, core, operations }: Needs): Promise<EdgeApp> {
  const server = baseServer({ ...config, refusalOf: unavailableStore });
  operations?.metrics.watchServer(server);
  const page = readClientPage(config.webDir, config.assetsOrigin);
  const heard = new HeardState();
  const clock = new CoreClock();
  const drain = createDrain(server);
  const sockets = openSockets({
    server: server.server,
    events: () => heard.events(),
    listed: [tickerEvent],
    userOf: (token) => userOf(core, token),
    checkWithinMs: CHECK_SESSIONS_WITHIN_MS,
    adapter: fanOut.adapter,
    subscribed: fanOut.subscribed,
    onError: (error) => server.log.error({ err: error }, 'the socket failed'),
  });
  const watch = listenToCore({ sockets, heard, clock, fanOut });
  // Clients count down by this header. Replies that the core has just made have its own.
  server.addHook('onSend', async (_request, reply) => {
    const now = clock.read();
    if (now !== undefined && !reply.hasHeader('date')) reply.header('date', new Date(now).toUTCString());
  });
  await securityHeaders(server, page ?? '', config);
  await compressAnswers(server);
  await server.register(async (api) => {
    await limitRequests(api);
    await api.register(async (media) => mediaRoutes(media));
    await api.register(async (passing) => passingRoutes(passing, { core, heard, clock, replies: new PublicReplies() }));
  });
  healthRoutes(server, { isHealthy: async () => true, isReady: async () => watch.isReady() });
  await clientFiles(server, config, page);
  return {
    server,
    sockets,
    watch,
    async close() {
      drain.begin();
      await drain.finished(CLOSE_WITHIN_MS);
      server.server.closeAllConnections();
      watch.close();
      await sockets.close();
      await server.close();
    },
  };
}

/** The user of a token, asked of the core by the call of the contract. */
async function userOf(core: CoreClient, token: string): Promise<{ id: number } | undefined> {
  const { status, body } = await core.pass({
    method: userInfo.method,
    path: `/api${userInfo.path}`,
    headers: { authorization: token },
  });
  if (status !== 200) throw new Error(`the core answers ${status} about a session`);
  const read = v.safeParse(known, JSON.parse(body.toString()));
  return read.success ? read.output.message : undefined;
}
