import { id, type Call, type ReceivedOf } from '@bourse/contracts/wire';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Rejection } from './rejection';

/**
 * The fields of a request as the contract's schema reads them. Ids that the server cannot have are refused here, once for all calls.
 * @param largestId the contract's ids are safe integers; a server whose store has smaller ones gives its bound
 * @throws Rejection if a field does not fit
 */
export function readInput<C extends Call>(call: C, request: FastifyRequest, largestId: number): ReceivedOf<C> {
  const sent = call.method === 'GET' ? request.query : request.body;
  const fields = isFields(sent) ? sent : {};
  const read = v.safeParse(call.request, fields);
  const isRefused = Object.values(fields).some(hasNul) || idsOf(call).some((name) => Number(fields[name]) > largestId);
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

const withEntries = v.object({ entries: v.record(v.string(), v.unknown()) });
const withWrapped = v.object({ wrapped: v.unknown() });
const withPipe = v.object({ pipe: v.unknown() });

/** Names of the fields that the contract reads as ids. */
function idsOf({ request }: Call): string[] {
  return v.is(withEntries, request)
    ? Object.entries(request.entries).flatMap(([name, schema]) => (isId(schema) ? [name] : []))
    : [];
}

function isId(schema: unknown): boolean {
  if (v.is(withWrapped, schema)) return isId(schema.wrapped);
  return v.is(withPipe, schema) && schema.pipe === id.pipe;
}
