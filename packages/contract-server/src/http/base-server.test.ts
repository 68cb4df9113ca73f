import { expect, it } from 'vitest';
import { baseServer } from './base-server';

/** Of pino, by which a logger keeps them. */
const SERIALIZERS = Symbol.for('pino.serializers');

it('logs no query, which may have the token of the back office', () => {
  const server = baseServer({ trustProxy: 0, logLevel: 'info', isUnavailable: () => false });
  const serializers: unknown = Reflect.get(server.log, SERIALIZERS);
  const serialize: unknown = serializers instanceof Object && 'req' in serializers ? serializers.req : undefined;
  if (typeof serialize !== 'function') throw new Error('The logger has no serializer of requests.');
  const request = { method: 'GET', url: '/sandbox/desk?token=secret', ip: '127.0.0.1' };
  const logged: unknown = Reflect.apply(serialize, undefined, [request]);
  expect(logged).toEqual({ method: 'GET', url: '/sandbox/desk', remoteAddress: '127.0.0.1' });
});
