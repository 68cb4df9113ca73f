import { compare } from '@bourse/decimal';
import type { Formatter, TextFunction } from '@bourse/i18n';
import { Button, Row, Text, type Column } from '@bourse/ui-kit';
import type { PricePlaces } from '@bourse/trading';
import type { OpenOrder } from '../contract';
import type { SpotTexts } from '../locales/messages';
import { SideText } from '@bourse/trading';
import { FilledBar } from './filled-bar';
import { typeText } from './type-text';
import { filledPercent, orderKey } from '../rules/open-orders';

export interface OpenOrderColumns {
  readonly text: TextFunction<SpotTexts>;
  readonly format: Formatter;
  /** Places of the price of a row. */
  readonly pricePlaces?: PricePlaces;
  /** Omits the pair column. */
  readonly isOfOnePair: boolean;
  /** Keys of orders with a pending cancellation. */
  readonly cancelling: ReadonlySet<string>;
  readonly onCancel: (order: OpenOrder) => void;
  readonly onMove?: ((order: OpenOrder) => void) | undefined;
  /** Content of the cancel column's header. */
  readonly onCancelAll?: (() => void) | undefined;
}

/** The columns of open orders. */
export function openOrderColumns({
  text,
  format,
  pricePlaces,
  isOfOnePair,
  cancelling,
  onCancel,
  onMove,
  onCancelAll,
}: OpenOrderColumns): Column<OpenOrder>[] {
  const price = (order: OpenOrder) => format.price(order.price, pricePlaces?.(order));
  return [
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
