import { parseDecimal } from '@bourse/decimal';
import type { Call } from '@bourse/contracts/wire';
import type { Transport } from './settings';
import { wireRequest, type EncodedRequest } from './wire-request';

type Field = [name: string, value: string | Blob];

/**
 * Fields as the wire has them: numbers without exponent, booleans as 1 and 0, missing values omitted.
 * @throws TypeError for a value that has no form encoding, which is a programming error
 */
function fieldsOf(request: unknown): Field[] {
  if (typeof request !== 'object' || request === null) return [];
  const fields: Field[] = [];
  for (const [name, value] of Object.entries(request) as [string, unknown][]) {
    if (value !== undefined && value !== null) fields.push([name, fieldValue(name, value)]);
  }
  return fields;
}

function fieldValue(name: string, value: unknown): string | Blob {
  if (typeof value === 'string' || value instanceof Blob) return value;
  if (typeof value === 'boolean') return value ? '1' : '0';
  const figure = typeof value === 'number' || typeof value === 'bigint' ? parseDecimal(value) : undefined;
  if (figure === undefined) throw new TypeError(`${name} has no place in a form`);
  return figure;
}

function textFields(fields: readonly Field[]): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') throw new TypeError(`${name} is a file: the call needs a multipart body`);
    params.append(name, value);
  }
  return params;
}

/**
 * Encodes a call: query or form, `t` (epoch milliseconds), the unprefixed token. Throws a TypeError as {@link fieldsOf}
 * does.
 */
export function encodeRequest(
  call: Call,
  request: unknown,
  { token, transport }: { token: string | undefined; transport: Transport },
): EncodedRequest {
  const fields = fieldsOf(request);
  const { origin, now, language } = transport;
  const options = { origin, t: now(), token, language: language() };
  const isMultipart = call.method === 'POST' && call.body === 'multipart';
  if (!isMultipart) return wireRequest(call, textFields(fields), options);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return wireRequest(call, form, options);
}
