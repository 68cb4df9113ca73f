import { seconds } from '@bourse/contract-server';
import {
  dividedBy,
  isLess,
  isPositive,
  minus,
  roundHalfUp,
  sumIfKnown,
  ZERO,
  decimal,
  type Decimal,
} from '@bourse/decimal';
import { DIRECTION_TYPE, type leverOrder } from '@bourse/contracts/lever';
import type * as v from 'valibot';
import type { GatewayMarket, Pair } from '../market/gateway-market';
import type { Commands } from '../orders/commands';
import type { Stop, VenueContract, VenueOrder, VenuePosition } from '../venue/types';
import { rowIds } from '../wire';
import type { ClosedPosition } from './closed-positions';
import type { JournalOrder } from './journal-orders';
import { openedBy } from './leverage-desk';
import { stopKind } from './stop-rules';

/* Positions and orders of contracts → the wire format. A lot is the step of the contract's amounts. */

type Row = v.InferInput<typeof leverOrder>;

const RATE_DECIMALS = 2;
const HUNDRED = decimal(100);

/**
 * Numbers a position: the venue has one of a contract and direction. The multiple is set before the first order of a position, so a
 * position that the gateway has opened has a larger number than the rows before it.
 */
export function positionId({ symbol, direction }: Pick<VenuePosition, 'symbol' | 'direction'>, commands: Commands) {
  const text = `position ${symbol} ${direction}`;
  const at = commands.multipleSetAt(symbol);
  return at === undefined ? rowIds.of(text) : rowIds.ofTime(`${text} ${at}`, at);
}
export const entrustId = ({ symbol, id, at }: Pick<VenueOrder, 'symbol' | 'id' | 'at'>) =>
  rowIds.ofTime(`order ${symbol} ${id}`, at);

/** Lots of an amount of base currency. */
export const lotsOf = (amount: Decimal, { amountStep }: Pick<VenueContract, 'amountStep'>): Decimal =>
  dividedBy(amount, amountStep);
const names = ({ symbol, baseId, quoteId }: Pair) => ({ symbol, legal: quoteId, currency: baseId });

/** The row of a position. Fees are unknown: the venue takes them from the balance. */
export function positionRow(
  position: VenuePosition,
  stops: readonly VenueOrder[],
  { commands, market }: { readonly commands: Commands; readonly market: GatewayMarket },
): Row[] {
  const pair = market.pairOfContract(position.symbol);
  if (!pair?.contract) return [];
  const { direction, amount, entryPrice, markPrice, margin, multiple, liquidationPrice, profit, at } = position;
  const stopOf = (kind: Stop['kind']) =>
    stops.find(({ symbol, stop }) => symbol === position.symbol && stop && stopKind(stop, position) === kind)?.stop
      ?.price ?? ZERO;
  return [
    {
      ...names(pair),
      id: positionId(position, commands),
      type: DIRECTION_TYPE[direction],
      share: lotsOf(amount, pair.contract),
      price: entryPrice,
      update_price: markPrice,
      caution_money: margin,
      target_profit_price: stopOf('takeProfit'),
      stop_loss_price: stopOf('stopLoss'),
      transaction_time: seconds(at),
      profits: profit,
      multiple,
      liquidation_price: liquidationPrice,
    },
  ];
}

/** The row of an order that opens a position; of a partly filled one its rest. */
export function entrustRow(order: VenueOrder, commands: Commands, market: GatewayMarket): Row[] {
  const pair = market.pairOfContract(order.symbol);
  const { clientId, side, amount, filled, at } = order;
  const command = clientId === undefined ? undefined : commands.order(clientId);
  // ccxt leaves out the price of orders at Kraken.
  const price = order.price ?? command?.price;
  if (!pair?.contract || order.reduces || price === undefined) return [];
  return [
    {
      ...names(pair),
      id: entrustId(order),
      type: DIRECTION_TYPE[openedBy(side)],
      share: lotsOf(minus(amount, filled), pair.contract),
      price,
      create_time: seconds(at),
      multiple: command?.multiple ?? commands.multipleOf(order.symbol),
    },
  ];
}

