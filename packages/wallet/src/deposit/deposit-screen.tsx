import { asFailure } from '@bourse/api-client';
import { ReadError } from '@bourse/feature-kit';
import { EmptyState, Panel, Skeleton } from '@bourse/ui-kit';
import { Form, FormSelect, useForm, useFormValue } from '@bourse/ui-kit/forms';
import { Fragment, useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import type { Balance } from '@bourse/contracts/wallet';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { useWallet } from '../account/use-wallet';

const schema = v.object({ currencyId: v.string() });

function Choice({
  balances,
  onChange,
  value,
}: {
  balances: readonly Balance[];
  value: number;
  onChange: (id: number) => void;
}) {
  const text = walletMessages.useText();
  const form = useForm({ schema, defaults: { currencyId: String(value) } });
  const chosen = Number(useFormValue(form, 'currencyId'));
  useEffect(() => {
    if (chosen !== value) onChange(chosen);
    // oxlint-disable-next-line react/exhaustive-deps -- only a choice of the user changes the address
  }, [chosen]);
  return (
    <Form form={form} label={text('transfer.currency')} errorText={text} onSubmit={() => undefined}>
      <FormSelect
        name="currencyId"
        label={text('transfer.currency')}
        options={balances.map(({ currencyId, currency }) => ({ value: String(currencyId), label: currency }))}
      />
    </Form>
  );
}

/** A screen about one currency of the coin account, chosen by `?currency=`. */
export function useCurrencyChoice() {
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
      <Choice
        balances={offered}
        value={chosen.currencyId}
        onChange={(id) => setSearch({ currency: String(id) }, { replace: true })}
      />
    );
  return { wallet, balances, chosen, choice, hasFailed, error, onRetry };
}

export interface DepositScreenProps {
  readonly title: string;
  readonly children: (currency: Balance) => ReactNode;
}

/** A screen about the deposits of one currency: its choice, and a panel. */
export function DepositScreen({ title, children }: DepositScreenProps) {
  const text = walletMessages.useText();
  const { wallet, balances, chosen, choice, hasFailed, error, onRetry } = useCurrencyChoice();
  return (
    <WalletFrame title={title}>
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
