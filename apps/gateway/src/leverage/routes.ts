import { randomUUID } from 'node:crypto';
import type { ReceivedOf } from '@bourse/contracts/wire';
import { Rejection, type RequestKey } from '@bourse/contract-server';
import { decimal, isMultipleOf, isPositive, isZero, ONE, times, ZERO, type Decimal } from '@bourse/decimal';
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
  leverSetStop,
  leverSubmit,
  LIST_STATUS,
  ORDER_STATUS,
} from '@bourse/contracts/lever';
import type { Pair } from '../market/gateway-market';
import { clientIdOf } from '../orders/client-id';
import type { OrderDesk } from '../orders/order-desk';
import { pageOf } from '../routes/page';
import { cancelRefusal } from '../routes/refusals';
import type { GatewayRouter, Leverage, Services } from '../services';
import type { Exits, VenueContract, VenuePosition } from '../venue/types';
import { bookSides } from '../wire';
import { journalOrders } from './journal-orders';
import { openedBy } from './leverage-desk';
import { leverageRefusal } from './refusals';
import { stopRefusal } from './stop-rules';
import { multiplesOf } from './terms';
import {
  closedRow,
  entrustId,
  entrustRow,
  isEntrust,
  lotsOf,
  reducedRows,
  positionId,
  positionRow,
  revokedRows,
  riskRateOf,
} from './wire';

const NO_EXITS: Exits = { takeProfit: undefined, stopLoss: undefined, by: 'mark' };
const LOT_PRESETS = [1, 5, 10, 50, 100];

interface TradedPair extends Pair {
  readonly contract: VenueContract;
}

const isTraded = (pair: Pair | undefined): pair is TradedPair => pair?.contract !== undefined;
/** A program that sends no `t` gets no protection against its own repetitions. */
const idOf = (request: RequestKey | undefined, part = '') =>
  request ? clientIdOf({ ...request, action: `${request.action}${part}` }) : randomUUID().replaceAll('-', '');

/** The leverage screen, positions, orders and stops of the owner. The desk cancels, as it does orders of pairs. */
export function leverageRoutes(router: GatewayRouter, services: Services, leverage: Leverage, orders: OrderDesk): void {
  readRoutes(router, services, leverage);
  openRoutes(router, services, leverage, orders);
  closeRoutes(router, services, leverage);
}

type PairInput = { readonly currency_id: number; readonly legal_id: number };

function pairOf({ market }: Services, { currency_id, legal_id }: PairInput): TradedPair {
  const pair = market.pairOf(currency_id, legal_id);
  if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
  if (!isTraded(pair)) throw new Rejection(SERVER_TEXTS.leverageClosed);
  return pair;
}

/** Pair of a position. */
function pairWith({ market }: Services, { symbol }: Pick<VenuePosition, 'symbol'>): TradedPair {
  const pair = market.pairOfContract(symbol);
  if (!isTraded(pair)) throw new Rejection(SERVER_TEXTS.pairNotFound);
  return pair;
}

