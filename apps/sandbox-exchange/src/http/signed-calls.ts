import { parse } from 'node:querystring';
import { API_KEY_SCHEME, API_SIGNATURE_HEADER, API_TIME_HEADER } from '@bourse/contracts/security';
import type { Call } from '@bourse/contracts/wire';
import { Rejection } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { FastifyRequest } from 'fastify';
import type { KeyCallResult } from '../accounts/api-keys';
import type { User } from '../accounts/types';
import type { Exchange } from '../exchange-interface';
import { permissionFor } from './key-calls';

/** The bodies of requests as they were sent, by what was read from them: a key signs the text. */
const sentBodies = new WeakMap<object, string>();

/** Reads a form, and keeps its text for {@link userByKey}. */
export function readForm(text: string): Record<string, unknown> {
  const fields = parse(text);
  sentBodies.set(fields, text);
  return fields;
}

const REFUSALS: Record<Extract<KeyCallResult, { ok: false }>['reason'], [text: string, status: number]> = {
  refused: [SERVER_TEXTS.apiKeyRefused, 401],
  time: [SERVER_TEXTS.apiKeyTime, 401],
  expired: [SERVER_TEXTS.apiKeyExpired, 401],
  address: [SERVER_TEXTS.apiKeyAddress, 403],
  forbidden: [SERVER_TEXTS.apiKeyForbidden, 403],
  too_many: [SERVER_TEXTS.tooManyRequests, 429],
};

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const bodyOf = ({ body }: FastifyRequest): string =>
  (typeof body === 'object' && body !== null && sentBodies.get(body)) || '';

export const isByKey = (token: string): boolean => token.startsWith(API_KEY_SCHEME);

/**
 * The user for whom a program calls.
 * @throws Rejection if the key may not send the call, or does not send it now, from here or with this signature
 */
export async function userByKey(
  { accounts }: Pick<Exchange, 'accounts'>,
  request: FastifyRequest,
  { token, call }: { readonly token: string; readonly call: Call },
): Promise<User | undefined> {
  const result = await accounts.apiKeys.accept({
    key: token.slice(API_KEY_SCHEME.length),
    time: headerOf(request, API_TIME_HEADER),
    signature: headerOf(request, API_SIGNATURE_HEADER),
    method: request.method,
    path: request.raw.url ?? '',
    body: bodyOf(request),
    address: request.ip,
    wants: permissionFor(call),
  });
  if (result.ok) return accounts.user(result.userId);
  const [text, status] = REFUSALS[result.reason];
  throw new Rejection(text, { status });
}
