import { decimal, type Decimal } from '@bourse/decimal';
import type { User } from '../../accounts/types';
import type { Mark, MarkState } from '../../core/mark';
import type { Exchange } from '../../exchange-interface';
import { fromUnits } from '../../ledger/money';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { changeMultiple } from './change-multiple';
import { closeMany, closeOne, revoke } from './close';
import type { LeverContext } from './lever-context';
import { onPrice } from './on-price';
import { enter } from './product';
import { publishedAccounts } from './published-account';
import { snapshotOf } from './push';
import { reduceLever } from './reduce';
import { closedByOrders, findLeverOrder, leverOrdersOf } from './queries';
import { setStops } from './set-stops';
import { submitLever } from './submit';
import {
  LEVER_WALLET,
  type Exits,
  type LeverOrder,
  type LeverStatus,
  type ReduceLever,
  type SubmitLever,
} from './types';

/** A test exchange with short ways to trade BTC/USDT with leverage; one lot is 0.01 BTC. */
export async function createLeverExchange() {
  const test = await createTestExchange();
  return leverOf(test, test.exchange, () => test.close());
}

export type LeverExchange = ReturnType<typeof leverOf>;

/** The same over another exchange of the same store, e.g. after a restart. */
export function leverOf(test: Omit<TestExchange, 'close'>, exchange: Exchange, end: () => Promise<void>) {
  /** Mark prices of the test in place of those of the exchange. */
  const marks = new Map<number, Mark>();
  const run = <Outcome extends { ok: boolean }>(command: (context: LeverContext) => Outcome) =>
    exchange.run((context) => command({ ...enter(context), mark: (pairId) => marks.get(pairId) }));
  return {
    ...test,
    /** Closes the exchange and audits its books. */
    end,
    exchange,
    run,

    /** A user with money in the contract account. */
    trader: (amount = '10000') => test.user({ USDT: amount }, LEVER_WALLET),

    /** Capital of the insurance fund. */
    fundInsurance: (amount: string) =>
      exchange.admin.fundHouse({ house: 'insurance', currencyId: test.usdt.id, amount: decimal(amount) }),

    /** A new mark price. */
    mark: (
      price: number | string,
      state: MarkState = 'live',
      average = price,
      pairId = test.pair.id,
      last: number | string = price,
    ) =>
      run((context) => {
        const mark: Mark = {
          pairId,
          price: decimal(price),
          average: decimal(average),
          last: decimal(last),
          state,
          source: 'index',
          at: context.now,
        };
        marks.set(mark.pairId, mark);
        onPrice(context, [mark]);
        return { ok: true };
      }),

    submit: (user: User, change: Partial<SubmitLever> = {}) =>
      run((context) =>
        submitLever(context, {
          userId: user.id,
          pairId: test.pair.id,
          direction: 'long',
          multiple: decimal(10),
          lots: decimal(10),
          limit: undefined,
          ...change,
        }),
      ),

    close: (user: User, orderId: number, lots?: Decimal) =>
      run((context) => closeOne(context, { userId: user.id, orderId, lots })),
    /** A sell of 4 lots at the market, with changes. */
    reduce: (user: User, change: Partial<ReduceLever> = {}) =>
      run((context) =>
        reduceLever(context, {
          userId: user.id,
          pairId: test.pair.id,
          direction: 'short',
          lots: decimal(4),
          limit: undefined,
          ...change,
        }),
      ),
    closeMany: (user: User, direction?: 'long' | 'short') =>
      run((context) => closeMany(context, { userId: user.id, direction })),
    setMultiple: (user: User, orderId: number, multiple: number) =>
      run((context) => changeMultiple(context, { userId: user.id, orderId, multiple: decimal(multiple) })),
    revoke: (user: User, orderId: number) => run((context) => revoke(context, { userId: user.id, orderId })),
    setStops: (user: User, orderId: number, takeProfit: string, stopLoss: string, others: Partial<Exits> = {}) =>
      run((context) =>
        setStops(context, {
          userId: user.id,
          orderId,
          takeProfit: decimal(takeProfit),
          stopLoss: decimal(stopLoss),
          ...others,
        }),
      ),

    order: (id: number) => findLeverOrder(exchange.db, id),
    /** What a reduce-only order closed. */
    closesOf: async ({ id }: LeverOrder) =>
      ((await closedByOrders(exchange.db, [id])).get(id) ?? []).map(({ id: closed, lots, profit }) => ({
        id: closed,
        lots,
        profit,
      })),
    list: async (user: User, status: LeverStatus) =>
      (await leverOrdersOf(exchange.db, user.id, { status, pairId: undefined }, { page: 1, size: 100 })).rows,
    snapshot: (user: User) => {
      const accounts = publishedAccounts(exchange.published);
      return snapshotOf({ catalog: exchange.catalog, accounts, mark: (pairId) => marks.get(pairId) }, user.id);
    },
    money: async (user: User) => {
      const { available, held } = await exchange.balance(user.id, test.usdt.id, LEVER_WALLET);
      return { available, held };
    },
    /** Money of an account of the house. */
    house: async (name: 'fees' | 'insurance' | 'external' | 'leverage'): Promise<Decimal> => {
      const read = await exchange.run(({ ledger }) => ({
        ok: true as const,
        units: String(ledger.account({ house: name }, test.usdt.id).available),
      }));
      if (!read.ok) throw new Error(read.reason);
      return fromUnits(BigInt(read.units), test.usdt.scale);
    },
  };
}

/** The order of a command that must succeed. */
export function done(result: { ok: true; order: LeverOrder } | { ok: false; reason: string }): LeverOrder {
  if (!result.ok) throw new Error(result.reason);
  return result.order;
}
