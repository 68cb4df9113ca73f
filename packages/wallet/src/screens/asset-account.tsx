import { AccountScreen } from '../account/account-screen';
import { walletMessages } from '../locales/messages';

/** `/new_account/legal`: the asset account. */
export function Component() {
  const text = walletMessages.useText();
  return <AccountScreen account="legal" title={text('account.legal')} />;
}
