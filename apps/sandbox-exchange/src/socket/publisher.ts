import { balanceChanged, eventName } from '@bourse/contracts/events';
import { type Audience, publishMarket, Throttle } from '@bourse/contract-server';
import type { Faults } from '../operator/faults';
import type { Exchange } from '../exchange-interface';
import type { MarketData } from '../market-data/market-data';
import { liveMarket } from './live-market';

/** The shortest time between two events of the same user, in milliseconds. */
const BALANCE_EVERY_MS = 200;

interface Needs {
  exchange: Exchange;
  market: MarketData;
  faults: Faults;
  audience: Audience;
}

/**
 * Turns events of the exchange into events of the socket, throttled: public ones for changed pairs only, private ones for their
 * user. Returns how it ends.
 */
export function publishEvents({ exchange, market, faults, audience }: Needs): () => void {
  exchange.setAudience((userId) => audience.hasUser(userId));
  const pass = (name: string, send: () => void) => faults.pass(name, send);
  const publisher = publishMarket({ market: liveMarket(exchange, market), audience, pass });
  const balances = new Throttle<number>(BALANCE_EVERY_MS, (userId) => {
    const name = eventName(balanceChanged, userId);
    pass(name, () => audience.sendUser(userId, name, { refresh: 1 }));
  });

  const stopListening = [
    exchange.on('book', ({ pairId }) => publisher.bookChanged(pairId)),
    exchange.on('fill', ({ pairId }) => publisher.traded(pairId)),
    exchange.on('balance', ({ userId }) => {
      if (audience.hasUser(userId)) balances.ask(userId);
    }),
    exchange.on('sessionsEnded', ({ userId }) => audience.endSessions(userId)),
    exchange.on('sessionEnded', ({ session }) => audience.endSession(session)),
    exchange.on('private', ({ userId, name, payload }) => pass(name, () => audience.sendUser(userId, name, payload))),
  ];

  return () => {
    for (const stop of stopListening) stop();
    publisher.close();
    balances.close();
  };
}
