import { isZero, type Decimal } from '@bourse/decimal';
import {
  isLost,
  useFailureText,
  WriteOutcome,
  type WriteState,
  type Finding,
  type KnownIds,
} from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Alert, Button, Dialog, FactList, NumberField, Stack } from '@bourse/ui-kit';
import type { Ad } from '../contract';
import { useYuan } from '../layout/parts';
import { c2cMessages } from '../locales/messages';
import { QuotaMeter } from '../quota/quota-meter';
import type { Quota } from '../quota/quota';
import type { TakeTicket } from '../writes/take-ad';
import { amountProblem, C2C_DECIMALS, totalOf } from './ad-amounts';
import { premiumCost, viewerSideOf } from './premium';

export interface TakeDialogProps {
  /** `undefined`: closed. */
  readonly ad: Ad | undefined;
  /** In coin; only of an ad with a minimum. */
  readonly amount: Decimal | undefined;
  readonly onAmount: (amount: Decimal | undefined) => void;
  /** The user has pressed with a wrong amount. */
  readonly isChecked: boolean;
  readonly index: Decimal | undefined;
  readonly quota: Quota | undefined;
  readonly write: WriteState<TakeTicket, KnownIds, Finding>;
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
    >
      <TakeForm ad={ad} {...props} />
    </Dialog>
  );
}

const PROBLEM_TEXT = {
  required: 'take.required',
  belowMinimum: 'take.belowMinimum',
  aboveRemainder: 'take.aboveRemainder',
  decimals: 'take.decimals',
} as const;

function TakeForm(props: Omit<TakeDialogProps, 'ad'> & { readonly ad: Ad }) {
  const { ad, amount, onAmount, isChecked, index, quota, write, onTake, onLookAgain, onDismiss } = props;
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const failureText = useFailureText();
  const side = viewerSideOf(ad.type);
  const taken = ad.minimum === undefined ? ad.remainder : amount;
  const problem = isChecked ? amountProblem(ad, taken) : undefined;
  const total = taken && totalOf(ad, taken);
  const cost = taken && index && premiumCost(ad.price, index, side, taken);
  const describe = (finding: Finding) => ({
    title: text(finding.kind === 'found' ? 'take.found' : 'take.notFound'),
    message: text(finding.kind === 'found' ? 'take.foundHint' : 'take.notFoundHint'),
  });
  if (isLost(write)) {
    return (
      <WriteOutcome
        state={write}
        unknownTitle={text('take.unknown')}
        summary={text('take.summary', { amount: format.amount(write.ticket.amount), coin: write.ticket.currency })}
        describe={describe}
        onLookAgain={onLookAgain}
        onDismiss={onDismiss}
        onTryAgain={onTake}
      />
    );
  }
  const refusal = write.phase === 'refused' ? failureText(write.failure) : undefined;
  return (
    <Stack>
      {ad.minimum === undefined ? (
        <p>{text('take.wholeHint')}</p>
      ) : (
        <NumberField
          label={text('take.amount')}
          value={amount}
          onChange={onAmount}
          decimals={C2C_DECIMALS}
          unit={ad.currency}
          error={
            problem &&
            text(PROBLEM_TEXT[problem], {
              minimum: format.amount(ad.minimum, C2C_DECIMALS),
              maximum: format.amount(ad.remainder, C2C_DECIMALS),
              coin: ad.currency,
            })
          }
        />
      )}
      <FactList
        facts={[
          { label: text('ad.price'), value: yuan(ad.price) },
          { label: text('take.amount'), value: `${format.amount(taken, C2C_DECIMALS)} ${ad.currency}` },
          { label: text(side === 'buy' ? 'take.pay' : 'take.get'), value: <strong>{yuan(total)}</strong> },
          ...(cost && !isZero(cost) ? [{ label: text('take.premium'), value: yuan(cost) }] : []),
          { label: text('ad.methods'), value: ad.methods.map((method) => text(`method.${method}`)).join(', ') },
          { label: text('take.window'), value: text('take.windowValue') },
        ]}
      />
      <QuotaMeter quota={quota} />
      <Alert tone="info">{text(side === 'buy' ? 'take.buyRule' : 'take.sellRule')}</Alert>
      {refusal !== undefined && (
        <Alert tone="error" isAnnounced>
          {refusal}
        </Alert>
      )}
      <Button tone={side} size="large" fullWidth pending={write.phase === 'sending'} onClick={onTake}>
        {text(
          taken === undefined
            ? side === 'buy'
              ? 'ad.buy'
              : 'ad.sell'
            : side === 'buy'
              ? 'take.buyButton'
              : 'take.sellButton',
          {
            amount: format.amount(taken, C2C_DECIMALS),
            coin: ad.currency,
          },
        )}
      </Button>
    </Stack>
  );
}
