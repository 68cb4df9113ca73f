import { decimal, ONE, times, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import {
  AmountText,
  Button,
  Chip,
  colour,
  FieldGroup,
  FigureLine,
  FigureLines,
  focusField,
  focusFieldWithoutValue,
  Fold,
  Link,
  NumberField,
  type PercentStep,
  PercentSteps,
  Row,
  Select,
  Stack,
  Text,
} from '@bourse/ui-kit';
import type { LinkProps } from '@bourse/feature-kit';
import { yuanDecimals } from '@bourse/market';
import { limitPrice } from '@bourse/trading';
import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import type { Direction, OrderMode } from '../contract';
import { leverMessages } from '../locales/messages';
import type { DirectionSummary, Draft, FormField, Problem } from '../order-form/rules';
import type { LotLimits } from '../rules/lot-rules';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { MOST_PARTS } from '../rules/split-lots';
import { stopStep, type StopKind } from '../rules/stops';
import { LiquidationText } from './liquidation-text';
import { ModeChoice } from './mode-choice';
import { RiskSizing, type RiskSizingProps } from './risk-sizing';
import { TwoSides } from './two-sides';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  // A focused field scrolls clear of the sticky buttons.
  '& :is(input, select, summary)': { scrollMarginBlockEnd: 64 },
});
// Visible at the foot of the panel while the form scrolls.
const Buttons = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 8,
  padding: '8px 0',
  backgroundColor: colour.panel,
  // Covers the padding of a sheet, below which lines would show.
  boxShadow: `0 16px 0 ${colour.panel}`,
  // Focused fields above scroll clear of the buttons.
  'form:has(> &) &, form:has(> &) > * *': { scrollMarginBlockEnd: 64 },
});

export interface OrderFormProps {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  readonly mode: OrderMode;
  readonly draft: Draft;
  readonly best: Readonly<Record<Direction, Decimal | undefined>>;
  readonly live: Decimal | undefined;
  readonly multiples: readonly number[];
  readonly lotPresets: readonly number[];
  readonly limits: LotLimits;
  readonly lotSize: Decimal | undefined;
  readonly available: Decimal | undefined;
  /** Worth of the available balance in yuan. */
  readonly worth?: Decimal | undefined;
  /** Share of the available balance that the lots use with their fee, 0 to 100; `undefined` while it is not known. */
  readonly share: number | undefined;
  /** To the transfer into the contract account. */
  readonly transfer: LinkProps;
  readonly summaries: Readonly<Record<Direction, DirectionSummary>>;
  /** The problems to show: those of touched fields. */
  readonly problems: readonly Problem[];
  /** Extra fee of a split order; zero or `undefined` without a split. */
  readonly splitFee: Decimal | undefined;
  /** The stop loss is beyond the estimated liquidation price. */
  readonly isStopBeyond: boolean;
  /** P/L at each stop, for the direction that the stop's side implies. */
  readonly stopProfit: Readonly<Record<StopKind, Decimal | undefined>>;
  readonly sizing: RiskSizingProps;
  readonly isBusy: boolean;
  /** The directions that are offered. */
  readonly directions: readonly Direction[];
  /** Replaces the buttons for a visitor. */
  readonly visitor?: ReactNode;
  readonly onMode: (mode: OrderMode) => void;
  /** The price field got the focus: the offered price stays as it is now. */
  readonly onPriceFocus: () => void;
  readonly onPrice: (price: Decimal | undefined) => void;
  readonly onMultiple: (multiple: Decimal) => void;
  readonly onLots: (lots: Decimal | undefined) => void;
  /** Sets the lots to a share of the available balance. */
  readonly onShare: (percent: PercentStep) => void;
  readonly onStop: (kind: StopKind, price: Decimal | undefined) => void;
  readonly onParts: (parts: number) => void;
  /** A field with a value lost the focus. */
  readonly onTouch: (field: FormField) => void;
  /** The button of a direction. Returns the first field with a problem, which then gets the focus. */
  readonly onOpen: (direction: Direction) => FormField | undefined;
}

