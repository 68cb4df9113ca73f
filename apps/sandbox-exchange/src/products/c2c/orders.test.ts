import {
  adOrders,
  cancelPayment,
  markPaid,
  oneOrder,
  ownOrders,
  releaseAsPublisher,
  releaseAsTaker,
  takeAd,
  withdrawAd,
  type Order,
} from '@bourse/contracts/c2c';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { savePayee } from '../../accounts/payees';
import { openMarketplace, payee, type Marketplace, type Trader } from './c2c.test-support';
import type { AdType } from './types';

const MINUTE = 60_000;

let test: Marketplace;
let publisher: Trader;
let taker: Trader;

beforeEach(async () => {
  test = await openMarketplace();
  publisher = await test.trader('1000');
  taker = await test.trader('1000');
});

afterEach(() => test.close());

const statusOf = async (orderId: number, by: Trader = taker): Promise<Order['status']> =>
  (await test.reply(oneOrder, { id: orderId }, by.token)).status;

async function advance(ms: number) {
  test.clock.advance(ms);
  await test.exchange.tick();
}

it('a sale holds the coin from publishing to release, and pays the taker', async () => {
  const adId = await test.publish(publisher);
  expect(await test.funds(publisher)).toEqual({ available: '900', held: '100' });
  const orderId = await test.take(taker, adId);
  expect(await test.text(taker, markPaid, { id: orderId })).toBe(SERVER_TEXTS.paymentConfirmed);
  expect(await test.text(publisher, releaseAsPublisher, { id: orderId })).toBe(SERVER_TEXTS.receiptConfirmed);
  expect(await statusOf(orderId)).toBe('completed');
  expect(await test.funds(publisher)).toEqual({ available: '900', held: '0' });
  expect(await test.funds(taker)).toEqual({ available: '1100', held: '0' });
});

it('a sale returns the remainder when it is withdrawn', async () => {
  const adId = await test.publish(publisher);
  expect(await test.text(publisher, withdrawAd, { id: adId })).toBe(SERVER_TEXTS.withdrawn);
  expect(await test.funds(publisher)).toEqual({ available: '1000', held: '0' });
  expect(await test.text(publisher, withdrawAd, { id: adId })).toBe(SERVER_TEXTS.adWithdrawn);
});

it('a sale cannot be withdrawn while orders run', async () => {
  const adId = await test.publish(publisher);
  const orderId = await test.take(taker, adId);
  expect(await test.text(publisher, withdrawAd, { id: adId })).toBe(SERVER_TEXTS.adHasTrades);
  await test.text(taker, cancelPayment, { id: orderId });
  expect(await test.text(publisher, withdrawAd, { id: adId })).toBe(SERVER_TEXTS.withdrawn);
});

it('a purchase holds the coin of the taker from taking to release, and pays the publisher', async () => {
  const adId = await test.publish(publisher, 'buy');
  expect(await test.funds(publisher)).toEqual({ available: '1000', held: '0' });
  const orderId = await test.take(taker, adId);
  expect(await test.funds(taker)).toEqual({ available: '900', held: '100' });
  await test.text(publisher, markPaid, { id: orderId });
  expect(await test.text(taker, releaseAsTaker, { id: orderId })).toBe(SERVER_TEXTS.receiptConfirmed);
  expect(await test.funds(publisher)).toEqual({ available: '1100', held: '0' });
  expect(await test.funds(taker)).toEqual({ available: '900', held: '0' });
});

it('a purchase is refused to a taker without the coin', async () => {
  const poor = await test.trader('99');
  const adId = await test.publish(publisher, 'buy');
  expect(await test.text(poor, takeAd, { id: adId })).toBe(SERVER_TEXTS.insufficientBalance);
});

it('a payment window cancels an unpaid order after 15 minutes and returns the coin to the ad', async () => {
  const adId = await test.publish(publisher);
  const orderId = await test.take(taker, adId);
  await advance(15 * MINUTE - 1);
  expect(await statusOf(orderId)).toBe('unpaid');
  await advance(1);
  const order = await test.reply(oneOrder, { id: orderId }, taker.token);
  expect(order).toMatchObject({ status: 'cancelled', cancelledBy: 'timeout' });
  expect(await test.text(taker, markPaid, { id: orderId })).toBe(SERVER_TEXTS.orderTimedOut);
  expect(await test.funds(publisher)).toEqual({ available: '900', held: '100' });
  await test.take(taker, adId);
});

