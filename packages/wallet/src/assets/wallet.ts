import type { ReplyOf } from '@bourse/contracts/wire';
import type { walletList } from '@bourse/contracts/wallet';

/** The four accounts with their balances, as the exchange sends them. */
export type Wallet = ReplyOf<typeof walletList>;
