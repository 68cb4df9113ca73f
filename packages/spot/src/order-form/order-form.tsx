import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { yuanDecimals } from '@bourse/market';
import {
  AmountText,
  Button,
  colour,
  FigureLine,
  FigureLines,
  focusFieldWithoutValue,
  Link,
  NumberField,
  PercentSteps,
  SegmentedControl,
  Stack,
  Text,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId, useRef, type FormEvent } from 'react';
import type { OrderMode, Side } from '@bourse/market/contract';
import { spotMessages } from '../locales/messages';
import type { LinkProps } from '@bourse/feature-kit';
import { estimatedProceeds, isBookTooThin, limitPrice, type MarketEstimate } from '@bourse/trading';
import { OrderFigures } from './order-figures';
import {
  percentOfBalance,
  reckoningPrice,
  TOTAL_PLACES,
  type Draft,
  type OrderSummary,
  type PercentStep,
  type Problem,
} from './rules';
import { UnaskedNote } from './unasked-note';
import { VisitorPrompt, type VisitorPromptProps } from './visitor-prompt';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  // A focused field scrolls clear of the sticky button.
  '& input': { scrollMarginBlockEnd: 72 },
});
// Visible at the foot of a low window or sheet while the form scrolls.
const Foot = styled('div')({
  position: 'sticky',
  zIndex: 1,
  // Sticky positions are measured from the padding of the sheet.
  bottom: -8,
  margin: '-8px 0',
  padding: '8px 0',
  backgroundColor: colour.panel,
});

export interface OrderFormProps {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly pricePlaces: number;
  readonly amountPlaces: number;
  /** Amounts are whole multiples of it; `undefined`: not known. */
  readonly amountStep?: Decimal | undefined;
  readonly side: Side;
  readonly mode: OrderMode;
  readonly draft: Draft;
  readonly summary: OrderSummary;
  readonly problems: readonly Problem[];
  /** Those of touched fields. */
  readonly shownProblems: readonly Problem[];
  /** The price at which the side trades at once. */
  readonly best: Decimal | undefined;
  /** Available balance of the currency that the side spends; `undefined` while unknown. */
  readonly available: Decimal | undefined;
  /** Worth of the available balance in yuan. */
  readonly worth?: Decimal | undefined;
  /** To the transfer into the coin account. */
  readonly transfer?: LinkProps | undefined;
  /** Of a market order. */
  readonly estimate?: MarketEstimate | undefined;
  /** Share of the received amount that a taker pays; `undefined` if the exchange does not send it. */
  readonly takerFee?: Decimal | undefined;
  readonly isFarThroughBook?: boolean;
  readonly isSaleStopped?: boolean;
  /** An order is pending or its outcome is unknown: no other order can be placed. */
  readonly isBusy?: boolean;
  /** The last order of the pair has been placed: link to its result. */
  readonly result?: LinkProps | undefined;
  /** Present if order confirmation is off: turns it on. */
  readonly onAskAgain?: (() => void) | undefined;
  /** For visitors: the ways in, in the place of the button. */
  readonly visitor?: VisitorPromptProps | undefined;
  readonly onMode: (mode: OrderMode) => void;
  readonly onSide: (side: Side) => void;
  /** The price field got the focus: the offered price stays as it is now. */
  readonly onPriceFocus: () => void;
  readonly onPrice: (price: Decimal | undefined) => void;
  readonly onAmount: (amount: Decimal | undefined) => void;
  readonly onTotal: (total: Decimal | undefined) => void;
  readonly onPercent: (percent: PercentStep) => void;
  readonly onTouch: (...fields: Problem['field'][]) => void;
  /** Called with an order that keeps the rules. */
  readonly onSubmit: () => void;
}

