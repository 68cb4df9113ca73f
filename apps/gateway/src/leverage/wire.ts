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
import { DIRECTION_TYPE, type leverOrder } from '@bourse/lever/contract';
import type * as v from 'valibot';
import type { GatewayMarket, Pair } from '../market/gateway-market';
import type { Commands } from '../orders/commands';
import type { Stop, VenueContract, VenueOrder, VenuePosition } from '../venue/types';
import { rowIds } from '../wire';
import { openedBy } from './leverage-desk';
import { stopKind } from './stop-rules';

/* Positions and orders of contracts → the wire format. A lot is the step of the contract's amounts. */

type Row = v.InferInput<typeof leverOrder>;

const RATE_DECIMALS = 2;
const HUNDRED = decimal(100);

/** Numbers a position: the venue has one of a contract and direction. */
export const positionId = ({ symbol, direction }: Pick<VenuePosition, 'symbol' | 'direction'>) =>
  rowIds.of(`position ${symbol} ${direction}`);
export const entrustId = ({ symbol, id }: Pick<VenueOrder, 'symbol' | 'id'>) => rowIds.of(`order ${symbol} ${id}`);

/** Lots of an amount of base currency. */
export const lotsOf = (amount: Decimal, { amountStep }: Pick<VenueContract, 'amountStep'>): Decimal =>
  dividedBy(amount, amountStep);
const names = ({ symbol, baseId, quoteId }: Pair) => ({ symbol, legal: quoteId, currency: baseId });

/** The row of a position. Fees are unknown: the venue takes them from the balance. */
export function positionRow(position: VenuePosition, stops: readonly VenueOrder[], market: GatewayMarket): Row[] {
  const pair = market.pairOfContract(position.symbol);
  if (!pair?.contract) return [];
  const { direction, amount, entryPrice, markPrice, margin, multiple, liquidationPrice, profit, at } = position;
  const stopOf = (kind: Stop['kind']) =>
    stops.find(({ symbol, stop }) => symbol === position.symbol && stop && stopKind(stop, position) === kind)?.stop
      ?.price ?? ZERO;
  return [
    {
      ...names(pair),
      id: positionId(position),
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
  if (!pair?.contract || order.reduces || order.price === undefined) return [];
  const { clientId, side, amount, filled, price, at } = order;
  const multiple = clientId === undefined ? undefined : commands.order(clientId)?.multiple;
  return [
    {
      ...names(pair),
      id: entrustId(order),
      type: DIRECTION_TYPE[openedBy(side)],
      share: lotsOf(minus(amount, filled), pair.contract),
      price,
      create_time: seconds(at),
      multiple: multiple ?? commands.multipleOf(order.symbol),
    },
  ];
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
    trades_all: JSON.stringify(positions.flatMap((position) => positionRow(position, orders, market))),
    trades_entrust: JSON.stringify(orders.flatMap((order) => entrustRow(order, commands, market))),
  };
}
