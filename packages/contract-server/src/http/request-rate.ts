import rateLimit from '@fastify/rate-limit';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../environment';
import { networkOf } from './network-of';
import { Rejection } from './rejection';

/** 150 a second: a tab sends twenty when it opens, and two a minute then, and an office may share an address. */
const MOST_REQUESTS = 1500;
const WINDOW_MS = 10_000;

/**
 * Limits the requests of one address to the routes that are registered after it, over all of them. Behind a proxy the address is the client's only with
 * `TRUST_PROXY`. Programs on this machine are not limited.
 */
export async function limitRequests(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    max: MOST_REQUESTS,
    timeWindow: WINDOW_MS,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ ip }) => isLoopback(ip) || isLoopback(networkOf(ip)),
    errorResponseBuilder: () => new Rejection(SERVER_TEXTS.tooManyRequests, { status: 429 }),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
}
