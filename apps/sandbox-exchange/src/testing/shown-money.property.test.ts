import { leverClose, leverMyTrade, leverSetMultiple, leverSubmit } from '@bourse/contracts/lever';
import { quotationNew } from '@bourse/contracts/market';
import { optionOrders, optionSubmit, payableCurrencies } from '@bourse/contracts/micro-options';
import { completedOrders, deal, placeBuy, placeSell } from '@bourse/contracts/spot';
import { launchInfo, subscribe, subscriptionRecords } from '@bourse/contracts/subscription';
import { accountLog, transfer, withdraw, withdrawalInfo } from '@bourse/contracts/wallet';
import { markPaid, oneOrder, releaseAsPublisher } from '@bourse/contracts/c2c';
import { absolute, decimal, isGreater, minus, negate, plus, times, ZERO, type Decimal } from '@bourse/decimal';
import { runs } from '@bourse/vitest-config/thorough';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../accounts/types';
import type { Wallet } from '../ledger/types';
import type { Marketplace } from '../products/c2c/c2c.test-support';
import { TRON_ADDRESS } from '../products/wallet/wallet.test-support';
import {
  afterFee,
  availableAfter,
  contractValue,
  costOf,
  estimateMarket,
  feeRule,
  initialMargin,
  ledgerChange,
  leverFee,
  leverNetProfit,
  netProfit,
  netReceived,
  netResults,
  openingFee,
  totalOf,
  withdrawalFee,
  withMultiple,
} from './client-rules.test-support';
import {
  changeBy,
  openMarkets,
  shown,
  shownLever,
  shownMoney,
  total,
  type QuotingMaker,
} from './shown-money.test-support';

const RUNS = runs(5, 50);
/** Smallest amount that the ledger knows. */
const UNIT = decimal('0.00000001');

let test: Marketplace;
let maker: QuotingMaker;
let brs: number;

beforeAll(async () => {
  ({ test, maker, brs } = await openMarkets());
});
// Closing audits the ledger.
afterAll(() => test.close());

/** The whole balance of an account: available and held. */
async function balance(user: User, wallet: Wallet, currencyId = test.usdt.id): Promise<Decimal> {
  const { available, held } = await test.exchange.balance(user.id, currencyId, wallet);
  return plus(available, held);
}

const pair = () => ({ currency_id: test.btc.id, legal_id: test.usdt.id });

/** Within the band around the last price in which the exchange takes orders. */
const cents = fc.integer({ min: 98_000_00, max: 102_000_00 });
const tenThousandths = fc.integer({ min: 1, max: 30_000 });

it('spot: fee and received amount of a market order, and its rows, are the change of the balances', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('buy' as const, 'sell' as const),
      fc.array(fc.tuple(cents, tenThousandths), { minLength: 1, maxLength: 4 }),
      tenThousandths,
      async (side, levels, wanted) => {
        await maker.quote(
          levels.map(([price, size]) => [side === 'buy' ? 'sell' : 'buy', price / 100, size / 10_000] as const),
        );
        const user = await test.user({ USDT: '1000000', BTC: '10' });
        const token = await test.token(user);
        const depth = levels.reduce((sum, [, size]) => sum + size, 0);
        const amount = decimal(Math.min(wanted, depth) / 10_000);
        const screen = await test.reply(deal, pair(), token);
        const estimate = estimateMarket(amount, side === 'buy' ? screen.asks : screen.bids);
        const gross = side === 'buy' ? estimate?.filled : estimate?.cost;
        const { receive } = afterFee(gross, screen.takerFee);
        const read = (currencyId: number) => balance(user, 'change', currencyId);
        const before = { base: await read(test.btc.id), quote: await read(test.usdt.id) };
        await test.reply(
          side === 'buy' ? placeBuy : placeSell,
          { ...pair(), price: '0', num: amount, mode: 1, type: 1 },
          token,
        );
        const change = {
          base: minus(await read(test.btc.id), before.base),
          quote: minus(await read(test.usdt.id), before.quote),
        };
        const received = side === 'buy' ? change.base : change.quote;
        const paid = side === 'buy' ? change.quote : change.base;
        // The exchange rounds the fee of each fill up. Before several fills the form says "about".
        const off = absolute(minus(received, receive ?? ZERO));
        expect(isGreater(off, times(decimal(levels.length - 1), UNIT)), `${received} of ${receive}`).toBe(false);
        expect(shown(negate(paid))).toBe(shown(side === 'buy' ? estimate?.cost : amount));
        const rows = (await test.reply(completedOrders, { ...pair(), page: 1 }, token)).map(ledgerChange);
        expect({ base: total(rows.map((row) => row?.base)), quote: total(rows.map((row) => row?.quote)) }).toEqual(
          change,
        );
      },
    ),
    { numRuns: RUNS },
  );
});

