import type { ReceivedOf } from '@bourse/contracts/wire';
import { isZero, plus, ZERO } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import {
  BATCH_TYPE,
  DIRECTION_TYPE,
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
  leverTradeEvent,
  LIST_STATUS,
  ORDER_STATUS,
  PAGE_SIZE,
} from '@bourse/contracts/lever';
import { BOOK_LEVELS, Rejection, Throttle, unavailable, type RequestKey } from '@bourse/contract-server';
import type { BookLevel } from '../../core/book';
import type { Services } from '../../http/services';
import type { Pair } from '../../catalog/types';
import { overnightChargesOf } from './charge-store';
import { changeMultiple } from './change-multiple';
import { closeMany, closeOne, revoke } from './close';
import type { LeverContext } from './lever-context';
import { enter } from './product';
import { closedByOrders, findLeverOrder, leverOrdersOf } from './queries';
import { setStops } from './set-stops';
import {
  LOT_PRESETS,
  MAINTENANCE_RATE,
  MAXIMUM_LOTS,
  MINIMUM_LOTS,
  MULTIPLES,
  OVERNIGHT_RATE,
  PUSH_EVERY_MS,
} from './settings';
import { reduceLever } from './reduce';
import { publishedAccounts } from './published-account';
import { priceIn, snapshotOf, type LeverSnapshot } from './push';
import { submitLever } from './submit';
import { LEVER_WALLET, type Exits, type LeverOrder, type LeverStatus } from './types';
import { wireCharge, wireOrder, wireUpdate } from './wire';
import { queued } from '../../http/histories';
import { refuseLate } from '../../http/late-price';
import {
  CLOSE_MANY_REFUSALS,
  CLOSE_REFUSALS,
  MULTIPLE_REFUSALS,
  REDUCE_REFUSALS,
  REVOKE_REFUSALS,
  STOP_REFUSALS,
  SUBMIT_REFUSALS,
} from './refusals';
import type { Router } from '../../http/route';
import { inCny, usdtPrice } from '../../http/wire';

const LAST_PAGE = 1_000_000;

const STATUS: Readonly<Record<number, LeverStatus>> = {
  [LIST_STATUS.entrusts]: 'entrust',
  [LIST_STATUS.positions]: 'position',
  [LIST_STATUS.closed]: 'closed',
  [LIST_STATUS.revoked]: 'revoked',
  [LIST_STATUS.filled]: 'filled',
};

