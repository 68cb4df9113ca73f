import { dividedBy, times, type Decimal } from '@bourse/decimal';
import type { VenueBook, VenueFill, VenueLevel, VenueOrder } from '../types';
import { VenueError, type Line, type VenueContracts } from '../venue';
import { isContract } from '../with-contracts';
import { contractsOf } from './convert';
import { balancesOf, fillsOf, ordersOf } from './convert-account';
import { venueFacts } from './exchange-options';
import type { Method, OpenedVenue } from './messages';
import { exitsRequest } from './order-request';
import { positionsOf } from './positions';

interface Needs extends Pick<OpenedVenue, 'has' | 'hasStops' | 'attachesExits' | 'precisionMode'> {
  /** ccxt's name of the venue. */
  readonly venueId: string;
  readonly sizes: ContractSizes;
  readonly askIn: (line?: Line) => Ask;
}

/** Sends a call once, and converts its reply. */
export type Ask = <Value>(convert: (reply: unknown) => Value, method: Method, ...args: unknown[]) => Promise<Value>;

/** Base currency of what the venue counts as 1, by symbol: 1 of a pair, the contract size of a contract. */
export class ContractSizes {
  readonly #sizes = new Map<string, Decimal>();

  set(symbol: string, size: Decimal): void {
    this.#sizes.set(symbol, size);
  }

  get(symbol: string): Decimal | undefined {
    return this.#sizes.get(symbol);
  }

  /** @throws VenueError if the venue has no such contract */
  toVenue(symbol: string, amount: Decimal): Decimal {
    if (!isContract(symbol)) return amount;
    const size = this.#sizes.get(symbol);
    if (!size) throw new VenueError(`no contract ${symbol}`, { outcome: 'refused', reason: 'pair_closed' });
    return dividedBy(amount, size);
  }

  ordersFrom(orders: readonly VenueOrder[]): VenueOrder[] {
    return orders.map((order) => {
      const size = this.#sizes.get(order.symbol);
      return size ? { ...order, amount: times(order.amount, size), filled: times(order.filled, size) } : order;
    });
  }

  fillsFrom(fills: readonly VenueFill[]): VenueFill[] {
    return fills.map((fill) => {
      const size = this.#sizes.get(fill.symbol);
      return size ? { ...fill, amount: times(fill.amount, size) } : fill;
    });
  }

  bookFrom(book: VenueBook): VenueBook {
    const size = this.#sizes.get(book.symbol);
    if (!size) return book;
    const sized = (levels: readonly VenueLevel[]) =>
      levels.map(([price, amount]): VenueLevel => [price, times(amount, size)]);
    return { ...book, bids: sized(book.bids), asks: sized(book.asks) };
  }
}

/** Rows of a history that every venue gives at once. */
const HISTORY_ROWS = 100;

/** Stops are orders with a trigger, which most venues list and cancel apart from others. */
export const keyParams = (venueId: string, stop: object | undefined) =>
  stop && !venueFacts(venueId).stopsAreAmongOrders ? { trigger: true } : {};

/** Rows of each contract: some venues list the fills and orders of one contract only. */
async function ofEach<Row>(
  symbols: readonly string[],
  read: (symbol: string) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const symbol of symbols) rows.push(...(await read(symbol)));
  return rows;
}

/** Contracts of a venue that has positions with a settable multiple; `undefined` for others. */
export function ccxtContracts(needs: Needs): VenueContracts | undefined {
  const { venueId, has, hasStops, precisionMode, sizes, askIn } = needs;
  const ask = askIn();
  const { stopsAreAmongOrders, placedAreListedAsCancelled, attachesExits = false } = venueFacts(venueId);
  const can = (method: string) => has[method] !== undefined && has[method] !== false;
  if (!can('fetchPositions') || !can('setLeverage')) return undefined;
  // A venue of contracts alone has one account and one list of orders.
  const swaps = has['spot'] === false ? {} : { type: 'swap' };
  const openOrders = (line: Line | undefined, symbol: string | undefined, stop?: object) =>
    askIn(line)(ordersOf, 'fetchOpenOrders', symbol, undefined, undefined, {
      ...(symbol === undefined && swaps),
      ...keyParams(venueId, stop),
    });
  const listOfCancelled = placedAreListedAsCancelled
    ? undefined
    : (['fetchCanceledOrders', 'fetchOrders', 'fetchClosedOrders'] as const).find(can);
  return {
    hasStops,
    attachesExits: attachesExits && needs.attachesExits && hasStops && can('editOrder') && can('fetchOrder'),
    fills: can('fetchMyTrades')
      ? (symbols) =>
          ofEach(symbols, async (symbol) =>
            sizes.fillsFrom(await ask(fillsOf, 'fetchMyTrades', symbol, undefined, HISTORY_ROWS)),
          )
      : undefined,
    cancelledOrders:
      listOfCancelled &&
      ((symbols) =>
        ofEach(symbols, async (symbol) =>
          sizes
            .ordersFrom(await ask(ordersOf, listOfCancelled, symbol, undefined, HISTORY_ROWS))
            .filter(({ state }) => state === 'cancelled'),
        )),
    async markets() {
      const contracts = await ask((reply) => contractsOf(reply, precisionMode), 'loadMarkets');
      for (const { symbol, size } of contracts) sizes.set(symbol, size);
      return contracts;
    },
    balances: () => ask(balancesOf, 'fetchBalance', swaps),
    positions: (line) =>
      askIn(line)((reply) => positionsOf(reply, (symbol) => sizes.get(symbol)), 'fetchPositions', undefined, swaps),
    async openOrders(symbols, line) {
      if (symbols?.length === 0) return [];
      const asked = symbols?.length === 1 ? symbols[0] : undefined;
      const areApart = hasStops && !stopsAreAmongOrders;
      const lists = [await openOrders(line, asked), ...(areApart ? [await openOrders(line, asked, {})] : [])];
      // A venue may list its stops in both.
      const orders = new Map(lists.flat().map((order) => [order.id, order]));
      return sizes.ordersFrom([...orders.values()].filter(({ symbol }) => symbols?.includes(symbol) ?? true));
    },
    async setExits(order, exits) {
      await ask(() => undefined, 'editOrder', ...exitsRequest(order, exits));
    },
    async setMultiple(symbol, multiple) {
      await ask(() => undefined, 'setLeverage', Number(multiple), symbol);
    },
  };
}
