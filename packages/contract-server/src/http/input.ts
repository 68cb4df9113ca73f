import { decimal, id, type Call, type ReceivedOf } from '@bourse/contracts/wire';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Rejection } from './rejection';

/** The largest value of an id: the columns of most ids are integers. */
export const LARGEST_ID = 2_147_483_647;

/**
 * The fields of a request as the contract's schema reads them. Ids that no table can have are refused here, once for all calls, and
 * decimals with an exponent: the client writes none, and a server that reads one may read it otherwise than the next one.
 * @throws Rejection if a field does not fit
 */
export function readInput<C extends Call>(call: C, request: FastifyRequest): ReceivedOf<C> {
  const sent = call.method === 'GET' ? request.query : request.body;
  const fields = isFields(sent) ? sent : {};
  const read = v.safeParse(call.request, fields);
  const isRefused =
    Object.values(fields).some(hasNul) ||
    fieldsOf(call, id).some((name) => isTooLarge(fields[name])) ||
    fieldsOf(call, decimal).some((name) => hasExponent(fields[name]));
  if (!read.success || isRefused) throw new Rejection(SERVER_TEXTS.parameterError);
  return read.output;
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** No text of the contract has a NUL in it, and no database takes one. */
function hasNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0');
}

const isTooLarge = (value: unknown) => Number(value) > LARGEST_ID;

const hasExponent = (value: unknown) => typeof value === 'string' && /e/i.test(value);

const withEntries = v.object({ entries: v.record(v.string(), v.unknown()) });
const withWrapped = v.object({ wrapped: v.unknown() });
const withPipe = v.object({ pipe: v.unknown() });

/** Names of the fields that the contract reads as this scalar. */
function fieldsOf({ request }: Call, scalar: typeof id | typeof decimal): string[] {
  return v.is(withEntries, request)
    ? Object.entries(request.entries).flatMap(([name, schema]) => (isOf(schema, scalar) ? [name] : []))
    : [];
}

function isOf(schema: unknown, scalar: typeof id | typeof decimal): boolean {
  if (v.is(withWrapped, schema)) return isOf(schema.wrapped, scalar);
  return v.is(withPipe, schema) && schema.pipe === scalar.pipe;
}
