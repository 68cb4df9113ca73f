import { floorTo, isGreater, type Decimal } from '@bourse/decimal';
import {
  isLost,
  useFailureText,
  WriteOutcome,
  type WriteState,
  type Finding,
  type KnownIds,
} from '@bourse/feature-kit';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { Alert, Button, Dialog, FactList, NumberField, Stack, ValueText } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import type { Ad } from '../contract';
import { useYuan } from '../layout/parts';
import { c2cMessages } from '../locales/messages';
import { QuotaMeter } from '../quota/quota-meter';
import type { Quota } from '../rules/quota';
import type { TakeTicket } from '../writes/take-ad';
import { amountProblem, C2C_DECIMALS, limitsOf, mostOf, totalOf } from '../rules/ad-amounts';
import { useIndexDifference } from './index-difference';
import { viewerSideOf } from '../rules/premium';

export interface TakeDialogProps {
  /** `undefined`: closed. */
  readonly ad: Ad | undefined;
  /** In coin: what is entered, or the remainder of an ad that is taken as a whole. */
  readonly amount: Decimal | undefined;
  readonly onAmount: (amount: Decimal | undefined) => void;
  /** CNY, while the user enters money instead of coin. */
  readonly money?: Decimal | undefined;
  readonly onMoney: (money: Decimal | undefined) => void;
  /** Coin of a seller in the asset account; `undefined` while unknown. */
  readonly available?: Decimal | undefined;
  /** The user has pressed with a wrong amount. */
  readonly isChecked: boolean;
  readonly index: Decimal | undefined;
  readonly quota: Quota | undefined;
  readonly write: WriteState<TakeTicket, KnownIds, Finding>;
  /** The field of the trade password, where the back end wants one. */
  readonly password?: ReactNode;
  readonly onTake: () => void;
  readonly onClose: () => void;
  readonly onLookAgain: () => void;
  readonly onDismiss: () => void;
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
      onClose={(by) => by !== 'outside' && props.onClose()}
      hasCloseButton
      actions={isLost(props.write) ? undefined : <TakeButton ad={ad} {...props} />}
    >
      <TakeForm ad={ad} {...props} />
    </Dialog>
  );
}

type PartProps = Omit<TakeDialogProps, 'ad'> & { readonly ad: Ad };

const PROBLEM_TEXT = {
  required: 'take.required',
  belowMinimum: 'take.belowMinimum',
  aboveRemainder: 'take.aboveRemainder',
  decimals: 'take.decimals',
} as const;

function TakeButton({ ad, amount, quota, write, onTake }: PartProps) {
  const text = c2cMessages.useText();
  const format = useFormat();
  const side = viewerSideOf(ad.type);
  const label = amount === undefined ? (`ad.${side}` as const) : (`take.${side}Button` as const);
  return (
    <Button
      tone={side}
      size="large"
      fullWidth
      disabled={quota?.isExhausted === true}
      pending={write.phase === 'sending'}
      onClick={onTake}
    >
      {text(label, { amount: format.amount(amount, C2C_DECIMALS), coin: ad.currency })}
    </Button>
  );
}

function TakeForm(props: PartProps) {
  const { ad, amount, available, index, quota, write, onTake, onLookAgain, onDismiss } = props;
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const failureText = useFailureText();
  const difference = useIndexDifference();
  const side = viewerSideOf(ad.type);
  const coins = (value: Decimal | undefined) =>
    value === undefined ? NO_VALUE : `${format.amount(value, C2C_DECIMALS)} ${ad.currency}`;
  const free = available && coins(floorTo(available, C2C_DECIMALS));
  const toIndex = difference.money(ad.price, index, side, amount);
  const describe = (finding: Finding) =>
    finding.kind === 'found'
      ? { title: text('take.found'), message: text('take.foundHint') }
      : { title: text('take.notFound') };
  if (isLost(write)) {
    return (
      <WriteOutcome
        state={write}
        subject="order"
        summary={text('take.summary', { amount: format.amount(write.ticket.amount), coin: write.ticket.currency })}
        describe={describe}
        onLookAgain={onLookAgain}
        onDismiss={onDismiss}
        onTryAgain={onTake}
      />
    );
  }
  const refusal = write.phase === 'refused' ? failureText(write.failure) : undefined;
  const isShort = available !== undefined && amount !== undefined && isGreater(amount, available);
  return (
    <Stack>
      {ad.minimum === undefined ? <p>{text('take.wholeHint')}</p> : <AmountFields {...props} minimum={ad.minimum} />}
      {isShort && <Alert tone="warning">{text('take.short', { available: free ?? NO_VALUE })}</Alert>}
      <FactList
        facts={[
          { label: text('ad.price'), value: yuan(ad.price) },
          { label: text('take.amount'), value: coins(amount), missing: 'notEntered' },
          {
            label: text(side === 'buy' ? 'take.pay' : 'take.get'),
            value: (
              <strong>
                <ValueText missing="notEntered">{yuan(amount && totalOf(ad, amount))}</ValueText>
              </strong>
            ),
          },
          ...(toIndex === undefined ? [] : [{ label: text('take.premium'), value: toIndex }]),
          ...(free === undefined ? [] : [{ label: text('asset.available'), value: free }]),
          { label: text('ad.methods'), value: ad.methods.map((method) => text(`method.${method}`)).join(', ') },
          { label: text('take.window'), value: text('take.windowValue') },
        ]}
      />
      <QuotaMeter quota={quota} />
      <Alert tone="info">{text(side === 'buy' ? 'take.buyRule' : 'take.sellRule')}</Alert>
      {props.password}
      {refusal !== undefined && (
        <Alert tone="error" isAnnounced>
          {refusal}
        </Alert>
      )}
    </Stack>
  );
}

/** Quantity in coin or in CNY, each of which fills in the other. */
function AmountFields({ ad, minimum, ...props }: PartProps & { readonly minimum: Decimal }) {
  const { amount, onAmount, money, onMoney, available, isChecked } = props;
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const problem = isChecked ? amountProblem(ad, amount) : undefined;
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
          <Button size="small" tone="quiet" onClick={() => onAmount(mostOf(ad, available))}>
            {text('action.all')}
          </Button>
        }
        error={isByMoney ? undefined : error}
        keepsErrorRoom
      />
      <NumberField
        label={text('take.money')}
        value={money ?? (amount && totalOf(ad, amount))}
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
