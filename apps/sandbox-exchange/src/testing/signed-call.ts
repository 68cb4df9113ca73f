import { createHmac } from 'node:crypto';
import { API_KEY_SCHEME, API_SIGNATURE_HEADER, API_TIME_HEADER, signedText } from '@bourse/contracts/security';
import type { Call } from '@bourse/contracts/wire';
import type { TestApp } from './test-app';

export interface KeyWithSecret {
  readonly key: string;
  readonly secret: string;
}

interface Sent {
  readonly fields?: Readonly<Record<string, string | number>>;
  /** Milliseconds by which the clock of the program differs. */
  readonly off?: number;
  /** Names a command that is sent again. */
  readonly t?: number;
  readonly from?: string;
  /** Changes what is sent after it was signed. */
  readonly tamper?: (request: SignedRequest) => SignedRequest;
}

export interface SignedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: string;
  readonly remoteAddress: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A call of the contract that a program signs with its key. */
export function signed(test: TestApp, { key, secret }: KeyWithSecret, call: Call, sent: Sent = {}): SignedRequest {
  const {
    fields = {},
    off = 0,
    t = test.clock.now() + off,
    from = '198.51.100.1',
    tamper = (request) => request,
  } = sent;
  const text = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
  const time = String(test.clock.now() + off);
  const isGet = call.method === 'GET';
  const url = isGet && text !== '' ? `/api${call.path}?t=${t}&${text}` : `/api${call.path}?t=${t}`;
  const body = isGet ? '' : text;
  return tamper({
    method: call.method,
    url,
    ...(!isGet && { payload: body }),
    remoteAddress: from,
    headers: {
      ...(!isGet && { 'content-type': 'application/x-www-form-urlencoded' }),
      authorization: API_KEY_SCHEME + key,
      [API_TIME_HEADER]: time,
      [API_SIGNATURE_HEADER]: createHmac('sha256', secret)
        .update(signedText({ time, method: call.method, path: url, body }))
        .digest('hex'),
    },
  });
}

export async function send(test: TestApp, request: SignedRequest) {
  const response = await test.app.server.inject(request);
  return { status: response.statusCode, ...response.json<{ type: unknown; message: unknown }>() };
}
