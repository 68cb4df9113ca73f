import type { WeekHours } from '@bourse/contracts/c2c';
import { decimal } from '@bourse/decimal';
import { runs } from '@bourse/vitest-config/thorough';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Context } from '../../core/context';
import type { Exchange } from '../../exchange-interface';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { payee } from './c2c.test-support';
import { decideCase, desk } from '../desk/product';
import { answerDispute, DISPUTE_CASE, openDispute, withdrawDispute } from './dispute';
import { priceOf } from './floating';
import { isOpenAt } from './hours';
import { moveOrder } from './move-order';
import { relateUsers, setHours } from './people';
import { c2c } from './product';
import { publishAd } from './publish-ad';
import type { C2cState } from './state';
import { repriceAd } from './reprice-ad';
import { takeAd } from './take-ad';
import type { OrderStatus } from './types';
import { withdrawAd } from './withdraw-ad';

const COMMANDS = runs(30_000, 100_000);
/** Commands that share a transaction. */
const BATCH = 250;
/** Time between batches: a payment window of 15 minutes lasts four batches. */
const BATCH_MS = 4 * 60_000;
/** Passes after every tenth batch, because a user may cancel only three orders a day. */
const DAY_MS = 86_400_000;
const USERS = 6;
/** Places from which a command chooses its ad or order. */
const PLACES = 12;

const someUser = fc.nat(USERS - 1);
const somePlace = fc.nat(PLACES - 1);
const percent = fc.integer({ min: 80, max: 120 });
const ENDS = Array.from({ length: 10 }, () => undefined);
/** What changes ads and who may take them. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('reprice' as const), user: someUser, place: somePlace, percent }),
  // Most ends what there is, so that users go on trading with each other.
  fc.record({
    kind: fc.constant('relate' as const),
    user: someUser,
    other: someUser,
    relation: fc.constantFrom(...ENDS, 'blocked' as const, 'followed' as const),
  }),
  fc.record({
    kind: fc.constant('hours' as const),
    user: someUser,
    open: fc.constantFrom(...ENDS, '06:00', '18:00'),
  }),
);
const trading = fc.oneof(
  fc.record({
    kind: fc.constant('publish' as const),
    user: someUser,
    type: fc.constantFrom('buy' as const, 'sell' as const),
    amount: fc.integer({ min: 1, max: 400 }),
    percent: fc.option(percent, { nil: undefined }),
    minimum: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('take' as const),
    user: someUser,
    place: somePlace,
    part: fc.option(fc.nat(100), { freq: 1, nil: undefined }),
  }),
  fc.record({ kind: fc.constant('withdraw' as const), user: someUser, place: somePlace }),
  fc.record({
    kind: fc.constant('move' as const),
    user: someUser,
    place: somePlace,
    event: fc.constantFrom('pay' as const, 'cancel' as const, 'release' as const),
  }),
  fc.record({
    kind: fc.constant('dispute' as const),
    user: someUser,
    place: somePlace,
    step: fc.constantFrom(
      'open' as const,
      'answer' as const,
      'withdraw' as const,
      'approve' as const,
      'reject' as const,
    ),
  }),
);
const command = fc.oneof({ arbitrary: trading, weight: 10 }, { arbitrary: change, weight: 1 });
type Step = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/** Objects created by the commands so far. */
interface Known {
  /** Ids of ads, the newest last; closed ones are removed when they are found. */
  readonly ads: Set<number>;
  /** The newest order's id. */
  orders: number;
}

/** An open ad at the given place (of `PLACES`) between the oldest and the newest, or 0. */
function chooseAd(state: C2cState, { ads }: Known, place: number): number {
  for (const id of ads) if (!state.ad(id)) ads.delete(id);
  return [...ads][Math.floor((place / PLACES) * ads.size)] ?? 0;
}

/** A running order of the user, or a recent order of any users. */
function chooseOrder(state: C2cState, userId: number, { orders }: Known, place: number): number {
  return [...state.ordersOf(userId)][place]?.id ?? orders - place;
}

