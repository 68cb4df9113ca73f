import { createHmac } from 'node:crypto';
import { API_KEY_SCHEME, API_SIGNATURE_HEADER, API_TIME_HEADER, signedText } from '@bourse/contracts/security';
import type { Call } from '@bourse/contracts/wire';
import * as v from 'valibot';
import type { Sandbox } from './sandbox';

const answered = v.object({ type: v.string(), message: v.unknown() });

/** A program that calls the exchange with a key, as the how-to describes it. */
export function programWith(sandbox: Sandbox, { key, secret }: { readonly key: string; readonly secret: string }) {
  return async ({ method, path: called }: Call, fields: Readonly<Record<string, string>> = {}) => {
    const time = String(await sandbox.now());
    const path = `/api${called}?t=${time}`;
    const body = method === 'GET' ? '' : new URLSearchParams(fields).toString();
    const response = await fetch(sandbox.address + path, {
      method,
      headers: {
        authorization: API_KEY_SCHEME + key,
        [API_TIME_HEADER]: time,
        [API_SIGNATURE_HEADER]: createHmac('sha256', secret)
          .update(signedText({ time, method, path, body }))
          .digest('hex'),
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'POST' && { body }),
    });
    return { status: response.status, ...v.parse(answered, await response.json()) };
  };
}
