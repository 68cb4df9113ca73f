import { DepositScreen } from '../deposit/deposit-screen';
import { walletMessages } from '../locales/messages';

/** `/account/coinRecord`: the same under the name that the specification gives it. */
export function Component() {
  const text = walletMessages.useText();
  return <DepositScreen title={text('deposit.recordTitle')} />;
}
