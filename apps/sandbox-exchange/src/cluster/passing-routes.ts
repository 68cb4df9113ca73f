import { customerService, capabilities, upload } from '@bourse/contracts/site';
import {
  barEvent,
  currencyDetail,
  currencyList,
  quotation,
  quotationNew,
  quotationNewPost,
  tickerEvent,
  timeSeries,
  tradeHistory,
} from '@bourse/contracts/market';
import { SECOND_FACTOR_HEADER } from '@bourse/contracts/security';
import { agreement, newsDetail, newsList, newsListGet } from '@bourse/contracts/news';
import type { Call } from '@bourse/contracts/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound, LARGEST_BODY, unavailable } from '@bourse/contract-server';
import { LARGEST_UPLOAD } from '../uploads/picture';
import type { CoreClock } from './core-clock';
import { CoreAwayError, type CoreClient, type CoreReply, type PassedRequest } from './core-client';
import type { HeardState } from './heard-state';
import type { PublicReplies } from './public-replies';

/** The event with which the reply of a public call changes; `BY_TIME`: it changes with time only. */
const BY_TIME = undefined;
/**
 * Clients read the call when an event tells of a change. They may hear the event over another edge before this one does, so a reply must be no
 * older than the request.
 */
const AFTER_EVENT = 'after event';

/** Calls whose reply is the same for every user. */
const PUBLIC_CALLS: readonly (readonly [Call, string | undefined])[] = [
  [quotation, tickerEvent.name],
  [quotationNew, tickerEvent.name],
  [quotationNewPost, tickerEvent.name],
  [tradeHistory, AFTER_EVENT],
  [timeSeries, barEvent.name],
  [currencyDetail, BY_TIME],
  [currencyList, BY_TIME],
  [customerService, BY_TIME],
  [capabilities, BY_TIME],
  [newsList, BY_TIME],
  [newsListGet, BY_TIME],
  [newsDetail, BY_TIME],
  [agreement, BY_TIME],
];

/** Headers of a request that a call depends on. `x-forwarded-for` is written by the edge. */
const PASSED_HEADERS = [
  'authorization',
  'content-type',
  'user-agent',
  'accept-language',
  SECOND_FACTOR_HEADER,
] as const;
/** Headers of a reply that are the core's and not the edge's. */
const ANSWERED_HEADERS = [
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-type',
  'date',
  'retry-after',
  'x-content-type-options',
] as const;

const REPEATED_HEADERS = ANSWERED_HEADERS.filter((name) => name !== 'date');

/** The parts of a form beside the file. */
const OVERHEAD = 65_536;

/** Resolves the path of a request; only the path is used. */
const ANY_ORIGIN = 'http://core';

interface Needs {
  readonly core: CoreClient;
  readonly heard: HeardState;
  readonly clock: CoreClock;
  readonly replies: PublicReplies;
}

/** Answers public calls from replies that are headers, and passes all others to the core. */
export function passingRoutes(server: FastifyInstance, { core, heard, clock, replies }: Needs): void {
  const pass = async (passed: PassedRequest) => {
    const reply = await core.pass(passed);
    clock.reply(reply.headers['date']);
    return reply;
  };
  server.addHook('onRequest', refuseOtherPaths);
  server.removeAllContentTypeParsers();
  // Bodies are passed as they are; the core reads them.
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  for (const [call, topic] of PUBLIC_CALLS) {
    server.route({
      method: call.method,
      url: `/api${call.path}`,
      handler: async (request, reply) => {
        const passed = passedOf(request, call.method);
        const key = `${call.method} ${call.path}?${fieldsOf(call, passed).toString()}`;
        const ask = () => pass(passed);
        const version = topic === BY_TIME ? 0 : heard.version(topic);
        const found = await answered(() =>
          topic === AFTER_EVENT ? replies.readNow({ key, ask }) : replies.read({ key, version, ask }),
        );
        // The time at which a cached reply was made is not the present one.
        return answer(reply, found, REPEATED_HEADERS);
      },
    });
  }
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    server.route({
      method,
      url: '/api/*',
      bodyLimit: LARGEST_BODY,
      handler: async (request, reply) => answer(reply, await answered(() => pass(passedOf(request, method)))),
    });
  }
  server.route({
    method: upload.method,
    url: `/api${upload.path}`,
    bodyLimit: LARGEST_UPLOAD + OVERHEAD,
    handler: async (request, reply) => answer(reply, await answered(() => pass(passedOf(request, upload.method)))),
  });
}

/**
 * Refuses a path that is another one once its dot segments are resolved, or that is a whole address: everything passed to the core begins
 * with `/api/`.
 */
function refuseOtherPaths(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const [path = ''] = request.url.split('?', 1);
  if (URL.parse(request.url, ANY_ORIGIN)?.pathname === path && path.startsWith('/api/')) done();
  else void answerNotFound(request, reply);
}

/** @param method of the route; Fastify answers HEAD from the route of GET, and drops the body. */
function passedOf(request: FastifyRequest, method: PassedRequest['method']): PassedRequest {
  const headers: Record<string, string> = { 'x-forwarded-for': request.ip, 'accept-encoding': 'identity' };
  for (const name of PASSED_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const body = Buffer.isBuffer(request.body) ? request.body : undefined;
  return { method, path: request.url, headers, body };
}

/** The fields without `t`, which the client makes different for each request, in the order of their names. */
function fieldsOf(call: Call, { path, body }: PassedRequest): URLSearchParams {
  const fields = new URLSearchParams(call.method === 'GET' ? path.replace(/^[^?]*\??/, '') : (body?.toString() ?? ''));
  fields.delete('t');
  fields.sort();
  return fields;
}

/** @throws Rejection of an unknown outcome while no core answers */
async function answered(ask: () => Promise<CoreReply>): Promise<CoreReply> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CoreAwayError) throw unavailable();
    throw error;
  }
}

function answer(
  reply: FastifyReply,
  { status, headers, body }: CoreReply,
  names: readonly string[] = ANSWERED_HEADERS,
): FastifyReply {
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply.code(status).send(body);
}
