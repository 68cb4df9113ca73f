import { decimal, defineCall, text } from '@bourse/contracts/wire';
import fastify from 'fastify';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createRouter } from './route';

const order = defineCall({
  method: 'POST',
  path: '/order',
  access: 'public',
  request: v.object({ price: decimal, share: v.optional(decimal), note: text }),
  reply: v.string(),
});

async function statusOf(payload: Record<string, string>): Promise<number> {
  const server = fastify();
  createRouter(server, () => undefined).route(order, ({ input }) => input.price);
  const { statusCode } = await server.inject({ method: 'POST', url: '/api/order', payload });
  await server.close();
  return statusCode;
}

it('decimals with an exponent are refused, in optional fields too', async () => {
  expect(await statusOf({ price: '100.5', share: '2', note: '1e5' })).toBe(200);
  for (const written of ['1e5', '1E5', '1.5e-3', '2e+1']) {
    expect(await statusOf({ price: written, note: '' })).not.toBe(200);
    expect(await statusOf({ price: '1', share: written, note: '' })).not.toBe(200);
  }
});
