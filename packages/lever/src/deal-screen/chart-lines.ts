import type { ChartLine } from '@bourse/market';
import type { PairId } from '@bourse/market/contract';
import type { Decimal } from '@bourse/decimal';
import type { LeverOrder } from '../contract';
import type { LiquidationPrice } from '../rules/liquidation-price';

export interface LineTexts {
  /** "Long 2 lots" and so on. */
  readonly entry: (order: LeverOrder) => string;
  readonly takeProfit: (order: LeverOrder) => string;
  readonly stopLoss: (order: LeverOrder) => string;
  readonly liquidation: string;
  readonly entrust: (order: LeverOrder) => string;
}

const toneOf = ({ direction }: LeverOrder) => (direction === 'long' ? 'up' : 'down');

/** The line of a stop, if it is set. */
const stop = (id: string, price: Decimal | undefined, label: string): ChartLine[] =>
  price === undefined ? [] : [{ id, price, label, tone: 'neutral' }];

/** Lines of a pair: entry and stops of its positions, its pending orders, and the estimated liquidation price. */
export function leverLines(
  pair: PairId,
  positions: readonly LeverOrder[],
  entrusts: readonly LeverOrder[],
  liquidation: LiquidationPrice | undefined,
  texts: LineTexts,
): readonly ChartLine[] {
  const isOfPair = (order: LeverOrder) => order.pair === undefined || order.pair === pair;
  const own = positions.filter(isOfPair);
  return [
    ...own.flatMap((order): ChartLine[] => [
      { id: `entry ${order.id}`, price: order.entryPrice, label: texts.entry(order), tone: toneOf(order) },
      ...stop(`takeProfit ${order.id}`, order.takeProfit, texts.takeProfit(order)),
      ...stop(`stopLoss ${order.id}`, order.stopLoss, texts.stopLoss(order)),
    ]),
    ...entrusts.filter(isOfPair).map((order): ChartLine => ({
      id: `entrust ${order.id}`,
      price: order.entryPrice,
      label: texts.entrust(order),
      tone: toneOf(order),
    })),
    ...(own.length > 0 && liquidation?.kind === 'price'
      ? [{ id: 'liquidation', price: liquidation.price, label: texts.liquidation, tone: 'alert' } as const]
      : []),
  ];
}
