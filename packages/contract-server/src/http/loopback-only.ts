import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

interface Guarded {
  /** The subject of the sentences that refuse a caller. */
  readonly what: string;
  readonly token: string;
  /** Carries the token of a program. A page of another origin cannot send it without a preflight request, which is refused. */
  readonly header: string;
  /** Of a surface for browsers: name of the cookie, and the path of the surface. */
  readonly cookie?: { readonly name: string; readonly path: string };
}

/** The fields of a request that the check reads. */
interface Asked {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Why a server that listens on loopback does not answer a request; `undefined` if it does. `Host` must be a loopback name, which keeps
 * out a page of another site whose name resolves to this machine. A request that a page of another site sends is refused by its `Origin`
 * or `Sec-Fetch-Site`; a link on that page is followed.
 * @param what the subject of the sentence
 */
export function foreignProblem({ method, headers }: Asked, what: string): string | undefined {
  if (!LOOPBACK_HOST.test(headers.host ?? '')) return `${what} answers on localhost only.`;
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  const isOfOtherOrigin = origin !== undefined && !LOOPBACK_HOST.test(origin.replace(/^https?:\/\//, ''));
  const isLink = method === 'GET' && mode === 'navigate';
  if (isOfOtherOrigin || (site === 'cross-site' && !isLink)) return `${what} does not answer other sites.`;
  return undefined;
}

/** Refuses requests of other sites on every route of a server that listens on loopback. */
export function refuseForeign(server: FastifyInstance, what: string): void {
  server.addHook('onRequest', async (request, reply) => {
    const problem = foreignProblem(request, what);
    return problem === undefined ? undefined : reply.code(403).send({ error: problem });
  });
}

/**
 * Restricts routes to callers on this machine that know the token. A request with a header of a proxy is refused; a proxy that adds none
 * and rewrites `Host` is kept out by the token. A browser sends the token once in the query and gets a cookie for it.
 */
export function loopbackOnly(server: FastifyInstance, { what, token, header, cookie }: Guarded): void {
  refuseForeign(server, what);
  server.addHook('onRequest', async (request, reply) => {
    if (FORWARDED.some((name) => request.headers[name] !== undefined)) {
      return reply.code(403).send({ error: `${what} does not answer through a proxy.` });
    }
    const [path = ''] = request.url.split('?', 1);
    if (cookie && request.method === 'GET' && isSame(tokenInQuery(request), token)) {
      reply.header('set-cookie', `${cookie.name}=${token}; Path=${cookie.path}; HttpOnly; SameSite=Strict`);
      return reply.redirect(path);
    }
    const inCookie = cookie && tokenInCookie(request, cookie.name);
    if (!isSame(request.headers[header], token) && !isSame(inCookie, token)) {
      return reply.code(401).send({ error: `${what} needs its token (${header}).` });
    }
    return undefined;
  });
}

function tokenInQuery({ url }: FastifyRequest): string | undefined {
  return /[?&]token=([\w-]+)/.exec(url)?.[1];
}

function tokenInCookie({ headers }: FastifyRequest, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
}

/** Compares hashes, so that the time tells nothing about the token. */
function isSame(given: unknown, token: string): boolean {
  if (typeof given !== 'string') return false;
  return timingSafeEqual(hashOf(given), hashOf(token));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
