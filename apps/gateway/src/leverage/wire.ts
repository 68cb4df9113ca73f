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
import type { Exits, Stop, VenueContract, VenueOrder, VenuePosition } from '../venue/types';
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
  rowIds.ofTime(`order ${symbol} ${id}`, at ?? 0);

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
    stops.find(({ symbol, stop }) => symbol === position.symbol && stop && stopKind(stop, position) === kind)?.stop;
  const [takeProfit, stopLoss] = [stopOf('takeProfit'), stopOf('stopLoss')];
  return [
    {
      ...names(pair),
      id: positionId(position, commands),
      type: DIRECTION_TYPE[direction],
      share: lotsOf(amount, pair.contract),
      price: entryPrice,
      update_price: markPrice,
      caution_money: margin,
      target_profit_price: takeProfit?.price ?? ZERO,
      stop_loss_price: stopLoss?.price ?? ZERO,
      exit_trigger: takeProfit?.by ?? stopLoss?.by,
      transaction_time: at && seconds(at),
      profits: profit,
      multiple,
      liquidation_price: liquidationPrice,
    },
  ];
}

/** Orders that open a position, and reduce-only ones; not the stops of a position. */
export const isEntrust = ({ stop, reduces }: Pick<VenueOrder, 'stop' | 'reduces'>): boolean => !(reduces && stop);

/** The exits that an order carries. */
const exitFields = (exits: Exits | undefined) =>
  exits && {
    target_profit_price: exits.takeProfit ?? ZERO,
    stop_loss_price: exits.stopLoss ?? ZERO,
    exit_trigger: exits.by,
  };

const reduceOnly = (reduces: boolean | undefined) => reduces === true && ({ reduce_only: 1 } as const);

/** The row of an order that waits for its price; of a partly filled one its rest. */
export function entrustRow(order: VenueOrder, commands: Commands, market: GatewayMarket): Row[] {
  const pair = market.pairOfContract(order.symbol);
  const { clientId, amount, filled, at } = order;
  const command = clientId === undefined ? undefined : commands.order(clientId);
  const side = order.side ?? command?.side;
  // ccxt leaves out the price of orders at Kraken.
  const price = order.price ?? command?.price;
  if (!pair?.contract || !isEntrust(order) || price === undefined || side === undefined) return [];
  return [
    {
      ...names(pair),
      id: entrustId(order),
      type: DIRECTION_TYPE[openedBy(side)],
      share: lotsOf(minus(amount, filled), pair.contract),
      price,
      create_time: at && seconds(at),
      multiple: command?.multiple ?? commands.multipleOf(order.symbol),
      ...exitFields(order.exits),
      ...reduceOnly(order.reduces),
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
  const { direction, amount, entryPrice, closePrice, profit, openedAt, closedAt } = closed;
  const opening = closed.openingOrder === undefined ? undefined : orders.get(closed.openingOrder);
  return [
    {
      ...names(pair),
      id: closedId(closed),
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

/** A reduce-only order with a limit. One at the market closes as the user's own close does. */
const isReduction = ({ order }: JournalOrder): boolean =>
  order.reduces === true && order.stop === undefined && order.type === 'limit';

const closedId = ({ symbol, closingOrder, openedAt }: ClosedPosition) =>
  rowIds.ofTime(`closed ${symbol} ${closingOrder}`, openedAt);

/** Rows of reduce-only orders with a limit that have closed something, newest first. */
export function reducedRows(
  closed: readonly ClosedPosition[],
  orders: ReadonlyMap<string, JournalOrder>,
  market: GatewayMarket,
): Row[] {
  return closed.flatMap((each) => {
    const pair = market.pairOfContract(each.symbol);
    const own = orders.get(each.closingOrder);
    if (!pair?.contract || !own || !isReduction(own)) return [];
    const share = lotsOf(each.amount, pair.contract);
    return [
      {
        ...names(pair),
        id: entrustId(own.order),
        type: DIRECTION_TYPE[each.direction === 'long' ? 'short' : 'long'],
        share,
        price: own.order.price ?? each.closePrice,
        create_time: own.order.at && seconds(own.order.at),
        complete_time: seconds(each.closedAt),
        reduce_only: 1,
        closes: [{ id: closedId(each), share, profits: each.profit }],
      },
    ];
  });
}

/** `undefined` of an order that the gateway has not sent: the venue may have liquidated, or the owner closed there. */
function closeReasonOf(closing: JournalOrder | undefined): Row['close_reason'] {
  if (!closing) return undefined;
  if (isReduction(closing)) return 'reduce_only';
  return closing.stopKind === undefined ? 'user' : closing.stopKind === 'stopLoss' ? 'stop_loss' : 'take_profit';
}

/**
 * Rows of cancelled orders that would have opened a position or made it smaller, newest first: those that the venue lists, and those that the journal has
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
    .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
    .flatMap((order) => {
      const pair = market.pairOfContract(order.symbol);
      const { side } = order;
      if (!pair?.contract || !isEntrust(order) || order.price === undefined || side === undefined) return [];
      const { id, amount, filled, price, at } = order;
      const { multiple, cancelledAt } = orders.get(id) ?? {};
      return [
        {
          ...names(pair),
          id: entrustId(order),
          type: DIRECTION_TYPE[openedBy(side)],
          share: lotsOf(minus(amount, filled), pair.contract),
          price,
          multiple,
          create_time: at && seconds(at),
          ...(cancelledAt !== undefined && { handle_time: seconds(cancelledAt) }),
          ...reduceOnly(order.reduces),
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
