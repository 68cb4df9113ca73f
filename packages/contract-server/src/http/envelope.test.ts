import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failureAnswer } from './envelope';
import { Rejection } from './rejection';

let server: FastifyInstance;
beforeEach(() => {
  server = Fastify({ forceCloseConnections: true });
  server.setErrorHandler(failureAnswer());
  server.addHook('onRequest', async () => {
    throw new Rejection('no');
  });
  server.post('/refused', () => 'taken');
});
afterEach(() => server.close());

/** What the server sends until it closes the connection, or until its whole first answer has come. */
async function answerTo(head: string): Promise<string> {
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`POST /refused HTTP/1.1\r\nhost: localhost\r\n${head}\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk).toLowerCase();
    if (text.includes('keep-alive')) break;
  }
  return text;
}

it('a large body that is refused before it has arrived is not read: the connection ends with the refusal', async () => {
  const text = await answerTo('content-length: 4000000');
  expect(text).toContain('connection: close');
  expect(text).toContain('{"type":"error","message":"no"}');
});

it('a connection stays open after the refusal of a small body', async () => {
  expect(await answerTo('content-length: 9')).toContain('connection: keep-alive');
});
