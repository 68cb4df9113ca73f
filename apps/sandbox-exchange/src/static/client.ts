import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../http/envelope';
import { missingClientPage } from './missing-client';

/** Names with a content hash: immutable. */
const HASHED = /[/\\]assets[/\\].+-[\w-]{7,}\.\w+(?:\.(?:br|gz))?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Paths of the exchange; the client is not served below them. */
const NOT_THE_CLIENT = /^\/(?:api|sandbox|socket\.io)(?:\/|$)/;

/** The page of the built client; `undefined` if it is not built. */
export function readClientPage(webDir: string): string | undefined {
  const page = join(webDir, 'index.html');
  return existsSync(page) ? readFileSync(page, 'utf8') : undefined;
}

/** The pages with a prerendered screen: `dealCenter.html` is the page of `/dealCenter`. */
function readPagePaths(webDir: string): ReadonlySet<string> {
  const files = readdirSync(webDir, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html') && file !== 'index.html');
  return new Set(pages.map((file) => `/${file.replaceAll('\\', '/').slice(0, -'.html'.length)}`));
}

/**
 * Serves the built client: files as they are (precompressed if a `.br` or `.gz` exists), and its page for all
 * navigation requests, because the client has its own router. The page of an address is a prerendered one if the build has it.
 */
export async function clientFiles(server: FastifyInstance, webDir: string, page: string | undefined): Promise<void> {
  const paths = page === undefined ? new Set<string>() : readPagePaths(webDir);
  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply) => {
    if (page === undefined) {
      reply.code(503).header('cache-control', ASK_EACH_TIME).type('text/html; charset=utf-8');
      return reply.send(missingClientPage(webDir));
    }
    const [path = ''] = url.split('?', 1);
    return reply.sendFile(paths.has(path) ? `${path.slice(1)}.html` : 'index.html');
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
