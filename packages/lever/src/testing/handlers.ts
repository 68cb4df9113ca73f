import type { ReceivedOf } from '@bourse/contracts/wire';
import { rejection, respond } from '@bourse/api-client/testing';
import { isZero, sumIfKnown, ZERO } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { HttpHandler } from 'msw';
import {
  BATCH_TYPE,
  leverBatchClose,
  leverCancel,
  leverClose,
  leverDeal,
  leverDealAll,
  leverMyTrade,
  leverOvernight,
  leverSetMultiple,
  leverSetStop,
  leverSubmit,
  LIST_STATUS,
  PAGE_SIZE,
  type CloseReason,
  type LeverOrder,
  type OvernightCharge,
} from '@bourse/contracts/lever';
import { withMultiple } from '../rules/change-multiple';
import { oppositeOf } from '../rules/direction';
import { reductionOf } from '../rules/reduction';
import { splitPosition } from '../rules/split-position';
import { aFilledReduction, aPosition, aWireDeal, toWire, toWireCharge, type WireLeverDeal } from './fixtures';

/** State of the exchange of tests and stories; a change shows in the next reply. */
export interface LeverExchange {
  deal: WireLeverDeal;
  entrusts: LeverOrder[];
  positions: LeverOrder[];
  closed: LeverOrder[];
  filled: LeverOrder[];
  revoked: LeverOrder[];
  overnight: OvernightCharge[];
  /** Requests of `submit` in order. */
  readonly submitted: ReceivedOf<typeof leverSubmit>[];
}

/** BTC/USDT and ETH/USDT with 10,000 USDT in the contract account and no orders. */
export function leverExchange(overrides: Partial<Omit<LeverExchange, 'submitted'>> = {}): LeverExchange {
  return {
    deal: aWireDeal(),
    entrusts: [],
    positions: [],
    closed: [],
    filled: [],
    revoked: [],
    overnight: [],
    ...overrides,
    submitted: [],
  };
}

const page = (orders: readonly LeverOrder[], number: number) => ({
  data: orders.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE).map(toWire),
  total: orders.length,
});

const ofPair = <Row extends Pick<LeverOrder, 'pair'>>(
  orders: readonly Row[],
  keys: { currency_id?: number | undefined; legal_id?: number | undefined },
) =>
  keys.currency_id === undefined
    ? orders
    : orders.filter(({ pair }) => pair === `${keys.currency_id}-${keys.legal_id}`);

const stop = (price: LeverOrder['entryPrice'] | undefined) =>
  price === undefined || isZero(price) ? undefined : price;

/** The exits of a request; what is missing is none. */
function exitsIn(
  request: Pick<
    ReceivedOf<typeof leverSubmit>,
    'target_profit_price' | 'stop_loss_price' | 'exit_trigger' | 'trail_distance' | 'trail_unit'
  >,
) {
  const { target_profit_price, stop_loss_price, exit_trigger, trail_distance, trail_unit } = request;
  return {
    takeProfit: stop(target_profit_price),
    stopLoss: stop(stop_loss_price),
    ...(exit_trigger && { exitTrigger: exit_trigger }),
    ...(trail_distance !== undefined &&
      trail_unit && { trail: { distance: trail_distance, unit: trail_unit, peak: undefined } }),
  };
}

/** Figures without which the lots of a reduction do not follow. */
const NO_ACCOUNT = {
  available: undefined,
  pending: undefined,
  maintenanceRate: undefined,
  lotSizes: new Map(),
  priceDecimals: 2,
};

