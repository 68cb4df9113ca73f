import { defineCall, id } from '@bourse/contracts/wire';
import fastify from 'fastify';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createRouter } from './route';

const USER = { id: 7 };
const order = defineCall({
  method: 'POST',
  path: '/order',
  access: 'required',
  request: v.object({ price: v.string(), amount: v.string() }),
  reply: v.string(),
});

/** The id of a write that is sent with this `t`, token and body. */
async function idOf({ t = 1_795_750_046_889, token = 'one', amount = '0.1', requestsOutliveSessions = false } = {}) {
  const server = fastify();
  const router = createRouter(server, () => USER, { requestsOutliveSessions });
  router.userRoute(order, ({ request }) => request?.clientId ?? '');
  const payload = { price: '10', amount };
  const reply = await server.inject({
    method: 'POST',
    url: `/api/order?t=${t}`,
    headers: { authorization: token },
    payload,
  });
  await server.close();
  return v.parse(v.object({ message: v.string() }), reply.json()).message;
}

it('a write that is repeated has the same id', async () => {
  const first = await idOf();
  expect(await idOf()).toBe(first);
  expect(first.length).toBeLessThanOrEqual(64);
});

it('two writes of a session in the same millisecond with other fields have different ids', async () => {
  expect(await idOf({ amount: '0.2' })).not.toBe(await idOf());
});

it('equal writes of other sessions or of another millisecond have different ids', async () => {
  const ids = await Promise.all([idOf(), idOf({ token: 'two' }), idOf({ t: 1_795_750_046_890 })]);
  expect(new Set(ids).size).toBe(3);
});

it('equal writes of two sessions have the same id where requests outlive sessions', async () => {
  const ids = await Promise.all(['one', 'two'].map((token) => idOf({ token, requestsOutliveSessions: true })));
  expect(new Set(ids).size).toBe(1);
});

const revoke = defineCall({
  method: 'POST',
  path: '/revoke',
  access: 'required',
  request: v.object({ id }),
  reply: v.number(),
});

it.each([
  ['a safe integer', undefined, '111624856890686', 200],
  ['no safe integer', undefined, '9007199254740992', 400],
  ['larger than the ids of the server', 2_147_483_647, '2147483648', 400],
])('an id that is %s is read as the server has its ids', async (_what, largestId, sent, status) => {
  const server = fastify();
  server.setErrorHandler((_error, _request, reply) => reply.code(400).send({}));
  createRouter(server, () => USER, largestId === undefined ? {} : { largestId }).userRoute(
    revoke,
    ({ input }) => input.id,
  );
  const reply = await server.inject({
    method: 'POST',
    url: '/api/revoke',
    headers: { authorization: 'one' },
    payload: { id: sent },
  });
  await server.close();
  expect(reply.statusCode).toBe(status);
});
