import { decimal, ONE, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import {
  Alert,
  AmountText,
  Button,
  Checkbox,
  Chip,
  colour,
  Columns,
  FieldGroup,
  FieldRow,
  FigureLine,
  FigureLines,
  focusField,
  focusFieldWithoutValue,
  Fold,
  Link,
  NumberField,
  PercentSteps,
  Select,
  Stack,
  Text,
} from '@bourse/ui-kit';
import { yuanDecimals } from '@bourse/market';
import { limitPrice, OversizeNote } from '@bourse/trading';
import { SizeField } from '../size-field/size-field';
import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import type { Direction } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { oppositeOf } from '../rules/direction';
import type { FormField } from '../rules/order-rules';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { MOST_PARTS } from '../rules/split-lots';
import { stopStep } from '../rules/stops';
import { ModeChoice } from './mode-choice';
import type { BalanceModel, FormActions, FormModel, MarketModel } from './model';
import { PreviewTable } from './preview-table';
import { ReduceTable } from './reduce-table';
import { RiskSizing } from './risk-sizing';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  // A focused field scrolls clear of the sticky foot.
  '& :is(input, select, summary)': { scrollMarginBlockEnd: 128 },
});
// Visible at the foot of the panel while the form scrolls: the buttons, and what is said about them.
const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: 8,
  padding: '8px 0',
  backgroundColor: colour.panel,
  // Covers the padding of a sheet, below which lines would show.
  boxShadow: `0 16px 0 ${colour.panel}`,
  // A focused element above it scrolls clear of it.
  'form:has(> &) &, form:has(> &) > * *': { scrollMarginBlockEnd: 128 },
});

export interface OrderFormProps {
  readonly form: FormModel;
  readonly market: MarketModel;
  readonly balance: BalanceModel;
  readonly actions: FormActions;
  /** The directions that are offered. */
  readonly directions: readonly Direction[];
  /** Replaces the buttons for a visitor. */
  readonly visitor?: ReactNode;
}

const BUTTON = {
  open: { long: 'form.openLong', short: 'form.openShort' },
  close: { long: 'form.closeLong', short: 'form.closeShort' },
} as const;

