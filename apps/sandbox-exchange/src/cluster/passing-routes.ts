import { customerService, capabilities, upload } from '@bourse/feature-kit/contract';
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
} from '@bourse/market/contract';
import { agreement, newsDetail, newsList, newsListGet } from '@bourse/news/contract';
import type { Call } from '@bourse/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LARGEST_BODY, unavailable } from '@bourse/contract-server';
import { LARGEST_UPLOAD } from '../uploads/picture';
import { CoreAwayError, type CoreClient, type CoreReply, type PassedRequest } from './core-client';
import type { HeardState } from './heard-state';
import type { PublicReplies } from './public-replies';

/** Fields of a request, by name. */
type Fields = URLSearchParams;

/** The event with which the reply of a public call changes; `undefined`: it changes with time only. */
type Topic = (fields: Fields) => string | undefined;

const byTime: Topic = () => undefined;
const byTicker: Topic = () => tickerEvent.name;

/** Calls whose reply is the same for every user. */
const PUBLIC_CALLS: readonly (readonly [Call, Topic])[] = [
  [quotation, byTicker],
  [quotationNew, byTicker],
  [quotationNewPost, byTicker],
  [tradeHistory, (fields) => `${tickerEvent.name} pair ${fields.get('currency_id')}-${fields.get('legal_id')}`],
  [timeSeries, () => barEvent.name],
  [currencyDetail, byTime],
  [currencyList, byTime],
  [customerService, byTime],
  [capabilities, byTime],
  [newsList, byTime],
  [newsListGet, byTime],
  [newsDetail, byTime],
  [agreement, byTime],
];

/** Headers of a request that a call depends on. `x-forwarded-for` is written by the edge. */
const PASSED_HEADERS = ['authorization', 'content-type', 'user-agent', 'accept-language'] as const;
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

/** The parts of a form beside the file. */
const OVERHEAD = 65_536;

interface Needs {
  readonly core: CoreClient;
  readonly heard: HeardState;
  readonly replies: PublicReplies;
}

/** Answers public calls from replies that are kept, and passes all others to the core. */
export function passingRoutes(server: FastifyInstance, { core, heard, replies }: Needs): void {
  server.removeAllContentTypeParsers();
  // Bodies are passed as they are; the core reads them.
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  for (const [call, topicOf] of PUBLIC_CALLS) {
    server.route({
      method: call.method,
      url: `/api${call.path}`,
      handler: async (request, reply) => {
        const passed = passedOf(request);
        const fields = fieldsOf(call, passed);
        const topic = topicOf(fields);
        const kept = await answered(() =>
          replies.read({
            key: `${call.method} ${call.path}?${fields.toString()}`,
            version: topic === undefined ? 0 : heard.version(topic),
            ask: () => core.pass(passed),
          }),
        );
        return answer(reply, kept);
      },
    });
  }
  server.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/api/*',
    bodyLimit: LARGEST_BODY,
    handler: async (request, reply) => answer(reply, await answered(() => core.pass(passedOf(request)))),
  });
  server.route({
    method: upload.method,
    url: `/api${upload.path}`,
    bodyLimit: LARGEST_UPLOAD + OVERHEAD,
    handler: async (request, reply) => answer(reply, await answered(() => core.pass(passedOf(request)))),
  });
}

function passedOf(request: FastifyRequest): PassedRequest {
  const headers: Record<string, string> = { 'x-forwarded-for': request.ip, 'accept-encoding': 'identity' };
  for (const name of PASSED_HEADERS) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  const body = Buffer.isBuffer(request.body) ? request.body : undefined;
  return { method: request.method, path: request.url, headers, body };
}

/** The fields without `t`, which the client makes different for each request, in the order of their names. */
function fieldsOf(call: Call, { path, body }: PassedRequest): Fields {
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

function answer(reply: FastifyReply, { status, headers, body }: CoreReply): FastifyReply {
  for (const name of ANSWERED_HEADERS) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply.code(status).send(body);
}
