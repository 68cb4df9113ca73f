import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CCXT_MISSING, ccxtHome, ConfigError, HOUR_MS, Keeper, MINUTE_MS } from '@bourse/contract-server';
import { monotonicNow } from '@bourse/contract-server/ccxt';
import { times, ZERO } from '@bourse/decimal';
import type { Keys } from '../../keys';
import { VenueError, type CancelReply, type Line, type Venue, type VenueAbilities, type VenueEvent } from '../venue';
import { accountLists } from './account-lists';
import { ccxtContracts, ContractSizes, keyParams, type Ask } from './ccxt-contracts';
import { isClientId, returnsClientIds } from './client-ids';
import { barsOf, bookOf, levelsOf, marketsOf, tickersOf, tradeOf, tradesOf } from './convert';
import { addressOf, balancesOf, fillsOf, networksIn, ordersOf, placedOf, transfersOf } from './convert-account';
import { buysByAmount, exchangeOptions, venueFacts } from './exchange-options';
import { failureOf } from './failure';
import { limitTypesOf } from './limit-types';
import type { FromChild, Method, OpenedVenue, ToChild } from './messages';
import { editRequest, orderRequest } from './order-request';

/** ccxt's name of each length of bars from which resolutions are folded. */
const TIMEFRAMES: Readonly<Record<string, number>> = {
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '30m': 30 * MINUTE_MS,
  '1h': HOUR_MS,
  '2h': 2 * HOUR_MS,
  '4h': 4 * HOUR_MS,
  '8h': 8 * HOUR_MS,
};
const OPEN_WITHIN_MS = 60_000;
/** Longer than the time limit of ccxt, so that its own answer comes first. */
const ANSWER_WITHIN_MS = 20_000;
/**
 * A request is sent within so long (milliseconds) or not at all: a command so early that its answer is still waited for, and a read as
 * long as something waits for it.
 */
const SEND_WITHIN_MS = { reads: ANSWER_WITHIN_MS, commands: 9000 } as const satisfies Record<Line, number>;
const COMMANDS: ReadonlySet<Method> = new Set(['createOrder', 'editOrder', 'cancelOrder', 'setLeverage', 'withdraw']);
/** Rows of one's own orders among which a lost one is looked for. */
const RECENT_ORDERS = 100;

interface Needs {
  /** ccxt's name of the venue. */
  readonly id: string;
  readonly isTestnet: boolean;
  /** `undefined`: public data only. */
  readonly keys: Keys | undefined;
  readonly origin: string | undefined;
  /** Milliseconds between two requests instead of the venue's own; for tests. */
  readonly pace?: number;
  /** Milliseconds that a command waits for its reply instead of the usual ones; for tests. */
  readonly timeout?: number;
  /** Prints a line to the operator's terminal. */
  readonly say: (line: string) => void;
}

/**
 * A venue through ccxt, in a process of its own.
 * @throws ConfigError if ccxt is not installed, or the venue cannot be opened within a minute
 */