it('options: win, loss and draw of form, row and toast are the change of the balance', async () => {
  const end = fc.constantFrom(-500, 0, 500);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('up' as const, 'down' as const),
      fc.integer({ min: 1, max: 100 }),
      end,
      async (direction, tens, moved) => {
        await maker.index(100_000);
        const user = await test.user({ USDT: '10000' }, 'micro');
        const token = await test.token(user);
        const [usdt] = await test.reply(payableCurrencies, {}, token);
        const amount = decimal(tens * 10);
        const fee = openingFee(amount, usdt?.feeRate);
        const change = await changeBy(
          () => balance(user, 'micro'),
          async () => {
            const type = direction === 'up' ? 1 : 2;
            const order = { match_id: test.pair.id, currency_id: test.usdt.id, type, seconds: 30, number: amount };
            await test.reply(optionSubmit, order, token);
            await maker.index(100_000 + moved);
            test.clock.advance(31_000);
            await test.exchange.tick();
          },
        );
        const [row] = await test.reply(optionOrders, { page: 1, status: 3, limit: 20 }, token);
        expect(shownMoney(row && netProfit(row))).toBe(shownMoney(change));
        const { win, loss } = netResults({ amount, profitRatio: decimal(row?.profitRatio ?? '0'), fee });
        const result = row?.profit === undefined ? undefined : Number(row.profit);
        const expected = result === 0 ? fee && negate(fee) : Number(result) > 0 ? win : loss;
        expect(shownMoney(expected)).toBe(shownMoney(change));
      },
    ),
    { numRuns: RUNS },
  );
});

it('leverage: margin and fee of the form, and P/L after fees of the row, are the change of the account', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('long' as const, 'short' as const),
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom(5, 10, 20),
      fc.integer({ min: -20_000, max: 20_000 }),
      async (direction, lots, multiple, moved) => {
        await maker.mark(100_000);
        const user = await test.user({ USDT: '100000' }, 'lever');
        const token = await test.token(user);
        const [group] = await test.reply(quotationNew, {}, token);
        const terms = group?.pairs[0];
        const available = async () => (await test.exchange.balance(user.id, test.usdt.id, 'lever')).available;
        const list = async (status: 1 | 3) =>
          (await test.reply(leverMyTrade, { ...pair(), status, page: 1 }, token)).orders;
        const opened = await changeBy(available, () =>
          test.reply(
            leverSubmit,
            { ...pair(), multiple, share: lots, type: direction === 'long' ? 1 : 2, status: 1, target_price: '100000' },
            token,
          ),
        );
        const [position] = await list(1);
        if (!position || !terms?.lotSize || !terms.spread || !terms.leverFee) throw new Error('no position');
        const value = contractValue(decimal(lots), terms.lotSize, position.entryPrice);
        const fee = leverFee(value, { spread: terms.spread, tradeFee: terms.leverFee }).total;
        expect(shownLever(negate(opened))).toBe(shownLever(plus(initialMargin(value, decimal(multiple)), fee)));
        const closed = await changeBy(available, async () => {
          await maker.mark(100_000 + moved / 100);
          await test.reply(leverClose, { id: position.id }, token);
        });
        const [row] = await list(3);
        expect(shownLever(row && leverNetProfit(row))).toBe(shownLever(plus(opened, closed)));
      },
    ),
    { numRuns: RUNS },
  );
});

it('leverage: margin and available balance that the dialog of another multiple shows are those of the account', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(1, 2),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 99_000_01, max: 100_999_99 }),
      fc.array(fc.constantFrom(2, 5, 10, 20, 50, 100), { minLength: 1, maxLength: 4 }),
      async (type, lots, at, multiples) => {
        await maker.mark(at / 100);
        const user = await test.user({ USDT: '100000' }, 'lever');
        const token = await test.token(user);
        const order = { ...pair(), multiple: 20, share: lots, type, status: 1, target_price: '100000' };
        await test.reply(leverSubmit, order, token);
        const [group] = await test.reply(quotationNew, {}, token);
        const [terms] = group?.pairs ?? [];
        const read = async () => (await test.reply(leverMyTrade, { ...pair(), status: 1, page: 1 }, token)).orders[0];
        for (const multiple of multiples) {
          const position = await read();
          if (!position || !terms?.lotSize) throw new Error('no position');
          const { available } = await test.exchange.balance(user.id, test.usdt.id, 'lever');
          const changed = withMultiple(position, decimal(multiple), new Map([[terms.id, terms.lotSize]]));
          await test.reply(leverSetMultiple, { id: position.id, multiple }, token);
          const row = await read();
          const { margin, initialMargin: opening } = changed ?? {};
          expect([row?.margin, row?.initialMargin]).toEqual([margin, opening]);
          const account = await test.exchange.balance(user.id, test.usdt.id, 'lever');
          expect(account.available).toBe(availableAfter(available, position, changed));
        }
      },
    ),
    { numRuns: RUNS },
  );
});

