import { decimal, plus } from '@bourse/decimal';
import type { User } from '../../accounts/types';
import type { Exchange } from '../../exchange-interface';
import { createTestExchange } from '../../testing/test-exchange';
import { microOptions } from './product';
import { optionsOf } from './queries';
import { submitOption } from './submit-option';
import { OPTION_WALLET, type OptionDirection, type OptionRecord, type SubmitOption } from './types';
import { spotOf } from '../spot/spot-orders';

const CAPITAL = decimal(100_000);

/** A test exchange with a market for BTC/USDT, capital for payouts and short ways to trade options. */
export async function createOptionExchange({ capital = CAPITAL } = {}) {
  const test = await createTestExchange({ staleAfterMs: 60_000 });
  const maker = await test.user({ BTC: '1000', USDT: '100000000' });
  const taker = await test.user({ BTC: '1000', USDT: '100000000' });
  await test.exchange.admin.fundHouse({ house: 'options', currencyId: test.usdt.id, amount: capital });
  const quotes: { id: number }[] = [];
  const state = { exchange: test.exchange };

  const run = {
    ...test,
    /** The exchange that is running; another one after `restart`. */
    current: (): Exchange => state.exchange,
    async restart() {
      await state.exchange.close();
      state.exchange = await test.restart();
    },
    trader: (amount = '10000') => test.user({ USDT: amount }, OPTION_WALLET),

    /** The price of other markets, with a trade at it. */
    async price(price: string) {
      state.exchange.setIndexPrice(test.pair.id, decimal(price));
      await run.trade(price);
    },
    /** A trade at a price in the middle of a book, recorded at the present moment. The average begins anew. */
    async trade(price: string) {
      for (const { id } of quotes.splice(0))
        await spotOf(state.exchange).cancelOrder({ userId: maker.id, orderId: id });
      const order = { pairId: test.pair.id, type: 'limit', price: decimal(price), quantity: decimal('0.01') } as const;
      for (const [user, side] of [
        [maker, 'sell'],
        [taker, 'buy'],
      ] as const) {
        const placed = await spotOf(state.exchange).placeOrder({ ...order, userId: user.id, side });
        if (!placed.ok) throw new Error(placed.reason);
      }
      for (const [side, away] of [
        ['sell', '0.01'],
        ['buy', '-0.01'],
      ] as const) {
        const placed = await spotOf(state.exchange).placeOrder({
          ...order,
          userId: maker.id,
          side,
          price: plus(order.price, decimal(away)),
        });
        if (placed.ok) quotes.push(placed.order);
      }
      // The price is far from the ones before it in some tests.
      await state.exchange.admin.resetMark(test.pair.id);
      await state.exchange.tick();
    },
    /** Moves the clock in steps, as the exchange's own timer does. */
    async pass(milliseconds: number) {
      test.clock.advance(milliseconds);
      await state.exchange.tick();
    },
    submit: (user: User, direction: OptionDirection = 'up', change: Partial<SubmitOption> = {}) =>
      state.exchange.run((context) =>
        submitOption(context, context.of(microOptions), {
          userId: user.id,
          pairId: test.pair.id,
          currencyId: test.usdt.id,
          direction,
          seconds: 30,
          amount: decimal(100),
          ...change,
        }),
      ),
    open: (user: User) => optionsOf(test.store.db, user.id, { isOpen: true }, { page: 1, size: 100 }),
    closed: (user: User) => optionsOf(test.store.db, user.id, { isOpen: false }, { page: 1, size: 100 }),
    async result(user: User): Promise<Pick<OptionRecord, 'settlement'>['settlement']> {
      const [last] = await optionsOf(test.store.db, user.id, { isOpen: false }, { page: 1, size: 1 });
      return last?.settlement;
    },
    async money(user: User) {
      const { available, held } = await state.exchange.balance(user.id, test.usdt.id, OPTION_WALLET);
      return { available, held };
    },
    async close() {
      await state.exchange.close();
      await test.close();
    },
  };
  await run.price('100.00');
  return run;
}

export type OptionTest = Awaited<ReturnType<typeof createOptionExchange>>;