/** The leverage screen, orders and positions, and `lever_trade`. */
export function leverRoutes({ route, userRoute }: Router, { exchange, market }: Services): void {
  /** Runs a command with the state of leverage trading. */
  const run = <Outcome extends { ok: boolean }>(
    command: (context: LeverContext) => Outcome,
    request: RequestKey | undefined,
  ) => exchange.run((context) => command(enter(context)), request);

  function pairOf({ currency_id, legal_id }: { currency_id: number; legal_id: number }): Pair {
    const pair = exchange.pairOf(currency_id, legal_id);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    return pair;
  }

  const accounts = publishedAccounts(exchange.published);
  const committed = (userId: number) =>
    snapshotOf({ catalog: exchange.catalog, accounts, mark: (pairId) => exchange.markPrice(pairId) }, userId);

  /** A user's snapshot as of the last commit. */
  async function snapshot(userId: number): Promise<LeverSnapshot> {
    // After a failed write the next command or tick reads the store.
    if (!exchange.isHealthy()) await exchange.tick();
    if (!exchange.isHealthy()) throw unavailable();
    return committed(userId);
  }

  const rowsOf = (
    orders: readonly LeverOrder[],
    known: LeverSnapshot,
    closes: Awaited<ReturnType<typeof closedByOrders>> = new Map(),
  ) => orders.map((order) => wireOrder(exchange, order, priceIn(known, order), closes.get(order.id)));

  route(leverDeal, async ({ input, user }) => {
    const pair = pairOf(input);
    if (!pair.leverage) throw new Rejection(SERVER_TEXTS.leverageClosed);
    const { bids, asks } = exchange.book(pair.id, BOOK_LEVELS);
    const quoteWorth = usdtPrice(exchange, market, pair.quoteId);
    return {
      lever_transaction: { in: bids.map(level), out: asks.map(level) },
      last_price: market.ticker(pair.id)?.last,
      ExRAte: quoteWorth && inCny(quoteWorth),
      multiple: { muit: choices(MULTIPLES), share: choices(LOT_PRESETS) },
      lever_share_limit: { min: String(MINIMUM_LOTS), max: String(MAXIMUM_LOTS) },
      ...(user ? await ownData(user.id, pair) : { my_transaction: [] }),
      maintenance_rate: MAINTENANCE_RATE,
      overnight_rate: OVERNIGHT_RATE,
    };
  });

  /** Balances and positions of a pair. */
  async function ownData(userId: number, pair: Pair) {
    const { available, held } = await exchange.balance(userId, pair.quoteId, LEVER_WALLET);
    const known = await snapshot(userId);
    const own = known.orders.filter(({ pairId, status }) => pairId === pair.id && status === 'position');
    return {
      user_lever: available,
      all_levers: plus(available, held),
      held_lever: held,
      my_transaction: rowsOf(own, known),
    };
  }

  userRoute(leverSubmit, async ({ input, user, request }) => {
    const pair = pairOf(input);
    const direction = input.type === DIRECTION_TYPE.long ? 'long' : 'short';
    const limit = input.status === ORDER_STATUS.limit ? input.target_price : undefined;
    const order = { userId: user.id, pairId: pair.id, direction, lots: input.share, limit } as const;
    if (input.reduce_only) {
      if (carriesExits(input)) throw new Rejection(SERVER_TEXTS.parameterError);
      // Like a close, not refused while the price is late.
      const reduced = await run((context) => reduceLever(context, order), request);
      if (!reduced.ok) throw REDUCE_REFUSALS[reduced.reason]();
      return limit === undefined ? SERVER_TEXTS.positionClosed : SERVER_TEXTS.orderPlaced;
    }
    refuseLate(exchange, pair.id);
    const command = { ...order, multiple: input.multiple, exits: exitsOf(input) };
    const result = await run((context) => submitLever(context, command), request);
    if (!result.ok) throw SUBMIT_REFUSALS[result.reason]();
    return SERVER_TEXTS.orderPlaced;
  });

  userRoute(leverClose, async ({ input, user, request }) => {
    const command = { userId: user.id, orderId: input.id, lots: input.share };
    const result = await run((context) => closeOne(context, command), request);
    if (!result.ok) throw await closeRefusal(result.reason, command.orderId, user.id);
    return SERVER_TEXTS.positionClosed;
  });

  /** A position that is not open has been closed, or never was the user's. */
  async function closeRefusal(
    reason: keyof typeof CLOSE_REFUSALS,
    orderId: number,
    userId: number,
  ): Promise<Rejection> {
    if (reason !== 'not_open') return CLOSE_REFUSALS[reason]();
    const order = await findLeverOrder(exchange.db, orderId);
    if (order && order.userId !== userId) return CLOSE_REFUSALS.not_your_order();
    return new Rejection(
      order?.status === 'closed' ? SERVER_TEXTS.positionAlreadyClosed : SERVER_TEXTS.positionNotFound,
    );
  }

  userRoute(leverBatchClose, async ({ input, user, request }) => {
    const direction = input.type === BATCH_TYPE.all ? undefined : input.type === BATCH_TYPE.long ? 'long' : 'short';
    const result = await run((context) => closeMany(context, { userId: user.id, direction }), request);
    if (!result.ok) throw CLOSE_MANY_REFUSALS[result.reason]();
    return SERVER_TEXTS.positionClosed;
  });

  userRoute(leverCancel, async ({ input, user, request }) => {
    const result = await run((context) => revoke(context, { userId: user.id, orderId: input.id }), request);
    if (!result.ok) throw REVOKE_REFUSALS[result.reason]();
    return SERVER_TEXTS.entrustRevoked;
  });

  userRoute(leverSetStop, async ({ input, user, request }) => {
    const command = {
      userId: user.id,
      orderId: input.id,
      ...exitsOf(input),
    };
    const result = await run((context) => setStops(context, command), request);
    if (!result.ok) throw STOP_REFUSALS[result.reason]();
    return SERVER_TEXTS.stopsSet;
  });

  userRoute(leverSetMultiple, async ({ input, user, request }) => {
    const command = { userId: user.id, orderId: input.id, multiple: input.multiple };
    const result = await run((context) => changeMultiple(context, command), request);
    if (!result.ok) throw MULTIPLE_REFUSALS[result.reason]();
    return SERVER_TEXTS.multipleChanged;
  });

  /** The page of a list that is asked for, and the pair; `undefined`: all pairs. */
  function listed({ page, currency_id, legal_id }: ListInput) {
    if (page < 1 || page > LAST_PAGE) throw new Rejection(SERVER_TEXTS.parameterError);
    const pairId =
      currency_id === undefined || legal_id === undefined ? undefined : pairOf({ currency_id, legal_id }).id;
    return { pairId, page: { page, size: PAGE_SIZE } };
  }

  /** One page of a user's orders, of a pair or of all. */
  async function list(userId: number, input: ListInput, status: LeverStatus) {
    const { pairId, page } = listed(input);
    const { rows, total } = await leverOrdersOf(exchange.db, userId, { status, pairId }, page);
    const reducing = rows.filter((order) => order.status === 'filled').map(({ id }) => id);
    const closes = await closedByOrders(exchange.db, reducing);
    const known = await snapshot(userId);
    return { data: rowsOf(rows, known, closes), total, known };
  }

  userRoute(
    leverMyTrade,
    queued(async ({ input, user }) => {
      // The sandbox closes at once.
      if (input.status === LIST_STATUS.closing) return { message: { data: [], total: 0 }, total: 0 };
      const { data, total } = await list(user.id, input, STATUS[input.status] ?? 'position');
      return { message: { data, total }, total };
    }),
  );

  userRoute(
    leverDealAll,
    queued(async ({ input, user }) => {
      const { data, total, known } = await list(user.id, input, 'position');
      return { order: { data, total }, hazard_rate: wireUpdate(exchange, known).hazard_rate };
    }),
  );

  userRoute(
    leverOvernight,
    queued(async ({ input, user }) => {
      const { pairId, page } = listed(input);
      const { rows, total } = await overnightChargesOf(exchange.db, user.id, pairId, page);
      return { list: rows.map((charge) => wireCharge(exchange, charge)), total };
    }),
  );

  const pushes = new Throttle<number>(PUSH_EVERY_MS, (userId) => {
    const payload = wireUpdate(exchange, committed(userId));
    exchange.announce('private', { userId, name: leverTradeEvent.name, payload });
  });
  const push = (userId: number) => {
    if (exchange.hasAudience(userId)) pushes.ask(userId);
  };
  exchange.on('lever', ({ userId }) => push(userId));
  exchange.on('leverPrices', () => {
    for (const userId of accounts.users()) push(userId);
  });
}