it('wallet: amount, fee and receipt of a withdrawal, and its row, are the change of the balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 10_00000000, max: 400_00000000 }), async (units) => {
      const user = await test.user({ USDT: '500' });
      const token = await test.token(user);
      const amount = decimal((units / 100_000_000).toFixed(8));
      const info = await test.reply(withdrawalInfo, { currency: test.usdt.id }, token);
      const network = info.networks?.find(({ name }) => name === 'TRC20');
      const rule = feeRule('change', network?.rate ?? info.rate, info.rateKind);
      const change = await changeBy(
        () => test.exchange.balance(user.id, test.usdt.id, 'change').then(({ available }) => available),
        () =>
          test.reply(
            withdraw,
            {
              currency: test.usdt.id,
              number: amount,
              address: TRON_ADDRESS,
              rate: rule.rate,
              type: 'TRC20',
              charge: withdrawalFee(amount, rule),
            },
            token,
          ),
      );
      expect(shown(negate(change))).toBe(shown(plus(netReceived(amount, rule), withdrawalFee(amount, rule))));
      const [row] = await test.reply(accountLog, { type: 2, currency: test.usdt.id, page: 1 }, token);
      expect(shown(row?.value)).toBe(shown(change));
    }),
    { numRuns: RUNS },
  );
});

it('wallet: the amount of a transfer, and its rows, are the change of both balances', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 100_00000000, max: 400_00000000 }), async (units) => {
      const user = await test.user({ USDT: '500' }, 'legal');
      const token = await test.token(user);
      const amount = decimal((units / 100_000_000).toFixed(8));
      const into = await balance(user, 'lever');
      const change = await changeBy(
        () => balance(user, 'legal'),
        () =>
          test.reply(
            transfer,
            { currency_id: test.usdt.id, number: amount, from_field: 'legal', to_field: 'lever', type: 1 },
            token,
          ),
      );
      expect([shown(negate(change)), shown(minus(await balance(user, 'lever'), into))]).toEqual([
        shown(amount),
        shown(amount),
      ]);
      const [row] = await test.reply(accountLog, { type: 1, currency: test.usdt.id, page: 1 }, token);
      expect(shown(row?.value)).toBe(shown(change));
    }),
    { numRuns: RUNS },
  );
});

it('subscription: the cost of form, confirmation and record is the change of the balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (hundreds) => {
      const user = await test.user({ USDT: '100000' });
      const token = await test.token(user);
      const { price } = await test.reply(launchInfo, {}, token);
      const quantity = decimal(hundreds * 100);
      const tokens = await balance(user, 'change', brs);
      const change = await changeBy(
        () => balance(user, 'change'),
        () => test.reply(subscribe, { amount: quantity, buymoney: price }, token),
      );
      const [record] = await test.reply(subscriptionRecords, { page: 1, limit: 20 }, token);
      expect(shown(negate(change))).toBe(shown(costOf(quantity, price)));
      expect(record && shown(costOf(record.quantity, record.price))).toBe(shown(negate(change)));
      expect(minus(await balance(user, 'change', brs), tokens)).toBe(quantity);
    }),
    { numRuns: RUNS },
  );
});

it('C2C: the amount of an order is the change of both balances, its total that of the form', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 10_00, max: 400_00 }), async (hundredths) => {
      const amount = decimal((hundredths / 100).toFixed(2));
      const [seller, buyer] = [await test.trader('500'), await test.trader()];
      const sold = await balance(seller.user, 'legal');
      const change = await changeBy(
        () => balance(buyer.user, 'legal'),
        async () => {
          const id = await test.take(buyer, await test.publish(seller, 'sell', amount));
          const order = await test.reply(oneOrder, { id }, buyer.token);
          expect([shown(order.amount), shown(order.total)]).toEqual([
            shown(amount),
            shown(totalOf({ price: order.price }, amount)),
          ]);
          await test.text(buyer, markPaid, { id });
          await test.text(seller, releaseAsPublisher, { id });
        },
      );
      expect(shown(change)).toBe(shown(amount));
      expect(shown(minus(sold, await balance(seller.user, 'legal')))).toBe(shown(amount));
    }),
    { numRuns: RUNS },
  );
});
