// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineCall } from '../contract';
import { encodeRequest } from './encode';
import { send } from './send';
import { transportOf } from './settings';

const call = defineCall({
  method: 'POST',
  path: '/upload',
  access: 'public',
  request: v.unknown(),
  reply: v.unknown(),
  body: 'multipart',
});

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
beforeEach(() => new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready)));
afterEach(
  () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    }),
);

/** How to ask the server: it gives up after `timeoutMs` milliseconds or by `signal`. */
interface Asking {
  timeoutMs?: number;
  signal?: AbortSignal;
  request?: unknown;
  /** Runs when the head of the reply is there. */
  onHead?: () => void;
}

function ask({ timeoutMs = 15_000, signal = new AbortController().signal, request = {}, onHead }: Asking = {}) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const transport = transportOf({ transport: { origin: `http://127.0.0.1:${address.port}` } });
  return send(encodeRequest(call, request, { token: undefined, transport }), {
    fetch: async (input, init) => {
      const response = await transport.fetch(input, init);
      onHead?.();
      return response;
    },
    timeoutMs,
    signal,
  });
}

describe('a request', () => {
  it('comes back with status and body', async () => {
    answer = (_request, response) => response.writeHead(418).end('{}');
    expect(await ask()).toEqual({ reply: { status: 418, body: '{}' } });
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const answered = vi.fn<typeof fetch>().mockResolvedValue(new Response('{}'));
    await send({ url: '/', init: {} }, { fetch: answered, timeoutMs: 15_000, signal });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('carries a file as multipart form data, under the name that the contract gives it', async () => {
    answer = (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => response.end(`${request.headers['content-type']}\n${Buffer.concat(parts).toString()}`));
    };
    const sent = await ask({ request: { file: new Blob(['a picture'], { type: 'image/png' }) } });
    const echo = 'reply' in sent ? sent.reply.body : '';
    expect(echo).toMatch(/^multipart\/form-data; boundary=/);
    expect(echo).toMatch(/name="file"; filename="[^"]*"\r\nContent-Type: image\/png\r\n\r\na picture\r\n/);
  });

  it('that never gets an answer times out', async () => {
    answer = () => {};
    expect(await ask({ timeoutMs: 20 })).toEqual({ failure: { kind: 'timeout' } });
  });

  it('whose reply stops in the middle times out', async () => {
    answer = (_request, response) => response.write('{"type":');
    expect(await ask({ timeoutMs: 50 })).toEqual({ failure: { kind: 'timeout' } });
  });

  it('whose connection breaks in the middle of the reply was lost on the way', async () => {
    answer = (_request, response) => response.write('{"type":', () => response.destroy());
    expect(await ask()).toEqual({ failure: { kind: 'network' } });
  });

  it('may be called off before it leaves', async () => {
    expect(await ask({ signal: AbortSignal.abort() })).toEqual({ failure: { kind: 'aborted' } });
  });

  it('may be called off while it is answered', async () => {
    const caller = new AbortController();
    answer = (_request, response) => response.flushHeaders();
    expect(await ask({ signal: caller.signal, onHead: () => caller.abort() })).toEqual({
      failure: { kind: 'aborted' },
    });
  });
});
