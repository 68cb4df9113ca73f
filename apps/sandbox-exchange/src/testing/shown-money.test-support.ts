import { decimal, minus, sumIfKnown, ZERO, type Decimal } from '@bourse/decimal';
import type { User } from '../accounts/types';
import { openMarketplace, type Marketplace } from '../products/c2c/c2c.test-support';
import { subscription } from '../products/subscription/product';
import { numberFormatter } from './client-rules.test-support';
import type { Side } from '../catalog/types';
import type { Order } from '../products/spot/types';
import { spotOf } from '../products/spot/spot-orders';
import { newCurrency } from './builders';

const HOUR = 3_600_000;

type Quote = readonly [side: Side, price: number, amount: number];

/** A market maker, whose orders are the book. */
export class QuotingMaker {
  readonly #test: Marketplace;
  readonly #user: User;
  #quotes: Order[] = [];

  constructor(test: Marketplace, user: User) {
    this.#test = test;
    this.#user = user;
  }

  /** Replaces the orders of the book. */
  async quote(orders: readonly Quote[]): Promise<void> {
    for (const { id, side } of this.#quotes) {
      // oxlint-disable-next-line no-await-in-loop -- the old quotes leave before the new ones come
      await spotOf(this.#test.exchange).cancelOrder({ userId: this.#user.id, orderId: id, side });
    }
    this.#quotes = [];
    for (const [side, price, amount] of orders) {
      // oxlint-disable-next-line no-await-in-loop -- one order after the other
      this.#quotes.push(await this.#test.place(this.#user, side, String(amount), String(price)));
    }
  }

  /** One quote on each side of a price, which becomes the mark price. */
  async mark(price: number): Promise<void> {
    await this.quote([
      ['buy', price - 1, 1],
      ['sell', price + 1, 1],
    ]);
    await this.#test.exchange.admin.resetMark(this.#test.pair.id);
    await this.#test.exchange.tick();
  }

  /** The price of other markets; the mark is that. */
  async index(price: number): Promise<void> {
    this.#test.exchange.setIndexPrice(this.#test.pair.id, decimal(price));
    await this.mark(price);
  }
}

/** A marketplace with a market maker, money of the houses, and a running launch of BRS. */
export async function openMarkets() {
  const test = await openMarketplace();
  const { admin } = test.exchange;
  const maker = new QuotingMaker(test, await test.user({ USDT: '100000000', BTC: '10000' }));
  for (const house of ['options', 'insurance'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one command after the other
    await admin.fundHouse({ house, currencyId: test.usdt.id, amount: decimal(1_000_000) });
  }
  const brs = (await admin.createCurrency(newCurrency({ code: 'BRS', isLegal: false }))).id;
  const now = test.clock.now();
  await test.exchange.run((context) => {
    context.of(subscription).addLaunch({
      id: 1,
      currencyId: brs,
      quoteId: test.usdt.id,
      price: decimal('0.87654321'),
      total: 1_000_000_000n,
      sold: 0n,
      presold: 0n,
      startsAt: now,
      endsAt: now + 10_000 * HOUR,
      resultAt: now + 10_001 * HOUR,
      freeze: 24 * HOUR,
    });
    return { ok: true as const };
  });
  return { test, maker, brs };
}

const written = numberFormatter('en');
/** As the screens write an amount: 8 decimals. */
export const shown = (value: Decimal | undefined) => written.amount(value);
/** As the option screens write a result. */
export const shownMoney = (value: Decimal | undefined) => written.money(value);
/** As the leverage screens write money. */
export const shownLever = (value: Decimal | undefined) => written.decimal(value, { decimals: 4, minDecimals: 4 });

export const total = (values: readonly (Decimal | undefined)[]) => sumIfKnown(values) ?? ZERO;

/** What an act changes a balance by. */
export async function changeBy(read: () => Promise<Decimal>, act: () => Promise<unknown>): Promise<Decimal> {
  const before = await read();
  await act();
  return minus(await read(), before);
}
