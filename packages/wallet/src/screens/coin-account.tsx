import { AccountScreen } from '../account/account-screen';
import { PlatformToken } from '../account/platform-token';
import { walletMessages } from '../locales/messages';

/** `/new_account/change`: the coin account, with the platform's own token. */
export function Component() {
  const text = walletMessages.useText();
  return (
    <AccountScreen account="change" title={text('account.change')}>
      <PlatformToken />
    </AccountScreen>
  );
}
