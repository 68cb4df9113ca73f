import { floorTo, type Decimal } from '@bourse/decimal';
import { useFailureText } from '@bourse/feature-kit';
import { findingWords, isLost, WriteOutcome, type WriteState, type Finding, type KnownIds } from '@bourse/safe-writes';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { Alert, Button, Dialog, FactList, NumberField, Stack, Text, ValueText, VisuallyHidden } from '@bourse/ui-kit';
import { useState, type ReactNode } from 'react';
import type { Ad } from '@bourse/contracts/c2c';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { QuotaMeter } from '../quota/quota-meter';
import type { Quota } from '../rules/quota';
import type { TakeTicket } from '../writes/take-ad';
import { C2C_DECIMALS, limitsOf, mostOf, type AmountProblem } from '../rules/ad-amounts';
import { useFloatingText } from '../floating/ad-price';
import { useIndexDifference } from './index-difference';
import { viewerSideOf } from '../rules/premium';

export interface TakeDialogProps {
  /** `undefined`: closed. */
  readonly ad: Ad | undefined;
  readonly form: {
    readonly values: {
      /** In coin: what is entered, or the remainder of an ad that is taken as a whole. */
      readonly amount: Decimal | undefined;
      /** CNY, while the user enters money instead of coin. */
      readonly money?: Decimal | undefined;
    };
    readonly errors: { readonly amount: AmountProblem | undefined };
    readonly preview: {
      /** CNY. */
      readonly total: Decimal | undefined;
      /** The seller has less than the amount. */
      readonly isShort: boolean;
    };
    readonly submit: {
      readonly state: WriteState<TakeTicket, KnownIds, Finding>;
      /** The user's orders are not read yet, so that the new one could not be told from them. */
      readonly isReadingOrders?: boolean;
      /** The field of the trade password, where the back end wants one. */
      readonly password?: ReactNode;
      readonly lookAgain: () => void;
    };
  };
  readonly market: {
    readonly index: Decimal | undefined;
    readonly quota: Quota | undefined;
    /** The ad as it is now, if its price is not the shown one any more, or it is paused. */
    readonly changed?: Ad | undefined;
  };
  readonly balance: {
    /** Coin of a seller in the asset account; `undefined` while unknown. */
    readonly available?: Decimal | undefined;
  };
  readonly actions: {
    readonly onAmount: (amount: Decimal | undefined) => void;
    readonly onMoney: (money: Decimal | undefined) => void;
    readonly onTake: () => void;
    readonly onClose: () => void;
    /** Takes the present price of the ad in place of the shown one. */
    readonly onPrice?: (() => void) | undefined;
  };
}

/** Confirmation before an ad is taken: amount, total, method, limits. */
export function TakeDialog({ ad, ...props }: TakeDialogProps) {
  const text = c2cMessages.useText();
  if (!ad) return null;
  const side = viewerSideOf(ad.type);
  return (
    <Dialog
      open
      title={text(side === 'buy' ? 'take.buyTitle' : 'take.sellTitle', { coin: ad.currency, merchant: ad.merchant })}
      onClose={(by) => by !== 'outside' && props.actions.onClose()}
      hasCloseButton
      actions={isLost(props.form.submit.state) ? undefined : <TakeButton ad={ad} {...props} />}
    >
      <TakeForm ad={ad} {...props} />
    </Dialog>
  );
}

type OpenProps = Omit<TakeDialogProps, 'ad'> & { readonly ad: Ad };

const PROBLEM_TEXT = {
  required: 'take.required',
  belowMinimum: 'take.belowMinimum',
  aboveRemainder: 'take.aboveRemainder',
  decimals: 'take.decimals',
} as const;

function TakeButton({ ad, form: { values, submit }, market: { quota, changed }, actions }: OpenProps) {
  const { amount } = values;
  const text = c2cMessages.useText();
  const format = useFormat();
  const side = viewerSideOf(ad.type);
  const label = amount === undefined ? (`ad.${side}` as const) : (`take.${side}Button` as const);
  return (
    <Button
      tone={side}
      size="large"
      fullWidth
      disabled={quota?.isExhausted === true || changed?.floating?.isPaused === true}
      pending={submit.state.phase === 'sending' || submit.isReadingOrders === true}
      onClick={actions.onTake}
    >
      {text(label, { amount: format.amount(amount, C2C_DECIMALS), coin: ad.currency })}
    </Button>
  );
}