export async function openCcxtVenue({ id, isTestnet, keys, origin, pace, timeout, say }: Needs): Promise<Venue> {
  const home = ccxtHome();
  if (home === undefined) throw new ConfigError(CCXT_MISSING);
  const listeners = new Set<(event: VenueEvent) => void>();
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: VenueError) => void }>();
  const first = Promise.withResolvers<OpenedVenue>();
  let asked = 0;
  const keeper = new Keeper<ToChild, FromChild>({
    program: programOf(),
    venue: id,
    open: {
      do: 'open',
      home,
      id,
      keys,
      isTestnet,
      origin,
      testDomains: venueFacts(id).testDomains ?? [],
      pace,
      timeout,
      options: exchangeOptions(id),
    },
    onMessage: take,
    onEnd(reason) {
      first.reject(new ConfigError(`${id} cannot be opened: ${reason}.`));
      failWaiting(reason);
    },
    say,
  });
  function failWaiting(reason: string): void {
    for (const { reject } of waiting.values()) reject(new VenueError(reason, { outcome: 'unknown' }));
    waiting.clear();
  }
  const emit = (event: VenueEvent) => {
    for (const listener of listeners) listener(event);
  };

  function take(message: FromChild): void {
    switch (message.is) {
      case 'open':
        first.resolve(message.venue);
        break;
      case 'answer':
        waiting.get(message.id)?.resolve(message.value);
        break;
      case 'refusal':
        waiting.get(message.id)?.reject(failureOf(message));
        break;
      case 'book': {
        const { symbol, bids, asks } = message;
        emit({ kind: 'book', symbol, bids: levelsOf(bids, -1), asks: levelsOf(asks, 1) });
        break;
      }
      case 'trade': {
        const trade = tradeOf({ ...message, timestamp: message.at });
        if (trade) emit({ kind: 'trade', ...trade });
        break;
      }
      case 'account':
        emit({ kind: 'account' });
        break;
      // The keeper reads them.
      case 'failed':
      case 'beat':
        break;
      default:
        message satisfies never;
    }
  }

  /** Sends a call once. */
  async function send(line: Line, method: Method, args: readonly unknown[]): Promise<unknown> {
    asked += 1;
    const request = asked;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const late = setTimeout(
      () => reject(new VenueError('no answer in time', { outcome: 'unknown' })),
      ANSWER_WITHIN_MS,
    );
    waiting.set(request, { resolve, reject });
    const sendBefore = monotonicNow() + SEND_WITHIN_MS[line];
    keeper.send({ do: 'call', id: request, line, sendBefore, method, args });
    return promise.finally(() => {
      clearTimeout(late);
      waiting.delete(request);
    });
  }

  const call = (method: Method, ...args: unknown[]) => send(COMMANDS.has(method) ? 'commands' : 'reads', method, args);

  /** Asks in a line. A reply that cannot be read tells nothing about what the venue did. */
  const askIn =
    (line: Line = 'reads'): Ask =>
    async (convert, method, ...args) => {
      const reply = await send(COMMANDS.has(method) ? 'commands' : line, method, args);
      try {
        return convert(reply);
      } catch (error) {
        if (error instanceof VenueError) throw error;
        throw new VenueError(`the reply of ${method} cannot be read`, { outcome: 'unknown' });
      }
    };
  const ask = askIn();

  const timer = setTimeout(
    () => first.reject(new ConfigError(`${id} did not answer within a minute.`)),
    OPEN_WITHIN_MS,
  );
  const opened = await first.promise
    .catch((error: unknown) => {
      void keeper.close();
      throw error;
    })
    .finally(() => clearTimeout(timer));
  const { has, hasStops, attachesExits, precisionMode, spotOrders } = opened;
  const typesOf = (ofPair: readonly string[] | undefined) => limitTypesOf(id, spotOrders, ofPair);
  const abilities = abilitiesOf(id, opened);
  const sizes = new ContractSizes();
  const contracts = keys && ccxtContracts({ venueId: id, has, hasStops, attachesExits, precisionMode, sizes, askIn });

  const list = accountLists();

  async function findOrder({ clientId, symbol, stop }: Parameters<Venue['findOrder']>[0], line?: Line) {
    // An order that was cancelled with a fill is in neither list where a venue filters by one state.
    const ended: readonly Method[] =
      has['fetchCanceledAndClosedOrders'] === true
        ? ['fetchCanceledAndClosedOrders']
        : ['fetchClosedOrders', 'fetchCanceledOrders'];
    const hasAll = has['fetchOrders'] === true && !venueFacts(id).ordersNeedIds;
    const lists: readonly Method[] = ['fetchOpenOrders', ...(hasAll ? (['fetchOrders'] as const) : ended)];
    for (const method of lists) {
      if (!has[method]) continue;
      const orders = await askIn(line)(ordersOf, method, symbol, undefined, RECENT_ORDERS, keyParams(id, stop));
      const named = { venueId: id, symbol, clientId };
      const found = sizes.ordersFrom(orders).find((order) => isClientId(order.clientId, named));
      if (found) return found;
    }
    return undefined;
  }

  return {
    name: opened.name,
    isTestnet,
    abilities,
    contracts,
    markets: () => ask((reply) => marketsOf(reply, precisionMode, typesOf), 'loadMarkets', true),
    book: (symbol, line) => askIn(line)((reply) => sizes.bookFrom(bookOf(symbol, reply)), 'fetchOrderBook', symbol),
    trades: (symbol) => ask(tradesOf, 'fetchTrades', symbol),
    async bars(symbol, length, from, to) {
      const timeframe = Object.keys(TIMEFRAMES).find((name) => TIMEFRAMES[name] === length);
      const limit = Math.ceil((to - from) / length);
      const bars = await ask(barsOf, 'fetchOHLCV', symbol, timeframe, from, limit);
      return bars.filter(({ openTime }) => openTime >= from && openTime < to);
    },
    async tickers(symbols) {
      if (has['fetchTickers'] === true) return ask(tickersOf, 'fetchTickers', symbols);
      const each = [];
      for (const symbol of symbols) each.push(await call('fetchTicker', symbol));
      return tickersOf(each);
    },
    follow: (symbols) => keeper.follow({ do: 'follow', symbols }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    balances: () => ask(balancesOf, 'fetchBalance'),
    openOrders: (symbols, line) => list(askIn(line), ordersOf, 'fetchOpenOrders', symbols),
    fills: (symbols) => list(ask, fillsOf, 'fetchMyTrades', symbols),
    async placeOrder(order) {
      const amount = sizes.toVenue(order.symbol, order.amount);
      const request = orderRequest(order, { venueId: id, amount });
      const { filled, ...placed } = await ask(placedOf, 'createOrder', ...request);
      const size = sizes.get(order.symbol);
      const reduces = order.reduces === true;
      return { ...order, ...placed, reduces, filled: size ? times(filled, size) : filled, at: Date.now() };
    },
    async editOrder(order) {
      const placed = await ask(placedOf, 'editOrder', ...editRequest(order, id));
      if (abilities.edits === 'replaces') return { ...order, ...placed, at: Date.now() };
      return { ...order, state: 'open', filled: ZERO, isStateAssumed: true, at: Date.now() };
    },
    async cancelOrder({ id: orderId, symbol, stop }) {
      return cancelReplyOf(await call('cancelOrder', orderId, symbol, keyParams(id, stop)));
    },
    findOrder,
    order: ({ id: orderId, symbol, stop }, line) =>
      askIn(line)(
        (reply) => sizes.ordersFrom(ordersOf([reply]))[0],
        'fetchOrder',
        orderId,
        symbol,
        keyParams(id, stop),
      ),

    networks: (currency) => ask((reply) => networksIn(reply, currency), 'fetchCurrencies'),
    async depositAddress(currency, network) {
      const params = network === undefined ? {} : { network };
      const reply = await ask(addressOf, 'fetchDepositAddress', currency, params);
      return { currency, network: reply.network ?? network ?? '', address: reply.address, tag: reply.tag };
    },
    deposits: (currency) => ask(transfersOf, 'fetchDeposits', currency),
    withdrawals: (currency) => ask(transfersOf, 'fetchWithdrawals', currency),
    async withdraw({ currency, network, amount, address }) {
      const reply = await call(
        'withdraw',
        currency,
        amount,
        address,
        undefined,
        network === undefined ? {} : { network },
      );
      return idOf(reply) ?? '';
    },
    async close() {
      await keeper.close();
      failWaiting('the venue is closed');
    },
  };
}

