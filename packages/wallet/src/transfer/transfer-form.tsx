import { minus, parseDecimal, plus, ZERO, type Decimal } from '@bourse/decimal';
import { isLost, PATHS, useFailureText, useLink, useWrite, WriteOutcome } from '@bourse/feature-kit';
import { Alert, Button, ConfirmDialog, FactList, Row, useToast } from '@bourse/ui-kit';
import {
  Form,
  FormAlert,
  FormNumberField,
  FormSelect,
  schemaOfRules,
  useForm,
  useFormValue,
} from '@bourse/ui-kit/forms';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { ACCOUNTS, type Account, type Balance, type TransferCurrency } from '../contract';
import { walletMessages } from '../locales/messages';
import { Hint } from '../parts/layout';
import { AMOUNT_DECIMALS, useAmountText } from '../parts/use-amount-text';
import { useResetWhenDone } from '../parts/use-reset-when-done';
import { chosenDirection, transferableAccounts, transferFault, wholeTransfer } from './rules';
import { transferWrite } from './transfer-write';

type Accounts = Readonly<Record<Account, { readonly balances: readonly Balance[] }>>;

const isAccount = (written: string): written is Account => ACCOUNTS.some((account) => account === written);
const accountOr = (written: string): Account | undefined => (isAccount(written) ? written : undefined);

/** Reasons for frozen balances of an account, with links. */
const BLOCKERS = {
  lever: { text: 'transfer.blocker.lever', path: PATHS.leverRecord },
  change: { text: 'transfer.blocker.change', path: PATHS.allOrders },
  micro: { text: 'transfer.blocker.micro', path: PATHS.options },
  legal: { text: 'transfer.blocker.legal', path: PATHS.c2cOrders },
} as const;

function Blocker({ account, frozen, currency }: { account: Account; frozen: Decimal; currency: string }) {
  const text = walletMessages.useText();
  const amountText = useAmountText();
  const { text: key, path } = BLOCKERS[account];
  const link = useLink(path);
  return (
    <Alert>
      {text(key, { amount: amountText(frozen, currency) })} <a {...link}>{text('transfer.blocker.show')}</a>
    </Alert>
  );
}

export interface TransferFormProps {
  readonly accounts: Accounts;
  /** The list of transferable currencies; `undefined` before it has arrived and where it cannot be read. */
  readonly currencies?: readonly TransferCurrency[] | undefined;
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

function balanceIn(accounts: Accounts, account: Account, currencyId: number): Balance | undefined {
  return accounts[account].balances.find((balance) => balance.currencyId === currencyId);
}

/** Currency, from, to, amount, balances before and after; the confirmation sends the transfer, once. */
export function TransferForm(props: TransferFormProps) {
  const { accounts, currencies: transferable, offered = ACCOUNTS, wanted = {} } = props;
  const { isFixed = false, onDone, onCancel } = props;
  const text = walletMessages.useText();
  const amountText = useAmountText();
  const failureText = useFailureText();
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

  const schema = schemaOfRules(
    { currencyId: v.string(), from: v.string(), to: v.string(), amount: v.string() },
    ({ currencyId, from, to, amount }) => {
      const [source, target] = [accountOr(from), accountOr(to)];
      if (!source || !target) return {};
      const available = balanceIn(accounts, source, Number(currencyId))?.available ?? ZERO;
      return {
        to: source === target ? 'transfer.sameAccount' : undefined,
        amount: transferFault(parseDecimal(amount), { from: source, to: target, available }),
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
      form.refuse(failure.kind === 'rejected' ? { serverText: failure.text } : 'transfer.error');
      toast.error(failureText(failure) ?? text('transfer.error'));
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
  const options = possibleOf(currencyId).map((account) => ({ value: account, label: text(`account.${account}`) }));
  const state = write.state;
  useResetWhenDone(form, state);

  const errorText = (key: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules return keys of these texts
    text(key as Parameters<typeof text>[0], { available: amountText(available, code) });
  const changeFact = (label: string, before: Decimal, after: Decimal) => ({
    label,
    value: `${amountText(before, code)} → ${amountText(after, code)}`,
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
            <Row>
              <div style={{ flex: 1, minWidth: 140 }}>
                <FormSelect name="from" label={text('transfer.from')} options={options} />
              </div>
              <Button tone="quiet" aria-label={text('transfer.swap')} onClick={() => form.set({ from: to, to: from })}>
                ⇄
              </Button>
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
          hint={text('transfer.available', { amount: amountText(available, code) })}
        />
        <Row>
          <Button size="small" tone="quiet" onClick={() => form.set({ amount: wholeTransfer(available) })}>
            {text('action.all')}
          </Button>
        </Row>
        {frozen !== ZERO && <Blocker account={from} frozen={frozen} currency={code} />}
        <FactList
          facts={[
            changeFact(text(`account.${from}`), available, minus(available, amount)),
            changeFact(text(`account.${to}`), target?.available ?? ZERO, plus(target?.available ?? ZERO, amount)),
          ]}
        />
        <FormAlert />
        <Button type="submit" size="large" fullWidth pending={write.isBusy}>
          {text('transfer.submit')}
        </Button>
        {onCancel && (
          <Button tone="quiet" size="large" fullWidth onClick={onCancel}>
            {text('transfer.cancel')}
          </Button>
        )}
      </Form>
      {isLost(state) && (
        <WriteOutcome
          state={state}
          unknownTitle={text('transfer.unknown')}
          summary={text('transfer.summary', {
            amount: amountText(state.ticket.amount, state.ticket.currency),
            from: text(`account.${state.ticket.from}`),
            to: text(`account.${state.ticket.to}`),
          })}
          describe={({ kind }) =>
            kind === 'found'
              ? { title: text('transfer.found'), message: text('transfer.foundHint') }
              : { title: text('transfer.nothing'), message: text('transfer.nothingHint') }
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
          <Hint>{text('transfer.free')}</Hint>
        </ConfirmDialog>
      )}
    </>
  );
}
