import { loopbackOnly } from '@bourse/contract-server';
import type { FastifyInstance } from 'fastify';

/** Carries the token of a program. */
export const TOKEN_HEADER = 'x-sandbox-token';

/** Restricts routes below `/sandbox` to callers on this machine that know the token. */
export function guardSandbox(server: FastifyInstance, what: string, token: string): void {
  loopbackOnly(server, { what, token, header: TOKEN_HEADER, cookie: { name: 'sandbox', path: '/sandbox' } });
}
