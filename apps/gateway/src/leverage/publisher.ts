import { Throttle, type Audience } from '@bourse/contract-server';
import { leverTradeEvent } from '@bourse/contracts/lever';
import { eventName } from '@bourse/contracts/events';
import type { GatewayMarket } from '../market/gateway-market';
import type { Leverage } from '../services';
import { settle } from '../venue/settle';
import { leverUpdate } from './wire';

/** Answers of the venue are shared for as long. */
const PUSH_EVERY_MS = 2000;

interface Needs {
  readonly market: GatewayMarket;
  readonly leverage: Leverage;
  readonly audience: Audience;
  readonly ownerId: number;
}

/**
 * Sends `lever_trade` to the owner after a change of the account and while prices move, as long as the owner has a socket. Returns how it
 * ends.
 */
export function publishLeverage({ market, leverage, audience, ownerId }: Needs): () => void {
  const { account, commands } = leverage;
  const send = async () => {
    const [positions, orders] = [await account.positions.get(), await account.openOrders.get()];
    const payload = leverUpdate({ positions, orders }, commands, market);
    audience.sendUser(ownerId, eventName(leverTradeEvent, ownerId), payload);
  };
  // Without an answer of the venue the client keeps what it has.
  const pushes = new Throttle<number>(PUSH_EVERY_MS, () => void settle(send));
  const stop = market.listen((change) => {
    const isAsked = change === 'account' || change === 'ticker';
    if (isAsked && audience.hasUser(ownerId)) pushes.ask(ownerId);
  });
  return () => {
    stop();
    pushes.close();
  };
}
