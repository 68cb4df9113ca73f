import type { Server as HttpServer } from 'node:http';
import { tickerEvent } from '@bourse/contracts/market';
import { openSockets } from '@bourse/contract-server';
import type { Faults } from '../operator/faults';
import type { Exchange } from '../exchange-interface';
import type { MarketData } from '../market-data/market-data';
import { CurrentEvents } from './current-events';
import { publishEvents } from './publisher';

export interface Gateway {
  /** Ends every connection and refuses new ones for a while, like a network that is gone. */
  interrupt(forMs: number): void;
  /** A user's sessions have ended: their sockets get public events only. */
  forget(userId: number): void;
  /** Connections of this process. */
  sockets(): number;
  close(): Promise<void>;
}

export interface GatewayNeeds {
  server: HttpServer;
  exchange: Exchange;
  market: MarketData;
  faults: Faults;
  onError: (error: unknown) => void;
}

/** The socket of an exchange of one process: it makes the events and has the sockets that get them. */
export function createGateway({ server, exchange, market, faults, onError }: GatewayNeeds): Gateway {
  const current = new CurrentEvents({ exchange, market });
  const sockets = openSockets({
    server,
    events: () => current.read(),
    listed: [tickerEvent],
    userOf: (token) => exchange.accounts.userByToken(token),
    onError,
  });
  const stopPublishing = publishEvents({ exchange, market, faults, audience: sockets.audience });
  return {
    interrupt: (forMs) => sockets.interrupt(forMs),
    forget: (userId) => sockets.audience.endSessions(userId),
    sockets: () => sockets.count(),
    async close() {
      stopPublishing();
      current.close();
      await sockets.close();
    },
  };
}
