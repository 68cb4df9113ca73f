import { compare, toDrawingNumber, type Decimal } from '@bourse/decimal';
import { type Formatter, type TextFunction, NO_VALUE, useFormat } from '@bourse/i18n';
import { Box, Button, IconButton, revealedIn, Row, Text, type Column, colour, ROUND, ValueText } from '@bourse/ui-kit';
import type { PricePlaces } from '@bourse/trading';
import { SideText } from '../order-list/side-text';
import type { OpenOrder } from '@bourse/contracts/spot';
import type { SpotTexts } from '../locales/messages';
import styled from '@emotion/styled';
import { carriesExits, ExitText } from './exit-text';
import { filledPercent, isMovable, orderKey } from '../rules/open-orders';

/** The content of the rows, and its formats. */
export interface RowContent {
  /** Places of the price of a row. */
  readonly pricePlaces?: PricePlaces;
  /** All rows belong to one pair, so no pair column is shown. */
  readonly isOfOnePair?: boolean;
  /** Columns after the others, before the actions. */
  readonly trail?: readonly Column<OpenOrder>[];
}

export interface RowActions {
  /** Keys of orders with a pending cancellation, see `orderKey`. */
  readonly cancelling: ReadonlySet<string>;
  readonly onCancel: (order: OpenOrder) => void;
  /** Opens the dialog of take profit and stop loss of a buy. */
  readonly onExits?: ((order: OpenOrder) => void) | undefined;
  /** The back end moves an order in one step. */
  readonly amends?: boolean | undefined;
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

/** The type of an order that is not a plain limit order, with the trigger price that it waits for; `undefined` for a plain one. */
function typeText(
  text: TextFunction<SpotTexts>,
  { type, exit, isWaiting }: Pick<OpenOrder, 'type' | 'exit' | 'isWaiting'>,
  trigger: string | undefined,
): string | undefined {
  const kind = exit ?? type;
  if (kind === undefined) return undefined;
  const name = text(`type.${kind}`);
  return isWaiting && trigger !== undefined ? `${name} · ${text('orders.waiting', { price: trigger })}` : name;
}

/** With a mouse, the rarer button of a row appears in the row under the pointer. */
const Revealed = styled('span')(revealedIn('tr'));

const TRACK = {
  width: 56,
  height: 4,
  borderRadius: ROUND,
  overflow: 'hidden',
  backgroundColor: colour.line,
  '& > span': { display: 'block', height: '100%', backgroundColor: colour.accent },
} as const;

/** The filled part of an order, as a bar and in figures. `percent` is whole per cent, 0 to 100; a dash where it is not known. */
function FilledBar({ percent }: { readonly percent: Decimal | undefined }) {
  const format = useFormat();
  if (percent === undefined) return <ValueText>{NO_VALUE}</ValueText>;
  return (
    <Row component="span" spacing={2} sx={{ display: 'inline-flex', flexWrap: 'nowrap' }}>
      <Box component="span" sx={TRACK} aria-hidden>
        <span style={{ width: `${toDrawingNumber(percent)}%` }} />
      </Box>
      {format.percent(percent, { decimals: 0 })}
    </Row>
  );
}

/** The columns of open orders. */
export function openOrderColumns({ text, format, content, actions }: OpenOrderColumns): Column<OpenOrder>[] {
  const { pricePlaces, isOfOnePair = false, trail = [] } = content;
  const { cancelling, amends = false, onCancel, onExits, onMove, onCancelAll } = actions;
  /** An exit trades at the market: its price is that of its trigger. */
  const price = (order: OpenOrder) =>
    order.exit ? text('form.market') : format.price(order.price, pricePlaces?.(order));
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
              <Text as="span" size="dense" tone="quiet">
                {' '}
                {type}
              </Text>
            )}
            <ExitText order={order} pricePlaces={pricePlaces?.(order)} />
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
    ...trail,
    {
      id: 'action',
      header: text('orders.action'),
      hideHeader: true,
      ...(onCancelAll && { headerAction: { label: text('cancelAll.button'), run: onCancelAll } }),
      isNumeric: true,
      cell: (order) => {
        const words = { amount: format.amount(order.amount), base: order.base, price: price(order) };
        return (
          <Row component="span" spacing={2} sx={{ display: 'inline-flex', flexWrap: 'nowrap', my: -0.5 }}>
            {onExits && carriesExits(order) && (
              <Revealed>
                <IconButton icon="shield" label={text('exits.ofBuy', words)} onClick={() => onExits(order)} />
              </Revealed>
            )}
            {onMove && isMovable(order, amends) && (
              <Revealed>
                <IconButton
                  icon="edit"
                  label={text(order.side === 'buy' ? 'move.buy' : 'move.sell', words)}
                  onClick={() => onMove(order)}
                />
              </Revealed>
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
