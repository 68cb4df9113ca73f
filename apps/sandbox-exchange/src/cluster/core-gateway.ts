import { randomUUID } from 'node:crypto';
import { Server } from 'socket.io';
import { type Audience, roomOf } from '@bourse/contract-server';
import type { ClusterServer } from '../socket/cluster-messages';
import { CurrentEvents } from '../socket/current-events';
import type { Gateway, GatewayNeeds } from '../socket/gateway';
import { publishEvents } from '../socket/publisher';
import type { FanOut } from './fan-out';

const HEARTBEAT_EVERY_MS = 1000;

/** The connection of a core to the edges, and to the cores that wait. */
export const connectCore = ({ adapter }: Pick<FanOut, 'adapter'>): ClusterServer => new Server({ adapter });

/** The socket of a core: it makes the events; the edges have the sockets. */
export function createCoreGateway(
  { exchange, market, faults }: Omit<GatewayNeeds, 'server' | 'onError'>,
  io: ClusterServer,
): Gateway {
  const core = randomUUID();
  const current = new CurrentEvents({ exchange, market });
  const audience: Audience = {
    // Only the edges know their sockets.
    isEmpty: () => false,
    hasUser: () => true,
    sendPair: (event) => io.serverSideEmit('pair event', event),
    sendNamed: (name, payload) => io.serverSideEmit('named event', name, payload),
    sendUser: (userId, name, payload) => io.to(roomOf(userId)).emit(name, payload),
    endSessions: (userId) => io.serverSideEmit('sessions ended', userId),
    endSession: (session) => io.serverSideEmit('session ended', session),
  };
  const stopPublishing = publishEvents({ exchange, market, faults, audience });
  io.on('snapshot wanted', (wanted) => {
    if (wanted === core) io.serverSideEmit('snapshot', core, current.read());
  });
  const beating = setInterval(() => io.serverSideEmit('heartbeat', { core, at: exchange.now() }), HEARTBEAT_EVERY_MS);
  beating.unref();
  return {
    interrupt: (forMs) => void io.serverSideEmit('interrupt', forMs),
    forget: (userId) => audience.endSessions(userId),
    sockets: () => 0,
    async close() {
      clearInterval(beating);
      stopPublishing();
      current.close();
      await io.of('/').adapter.close();
    },
  };
}
