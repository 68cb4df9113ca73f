import { parseDecimal, ZERO } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import {
  isLost,
  PATHS,
  useLink,
  useServerNow,
  useTradePassword,
  useWrite,
  WriteOutcome,
  useAppDispatch,
} from '@bourse/feature-kit';
import { Alert, Button, Card, ConfirmDialog, FactList, Padded, Row, Select, Text, useToast } from '@bourse/ui-kit';
import {
  Form,
  FormAlert,
  FormCheckbox,
  FormNumberField,
  FormRadioCards,
  FormTextField,
  useForm,
  useFormValue,
} from '@bourse/ui-kit/forms';
import { useEffect, useState } from 'react';
import { addressKey, allowListFault } from '../address/allow-list';
import { AddressText, ComparedAddress } from '../address/address-text';
import { hasChecksum } from '../address/evm';
import { networkKind } from '../address/network';
import type { Account, SavedAddress } from '../contract';
import { walletMessages } from '../locales/messages';
import { moneyChanged } from '../read-fresh';
import { AMOUNT_DECIMALS, useAmountText } from '../parts/use-amount-text';
import { useResetWhenDone } from '../parts/use-reset-when-done';
import { useUsedAddresses } from '../stored';
import { highFee, netReceived, withdrawalFee } from './fee';
import { restOfDay, wholeAmount } from './limits';
import {
  NO_WITHDRAWAL,
  resembled,
  validNetworks,
  withdrawSchema,
  type WithdrawalSituation,
  type WithdrawValues,
} from './withdraw-values';
import { withdrawWrite, type WithdrawalTicket } from './withdraw-write';

const USED_AT_MOST = 50;

/** The field that a refusal of the server is about. */
const FIELD_OF: ReadonlyMap<string, keyof WithdrawValues> = new Map([
  [SERVER_TEXTS.addressInvalid, 'address'],
  [SERVER_TEXTS.addressRequired, 'address'],
  [SERVER_TEXTS.insufficientBalance, 'amount'],
  [SERVER_TEXTS.withdrawalNotAboveFee, 'amount'],
]);

export interface WithdrawFormProps {
  readonly account: Account;
  readonly situation: Omit<WithdrawalSituation, 'now'>;
  readonly book: readonly SavedAddress[];
}

