import { connect, type Socket } from 'node:net';
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

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** The answer to a request whose body is not sent; the connection stays open. */
async function answerTo(head: string): Promise<string> {
  const socket = connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1');
  sockets.push(socket);
  socket.write(`POST /refused HTTP/1.1\r\nhost: localhost\r\n${head}\r\n\r\n`);
  const answer = await new Promise<Buffer>((resolve) => {
    socket.once('data', resolve);
  });
  return answer.toString().toLowerCase();
}

it('two large bodies of refused requests are read, and the connection of a third one ends with its refusal', async () => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  expect(await answerTo('content-length: 4000000')).toContain('connection: keep-alive');
  expect(await answerTo('content-length: 4000000')).toContain('connection: keep-alive');
  const third = await answerTo('content-length: 4000000');
  expect(third).toContain('connection: close');
  expect(third).toContain('{"type":"error","message":"no"}');
});

it('a large body is read again after an earlier one has ended', async () => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  await answerTo('content-length: 4000000');
  await answerTo('content-length: 4000000');
  const [first] = sockets;
  first?.destroy();
  await expect.poll(() => answerTo('content-length: 4000000')).toContain('connection: keep-alive');
});

it('a connection stays open after the refusal of a small body', async () => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  for (let count = 0; count < 4; count += 1) {
    expect(await answerTo('content-length: 9')).toContain('connection: keep-alive');
  }
});