it('a payment window never cancels an order that was paid in the last millisecond', async () => {
  const orderId = await test.take(taker, await test.publish(publisher));
  test.clock.advance(15 * MINUTE - 1);
  await test.text(taker, markPaid, { id: orderId });
  await advance(60 * MINUTE);
  expect(await statusOf(orderId)).toBe('paid');
});

it('a payment window ends during downtime', async () => {
  const orderId = await test.take(taker, await test.publish(publisher, 'buy'));
  await test.exchange.close();
  test.clock.advance(20 * MINUTE);
  const restarted = await test.restart();
  await restarted.tick();
  const row = await test.store.db.selectFrom('c2c_orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  expect(row).toMatchObject({ status: 'cancelled', cancelled_by: 'timeout' });
  expect(await restarted.balance(taker.user.id, test.usdt.id, 'legal')).toMatchObject({
    available: '1000',
    held: '0',
  });
  await restarted.close();
});

describe('takers', () => {
  it('one of several takers gets the ad when they come at the same moment', async () => {
    const adId = await test.publish(publisher);
    const others = await Promise.all([1, 2, 3].map(() => test.trader()));
    const texts = await Promise.all([taker, ...others].map((by) => test.text(by, takeAd, { id: adId })));
    expect(texts.toSorted()).toEqual(
      [SERVER_TEXTS.operationSucceeded, ...Array.from({ length: 3 }, () => SERVER_TEXTS.adWithdrawn)].toSorted(),
    );
    expect(await test.reply(adOrders, { page: 1, id: adId }, publisher.token)).toHaveLength(1);
  });

  it('takers cannot take an ad of their own', async () => {
    const adId = await test.publish(publisher);
    expect(await test.text(publisher, takeAd, { id: adId })).toBe(SERVER_TEXTS.adIsYours);
  });

  it('takers cannot take a part of an ad without a minimum, nor more than there is', async () => {
    const adId = await test.publish(publisher);
    expect(await test.text(taker, takeAd, { id: adId, number: '50' })).toBe(SERVER_TEXTS.minimumQuantity('100'));
    expect(await test.text(taker, takeAd, { id: adId, number: '101' })).toBe(SERVER_TEXTS.adRemainderInsufficient);
  });

  it('takers cannot take a fifth ad while four orders are unfinished', async () => {
    for (let taken = 0; taken < 4; taken += 1) await test.take(taker, await test.publish(publisher));
    const adId = await test.publish(publisher);
    expect(await test.text(taker, takeAd, { id: adId })).toBe(SERVER_TEXTS.unfinishedOrdersExceeded);
  });

  it('takers cannot take an ad after three cancellations of a day, expired ones included, until the next day in Shanghai', async () => {
    const adId = await test.publish(publisher);
    for (let cancelled = 0; cancelled < 2; cancelled += 1) {
      await test.text(taker, cancelPayment, { id: await test.take(taker, adId) });
    }
    await test.take(taker, adId);
    await advance(15 * MINUTE);
    expect(await test.text(taker, takeAd, { id: adId })).toBe(SERVER_TEXTS.cancellationsExceeded);
    await advance(12 * 60 * MINUTE);
    await test.take(taker, adId);
  });

  it('takers need payee information under the verified name (997)', async () => {
    const adId = await test.publish(publisher);
    await test.verify(taker, 'Another Name');
    expect(await test.ask(takeAd, { id: adId }, taker.token)).toMatchObject({
      type: 997,
      message: SERVER_TEXTS.payeeNameDiffers,
    });
  });

  it('takers need verification (998) and payee information (997)', async () => {
    const adId = await test.publish(publisher);
    const user = await test.user({ USDT: '500' }, 'legal');
    const token = await test.token(user);
    expect(await test.ask(takeAd, { id: adId }, token)).toMatchObject({ type: 998 });
    await test.exchange.admin.updateUser(user.id, { reviewStatus: 2 });
    expect(await test.ask(takeAd, { id: adId }, token)).toMatchObject({ type: 997 });
    await savePayee(test.store.db, user.id, { ...payee('Anna'), bankAccount: '', alipayAccount: 'anna' });
    expect(await test.ask(takeAd, { id: adId }, token)).toMatchObject({ type: 'ok' });
    // A seller must be able to receive money by the method of the ad.
    const purchase = await test.publish(publisher, 'buy');
    expect(await test.ask(takeAd, { id: purchase }, token)).toMatchObject({ type: 997 });
  });
});

it('the name of the counterparty is sent as verified only after a comparison with the documents', async () => {
  await test.verify(taker, `name  ${taker.user.id}`);
  const orderId = await test.take(taker, await test.publish(publisher));
  expect(await test.reply(oneOrder, { id: orderId }, publisher.token)).toMatchObject({
    counterpartyName: `Name ${taker.user.id}`,
    isNameVerified: true,
  });
  expect(await test.reply(oneOrder, { id: orderId }, taker.token)).toMatchObject({ isNameVerified: false });
});

it('payee information is a snapshot, shown to both sides while the order runs', async () => {
  const orderId = await test.take(taker, await test.publish(publisher));
  await savePayee(test.store.db, publisher.user.id, payee('Somebody else'));
  const shown = await test.reply(oneOrder, { id: orderId }, taker.token);
  expect(shown.publisherPayee?.realName).toBe(`Name ${publisher.user.id}`);
  expect(shown.counterpartyName).toBe(`Name ${publisher.user.id}`);
  await test.text(taker, cancelPayment, { id: orderId });
  const closed = await test.reply(oneOrder, { id: orderId }, taker.token);
  expect(closed).toMatchObject({ publisherPayee: undefined, takerPayee: undefined, counterpartyName: '' });
});

const CALLS = { markPaid, cancelPayment, releaseAsTaker, releaseAsPublisher } as const;

/**
 * Effect of each call on an order, by ad type, caller and state; all other combinations are refused without a change.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'sell taker unpaid markPaid': 'paid',
  'sell taker unpaid cancelPayment': 'cancelled',
  'sell publisher paid releaseAsPublisher': 'completed',
  'buy publisher unpaid markPaid': 'paid',
  'buy publisher unpaid cancelPayment': 'cancelled',
  'buy taker paid releaseAsTaker': 'completed',
};

describe.each(['sell', 'buy'] as const)('role × state of a %s', (type: AdType) => {
  it.each(['unpaid', 'paid', 'completed', 'cancelled'] as const)(
    'each role has only the calls that are allowed for an order that is %s',
    async (state) => {
      const callers = { taker, publisher, stranger: await test.trader('1000') };
      const asked = Object.entries(callers).flatMap(([who, by]) =>
        Object.entries(CALLS).map(([name, call]) => ({ by, call, next: ALLOWED[`${type} ${who} ${state} ${name}`] })),
      );
      // Refused calls change nothing, so one order serves all of them.
      const orderId = await inState(type, state);
      const before = await Promise.all([test.funds(publisher), test.funds(taker)]);
      for (const { by, call } of asked.filter(({ next }) => next === undefined)) {
        expect(await test.ask(call, { id: orderId }, by.token)).toMatchObject({ type: 'error' });
      }
      expect(await statusOf(orderId)).toBe(state);
      expect(await Promise.all([test.funds(publisher), test.funds(taker)])).toEqual(before);

      for (const { by, call, next } of asked.filter((one) => one.next !== undefined)) {
        const id = await inState(type, state);
        expect(await test.ask(call, { id }, by.token)).toMatchObject({ type: 'ok' });
        expect(await statusOf(id)).toBe(next);
      }
    },
  );
});

/** A new order in a state. */
async function inState(type: AdType, state: Order['status']): Promise<number> {
  const orderId = await test.take(taker, await test.publish(publisher, type, '2'));
  const [payer, seller, release] =
    type === 'sell' ? ([taker, publisher, releaseAsPublisher] as const) : ([publisher, taker, releaseAsTaker] as const);
  if (state === 'cancelled') await test.text(payer, cancelPayment, { id: orderId });
  if (state === 'paid' || state === 'completed') await test.text(payer, markPaid, { id: orderId });
  if (state === 'completed') await test.text(seller, release, { id: orderId });
  return orderId;
}

it('the call for orders lists the orders of both sides, and those of an ad to its publisher only', async () => {
  const adId = await test.publish(publisher);
  const orderId = await test.take(taker, adId);
  const [asPublisher] = await test.reply(ownOrders, { page: 1 }, publisher.token);
  const [asTaker] = await test.reply(ownOrders, { page: 1 }, taker.token);
  expect(asPublisher).toMatchObject({ id: orderId, isPublisher: true, adId });
  expect(asTaker).toMatchObject({ id: orderId, isPublisher: false });
  expect(await test.text(taker, adOrders, { page: 1, id: adId })).toBe(SERVER_TEXTS.notAuthorised);
  const stranger = await test.trader();
  expect(await test.text(stranger, oneOrder, { id: orderId })).toBe(SERVER_TEXTS.notYourOrder);
});
