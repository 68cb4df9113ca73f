import { useFormat } from '@bourse/i18n';
import { yuanDecimals } from '@bourse/market';
import type { OrderMode } from '@bourse/contracts/market';
import {
  Alert,
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
import { spotMessages } from '../locales/messages';
import { estimatedProceeds, isBookTooThin } from '../market-estimate/market-estimate';
import { limitPrice, OversizeNote, useFarPriceText } from '@bourse/trading';
import { longestText } from './longest-text';
import type { BalanceModel, FormActions, FormModel, MarketModel } from './model';
import { LazyLimitTypeFields } from './lazy-limit-type-fields';
import { OrderFigures } from './order-figures';
import {
  blockingProblems,
  percentOfBalance,
  problemCodes,
  reckoningPrice,
  TOTAL_PLACES,
  type Problem,
} from '../rules/order-rules';
import { limitTypeOf } from '../rules/limit-types';
import { UnaskedNote } from './unasked-note';
import { VisitorPrompt, type VisitorPromptProps } from './visitor-prompt';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  // A focused field scrolls clear of the sticky button and of a warning above it.
  '& input': { scrollMarginBlockEnd: 128 },
});
// Visible at the foot of a low window or sheet while the form scrolls.
const Foot = styled('div')({
  display: 'grid',
  gap: 12,
  position: 'sticky',
  zIndex: 1,
  // Sticky positions are measured from the padding of the sheet.
  bottom: -8,
  margin: '-8px 0',
  padding: '8px 0',
  backgroundColor: colour.panel,
});

const ORDER_TYPES: readonly OrderMode[] = ['limit', 'market'];

export interface OrderFormProps {
  readonly form: FormModel;
  readonly market: MarketModel;
  readonly balance: BalanceModel;
  readonly actions: FormActions;
  /** For visitors: the ways in, in the place of the button. */
  readonly visitor?: VisitorPromptProps | undefined;
}

