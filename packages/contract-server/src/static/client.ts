import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../http/envelope';

/** Names with a content hash: immutable. */
const HASHED = /[/\\]assets[/\\].+-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;
const INDEX = /[/\\]index\.html(?:\.(?:br|gz))?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
/** The page is the same for every user. A cache may answer with the last one for a minute while it asks for the next. */
const PAGE = 'public, max-age=0, stale-while-revalidate=60';

/** Paths of the servers; the client is not served below them. */
const NOT_THE_CLIENT = /^\/(?:api|sandbox|gateway|socket\.io)(?:\/|$)/;

export interface ClientPlace {
  /** Folder of the built client. */
  readonly webDir: string;
  /** Origin of the files with a hash, if it is not the page's own. */
  readonly assetsOrigin?: string | undefined;
}

/** The page of the built client, with its assets at their origin; `undefined` if it is not built. */
export function readClientPage(webDir: string, assetsOrigin?: string): string | undefined {
  const path = join(webDir, 'index.html');
  if (!existsSync(path)) return undefined;
  const page = readFileSync(path, 'utf8');
  return assetsOrigin === undefined ? page : page.replaceAll('"/assets/', `"${assetsOrigin}/assets/`);
}

/** Response if the client is not built: the reason and the command, without scripts or styles. */
function missingClientPage(webDir: string): string {
  const shown = webDir.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>The client is not built</title></head>
  <body>
    <h1>The client is not built</h1>
    <p>The exchange is running, but there is no <code>index.html</code> in <code>${shown}</code>.</p>
    <p><code>npm start</code> builds the client and starts the exchange. If it is built elsewhere, set <code>WEB_DIR</code> to
    its folder. Then start the exchange again.</p>
    <p>For work on the client, <code>npm run dev</code> serves it on an address of its own.</p>
  </body>
</html>
`;
}

/**
 * Serves the built client: files as they are (precompressed if a `.br` or `.gz` exists), and its page for all
 * navigation requests, because the client has its own router.
 */
export async function clientFiles(
  server: FastifyInstance,
  { webDir, assetsOrigin }: ClientPlace,
  page: string | undefined,
): Promise<void> {
  const sendPage = (_request: FastifyRequest, reply: FastifyReply) => {
    if (page === undefined) {
      reply.code(503).header('cache-control', ASK_EACH_TIME).type('text/html; charset=utf-8');
      return reply.send(missingClientPage(webDir));
    }
    if (assetsOrigin === undefined) return reply.sendFile('index.html');
    return reply.header('cache-control', PAGE).type('text/html; charset=utf-8').send(page);
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
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControlOf(path));
        if (!HASHED.test(path) || assetsOrigin === undefined) return;
        // The other origin takes the files and these headers from here.
        reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  server.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return sendPage(request, reply);
    return answerNotFound(request, reply);
  });
}

function cacheControlOf(path: string): string {
  if (HASHED.test(path)) return FOREVER;
  return INDEX.test(path) ? PAGE : ASK_EACH_TIME;
}

/** Whether the request is a navigation, and not a request for a missing file. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1);
  const isFile = /\.\w+$/.test(path);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isFile && !NOT_THE_CLIENT.test(path) && (headers.accept ?? '').includes('text/html');
}