function readRoutes(
  { route, userRoute }: GatewayRouter,
  services: Services,
  { account, commands, journal }: Leverage,
): void {
  const { venue, market, config } = services;

  async function positionRows(pair: Pair | undefined) {
    const [positions, orders] = [await account.positions.get(), await account.openOrders.get()];
    const shown = positions.filter(({ symbol }) => pair === undefined || symbol === pair.contract?.symbol);
    return shown.flatMap((position) => positionRow(position, orders, { commands, market }));
  }

  async function entrustRows(pair: Pair | undefined) {
    const shown = (await account.openOrders.get()).filter(
      ({ symbol }) => pair === undefined || symbol === pair.contract?.symbol,
    );
    return shown.flatMap((order) => entrustRow(order, commands, market));
  }

  type Rows = Awaited<ReturnType<typeof positionRows>>;
  const ofPair = (rows: Rows, pair: Pair | undefined) =>
    rows.filter(({ legal, currency }) => pair === undefined || (legal === pair.quoteId && currency === pair.baseId));

  async function closedRows(pair: Pair | undefined) {
    if (!account.closed) throw new Rejection(SERVER_TEXTS.leverageListAbsent);
    const orders = journalOrders(journal.entries);
    const rows = (await account.closed.get()).flatMap((closed) => closedRow(closed, orders, market));
    return ofPair(rows, pair);
  }

  /** Reduce-only orders that have closed something. */
  async function reducedOf(pair: Pair | undefined) {
    const closed = (await account.closed?.get()) ?? [];
    return ofPair(reducedRows(closed, journalOrders(journal.entries), market), pair);
  }

  const askedPair = ({ currency_id, legal_id }: ReceivedOf<typeof leverDealAll>) =>
    currency_id === undefined || legal_id === undefined ? undefined : pairOf(services, { currency_id, legal_id });

  async function ownData(pair: TradedPair) {
    const balance = (await account.balances.get()).find(({ currency }) => currency === pair.quote);
    const { available, held, total } = balance ?? { available: ZERO, held: ZERO, total: ZERO };
    return {
      user_lever: available,
      all_levers: total,
      held_lever: held,
      my_transaction: await positionRows(pair),
    };
  }

  route(leverDeal, async ({ input, user }) => {
    const pair = pairOf(services, input);
    const { contract } = pair;
    const book = bookSides(await venue.book(contract.symbol));
    const last = await account.lastOf(contract.symbol);
    const { minAmount, maxAmount, amountStep } = contract;
    const lots = (amount: typeof amountStep | undefined) => amount && lotsOf(amount, contract);
    return {
      lever_transaction: book,
      last_price: last,
      multiple: {
        muit: multiplesOf(contract, config.largestMultiple).map((value) => ({ value })),
        share: LOT_PRESETS.map((value) => ({ value })),
      },
      lever_share_limit: { min: lots(minAmount) ?? ONE, max: lots(maxAmount) },
      ...(user ? await ownData(pair) : { my_transaction: [] }),
    };
  });

  userRoute(leverMyTrade, async ({ input }) => {
    const pair = askedPair(input);
    const page = (rows: Rows) => {
      const total = rows.length;
      return { message: { data: pageOf(rows, input.page), total }, total };
    };
    switch (input.status) {
      case LIST_STATUS.entrusts:
        return page(await entrustRows(pair));
      case LIST_STATUS.positions:
        return page(await positionRows(pair));
      // A venue closes at once.
      case LIST_STATUS.closing:
        return page([]);
      case LIST_STATUS.filled:
        return page(await reducedOf(pair));
      case LIST_STATUS.closed:
        return page(await closedRows(pair));
      case LIST_STATUS.revoked:
        return page(
          ofPair(revokedRows(await account.cancelledOrders.get(), journalOrders(journal.entries), market), pair),
        );
      default:
        throw new Rejection(SERVER_TEXTS.leverageListAbsent);
    }
  });

  userRoute(leverDealAll, async ({ input }) => {
    const rows = await positionRows(askedPair(input));
    const rate = riskRateOf(await account.positions.get());
    return { order: { data: pageOf(rows, input.page), total: rows.length }, hazard_rate: rate };
  });
}

/**
 * The exits of a request; `undefined`: it has none. 0 is none.
 * @throws Rejection if a stop is to trail: a venue has one unit of its distance, and the contract has two
 */
function exitsOf(
  input: Pick<
    ReceivedOf<typeof leverSubmit>,
    'target_profit_price' | 'stop_loss_price' | 'trail_distance' | 'exit_trigger'
  >,
): Exits | undefined {
  if (input.trail_distance !== undefined && !isZero(input.trail_distance)) throw new Rejection(SERVER_TEXTS.notOpen);
  const [takeProfit, stopLoss] = [input.target_profit_price, input.stop_loss_price].map((price) =>
    price === undefined || isZero(price) ? undefined : price,
  );
  if (!takeProfit && !stopLoss) return undefined;
  return { takeProfit, stopLoss, by: input.exit_trigger ?? 'mark' };
}

function ensureWholeLots(share: Decimal): void {
  if (!isPositive(share) || !isMultipleOf(share, ONE)) throw new Rejection(SERVER_TEXTS.lotsPositiveInteger);
}

function openRoutes(
  { userRoute }: GatewayRouter,
  services: Services,
  { account, desk, attachesExits }: Leverage,
  orders: OrderDesk,
): void {
  userRoute(leverSubmit, async ({ input, request }) => {
    const pair = pairOf(services, input);
    const amount = times(input.share, pair.contract.amountStep);
    ensureWholeLots(input.share);
    const direction = input.type === DIRECTION_TYPE.long ? 'long' : 'short';
    const price = input.status === ORDER_STATUS.limit ? input.target_price : undefined;
    const order = { contract: pair.contract, direction, amount, price } as const;
    const exits = exitsOf(input);
    if (exits && (!attachesExits || input.reduce_only === 1)) throw new Rejection(SERVER_TEXTS.notOpen);
    if (input.reduce_only === 1) {
      const reduced = await desk.reduce(order, idOf(request));
      if (!reduced.ok) throw leverageRefusal(reduced, pair);
      return price === undefined ? SERVER_TEXTS.positionClosed : SERVER_TEXTS.orderPlaced;
    }
    const multiples = multiplesOf(pair.contract, services.config.largestMultiple);
    const multiple = multiples.map((value) => decimal(value)).find((value) => value === input.multiple);
    if (multiple === undefined) throw new Rejection(SERVER_TEXTS.multipleNotOffered);
    const result = await desk.open({ ...order, multiple, exits }, idOf(request));
    if (!result.ok) throw leverageRefusal(result, pair);
    // The order is placed: an error would be told as a refusal of it.
    return result.exitsUnconfirmed ? SERVER_TEXTS.venueExitsUnconfirmed : SERVER_TEXTS.orderPlaced;
  });

  userRoute(leverCancel, async ({ input }) => {
    const order = await account.openOrders.find((each) => isEntrust(each) && entrustId(each) === input.id);
    if (!order) throw new Rejection(SERVER_TEXTS.entrustNotRevocable);
    const result = await orders.cancel(order);
    if (!result.ok) throw cancelRefusal(result.reason);
    return SERVER_TEXTS.entrustRevoked;
  });
}

