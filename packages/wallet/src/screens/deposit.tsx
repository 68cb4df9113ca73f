import { FeaturePart } from '@bourse/feature-kit';
import { DepositPanel } from '../deposit/deposit-panel';
import { DepositScreen } from '../deposit/deposit-screen';
import { LINKS } from '../links';
import { walletMessages } from '../locales/messages';

/** `/account/recharge`: deposit address and latest deposits; at a practice venue the play money too. */
export function Component() {
  const text = walletMessages.useText();
  return (
    <DepositScreen
      title={text('deposit.title')}
      renderActions={() => <FeaturePart part={LINKS.claimPlayMoney} isOptional />}
    >
      {(currency) => <DepositPanel currency={currency} />}
    </DepositScreen>
  );
}
