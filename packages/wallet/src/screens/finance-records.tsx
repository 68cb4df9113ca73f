import { useLink } from '@bourse/feature-kit';
import { Button, EmptyState, Panel } from '@bourse/ui-kit';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { PATHS } from '../paths';

/** `/finanrec`: the static placeholder of the specification; it loads no data and links to the ledger. */
export function Component() {
  const text = walletMessages.useText();
  const ledger = useLink(PATHS.ledger);
  return (
    <WalletFrame title={text('placeholder.financeTitle')}>
      <Panel label={text('placeholder.financeTitle')}>
        <EmptyState
          title={text('placeholder.note')}
          action={
            <Button size="small" {...ledger}>
              {text('ledger.title')}
            </Button>
          }
        />
      </Panel>
    </WalletFrame>
  );
}
