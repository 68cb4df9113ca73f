import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { failureAnswer } from './envelope';
import type { LogLevel } from '../environment';
import { createHttpServer } from './http-server';
import type { Rejection } from './rejection';

/** The longest form that a call of the contract has is far below this. */
export const LARGEST_BODY = 65_536;
/** Smaller answers gain nothing by compression. */
const COMPRESSED_FROM = 1024;
/** Answers are compressed per request, so a fast level is used. */
const BROTLI_QUALITY = 4;

export interface ServerSettings {
  /**
   * How many proxies are in front, or their addresses: the client's address is the first of `X-Forwarded-For`, from the
   * right, that is not one of them. 0 ignores the header.
   */
  readonly trustProxy: number | readonly string[];
  readonly logLevel: LogLevel;
  /** The answer to an error of what is behind the server, such as its store. It is not logged; `undefined`: a defect of the server. */
  readonly refusalOf?: (error: Error) => Rejection | undefined;
}

/** A request as the log has it. The query is left out: it may have the token of the back office. */
export const loggedRequest = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.replace(/\?.*$/, ''),
  remoteAddress: ip,
});

/** A server with the limits, the log and the failures that all servers of the contract have. */
export function baseServer({ trustProxy, logLevel, refusalOf }: ServerSettings): FastifyInstance {
  const answerFailure = failureAnswer(refusalOf);
  const server = Fastify({
    bodyLimit: LARGEST_BODY,
    trustProxy: trustOf(trustProxy),
    serverFactory: (handler) => createHttpServer(handler, { perAddress: trustProxy === 0 }),
    forceCloseConnections: true,
    logger: {
      level: logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: loggedRequest },
    },
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply),
  });
  server.setErrorHandler(answerFailure);
  return server;
}

/** Compresses the answers of the routes that are registered after it. */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    threshold: COMPRESSED_FROM,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}

/** Counts the proxies from the nearest on: an address that a client has written itself is never believed. */
function trustOf(
  proxies: ServerSettings['trustProxy'],
): string[] | ((address: string, hop: number) => boolean) | false {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies > 0 && ((_address, hop) => hop < proxies);
}
