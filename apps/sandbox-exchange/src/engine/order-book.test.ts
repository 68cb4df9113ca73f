import { isDeepStrictEqual } from 'node:util';
import { runs } from '@bourse/vitest-config/thorough';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../simulation/random';
import { bookCommands, type BookCommand } from './commands.test-support';
import { NaiveBook } from './naive-book.test-support';
import { OrderBook } from './order-book';
import type { IncomingOrder, Plan, RestingOrder } from './types';

function submit(book: OrderBook, order: IncomingOrder): Plan {
  const plan = book.plan(order);
  book.apply(plan);
  return plan;
}

/** Carries out a cancellation or a reduction; returns the lots that leave the book. */
function change(book: OrderBook, { kind, id }: Exclude<BookCommand, { kind: 'order' }>): bigint {
  const remaining = book.get(id)?.remaining ?? 0n;
  if (kind === 'cancel') {
    book.cancel(id);
    return remaining;
  }
  if (remaining > 1n) book.reduce(id, remaining / 2n);
  return remaining / 2n;
}

let nextId = 0;
function limit(side: 'buy' | 'sell', price: bigint, quantity: bigint, owner = 1): IncomingOrder {
  nextId += 1;
  return { id: nextId, owner, side, quantity, limit: price };
}

function resting(book: OrderBook): RestingOrder[] {
  return [...book.orders()];
}

/** Runs generated commands and hands every state of the book to `see`. */
function run(seed: number, count: number, see: (book: OrderBook, plan: Plan | undefined) => void): OrderBook {
  const book = new OrderBook();
  for (const command of bookCommands(seededRandom(`book ${seed}`), count)) {
    if (command.kind === 'order') see(book, submit(book, command.order));
    else {
      change(book, command);
      see(book, undefined);
    }
  }
  return book;
}

const COMMANDS = runs(30_000, 120_000);

it('the order book equals a naive book over generated commands', () => {
  const naive = new NaiveBook();
  const book = new OrderBook();
  const differences: unknown[] = [];
  const count = { fill: 0, expire: 0, would_take: 0, cannot_fill: 0, command: 0 };
  for (const command of bookCommands(seededRandom('oracle'), COMMANDS)) {
    if (command.kind === 'cancel') {
      if (book.cancel(command.id) !== naive.cancel(command.id)) differences.push(command);
    } else if (command.kind === 'halve') {
      naive.reduce(command.id, change(book, command));
    } else {
      const { steps, rests, refused } = submit(book, command.order);
      const expected = naive.submit(command.order);
      const isEqual = rests === expected.rests && refused === expected.refused;
      if (!isEqual || !isDeepStrictEqual(steps, expected.steps)) differences.push(command);
      if (refused) count[refused] += 1;
      for (const { kind } of steps) count[kind] += 1;
    }
    count.command += 1;
    if (count.command % 500 === 0 && !isDeepStrictEqual(resting(book), naive.resting())) differences.push(command);
  }
  expect(differences).toEqual([]);
  expect(count.fill).toBeGreaterThan(COMMANDS / 4);
  expect(count.expire).toBeGreaterThan(COMMANDS / 40);
  expect(count.would_take).toBeGreaterThan(COMMANDS / 240);
  expect(count.cannot_fill).toBeGreaterThan(COMMANDS / 240);
});

