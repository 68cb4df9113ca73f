import {
  authenticate as authenticateBy,
  createRouter as createContractRouter,
  type Router as ContractRouter,
} from '@bourse/contract-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '../accounts/types';
import type { Exchange } from '../exchange-interface';
import { LARGEST_ID } from '../store/types';

/** Adds calls of the contract for users of the exchange. */
export type Router = ContractRouter<User>;

const byToken = (exchange: Exchange) => (token: string) => exchange.accounts.userByToken(token);

export const createRouter = (server: FastifyInstance, exchange: Exchange): Router =>
  createContractRouter(server, byToken(exchange), { largestId: LARGEST_ID });

/**
 * The user of the request's token.
 * @throws Rejection 999 without a token or with an expired one
 */
export const authenticate = (request: FastifyRequest, exchange: Exchange): Promise<User> =>
  authenticateBy(request, byToken(exchange));
