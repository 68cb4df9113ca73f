import type { Context } from '../../core/context';
import type { Services } from '../../core/product';
import type { WalletState } from '../../products/wallet/wallet-state';

/** Dependencies of the wallet's routes. */
export interface WalletServices extends Services {
  /** The product's own state, for commands. */
  readonly stateOf: (context: Context) => WalletState;
}
