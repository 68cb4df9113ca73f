import { publishMarket, Throttle, type Audience } from '@bourse/contract-server';
import { balanceChanged, eventName } from '@bourse/contracts/events';
import type { GatewayMarket } from '../market/gateway-market';
import { liveMarket } from './live-market';

/** The shortest time between two events of the account, in milliseconds. */
const BALANCE_EVERY_MS = 500;

interface Needs {
  readonly market: GatewayMarket;
  readonly audience: Audience;
  readonly ownerId: number;
}

/** Turns changes of the market into events of the socket; changes of the account into one for the owner. Returns how it ends. */
export function publishEvents({ market, audience, ownerId }: Needs): () => void {
  const publisher = publishMarket({ market: liveMarket(market), audience });
  const accounts = new Throttle<number>(BALANCE_EVERY_MS, (userId) =>
    audience.sendUser(userId, eventName(balanceChanged, userId), { refresh: 1 }),
  );
  const stop = market.listen((change, pair) => {
    if (!pair) accounts.ask(ownerId);
    else if (change === 'book') publisher.bookChanged(pair.symbol);
    else if (change === 'trade') publisher.traded(pair.symbol);
    else publisher.tickerChanged(pair.symbol);
  });
  return () => {
    stop();
    publisher.close();
    accounts.close();
  };
}
