import { asFailure } from '@bourse/api-client';
import { ReadError } from '@bourse/feature-kit';
import { EmptyState, Panel, Select, Skeleton } from '@bourse/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Balance } from '@bourse/contracts/wallet';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { useWallet } from '../account/use-wallet';

/** A screen about one currency of the coin account, chosen by `?currency=`. */
export function useCurrencyChoice() {
  const text = walletMessages.useText();
  const [search, setSearch] = useSearchParams();
  const { wallet, hasFailed, error, onRetry } = useWallet();
  const balances = wallet?.accounts.change.balances ?? [];
  const wanted = Number(search.get('currency') ?? Number.NaN);
  const chosen =
    balances.find(({ currencyId }) => currencyId === wanted) ??
    balances.find(({ currency }) => currency === 'USDT') ??
    balances[0];
  const choice = (offered: readonly Balance[]) =>
    chosen && (
      <Select
        label={text('transfer.currency')}
        options={offered.map(({ currencyId, currency }) => ({ value: String(currencyId), label: currency }))}
        value={String(chosen.currencyId)}
        onChange={(id) => setSearch({ currency: id }, { replace: true })}
      />
    );
  return { wallet, balances, chosen, choice, hasFailed, error, onRetry };
}

export interface DepositScreenProps {
  readonly title: string;
  /** At the far side of the title. */
  readonly renderActions?: (currency: Balance) => ReactNode;
  readonly children: (currency: Balance) => ReactNode;
}

/** A screen about the deposits of one currency: its choice, and a panel. */
export function DepositScreen({ title, renderActions, children }: DepositScreenProps) {
  const text = walletMessages.useText();
  const { wallet, balances, chosen, choice, hasFailed, error, onRetry } = useCurrencyChoice();
  return (
    <WalletFrame title={title} actions={chosen && renderActions?.(chosen)}>
      {!wallet && hasFailed && <ReadError title={text('failed.title')} failure={asFailure(error)} onRetry={onRetry} />}
      {!wallet && !hasFailed && <Skeleton height={320} />}
      {wallet && !wallet.isOpen && <EmptyState title={text('notopen')} />}
      {wallet?.isOpen && chosen && (
        <div style={{ display: 'grid', gap: 16 }}>
          <div style={{ maxWidth: 360 }}>{choice(balances)}</div>
          <Panel label={title}>
            <Fragment key={chosen.currencyId}>{children(chosen)}</Fragment>
          </Panel>
        </div>
      )}
    </WalletFrame>
  );
}
