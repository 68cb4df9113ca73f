import type { AccountName } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';

/** Writes the name of an account; a name that the client does not know is written as it came. */
export function useAccountName(): (account: AccountName) => string {
  const text = walletMessages.useText();
  return (account) => ('name' in account ? text(`account.${account.name}`) : account.text);
}
