import { decimal, parseDecimal } from '@bourse/decimal';
import { isLost, useFailureText, useWrite, WriteOutcome } from '@bourse/feature-kit';
import { useFormat, useServerText } from '@bourse/i18n';
import { Alert, ConfirmDialog, FactList, Padded, Panel, Stack, useToast } from '@bourse/ui-kit';
import {
  Form,
  FormNumberField,
  FormRadioCards,
  FormSubmit,
  FormTextField,
  useForm,
  useFormValue,
  type FormOf,
} from '@bourse/ui-kit/forms';
import styled from '@emotion/styled';
import { PAY_METHODS, type Acceptor, type DealDirection, type Payee } from '../contract';
import { useYuan } from '../layout/parts';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../market/ad-amounts';
import { PayeeCard } from '../order/payee-card';
import { dealWrite, type DealTicket } from '../writes/acceptor-deal';
import { dealAmounts, termsOf } from './deal-amounts';
import { dealSchema, type DealDraft } from './deal-schema';
import { methodsOfAcceptor } from './kinds';

const Narrow = styled('div')({ maxWidth: 560 });
const EMPTY: DealDraft = { method: '', mobile: '', account: '', money: '' };

const CODES = [
  'publish.methodRequired',
  'deal.mobileRequired',
  'deal.accountRequired',
  'deal.moneyRequired',
  'deal.aboveLimit',
] as const;

export interface DealViewProps {
  readonly acceptor: Acceptor;
  readonly direction: DealDirection;
  /** Values of the address, such as those of the payment form. */
  readonly prefilled: Partial<DealDraft>;
  readonly onDone: () => void;
}

/** A deposit or withdrawal through an acceptor: method, mobile, account, money, fee. */
export function DealView({ acceptor, direction, prefilled, onDone }: DealViewProps) {
  const text = c2cMessages.useText();
  const yuan = useYuan();
  const format = useFormat();
  const toast = useToast();
  const serverText = useServerText();
  const failureText = useFailureText();
  const { rate, limit } = termsOf(acceptor, direction);
  const form = useForm({
    schema: dealSchema(limit),
    defaults: EMPTY,
    prefilled,
    draft: { key: `c2c.deal.${direction}` },
  });
  const write = useWrite(dealWrite, (result) => {
    if (result.kind === 'refused') {
      const message = failureText(result.failure);
      if (message !== undefined) form.refuse(message);
      return;
    }
    if (result.kind === 'unknown' && result.finding?.kind !== 'found') return;
    if (result.kind === 'done') toast.success(serverText(result.reply));
    form.reset();
    onDone();
  });
  const { state } = write;
  const submit = (values: DealDraft) => {
    const method = PAY_METHODS.find((each) => each === values.method);
    if (!method) return;
    write.press({
      acceptorId: acceptor.id,
      acceptor: acceptor.name,
      direction,
      method,
      mobile: values.mobile.trim(),
      account: values.account.trim(),
      money: parseDecimal(values.money) ?? decimal('0'),
    });
  };
  const title = text(direction === 'deposit' ? 'acceptors.deposit' : 'acceptors.withdraw');
  const errorText = (code: string) => {
    const key = CODES.find((each) => each === code);
    return key ? text(key, { limit: yuan(limit) }) : code;
  };
  return (
    <Narrow>
      <Panel label={title}>
        <Padded>
          <Stack>
            <FactList
              facts={[
                { label: text('acceptors.name'), value: <span translate="no">{acceptor.name}</span> },
                { label: text('deal.limit'), value: yuan(limit) },
                { label: text('deal.rate'), value: format.percent(rate) },
              ]}
            />
            {isLost(state) && (
              <WriteOutcome
                state={state}
                unknownTitle={text('deal.unknown')}
                summary={text('deal.summary', { money: yuan(state.ticket.money), acceptor: state.ticket.acceptor })}
                describe={({ kind }) => ({
                  title: text(kind === 'found' ? 'deal.found' : 'deal.notFound'),
                  message: text(kind === 'found' ? 'deal.foundHint' : 'deal.notFoundHint'),
                })}
                onLookAgain={write.lookAgain}
                onDismiss={write.dismiss}
                onTryAgain={() => void form.submit(submit)}
              />
            )}
            <Form form={form} label={title} onSubmit={submit} errorText={errorText}>
              <FormRadioCards
                name="method"
                label={text('market.method')}
                cards={methodsOfAcceptor(acceptor).map((method) => ({
                  value: method,
                  title: text(`method.${method}`),
                }))}
              />
              {direction === 'deposit' && <AcceptorAccount form={form} acceptor={acceptor} />}
              <FormTextField name="mobile" label={text('deal.mobile')} type="tel" inputMode="tel" maxLength={20} />
              <FormTextField
                name="account"
                label={text(direction === 'deposit' ? 'deal.accountFrom' : 'deal.accountTo')}
                maxLength={60}
              />
              <FormNumberField name="money" label={text('deal.money')} decimals={C2C_DECIMALS} unit="CNY" />
              <Net form={form} rate={rate} />
              <FormSubmit>{title}</FormSubmit>
            </Form>
          </Stack>
        </Padded>
      </Panel>
      {(state.phase === 'confirming' || state.phase === 'sending') && (
        <ConfirmDialog
          open
          title={text(direction === 'deposit' ? 'deal.confirmDeposit' : 'deal.confirmWithdraw', {
            money: yuan(state.ticket.money),
          })}
          confirmLabel={title}
          pending={state.phase === 'sending'}
          onConfirm={write.confirm}
          onCancel={write.takeBack}
        >
          <Summary ticket={state.ticket} rate={rate} />
        </ConfirmDialog>
      )}
    </Narrow>
  );
}