interface ListInput {
  readonly page: number;
  readonly currency_id?: number | undefined;
  readonly legal_id?: number | undefined;
}

type ExitInput = Pick<
  ReceivedOf<typeof leverSubmit>,
  'target_profit_price' | 'stop_loss_price' | 'exit_trigger' | 'trail_distance' | 'trail_unit'
>;

/** @throws Rejection if a stop loss has a price and trails, or a distance has no unit */
function exitsOf(input: ExitInput): Exits {
  const { exit_trigger: exitTrigger, trail_distance: distance = ZERO, trail_unit: unit } = input;
  const { stop_loss_price: stopLoss = ZERO, target_profit_price: takeProfit = ZERO } = input;
  if (isZero(distance)) return { takeProfit, stopLoss, exitTrigger };
  if (!isZero(stopLoss) || unit === undefined) throw new Rejection(SERVER_TEXTS.parameterError);
  return { takeProfit, stopLoss, exitTrigger, trail: { distance, unit } };
}

/** A reduce-only order opens nothing that exits could close. */
const carriesExits = (input: ExitInput) =>
  [input.stop_loss_price, input.target_profit_price, input.trail_distance].some((price) => price && !isZero(price));

const level = ({ price, quantity }: BookLevel) => ({ price, number: quantity });

const choices = (values: readonly number[]) => values.map((value) => ({ value }));
