import { AccountDetail } from '../account/account-detail';

/** `/new_account/changeAccount?currency_id=`. */
export function Component() {
  return <AccountDetail account="change" />;
}
