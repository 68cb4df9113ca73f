import { DepositPanel } from '../deposit/deposit-panel';
import { DepositScreen } from '../deposit/deposit-screen';
import { walletMessages } from '../locales/messages';

/** `/account/recharge`: deposit address and latest deposits. */
export function Component() {
  const text = walletMessages.useText();
  return (
    <DepositScreen title={text('deposit.title')}>{(currency) => <DepositPanel currency={currency} />}</DepositScreen>
  );
}