/** Handlers of MSW that answer as the exchange. Put others before them for failures. */
export function leverHandlers(exchange: LeverExchange): HttpHandler[] {
  const listOf = (status: number) => {
    if (status === LIST_STATUS.entrusts) return exchange.entrusts;
    if (status === LIST_STATUS.positions) return exchange.positions;
    if (status === LIST_STATUS.filled) return exchange.filled;
    return status === LIST_STATUS.closed ? exchange.closed : exchange.revoked;
  };
  const close = (ids: readonly number[]) => {
    const closing = exchange.positions.filter(({ id }) => ids.includes(id));
    exchange.positions = exchange.positions.filter(({ id }) => !ids.includes(id));
    exchange.closed = [...closing.map((order) => ({ ...order, completedAt: Date.now() })), ...exchange.closed];
    return closing.length;
  };

  /** Closes lots of a position; the part gets an id of its own. */
  const closePartially = (id: number, lots: LeverOrder['lots'], closeReason: CloseReason) => {
    const position = exchange.positions.find((order) => order.id === id);
    if (!position) return rejection(SERVER_TEXTS.positionAlreadyClosed);
    const { part, rest } = splitPosition(position, lots);
    const closed = { ...part, id: rest ? 900 + exchange.closed.length : id, closeReason, completedAt: Date.now() };
    exchange.positions = exchange.positions.flatMap((order) => (order === position ? (rest ?? []) : order));
    exchange.closed = [closed, ...exchange.closed];
    return SERVER_TEXTS.positionClosed;
  };
  const reduce = (request: ReceivedOf<typeof leverSubmit>) => {
    const direction = request.type === 1 ? 'short' : 'long';
    const pair = `${request.currency_id}-${request.legal_id}` as const;
    const account = { ...NO_ACCOUNT, positions: exchange.positions, pair };
    const { parts } = reductionOf(account, direction, request.share, undefined);
    if (parts.size === 0) return rejection(SERVER_TEXTS.nothingToClose);
    if (request.status === LIST_STATUS.entrusts) {
      const { share: lots, target_price: price } = request;
      const order = aPosition({
        id: 100 + exchange.submitted.length,
        direction: oppositeOf(direction),
        pair,
        lots,
        entryPrice: price,
        orderPrice: price,
        margin: ZERO,
        initialMargin: ZERO,
        tradeFee: ZERO,
        profit: ZERO,
        isReduceOnly: true,
      });
      exchange.entrusts = [order, ...exchange.entrusts];
      return SERVER_TEXTS.orderPlaced;
    }
    const before = exchange.closed.length;
    for (const [id, lots] of parts) closePartially(id, lots, 'reduceOnly');
    const closes = exchange.closed.slice(0, exchange.closed.length - before);
    const filled = aFilledReduction({
      id: 100 + exchange.submitted.length,
      direction: oppositeOf(direction),
      pair,
      lots: request.share,
      profit: sumIfKnown(closes.map(({ profit }) => profit)),
      closes,
    });
    exchange.filled = [filled, ...exchange.filled];
    return SERVER_TEXTS.positionClosed;
  };

  return [
    respond(leverDeal, () => exchange.deal),
    respond(leverMyTrade, ({ request }) => {
      const rows = page(ofPair(listOf(request.status), request), request.page);
      return { message: rows, total: rows.total };
    }),
    respond(leverDealAll, ({ request }) => ({ order: page(ofPair(exchange.positions, request), request.page) })),
    respond(leverOvernight, ({ request }) => {
      const rows = ofPair(exchange.overnight, request);
      const shown = rows.slice((request.page - 1) * PAGE_SIZE, request.page * PAGE_SIZE);
      return { list: shown.map(toWireCharge), total: rows.length };
    }),
    respond(leverSetMultiple, ({ request }) => {
      const position = exchange.positions.find(({ id }) => id === request.id);
      const changed = position && withMultiple(position, request.multiple, new Map());
      if (!changed) return rejection(SERVER_TEXTS.positionNotFound);
      exchange.positions = exchange.positions.map((order) => (order === position ? changed : order));
      return SERVER_TEXTS.multipleChanged;
    }),
    respond(leverSubmit, ({ request }) => {
      exchange.submitted.push(request);
      if (request.reduce_only) return reduce(request);
      const order = aPosition({
        id: 100 + exchange.submitted.length,
        pair: `${request.currency_id}-${request.legal_id}`,
        direction: request.type === 1 ? 'long' : 'short',
        lots: request.share,
        multiple: request.multiple,
        entryPrice: request.target_price,
        orderPrice: request.target_price,
        profit: ZERO,
        ...exitsIn(request),
      });
      if (request.status === LIST_STATUS.entrusts) exchange.entrusts = [order, ...exchange.entrusts];
      else exchange.positions = [order, ...exchange.positions];
      return SERVER_TEXTS.orderPlaced;
    }),
    respond(leverClose, ({ request }) =>
      request.share !== undefined
        ? closePartially(request.id, request.share, 'user')
        : close([request.id]) === 1
          ? SERVER_TEXTS.positionClosed
          : rejection(SERVER_TEXTS.positionAlreadyClosed),
    ),
    respond(leverBatchClose, ({ request }) => {
      const isMeant = ({ direction }: LeverOrder) =>
        request.type === BATCH_TYPE.all || (request.type === BATCH_TYPE.long) === (direction === 'long');
      const count = close(exchange.positions.filter(isMeant).map(({ id }) => id));
      return count > 0 ? SERVER_TEXTS.positionClosed : rejection(SERVER_TEXTS.nothingToClose);
    }),
    respond(leverCancel, ({ request }) => {
      const entrust = exchange.entrusts.find(({ id }) => id === request.id);
      if (!entrust) return rejection(SERVER_TEXTS.entrustNotRevocable);
      exchange.entrusts = exchange.entrusts.filter((order) => order !== entrust);
      exchange.revoked = [entrust, ...exchange.revoked];
      return SERVER_TEXTS.entrustRevoked;
    }),
    respond(leverSetStop, ({ request }) => {
      const isMeant = ({ id }: LeverOrder) => id === request.id;
      const withExits = (order: LeverOrder) => (isMeant(order) ? { ...order, ...exitsIn(request) } : order);
      // A pending order has exits only where the back end announces them.
      if (![...exchange.positions, ...exchange.entrusts].some(isMeant)) return rejection(SERVER_TEXTS.positionNotFound);
      exchange.positions = exchange.positions.map(withExits);
      exchange.entrusts = exchange.entrusts.map(withExits);
      return SERVER_TEXTS.stopsSet;
    }),
  ];
}
