import { parseDecimal } from '@bourse/decimal';
import type { Call } from '../contract';
import type { Transport } from './settings';

/** The arguments for `fetch`. */
export interface EncodedRequest {
  readonly url: string;
  readonly init: RequestInit;
}

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
  const query = call.method === 'GET' ? textFields(fields) : new URLSearchParams();
  query.set('t', String(transport.now()));
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== undefined) headers['Authorization'] = token;
  const init: RequestInit = { method: call.method, headers };
  if (call.method === 'POST') {
    if (call.body === 'multipart') {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      init.body = form;
    } else {
      headers['Content-Type'] = 'application/x-www-form-urlencoded;charset=UTF-8';
      init.body = textFields(fields).toString();
    }
  }
  return { url: `${transport.origin}/api${call.path}?${query.toString()}`, init };
}
