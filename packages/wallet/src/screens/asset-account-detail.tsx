import { AccountDetail } from '../account/account-detail';

/** `/legalAccount?currency_id=`, also `/new_account/legalAccount`. */
export function Component() {
  return <AccountDetail account="legal" />;
}
