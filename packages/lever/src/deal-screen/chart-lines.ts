import type { ChartLine } from '@bourse/charts';
import type { PairId } from '@bourse/contracts/market';
import { isGreater, type Decimal } from '@bourse/decimal';
import type { LeverOrder } from '@bourse/contracts/lever';
import type { LiquidationPrice } from '../rules/liquidation-price';
import { isMovable } from '../rules/move-rules';
import { isAboveMarket, type StopKind, type Stops } from '../rules/stops';

export interface LineTexts {
  /** "Long 2 lots" and so on. */
  readonly entry: (order: LeverOrder) => string;
  readonly takeProfit: (order: LeverOrder) => string;
  readonly stopLoss: (order: LeverOrder) => string;
  readonly liquidation: string;
  readonly entrust: (order: LeverOrder) => string;
  /** Names of the buttons of the lines. */
  readonly close: (order: LeverOrder) => string;
  readonly revoke: (order: LeverOrder) => string;
  /** Names the order: labels of equal positions are equal. */
  readonly remove: (order: LeverOrder, kind: StopKind) => string;
}

const toneOf = ({ direction }: LeverOrder) => (direction === 'long' ? 'up' : 'down');

/** Equal as long as the lines of these orders are equal: marks and P/L, which change several times a second, have no line. */
export function linesKey(orders: readonly LeverOrder[]): string {
  return orders
    .map(({ id, pair, direction, lots, entryPrice, takeProfit, stopLoss, isClosing }) =>
      [id, pair, direction, lots, entryPrice, takeProfit, stopLoss, isClosing].join(' '),
    )
    .join(';');
}

/** The position or pending order that the button of its line asks to end. */
export interface EndedLine {
  readonly kind: 'position' | 'entrust';
  readonly id: number;
}

/** Handlers of lines that are dragged, and of their buttons. Each of them only asks. */
export interface LineActions {
  /** The step of the pair's prices. */
  readonly tick: Decimal;
  /** The line of a stop, or a new stop out of the entry line, was dragged, or a stop was removed; the stops as they would then be. */
  readonly onStops: (order: LeverOrder, stops: Stops) => void;
  /** The line of a pending order was dragged to a price. */
  readonly onMove: (order: LeverOrder, price: Decimal) => void;
  readonly onEnd: (ended: EndedLine) => void;
}

/** The line of a stop, if it is set. Dragging moves it by ticks of the pair; the other stop is kept. */
function stopLine(order: LeverOrder, kind: StopKind, texts: LineTexts, { tick, onStops }: LineActions): ChartLine[] {
  const { id, takeProfit, stopLoss, [kind]: price } = order;
  if (price === undefined) return [];
  const onChange = (next: Decimal | undefined) => onStops(order, { takeProfit, stopLoss, [kind]: next });
  return [
    {
      id: `${kind} ${id}`,
      price,
      label: texts[kind](order),
      tone: 'neutral',
      drag: { step: tick, onDrop: onChange },
      remove: { label: texts.remove(order, kind), run: () => onChange(undefined) },
    },
  ];
}

/** The handle of an entry line: a stop is dragged out of it, of the kind that belongs to the side of the price. None where both are set. */
function firstStop(order: LeverOrder, { tick, onStops }: LineActions): Pick<ChartLine, 'drag'> {
  const { direction, entryPrice, takeProfit, stopLoss } = order;
  if (takeProfit !== undefined && stopLoss !== undefined) return {};
  const onDrop = (price: Decimal) => {
    const kind = isAboveMarket(direction, 'takeProfit') === isGreater(price, entryPrice) ? 'takeProfit' : 'stopLoss';
    onStops(order, { takeProfit, stopLoss, [kind]: price });
  };
  return { drag: { step: tick, onDrop } };
}

/** The line of a position. One that is closing cannot be closed again. */
const entryLine = (order: LeverOrder, texts: LineTexts, actions: LineActions): ChartLine => ({
  id: `entry ${order.id}`,
  price: order.entryPrice,
  label: texts.entry(order),
  tone: toneOf(order),
  ...firstStop(order, actions),
  ...(!order.isClosing && {
    remove: { label: texts.close(order), run: () => actions.onEnd({ kind: 'position', id: order.id }) },
  }),
});

/**
 * Lines of a pair: entry and stops of its positions, its pending orders with their stops, and the estimated liquidation price. A pending order that the
 * back end does not describe completely has no handle, only the button: it could not be placed again.
 */
export function leverLines(
  pair: PairId,
  positions: readonly LeverOrder[],
  entrusts: readonly LeverOrder[],
  liquidation: LiquidationPrice | undefined,
  texts: LineTexts,
  actions: LineActions,
): readonly ChartLine[] {
  const isOfPair = (order: LeverOrder) => order.pair === undefined || order.pair === pair;
  const own = positions.filter(isOfPair);
  return [
    ...own.flatMap((order): ChartLine[] => [
      entryLine(order, texts, actions),
      ...stopLine(order, 'takeProfit', texts, actions),
      ...stopLine(order, 'stopLoss', texts, actions),
    ]),
    ...entrusts.filter(isOfPair).flatMap((order): ChartLine[] => [
      {
        id: `entrust ${order.id}`,
        price: order.entryPrice,
        label: texts.entrust(order),
        tone: toneOf(order),
        ...(isMovable(order) && { drag: { step: actions.tick, onDrop: (price) => actions.onMove(order, price) } }),
        remove: { label: texts.revoke(order), run: () => actions.onEnd({ kind: 'entrust', id: order.id }) },
      },
      ...stopLine(order, 'takeProfit', texts, actions),
      ...stopLine(order, 'stopLoss', texts, actions),
    ]),
    ...(own.length > 0 && liquidation?.kind === 'price'
      ? [{ id: 'liquidation', price: liquidation.price, label: texts.liquidation, tone: 'alert' } as const]
      : []),
  ];
}
