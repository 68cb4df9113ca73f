import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { failureAnswer } from './envelope';
import { createDrain } from './drain';

async function start() {
  const server = Fastify({ forceCloseConnections: true });
  server.setErrorHandler(failureAnswer());
  const drain = createDrain(server);
  const answered = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  server.post('/slow', async () => {
    begun.resolve();
    await answered.promise;
    return 'done';
  });
  server.get('/fast', () => 'done');
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { server, drain, url, answer: () => answered.resolve(), isBegun: begun.promise };
}

it('the server answers accepted requests and refuses later ones', async () => {
  const { server, drain, url, answer, isBegun } = await start();
  const accepted = fetch(`${url}/slow`, { method: 'POST' });
  await isBegun;
  drain.begin();
  expect((await fetch(`${url}/fast`)).status).toBe(503);
  const finished = drain.finished(60_000);
  answer();
  await finished;
  expect(await (await accepted).text()).toBe('done');
  await server.close();
});

it('the server does not wait for a request that is half sent', async () => {
  const { server, drain, url } = await start();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await new Promise((resolve) => {
    socket.write(
      'POST /slow HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      resolve,
    );
  });
  drain.begin();
  await drain.finished(60_000);
  server.server.closeAllConnections();
  await server.close();
  socket.destroy();
  expect(server.server.listening).toBe(false);
});