describe('properties over generated commands', () => {
  it('the order book is never crossed by generated commands', () => {
    let crossed = 0;
    run(1, 20_000, (book) => {
      const [bid] = book.levels('buy');
      const [ask] = book.levels('sell');
      if (bid && ask && bid.price >= ask.price) crossed += 1;
    });
    expect(crossed).toBe(0);
  });

  it('the book fills first in, first out at a level: ids ascend within every price', () => {
    let outOfTurn = 0;
    run(2, 5000, (book) => {
      let before: RestingOrder | undefined;
      for (const order of book.orders()) {
        const isSameLevel = before?.side === order.side && before.price === order.price;
        if (before && isSameLevel && before.id > order.id) outOfTurn += 1;
        before = order;
      }
    });
    expect(outOfTurn).toBe(0);
  });

  it('the book fills the oldest order of the best price first', () => {
    const book = new OrderBook();
    const outOfTurn: unknown[] = [];
    for (const command of bookCommands(seededRandom('book 3'), 20_000)) {
      if (command.kind !== 'order') {
        change(book, command);
        continue;
      }
      const queue = resting(book).filter(({ side }) => side !== command.order.side);
      const { steps } = submit(book, command.order);
      if (steps.some(({ makerId }, turn) => makerId !== queue[turn]?.id)) outOfTurn.push(command);
    }
    expect(outOfTurn).toEqual([]);
  });

  it('the book conserves quantity: every order quantity has traded, rests, or was cancelled', () => {
    let wrong = 0;
    const book = new OrderBook();
    let cameIn = 0n;
    let gone = 0n;
    for (const command of bookCommands(seededRandom('book 4'), 20_000)) {
      if (command.kind !== 'order') {
        gone += change(book, command);
        continue;
      }
      const plan = book.plan(command.order);
      for (const step of plan.steps) {
        // A fill takes its quantity from both sides, an expiry all that remained of the maker.
        gone += step.kind === 'fill' ? 2n * step.quantity : (book.get(step.makerId)?.remaining ?? 0n);
      }
      cameIn += command.order.quantity;
      gone += command.order.quantity - plan.filled - plan.rests;
      book.apply(plan);
      const rests = resting(book).reduce((sum, order) => sum + order.remaining, 0n);
      if (cameIn - gone !== rests) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it('the book contains no order of zero, and a level is the sum of its orders', () => {
    let wrong = 0;
    run(5, 5000, (book) => {
      const levels = new Map<string, bigint>();
      for (const { side, price, remaining } of book.orders()) {
        if (remaining <= 0n) wrong += 1;
        levels.set(`${side} ${price}`, (levels.get(`${side} ${price}`) ?? 0n) + remaining);
      }
      for (const side of ['buy', 'sell'] as const) {
        for (const { price, quantity } of book.levels(side)) {
          if (levels.get(`${side} ${price}`) !== quantity) wrong += 1;
          levels.delete(`${side} ${price}`);
        }
      }
      wrong += levels.size;
    });
    expect(wrong).toBe(0);
  });

  it('a cancel removes exactly the named order', () => {
    const book = run(6, 3000, () => {});
    for (const { id } of resting(book)) {
      const others = resting(book).filter((order) => order.id !== id);
      expect(book.cancel(id)).toBe(true);
      expect(resting(book)).toEqual(others);
      expect(book.cancel(id)).toBe(false);
    }
    expect([...book.levels('buy'), ...book.levels('sell')]).toEqual([]);
  });

  it('the book gives the same output for the same input', () => {
    const [first, second] = [[], []] as [unknown[], unknown[]];
    for (const seen of [first, second]) run(7, 5000, (_, plan) => seen.push(plan));
    expect(first).toEqual(second);
  });

  it('the book continues identically from a snapshot', () => {
    const book = run(8, 3000, () => {});
    const restored = OrderBook.restore(book.orders());
    expect(resting(restored)).toEqual(resting(book));
    const differences: unknown[] = [];
    for (const command of bookCommands(seededRandom('book 9'), 3000)) {
      const outcomes = [book, restored].map((one) =>
        command.kind !== 'order'
          ? change(one, command)
          : submit(one, { ...command.order, id: command.order.id + 1_000_000 }),
      );
      if (!isDeepStrictEqual(outcomes[0], outcomes[1])) differences.push(command);
    }
    expect(differences).toEqual([]);
  });

  it('a generated market order never spends more than its budget', () => {
    let overspent = 0;
    run(10, 20_000, (_, plan) => {
      if (plan?.order.budget === undefined) return;
      const spent = plan.steps.reduce(
        (sum, step) => sum + (step.kind === 'fill' ? step.price * step.quantity : 0n),
        0n,
      );
      if (spent > plan.order.budget) overspent += 1;
    });
    expect(overspent).toBe(0);
  });
});

describe('single orders', () => {
  it('an order trades at the maker’s price and rests the remainder at its own', () => {
    const book = new OrderBook();
    const maker = limit('sell', 100n, 3n);
    submit(book, maker);
    const taker = limit('buy', 105n, 5n, 2);
    expect(submit(book, taker)).toMatchObject({
      steps: [{ kind: 'fill', makerId: maker.id, price: 100n, quantity: 3n }],
      filled: 3n,
      rests: 2n,
    });
    expect(resting(book)).toEqual([{ id: taker.id, owner: 2, side: 'buy', price: 105n, remaining: 2n }]);
  });

  it('the book keeps the place of an order that is filled in part', () => {
    const book = new OrderBook();
    const first = limit('sell', 100n, 5n);
    const second = limit('sell', 100n, 5n);
    submit(book, first);
    submit(book, second);
    submit(book, limit('buy', 100n, 2n, 2));
    expect(resting(book).map(({ id, remaining }) => [id, remaining])).toEqual([
      [first.id, 3n],
      [second.id, 5n],
    ]);
  });

  it('the book refuses a post-only order that would take, also from an own order, and changes nothing', () => {
    const book = new OrderBook();
    submit(book, limit('sell', 100n, 3n));
    expect(submit(book, { ...limit('buy', 100n, 5n), condition: 'post_only' })).toMatchObject({
      steps: [],
      rests: 0n,
      refused: 'would_take',
    });
    expect(submit(book, { ...limit('buy', 99n, 5n), condition: 'post_only' })).toMatchObject({ rests: 5n });
    expect(resting(book)).toHaveLength(2);
  });

  it('the book cancels the rest of an immediate order, and fills or kills a whole one', () => {
    const book = new OrderBook();
    submit(book, limit('sell', 100n, 3n));
    const whole = { ...limit('buy', 100n, 4n, 2), condition: 'fok' } as const;
    expect(submit(book, whole)).toMatchObject({ steps: [], refused: 'cannot_fill' });
    const immediate = { ...limit('buy', 100n, 4n, 2), condition: 'ioc' } as const;
    expect(submit(book, immediate)).toMatchObject({ filled: 3n, rests: 0n });
    expect(resting(book)).toEqual([]);
  });

  it('the book kills a whole order that would meet more resting orders than one command may', () => {
    const book = new OrderBook();
    for (let count = 0; count < 3; count += 1) submit(book, limit('sell', 100n, 1n));
    expect(book.plan({ ...limit('buy', 100n, 3n, 2), condition: 'fok' }, 2)).toMatchObject({ refused: 'cannot_fill' });
  });

  it('the order book does not rest a market order', () => {
    const book = new OrderBook();
    submit(book, limit('sell', 100n, 3n));
    const { filled, rests } = submit(book, { id: 900_001, owner: 2, side: 'buy', quantity: 10n });
    expect({ filled, rests }).toEqual({ filled: 3n, rests: 0n });
    expect(resting(book)).toEqual([]);
  });

  it('the book ends a market buy where its budget ends, even within a level', () => {
    const book = new OrderBook();
    submit(book, limit('sell', 100n, 3n));
    submit(book, limit('sell', 110n, 3n));
    const { filled } = submit(book, { id: 900_002, owner: 2, side: 'buy', quantity: 6n, budget: 415n });
    expect(filled).toBe(4n);
  });

  it('the book cancels the owner’s older order instead of trading with it, and continues', () => {
    const book = new OrderBook();
    const own = limit('sell', 100n, 3n, 1);
    const other = limit('sell', 101n, 3n, 2);
    submit(book, own);
    submit(book, other);
    expect(submit(book, limit('buy', 101n, 2n, 1)).steps).toEqual([
      { kind: 'expire', makerId: own.id },
      { kind: 'fill', makerId: other.id, price: 101n, quantity: 2n },
    ]);
    expect(resting(book)).toEqual([{ id: other.id, owner: 2, side: 'sell', price: 101n, remaining: 1n }]);
  });

  it('a plan does not change the book', () => {
    const book = new OrderBook();
    submit(book, limit('sell', 100n, 3n));
    const before = resting(book);
    book.plan(limit('buy', 100n, 2n, 2));
    expect(resting(book)).toEqual(before);
  });

  it('the book refuses a plan that was made for another state', () => {
    const book = new OrderBook();
    const maker = limit('sell', 100n, 3n);
    submit(book, maker);
    const plan = book.plan(limit('buy', 100n, 3n, 2));
    book.cancel(maker.id);
    expect(() => book.apply(plan)).toThrow('does not rest');
  });
});
