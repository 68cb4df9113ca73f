import { compare, type Decimal } from '@bourse/decimal';
import type { Formatter, TextFunction } from '@bourse/i18n';
import { Button, colour, type Column } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { LeverOrder, ListName } from '../contract';
import { DirectionText } from '../form-view/direction-text';
import { LiquidationText } from '../form-view/liquidation-text';
import type { LeverTexts } from '../locales/messages';
import { netProfit } from '../rules/net-profit';
import { PRICE_DECIMALS, type LiquidationPrice } from '../rules/liquidation-price';
import { returnOnMargin } from '../rules/return-on-margin';
import type { ProfitMode } from './profit-mode';
import { ProfitText } from './profit-text';

export interface RowFigures {
  /** Estimated liquidation price of the order's pair. */
  readonly liquidation: (order: LeverOrder) => LiquidationPrice | undefined;
  /** Volatility of a 1-minute bar, per cent. */
  readonly sigma: number | undefined;
  /** Break-even price, with its change per night, in words. */
  readonly breakEven: (order: LeverOrder) => string;
}

export interface RowActions {
  readonly onClose?: ((order: LeverOrder) => void) | undefined;
  readonly onStops?: ((order: LeverOrder) => void) | undefined;
  readonly onRevoke?: ((order: LeverOrder) => void) | undefined;
  readonly onReplay?: ((order: LeverOrder) => void) | undefined;
  /** Ids of rows with a write under way. */
  readonly busy: ReadonlySet<number>;
}

interface ColumnInput extends RowActions {
  readonly list: ListName;
  readonly text: TextFunction<LeverTexts>;
  readonly format: Formatter;
  readonly profitMode: ProfitMode;
  readonly figures?: RowFigures | undefined;
}

/** The distance is a line of its own below the price. */
const Liquidation = styled('span')({ '& small': { display: 'block', color: colour.quiet } });

/** P/L of a row in the chosen mode. */
const profitOf = (order: LeverOrder, mode: ProfitMode): Decimal => (mode === 'gross' ? order.profit : netProfit(order));

/** Columns of a list of leverage orders (trading side, section 3); prices have 4 decimals. */
export function orderColumns(input: ColumnInput): Column<LeverOrder>[] {
  const { list, text, format, profitMode: mode, figures } = input;
  const price = (value: Decimal | undefined) => format.price(value, PRICE_DECIMALS);
  const numeric = (
    id: string,
    header: string,
    valueOf: (order: LeverOrder) => Decimal | undefined,
  ): Column<LeverOrder> => ({
    id,
    header,
    isNumeric: true,
    cell: (order) => price(valueOf(order)),
  });
  const hasResult = list === 'positions' || list === 'closed';
  const timeOf = (order: LeverOrder) =>
    list === 'closed'
      ? (order.completedAt ?? order.handledAt)
      : list === 'revoked'
        ? order.handledAt
        : (order.openedAt ?? order.submittedAt);
  return [
    {
      id: 'pair',
      header: text('orders.pair'),
      cell: ({ symbol, multiple }) => (multiple === undefined ? symbol : `${symbol} ${format.amount(multiple)}×`),
    },
    { id: 'side', header: text('orders.side'), cell: ({ direction }) => <DirectionText direction={direction} /> },
    { id: 'lots', header: text('form.lots'), isNumeric: true, cell: ({ lots }) => format.amount(lots) },
    numeric(
      'entry',
      text(list === 'entrusts' || list === 'revoked' ? 'orders.limitPrice' : 'orders.entryPrice'),
      ({ entryPrice }) => entryPrice,
    ),
    ...(hasResult
      ? [
          numeric(
            'mark',
            text(list === 'closed' ? 'orders.closePrice' : 'orders.markPrice'),
            ({ markPrice }) => markPrice,
          ),
        ]
      : []),
    ...(hasResult
      ? [
          {
            id: 'profit',
            header: text(mode === 'gross' ? 'orders.profit' : 'orders.netProfit'),
            isNumeric: true,
            compare: (a: LeverOrder, b: LeverOrder) => compare(profitOf(a, mode), profitOf(b, mode)),
            cell: (order: LeverOrder) => <ProfitText value={profitOf(order, mode)} />,
          },
          {
            id: 'roe',
            header: text('orders.roe'),
            isNumeric: true,
            cell: (order: LeverOrder) =>
              format.percent(returnOnMargin(profitOf(order, mode), order.initialMargin), { sign: 'always' }),
          },
        ]
      : []),
    ...actionColumn(input),
    ...(figures && list === 'positions'
      ? [
          {
            id: 'liquidation',
            header: text('form.liquidation'),
            isNumeric: true,
            cell: (order: LeverOrder) => (
              <Liquidation>
                <LiquidationText
                  liquidation={figures.liquidation(order)}
                  mark={order.markPrice}
                  sigma={figures.sigma}
                />
              </Liquidation>
            ),
          },
          { id: 'breakEven', header: text('orders.breakEven'), isNumeric: true, cell: figures.breakEven },
        ]
      : []),
    numeric('margin', text('form.margin'), ({ margin }) => margin),
    ...(hasResult
      ? [
          numeric('takeProfit', text('stops.takeProfit'), ({ takeProfit }) => takeProfit),
          numeric('stopLoss', text('stops.stopLoss'), ({ stopLoss }) => stopLoss),
        ]
      : []),
    numeric('fee', text('orders.fee'), ({ tradeFee }) => tradeFee),
    ...(hasResult ? [numeric('overnight', text('orders.overnight'), ({ overnightFee }) => overnightFee)] : []),
    {
      id: 'time',
      isTime: true,
      header: text(list === 'closed' ? 'orders.closedAt' : list === 'revoked' ? 'orders.revokedAt' : 'orders.time'),
      cell: (order) => format.dateTime(timeOf(order)),
      compare: (a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0),
    },
    { id: 'id', header: text('orders.number'), cell: ({ id }) => String(id) },
  ];
}

function actionColumn({ text, busy, onClose, onStops, onRevoke, onReplay }: ColumnInput): Column<LeverOrder>[] {
  const actions = [
    onStops && { id: 'stops', word: text('orders.stops'), run: onStops },
    onClose && { id: 'close', word: text('orders.close'), run: onClose },
    onRevoke && { id: 'revoke', word: text('orders.revoke'), run: onRevoke },
    onReplay && { id: 'replay', word: text('orders.replay'), run: onReplay },
  ].filter((action) => action !== undefined);
  if (actions.length === 0) return [];
  return [
    {
      id: 'actions',
      header: text('orders.actions'),
      hideHeader: true,
      isNumeric: true,
      cell: (order) =>
        actions.map(({ id, word, run }) => (
          <Button
            key={id}
            size="small"
            tone="quiet"
            pending={busy.has(order.id) && id !== 'replay'}
            onClick={() => run(order)}
            aria-label={text('orders.actionOn', { action: word, id: String(order.id) })}
          >
            {word}
          </Button>
        )),
    },
  ];
}
