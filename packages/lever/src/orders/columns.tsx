import { compareKnown, type Decimal } from '@bourse/decimal';
import { NO_VALUE, type Formatter, type TextFunction } from '@bourse/i18n';
import { Button, type Column, Row } from '@bourse/ui-kit';
import { Link } from 'react-router';
import type { LeverOrder, ListName } from '@bourse/contracts/lever';
import { DirectionText } from '../figures/direction-text';
import { LiquidationText } from '../figures/liquidation-text';
import type { LeverTexts } from '../locales/messages';
import type { PriceDecimals } from '../account/use-price-decimals';
import { closeReasonOf } from '../rules/close-reason';
import { isMovable } from '../rules/move-rules';
import { netProfit } from '../rules/net-profit';
import type { LiquidationPrice } from '../rules/liquidation-price';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { returnOnMargin } from '../rules/return-on-margin';
import type { ProfitMode } from './profit-mode';
import { filledColumns } from './filled-columns';
import { orderPath } from './order-path';
import { ProfitText } from '../figures/profit-text';
import { TwoLines } from './two-lines';

export interface RowFigures {
  /** Estimated liquidation price of the order's pair. */
  readonly liquidation: (order: LeverOrder) => LiquidationPrice | undefined;
  /** Break-even price, with its change per night, in words. */
  readonly breakEven: (order: LeverOrder) => string;
}

export interface RowActions {
  readonly onClose?: ((order: LeverOrder) => void) | undefined;
  /** Offered where the back end names pair and multiple of the position. */
  readonly onReverse?: ((order: LeverOrder) => void) | undefined;
  readonly onStops?: ((order: LeverOrder) => void) | undefined;
  /** Offered where the back end says which order would replace the pending one. */
  readonly onMove?: ((order: LeverOrder) => void) | undefined;
  readonly onRevoke?: ((order: LeverOrder) => void) | undefined;
  readonly onChart?: ((order: LeverOrder) => void) | undefined;
  /** Ids of rows with a write under way. */
  readonly busy: ReadonlySet<number>;
}

/** The content of the rows of a list, and its formats. */
export interface RowContent {
  readonly profitMode: ProfitMode;
  readonly decimalsOf: PriceDecimals;
  readonly figures?: RowFigures | undefined;
  /** The user's note on a row. */
  readonly note?: Column<LeverOrder> | undefined;
}

interface ColumnInput {
  readonly list: ListName;
  readonly content: RowContent;
  readonly actions: RowActions;
  readonly text: TextFunction<LeverTexts>;
  readonly format: Formatter;
}

const TIME = {
  positions: 'orders.time',
  entrusts: 'orders.time',
  closed: 'orders.closedAt',
  filled: 'orders.filledAt',
  revoked: 'orders.revokedAt',
} as const satisfies Readonly<Record<ListName, string>>;

/** P/L of a row in the chosen mode. */
const profitOf = (order: LeverOrder, mode: ProfitMode) => (mode === 'gross' ? order.profit : netProfit(order));

const numeric = (id: string, header: string, show: (order: LeverOrder) => string): Column<LeverOrder> => ({
  id,
  header,
  isNumeric: true,
  cell: show,
});

