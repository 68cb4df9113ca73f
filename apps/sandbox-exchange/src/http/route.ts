import {
  authenticate as authenticateBy,
  createRouter as createContractRouter,
  Rejection,
  type Router as ContractRouter,
} from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '../accounts/types';
import type { Exchange } from '../exchange-interface';
import { isOpenToFrozen } from './frozen-calls';
import { isByKey, userByKey } from './signed-calls';
import { LARGEST_ID } from '../store/types';

/** Adds calls of the contract for users of the exchange. */
export type Router = ContractRouter<User>;

/** A key counts for the calls of the router only: elsewhere it is an unknown token. */
const byToken = (exchange: Exchange) => (token: string) => exchange.accounts.userByToken(token);

export const createRouter = (server: FastifyInstance, exchange: Exchange): Router =>
  createContractRouter(
    server,
    async (token, request, call) => {
      const user = isByKey(token)
        ? await userByKey(exchange, request, { token, call })
        : await exchange.accounts.userByToken(token);
      if (user && exchange.published.isFrozen(user.id) && !isOpenToFrozen(call)) {
        throw new Rejection(SERVER_TEXTS.accountFrozen);
      }
      return user;
    },
    { largestId: LARGEST_ID },
  );

/**
 * The user of the request's token.
 * @throws Rejection 999 without a token or with an expired one
 */
export const authenticate = (request: FastifyRequest, exchange: Exchange): Promise<User> =>
  authenticateBy(request, byToken(exchange));
