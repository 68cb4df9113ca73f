import { createHash } from 'node:crypto';
import { SECOND_FACTOR_HEADER } from '@bourse/contracts/security';
import type { Call, ReceivedOf, WireReplyOf } from '@bourse/contracts/wire';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFields, readInput } from './input';
import { networkOf } from './network-of';
import { Rejection } from './rejection';

/**
 * Identifies a write, so that a repetition has no second effect: the user, the action (such as the path of the call) and an
 * id that the client made for this one action.
 */
export interface RequestKey {
  readonly userId: number;
  readonly action: string;
  /** At most 64 characters. */
  readonly clientId: string;
  /** Everything the action depends on. The same id with other fields is refused. */
  readonly fields: object;
}

interface Identified {
  readonly id: number;
}

/** Adds calls of the contract to the server. */
export interface Router<User extends Identified> {
  /** A public call; `user` is the owner of the token, if there is one. */
  readonly route: <C extends Call>(call: C, handler: Handler<C, User | undefined>) => void;
  /**
   * A call that requires a token: a missing or expired one is answered with 999.
   * @throws if the contract does not declare that the call requires a token
   */
  readonly userRoute: <C extends Call>(call: C, handler: Handler<C, User>) => void;
}

type Handler<C extends Call, Caller> = (asked: {
  input: ReceivedOf<C>;
  user: Caller;
  /** Source address of the request, as limits count it: see {@link networkOf}. */
  address: string;
  /** Of the session; empty for a visitor. */
  token: string;
  /** The `User-Agent` of the request, at most 256 characters; empty: unknown. */
  device: string;
  /** The code of a second factor, or the assertion of a passkey, that came with the request; empty: none. */
  secondFactor: string;
  /** Makes a write of this call idempotent, see {@link requestOf}; `undefined` for a visitor and for a request without `t`. */
  request: RequestKey | undefined;
}) => Promise<WireReplyOf<C>> | WireReplyOf<C>;

/** The user of a token that is neither expired nor revoked. */
export type UserOf<User extends Identified> = (token: string) => Promise<User | undefined> | User | undefined;

/** The same for the routes of a router, whose token may be one for some calls only, or one that the request proves in its own way. */
type CallerOf<User extends Identified> = (
  token: string,
  request: FastifyRequest,
  call: Call,
) => ReturnType<UserOf<User>>;

/** What a handler gets. */
const askedBy = <C extends Call, Caller extends Identified | undefined>(
  call: C,
  request: FastifyRequest,
  user: Caller,
  { largestId = Number.MAX_SAFE_INTEGER, requestsOutliveSessions = false }: RouterOptions,
) => ({
  input: readInput(call, request, largestId),
  user,
  address: networkOf(request.ip),
  token: tokenOf(request),
  device: request.headers['user-agent']?.slice(0, LONGEST_DEVICE) ?? '',
  secondFactor: secondFactorOf(request),
  request: requestOf(request, user, requestsOutliveSessions ? '' : tokenOf(request)),
});

interface RouterOptions {
  /** Larger ids are refused; by default those that are no safe integers, as by the contract. */
  readonly largestId?: number;
  /** Of a server with one user, whose sessions end with the process: a request that is repeated in another session is the same one. */
  readonly requestsOutliveSessions?: boolean;
}

export function createRouter<User extends Identified>(
  server: FastifyInstance,
  callerOf: CallerOf<User>,
  options: RouterOptions = {},
): Router<User> {
  function add<C extends Call>(call: C, handle: (request: FastifyRequest) => Promise<WireReplyOf<C>>): void {
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
  const userOf = (request: FastifyRequest, call: Call) => (token: string) => callerOf(token, request, call);
  return {
    route(call, handler) {
      add(call, async (request) => {
        const user = call.access === 'public' ? undefined : await ownerOf(request, userOf(request, call));
        return handler(askedBy(call, request, user, options));
      });
    },
    userRoute(call, handler) {
      if (call.access !== 'required') throw new Error(`${call.path} does not want a token`);
      add(call, async (request) =>
        handler(askedBy(call, request, await authenticate(request, userOf(request, call)), options)),
      );
    },
  };
}

/** An assertion of a passkey, in place of a code, has up to about 2,000 characters. */
const LONGEST_CODE = 4096;
const LONGEST_DEVICE = 256;

function secondFactorOf({ headers }: FastifyRequest): string {
  const code = headers[SECOND_FACTOR_HEADER];
  return typeof code === 'string' && code.length <= LONGEST_CODE ? code.trim() : '';
}

const tokenOf = (request: FastifyRequest): string => request.headers.authorization?.trim() ?? '';

async function ownerOf<User extends Identified>(request: FastifyRequest, userOf: UserOf<User>) {
  const token = tokenOf(request);
  return token === '' ? undefined : userOf(token);
}

/**
 * The user of the request's token.
 * @throws Rejection 999 without a token or with an expired one
 */
export async function authenticate<User extends Identified>(
  request: FastifyRequest,
  userOf: UserOf<User>,
): Promise<User> {
  const user = await ownerOf(request, userOf);
  if (!user) throw expired(tokenOf(request));
  return user;
}

/** 999 has two texts: for a missing and for an expired login. */
function expired(token: string): Rejection {
  return new Rejection(token === '' ? SERVER_TEXTS.pleaseLogIn : SERVER_TEXTS.loginExpired, { type: 999 });
}

/**
 * Identifies a request by its user, its path, its session, its body and `t` (epoch milliseconds; the client makes it different for every
 * request of a tab). Equal requests of two tabs in the same millisecond are one; requests with other fields are two. A browser repeats a
 * POST by itself, with the same `t` and body, if a kept-alive connection breaks before the first byte of the answer; a client repeats it
 * after an unknown outcome.
 * @param session its token; empty where requests outlive sessions
 */
function requestOf(request: FastifyRequest, user: Identified | undefined, session: string): RequestKey | undefined {
  const { query, body } = request;
  if (!user || !isFields(query) || typeof query['t'] !== 'string' || !/^\d{13}$/.test(query['t'])) return undefined;
  const fields = isFields(body) ? body : {};
  const sent = createHash('sha256')
    .update(JSON.stringify([session, fields]))
    .digest('base64url')
    .slice(0, 22);
  return {
    userId: user.id,
    action: request.routeOptions.url ?? '',
    clientId: `${query['t']}-${sent}`,
    fields,
  };
}
