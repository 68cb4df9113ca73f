import { ZERO } from '@bourse/decimal';
import { Button, FactList, Icon, Row, Stack, TOUCH } from '@bourse/ui-kit';
import { Form, FormAlert, FormNumberField, FormSelect, type FormOf } from '@bourse/ui-kit/forms';
import type { ReactNode } from 'react';
import { AMOUNT_DECIMALS, useAmountText } from '../account/use-amount-text';
import { useBalanceText } from '../account/use-balance-text';
import type { Account } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import type { TransferValues } from './use-submit-transfer';
import type { TransferPreview } from './use-transfer-form';

export interface TransferFormProps {
  readonly form: {
    /** The fields with their errors. */
    readonly values: FormOf<TransferValues>;
    readonly preview: TransferPreview;
    readonly isBusy: boolean;
  };
  /** What can be chosen; `undefined` if currency and direction are given. */
  readonly market?:
    | {
        readonly currencies: readonly { readonly id: number; readonly name: string }[];
        /** Those of the chosen currency. */
        readonly accounts: readonly Account[];
      }
    | undefined;
  readonly balance: {
    /** What holds the frozen amount. */
    readonly heldBy?: ReactNode;
  };
  readonly actions: {
    readonly onSwap: () => void;
    readonly onAll: () => void;
    readonly onSubmit: () => void;
    /** Shows a button that leaves the form. */
    readonly onCancel?: (() => void) | undefined;
  };
}

/** Currency, from, to, amount, balances before and after. The submit opens the confirmation. */
export function TransferForm({ form, market, balance, actions }: TransferFormProps) {
  const text = walletMessages.useText();
  const amountText = useAmountText();
  const balanceText = useBalanceText();
  const { values, preview, isBusy } = form;
  const { currency, available, minimum, changes } = preview;
  const { onSwap, onAll, onSubmit, onCancel } = actions;
  const options = market?.accounts.map((account) => ({ value: account, label: text(`account.${account}`) })) ?? [];
  const errorText = (key: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules return keys of these texts
    text(key as Parameters<typeof text>[0], {
      available: amountText(available, currency),
      minimum: amountText(minimum ?? ZERO, currency),
    });

  return (
    <Form form={values} label={text('transfer.title')} errorText={errorText} onSubmit={onSubmit}>
      {market && (
        <>
          <FormSelect
            name="currencyId"
            label={text('transfer.currency')}
            options={market.currencies.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Row sx={{ alignItems: 'flex-start' }}>
            <div style={{ flex: 1, minWidth: 140 }}>
              <FormSelect name="from" label={text('transfer.from')} options={options} />
            </div>
            {/* Beside the control: the labels of the fields are above it. */}
            <Stack sx={{ paddingTop: 6, '& > button': { minWidth: TOUCH } }}>
              <Button tone="quiet" size="large" aria-label={text('transfer.swap')} onClick={onSwap}>
                <Icon name="swap" size={16} />
              </Button>
            </Stack>
            <div style={{ flex: 1, minWidth: 140 }}>
              <FormSelect name="to" label={text('transfer.to')} options={options} />
            </div>
          </Row>
        </>
      )}
      <FormNumberField
        name="amount"
        label={text('transfer.amount')}
        decimals={AMOUNT_DECIMALS}
        unit={currency}
        aside={text('transfer.available', { amount: balanceText(available, currency) })}
        action={
          <Button size="small" tone="quiet" onClick={onAll}>
            {text('action.all')}
          </Button>
        }
      />
      {balance.heldBy}
      <FactList
        facts={[
          ...(minimum === undefined ? [] : [{ label: text('transfer.minimum'), value: amountText(minimum, currency) }]),
          ...changes.map(({ account, before, after }) => ({
            label: text(`account.${account}`),
            value:
              after === undefined
                ? balanceText(before, currency)
                : `${balanceText(before)} → ${balanceText(after, currency)}`,
          })),
        ]}
      />
      <Button type="submit" size="large" fullWidth pending={isBusy}>
        {text('transfer.submit')}
      </Button>
      <FormAlert />
      {onCancel && (
        <Button tone="quiet" size="large" fullWidth onClick={onCancel}>
          {text('transfer.cancel')}
        </Button>
      )}
    </Form>
  );
}
