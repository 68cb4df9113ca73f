import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from './rejection';

export interface Drain {
  /** From now on new requests are refused. */
  begin(): void;
  /** Resolves when the requests that were accepted before are answered, or after a time. */
  finished(withinMs: number): Promise<void>;
}

/** Closing in order: new requests are refused with 503, accepted ones are answered. */
export function createDrain(server: FastifyInstance): Drain {
  let isDraining = false;
  const open = new Set<FastifyRequest>();
  let finish: (() => void) | undefined;

  server.addHook('onRequest', async (_request, reply) => {
    if (!isDraining) return;
    reply.header('connection', 'close');
    throw unavailable();
  });
  // Waits only for requests whose body has arrived.
  server.addHook('preHandler', async (request) => {
    open.add(request);
  });
  const done = (request: FastifyRequest) => {
    open.delete(request);
    if (open.size === 0) finish?.();
  };
  server.addHook('onResponse', async (request) => done(request));
  server.addHook('onRequestAbort', async (request) => done(request));

  return {
    begin() {
      isDraining = true;
    },
    async finished(withinMs) {
      if (open.size === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        finish = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
