import { defineCall } from '@bourse/contracts/wire';
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
async function idOf({ t = 1_795_750_046_889, token = 'one', amount = '0.1' } = {}): Promise<string> {
  const server = fastify();
  createRouter(server, () => USER).userRoute(order, ({ request }) => request?.clientId ?? '');
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
  const id = await idOf();
  expect(await idOf()).toBe(id);
  expect(id.length).toBeLessThanOrEqual(64);
});

it('two writes of a session in the same millisecond with other fields have different ids', async () => {
  expect(await idOf({ amount: '0.2' })).not.toBe(await idOf());
});

it('equal writes of other sessions or of another millisecond have different ids', async () => {
  const ids = await Promise.all([idOf(), idOf({ token: 'two' }), idOf({ t: 1_795_750_046_890 })]);
  expect(new Set(ids).size).toBe(3);
});
