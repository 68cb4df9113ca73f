import { isGreater, isMultipleOf, isPositive, type Decimal } from '@bourse/decimal';
import type { Trail } from '@bourse/contracts/market';
import { useFormat } from '@bourse/i18n';
import { exitsOf, tradingMessages, TrailField, trailProblem, useTouchedFields, type TrailDraft } from '@bourse/trading';
import {
  AmountText,
  Button,
  Dialog,
  FigureLine,
  FigureLines,
  focusField,
  focusFieldWithoutValue,
  NumberField,
  Stack,
  Text,
} from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import { spotMessages } from '../locales/messages';
import type { MarketModel } from '../order-form/model';
import { exitOrderMessages } from './locales/messages';

export interface TrailingDialogProps {
  readonly market: MarketModel;
  readonly available: Decimal | undefined;
  readonly onPlace: (order: {
    readonly amount: Decimal;
    readonly trail: Omit<Trail, 'peak'>;
    /** The price at which the sale trades now. */
    readonly price: Decimal;
  }) => void;
  readonly onClose: () => void;
}

/** A sale at the market that waits until the price has fallen by a distance from its best. */
export function TrailingDialog({ market, available, onPlace, onClose }: TrailingDialogProps) {
  const text = exitOrderMessages.useText();
  const formText = spotMessages.useText();
  const exitText = tradingMessages.useText();
  const format = useFormat();
  const body = useRef<HTMLDivElement>(null);
  const [amount, setAmount] = useState<Decimal>();
  const [trail, setTrail] = useState<TrailDraft>({ distance: undefined, unit: 'percent' });
  const { base, quote, symbol, best, pricePlaces, amountPlaces, amountStep } = market;
  const { touch, shownOf } = useTouchedFields<'amount' | 'trail'>(symbol);
  const amountCode = amountProblem(amount, available, amountStep);
  const trailCode = trailProblem(trail, best);
  const shown = new Set(
    shownOf([
      ...(trailCode ? [{ field: 'trail' as const }] : []),
      ...(amountCode ? [{ field: 'amount' as const }] : []),
    ]).map(({ field }) => field),
  );
  const { stopLoss: begins } = exitsOf(
    { takeProfit: undefined, stopLoss: trail.distance, unit: trail.unit, isTrailing: true },
    { side: 'buy', price: best, priceDecimals: pricePlaces },
  );
  const review = () => {
    if (focusFieldWithoutValue(body.current)) return;
    touch('amount', 'trail');
    const { distance, unit } = trail;
    if (trailCode || distance === undefined) return focusField(body.current, 'trail');
    if (amountCode || amount === undefined) return focusField(body.current, 'amount');
    if (best !== undefined) onPlace({ amount, trail: { distance, unit }, price: best });
  };
  return (
    <Dialog
      open
      title={text('trailing.title', { symbol })}
      onClose={onClose}
      hasCloseButton
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {formText('confirm.cancel')}
          </Button>
          <Button tone="sell" onClick={review}>
            {text('trailing.review')}
          </Button>
        </>
      }
    >
      <Stack ref={body} spacing={3}>
        <Text size="table" tone="quiet">
          {text('trailing.hint')}
        </Text>
        <TrailField
          value={trail}
          quote={quote}
          priceDecimals={pricePlaces}
          error={shown.has('trail') && trailCode ? exitText(trailCode) : undefined}
          hint={begins && text('trailing.begins', { price: format.price(begins, pricePlaces), quote })}
          onChange={setTrail}
          onBlur={() => trail.distance !== undefined && touch('trail')}
        />
        <NumberField
          name="amount"
          label={formText('form.amount')}
          value={amount}
          onChange={setAmount}
          onBlur={() => amount !== undefined && touch('amount')}
          decimals={amountPlaces}
          unit={base}
          error={
            shown.has('amount') && amountCode ? formText(amountCode, { step: format.amount(amountStep) }) : undefined
          }
        />
        <FigureLines>
          <FigureLine label={formText('form.available')}>
            <AmountText value={available} unit={base} />
          </FigureLine>
        </FigureLines>
        {best === undefined && (
          <Text as="output" size="table" tone="warning">
            {text('trailing.noPrice')}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function amountProblem(amount: Decimal | undefined, available: Decimal | undefined, step: Decimal | undefined) {
  if (amount === undefined || !isPositive(amount)) return 'lay.outnumber';
  if (step !== undefined && !isMultipleOf(amount, step)) return 'form.amountStep';
  return available !== undefined && isGreater(amount, available) ? 'form.insufficient' : undefined;
}
