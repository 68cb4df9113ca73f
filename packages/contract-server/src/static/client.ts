import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../http/envelope';
import { missingClientPage } from './missing-client';

/** Names with a content hash: immutable. */
const HASHED = /[/\\]assets[/\\].+-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Paths of the servers; the client is not served below them. */
const NOT_THE_CLIENT = /^\/(?:api|sandbox|gateway|socket\.io)(?:\/|$)/;

/** The page of the built client; `undefined` if it is not built. */
export function readClientPage(webDir: string): string | undefined {
  const page = join(webDir, 'index.html');
  return existsSync(page) ? readFileSync(page, 'utf8') : undefined;
}

/**
 * Serves the built client: files as they are (precompressed if a `.br` or `.gz` exists), and its page for all
 * navigation requests, because the client has its own router.
 */
export async function clientFiles(server: FastifyInstance, webDir: string, page: string | undefined): Promise<void> {
  const sendPage = (_request: FastifyRequest, reply: FastifyReply) => {
    if (page === undefined) {
      reply.code(503).header('cache-control', ASK_EACH_TIME).type('text/html; charset=utf-8');
      return reply.send(missingClientPage(webDir));
    }
    return reply.sendFile('index.html');
  };

  server.get('/', sendPage);
  server.get('/index.html', sendPage);
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
    if (isNavigation(request)) return sendPage(request, reply);
    return answerNotFound(request, reply);
  });
}

/** Whether the request is a navigation, and not a request for a missing file. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1);
  const isFile = /\.\w+$/.test(path);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isFile && !NOT_THE_CLIENT.test(path) && (headers.accept ?? '').includes('text/html');
}