function Summary({ ticket, rate }: { readonly ticket: DealTicket; readonly rate: Acceptor['depositRate'] }) {
  const text = c2cMessages.useText();
  const yuan = useYuan();
  const { fee, net } = dealAmounts(ticket.money, rate);
  return (
    <Stack>
      <FactList
        facts={[
          { label: text('acceptors.name'), value: <span translate="no">{ticket.acceptor}</span> },
          { label: text('market.method'), value: text(`method.${ticket.method}`) },
          { label: text('deal.mobile'), value: ticket.mobile },
          { label: text('deal.account'), value: <span translate="no">{ticket.account}</span> },
          { label: text('deal.fee'), value: yuan(fee) },
          { label: text('deal.net'), value: <strong>{yuan(net)}</strong> },
        ]}
      />
      {ticket.direction === 'withdraw' && <Alert tone="info">{text('deal.autoConfirm')}</Alert>}
    </Stack>
  );
}

function Net({ form, rate }: { readonly form: FormOf<DealDraft>; readonly rate: Acceptor['depositRate'] }) {
  const text = c2cMessages.useText();
  const yuan = useYuan();
  const money = parseDecimal(useFormValue(form, 'money'));
  const amounts = money && dealAmounts(money, rate);
  return (
    <FactList
      facts={[
        { label: text('deal.fee'), value: yuan(amounts?.fee) },
        { label: text('deal.net'), value: yuan(amounts?.net) },
      ]}
    />
  );
}

/** Payment details for a deposit. */
function AcceptorAccount({ form, acceptor }: { readonly form: FormOf<DealDraft>; readonly acceptor: Acceptor }) {
  const chosen = useFormValue(form, 'method');
  const method = PAY_METHODS.find((each) => each === chosen);
  const money = parseDecimal(useFormValue(form, 'money')) ?? decimal('0');
  if (!method) return null;
  const payee: Payee = {
    realName: method === 'alipay' ? acceptor.alipayNickname || acceptor.name : acceptor.name,
    bankName: [acceptor.bankName, acceptor.bankAddress].filter((part) => part !== '').join(', '),
    bankAccount: acceptor.bankAccount,
    alipayAccount: acceptor.alipayAccount,
    wechatAccount: acceptor.wechatAccount,
    wechatNickname: acceptor.wechatNickname,
  };
  return <PayeeCard payee={payee} first={undefined} changed={[]} method={method} total={money} isOwn={false} />;
}
