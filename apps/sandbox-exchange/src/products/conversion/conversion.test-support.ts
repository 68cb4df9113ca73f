import { decimal, type Decimal } from '@bourse/decimal';
import type { User } from '../../accounts/types';
import type { Exchange } from '../../exchange-interface';
import { fromUnits } from '../../ledger/money';
import { newCurrency, newPair } from '../../testing/builders';
import { createTestApp } from '../../testing/test-app';
import { spotOf } from '../spot/spot-orders';
import { convert, quoteConversion } from './convert';
import { conversion } from './product';
import { fundConversions } from './seed';
import { findQuote } from './store';

const HOUSES = ['conversion', 'fees'] as const;

const quoteOn = (exchange: Exchange, user: User, target: number, currencies: readonly number[]) =>
  exchange.run((context) =>
    quoteConversion(context, context.of(conversion), { userId: user.id, targetId: target, currencyIds: currencies }),
  );

/** The app with USDT, BTC at 100,000 and BRS at 1.25 USDT, and the capital of the house. */
export async function createConversionApp() {
  const test = await createTestApp();
  const { admin } = test.exchange;
  const brs = await admin.createCurrency(newCurrency({ code: 'BRS', type: 'brs' }));
  const token = await admin.createPair(newPair({ baseId: brs.id, quoteId: test.usdt.id }));
  await fundConversions(test.exchange);
  // A pair has a mark from its first order on; with an index orders do not move it.
  const maker = await test.user({ USDT: '1000' });
  const order = { userId: maker.id, side: 'buy', type: 'limit', quantity: decimal('0.001') } as const;
  await spotOf(test.exchange).placeOrder({ ...order, pairId: test.pair.id, price: decimal(50_000) });
  await spotOf(test.exchange).placeOrder({ ...order, pairId: token.id, price: decimal('0.5') });
  const pairs = { BTC: test.pair.id, BRS: token.id };

  /** Sets what other markets pay; `jump` sets the average as well. */
  async function price(code: keyof typeof pairs, value: string, jump = true): Promise<void> {
    test.exchange.setIndexPrice(pairs[code], decimal(value));
    if (jump) await admin.resetMark(pairs[code]);
    await test.exchange.tick();
  }
  async function prices(btc = '100000', token_ = '1.25'): Promise<void> {
    await price('BTC', btc);
    await price('BRS', token_);
  }
  await prices();

  return {
    ...test,
    brs,
    price,
    prices,
    quoteOn,
    /** The offer to a user for BTC in USDT, or for others. */
    async quote(user: User, target = test.usdt.id, currencies: readonly number[] = [test.btc.id]) {
      const result = await quoteOn(test.exchange, user, target, currencies);
      const quote = result.ok ? await findQuote(test.exchange.db, user.id, result.id) : undefined;
      if (!quote) throw new Error(result.ok ? 'no quote' : result.reason);
      const scale = test.exchange.currency(target)?.scale ?? 0;
      return { ...quote, amount: fromUnits(quote.gross - quote.fee, scale) };
    },
    convert: (user: User, quoteId: number, amount: Decimal, exchange = test.exchange) =>
      exchange.run((context) => convert(context, context.of(conversion), { userId: user.id, quoteId, amount })),
    /** Available money of the house in a currency. */
    house: (name: (typeof HOUSES)[number], currencyId: number) =>
      test.exchange.run(({ ledger, catalog }) => ({
        ok: true as const,
        amount: fromUnits(
          ledger.account({ house: name }, currencyId).available,
          catalog.currency(currencyId)?.scale ?? 0,
        ),
      })),
  };
}

export type ConversionApp = Awaited<ReturnType<typeof createConversionApp>>;
