import { TransferScreen } from '../transfer/transfer-screen';

/** `/new_account/transfer`: between all accounts. */
export function Component() {
  return <TransferScreen />;
}
