import { compare } from '@bourse/decimal';
import type { Formatter, TextFunction } from '@bourse/i18n';
import { Button, Row, Text, type Column } from '@bourse/ui-kit';
import type { PricePlaces } from '@bourse/trading';
import { SideText } from '../order-list/side-text';
import type { OpenOrder } from '@bourse/contracts/spot';
import type { SpotTexts } from '../locales/messages';
import { FilledBar } from './filled-bar';
import { typeText } from './type-text';
import { filledPercent, orderKey } from '../rules/open-orders';

/** The content of the rows, and its formats. */
export interface RowContent {
  /** Places of the price of a row. */
  readonly pricePlaces?: PricePlaces;
  /** All rows belong to one pair, so no pair column is shown. */
  readonly isOfOnePair?: boolean;
  /** Columns before the others. */
  readonly lead?: readonly Column<OpenOrder>[];
}

export interface RowActions {
  /** Keys of orders with a pending cancellation, see `orderKey`. */
  readonly cancelling: ReadonlySet<string>;
  readonly onCancel: (order: OpenOrder) => void;
  /** Given where an order can be moved to another price. */
  readonly onMove?: ((order: OpenOrder) => void) | undefined;
  /** Given where all of these orders can be cancelled at once: a button in the header of the cancel column. */
  readonly onCancelAll?: (() => void) | undefined;
}

export interface OpenOrderColumns {
  readonly text: TextFunction<SpotTexts>;
  readonly format: Formatter;
  readonly content: RowContent;
  readonly actions: RowActions;
}

/** The columns of open orders. */
export function openOrderColumns({ text, format, content, actions }: OpenOrderColumns): Column<OpenOrder>[] {
  const { pricePlaces, isOfOnePair = false, lead = [] } = content;
  const { cancelling, onCancel, onMove, onCancelAll } = actions;
  const price = (order: OpenOrder) => format.price(order.price, pricePlaces?.(order));
  return [
    ...lead,
    {
      id: 'time',
      header: text('orders.time'),
      isTime: true,
      cell: ({ createdAt }) => format.dateTime(createdAt),
      compare: (a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0),
    },
    ...(isOfOnePair
      ? []
      : [{ id: 'pair', header: text('orders.pair'), cell: ({ base, quote }: OpenOrder) => `${base}/${quote}` }]),
    {
      id: 'side',
      header: text('orders.side'),
      cell: (order) => {
        const type = typeText(text, order, order.trigger && format.price(order.trigger, pricePlaces?.(order)));
        return (
          <>
            <SideText side={order.side} />
            {type !== undefined && (
              <Text size="dense" tone="quiet">
                {type}
              </Text>
            )}
          </>
        );
      },
    },
    {
      id: 'price',
      header: text('orders.price'),
      isNumeric: true,
      cell: price,
      compare: (a, b) => compare(a.price, b.price),
    },
    {
      id: 'amount',
      header: text('orders.amount'),
      isNumeric: true,
      cell: ({ amount }) => format.amount(amount),
      compare: (a, b) => compare(a.amount, b.amount),
    },
    {
      id: 'filled',
      header: text('orders.filled'),
      isNumeric: true,
      cell: (order) => <FilledBar percent={filledPercent(order)} />,
    },
    {
      id: 'action',
      header: text('orders.action'),
      hideHeader: true,
      ...(onCancelAll && { headerAction: { label: text('cancelAll.button'), run: onCancelAll } }),
      isNumeric: true,
      cell: (order) => {
        const words = { amount: format.amount(order.amount), base: order.base, price: price(order) };
        return (
          <Row component="span" spacing={2} sx={{ display: 'inline-flex', flexWrap: 'nowrap' }}>
            {onMove && (
              <Button
                size="small"
                tone="quiet"
                onClick={() => onMove(order)}
                aria-label={text(order.side === 'buy' ? 'move.buy' : 'move.sell', words)}
              >
                {text('move.action')}
              </Button>
            )}
            <Button
              size="small"
              tone="quiet"
              pending={cancelling.has(orderKey(order))}
              onClick={() => onCancel(order)}
              aria-label={text(order.side === 'buy' ? 'orders.cancelBuy' : 'orders.cancelSell', words)}
            >
              {text('orders.cancel')}
            </Button>
          </Row>
        );
      },
    },
  ];
}
