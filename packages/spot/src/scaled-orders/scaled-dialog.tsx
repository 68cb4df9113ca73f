import { decimal, isGreater, isLess, roundHalfUp, type Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import type { Side } from '@bourse/contracts/market';
import {
  Alert,
  AmountText,
  Button,
  Dialog,
  FieldRow,
  FigureLine,
  FigureLines,
  focusField,
  focusFieldWithoutValue,
  NumberField,
  SegmentedControl,
  Stack,
  Text,
} from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import { spotMessages } from '../locales/messages';
import { FarPriceNote } from '@bourse/trading';
import { scaledMessages } from './locales/messages';
import { longestText } from './longest-text';
import type { MarketModel } from '../order-form/model';
import { OrderList } from '../order-batch/order-list';
import {
  FEWEST_ORDERS,
  MOST_ORDERS,
  SCALED_PROBLEMS,
  scaledOrders,
  SIZINGS,
  summariseScaled,
  unitOf,
  type ScaledField,
  type ScaledOrder,
  type ScaledProblem,
  type Sizing,
} from '../rules/scaled-orders';
import { farthestPriceOf } from '../rules/far-price';
import { TOTAL_PLACES, totalOf } from '../rules/order-rules';

const FIRST_COUNT = decimal(5);

interface Draft {
  readonly from: Decimal | undefined;
  readonly to: Decimal | undefined;
  readonly count: Decimal | undefined;
  readonly amount: Decimal | undefined;
  readonly sizing: Sizing;
}

const EMPTY: Draft = { from: undefined, to: undefined, count: FIRST_COUNT, amount: undefined, sizing: 'equal' };

export interface ScaledDialogProps {
  readonly initialSide: Side;
  readonly market: MarketModel;
  /** Available balance of the currency that the initial side spends. */
  readonly available: Decimal | undefined;
  /** The personal limit that keeps so many orders from being placed, in words. */
  readonly blockedBy?: ((count: number) => string | undefined) | undefined;
  readonly isBusy: boolean;
  readonly onPlace: (orders: readonly ScaledOrder[], side: Side) => void;
  readonly onClose: () => void;
}

/** The form of a set: two prices, number, amount and sizes, with every order, the average price and the fee before it is placed. */
export function ScaledDialog(props: ScaledDialogProps) {
  const { initialSide: side, market, available, blockedBy, isBusy, onPlace, onClose } = props;
  const text = spotMessages.useText();
  const scaledText = scaledMessages.useText();
  const format = useFormat();
  const body = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [touched, setTouched] = useState<ReadonlySet<ScaledField>>(new Set());
  const { symbol, base, quote, pricePlaces, amountPlaces, amountStep, best, takerFee } = market;
  const input = { ...draft, side, pricePlaces, amountPlaces, amountStep };
  const result = scaledOrders(input);
  const orders = 'orders' in result ? result.orders : [];
  const summary = summariseScaled(orders, side, takerFee);
  const limit = blockedBy?.(orders.length);
  const spent = side === 'buy' ? summary.total : summary.amount;
  const isShort = available !== undefined && isGreater(spent, available);
  const crossing = best
    ? orders.filter(({ price }) => (side === 'buy' ? !isLess(price, best) : !isGreater(price, best))).length
    : 0;

  const words = (code: ScaledProblem['code']) =>
    code === 'form.amountStep'
      ? text(code, { step: format.amount(unitOf(input)) })
      : scaledText(code, { fewest: format.number(FEWEST_ORDERS), most: format.number(MOST_ORDERS) });
  const errorOf = (field: ScaledField) => {
    if (!touched.has(field)) return undefined;
    const problem = 'problems' in result ? result.problems.find((other) => other.field === field) : undefined;
    if (problem) return words(problem.code);
    // A sale is left to the exchange, as in the order form.
    return field === 'amount' && isShort ? text('form.insufficient') : undefined;
  };
  const touch = (...fields: ScaledField[]) => setTouched((before) => new Set([...before, ...fields]));
  const place = () => {
    if (focusFieldWithoutValue(body.current)) return;
    touch('from', 'to', 'count', 'amount');
    if ('problems' in result) {
      const [first] = result.problems;
      if (first) focusField(body.current, first.field);
    } else if (isShort && side === 'buy') focusField(body.current, 'amount');
    else onPlace(orders, side);
  };
  const field = (name: ScaledField, label: string, unit: string | undefined, decimals: number) => (
    <NumberField
      name={name}
      label={label}
      value={draft[name]}
      onChange={(value) => setDraft({ ...draft, [name]: value })}
      onBlur={() => draft[name] !== undefined && touch(name)}
      decimals={decimals}
      {...(unit !== undefined && { unit })}
      error={errorOf(name)}
      keepsErrorRoom={longestText(SCALED_PROBLEMS[name].map(words))}
    />
  );

  return (
    <Dialog
      open
      isWide
      hasCloseButton
      title={scaledText(side === 'buy' ? 'titleBuy' : 'titleSell', { symbol })}
      onClose={(by) => {
        if (by !== 'outside') onClose();
      }}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {text('confirm.cancel')}
          </Button>
          <Button tone={side} pending={isBusy} disabled={limit !== undefined} onClick={place}>
            {scaledText('review')}
          </Button>
        </>
      }
    >
      <Stack ref={body}>
        <FieldRow>
          {field('from', scaledText('from'), quote, pricePlaces)}
          {field('to', scaledText('to'), quote, pricePlaces)}
        </FieldRow>
        <FieldRow>
          {field('count', scaledText('count'), undefined, 0)}
          {field('amount', scaledText('amount'), base, amountPlaces)}
        </FieldRow>
        <SegmentedControl
          label={scaledText('sizing')}
          value={draft.sizing}
          onChange={(sizing) => setDraft({ ...draft, sizing })}
          options={SIZINGS.map((value) => ({ value, label: scaledText(`sizing.${value}`) }))}
        />
        {orders.length > 0 && (
          <OrderList
            label={scaledText('orders')}
            orders={orders.map(({ price, amount }) => ({
              key: price,
              words: scaledText('line', {
                amount: format.amount(amount),
                base,
                price: format.price(price, pricePlaces),
                total: format.amount(totalOf(price, amount)),
                quote,
              }),
            }))}
          />
        )}
        <FigureLines>
          <FigureLine label={text('form.available')}>
            <AmountText value={available} unit={side === 'buy' ? quote : base} />
          </FigureLine>
          <FigureLine label={scaledText('average')} missing="notEntered">
            {orders.length === 0 ? NO_VALUE : `${format.price(summary.averagePrice, pricePlaces)} ${quote}`}
          </FigureLine>
          <FigureLine label={text('form.total')}>
            <AmountText
              missing="notEntered"
              value={orders.length === 0 ? undefined : roundHalfUp(summary.total, TOTAL_PLACES)}
              unit={quote}
            />
          </FigureLine>
          {takerFee !== undefined && (
            <FigureLine label={text('form.fee')}>
              <AmountText missing="notEntered" value={summary.fee} unit={side === 'buy' ? base : quote} />
            </FigureLine>
          )}
        </FigureLines>
        <FarPriceNote side={side} far={farthestPriceOf(orders, side, best)} quote={quote} />
        {limit !== undefined && <Alert tone="warning">{limit}</Alert>}
        {crossing > 0 && (
          <Text as="output" size="dense" tone="warning">
            {scaledText('crossing', { count: crossing })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