/** Columns of a list of leverage orders (trading side, section 3). Prices have the decimals of their pair, money has four. */
export function orderColumns(input: ColumnInput): Column<LeverOrder>[] {
  const { list, text, format } = input;
  const { profitMode: mode, figures, decimalsOf, note } = input.content;
  const price = (id: string, header: string, valueOf: (order: LeverOrder) => Decimal | undefined) =>
    numeric(id, header, (order) => format.price(valueOf(order), decimalsOf(order)));
  const money = (id: string, header: string, valueOf: (order: LeverOrder) => Decimal | undefined) =>
    numeric(id, header, (order) => format.price(valueOf(order), SHOWN_MONEY_DECIMALS));
  const stop = (...column: Parameters<typeof price>): Column<LeverOrder> => ({
    ...price(...column),
    missing: 'notSet',
  });
  const isOpen = list === 'positions';
  const hasResult = isOpen || list === 'closed';
  const timeOf = (order: LeverOrder) =>
    list === 'closed'
      ? (order.completedAt ?? order.handledAt)
      : list === 'revoked' || list === 'filled'
        ? order.handledAt
        : (order.openedAt ?? order.submittedAt);
  const result: Column<LeverOrder>[] = [
    price('mark', text(list === 'closed' ? 'orders.closePrice' : 'orders.markPrice'), ({ markPrice }) => markPrice),
    {
      id: 'profit',
      header: text(mode === 'gross' ? 'orders.profit' : 'orders.netProfit'),
      isNumeric: true,
      compare: (a, b) => compareKnown(profitOf(a, mode), profitOf(b, mode)),
      cell: (order) => (
        <TwoLines>
          <ProfitText value={profitOf(order, mode)} />{' '}
          <small>
            {format.percent(returnOnMargin(profitOf(order, mode), order.initialMargin), { sign: 'always' })}
          </small>
        </TwoLines>
      ),
    },
  ];
  const reason: Column<LeverOrder> = {
    id: 'reason',
    header: text('orders.reason'),
    cell: (order) => {
      const why = closeReasonOf(order);
      return why === undefined ? NO_VALUE : text(`reason.${why}`);
    },
  };
  const liquidation: Column<LeverOrder>[] = figures
    ? [
        {
          id: 'liquidation',
          header: text('form.liquidation'),
          isNumeric: true,
          cell: (order) => (
            <TwoLines>
              <LiquidationText
                liquidation={figures.liquidation(order)}
                mark={order.markPrice}
                decimals={decimalsOf(order)}
                direction={order.direction}
              />
            </TwoLines>
          ),
        },
      ]
    : [];
  const named: Column<LeverOrder>[] = [
    {
      id: 'pair',
      header: text('orders.pair'),
      cell: ({ symbol, direction, multiple, isReduceOnly, closeReason }) => (
        <TwoLines>
          {symbol} <DirectionText direction={direction} />
          {isReduceOnly ? (
            <small>
              {text('form.reduceOnly')}
              {closeReason !== undefined && ` · ${text(`reason.${closeReason}`)}`}
            </small>
          ) : (
            multiple !== undefined && ` ${format.amount(multiple)}×`
          )}
        </TwoLines>
      ),
    },
    numeric('lots', text('form.lots'), ({ lots }) => format.amount(lots)),
  ];
  const numbered: Column<LeverOrder>[] = [
    {
      id: 'time',
      isTime: true,
      header: text(TIME[list]),
      cell: (order) => format.dateTime(timeOf(order)),
      compare: (a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0),
    },
    {
      id: 'id',
      header: text('orders.number'),
      cell: (order) => <Link to={orderPath(order.id)}>{order.id}</Link>,
    },
  ];
  if (list === 'filled') return [...named, ...filledColumns({ text, format, decimalsOf }), ...numbered];
  return [
    ...named,
    price('entry', text(hasResult ? 'orders.entryPrice' : 'orders.limitPrice'), ({ entryPrice }) => entryPrice),
    ...(hasResult ? result : []),
    ...(list === 'closed' ? [reason] : []),
    ...(isOpen ? liquidation : []),
    ...(hasResult
      ? [
          stop('takeProfit', text('stops.takeProfit'), ({ takeProfit }) => takeProfit),
          stop('stopLoss', text('stops.stopLoss'), ({ stopLoss }) => stopLoss),
        ]
      : []),
    money('margin', text('form.margin'), ({ margin }) => margin),
    ...(isOpen && figures ? [numeric('breakEven', text('orders.breakEven'), (order) => figures.breakEven(order))] : []),
    money('fee', text('orders.fee'), ({ tradeFee }) => tradeFee),
    ...(hasResult ? [money('overnight', text('orders.overnight'), ({ overnightFee }) => overnightFee)] : []),
    ...numbered,
    ...(note ? [note] : []),
    ...actionColumn(input),
  ];
}

interface RowAction {
  readonly id: string;
  readonly word: string;
  readonly run: (order: LeverOrder) => void;
  /** Missing: for each row. */
  readonly isOffered?: (order: LeverOrder) => boolean;
}

function actionColumn({ text, actions: given }: ColumnInput): Column<LeverOrder>[] {
  const { busy, onClose, onReverse, onStops, onMove, onRevoke, onChart } = given;
  const offered: (RowAction | undefined)[] = [
    onStops && { id: 'stops', word: text('orders.stops'), run: onStops },
    onClose && { id: 'close', word: text('orders.close'), run: onClose },
    onReverse && { id: 'reverse', word: text('orders.reverse'), run: onReverse },
    onMove && { id: 'move', word: text('orders.move'), run: onMove, isOffered: isMovable },
    onRevoke && { id: 'revoke', word: text('orders.revoke'), run: onRevoke },
    onChart && { id: 'chart', word: text('orders.chart'), run: onChart },
  ];
  const actions = offered.filter((action) => action !== undefined);
  if (actions.length === 0) return [];
  return [
    {
      id: 'actions',
      header: text('orders.actions'),
      hideHeader: true,
      isNumeric: true,
      cell: (order) =>
        order.isClosing ? (
          text('orders.closing')
        ) : (
          <Row component="span" spacing={2} sx={{ display: 'inline-flex', flexWrap: 'nowrap' }}>
            {actions
              .filter(({ isOffered }) => isOffered?.(order) ?? true)
              .map(({ id, word, run }) => (
                <Button
                  key={id}
                  size="small"
                  tone="quiet"
                  pending={busy.has(order.id) && id !== 'chart'}
                  onClick={() => run(order)}
                  aria-label={text('orders.actionOn', { action: word, id: String(order.id) })}
                >
                  {word}
                </Button>
              ))}
          </Row>
        ),
    },
  ];
}