function TakeForm(props: OpenProps) {
  const { ad, form, market, balance, actions } = props;
  const { preview, submit } = form;
  const { amount } = form.values;
  const { available } = balance;
  const { state } = submit;
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const failureText = useFailureText();
  const difference = useIndexDifference();
  const floatingText = useFloatingText();
  const side = viewerSideOf(ad.type);
  const coins = (value: Decimal | undefined) =>
    value === undefined ? NO_VALUE : `${format.amount(value, C2C_DECIMALS)} ${ad.currency}`;
  const free = available && coins(floorTo(available, C2C_DECIMALS));
  const toIndex = difference.money(ad.price, market.index, side, amount)?.words;
  const describe = (finding: Finding) =>
    findingWords(finding, {
      found: { title: text('take.found'), message: text('take.foundHint') },
      nothing: { title: text('take.notFound') },
    });
  if (isLost(state)) {
    return (
      <WriteOutcome
        state={state}
        unknownTitle={text('take.unknown')}
        summary={text('take.summary', { amount: format.amount(state.ticket.amount), coin: state.ticket.currency })}
        describe={describe}
        onLookAgain={submit.lookAgain}
        onDismiss={actions.onClose}
        onTryAgain={state.ticket.adId === ad.id ? actions.onTake : undefined}
      />
    );
  }
  const refusal = state.phase === 'refused' ? failureText(state.failure) : undefined;
  return (
    <Stack>
      {ad.minimum === undefined ? (
        <Text>{text('take.wholeHint')}</Text>
      ) : (
        <AmountFields {...props} minimum={ad.minimum} />
      )}
      {preview.isShort && <Alert tone="warning">{text('take.short', { available: free ?? NO_VALUE })}</Alert>}
      <FactList
        facts={[
          { label: text('ad.price'), value: ad.floating?.isPaused ? NO_VALUE : yuan(ad.price) },
          ...(ad.floating ? [{ label: text('pricing.floating'), value: floatingText(ad.floating) }] : []),
          { label: text('take.amount'), value: coins(amount), missing: 'notEntered' },
          {
            label: text(side === 'buy' ? 'take.pay' : 'take.get'),
            value: (
              <strong>
                <ValueText missing="notEntered">{yuan(preview.total)}</ValueText>
              </strong>
            ),
          },
          ...(toIndex === undefined ? [] : [{ label: text('take.premium'), value: toIndex }]),
          // The row is there before its figure is read: a row that arrives late would move the button under a press.
          ...(side === 'sell' ? [{ label: text('asset.available'), value: free ?? NO_VALUE }] : []),
          { label: text('ad.methods'), value: ad.methods.map((method) => text(`method.${method}`)).join(', ') },
          { label: text('take.window'), value: text('take.windowValue') },
        ]}
      />
      <QuotaMeter quota={market.quota} />
      <Alert tone="info">{text(side === 'buy' ? 'take.buyRule' : 'take.sellRule')}</Alert>
      {submit.password}
      <PriceChange changed={market.changed} onPrice={actions.onPrice} />
      {refusal !== undefined && (
        <Alert tone="error" isAnnounced>
          {refusal}
        </Alert>
      )}
    </Stack>
  );
}

/** Is announced as it appears. The text does not change after that: the price of the moment would be announced every few seconds. */
function Announced({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return <VisuallyHidden role="alert">{first}</VisuallyHidden>;
}

/** The price has changed since it was shown: it counts once the user has accepted it. */
function PriceChange({
  changed,
  onPrice,
}: {
  readonly changed: Ad | undefined;
  readonly onPrice: (() => void) | undefined;
}) {
  const text = c2cMessages.useText();
  const yuan = useYuan();
  if (!changed) return null;
  if (changed.floating?.isPaused) {
    return (
      <Alert tone="warning" isAnnounced>
        {`${text('floating.paused')} · ${text('floating.pausedHint')}`}
      </Alert>
    );
  }
  const words = text('floating.changed', { price: yuan(changed.price) });
  return (
    <>
      <Announced text={words} />
      <Alert
        tone="warning"
        action={
          <Button size="small" tone="quiet" onClick={onPrice}>
            {text('floating.accept')}
          </Button>
        }
      >
        {words}
      </Alert>
    </>
  );
}

/** Quantity in coin or in CNY, each of which fills in the other. */
function AmountFields({ ad, minimum, form, balance, actions }: OpenProps & { readonly minimum: Decimal }) {
  const { amount, money } = form.values;
  const { onAmount, onMoney } = actions;
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const problem = form.errors.amount;
  const { least, most } = limitsOf(ad);
  const isByMoney = money !== undefined;
  const error =
    problem &&
    text(PROBLEM_TEXT[problem], {
      minimum: format.amount(minimum, C2C_DECIMALS),
      maximum: format.amount(ad.remainder, C2C_DECIMALS),
      coin: ad.currency,
    });
  return (
    <>
      <NumberField
        label={text('take.amount')}
        value={amount}
        onChange={onAmount}
        decimals={C2C_DECIMALS}
        unit={ad.currency}
        action={
          <Button size="small" tone="quiet" onClick={() => onAmount(mostOf(ad, balance.available))}>
            {text('action.all')}
          </Button>
        }
        error={isByMoney ? undefined : error}
        keepsErrorRoom
      />
      <NumberField
        label={text('take.money')}
        value={money ?? form.preview.total}
        onChange={onMoney}
        decimals={C2C_DECIMALS}
        unit="CNY"
        aside={`${yuan(least)} – ${yuan(most)}`}
        error={isByMoney ? error : undefined}
        keepsErrorRoom
      />
    </>
  );
}
