import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineCall } from '@bourse/contracts/wire';
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

/** Options of a request: it ends after `timeoutMs` milliseconds or by `signal`. */
interface Asking {
  timeoutMs?: number;
  signal?: AbortSignal;
  request?: unknown;
  /** Runs when the headers of the reply have arrived. */
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

it('a request resolves with status and body', async () => {
  answer = (_request, response) => response.writeHead(418).end('{}');
  expect(await ask()).toMatchObject({ reply: { status: 418, body: '{}' } });
});

it("a request returns the server's date and the times of sending and receiving", async () => {
  answer = (_request, response) => response.writeHead(200, { Date: 'Fri, 20 Nov 2026 12:00:00 GMT' }).end('{}');
  const sent = await ask();
  const date = 'reply' in sent ? sent.reply.date : undefined;
  expect(date?.date).toBe(Date.parse('2026-11-20T12:00:00Z'));
  expect(date?.receivedAt).toBeGreaterThanOrEqual(date?.sentAt ?? Number.POSITIVE_INFINITY);
});

it('a request clears its timer', async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  const answered = vi.fn<typeof fetch>().mockResolvedValue(new Response('{}'));
  await send({ url: '/', init: {} }, { fetch: answered, timeoutMs: 15_000, signal });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it("a request carries a file as multipart form data under the contract's field name", async () => {
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

it('a request times out without an answer', async () => {
  answer = () => {};
  expect(await ask({ timeoutMs: 20 })).toEqual({ failure: { kind: 'timeout' } });
});

it('a request times out if the body stops in the middle', async () => {
  answer = (_request, response) => response.write('{"type":');
  expect(await ask({ timeoutMs: 50 })).toEqual({ failure: { kind: 'timeout' } });
});

it('a request is lost if the connection breaks in the middle of the body', async () => {
  answer = (_request, response) => response.write('{"type":', () => response.destroy());
  expect(await ask()).toEqual({ failure: { kind: 'network' } });
});

it('a request can be aborted before it is sent', async () => {
  expect(await ask({ signal: AbortSignal.abort() })).toEqual({ failure: { kind: 'aborted' } });
});

it('a request can be aborted while the body arrives', async () => {
  const caller = new AbortController();
  answer = (_request, response) => response.flushHeaders();
  expect(await ask({ signal: caller.signal, onHead: () => caller.abort() })).toEqual({
    failure: { kind: 'aborted' },
  });
});
