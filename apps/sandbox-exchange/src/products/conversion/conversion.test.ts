import { conversionHistory, convertSmall, quoteSmall, smallBalances } from '@bourse/contracts/wallet';
import { capabilities } from '@bourse/contracts/site';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createConversionApp, type ConversionApp } from './conversion.test-support';
import { PAUSE_MS, QUOTE_MS } from './settings';

let test: ConversionApp;
let user: User;
let token: string;

beforeEach(async () => {
  test = await createConversionApp();
  user = await test.user({ BTC: '0.00005', BRS: '2', USDT: '3' });
  token = await test.token(user);
});
// The audit compares each conversion with the ledger.
afterEach(() => test.close());

const small = async (of = token) => test.reply(smallBalances, {}, of);
const quoteOf = (currencies: string, target = test.usdt.id) => test.reply(quoteSmall, { target, currencies }, token);

describe('the calls', () => {
  it('the capabilities announce the conversion', async () => {
    expect((await test.reply(capabilities, {})).others).toMatchObject({ small_balances: 1 });
  });

  it('the small balances are those of the coin account below the threshold, with their worth', async () => {
    expect(await small()).toMatchObject({
      below: '10',
      feeRate: '0.02',
      nextAt: undefined,
      targets: [
        { id: test.usdt.id, name: 'USDT' },
        { id: test.brs.id, name: 'BRS' },
      ],
    });
    const { balances } = await small();
    expect(balances.map(({ currency, amount, worth }) => [currency, amount, worth])).toEqual([
      ['USDT', '3', '3'],
      ['BTC', '0.00005', '5'],
      ['BRS', '2', '2.5'],
    ]);
  });

  it('a balance is not small by what an open order holds, nor by what is in another account', async () => {
    const trader = await test.user({ BTC: '0.00015' });
    await test.place(trader, 'sell', '0.0001', '100100');
    await test.exchange.transfer({
      userId: user.id,
      currencyId: test.usdt.id,
      from: 'change',
      to: 'legal',
      amount: decimal('3'),
    });
    expect((await small(await test.token(trader))).balances).toEqual([]);
    expect((await small()).balances.map(({ currency }) => currency)).toEqual(['BTC', 'BRS']);
  });

  it('a currency without a price that counts is listed as not convertible, and refused', async () => {
    await test.price('BTC', '110000', false);
    expect((await small()).balances.find(({ currency }) => currency === 'BTC')).toMatchObject({ isConvertible: false });
    expect(await test.ask(quoteSmall, { target: test.usdt.id, currencies: `${test.btc.id}` }, token)).toMatchObject({
      message: SERVER_TEXTS.exchangeRateUnavailable,
    });
  });

  it('a conversion gives what the quote says, takes the balances, and the house takes the other side', async () => {
    const quote = await quoteOf(`${test.btc.id},${test.usdt.id}`, test.brs.id);
    // 8 USDT are 6.4 BRS at 1.25, less 2 %.
    expect(quote).toMatchObject({
      target: 'BRS',
      fee: '0.128',
      amount: '6.272',
      expiresAt: test.clock.now() + QUOTE_MS,
    });
    expect(await test.reply(convertSmall, { quote_id: quote.id, number: quote.amount }, token)).toBe(
      SERVER_TEXTS.exchanged,
    );
    expect((await test.balance(user, 'BTC')).available).toBe('0');
    expect((await test.balance(user, 'USDT')).available).toBe('0');
    expect((await test.balance(user, 'BRS')).available).toBe('8.272');
    expect(await test.house('conversion', test.btc.id)).toMatchObject({ amount: '0.00005' });
    expect(await test.house('conversion', test.usdt.id)).toMatchObject({ amount: '100003' });
    expect(await test.house('conversion', test.brs.id)).toMatchObject({ amount: '99993.6' });
    expect(await test.house('fees', test.brs.id)).toMatchObject({ amount: '0.128' });
    const { rows } = await test.reply(conversionHistory, { page: 1 }, token);
    expect(rows).toMatchObject([{ id: quote.id, amount: '6.272', lines: quote.lines }]);
    expect((await small()).nextAt).toBe(test.clock.now() + PAUSE_MS);
    const other = await test.user();
    expect((await test.reply(conversionHistory, { page: 1 }, await test.token(other))).rows).toEqual([]);
  });

  it('a repeated request converts once, and gets the first answer', async () => {
    const quote = await quoteOf(`${test.btc.id}`);
    const fields = { quote_id: quote.id, number: quote.amount };
    const send = () =>
      test.app.server.inject({
        method: 'POST',
        url: `/api${convertSmall.path}?t=1795176000037`,
        payload: new URLSearchParams({ quote_id: String(fields.quote_id), number: fields.number }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: token },
      });
    const both = await Promise.all([send(), send()]);
    expect(both.map((response) => response.json<{ message: string }>().message)).toEqual([
      SERVER_TEXTS.exchanged,
      SERVER_TEXTS.exchanged,
    ]);
    expect((await test.balance(user, 'USDT')).available).toBe('7.9');
    expect((await test.reply(conversionHistory, { page: 1 }, token)).total).toBe(1);
  });

  it.each(['', 'abc', '1,', '-1', '1;2'])('the currencies %j are a parameter error', async (currencies) => {
    const answer = await test.ask(quoteSmall, { target: test.usdt.id, currencies }, token);
    expect(answer).toMatchObject({ type: 'error', message: SERVER_TEXTS.parameterError });
  });
});

