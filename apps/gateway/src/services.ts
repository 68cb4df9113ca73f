import type { Router } from '@bourse/contract-server';
import type { Account } from './account/account';
import type { ContractAccount } from './account/contract-account';
import type { Config } from './config';
import type { Journal } from './journal';
import type { GatewayMarket } from './market/gateway-market';
import type { Commands } from './orders/commands';
import type { LeverageDesk } from './leverage/leverage-desk';
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
  readonly config: Pick<Config, 'isLive' | 'allowsWithdrawals' | 'caps' | 'largestMultiple'>;
  /** The account at the venue; `undefined` without keys: public data only. */
  readonly trading: Trading | undefined;
}

export interface Trading {
  readonly account: Account;
  readonly desk: OrderDesk;
  readonly commands: Commands;
  readonly withdrawals: WithdrawalDesk;
  /** `undefined`: the venue has no leverage. */
  readonly leverage: Leverage | undefined;
}

/** Trading of the contracts of the shown pairs. */
export interface Leverage {
  readonly account: ContractAccount;
  readonly desk: LeverageDesk;
  readonly commands: Commands;
  readonly journal: Journal;
  readonly hasStops: boolean;
  readonly attachesExits: boolean;
}