/** Market or limit order with leverage: multiple, lots, stops, split, and the result for both directions. */
export function OrderForm({ form, market, balance, actions, directions, visitor }: OrderFormProps) {
  const { errors, preview, isBusy, reached } = form;
  const { mode, draft } = form.values;
  const { summaries, share, splitFee, isStopBeyond, stopProfit, sizingBase, oversize, reductions } = preview;
  const { symbol, base, quote, priceDecimals, best, live, multiples, lotPresets, limits, lotSize, offersReduceOnly } =
    market;
  const { available, worth, transfer, fees } = balance;
  const { onLots, onMode, onMultiple, onOpen, onParts, onPrice, onPriceFocus, onReduceOnly, onShare, onStop, onTouch } =
    actions;
  const text = leverMessages.useText();
  const format = useFormat();
  const element = useRef<HTMLFormElement>(null);
  const isLimit = mode === 'limit';
  const isReducing = draft.isReduceOnly;
  // Without a book a market order opens at the market's price, as `openingPrice` has it.
  const shownDirection = directions[0] ?? 'long';
  const bestPrice = best[isReducing ? oppositeOf(shownDirection) : shownDirection];
  const expectedPrice = isLimit ? limitPrice(draft, live) : (bestPrice ?? live);
  /** No order while a field has a text without a value, which would count as empty. A field with a problem is shown and focused. */
  const open = (direction: Direction) => {
    if (focusFieldWithoutValue(element.current)) return;
    const field = onOpen(direction);
    if (field !== undefined) focusField(element.current, field);
  };
  const errorOf = (field: FormField) => {
    const problem = errors.find((candidate) => candidate.field === field);
    return problem && text(problem.code, { minimum: limits.minimum, maximum: limits.maximum ?? '' });
  };

  const money = (value: Decimal | undefined) => (
    <AmountText value={value} decimals={SHOWN_MONEY_DECIMALS} unit={quote} />
  );
  const multiple = draft.multiple === undefined ? undefined : Number(draft.multiple);
  return (
    <Form
      ref={element}
      noValidate
      aria-label={text('form.label', { symbol })}
      onSubmit={(event) => event.preventDefault()}
    >
      <ModeChoice value={mode} onChange={onMode} />
      {offersReduceOnly && (
        <div>
          <Checkbox label={text('form.reduceOnly')} checked={isReducing} onChange={onReduceOnly} />
          {isReducing && (
            <Text size="dense" tone="quiet">
              {text('form.reduceOnlyHint')}
            </Text>
          )}
        </div>
      )}
      <Stack spacing={0.5}>
        <NumberField
          key={mode}
          name="price"
          label={text(isLimit ? 'form.price' : bestPrice === undefined ? 'form.lastPrice' : 'form.bestPrice')}
          value={expectedPrice}
          onChange={onPrice}
          onFocus={onPriceFocus}
          selectsOnFocus
          decimals={priceDecimals}
          unit={quote}
          error={errorOf('price')}
          keepsErrorRoom
          onBlur={() => draft.price !== undefined && onTouch('price')}
          disabled={!isLimit}
        />
        {!isReducing && (
          <FieldGroup data-field="multiple" legend={text('form.multiple')}>
            <Columns min={72} spacing={1.5}>
              {multiples.map((option) => (
                <Chip
                  key={option}
                  label={`${option}×`}
                  isSelected={multiple === option}
                  onClick={() => onMultiple(decimal(option))}
                />
              ))}
            </Columns>
            {/* Its line is there without an error too: an error moves nothing. */}
            <Text as="output" role="alert" size="dense" tone="danger" style={{ minHeight: '1lh' }}>
              {errorOf('multiple')}
            </Text>
          </FieldGroup>
        )}
        <SizeField
          // Typed values belong to a pair and an order type.
          key={`${symbol} ${mode}`}
          base={base}
          quote={quote}
          lotSize={lotSize}
          minimum={limits.minimum}
          presets={lotPresets}
          price={expectedPrice}
          lots={draft.lots}
          onLots={onLots}
          onTouch={() => onTouch('lots')}
          error={errorOf('lots')}
        />
        {!isReducing && <PercentSteps value={share ?? 0} onChange={onShare} disabled={share === undefined} />}
      </Stack>
      <FigureLines>
        <FigureLine label={text('form.available')}>
          {money(available)} {transfer && <Link {...transfer}>{text('form.transfer')}</Link>}
        </FigureLine>
        {worth !== undefined && (
          <FigureLine label={text('form.worth')}>≈ {format.yuan(worth, yuanDecimals(worth))}</FigureLine>
        )}
      </FigureLines>
      {!isReducing && (
        <Fold title={text('form.stops')}>
          <div>
            {(['takeProfit', 'stopLoss'] as const).map((kind) => (
              <NumberField
                key={kind}
                name={kind}
                label={text(kind === 'takeProfit' ? 'stops.takeProfit' : 'stops.stopLoss')}
                value={draft[kind]}
                onChange={(price) => onStop(kind, price)}
                decimals={priceDecimals}
                step={stopStep(draft[kind] ?? live ?? ONE, priceDecimals)}
                unit={quote}
                error={errorOf(kind)}
                hint={
                  stopProfit[kind] &&
                  text('stops.profitAt', {
                    profit: format.decimal(stopProfit[kind], { decimals: 4, sign: 'always' }),
                    quote,
                  })
                }
                keepsErrorRoom
                onBlur={() => draft[kind] !== undefined && onTouch(kind)}
              />
            ))}
            <Text size="dense" tone="quiet">
              {text(isLimit ? 'form.stopsPlanned' : 'form.stopsSent')}
            </Text>
            {isStopBeyond && (
              <Text as="output" size="dense" tone="warning">
                {text('stops.beyondLiquidation')}
              </Text>
            )}
            <RiskSizing key={mode} quote={quote} base={sizingBase} onApply={onLots} stopLoss={draft.stopLoss} />
          </div>
        </Fold>
      )}
      {isReducing ? (
        <ReduceTable reductions={reductions} directions={directions} quote={quote} priceDecimals={priceDecimals} />
      ) : (
        <PreviewTable
          summaries={summaries}
          directions={directions}
          symbol={symbol}
          quote={quote}
          priceDecimals={priceDecimals}
          live={live}
          fees={fees}
        />
      )}
      {!isReducing && (
        <Fold title={text('form.more')}>
          <div>
            <div data-field="parts">
              <Select
                label={text('form.parts')}
                value={String(draft.parts)}
                options={Array.from({ length: MOST_PARTS }, (_, index) => ({
                  value: String(index + 1),
                  label: index === 0 ? text('form.noSplit') : format.number(index + 1),
                }))}
                onChange={(parts) => onParts(Number(parts))}
                error={errorOf('parts')}
                hint={
                  splitFee &&
                  text('form.splitFee', {
                    fee: format.decimal(splitFee, { decimals: 8, sign: 'always' }),
                    quote,
                  })
                }
                keepsErrorRoom
              />
            </div>
          </div>
        </Fold>
      )}
      {errorOf('pair') !== undefined && (
        <Text as="output" role="alert" size="dense" tone="danger">
          {errorOf('pair')}
        </Text>
      )}
      {visitor ?? (
        <Foot>
          {!isReducing && <OversizeNote share={oversize} />}
          {!isReducing && reached !== undefined && <Alert tone="warning">{reached}</Alert>}
          <FieldRow>
            {directions.map((direction) => (
              <Button
                key={direction}
                // Closing a long position is a sale.
                tone={(direction === 'long') === isReducing ? 'sell' : 'buy'}
                size="large"
                pending={isBusy}
                disabled={reached !== undefined && !isReducing}
                onClick={() => open(direction)}
              >
                {text(BUTTON[isReducing ? 'close' : 'open'][direction])}
              </Button>
            ))}
          </FieldRow>
        </Foot>
      )}
    </Form>
  );
}
