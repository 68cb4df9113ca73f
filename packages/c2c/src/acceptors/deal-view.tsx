import type { Decimal } from '@bourse/decimal';
import { findingWords, isLost, WriteOutcome, type Finding, type KnownIds, type WriteState } from '@bourse/safe-writes';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import {
  Alert,
  Button,
  ConfirmDialog,
  FactList,
  Narrow,
  Padded,
  Panel,
  Stack,
  ValueText,
  type MissingReason,
} from '@bourse/ui-kit';
import { Form, FormNumberField, FormRadioCards, FormSubmit, FormTextField, type FormOf } from '@bourse/ui-kit/forms';
import type { Acceptor, DealDirection } from '@bourse/contracts/c2c';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { dealAmounts, termsOf, type DealAmounts, type DealTerms } from '../rules/deal-amounts';
import type { DealTicket } from '../writes/acceptor-deal';
import type { DealDraft } from '../rules/deal-rules';
import { methodsOfAcceptor } from '../rules/acceptors';
import { knownFacts, UnknownTerms, useCoinTexts } from './terms';

const CODES = [
  'publish.methodRequired',
  'deal.mobileRequired',
  'deal.accountRequired',
  'deal.moneyRequired',
  'deal.belowLeast',
  'deal.aboveLimit',
] as const;

/** CNY, and what it costs and brings; empty while no money is entered. */
type DealPreview = { readonly money?: Decimal | undefined } & Partial<DealAmounts>;

export interface DealViewProps {
  readonly form: {
    /** The fields with their errors. */
    readonly values: FormOf<DealDraft>;
    readonly preview: DealPreview;
    readonly submit: {
      readonly state: WriteState<DealTicket, KnownIds, Finding>;
      readonly confirm: () => void;
      readonly takeBack: () => void;
      readonly lookAgain: () => void;
      readonly dismiss: () => void;
    };
  };
  readonly market: { readonly acceptor: Acceptor; readonly direction: DealDirection; readonly terms: DealTerms };
  readonly actions: {
    readonly onSubmit: (values: DealDraft) => void;
    /** Enters the most that can be withdrawn. */
    readonly onAll?: (() => void) | undefined;
  };
}

/** A deposit or withdrawal through an acceptor: method, mobile, account, money, fee, and the coin that moves. */
export function DealView({ form, market, actions }: DealViewProps) {
  const { values, preview, submit } = form;
  const { acceptor, direction } = market;
  const { least, most, rate } = market.terms;
  const { onAll, onSubmit } = actions;
  const { state } = submit;
  const text = c2cMessages.useText();
  const yuan = useYuan();
  const format = useFormat();
  const coinTexts = useCoinTexts();
  const amountFacts = useAmountFacts(acceptor, direction);
  const title = text(direction === 'deposit' ? 'acceptors.deposit' : 'acceptors.withdraw');
  const isOwn = (ticket: DealTicket) => ticket.acceptorId === acceptor.id && ticket.direction === direction;
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
                summary={text('deal.summary', { money: yuan(state.ticket.money), acceptor: state.ticket.acceptor })}
                describe={(finding) =>
                  findingWords(finding, {
                    found: { title: text('deal.found'), message: text('deal.foundHint') },
                    nothing: { title: text('deal.notFound') },
                  })
                }
                onLookAgain={submit.lookAgain}
                onDismiss={submit.dismiss}
                onTryAgain={isOwn(state.ticket) ? () => void values.submit(onSubmit) : undefined}
              />
            )}
            <Form form={values} label={title} onSubmit={onSubmit} errorText={errorText}>
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
                  onAll && (
                    <Button size="small" tone="quiet" onClick={onAll}>
                      {text('action.all')}
                    </Button>
                  )
                }
              />
              <FactList facts={amountFacts(preview)} />
              <Alert tone="info">{text(`deal.next.${direction}`)}</Alert>
              <FormSubmit>{title}</FormSubmit>
            </Form>
          </Stack>
        </Padded>
      </Panel>
      {(state.phase === 'confirming' || state.phase === 'sending') && isOwn(state.ticket) && (
        <ConfirmDialog
          open
          title={text(direction === 'deposit' ? 'deal.confirmDeposit' : 'deal.confirmWithdraw', {
            money: yuan(state.ticket.money),
          })}
          confirmLabel={title}
          pending={state.phase === 'sending'}
          onConfirm={submit.confirm}
          onCancel={submit.takeBack}
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
  return ({ money, fee, net, coin }: DealPreview) => {
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
  const { direction, money } = ticket;
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
          ...amountFacts({ money, ...dealAmounts(money, direction, termsOf(acceptor, direction)) }),
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
