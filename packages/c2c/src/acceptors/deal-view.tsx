import { decimal, floorTo, parseDecimal } from '@bourse/decimal';
import { isLost, useFailureText, useWrite, WriteOutcome } from '@bourse/feature-kit';
import { NO_VALUE, useFormat, useServerText } from '@bourse/i18n';
import {
  Alert,
  Button,
  ConfirmDialog,
  FactList,
  Narrow,
  Padded,
  Panel,
  Stack,
  useToast,
  ValueText,
  type MissingReason,
} from '@bourse/ui-kit';
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
import { PAY_METHODS, type Acceptor, type DealDirection } from '../contract';
import { useYuan } from '../layout/parts';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { dealWrite, type DealTicket } from '../writes/acceptor-deal';
import { dealAmounts, termsOf } from '../rules/deal-amounts';
import { dealSchema, type DealDraft } from './deal-schema';
import { methodsOfAcceptor } from './kinds';
import { knownFacts, UnknownTerms, useCoinTexts } from './terms';

const EMPTY: DealDraft = { method: '', mobile: '', account: '', money: '' };

const CODES = [
  'publish.methodRequired',
  'deal.mobileRequired',
  'deal.accountRequired',
  'deal.moneyRequired',
  'deal.belowLeast',
  'deal.aboveLimit',
] as const;

export interface DealViewProps {
  readonly acceptor: Acceptor;
  readonly direction: DealDirection;
  /** Values of the address, such as those of the payment form. */
  readonly prefilled: Partial<DealDraft>;
  readonly onDone: () => void;
}

/** The write of the form. A refusal is shown at the form; a done deal empties it. */
function useDealWrite(form: FormOf<DealDraft>, onDone: () => void) {
  const text = c2cMessages.useText();
  const toast = useToast();
  const serverText = useServerText();
  const failureText = useFailureText();
  return useWrite(dealWrite, (result) => {
    if (result.kind === 'refused') {
      const message = failureText(result.failure);
      if (message !== undefined) form.refuse(message);
      return;
    }
    if (result.kind === 'unknown' && result.finding?.kind !== 'found') return;
    if (result.kind === 'done') toast.success(result.reply === '' ? text('deal.found') : serverText(result.reply));
    form.reset();
    onDone();
  });
}

/** A deposit or withdrawal through an acceptor: method, mobile, account, money, fee, and the coin that moves. */
export function DealView({ acceptor, direction, prefilled, onDone }: DealViewProps) {
  const text = c2cMessages.useText();
  const yuan = useYuan();
  const format = useFormat();
  const coinTexts = useCoinTexts();
  const { least, most, rate } = termsOf(acceptor, direction);
  const form = useForm({
    schema: dealSchema({ least, most }),
    defaults: EMPTY,
    prefilled,
    draft: { key: `c2c.deal.${direction}` },
  });
  const write = useDealWrite(form, onDone);
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
    return key ? text(key, { limit: yuan(most), least: yuan(least) }) : code;
  };
  const limits = least === undefined ? yuan(most) : `${yuan(least)} – ${yuan(most)}`;
  return (
    <Narrow>
      <Panel label={title}>
        <Padded>
          <Stack>
            <FactList
              facts={knownFacts(
                { label: text('acceptors.name'), value: <span translate="no">{acceptor.name}</span> },
                { label: text('deal.coinRate'), value: coinTexts.rate(acceptor) ?? NO_VALUE },
                {
                  label: text(direction === 'deposit' ? 'deal.creditedTo' : 'deal.takenFrom'),
                  value: coinTexts.account(acceptor) ?? NO_VALUE,
                },
                { label: text('deal.limit'), value: limits },
                { label: text('deal.rate'), value: format.percent(rate) },
                { label: text('deal.window'), value: useWindowText(acceptor) },
              )}
            />
            <UnknownTerms acceptor={acceptor} />
            {isLost(state) && (
              <WriteOutcome
                state={state}
                subject="request"
                summary={text('deal.summary', { money: yuan(state.ticket.money), acceptor: state.ticket.acceptor })}
                describe={({ kind }) =>
                  kind === 'found'
                    ? { title: text('deal.found'), message: text('deal.foundHint') }
                    : { title: text('deal.notFound') }
                }
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
              <FormTextField name="mobile" label={text('deal.mobile')} type="tel" inputMode="tel" maxLength={20} />
              <FormTextField
                name="account"
                label={text(direction === 'deposit' ? 'deal.accountFrom' : 'deal.accountTo')}
                maxLength={60}
              />
              <FormNumberField
                name="money"
                label={text('deal.money')}
                decimals={C2C_DECIMALS}
                unit="CNY"
                aside={
                  direction === 'withdraw' && most !== undefined ? text('deal.most', { most: yuan(most) }) : undefined
                }
                action={
                  direction === 'withdraw' &&
                  most !== undefined && (
                    <Button size="small" tone="quiet" onClick={() => form.set({ money: floorTo(most, C2C_DECIMALS) })}>
                      {text('action.all')}
                    </Button>
                  )
                }
              />
              <Result form={form} acceptor={acceptor} direction={direction} />
              <Alert tone="info">{text(`deal.next.${direction}`)}</Alert>
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
          <Summary ticket={state.ticket} acceptor={acceptor} />
        </ConfirmDialog>
      )}
    </Narrow>
  );
}