/** Buy or sell, limit or market: price, amount or total, percent steps, and the resulting figures. */
export function OrderForm({ form, market, balance, actions, visitor }: OrderFormProps) {
  const { errors, preview, isBusy = false, isSaleStopped = false, blockedBy, result } = form;
  const { side, mode, draft } = form.values;
  const { summary } = preview;
  const { symbol, base, quote, pricePlaces, best, takerFee, orderTypes = ORDER_TYPES, limitTypes = [] } = market;
  const { available, worth, transfer, paysFromAssets = false, fees } = balance;
  const { onAmount, onAskAgain, onMode, onPercent, onPrice, onPriceFocus, onSide, onSubmit, onTotal, onTouch } =
    actions;
  const { onLimitType, onTrigger, onScaled } = actions;
  const text = spotMessages.useText();
  const format = useFormat();
  const farText = useFarPriceText();
  const element = useRef<HTMLFormElement>(null);
  const warningId = useId();
  const { quantity } = draft;
  const isBuy = side === 'buy';
  const isLimit = mode === 'limit';
  const estimate = isLimit ? undefined : preview.estimate;

  const words = ({ field, code }: Problem) =>
    text(code, {
      step: format.amount(field === 'amount' ? market.amountStep : market.priceStep),
      least: format.amount(code === 'form.minTotal' ? market.minTotal : market.minAmount),
      base,
      quote,
    });
  const errorOf = (field: Problem['field']) => {
    const problem = errors.shown.find((candidate) => candidate.field === field);
    return problem && words(problem);
  };
  const longestError = (field: Problem['field']) =>
    longestText(problemCodes(side)[field].map((code) => words({ field, code })));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (visitor || isBusy || isSaleStopped || blockedBy !== undefined) return;
    // A text without a value would count as an empty field.
    if (focusFieldWithoutValue(element.current)) return;
    const [first] = blockingProblems(side, errors.all);
    if (!first) return onSubmit();
    onTouch('trigger', 'price', 'amount');
    const field = element.current?.elements.namedItem(first.field);
    if (field instanceof HTMLElement) field.focus();
  };

  const thinBook =
    estimate && isBookTooThin(estimate, summary.amount)
      ? text('form.thinBook', { amount: format.amount(estimate.filled), base })
      : undefined;
  const marketWarning = preview.far ? farText(side, preview.far, quote) : thinBook;
  const warning = preview.typeWarning ? text(preview.typeWarning) : marketWarning;
  const rounded = preview.isRounded
    ? text(isBuy ? 'form.roundedBuy' : 'form.roundedSell', {
        total: format.amount(summary.total, TOTAL_PLACES),
        amount: format.amount(summary.amount),
        base,
        quote,
      })
    : undefined;
  const label = isSaleStopped
    ? text('form.sellingStopped')
    : text(isBuy ? 'form.submitBuy' : 'form.submitSell', { base });

  return (
    <Form ref={element} noValidate onSubmit={submit} aria-label={text('form.label', { symbol })}>
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
        options={ORDER_TYPES.map((value) => ({
          value,
          label: text(`form.${value}`),
          ...(!orderTypes.includes(value) && { unavailable: text('form.typeNotOffered') }),
        }))}
      />
      {isLimit && limitTypes.length > 0 && (
        <LazyLimitTypeFields
          side={side}
          offered={limitTypes}
          type={limitTypeOf({ mode, draft, limitTypes })}
          trigger={draft.trigger}
          error={errorOf('trigger')}
          pricePlaces={pricePlaces}
          quote={quote}
          onType={onLimitType}
          onTrigger={onTrigger}
          onTouch={() => onTouch('trigger')}
        />
      )}
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
          decimals={pricePlaces}
          unit={quote}
          error={errorOf('price')}
          keepsErrorRoom={longestError('price')}
          disabled={!isLimit}
        />
        <NumberField
          key={`${mode} ${side}`}
          name="amount"
          label={text('form.amount')}
          value={quantity.by === 'amount' ? quantity.amount : summary.amount}
          onChange={onAmount}
          onBlur={() => summary.amount !== undefined && onTouch('amount')}
          decimals={market.amountPlaces}
          unit={base}
          error={errorOf('amount')}
          keepsErrorRoom={longestError('amount')}
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
        hint={rounded}
      />
      <FigureLines>
        <FigureLine label={text(paysFromAssets ? 'form.availableInAssets' : 'form.available')}>
          <AmountText value={available} unit={isBuy ? quote : base} />{' '}
          {!visitor && transfer && <Link {...transfer}>{text('form.transfer')}</Link>}
        </FigureLine>
        {worth !== undefined && (
          <FigureLine label={text('form.worth')}>≈ {format.yuan(worth, yuanDecimals(worth))}</FigureLine>
        )}
        <OrderFigures
          proceeds={estimate ? estimatedProceeds(side, estimate, takerFee) : summary}
          hasFee={takerFee !== undefined}
          unit={isBuy ? base : quote}
          quote={quote}
          pricePlaces={pricePlaces}
          isEstimate={!isLimit}
          estimate={estimate}
          fees={fees}
        />
      </FigureLines>
      {visitor ? (
        <VisitorPrompt {...visitor} />
      ) : (
        <Foot>
          {warning !== undefined && (
            <Text as="output" size="dense" tone="warning" id={warningId}>
              {warning}
            </Text>
          )}
          <OversizeNote share={preview.oversize} />
          {blockedBy !== undefined && <Alert tone="warning">{blockedBy}</Alert>}
          <Button
            type="submit"
            size="large"
            fullWidth
            tone={side}
            pending={isBusy}
            disabled={isSaleStopped || blockedBy !== undefined}
            {...(warning !== undefined && { 'aria-describedby': warningId })}
          >
            {label}
          </Button>
        </Foot>
      )}
      {!visitor && isLimit && onScaled && (
        <Button size="small" tone="quiet" disabled={isSaleStopped || blockedBy !== undefined} onClick={onScaled}>
          {text('scaled.open')}
        </Button>
      )}
      {!visitor && result && (
        <Text size="dense">
          <Link {...result}>{text('form.toResult')}</Link>
        </Text>
      )}
      {!visitor && onAskAgain && <UnaskedNote onAskAgain={onAskAgain} />}
    </Form>
  );
}