async function carryOut(exchange: Exchange, users: readonly number[], currencyId: number, known: Known, step: Step) {
  const userId = users[step.user] ?? 0;
  switch (step.kind) {
    case 'publish': {
      const { type, amount, minimum, percent: followed } = step;
      const result = await exchange.run((context) =>
        publishAd(context, context.of(c2c), {
          userId,
          type,
          currencyId,
          price: followed === undefined ? decimal('7.2') : floatingAt(followed),
          amount: decimal(amount),
          way: 'bank',
          minimum: minimum === undefined || minimum > amount ? undefined : decimal(minimum),
        }),
      );
      if (result.ok) known.ads.add(result.adId);
      break;
    }
    case 'take': {
      const amount = step.part === undefined ? undefined : decimal(step.part);
      const snapshots = { publisherPayee: payee('Publisher'), takerPayee: payee('Taker') };
      const result = await exchange.run((context) => {
        const state = context.of(c2c);
        const adId = chooseAd(state, known, step.place);
        const ad = state.ad(adId);
        const owner = ad?.userId ?? 0;
        const price = ad && priceOf(context, ad);
        const mayTake = !state.people.areBlocked(owner, userId) && isOpenAt(state.people.hoursOf(owner), context.now);
        const taken = takeAd(context, state, { userId, adId, amount, price, ...snapshots });
        if (taken.ok && !mayTake) throw new Error('A blocked user, or one outside of the hours, has taken an ad.');
        return taken;
      });
      if (result.ok) known.orders = Math.max(known.orders, result.orderId);
      break;
    }
    case 'withdraw':
      await exchange.run((context) => {
        const state = context.of(c2c);
        return withdrawAd(context, state, { userId, adId: chooseAd(state, known, step.place) });
      });
      break;
    case 'reprice':
      await exchange.run((context) => {
        const state = context.of(c2c);
        const ad = { userId, adId: chooseAd(state, known, step.place) };
        return repriceAd(context, state, { ...ad, floating: floatingAt(step.percent) });
      });
      break;
    case 'relate':
      await exchange.run((context) => {
        const relate = { userId, otherId: users[step.other] ?? 0, relation: step.relation };
        return relateUsers(context, context.of(c2c), relate);
      });
      break;
    case 'hours':
      await exchange.run((context) => setHours(context, context.of(c2c), { userId, hours: hoursFrom(step.open) }));
      break;
    case 'move':
      await exchange.run((context) => {
        const state = context.of(c2c);
        const orderId = chooseOrder(state, userId, known, step.place);
        return moveOrder(context, state, { userId, orderId, event: step.event });
      });
      break;
    case 'dispute':
      await exchange.run((context) => {
        const state = context.of(c2c);
        const orderId = chooseOrder(state, userId, known, step.place);
        return dispute(context, state, { userId, orderId, step: step.step });
      });
  }
}

const floatingAt = (of: number) => ({ percent: decimal(of), least: undefined, most: undefined });

const hoursFrom = (open: string | undefined): WeekHours | undefined =>
  open === undefined ? undefined : { zone: 'UTC', days: [1, 2, 3, 4, 5, 6], open, close: '12:00' };

/** A step of a dispute by a user, or the decision of the desk on the dispute of the order. */
function dispute(
  context: Context,
  state: C2cState,
  { userId, orderId, step }: { userId: number; orderId: number; step: Extract<Step, { kind: 'dispute' }>['step'] },
): { ok: boolean } {
  const statement = { userId, orderId, text: 'x', evidence: '' };
  if (step === 'open') return openDispute(context, state, { ...statement, reason: 'other' });
  if (step === 'answer') return answerDispute(context, state, statement);
  if (step === 'withdraw') return withdrawDispute(context, state, statement);
  const found = state.disputes.of(orderId);
  const pending = [...context.of(desk).pending.values()].find(
    ({ kind, reference }) => kind === DISPUTE_CASE && reference === found?.id,
  );
  return decideCase(context, { id: pending?.id ?? 0, verdict: step, note: '', fields: {} });
}

async function traders(test: TestExchange): Promise<number[]> {
  const users: number[] = [];
  for (let made = 0; made < USERS; made += 1) users.push((await test.user({ USDT: '5000' }, 'legal')).id);
  return users;
}

it(`the product keeps escrow and ledger in order over ${COMMANDS} random commands with restarts`, async () => {
  const test = await createTestExchange();
  const users = await traders(test);
  const known: Known = { ads: new Set(), orders: 0 };
  let { exchange } = test;
  const steps = fc.sample(command, { numRuns: COMMANDS, seed: 19 });
  for (let from = 0; from < COMMANDS; from += BATCH) {
    await Promise.all(
      steps.slice(from, from + BATCH).map((step) => carryOut(exchange, users, test.usdt.id, known, step)),
    );
    const batch = from / BATCH;
    test.clock.advance(batch % 10 === 9 ? DAY_MS : BATCH_MS);
    await exchange.tick();
    if (batch % 40 !== 39) continue;
    await exchange.close();
    test.clock.advance(10 * 60_000);
    exchange = await test.restart();
    expect(await exchange.admin.audit()).toEqual({});
  }
  // The run is only evidence if many orders ended in both ways.
  for (const status of ['completed', 'cancelled'] as const)
    expect(await count(test, status)).toBeGreaterThan(COMMANDS / 400);
  expect(await pricesOfOrders(test)).toBeGreaterThan(20);
  for (const winner of ['buyer', 'seller'] as const)
    expect(await decided(test, winner)).toBeGreaterThan(COMMANDS / 4000);
  await exchange.close();
  await test.close();
});

async function count({ store }: TestExchange, status: OrderStatus): Promise<number> {
  const rows = await store.db.selectFrom('c2c_orders').select('id').where('status', '=', status).execute();
  return rows.length;
}

/** Different prices of orders: 7.2, and those of ads that follow the index. */
async function pricesOfOrders({ store }: TestExchange): Promise<number> {
  const rows = await store.db.selectFrom('c2c_orders').select('price').distinct().execute();
  const prices = rows.map(({ price }) => Number(price));
  expect(prices.every((price) => price >= 5.66 && price <= 8.5)).toBe(true);
  return prices.length;
}

async function decided({ store }: TestExchange, winner: 'buyer' | 'seller'): Promise<number> {
  const rows = await store.db.selectFrom('c2c_disputes').select('id').where('winner', '=', winner).execute();
  return rows.length;
}
