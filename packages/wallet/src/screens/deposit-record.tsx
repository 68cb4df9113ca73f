import { pathWith, useLink } from '@bourse/feature-kit';
import { Button } from '@bourse/ui-kit';
import type { Balance } from '@bourse/contracts/wallet';
import { DepositExport } from '../deposit/deposit-export';
import { DepositHistory } from '../deposit/deposit-history';
import { DepositScreen } from '../deposit/deposit-screen';
import { walletMessages } from '../locales/messages';
import { PATHS } from '../paths';

/** Leads to the deposit address of the currency. */
function DepositButton({ currency }: { readonly currency: Balance }) {
  const text = walletMessages.useText();
  const link = useLink(pathWith(PATHS.deposits, { currency: currency.currencyId }));
  return <Button {...link}>{text('action.deposit.of', { currency: currency.currency })}</Button>;
}

/** `/account/coinRecord`: the deposits of a currency over all of its networks. */
export function Component() {
  const text = walletMessages.useText();
  return (
    <DepositScreen
      title={text('deposit.recordTitle')}
      renderActions={(currency) => <DepositExport key={currency.currencyId} currency={currency} />}
    >
      {(currency) => <DepositHistory currency={currency} emptyAction={<DepositButton currency={currency} />} />}
    </DepositScreen>
  );
}