/** Address, network, amount, summary, review. The review dialog sends the withdrawal, once. */
export function WithdrawForm({ account, situation: given, book }: WithdrawFormProps) {
  const text = walletMessages.useText();
  const format = useFormat();
  const amountText = useAmountText();
  const toast = useToast();
  const serverNow = useServerNow();
  const dispatch = useAppDispatch();
  const [, changeUsed] = useUsedAddresses();
  const bookLink = useLink(PATHS.withdrawAddresses);
  const [openedAt] = useState(serverNow);
  const situation: WithdrawalSituation = { ...given, now: openedAt };
  const { currency, info, rule, networks } = situation;
  const code = currency.code;
  const form = useForm({
    schema: withdrawSchema({ ...given, now: serverNow() }),
    defaults: NO_WITHDRAWAL,
    draft: { key: `wallet.withdraw.${account}.${currency.id}` },
  });
  const tradePassword = useTradePassword('withdraw');
  const write = useWrite(withdrawWrite, (result) => {
    if (result.kind === 'done') toast.success(text('withdraw.submitted'));
    // A refusal can mean that fee or limits are no longer those on the screen.
    if (result.kind === 'refused') dispatch(moneyChanged());
    if (result.kind === 'refused' && result.failure.kind === 'rejected') {
      form.refuse({ serverText: result.failure.text }, FIELD_OF.get(result.failure.text));
    } else if (result.kind === 'refused') {
      form.refuse(result.failure.kind === 'offline' ? 'withdraw.offline' : 'withdraw.notSent');
    }
  });

  const address = useFormValue(form, 'address').trim();
  const network = useFormValue(form, 'network');
  const amount = parseDecimal(useFormValue(form, 'amount'));
  const fee = withdrawalFee(amount ?? ZERO, rule);
  const net = netReceived(amount ?? ZERO, rule);
  const expensive = highFee(amount ?? ZERO, rule);
  const lookalike = address === '' ? undefined : resembled(address, situation);
  const chosenNetwork = networks.length === 1 ? (networks[0] ?? '') : network;
  const kind = networkKind(chosenNetwork, { currency: code, currencyType: currency.type });
  const isUnchecked = kind === 'evm' && /^0x[\da-f]{40}$/i.test(address) && !hasChecksum(address);
  const refusal = allowListFault(given.allowList, addressKey(currency.id, address), {
    isInBook: given.saved.includes(address),
    now: openedAt,
  });
  const rest = restOfDay(info);
  const feeText = rule.kind === 'flat' ? amountText(rule.rate, code) : format.percent(rule.rate);

  // A pasted address chooses its network.
  const matching = address === '' || networks.length < 2 ? [] : validNetworks(address, situation);
  const only = matching.length > 0 && !matching.includes(network) ? matching[0] : undefined;
  useEffect(() => {
    if (only !== undefined) form.set({ network: only });
  }, [only, form]);

  const submit = () => {
    const ticket: WithdrawalTicket = {
      account,
      currencyId: currency.id,
      currency: code,
      address,
      network: chosenNetwork,
      amount: amount ?? ZERO,
      fee,
      net,
      rate: rule.rate,
    };
    write.press(ticket);
  };
  const errorText = (key: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules return keys of these texts
    text(key as Parameters<typeof text>[0], {
      minimum: amountText(info.minimum ?? ZERO, code),
      maximum: amountText(info.maximum ?? ZERO, code),
      rest: amountText(rest ?? info.dayLimit ?? ZERO, code),
      time: refusal?.code === 'coolDown' ? format.dateTime(refusal.until) : '',
    });
  const state = write.state;
  const ticket = 'ticket' in state ? state.ticket : undefined;
  const isOwn = ticket?.currencyId === currency.id && ticket.account === account;
  useResetWhenDone(form, isOwn ? state : undefined);

  return (
    <>
      <Form form={form} label={text('withdraw.of', { currency: code })} errorText={errorText} onSubmit={submit}>
        {book.length > 0 && (
          <Select
            label={text('withdraw.fromBook')}
            placeholder={text('withdraw.chooseSaved')}
            value={book.find((entry) => entry.address === address)?.address}
            onChange={(saved) => form.set({ address: saved })}
            options={book.map((entry) => ({
              value: entry.address,
              label: entry.label === '' ? entry.address : `${entry.label} · ${entry.address}`,
            }))}
          />
        )}
        <FormTextField
          name="address"
          label={text('withdraw.address', { currency: code })}
          maxLength={128}
          {...(isUnchecked && { hint: text('address.noChecksum') })}
        />
        <div>
          <Button tone="quiet" size="small" {...bookLink}>
            {text('withdraw.manageBook')}
          </Button>
        </div>
        {lookalike !== undefined && (
          <Alert tone="error" isAnnounced>
            <div>{text('address.resemblesWhy')}</div>
            <div>
              {text('address.typed')} <ComparedAddress address={address} other={lookalike} />
            </div>
            <div>
              {text('address.used')} <ComparedAddress address={lookalike} other={address} />
            </div>
            <FormCheckbox name="hasCompared" label={text('address.compared')} />
          </Alert>
        )}
        {networks.length > 1 && (
          <FormRadioCards
            name="network"
            label={text('withdraw.network')}
            cards={networks.map((name) => ({
              value: name,
              title: name,
              details:
                address !== '' && !matching.includes(name)
                  ? text('withdraw.networkMismatch')
                  : text('withdraw.networkFee', { fee: feeText }),
            }))}
          />
        )}
        <FormNumberField
          name="amount"
          label={text('withdraw.amount')}
          decimals={AMOUNT_DECIMALS}
          unit={code}
          aside={text('withdraw.available', { amount: amountText(info.available, code) })}
        />
        <Row>
          <Button size="small" tone="quiet" onClick={() => form.set({ amount: wholeAmount(info) })}>
            {text('action.all')}
          </Button>
        </Row>
        <Card>
          <Padded>
            <FactList
              facts={[
                { label: text('withdraw.from'), value: text(`account.${account}`) },
                { label: text('withdraw.fee'), value: amount ? amountText(fee, code) : feeText },
                { label: text('withdraw.net'), value: amount ? amountText(net, code) : NO_VALUE },
                ...(info.minimum === undefined
                  ? []
                  : [{ label: text('withdraw.minimum'), value: amountText(info.minimum, code) }]),
                ...(info.maximum === undefined
                  ? []
                  : [{ label: text('withdraw.maximum'), value: amountText(info.maximum, code) }]),
                ...(rest === undefined ? [] : [{ label: text('withdraw.rest'), value: amountText(rest, code) }]),
                ...(rest === undefined && info.dayLimit !== undefined
                  ? [{ label: text('withdraw.dayLimit'), value: amountText(info.dayLimit, code) }]
                  : []),
              ]}
            />
          </Padded>
        </Card>
        {expensive && (
          <Alert tone="warning" isAnnounced>
            <div>
              {text('withdraw.highFee')}{' '}
              {expensive.amountForOnePercent !== undefined &&
                text('withdraw.onePercent', { amount: amountText(expensive.amountForOnePercent, code) })}
            </div>
            <FormCheckbox name="acceptsFee" label={text('withdraw.acceptsFee')} />
          </Alert>
        )}
        <Button type="submit" size="large" fullWidth pending={write.isBusy}>
          {text('withdraw.review')}
        </Button>
        <FormAlert />
      </Form>
      {isLost(state) && isOwn && (
        <WriteOutcome
          state={state}
          subject="withdrawal"
          summary={text('withdraw.summary', {
            amount: amountText(state.ticket.amount, code),
            address: state.ticket.address,
          })}
          describe={({ kind: found }) =>
            found === 'found'
              ? { title: text('withdraw.found'), message: text('withdraw.foundHint') }
              : { title: text('withdraw.nothing') }
          }
          onLookAgain={write.lookAgain}
          onDismiss={write.dismiss}
          onTryAgain={() => write.press(state.ticket)}
        />
      )}
      {state.phase === 'confirming' && isOwn && (
        <ConfirmDialog
          open
          title={text('withdraw.confirmTitle')}
          confirmLabel={text('withdraw.confirm', { amount: amountText(state.ticket.amount, code) })}
          onCancel={write.takeBack}
          onConfirm={() =>
            tradePassword.confirm(() => {
              const sent = state.ticket.address;
              changeUsed((used) => [sent, ...used.filter((one) => one !== sent)].slice(0, USED_AT_MOST));
              write.confirm();
            })
          }
        >
          <FactList
            facts={[
              { label: text('withdraw.from'), value: text(`account.${account}`) },
              { label: text('withdraw.to'), value: <AddressText address={state.ticket.address} /> },
              { label: text('withdraw.network'), value: state.ticket.network === '' ? code : state.ticket.network },
              { label: text('withdraw.amount'), value: amountText(state.ticket.amount, code) },
              { label: text('withdraw.fee'), value: amountText(state.ticket.fee, code) },
              { label: text('withdraw.net'), value: amountText(state.ticket.net, code) },
            ]}
          />
          {tradePassword.field}
          <Text size="table" tone="quiet">
            {text('withdraw.final')}
          </Text>
          <Text size="table" tone="quiet">
            {text('withdraw.next')}
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