/** Time in which the acceptor decides. */
function useWindowText({ waitMinutes }: Acceptor): string | undefined {
  const text = c2cMessages.useText();
  return waitMinutes === undefined ? undefined : text('deal.minutes', { count: waitMinutes });
}

/** What a deal costs and brings: money, fee, net money, coin. */
function useAmountFacts(acceptor: Acceptor, direction: DealDirection) {
  const text = c2cMessages.useText();
  const yuan = useYuan();
  const coinTexts = useCoinTexts();
  const terms = termsOf(acceptor, direction);
  return (typed: string) => {
    const money = parseDecimal(typed);
    const { fee, net, coin } = money
      ? dealAmounts(money, direction, terms)
      : { fee: undefined, net: undefined, coin: undefined };
    const missing: MissingReason = money ? 'notSent' : 'notEntered';
    const coinText = (
      <strong>
        <ValueText missing={missing}>{coinTexts.amount(coin, acceptor.coin) ?? NO_VALUE}</ValueText>
      </strong>
    );
    return direction === 'deposit'
      ? [
          { label: text('take.pay'), value: yuan(money), missing },
          { label: text('deal.fee'), value: yuan(fee), missing },
          { label: text('deal.getEstimate'), value: coinText },
        ]
      : [
          { label: text('deal.giveEstimate'), value: coinText },
          { label: text('deal.fee'), value: yuan(fee), missing },
          { label: text('take.get'), value: yuan(net), missing },
        ];
  };
}

function Summary({ ticket, acceptor }: { readonly ticket: DealTicket; readonly acceptor: Acceptor }) {
  const text = c2cMessages.useText();
  const coinTexts = useCoinTexts();
  const { direction } = ticket;
  const amountFacts = useAmountFacts(acceptor, direction);
  return (
    <Stack>
      <FactList
        facts={knownFacts(
          { label: text('acceptors.name'), value: <span translate="no">{ticket.acceptor}</span> },
          { label: text('market.method'), value: text(`method.${ticket.method}`) },
          { label: text('deal.mobile'), value: ticket.mobile },
          {
            label: text(direction === 'deposit' ? 'deal.accountFrom' : 'deal.accountTo'),
            value: <span translate="no">{ticket.account}</span>,
          },
          ...amountFacts(ticket.money),
          { label: text('deal.coinRate'), value: coinTexts.rate(acceptor) ?? NO_VALUE },
          {
            label: text(direction === 'deposit' ? 'deal.creditedTo' : 'deal.takenFrom'),
            value: coinTexts.account(acceptor) ?? NO_VALUE,
          },
          { label: text('deal.window'), value: useWindowText(acceptor) },
        )}
      />
      <UnknownTerms acceptor={acceptor} />
      <Alert tone="info">{text(`deal.next.${direction}`)}</Alert>
      {direction === 'withdraw' && <Alert tone="info">{text('deal.autoConfirm')}</Alert>}
    </Stack>
  );
}

function Result(props: {
  readonly form: FormOf<DealDraft>;
  readonly acceptor: Acceptor;
  readonly direction: DealDirection;
}) {
  const amountFacts = useAmountFacts(props.acceptor, props.direction);
  return <FactList facts={amountFacts(useFormValue(props.form, 'money'))} />;
}
