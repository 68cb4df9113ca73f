import { compare, decimal, decimalsOf, floorTo, isPositive, plus, times, type Decimal } from '@bourse/decimal';
import type { Exchange } from '../../exchange-interface';

import { fromUnits, toUnits } from '../../market-data/units';
import type { Side } from '../../catalog/types';
import { SPOT_WALLET, type Order } from '../../products/spot/types';
import type { OwnOrder } from './plan';
import type { PairShape } from './shape';
import { spotOf } from '../../products/spot/spot-orders';

const WALLET = SPOT_WALLET;
/** Refill of a bot without money, as a multiple of the missing amount. */
const TOP_UP = decimal(400);
const PAGE_SIZE = 200;

/** Bots' orders, and the money for them: like any user's through the same commands, only that it never runs out. */
export class Desk {
  readonly #exchange: Exchange;
  readonly #bots: ReadonlySet<number>;
  readonly #orders = new Map<number, OwnOrder & { pairId: number }>();
  readonly #shapes: ReadonlyMap<number, PairShape>;
  readonly #available = new Map<string, Decimal>();
  readonly #stopListening: (() => void)[] = [];

  constructor(exchange: Exchange, bots: readonly number[], shapes: readonly PairShape[]) {
    this.#exchange = exchange;
    this.#bots = new Set(bots);
    this.#shapes = new Map(shapes.map((shape) => [shape.pairId, shape]));
  }

  /** Finds the orders of an earlier run, and tracks all orders. */
  async open(): Promise<void> {
    this.#stopListening.push(
      this.#exchange.on('order', (order) => this.#track(order)),
      this.#exchange.on('balance', ({ userId, currencyId, wallet, available }) => {
        if (wallet === WALLET && this.#bots.has(userId)) this.#available.set(`${userId} ${currencyId}`, available);
      }),
    );
    for (const bot of this.#bots) {
      for (let page = 1; ; page += 1) {
        const { rows, total } = await spotOf(this.#exchange).openOrders(bot, {}, { page, size: PAGE_SIZE });
        for (const order of rows) this.#track(order);
        if (page * PAGE_SIZE >= total) break;
      }
    }
  }

  close(): void {
    for (const stop of this.#stopListening.splice(0)) stop();
  }

  ordersOf(pairId: number): OwnOrder[] {
    return [...this.#orders.values()].filter((order) => order.pairId === pairId);
  }

  async place(
    userId: number,
    shape: PairShape,
    side: Side,
    quantity: number,
    limit: { price: number } | { worstPrice: number },
  ): Promise<void> {
    const amount = fromUnits(quantity, shape.quantityDecimals);
    const price = fromUnits('price' in limit ? limit.price : limit.worstPrice, shape.priceDecimals);
    await this.#provide(userId, shape, side, side === 'buy' ? times(amount, price) : amount);
    const order = { userId, pairId: shape.pairId, side, quantity: amount };
    await spotOf(this.#exchange).placeOrder(
      'price' in limit ? { ...order, type: 'limit', price } : { ...order, type: 'market' },
    );
  }

  async cancel({ id, userId }: OwnOrder): Promise<void> {
    const result = await spotOf(this.#exchange).cancelOrder({ userId, orderId: id });
    // It may have been filled since it was read; in any case it is not open.
    if (!result.ok && result.reason !== 'unavailable') this.#orders.delete(id);
  }

  async cancelAll(pairId: number): Promise<void> {
    await Promise.all(this.ordersOf(pairId).map((order) => this.cancel(order)));
  }

  #track(order: Order): void {
    const shape = this.#shapes.get(order.pairId);
    if (!shape || !this.#bots.has(order.userId)) return;
    if (order.status !== 'open' || order.price === undefined) {
      this.#orders.delete(order.id);
      return;
    }
    const { id, userId, side, pairId } = order;
    this.#orders.set(id, { id, userId, side, pairId, price: toUnits(order.price, shape.priceDecimals) });
  }

  async #provide(userId: number, { pairId }: PairShape, side: Side, needed: Decimal): Promise<void> {
    const pair = this.#exchange.pair(pairId);
    const currency = pair && this.#exchange.currency(side === 'buy' ? pair.quoteId : pair.baseId);
    if (!currency) return;
    const key = `${userId} ${currency.id}`;
    const known = this.#available.get(key);
    const available = known ?? (await this.#exchange.balance(userId, currency.id, WALLET)).available;
    this.#available.set(key, available);
    if (compare(available, needed) >= 0) return;
    const amount = floorTo(times(needed, TOP_UP), Math.min(currency.scale, decimalsOf(needed)));
    if (!isPositive(amount)) return;
    await this.#exchange.admin.deposit({ userId, currencyId: currency.id, wallet: WALLET, amount });
    this.#available.set(key, plus(available, amount));
  }
}