describe('an attack', () => {
  it('a second submit of a quote converts nothing, also at the same time and from another tab', async () => {
    const quote = await test.quote(user);
    const results = await Promise.all([1, 2, 3].map(() => test.convert(user, quote.id, quote.amount)));
    expect(results.map((result) => (result.ok ? 'ok' : result.reason))).toEqual(['ok', 'quote_used', 'quote_used']);
    expect((await test.balance(user, 'USDT')).available).toBe('7.9');
  });

  it('a stale quote is refused, and changes nothing', async () => {
    const quote = await test.quote(user);
    test.clock.advance(QUOTE_MS);
    await test.prices();
    test.clock.advance(1);
    expect(await test.convert(user, quote.id, quote.amount)).toEqual({ ok: false, reason: 'quote_expired' });
    expect((await test.balance(user, 'BTC')).available).toBe('0.00005');
  });

  it('a quote of another user is refused as one that is not there', async () => {
    const other = await test.user({ BTC: '0.00005' });
    const quote = await test.quote(user);
    await test.quote(other);
    expect(await test.convert(other, quote.id, quote.amount)).toEqual({ ok: false, reason: 'quote_gone' });
    expect(await test.convert(other, 999, quote.amount)).toEqual({ ok: false, reason: 'quote_gone' });
    expect((await test.convert(user, quote.id, quote.amount)).ok).toBe(true);
  });

  it('a user has one quote: a replaced one is refused, so that the better of two cannot be chosen', async () => {
    const first = await test.quote(user);
    await test.prices('99900');
    const second = await test.quote(user);
    expect(await test.convert(user, first.id, first.amount)).toEqual({ ok: false, reason: 'quote_gone' });
    expect((await test.convert(user, second.id, second.amount)).ok).toBe(true);
  });

  it('another result than the quoted one is refused', async () => {
    const quote = await test.quote(user);
    for (const amount of ['4.90000001', '4.8', '0', '5']) {
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      expect(await test.convert(user, quote.id, decimal(amount))).toEqual({ ok: false, reason: 'quote_differs' });
    }
  });

  it.each([
    ['falls', '99400'],
    ['rises', '100600'],
  ])('a price that %s by more than the gap while the quote is good refuses it', async (_way, value) => {
    const quote = await test.quote(user);
    await test.price('BTC', value);
    expect(await test.convert(user, quote.id, quote.amount)).toEqual({ ok: false, reason: 'price_moved' });
  });

  it('two prices that move against each other refuse the quote too', async () => {
    const quote = await test.quote(user, test.usdt.id, [test.btc.id, test.brs.id]);
    await test.price('BTC', '101000');
    await test.price('BRS', '1.23');
    expect(await test.convert(user, quote.id, quote.amount)).toEqual({ ok: false, reason: 'price_moved' });
  });

  it('a jump of the index is an outlier, at which nothing is quoted or converted', async () => {
    const quote = await test.quote(user);
    await test.price('BTC', '110000', false);
    expect(await test.convert(user, quote.id, quote.amount)).toEqual({ ok: false, reason: 'price_unavailable' });
    await expect(test.quote(user)).rejects.toThrow('price_unavailable');
  });

  it('nothing is quoted or converted at a price that users make, and its currency is listed as not convertible', async () => {
    const quote = await test.quote(user);
    // The index is good for five seconds; the book and the last trade go on.
    test.clock.advance(5001);
    await test.place(await test.user({ BTC: '1' }), 'sell', '0.001', '100000');
    await test.place(await test.user({ USDT: '1000' }), 'buy', '0.001', '100000');
    await test.exchange.tick();
    expect(test.exchange.markPrice(test.pair.id)).toMatchObject({ state: 'live', source: 'trades' });
    expect(await test.convert(user, quote.id, quote.amount)).toEqual({ ok: false, reason: 'price_unavailable' });
    await expect(test.quote(user)).rejects.toThrow('price_unavailable');
    const { balances } = await small();
    expect(balances.find(({ currency }) => currency === 'BTC')).toMatchObject({ isConvertible: false });
  });

  it('a conversion that is refused for held payments counts none of its losses, which are judged together', async () => {
    const made = await test.exchange.accounts.makeCode({
      channel: 'email',
      recipient: user.account,
      countryCode: '',
      purpose: 'forget',
      lang: 'en',
      address: 'x',
    });
    const code = made.ok ? made.message.code : '';
    await test.exchange.accounts.resetPassword({ account: user.account, password: 'secret2', code, address: 'x' });
    // Less than 1 % of 10.5 USDT is the fee of one of the balances, not of both.
    const both = await test.quote(user, test.usdt.id, [test.btc.id, test.brs.id]);
    expect(await test.convert(user, both.id, both.amount)).toEqual({ ok: false, reason: 'payments_held' });
    const one = await test.quote(user);
    expect(await test.convert(user, one.id, one.amount)).toMatchObject({ ok: true });
  });

  it('the price is the worse one of the index and its average, for both currencies', async () => {
    test.clock.advance(1000);
    await test.price('BTC', '100200', false);
    await test.price('BRS', '1.25');
    expect((await test.quote(user)).gross).toBe(500_000_000n);
  });

  it('a second conversion within a day is refused, also with a quote from before, and possible afterwards', async () => {
    const quote = await test.quote(user);
    expect((await test.convert(user, quote.id, quote.amount)).ok).toBe(true);
    await expect(test.quote(user, test.usdt.id, [test.brs.id])).rejects.toThrow('converted_lately');
    test.clock.advance(PAUSE_MS - 1);
    await test.prices();
    await expect(test.quote(user, test.usdt.id, [test.brs.id])).rejects.toThrow('converted_lately');
    test.clock.advance(1);
    await test.prices();
    const next = await test.quote(user, test.usdt.id, [test.brs.id]);
    expect((await test.convert(user, next.id, next.amount)).ok).toBe(true);
  });

  it('the bound of a day, the quote and its id outlive a restart', async () => {
    const first = await test.quote(user);
    const again = await test.restart();
    expect((await test.convert(user, first.id, first.amount, again)).ok).toBe(true);
    const third = await test.restart();
    expect(await test.quoteOn(third, user, test.usdt.id, [test.brs.id])).toMatchObject({ reason: 'converted_lately' });
    expect(await test.convert(user, first.id, first.amount, third)).toEqual({ ok: false, reason: 'quote_used' });
    await Promise.all([again.close(), third.close()]);
  });

  it('money that has left since the quote is not converted', async () => {
    const quote = await test.quote(user);
    await test.exchange.transfer({
      userId: user.id,
      currencyId: test.btc.id,
      from: 'change',
      to: 'legal',
      amount: decimal('0.00001'),
    });
    expect(await test.convert(user, quote.id, quote.amount)).toEqual({ ok: false, reason: 'balance_changed' });
  });

  it('money that has come since the quote stays', async () => {
    const quote = await test.quote(user);
    await test.exchange.admin.deposit({
      userId: user.id,
      currencyId: test.btc.id,
      wallet: 'change',
      amount: decimal(1),
    });
    expect((await test.convert(user, quote.id, quote.amount)).ok).toBe(true);
    expect((await test.balance(user, 'BTC')).available).toBe('1');
  });

  it.each([
    ['a balance that is not there', () => [test.brs.id + 1]],
    ['the target itself', () => [test.usdt.id]],
    ['a currency twice', () => [test.btc.id, test.btc.id]],
    ['an unknown currency', () => [test.btc.id, 999]],
    ['nothing', () => []],
  ])('a quote for %s is refused', async (_name, currencies) => {
    await expect(test.quote(user, test.usdt.id, currencies())).rejects.toThrow('not_small');
  });

  it('a quote into another currency than the offered ones is refused', async () => {
    await expect(test.quote(user, test.btc.id, [test.usdt.id])).rejects.toThrow('target_unsupported');
  });

  it('dust that the fee takes is refused', async () => {
    const poor = await test.user({ USDT: '0.00000001' });
    await expect(test.quote(poor, test.brs.id, [test.usdt.id])).rejects.toThrow('worthless');
  });

  it('a house without the money refuses', async () => {
    const quote = await test.quote(user);
    await test.exchange.run(({ ledger }) => {
      const house = ledger.account({ house: 'conversion' }, test.usdt.id);
      const outside = ledger.account({ house: 'external' }, test.usdt.id);
      ledger.post('deposit', null, test.clock.now(), [
        { account: house, available: -house.available },
        { account: outside, available: house.available },
      ]);
      return { ok: true };
    });
    expect(await test.convert(user, quote.id, quote.amount)).toEqual({ ok: false, reason: 'house_short' });
  });
});
