import { canTransfer, selectDialect } from '@bourse/api-client';
import { isGreater, isPositive, minus, parseDecimal, plus, ZERO, type Decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { isLost, PATHS, useWrite, WriteOutcome } from '@bourse/feature-kit';
import { Button, ConfirmDialog, FactList, Row, Stack, Text, useToast } from '@bourse/ui-kit';
import {
  Form,
  FormAlert,
  FormNumberField,
  FormSelect,
  schemaOfRules,
  useForm,
  useFormValue,
} from '@bourse/ui-kit/forms';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { ACCOUNTS, type Account, type Balance, type TransferCurrency } from '../contract';
import { walletMessages } from '../locales/messages';
import { AMOUNT_DECIMALS, useAmountText } from '../parts/use-amount-text';
import { useBalanceText } from '../parts/use-balance-text';
import { useResetWhenDone } from '../parts/use-reset-when-done';
import { HeldBy } from './held-by';
import { chosenDirection, minimumOf, transferableAccounts, transferFault, wholeTransfer } from './rules';
import { transferWrite } from './transfer-write';

type Accounts = Readonly<Record<Account, { readonly balances: readonly Balance[] }>>;

const isAccount = (written: string): written is Account => ACCOUNTS.some((account) => account === written);
const accountOr = (written: string): Account | undefined => (isAccount(written) ? written : undefined);

export interface TransferFormProps {
  readonly accounts: Accounts;
  /** The list of transferable currencies; `undefined` before it has arrived and where it cannot be read. */
  readonly currencies?: readonly TransferCurrency[] | undefined;
  /** Code of the platform's own token; empty where there is none. */
  readonly platformToken?: string;
  /** The accounts that are offered; all where left out. */
  readonly offered?: readonly Account[];
  readonly wanted?: {
    readonly currencyId?: number | undefined;
    readonly from?: Account | undefined;
    readonly to?: Account | undefined;
  };
  /** Currency and direction are given and not offered for a choice. */
  readonly isFixed?: boolean;
  /** Runs instead of the navigation to the transfer history. */
  readonly onDone?: () => void;
  /** Shows a button that leaves the form. */
  readonly onCancel?: () => void;
}

/** The field that a refusal of the server is about. */
const FIELD_OF: ReadonlyMap<string, 'amount' | 'to'> = new Map([
  [SERVER_TEXTS.insufficientBalance, 'amount'],
  [SERVER_TEXTS.transferSameAccount, 'to'],
]);

function balanceIn(accounts: Accounts, account: Account, currencyId: number): Balance | undefined {
  return accounts[account].balances.find((balance) => balance.currencyId === currencyId);
}

/** Currency, from, to, amount, balances before and after; the confirmation sends the transfer, once. */
export function TransferForm(props: TransferFormProps) {
  const { accounts, currencies: transferable, offered = ACCOUNTS, wanted = {} } = props;
  const { isFixed = false, platformToken = '', onDone, onCancel } = props;
  const text = walletMessages.useText();
  const amountText = useAmountText();
  const balanceText = useBalanceText();
  const toast = useToast();
  const navigate = useNavigate();

  const possibleOf = (currencyId: number) =>
    transferableAccounts(currencyId, accounts, transferable).filter((one) => offered.includes(one));
  const currencies = [
    ...new Map(ACCOUNTS.flatMap((account) => accounts[account].balances).map((one) => [one.currencyId, one])).values(),
  ].filter(({ currencyId }) => possibleOf(currencyId).length > 1);
  const first =
    currencies.find(({ currencyId }) => currencyId === wanted.currencyId) ??
    currencies.find(({ currency }) => currency === 'USDT') ??
    currencies[0];
  const start = first && chosenDirection(possibleOf(first.currencyId), wanted);

  const dialect = useSelector(selectDialect);
  const directionFault = (source: Account, target: Account) => {
    if (source === target) return 'transfer.sameAccount';
    return canTransfer(dialect, source, target) ? undefined : 'transfer.noDirection';
  };
  const schema = schemaOfRules(
    { currencyId: v.string(), from: v.string(), to: v.string(), amount: v.string() },
    ({ currencyId, from, to, amount }) => {
      const [source, target] = [accountOr(from), accountOr(to)];
      if (!source || !target) return {};
      const { available = ZERO, usdtPrice } = balanceIn(accounts, source, Number(currencyId)) ?? {};
      const minimum = minimumOf({ from: source, to: target, usdtPrice });
      return {
        to: directionFault(source, target),
        amount: transferFault(parseDecimal(amount), { available, minimum }),
      };
    },
  );
  const form = useForm({
    schema,
    defaults: {
      currencyId: String(first?.currencyId ?? ''),
      from: start?.from ?? 'legal',
      to: start?.to ?? 'change',
      amount: '',
    },
  });
  const write = useWrite(transferWrite, (result) => {
    if (result.kind === 'refused') {
      const { failure } = result;
      if (failure.kind === 'rejected') form.refuse({ serverText: failure.text }, FIELD_OF.get(failure.text));
      else form.refuse(failure.kind === 'offline' ? 'withdraw.offline' : 'transfer.error');
    }
    if (result.kind !== 'done') return;
    toast.success(text('transfer.done'));
    if (onDone) onDone();
    else void navigate(PATHS.transferRecord);
  });

  const currencyId = Number(useFormValue(form, 'currencyId'));
  const from = accountOr(useFormValue(form, 'from')) ?? 'legal';
  const to = accountOr(useFormValue(form, 'to')) ?? 'change';
  const amount = parseDecimal(useFormValue(form, 'amount')) ?? ZERO;
  const source = balanceIn(accounts, from, currencyId);
  const target = balanceIn(accounts, to, currencyId);
  const code = source?.currency ?? target?.currency ?? '';
  const available = source?.available ?? ZERO;
  const frozen = source?.frozen ?? ZERO;
  const minimum = minimumOf({ from, to, usdtPrice: source?.usdtPrice });
  const options = possibleOf(currencyId).map((account) => ({ value: account, label: text(`account.${account}`) }));
  const state = write.state;
  useResetWhenDone(form, state);

  const errorText = (key: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules return keys of these texts
    text(key as Parameters<typeof text>[0], {
      available: amountText(available, code),
      minimum: amountText(minimum ?? ZERO, code),
    });
  // Nothing, and more than the available balance, have no balance after the transfer.
  const isPossible = isPositive(amount) && !isGreater(amount, available);
  const changeFact = (label: string, before: Decimal, after: Decimal) => ({
    label,
    value: isPossible ? `${balanceText(before)} → ${balanceText(after, code)}` : balanceText(before, code),
  });

  return (
    <>
      <Form
        form={form}
        label={text('transfer.title')}
        errorText={errorText}
        onSubmit={() => write.press({ currencyId, currency: code, from, to, amount })}
      >
        {!isFixed && (
          <>
            <FormSelect
              name="currencyId"
              label={text('transfer.currency')}
              options={currencies.map(({ currencyId: value, currency }) => ({ value: String(value), label: currency }))}
            />
            <Row sx={{ alignItems: 'flex-start' }}>
              <div style={{ flex: 1, minWidth: 140 }}>
                <FormSelect name="from" label={text('transfer.from')} options={options} />
              </div>
              {/* Beside the control: the labels of the fields are above it. */}
              <Stack sx={{ paddingTop: 6 }}>
                <Button
                  tone="quiet"
                  aria-label={text('transfer.swap')}
                  onClick={() => form.set({ from: to, to: from })}
                >
                  ⇄
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
          placeholder={text('transfer.amountRequired')}
          decimals={AMOUNT_DECIMALS}
          unit={code}
          aside={text('transfer.available', { amount: balanceText(available, code) })}
        />
        <Row>
          <Button size="small" tone="quiet" onClick={() => form.set({ amount: wholeTransfer(available) })}>
            {text('action.all')}
          </Button>
        </Row>
        {frozen !== ZERO && (
          <HeldBy
            account={from}
            frozen={frozen}
            currencyId={currencyId}
            currency={code}
            isPlatformToken={code === platformToken}
          />
        )}
        <FactList
          facts={[
            ...(minimum === undefined ? [] : [{ label: text('withdraw.minimum'), value: amountText(minimum, code) }]),
            changeFact(text(`account.${from}`), available, minus(available, amount)),
            changeFact(text(`account.${to}`), target?.available ?? ZERO, plus(target?.available ?? ZERO, amount)),
          ]}
        />
        <Button type="submit" size="large" fullWidth pending={write.isBusy}>
          {text('transfer.submit')}
        </Button>
        <FormAlert />
        {onCancel && (
          <Button tone="quiet" size="large" fullWidth onClick={onCancel}>
            {text('transfer.cancel')}
          </Button>
        )}
      </Form>
      {isLost(state) && (
        <WriteOutcome
          state={state}
          subject="transfer"
          summary={text('transfer.summary', {
            amount: amountText(state.ticket.amount, state.ticket.currency),
            from: text(`account.${state.ticket.from}`),
            to: text(`account.${state.ticket.to}`),
          })}
          describe={({ kind }) =>
            kind === 'found'
              ? { title: text('transfer.found'), message: text('transfer.foundHint') }
              : { title: text('transfer.nothing') }
          }
          onLookAgain={write.lookAgain}
          onDismiss={write.dismiss}
          onTryAgain={() => write.press(state.ticket)}
        />
      )}
      {state.phase === 'confirming' && (
        <ConfirmDialog
          open
          title={text('transfer.confirmTitle')}
          confirmLabel={text('transfer.confirm', { amount: amountText(state.ticket.amount, state.ticket.currency) })}
          onCancel={write.takeBack}
          onConfirm={write.confirm}
        >
          <FactList
            facts={[
              { label: text('transfer.from'), value: text(`account.${state.ticket.from}`) },
              { label: text('transfer.to'), value: text(`account.${state.ticket.to}`) },
              { label: text('transfer.amount'), value: amountText(state.ticket.amount, state.ticket.currency) },
            ]}
          />
          <Text size="table" tone="quiet">
            {text('transfer.free')}
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
