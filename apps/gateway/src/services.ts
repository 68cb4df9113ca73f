import type { Router } from '@bourse/contract-server';
import type { Account } from './account/account';
import type { Config } from './config';
import type { GatewayMarket } from './market/gateway-market';
import type { OrderDesk } from './orders/order-desk';
import type { WithdrawalDesk } from './orders/withdrawal-desk';
import type { Owner, OwnerSessions } from './owner/owner';
import type { Venue } from './venue/venue';

export type GatewayRouter = Router<Owner>;

/** Dependencies of the calls. */
export interface Services {
  readonly venue: Venue;
  readonly market: GatewayMarket;
  readonly sessions: OwnerSessions;
  readonly config: Pick<Config, 'isLive' | 'allowsWithdrawals' | 'caps'>;
  /** The account at the venue; `undefined` without keys: public data only. */
  readonly trading: Trading | undefined;
}

export interface Trading {
  readonly account: Account;
  readonly desk: OrderDesk;
  readonly withdrawals: WithdrawalDesk;
}