function closeRoutes(
  { userRoute }: GatewayRouter,
  services: Services,
  { account, desk, commands, hasStops, attachesExits }: Leverage,
): void {
  userRoute(leverClose, async ({ input, request }) => {
    const { share } = input;
    if (share !== undefined) ensureWholeLots(share);
    const isAsked = (position: VenuePosition) => positionId(position, commands) === input.id;
    const position = await account.positions.find(isAsked);
    const lots = (of: VenuePosition) => times(share ?? ZERO, pairWith(services, of).contract.amountStep);
    const result = await desk.close(isAsked, idOf(request), share && lots);
    if (result.ok) return SERVER_TEXTS.positionClosed;
    if (!position) throw new Rejection(SERVER_TEXTS.positionNotFound);
    throw leverageRefusal(result, pairWith(services, position));
  });

  userRoute(leverBatchClose, async ({ input, request }) => {
    const isChosen = ({ direction }: VenuePosition) =>
      input.type === BATCH_TYPE.all || (direction === 'long') === (input.type === BATCH_TYPE.long);
    const chosen = (await desk.positions()).filter(isChosen);
    if (chosen.length === 0) throw new Rejection(SERVER_TEXTS.nothingToClose);
    let refused: Rejection | undefined;
    for (const position of chosen) {
      const id = positionId(position, commands);
      const result = await desk.close((each) => positionId(each, commands) === id, idOf(request, ` ${id}`));
      // The others are closed all the same: each of them is less risk.
      if (!result.ok) refused ??= leverageRefusal(result, pairWith(services, position));
    }
    if (refused) throw refused;
    return SERVER_TEXTS.positionClosed;
  });

  /** Whether the id is that of an order that waits for its price; it has the exits then. */
  async function setExitsOfOrder(id: number, exits: Exits): Promise<boolean> {
    const order = await account.openOrders.find((each) => isEntrust(each) && entrustId(each) === id);
    if (!order) return false;
    const { side, price } = order;
    // Those of a reduce-only order would be of no position.
    if (order.reduces || side === undefined || price === undefined) throw new Rejection(SERVER_TEXTS.notOpen);
    const pair = pairWith(services, order);
    const { takeProfit = ZERO, stopLoss = ZERO } = exits;
    const entry = { direction: openedBy(side), entryPrice: price, markPrice: undefined };
    const reason = stopRefusal(entry, { takeProfit, stopLoss });
    if (reason) throw leverageRefusal({ ok: false, reason }, pair);
    const result = await desk.setExits(order, pair.contract, exits);
    if (!result.ok) throw leverageRefusal(result, pair);
    return true;
  }

  userRoute(
    leverSetStop,
    async (asked: { input: ReceivedOf<typeof leverSetStop>; request: RequestKey | undefined }) => {
      const { input, request } = asked;
      if (!hasStops) throw new Rejection(SERVER_TEXTS.notOpen);
      const exits = exitsOf(input) ?? NO_EXITS;
      if (attachesExits && (await setExitsOfOrder(input.id, exits))) return SERVER_TEXTS.stopsSet;
      const position = (await desk.positions()).find((each) => positionId(each, commands) === input.id);
      if (!position) throw new Rejection(SERVER_TEXTS.positionNotFound);
      const pair = pairWith(services, position);
      const prices = {
        takeProfit: input.target_profit_price,
        stopLoss: input.stop_loss_price,
        ...(attachesExits && { by: exits.by }),
      };
      const result = await desk.setStops(position, pair.contract, prices, (kind) => idOf(request, ` ${kind}`));
      if (!result.ok) throw leverageRefusal(result, pair);
      return SERVER_TEXTS.stopsSet;
    },
  );
}