/** The row of what an order closed of a position. */
export function closedRow(
  closed: ClosedPosition,
  orders: ReadonlyMap<string, JournalOrder>,
  market: GatewayMarket,
): Row[] {
  const pair = market.pairOfContract(closed.symbol);
  if (!pair?.contract) return [];
  const { symbol, direction, amount, entryPrice, closePrice, profit, openedAt, closedAt } = closed;
  const opening = closed.openingOrder === undefined ? undefined : orders.get(closed.openingOrder);
  return [
    {
      ...names(pair),
      id: rowIds.ofTime(`closed ${symbol} ${closed.closingOrder}`, openedAt),
      type: DIRECTION_TYPE[direction],
      share: lotsOf(amount, pair.contract),
      price: entryPrice,
      update_price: closePrice,
      profits: profit,
      multiple: opening?.multiple,
      transaction_time: seconds(openedAt),
      handle_time: seconds(closedAt),
      complete_time: seconds(closedAt),
      close_reason: closeReasonOf(orders.get(closed.closingOrder)),
    },
  ];
}

/** `undefined` of an order that the gateway has not sent: the venue may have liquidated, or the owner closed there. */
function closeReasonOf(closing: JournalOrder | undefined): Row['close_reason'] {
  if (!closing) return undefined;
  return closing.stopKind === undefined ? 'user' : closing.stopKind === 'stopLoss' ? 'stop_loss' : 'take_profit';
}

/**
 * Rows of cancelled orders that would have opened a position, newest first: those that the venue lists, and those that the journal has
 * beyond them.
 */
export function revokedRows(
  listed: readonly VenueOrder[],
  orders: ReadonlyMap<string, JournalOrder>,
  market: GatewayMarket,
): Row[] {
  const known = new Set(listed.map(({ id }) => id));
  const own = [...orders.values()].flatMap(({ order, cancelledAt }) =>
    cancelledAt === undefined || known.has(order.id) ? [] : [order],
  );
  return [...listed, ...own]
    .toSorted((one, other) => other.at - one.at)
    .flatMap((order) => {
      const pair = market.pairOfContract(order.symbol);
      if (!pair?.contract || order.reduces || order.stop || order.price === undefined) return [];
      const { id, side, amount, filled, price, at } = order;
      const { multiple, cancelledAt } = orders.get(id) ?? {};
      return [
        {
          ...names(pair),
          id: entrustId(order),
          type: DIRECTION_TYPE[openedBy(side)],
          share: lotsOf(minus(amount, filled), pair.contract),
          price,
          multiple,
          create_time: seconds(at),
          ...(cancelledAt !== undefined && { handle_time: seconds(cancelledAt) }),
        },
      ];
    });
}

/**
 * Risk rate in per cent: margin ÷ maintenance margin × 100, so that 100 % is the liquidation, as in the contract. Of several positions
 * the lowest; `undefined` where the venue does not tell it.
 */
export function riskRateOf(positions: readonly VenuePosition[]): Decimal | undefined {
  let lowest: Decimal | undefined;
  for (const { marginRatio } of positions) {
    if (marginRatio === undefined || !isPositive(marginRatio)) continue;
    const rate = roundHalfUp(dividedBy(HUNDRED, marginRatio), RATE_DECIMALS);
    if (lowest === undefined || isLess(rate, lowest)) lowest = rate;
  }
  return lowest;
}

/** `lever_trade`. */
export function leverUpdate(
  { positions, orders }: { readonly positions: readonly VenuePosition[]; readonly orders: readonly VenueOrder[] },
  commands: Commands,
  market: GatewayMarket,
) {
  const profit = sumIfKnown(positions.map((position) => position.profit));
  return {
    type: 'lever_trade',
    hazard_rate: riskRateOf(positions) ?? ZERO,
    profits_all: profit,
    profits: profit,
    trades_all: JSON.stringify(positions.flatMap((position) => positionRow(position, orders, { commands, market }))),
    trades_entrust: JSON.stringify(orders.flatMap((order) => entrustRow(order, commands, market))),
  };
}
