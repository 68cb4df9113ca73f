import type { FastifyInstance } from 'fastify';

interface Health {
  /** The process answers and need not be started anew. */
  isHealthy: () => Promise<boolean>;
  /** Requests can be sent here. */
  isReady: () => Promise<boolean>;
}

/** `/healthz` for the supervisor of the process, `/readyz` for the balancer in front: 200 or 503. */
export function healthRoutes(server: FastifyInstance, { isHealthy, isReady }: Health): void {
  const answer = (path: string, check: () => Promise<boolean>) =>
    server.get(path, async (_request, reply) => {
      const ok = await check();
      return reply.code(ok ? 200 : 503).send({ ok });
    });
  answer('/healthz', isHealthy);
  answer('/readyz', isReady);
}