function abilitiesOf(id: string, { has, timeframes, buysByCost, hidesPairOrders }: OpenedVenue): VenueAbilities {
  const can = (method: string) => has[method] !== undefined && has[method] !== false;
  return {
    marketOrders: buysByAmount(id) && !buysByCost && has['createMarketOrder'] !== false,
    findByClientId: returnsClientIds(id) && can('fetchOpenOrders') && (can('fetchOrders') || can('fetchClosedOrders')),
    orderById: can('fetchOrder') && !hidesPairOrders,
    edits: can('editOrder') && can('fetchOrder') ? venueFacts(id).edits : undefined,
    fills: can('fetchMyTrades'),
    depositAddress: can('fetchDepositAddress') && can('fetchCurrencies'),
    deposits: can('fetchDeposits'),
    withdrawals: can('fetchWithdrawals'),
    withdraw: can('withdraw') && can('fetchCurrencies'),
    barLengths: Object.entries(TIMEFRAMES).flatMap(([name, length]) => (timeframes.includes(name) ? [length] : [])),
  };
}

/** The state in the venue's own reply: many venues answer as soon as they have the request. */
function cancelReplyOf(reply: unknown): CancelReply {
  const status = typeof reply === 'object' && reply !== null && 'status' in reply ? reply.status : undefined;
  if (status === 'closed') return 'filled';
  return status === 'canceled' || status === 'expired' || status === 'rejected' ? 'cancelled' : 'accepted';
}

function idOf(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null || !('id' in reply)) return undefined;
  return typeof reply.id === 'string' && reply.id !== '' ? reply.id : undefined;
}

/** Built beside the gateway's main file; in the sources beside this one. */
function programOf(): string {
  const built = join(import.meta.dirname, 'ccxt-child.js');
  return existsSync(built) ? built : join(import.meta.dirname, 'child.ts');
}
