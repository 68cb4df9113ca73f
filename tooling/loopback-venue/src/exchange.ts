import {
  decimal,
  isLess,
  isMultipleOf,
  isPositive,
  isZero,
  minus,
  plus,
  sum,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import { Account } from './account';
import { bookOf, changes, EMPTY_BOOK, take, takenSide, type BookOptions } from './book';
import { marketOf, type MarketOptions } from './market-options';
import { accepts, canFill, endsAtOnce, isReached, wouldTake } from './order-types';
import {
  Refusal,
  type Bar,
  type Book,
  type Fill,
  type Level,
  type Market,
  type Order,
  type OrderRequest,
  type Side,
  type Trade,
  type VenueEvent,
} from './types';

const MAX_TRADES = 1000;

/**
 * The market of the venue, and its one account. The book is that of other people and is set by the test; orders of the account take
 * from it, and rest beside it until the book or a trade reaches their price.
 */
export class LoopbackExchange {
  readonly account: Account;
  /** Share of the received amount that every fill costs. */
  readonly fee: Decimal;
  readonly #markets: ReadonlyMap<string, Market>;
  readonly #delisted = new Set<string>();
  readonly #books = new Map<string, Book>();
  readonly #sequences = new Map<string, number>();
  readonly #bars = new Map<string, readonly Bar[]>();
  readonly #trades = new Map<string, readonly Trade[]>();
  readonly #orders = new Map<number, Order>();
  readonly #fills: Fill[] = [];
  readonly #listeners = new Set<(event: VenueEvent) => void>();
  #lastId = 1000;

  constructor(markets: readonly MarketOptions[], fee = '0.001') {
    this.fee = decimal(fee);
    this.#markets = new Map(markets.map((each) => [each.symbol, marketOf(each)]));
    this.account = new Account((currency) => this.#emit({ kind: 'balance', currency }));
  }

  listen(listener: (event: VenueEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  markets(): readonly Market[] {
    return [...this.#markets.values()];
  }

  /** @throws Refusal if there is no such pair */
  market(symbol: string): Market {
    const market = this.#markets.get(symbol);
    if (!market) throw new Refusal('unknown_pair');
    return market;
  }

  isOpen(symbol: string): boolean {
    return !this.#delisted.has(symbol);
  }

  book(symbol: string): Book {
    return this.#books.get(symbol) ?? EMPTY_BOOK;
  }

  /** Number of changes of the book so far. */
  sequence(symbol: string): number {
    return this.#sequences.get(symbol) ?? 0;
  }

  bars(symbol: string): readonly Bar[] {
    return this.#bars.get(symbol) ?? [];
  }

  /** Oldest first. */
  trades(symbol: string): readonly Trade[] {
    return this.#trades.get(symbol) ?? [];
  }

  /** Price of the last trade, else of the last bar, else 0. */
  last(symbol: string): Decimal {
    return this.trades(symbol).at(-1)?.price ?? this.bars(symbol).at(-1)?.close ?? ZERO;
  }

  /** Newest first. */
  orders(): readonly Order[] {
    return [...this.#orders.values()].toReversed();
  }

  /** Newest first. */
  fills(): readonly Fill[] {
    return this.#fills.toReversed();
  }

  /** Orders of the pair are refused from now on, cancels are not. */
  delist(symbol: string): void {
    this.#delisted.add(symbol);
  }

  relist(symbol: string): void {
    this.#delisted.delete(symbol);
  }

  setBars(symbol: string, bars: readonly Bar[]): void {
    this.#bars.set(symbol, bars);
  }

  /** Replaces the book of other people; orders of the account that it crosses are filled. */
  setBook(symbol: string, options: BookOptions): void {
    this.#replace(symbol, bookOf(options));
    for (const order of this.#resting(symbol)) this.#match(order, true);
  }

  /** A trade of other people; orders of the account that its price reaches are filled up to its amount. */
  trade(symbol: string, { side, price, amount }: { side: Side; price: string; amount: string }): void {
    const at = decimal(price);
    let left = decimal(amount);
    for (const order of this.#resting(symbol)) {
      if (order.side === side || !accepts(order)(at) || !isPositive(left)) continue;
      const rest = minus(order.amount, order.filled);
      const part = isLess(rest, left) ? rest : left;
      this.#fill(order, [order.price ?? at, part], true);
      left = minus(left, part);
    }
    if (isPositive(left)) this.#publish({ symbol, side, price: at, amount: left });
  }

  /** @throws Refusal */
  place(request: OrderRequest): Order {
    const market = this.market(request.symbol);
    this.#check(market, request);
    const now = Date.now();
    const order: Order = {
      ...request,
      id: this.nextId(),
      state: 'open',
      isWaiting: request.trigger !== undefined && !isReached(request, this.last(request.symbol)),
      filled: ZERO,
      cost: ZERO,
      fee: ZERO,
      at: now,
      changedAt: now,
    };
    this.#hold(order);
    this.#keep(order);
    if (!order.isWaiting) this.#work(order);
    return this.order(order.id);
  }

  /** @throws Refusal if the order is not open */
  cancel(id: number): Order {
    return this.#end(id, 'cancelled');
  }

  /**
   * Gives an open order another price and whole amount; it keeps its identity. An amount of which so much is filled already ends the order.
   * @throws Refusal; the order is unchanged then
   */
  amend(id: number, { price, amount, trigger }: Pick<OrderRequest, 'price' | 'amount' | 'trigger'>): Order {
    const order = this.order(id);
    refuse(order.state !== 'open', 'unknown_order');
    if (!isLess(order.filled, amount)) return this.cancel(id);
    const next = { ...order, price, amount, trigger, changedAt: Date.now() };
    this.checkRules(next);
    refuse(order.inForce === 'post_only' && wouldTake(next, this.book(order.symbol)), 'would_take');
    const [before, after] = [order, next].map((each) => this.#spent(each, minus(each.amount, each.filled)));
    this.account.ensureFree(this.#spends(order), minus(after ?? ZERO, before ?? ZERO));
    this.#release(order, minus(order.amount, order.filled));
    this.#hold(next, minus(amount, order.filled));
    this.#keep(next);
    if (!order.isWaiting) this.#work(next);
    return this.order(id);
  }

  #end(id: number, state: 'cancelled' | 'expired'): Order {
    const order = this.order(id);
    if (order.state !== 'open') throw new Refusal('unknown_order');
    this.#release(order, minus(order.amount, order.filled));
    return this.#keep({ ...order, state, changedAt: Date.now() });
  }

  /** An order trades with the book; what does not rest ends. */
  #work(order: Order): void {
    if (order.inForce !== 'fok' || canFill(order, this.book(order.symbol))) this.#match(order, false);
    const left = this.order(order.id);
    if (left.state === 'open' && endsAtOnce(left)) this.#end(order.id, 'expired');
  }

  /** A trade has reached the triggers of orders. */
  #trigger(symbol: string, price: Decimal): void {
    for (const order of this.#open(symbol)) {
      if (!order.isWaiting || !isReached(order, price)) continue;
      this.#work(this.#keep({ ...order, isWaiting: false }));
    }
  }

  /** @throws Refusal if there is no such order */
  order(id: number): Order {
    const order = this.#orders.get(id);
    if (!order) throw new Refusal('unknown_order');
    return order;
  }

  #open(symbol: string): readonly Order[] {
    return [...this.#orders.values()].filter((order) => order.symbol === symbol && order.state === 'open');
  }

  /** Open orders that can trade. */
  #resting(symbol: string): readonly Order[] {
    return this.#open(symbol).filter(({ isWaiting }) => !isWaiting);
  }

  /** @throws Refusal if an order breaks the rules of its pair, whatever is on the account */
  checkRules({ symbol, side, price, amount }: OrderRequest): void {
    const market = this.market(symbol);
    refuse(!this.isOpen(symbol), 'closed_pair');
    refuse(!isPositive(amount) || !isMultipleOf(amount, market.lot), 'lot');
    refuse(price !== undefined && !isMultipleOf(price, market.tick), 'tick');
    refuse(isLess(amount, market.minAmount), 'minimum_amount');
    const best = this.book(symbol)[takenSide(side)][0]?.[0] ?? ZERO;
    refuse(isLess(times(price ?? best, amount), market.minTotal), 'minimum_total');
  }

  #check(market: Market, request: OrderRequest): void {
    const { symbol, side, type, amount, clientId, inForce } = request;
    this.checkRules(request);
    refuse(clientId !== undefined && this.#open(symbol).some((each) => each.clientId === clientId), 'duplicate');
    refuse(inForce === 'post_only' && wouldTake(request, this.book(symbol)), 'would_take');
    if (type === 'limit' || side === 'sell') return;
    const { taken } = take(this.book(symbol).asks, amount, () => true);
    this.account.ensureFree(market.quote, sum(taken.map(([at, part]) => times(at, part))));
  }

  /** The part of an order that is not filled, in the currency that it spends; a market buy spends at once. */
  #spent({ side, price, type }: Order, amount: Decimal): Decimal {
    if (side === 'sell') return amount;
    return type === 'market' ? ZERO : times(price ?? ZERO, amount);
  }

  #spends({ side, symbol }: Order): string {
    const { base, quote } = this.market(symbol);
    return side === 'buy' ? quote : base;
  }

  #hold(order: Order, whole = order.amount): void {
    const amount = this.#spent(order, whole);
    if (!isZero(amount)) this.account.hold(this.#spends(order), amount);
  }

  #release(order: Order, amount: Decimal): void {
    const part = this.#spent(order, amount);
    if (!isZero(part)) this.account.release(this.#spends(order), part);
  }

  #match(order: Order, isMaker: boolean): void {
    const side = takenSide(order.side);
    const book = this.book(order.symbol);
    const { taken, left } = take(book[side], minus(order.amount, order.filled), accepts(order));
    if (taken.length === 0) return;
    this.#replace(order.symbol, { ...book, [side]: left });
    for (const [price, amount] of taken)
      this.#fill(this.order(order.id), [isMaker ? (order.price ?? price) : price, amount], isMaker);
  }

  #fill(order: Order, [price, amount]: Level, isMaker: boolean): void {
    const { base, quote } = this.market(order.symbol);
    const total = times(price, amount);
    const isBuy = order.side === 'buy';
    this.#release(order, amount);
    this.account.debit(isBuy ? quote : base, isBuy ? total : amount);
    const received = isBuy ? amount : total;
    const fee = times(received, this.fee);
    const feeCurrency = isBuy ? base : quote;
    this.account.credit(feeCurrency, minus(received, fee));
    const filled = plus(order.filled, amount);
    const trade = this.#publish({
      symbol: order.symbol,
      side: isMaker === isBuy ? 'sell' : 'buy',
      price,
      amount,
    });
    const fill: Fill = { ...trade, side: order.side, orderId: order.id, isMaker, fee, feeCurrency };
    this.#fills.push(fill);
    const after: Order = {
      ...order,
      filled,
      cost: plus(order.cost, total),
      fee: plus(order.fee, fee),
      state: isLess(filled, order.amount) ? 'open' : 'filled',
      changedAt: trade.at,
    };
    this.#orders.set(order.id, after);
    this.#emit({ kind: 'order', order: after, fill });
  }

  #keep(order: Order): Order {
    this.#orders.set(order.id, order);
    this.#emit({ kind: 'order', order });
    return order;
  }

  #publish(trade: Omit<Trade, 'id' | 'at'>): Trade {
    const made: Trade = { ...trade, id: this.nextId(), at: Date.now() };
    this.#trades.set(trade.symbol, [...this.trades(trade.symbol), made].slice(-MAX_TRADES));
    this.#emit({ kind: 'trade', trade: made });
    this.#trigger(trade.symbol, trade.price);
    return made;
  }

  #replace(symbol: string, after: Book): void {
    const before = this.book(symbol);
    const changed = { bids: changes(before.bids, after.bids), asks: changes(before.asks, after.asks) };
    this.#books.set(symbol, after);
    const sequence = this.sequence(symbol) + 1;
    this.#sequences.set(symbol, sequence);
    this.#emit({ kind: 'book', symbol, sequence, changed });
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #emit(event: VenueEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

function refuse(isWrong: boolean, code: Refusal['code']): void {
  if (isWrong) throw new Refusal(code);
}
