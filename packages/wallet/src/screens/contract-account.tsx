import { AccountScreen } from '../account/account-screen';
import { walletMessages } from '../locales/messages';

/** `/new_account/lever`: the contract account. */
export function Component() {
  const text = walletMessages.useText();
  return <AccountScreen account="lever" title={text('account.lever')} />;
}
