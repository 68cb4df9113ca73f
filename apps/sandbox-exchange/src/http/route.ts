import type { Call, ReceivedOf, WireReplyOf } from '@bourse/api-client/contract';
import { createHash } from 'node:crypto';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { User } from '../accounts/types';
import type { Exchange } from '../exchange';
import { Rejection } from './rejection';

/** Hangs calls of the contract into the server. */
export interface Router {
  /** A call that anybody may make; `user` is whoever the token belongs to. */
  readonly route: <C extends Call>(call: C, handler: Handler<C, User | undefined>) => void;
  /**
   * A call that wants a token: without one, or with a dead one, the answer is 999.
   * @throws where the contract does not say that the call wants a token
   */
  readonly userRoute: <C extends Call>(call: C, handler: Handler<C, User>) => void;
}

type Handler<C extends Call, Caller> = (asked: {
  input: ReceivedOf<C>;
  user: Caller;
  /** Where the request came from. */
  address: string;
  /** The same for a request that came twice, see {@link requestKey}; `undefined` where it cannot be told. */
  requestKey: string | undefined;
}) => Promise<WireReplyOf<C>> | WireReplyOf<C>;

export function createRouter(server: FastifyInstance, exchange: Exchange): Router {
  function hang<C extends Call>(call: C, handle: (request: FastifyRequest) => Promise<WireReplyOf<C>>): void {
    server.route({
      method: call.method,
      url: `/api${call.path}`,
      handler: async (request, reply) => {
        const message = await handle(request);
        reply.header('cache-control', 'no-store');
        return call.envelope === 'code' ? { code: 1, data: message } : { type: 'ok', message };
      },
    });
  }
  return {
    route(call, handler) {
      hang(call, async (request) => {
        const user = call.access === 'public' ? undefined : await userOf(request, exchange);
        return handler({ input: readInput(call, request), user, address: request.ip, requestKey: requestKey(request) });
      });
    },
    userRoute(call, handler) {
      if (call.access !== 'required') throw new Error(`${call.path} does not want a token`);
      hang(call, async (request) => {
        const user = await userOf(request, exchange);
        if (!user) throw expired(tokenOf(request));
        return handler({ input: readInput(call, request), user, address: request.ip, requestKey: requestKey(request) });
      });
    },
  };
}

const tokenOf = (request: FastifyRequest): string => request.headers.authorization?.trim() ?? '';

async function userOf(request: FastifyRequest, exchange: Exchange): Promise<User | undefined> {
  const token = tokenOf(request);
  return token === '' ? undefined : exchange.accounts.userByToken(token);
}

/** 999 has two texts: one for a person who has not logged in, one for whose login has ended. */
function expired(token: string): Rejection {
  return new Rejection(token === '' ? SERVER_TEXTS.pleaseLogIn : SERVER_TEXTS.loginExpired, { type: 999 });
}

/**
 * Browsers send a POST again by themselves when a kept-alive connection breaks before the first byte of the answer. Such
 * a twin has the same `t` (epoch milliseconds, different for every request that the client makes) and the same fields.
 */
function requestKey(request: FastifyRequest): string | undefined {
  const { query, body } = request;
  if (!isFields(query) || typeof query['t'] !== 'string' || !/^\d{13}$/.test(query['t'])) return undefined;
  const fields = isFields(body) ? Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1)) : [];
  const digest = createHash('sha256')
    .update(JSON.stringify([request.routeOptions.url, fields]))
    .digest('base64url');
  return `${query['t']}-${digest.slice(0, 22)}`;
}

/** The fields of a request as the contract's schema reads them. */
function readInput<C extends Call>(call: C, request: FastifyRequest): ReceivedOf<C> {
  const fields = call.method === 'GET' ? request.query : request.body;
  const read = v.safeParse(call.request, isFields(fields) ? fields : {});
  if (!read.success || (isFields(fields) && Object.values(fields).some(hasNul))) {
    throw new Rejection(SERVER_TEXTS.parameterError);
  }
  return read.output;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** No text of the contract has a NUL in it, and no database takes one. */
function hasNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0');
}
