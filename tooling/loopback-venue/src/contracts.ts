import {
  absolute,
  decimal,
  dividedBy,
  isGreater,
  isLess,
  isMultipleOf,
  isNegative,
  isPositive,
  isZero,
  minus,
  negate,
  plus,
  smaller,
  sum,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import { takenSide } from './book';
import type { LoopbackExchange } from './exchange';
import {
  Refusal,
  type ContractExits,
  type ContractFill,
  type ContractOrder,
  type ContractOrderRequest,
  type Position,
  type RefusalCode,
  type Side,
} from './types';

/** Share of a position's value below which its margin is not enough. */
export const MAINTENANCE = decimal('0.005');
const START_MULTIPLE = 20;

/**
 * Perpetual contracts of the pairs, with one net position each and one cross margin in USDT. An order trades as a whole at the best price
 * of the book of other people, which it does not change. There are no fees.
 */
export class LoopbackContracts {
  readonly #exchange: LoopbackExchange;
  readonly #positions = new Map<string, Position>();
  readonly #orders = new Map<number, ContractOrder>();
  readonly #multiples = new Map<string, number>();
  readonly #marks = new Map<string, Decimal>();
  readonly #fills: ContractFill[] = [];
  #wallet: Decimal = ZERO;

  constructor(exchange: LoopbackExchange) {
    this.#exchange = exchange;
  }

  /** Money without the P/L of open positions. */
  get wallet(): Decimal {
    return this.#wallet;
  }

  fund(wallet: Decimal): void {
    this.#wallet = wallet;
  }

  /** Begins anew: no orders, positions and fills. */
  reset(wallet: Decimal): void {
    for (const each of [this.#positions, this.#orders, this.#multiples, this.#marks]) each.clear();
    this.#fills.length = 0;
    this.#wallet = wallet;
  }

  positions(): readonly Position[] {
    return [...this.#positions.values()];
  }

  /** Newest first. */
  orders(): readonly ContractOrder[] {
    return [...this.#orders.values()].toReversed();
  }

  /** Oldest first, those of liquidations included. */
  fills(): readonly ContractFill[] {
    return this.#fills;
  }

  multiple(symbol: string): number {
    return this.#multiples.get(symbol) ?? START_MULTIPLE;
  }

  setMultiple(symbol: string, multiple: number): void {
    this.#multiples.set(symbol, multiple);
  }

  mark(symbol: string): Decimal {
    return this.#marks.get(symbol) ?? this.#exchange.last(symbol);
  }

  /** Moves the mark price: triggers stops, fills orders that it reaches, and liquidates what has too little margin. */
  setMark(symbol: string, price: string): void {
    const mark = decimal(price);
    this.#marks.set(symbol, mark);
    for (const { id } of this.#open(symbol)) {
      // One exit ends the other.
      const order = this.order(id);
      if (order.state !== 'open') continue;
      if (order.trigger ? isTriggered(order, mark) : reaches(order, mark)) this.#fill(order, order.price ?? mark);
    }
    const position = this.#positions.get(symbol);
    if (position && isLess(this.equity(), this.#maintenance(position))) {
      this.#trade(symbol, negate(position.amount), { price: mark, orderId: this.#exchange.nextId() });
      this.#wallet = isNegative(this.#wallet) ? ZERO : this.#wallet;
    }
  }

  profit({ symbol, amount, entry }: Position): Decimal {
    return times(amount, minus(this.mark(symbol), entry));
  }

  value({ symbol, amount }: Position): Decimal {
    return times(absolute(amount), this.mark(symbol));
  }

  margin(position: Position): Decimal {
    return dividedBy(this.value(position), decimal(this.multiple(position.symbol)));
  }

  equity(): Decimal {
    return sum([this.#wallet, ...this.positions().map((position) => this.profit(position))]);
  }

  /** Money that is no margin of a position or an order. */
  free(): Decimal {
    const margins = [
      ...this.positions().map((position) => this.margin(position)),
      ...[...this.#orders.values()]
        .filter(({ state, reduces }) => state === 'open' && !reduces)
        .map((order) => this.#held(order)),
    ];
    return minus(this.equity(), sum(margins));
  }

  /** Mark price at which the margin of the account is the maintenance margin of its one position; 0: none. */
  liquidationPrice({ amount, entry }: Position): Decimal {
    const cost = minus(times(entry, amount), this.#wallet);
    const price = dividedBy(cost, minus(amount, times(MAINTENANCE, absolute(amount))));
    return isPositive(price) ? price : ZERO;
  }

  /** @throws Refusal */
  place(request: ContractOrderRequest): ContractOrder {
    const { symbol, side, price, amount, reduces, trigger, clientId } = request;
    const market = this.#exchange.market(symbol);
    refuse(!this.#exchange.isOpen(symbol), 'closed_pair');
    refuse(!isPositive(amount) || !isMultipleOf(amount, market.lot), 'lot');
    refuse(price !== undefined && !isMultipleOf(price, market.tick), 'tick');
    refuse(clientId !== undefined && this.#open(symbol).some((each) => each.clientId === clientId), 'duplicate');
    refuse(reduces && isZero(this.#reducible(symbol, side)), 'reduce_only');
    refuse(!canWait(request, price ?? this.mark(symbol)), 'trigger_reached');
    const id = this.#exchange.nextId();
    const order: ContractOrder = { ...request, id, state: 'open', filled: ZERO, at: Date.now() };
    refuse(!reduces && isGreater(this.#held(order), this.free()), 'margin');
    this.#orders.set(order.id, order);
    const best = this.#exchange.book(symbol)[takenSide(side)][0]?.[0];
    if (!trigger && best && reaches(order, best)) this.#fill(order, best);
    return this.order(order.id);
  }

  /** Another user takes a part of an order that rests in the book, at its price. */
  fillPart(id: number, amount: string): void {
    const order = this.order(id);
    const { symbol, side, price = this.mark(symbol) } = order;
    const part = decimal(amount);
    this.#orders.set(id, { ...order, filled: plus(order.filled, part) });
    this.#trade(symbol, side === 'buy' ? part : negate(part), { price, orderId: id });
    this.#protect(order);
  }

  /**
   * Gives an open order other exits.
   * @throws Refusal if the order is not open, or if an exit would close at once
   */
  setExits(id: number, exits: ContractExits): ContractOrder {
    const order = { ...this.order(id), exits };
    refuse(order.state !== 'open', 'unknown_order');
    refuse(!canWait(order, order.price ?? this.mark(order.symbol)), 'trigger_reached');
    this.#orders.set(id, order);
    return order;
  }

  /** @throws Refusal if the order is not open */
  cancel(id: number): ContractOrder {
    const order = this.order(id);
    refuse(order.state !== 'open', 'unknown_order');
    const cancelled = { ...order, state: 'cancelled' } as const;
    this.#orders.set(id, cancelled);
    return cancelled;
  }

  /** @throws Refusal if there is no such order */
  order(id: number): ContractOrder {
    const order = this.#orders.get(id);
    if (!order) throw new Refusal('unknown_order');
    return order;
  }

  #open(symbol: string): readonly ContractOrder[] {
    return [...this.#orders.values()].filter((order) => order.symbol === symbol && order.state === 'open');
  }

  #held({ symbol, price, amount, filled }: ContractOrder): Decimal {
    return dividedBy(times(price ?? this.mark(symbol), minus(amount, filled)), decimal(this.multiple(symbol)));
  }

  #maintenance(position: Position): Decimal {
    return times(this.value(position), MAINTENANCE);
  }

  /** What an order of a side can take from the position. */
  #reducible(symbol: string, side: Side): Decimal {
    const amount = this.#positions.get(symbol)?.amount ?? ZERO;
    const left = side === 'sell' ? amount : negate(amount);
    return isPositive(left) ? left : ZERO;
  }

  #fill(order: ContractOrder, price: Decimal): void {
    const { symbol, side, reduces } = order;
    const rest = minus(order.amount, order.filled);
    const traded = reduces ? smaller(rest, this.#reducible(symbol, side)) : rest;
    const filled = plus(order.filled, traded);
    this.#orders.set(order.id, { ...order, filled, state: isZero(traded) ? 'cancelled' : 'filled' });
    if (isZero(traded)) return;
    this.#trade(symbol, side === 'buy' ? traded : negate(traded), { price, orderId: order.id });
    this.#protect(order);
  }

  /** Sets the exits of an order that has filled on its position, in place of those that the position has. */
  #protect({ symbol, side, exits }: ContractOrder): void {
    const position = this.#positions.get(symbol);
    if (!position || !exits) return;
    for (const kind of ['takeProfit', 'stopLoss'] as const) {
      const price = exits[kind];
      if (price === undefined) continue;
      for (const old of this.#exitsOf(symbol)) if (old.trigger?.kind === kind) this.cancel(old.id);
      const id = this.#exchange.nextId();
      this.#orders.set(id, {
        id,
        clientId: undefined,
        symbol,
        side: side === 'buy' ? 'sell' : 'buy',
        type: 'market',
        price: undefined,
        amount: absolute(position.amount),
        filled: ZERO,
        state: 'open',
        reduces: true,
        trigger: { kind, price, by: exits.by },
        isOfPosition: true,
        at: Date.now(),
      });
    }
  }

  #exitsOf(symbol: string): readonly ContractOrder[] {
    return this.#open(symbol).filter(({ isOfPosition }) => isOfPosition);
  }

  /** The exits of a position have its size, and end with it. */
  #resizeExits(symbol: string): void {
    const position = this.#positions.get(symbol);
    for (const order of this.#exitsOf(symbol)) {
      if (position) this.#orders.set(order.id, { ...order, amount: absolute(position.amount) });
      else this.cancel(order.id);
    }
  }

  #trade(symbol: string, change: Decimal, { price, orderId }: Pick<ContractFill, 'price' | 'orderId'>): void {
    const side = isNegative(change) ? 'sell' : 'buy';
    const id = this.#exchange.nextId();
    this.#fills.push({ id, orderId, symbol, side, price, amount: absolute(change), at: Date.now() });
    this.#add(symbol, change, price);
    this.#resizeExits(symbol);
  }

  #add(symbol: string, change: Decimal, price: Decimal): void {
    const { amount, entry } = this.#positions.get(symbol) ?? { amount: ZERO, entry: price };
    const after = plus(amount, change);
    const isGrowing = isZero(amount) || isNegative(amount) === isNegative(change);
    // An order that is larger than the position closes it, and opens the other direction at its price.
    const closed = isGrowing ? ZERO : smaller(absolute(change), absolute(amount));
    const gain = times(closed, minus(price, entry));
    this.#wallet = plus(this.#wallet, isNegative(amount) ? negate(gain) : gain);
    if (isZero(after)) {
      this.#positions.delete(symbol);
      return;
    }
    const isTurned = !isZero(amount) && isNegative(after) !== isNegative(amount);
    const cost = plus(times(amount, entry), times(change, price));
    const newEntry = isTurned ? price : isGrowing ? dividedBy(cost, after) : entry;
    this.#positions.set(symbol, { symbol, amount: after, entry: newEntry });
  }
}

function refuse(isWrong: boolean, code: RefusalCode): void {
  if (isWrong) throw new Refusal(code);
}

/** Whether an order trades at a price. */
const reaches = ({ side, price: limit }: ContractOrder, price: Decimal): boolean =>
  limit === undefined || (side === 'buy' ? !isGreater(price, limit) : !isLess(price, limit));

/** Whether exits are on their sides of a price, so that they do not close at once. */
function canWait({ side, exits }: ContractOrderRequest, price: Decimal): boolean {
  const { takeProfit, stopLoss } = exits ?? {};
  const [high, low] = side === 'buy' ? [takeProfit, stopLoss] : [stopLoss, takeProfit];
  return (high === undefined || isGreater(high, price)) && (low === undefined || isLess(low, price));
}

/** A stop loss of a long position sells below its trigger, a take profit above. */
function isTriggered({ side, trigger }: ContractOrder, mark: Decimal): boolean {
  if (!trigger) return false;
  const isBelow = (side === 'sell') === (trigger.kind === 'stopLoss');
  return isBelow ? !isGreater(mark, trigger.price) : !isLess(mark, trigger.price);
}
