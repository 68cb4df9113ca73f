import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../http/envelope';
import { missingClientPage } from './missing-client';

/** Names with a hash of the content: what is behind them never changes. */
const HASHED = /[/\\]assets[/\\].+-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Below these lives the exchange, not the client. */
const NOT_THE_CLIENT = /^\/(?:api|sandbox|socket\.io)(?:\/|$)/;

/** The page of the built client; `undefined` where it is not built. */
export function readClientPage(webDir: string): string | undefined {
  const page = join(webDir, 'index.html');
  return existsSync(page) ? readFileSync(page, 'utf8') : undefined;
}

/**
 * Serves the built client: files as they are (compressed beforehand where a `.br` or `.gz` lies beside them), and its page
 * for every address that a person may open, for the client has routes of its own.
 */
export async function clientFiles(server: FastifyInstance, webDir: string, page: string | undefined): Promise<void> {
  const sendPage = (reply: FastifyReply) =>
    reply
      .code(page === undefined ? 503 : 200)
      .header('cache-control', ASK_EACH_TIME)
      .type('text/html; charset=utf-8')
      .send(page ?? missingClientPage(webDir));

  server.get('/', (_request, reply) => sendPage(reply));
  server.get('/index.html', (_request, reply) => sendPage(reply));
  if (page !== undefined) {
    await server.register(fastifyStatic, {
      root: webDir,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', HASHED.test(path) ? FOREVER : ASK_EACH_TIME),
    });
  }
  server.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return sendPage(reply);
    return answerNotFound(request, reply);
  });
}

/** Does a person open an address, rather than a page ask for a file that is not there? */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1);
  const isFile = /\.\w+$/.test(path);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isFile && !NOT_THE_CLIENT.test(path) && (headers.accept ?? '').includes('text/html');
}
