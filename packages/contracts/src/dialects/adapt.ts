import type { Call } from '../wire';
import type { Adapter, Fields } from './adapter';
import type { Dialect } from './dialect';
import { depositProof } from './calls/deposit-proof';
import { login } from './calls/login';
import { transfer } from './calls/transfer';
import { passwordOf } from './calls/with-password';
import { withdrawal } from './calls/withdrawal';

const ADAPTERS: Readonly<Record<string, Adapter>> = {
  '/c2c/do_legal_deal': passwordOf('c2c'),
  '/c2c_send': passwordOf('c2c'),
  '/user/forget': passwordOf('reset'),
  '/user/login': login,
  '/user/register': passwordOf('register'),
  '/wallet/change': transfer,
  '/wallet/charge_req': depositProof,
  '/wallet/out': withdrawal,
};

const isFields = (request: unknown): request is Fields => typeof request === 'object' && request !== null;

/** The request of a call as the back end's dialect writes it. */
export function adaptRequest({ path }: Pick<Call, 'path'>, request: unknown, dialect: Dialect): unknown {
  const adapter = Object.hasOwn(ADAPTERS, path) ? ADAPTERS[path] : undefined;
  return adapter && isFields(request) ? adapter(request, dialect) : request;
}
