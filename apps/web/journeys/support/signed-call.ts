import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Sandbox } from './sandbox';

const answered = v.object({ type: v.string(), message: v.unknown() });

/** A program that calls the exchange with a key, as `docs/how-to/api-keys.md` describes it. */
export function programWith(sandbox: Sandbox, { key, secret }: { readonly key: string; readonly secret: string }) {
  return async (called: string, fields: Readonly<Record<string, string>> = {}) => {
    const time = String(await sandbox.now());
    const path = `/api${called}?t=${time}`;
    const body = new URLSearchParams(fields).toString();
    const response = await fetch(sandbox.address + path, {
      method: 'POST',
      headers: {
        authorization: `key ${key}`,
        'api-time': time,
        'api-signature': createHmac('sha256', secret).update([time, 'POST', path, body].join('\n')).digest('hex'),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body,
    });
    return { status: response.status, ...v.parse(answered, await response.json()) };
  };
}
