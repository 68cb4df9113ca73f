import type { ReplyOf } from '@bourse/api-client/contract';
import type { walletList } from '../contract';

/** The four accounts with their balances, as the exchange sends them. */
export type Wallet = ReplyOf<typeof walletList>;
