import type { Wallet } from '../ledger/types';
import type { Currency } from './types';

/** Does a currency have this account? Its flags decide; the coin account goes with the spot market. */
export function hasAccount({ isLegal, isMatch, isLever, isMicro }: Currency, account: Wallet): boolean {
  return { legal: isLegal, change: isMatch, lever: isLever, micro: isMicro }[account];
}
