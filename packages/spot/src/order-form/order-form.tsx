import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AmountText, Button, colour, NumberField, PercentSteps } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId, useRef, type FormEvent } from 'react';
import type { OrderMode, Side } from '../contract';
import { spotMessages } from '../locales';
import type { Way } from '../way-in/use-way-in';
import { Choice } from './choice';
import { estimatedProceeds, isBookTooThin, type MarketEstimate } from './market-estimate';
import { Figure, Figures, OrderFigures } from './order-figures';
import { TOTAL_PLACES, type Draft, type OrderSummary, type PercentStep, type Problem } from './rules';
import { UnaskedNote } from './unasked-note';
import { VisitorPrompt, type VisitorPromptProps } from './visitor-prompt';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 12, padding: 12 });
const Result = styled('a')({ fontSize: 12, color: colour.accent });
const Warning = styled('output')({ display: 'block', fontSize: 12, color: colour.warning });

export interface OrderFormProps {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly pricePlaces: number;
  readonly amountPlaces: number;
  readonly side: Side;
  readonly mode: OrderMode;
  readonly draft: Draft;
  readonly summary: OrderSummary;
  /** All problems; only those of `touched` fields are said. */
  readonly problems: readonly Problem[];
  readonly touched: readonly Problem['field'][];
  /** The price at which the side trades at once. */
  readonly best: Decimal | undefined;
  /** What the side spends; `undefined` while it is not known. */
  readonly available: Decimal | undefined;
  /** Of a market order. */
  readonly estimate?: MarketEstimate | undefined;
  /** Share of what is received that a taker pays; `undefined` where the exchange does not say. */
  readonly takerFee?: Decimal | undefined;
  readonly isFarThroughBook?: boolean;
  readonly isSaleStopped?: boolean;
  /** An order is on its way, or its fate not known yet: nothing else can be placed. */
  readonly isBusy?: boolean;
  /** The last order of the pair has been placed: the way to its result. */
  readonly result?: Way | undefined;
  /** Given where orders leave this device without a question: takes that back. */
  readonly onAskAgain?: (() => void) | undefined;
  /** For visitors: the ways in, in the place of the button. */
  readonly visitor?: VisitorPromptProps | undefined;
  readonly onMode: (mode: OrderMode) => void;
  readonly onSide: (side: Side) => void;
  readonly onPrice: (price: Decimal | undefined) => void;
  readonly onAmount: (amount: Decimal | undefined) => void;
  readonly onTotal: (total: Decimal | undefined) => void;
  readonly onPercent: (percent: PercentStep) => void;
  readonly onTouch: (...fields: Problem['field'][]) => void;
  /** Called with an order that keeps the rules. */
  readonly onSubmit: () => void;
}

/** Buy or sell, limit or market: price, amount or total, percent steps, and what it comes to. */
export function OrderForm(props: OrderFormProps) {
  const { side, mode, draft, summary, problems, touched, best, available, base, quote, visitor } = props;
  const text = spotMessages.useText();
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const warningId = useId();
  const { quantity } = draft;
  const isBuy = side === 'buy';
  const isLimit = mode === 'limit';
  const estimate = isLimit ? undefined : props.estimate;

  const errorOf = (field: Problem['field']) => {
    const problem = touched.includes(field) ? problems.find((candidate) => candidate.field === field) : undefined;
    return problem && text(problem.code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (visitor || props.isBusy || props.isSaleStopped) return;
    const [first] = problems;
    if (!first) return props.onSubmit();
    props.onTouch('price', 'amount');
    const field = form.current?.elements.namedItem(first.field);
    if (field instanceof HTMLElement) field.focus();
  };

  const thinBook =
    estimate && isBookTooThin(estimate, summary.amount)
      ? text('form.thinBook', { amount: format.amount(estimate.filled), base })
      : undefined;
  const warning = props.isFarThroughBook ? text('form.farThroughBook') : thinBook;
  const label = props.isSaleStopped
    ? text('form.sellingStopped')
    : text(isBuy ? 'form.submitBuy' : 'form.submitSell', { base });

  return (
    <Form ref={form} noValidate onSubmit={submit} aria-label={text('form.label', { symbol: props.symbol })}>
      <Choice
        label={text('form.side')}
        value={side}
        onChange={props.onSide}
        options={[
          { value: 'buy', label: text('form.buy'), tone: 'up' },
          { value: 'sell', label: text('form.sell'), tone: 'down' },
        ]}
      />
      <Choice
        isQuiet
        label={text('form.mode')}
        value={mode}
        onChange={props.onMode}
        options={[
          { value: 'limit', label: text('form.limit') },
          { value: 'market', label: text('form.market') },
        ]}
      />
      <NumberField
        key={mode}
        name="price"
        label={text(isLimit ? 'form.price' : 'form.bestPrice')}
        value={isLimit ? draft.price : best}
        onChange={props.onPrice}
        onBlur={() => draft.price !== undefined && props.onTouch('price')}
        decimals={props.pricePlaces}
        unit={quote}
        error={errorOf('price')}
        disabled={!isLimit}
      />
      <NumberField
        name="amount"
        label={text('form.amount')}
        value={quantity.by === 'amount' ? quantity.amount : summary.amount}
        onChange={props.onAmount}
        onBlur={() => summary.amount !== undefined && props.onTouch('amount')}
        decimals={props.amountPlaces}
        unit={base}
        error={errorOf('amount')}
      />
      <PercentSteps
        value={quantity.by === 'percent' ? quantity.percent : 0}
        onChange={props.onPercent}
        disabled={available === undefined || (summary.price ?? best) === undefined}
      />
      <NumberField
        name="total"
        label={text('form.total')}
        value={quantity.by === 'total' ? quantity.total : summary.total}
        onChange={props.onTotal}
        onBlur={() => summary.amount !== undefined && props.onTouch('amount')}
        decimals={TOTAL_PLACES}
        unit={quote}
      />
      <Figures>
        <Figure term={text('form.available')}>
          <AmountText value={available} unit={isBuy ? quote : base} />
        </Figure>
        <OrderFigures
          proceeds={estimate ? estimatedProceeds(side, estimate, props.takerFee) : summary}
          unit={isBuy ? base : quote}
          quote={quote}
          pricePlaces={props.pricePlaces}
          estimate={estimate}
        />
      </Figures>
      {warning !== undefined && <Warning id={warningId}>{warning}</Warning>}
      {visitor ? (
        <VisitorPrompt {...visitor} />
      ) : (
        <Button
          type="submit"
          size="large"
          fullWidth
          tone={side}
          pending={props.isBusy ?? false}
          disabled={props.isSaleStopped ?? false}
          {...(warning !== undefined && { 'aria-describedby': warningId })}
        >
          {label}
        </Button>
      )}
      {!visitor && props.result && <Result {...props.result}>{text('form.toResult')}</Result>}
      {!visitor && props.onAskAgain && <UnaskedNote onAskAgain={props.onAskAgain} />}
    </Form>
  );
}