/** Buy or sell, limit or market: price, amount or total, percent steps, and the resulting figures. */
export function OrderForm(props: OrderFormProps) {
  const { side, mode, draft, summary, problems, shownProblems, best, available, base, quote, visitor } = props;
  // Not called as methods of `props`: the React Compiler would take the whole object as the dependency of each control.
  const { onAmount, onAskAgain, onMode, onPercent, onPrice, onPriceFocus, onSide, onSubmit, onTotal, onTouch } = props;
  const text = spotMessages.useText();
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const warningId = useId();
  const { quantity } = draft;
  const isBuy = side === 'buy';
  const isLimit = mode === 'limit';
  const estimate = isLimit ? undefined : props.estimate;

  const errorOf = (field: Problem['field']) => {
    const problem = shownProblems.find((candidate) => candidate.field === field);
    return problem && text(problem.code, { step: format.amount(props.amountStep) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (visitor || props.isBusy || props.isSaleStopped) return;
    // A text without a value would count as an empty field.
    if (focusFieldWithoutValue(form.current)) return;
    const [first] = problems;
    if (!first) return onSubmit();
    onTouch('price', 'amount');
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
      <SegmentedControl
        label={text('form.side')}
        value={side}
        onChange={onSide}
        options={[
          { value: 'buy', label: text('form.buy'), tone: 'up', keyShortcut: 'b' },
          { value: 'sell', label: text('form.sell'), tone: 'down', keyShortcut: 's' },
        ]}
      />
      <SegmentedControl
        isQuiet
        label={text('form.mode')}
        value={mode}
        onChange={onMode}
        options={[
          { value: 'limit', label: text('form.limit') },
          { value: 'market', label: text('form.market') },
        ]}
      />
      <Stack spacing={0.5}>
        <NumberField
          key={mode}
          name="price"
          label={text(isLimit ? 'form.price' : 'form.bestPrice')}
          value={isLimit ? limitPrice(draft, best) : best}
          onChange={onPrice}
          onFocus={onPriceFocus}
          selectsOnFocus
          onBlur={() => draft.price !== undefined && onTouch('price')}
          decimals={props.pricePlaces}
          unit={quote}
          error={errorOf('price')}
          keepsErrorRoom
          disabled={!isLimit}
        />
        <NumberField
          key={`${mode} ${side}`}
          name="amount"
          label={text('form.amount')}
          value={quantity.by === 'amount' ? quantity.amount : summary.amount}
          onChange={onAmount}
          onBlur={() => summary.amount !== undefined && onTouch('amount')}
          decimals={props.amountPlaces}
          unit={base}
          error={errorOf('amount')}
          keepsErrorRoom
        />
        <PercentSteps
          value={percentOfBalance({ side, draft, available }, summary)}
          onChange={onPercent}
          disabled={available === undefined || reckoningPrice({ mode, draft, best }) === undefined}
        />
      </Stack>
      <NumberField
        key={`${mode} ${side} total`}
        name="total"
        label={text('form.total')}
        value={quantity.by === 'total' ? quantity.total : summary.total}
        onChange={onTotal}
        onBlur={() => summary.amount !== undefined && onTouch('amount')}
        decimals={TOTAL_PLACES}
        unit={quote}
      />
      <FigureLines>
        <FigureLine label={text('form.available')}>
          <AmountText value={available} unit={isBuy ? quote : base} />{' '}
          {!visitor && props.transfer && <Link {...props.transfer}>{text('form.transfer')}</Link>}
        </FigureLine>
        {props.worth !== undefined && (
          <FigureLine label={text('form.worth')}>≈ {format.yuan(props.worth, yuanDecimals(props.worth))}</FigureLine>
        )}
        <OrderFigures
          proceeds={estimate ? estimatedProceeds(side, estimate, props.takerFee) : summary}
          hasFee={props.takerFee !== undefined}
          unit={isBuy ? base : quote}
          quote={quote}
          pricePlaces={props.pricePlaces}
          isEstimate={!isLimit}
          estimate={estimate}
        />
      </FigureLines>
      {warning !== undefined && (
        <Text as="output" size="dense" tone="warning" id={warningId}>
          {warning}
        </Text>
      )}
      {visitor ? (
        <VisitorPrompt {...visitor} />
      ) : (
        <Foot>
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
        </Foot>
      )}
      {!visitor && props.result && (
        <Text size="dense">
          <Link {...props.result}>{text('form.toResult')}</Link>
        </Text>
      )}
      {!visitor && onAskAgain && <UnaskedNote onAskAgain={onAskAgain} />}
    </Form>
  );
}
