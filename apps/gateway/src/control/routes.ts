import { loopbackOnly } from '@bourse/contract-server';
import type { FastifyInstance } from 'fastify';
import type { OrderDesk } from '../orders/order-desk';

export const TOKEN_HEADER = 'x-gateway-token';

/** `/gateway/*`, for programs on this machine that know the token: the state of trading, the kill switch, and its end. */
export function controlRoutes(server: FastifyInstance, desk: OrderDesk, token: string): void {
  loopbackOnly(server, { what: 'The control surface', token, header: TOKEN_HEADER });
  server.get('/gateway/status', () => ({ isStopped: desk.isStopped, unknown: desk.unknown }));
  server.post('/gateway/stop', () => desk.stop('the control surface'));
  server.post('/gateway/resume', async () => {
    await desk.resume('the control surface');
    return { isStopped: desk.isStopped };
  });
}
