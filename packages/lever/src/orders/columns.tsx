import { compareKnown, type Decimal } from '@bourse/decimal';
import { NO_VALUE, type Formatter, type TextFunction } from '@bourse/i18n';
import type { Column } from '@bourse/ui-kit';
import { Link } from 'react-router';
import type { LeverOrder, ListName } from '@bourse/contracts/lever';
import { DirectionText } from '../figures/direction-text';
import { LiquidationText } from '../figures/liquidation-text';
import type { LeverTexts } from '../locales/messages';
import type { PriceDecimals } from '../account/use-price-decimals';
import { closeReasonOf } from '../rules/close-reason';
import { netProfit } from '../rules/net-profit';
import type { LiquidationPrice } from '../rules/liquidation-price';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { returnOnMargin } from '../rules/return-on-margin';
import type { ProfitMode } from './profit-mode';
import { actionColumn, type RowActions } from './action-column';
import type { ExtraColumn } from './extra-columns';
import { filledColumns } from './filled-columns';
import { PricePair } from './price-pair';
import { StopsCell } from './stops-cell';
import { orderPath } from './order-path';
import { ProfitText } from '../figures/profit-text';
import { RowFigure } from './two-lines';

export interface RowFigures {
  /** Estimated liquidation price of the order's pair. */
  readonly liquidation: (order: LeverOrder) => LiquidationPrice | undefined;
  /** Break-even price, with its change per night, in words. */
  readonly breakEven: (order: LeverOrder) => string;
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
  /** The columns that the user has added. */
  readonly extras: readonly ExtraColumn[];
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
  const isExtra = (id: ExtraColumn) => input.extras.includes(id);
  const price = (id: string, header: string, valueOf: (order: LeverOrder) => Decimal | undefined) =>
    numeric(id, header, (order) => format.price(valueOf(order), decimalsOf(order)));
  const money = (id: string, header: string, valueOf: (order: LeverOrder) => Decimal | undefined) =>
    numeric(id, header, (order) => format.price(valueOf(order), SHOWN_MONEY_DECIMALS));
  const isOpen = list === 'positions';
  const hasResult = isOpen || list === 'closed';
  const timeOf = (order: LeverOrder) =>
    list === 'closed'
      ? (order.completedAt ?? order.handledAt)
      : list === 'revoked' || list === 'filled'
        ? order.handledAt
        : (order.openedAt ?? order.submittedAt);
  const result: Column<LeverOrder>[] = [
    {
      id: 'profit',
      header: text(mode === 'gross' ? 'orders.profitReturn' : 'orders.netProfitReturn'),
      isNumeric: true,
      compare: (a, b) => compareKnown(profitOf(a, mode), profitOf(b, mode)),
      cell: (order) => (
        <>
          <RowFigure>
            <ProfitText value={profitOf(order, mode)} />
          </RowFigure>{' '}
          <small>
            {format.percent(returnOnMargin(profitOf(order, mode), order.initialMargin), { sign: 'always' })}
          </small>
        </>
      ),
    },
  ];
  const prices: Column<LeverOrder> = {
    id: 'entry',
    header: text(isOpen ? 'orders.entryMark' : 'orders.entryClose'),
    isNumeric: true,
    cell: (order) => (
      <PricePair
        prices={[order.entryPrice, order.markPrice]}
        decimals={decimalsOf(order)}
        labels={[text('orders.entryPrice'), text(isOpen ? 'orders.markPrice' : 'orders.closePrice')]}
      />
    ),
  };
  const stops: Column<LeverOrder> = {
    id: 'stops',
    header: text('orders.stops'),
    isNumeric: true,
    cell: (order) => <StopsCell order={order} decimals={decimalsOf(order)} />,
  };
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
            <LiquidationText
              liquidation={figures.liquidation(order)}
              mark={order.markPrice}
              decimals={decimalsOf(order)}
              direction={order.direction}
              isOfAccount
            />
          ),
        },
      ]
    : [];
  const named: Column<LeverOrder>[] = [
    {
      id: 'pair',
      header: text('orders.pair'),
      cell: ({ symbol, direction, multiple, isReduceOnly, closeReason }) => (
        <>
          {symbol} <DirectionText direction={direction} />{' '}
          {isReduceOnly ? (
            <small>
              {text('form.reduceOnly')}
              {closeReason !== undefined && ` · ${text(`reason.${closeReason}`)}`}
            </small>
          ) : (
            multiple !== undefined && `${format.amount(multiple)}×`
          )}
        </>
      ),
    },
    numeric('lots', text('form.lots'), ({ lots }) => format.amount(lots)),
  ];
  const time: Column<LeverOrder> = {
    id: 'time',
    isTime: true,
    header: text(TIME[list]),
    cell: (order) => format.dateTime(timeOf(order)),
    compare: (a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0),
  };
  const number: Column<LeverOrder> = {
    id: 'id',
    header: text('orders.number'),
    cell: (order) => <Link to={orderPath(order.id)}>{order.id}</Link>,
  };
  if (list === 'filled') return [...named, ...filledColumns({ text, format, decimalsOf }), time, number];
  return [
    ...named,
    ...(hasResult ? [prices, ...result] : [price('entry', text('orders.limitPrice'), ({ entryPrice }) => entryPrice)]),
    ...(list === 'closed' ? [reason] : []),
    ...(isOpen ? liquidation : []),
    ...(isOpen || list === 'entrusts' || (hasResult && isExtra('stops')) ? [stops] : []),
    money('margin', text('form.margin'), ({ margin }) => margin),
    ...(isOpen && figures && isExtra('breakEven')
      ? [numeric('breakEven', text('orders.breakEven'), (order) => figures.breakEven(order))]
      : []),
    ...(isExtra('fees') ? [money('fee', text('orders.fee'), ({ tradeFee }) => tradeFee)] : []),
    ...(hasResult && isExtra('fees')
      ? [money('overnight', text('orders.overnight'), ({ overnightFee }) => overnightFee)]
      : []),
    ...(isOpen && !isExtra('time') ? [] : [time]),
    ...((isOpen || list === 'entrusts') && !isExtra('number') ? [] : [number]),
    ...(note ? [note] : []),
    ...actionColumn(text, input.actions),
  ];
}
