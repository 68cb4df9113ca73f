import { TransferScreen } from '../transfer/transfer-screen';

/** `/new_account/transferLegal`: between asset and contract account. */
export function Component() {
  return <TransferScreen offered={['legal', 'lever']} />;
}