/** Market or limit order with leverage: multiple, lots, stops, split, and the result for both directions. */
export function OrderForm(props: OrderFormProps) {
  const { mode, draft, best, multiples, lotPresets, limits, lotSize, quote, base, summaries, problems } = props;
  // Not called as methods of `props`: the React Compiler would take the whole object as the dependency of each control.
  const { onLots, onMode, onMultiple, onOpen, onParts, onPrice, onPriceFocus, onShare, onStop, onTouch } = props;
  const { priceDecimals, directions } = props;
  const text = leverMessages.useText();
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const isLimit = mode === 'limit';
  // Without a book a market order opens at the market's price, as `openingPrice` has it.
  const bestPrice = best[directions[0] ?? 'long'];
  /** No order while a field has a text without a value, which would count as empty. A field with a problem is shown and focused. */
  const open = (direction: Direction) => {
    if (focusFieldWithoutValue(form.current)) return;
    const field = onOpen(direction);
    if (field !== undefined) focusField(form.current, field);
  };
  const errorOf = (field: FormField) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem && text(problem.code, { minimum: limits.minimum, maximum: limits.maximum ?? '' });
  };

  const money = (value: Decimal | undefined) => (
    <AmountText value={value} decimals={SHOWN_MONEY_DECIMALS} unit={quote} />
  );
  const figure = (value: Decimal | undefined) => format.decimal(value, { decimals: SHOWN_MONEY_DECIMALS });
  const multiple = draft.multiple === undefined ? undefined : Number(draft.multiple);
  const { long, short } = summaries;
  const lotSizeText =
    lotSize &&
    (draft.lots === undefined
      ? text('form.lotSize', { size: format.amount(lotSize), base })
      : text('form.lotsSize', {
          size: format.amount(lotSize),
          total: format.amount(times(draft.lots, lotSize)),
          base,
        }));

  return (
    <Form
      ref={form}
      noValidate
      aria-label={text('form.label', { symbol: props.symbol })}
      onSubmit={(event) => event.preventDefault()}
    >
      <ModeChoice value={mode} onChange={onMode} />
      <Stack spacing={0.5}>
        <NumberField
          key={mode}
          name="price"
          label={text(isLimit ? 'form.price' : bestPrice === undefined ? 'form.lastPrice' : 'form.bestPrice')}
          value={isLimit ? limitPrice(draft, props.live) : (bestPrice ?? props.live)}
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
        <FieldGroup data-field="multiple" legend={text('form.multiple')}>
          <Row spacing={1.5}>
            {multiples.map((option) => (
              <Chip
                key={option}
                label={`${option}×`}
                isSelected={multiple === option}
                onClick={() => onMultiple(decimal(option))}
              />
            ))}
          </Row>
          {/* Its line is there without an error too: an error moves nothing. */}
          <Text as="output" role="alert" size="dense" tone="danger" style={{ minHeight: '1lh' }}>
            {errorOf('multiple')}
          </Text>
        </FieldGroup>
        <FieldGroup aria-label={text('form.lotPresets')}>
          <NumberField
            key={mode}
            name="lots"
            label={text('form.lots')}
            value={draft.lots}
            onChange={onLots}
            decimals={0}
            unit={text('form.lotsUnit')}
            error={errorOf('lots')}
            hint={lotSizeText}
            keepsErrorRoom
            onBlur={() => draft.lots !== undefined && onTouch('lots')}
          />
          <Row spacing={1.5}>
            {lotPresets.map((option) => (
              <Chip
                key={option}
                label={format.number(option)}
                isSelected={draft.lots === decimal(option)}
                onClick={() => onLots(decimal(option))}
              />
            ))}
          </Row>
        </FieldGroup>
        <PercentSteps value={props.share ?? 0} onChange={onShare} disabled={props.share === undefined} />
      </Stack>
      <FigureLines>
        <FigureLine label={text('form.available')}>
          {money(props.available)} <Link {...props.transfer}>{text('form.transfer')}</Link>
        </FigureLine>
        {props.worth !== undefined && (
          <FigureLine label={text('form.worth')}>≈ {format.yuan(props.worth, yuanDecimals(props.worth))}</FigureLine>
        )}
      </FigureLines>
      <Fold title={text('form.stops')}>
        <div>
          {isLimit ? (
            <Text size="dense" tone="quiet">
              {text('form.stopsLater')}
            </Text>
          ) : (
            <>
              {(['takeProfit', 'stopLoss'] as const).map((kind) => (
                <NumberField
                  key={kind}
                  name={kind}
                  label={text(kind === 'takeProfit' ? 'stops.takeProfit' : 'stops.stopLoss')}
                  value={draft[kind]}
                  onChange={(price) => onStop(kind, price)}
                  decimals={priceDecimals}
                  step={stopStep(draft[kind] ?? props.live ?? ONE, priceDecimals)}
                  unit={quote}
                  error={errorOf(kind)}
                  hint={
                    props.stopProfit[kind] &&
                    text('stops.profitAt', {
                      profit: format.decimal(props.stopProfit[kind], { decimals: 4, sign: 'always' }),
                      quote,
                    })
                  }
                  keepsErrorRoom
                  onBlur={() => draft[kind] !== undefined && onTouch(kind)}
                />
              ))}
              <Text size="dense" tone="quiet">
                {text('form.stopsSent')}
              </Text>
              {props.isStopBeyond && (
                <Text as="output" size="dense" tone="warning">
                  {text('stops.beyondLiquidation')}
                </Text>
              )}
            </>
          )}
          <RiskSizing
            key={mode}
            {...props.sizing}
            stopLoss={isLimit ? undefined : draft.stopLoss}
            hasOwnStop={isLimit}
          />
        </div>
      </Fold>
      <TwoSides
        unit={quote}
        sides={directions}
        rows={[
          { id: 'value', term: text('form.value'), long: figure(long.value), short: figure(short.value) },
          { id: 'margin', term: text('form.margin'), long: figure(long.margin), short: figure(short.margin) },
          {
            id: 'liquidation',
            term: text('form.liquidation'),
            long: <LiquidationText liquidation={long.liquidation} mark={props.live} decimals={priceDecimals} />,
            short: <LiquidationText liquidation={short.liquidation} mark={props.live} decimals={priceDecimals} />,
          },
          { id: 'spread', term: text('form.spread'), long: figure(long.fee?.spread), short: figure(short.fee?.spread) },
          { id: 'fee', term: text('form.fee'), long: figure(long.fee?.tradeFee), short: figure(short.fee?.tradeFee) },
          {
            id: 'after',
            term: text('form.balanceAfter'),
            long: figure(long.balanceAfter),
            short: figure(short.balanceAfter),
          },
        ]}
      />
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
                props.splitFee &&
                text('form.splitFee', {
                  fee: format.decimal(props.splitFee, { decimals: 8, sign: 'always' }),
                  quote,
                })
              }
              keepsErrorRoom
            />
          </div>
        </div>
      </Fold>
      {errorOf('pair') !== undefined && (
        <Text as="output" role="alert" size="dense" tone="danger">
          {errorOf('pair')}
        </Text>
      )}
      {props.visitor ?? (
        <Buttons>
          {directions.map((direction) => (
            <Button
              key={direction}
              tone={direction === 'long' ? 'buy' : 'sell'}
              size="large"
              pending={props.isBusy}
              onClick={() => open(direction)}
            >
              {text(direction === 'long' ? 'form.openLong' : 'form.openShort')}
            </Button>
          ))}
        </Buttons>
      )}
    </Form>
  );
}
