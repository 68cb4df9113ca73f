import { capabilities } from '@bourse/contracts/site';
import { orderCapabilities, quotationNew } from '@bourse/contracts/market';
import { amendOrder, cancelOrder, openBuys, placeBuy, placeSell, spotCapabilities } from '@bourse/contracts/spot';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { decimal } from '@bourse/decimal';
import { isCcxtInstalled, type DialectName } from '@bourse/loopback-venue';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayClient, type Fields, type GatewayClient } from '../testing/gateway-client';
import { startLoopbackGateway, type LoopbackGateway } from '../testing/loopback-gateway';

/** Far more than the lists of the account take to be read again. */
const SEEN_WITHIN_MS = 20_000;

/** What differs of edits: Kraken amends an order, Binance replaces it, if it has no fill. */
const EDITS = {
  kraken: {
    refused: SERVER_TEXTS.postOnlyWouldTake,
    afterRefusal: [{ price: '90', inForce: 'post_only' }],
    withFill: SERVER_TEXTS.orderAmended,
    priceWithFill: '91',
  },
  binance: {
    refused: SERVER_TEXTS.venueUnreplaced,
    afterRefusal: [],
    withFill: SERVER_TEXTS.venuePartlyFilled,
    priceWithFill: '90',
  },
} as const;

/** Types of orders over HTTP, with equal expectations of each dialect; the book of the venue is the judge. */
describe.skipIf(!isCcxtInstalled()).each<DialectName>(['binance', 'kraken'])('orders at %s', (dialect) => {
  let running: LoopbackGateway;
  let client: GatewayClient;
  let token: string;
  let pair: Fields;
  let t = Date.now();
  const quote = dialect === 'kraken' ? 'USD' : 'USDT';
  const symbol = `BTC/${quote}` as const;
  const expected = EDITS[dialect];

  beforeAll(async () => {
    running = await startLoopbackGateway({ dialect, env: { MAX_ORDER: '1000', MAX_DAY: '100000' } });
    client = gatewayClient(running.gateway.address);
    token = await client.logIn();
    const shown = (await client.reply(quotationNew))[0]?.pairs[0];
    pair = { currency_id: shown?.baseId ?? 0, legal_id: shown?.quoteId ?? 0 };
  });
  afterAll(() => running.close());
  beforeEach(() => {
    const { exchange } = running.loopback;
    for (const { id, state } of exchange.orders()) if (state === 'open') exchange.cancel(id);
    exchange.setBook(symbol, { bids: [['99', '1']], asks: [['101', '1']] });
    exchange.trade(symbol, { side: 'buy', price: '100', amount: '1' });
    for (const code of [quote, 'BTC']) exchange.account.fund(code, decimal(1000));
  });

  const send = (fields: Fields, call = placeBuy) =>
    client.ask(call, { ...pair, mode: 2, price: '90', num: '1', ...fields }, { token, t: (t += 1) });
  /** An edit of an open buy. */
  const edit = (id: number | undefined, fields: Fields) =>
    client.ask(amendOrder, { id: id ?? 0, type: 'in', price: '90', num: '1', ...fields }, { token, t: (t += 1) });
  const newest = () => running.loopback.exchange.orders()[0];
  const open = () => client.reply(openBuys, { page: 1 }, token);

  /** The row of a new buy. */
  const resting = async (fields: Fields = {}) => {
    await send(fields);
    const [row] = await open();
    return row?.id;
  };
  const atVenue = () => running.loopback.exchange.orders().filter(({ state }) => state === 'open');

  it('the pair announces the types that the venue has', async () => {
    const { message } = await client.ask(capabilities);
    expect(v.parse(orderCapabilities, message)).toMatchObject([
      { orderTypes: ['limit', 'market'], limitTypes: ['post_only', 'ioc', 'fok', 'stop_limit'] },
    ]);
  });

  it('an immediate order is told as placed, as partly filled or as ended, and never rests', async () => {
    expect(await send({ order_type: 'ioc', price: '101' })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    running.loopback.exchange.setBook(symbol, { bids: [['99', '1']], asks: [['101', '0.4']] });
    const partly = await send({ order_type: 'ioc', price: '101' });
    expect(partly).toMatchObject({ type: 'ok', message: SERVER_TEXTS.venueEndedPartly });
    expect(newest()).toMatchObject({ inForce: 'ioc', filled: '0.4', state: 'expired' });
    const ended = await send({ order_type: 'ioc', price: '100' });
    expect(ended).toMatchObject({ type: 'error', message: SERVER_TEXTS.venueEndedUnfilled });
    expect(await open()).toEqual([]);
  });

  it('a fill-or-kill order trades as a whole, or is told as not filled', async () => {
    const refused = await send({ order_type: 'fok', price: '101', num: '1.5' });
    expect(refused).toMatchObject({ type: 'error', message: SERVER_TEXTS.cannotFillAtOnce });
    expect(newest()).toMatchObject({ inForce: 'fok', filled: '0' });
    expect(await send({ order_type: 'fok', price: '101' })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    expect(newest()).toMatchObject({ inForce: 'fok', filled: '1', state: 'filled' });
  });

  it('a post-only order rests with its type, and is refused where it would take', async () => {
    const refused = await send({ order_type: 'post_only', price: '101' });
    expect(refused).toMatchObject({ type: 'error', message: SERVER_TEXTS.postOnlyWouldTake });
    expect(await send({ order_type: 'post_only' })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    expect(newest()).toMatchObject({ inForce: 'post_only', state: 'open' });
    expect(await open()).toMatchObject([{ type: 'post_only', price: '90' }]);
  });

  it('a stop-limit order waits, is triggered, and is refused where its trigger is reached', async () => {
    const { exchange } = running.loopback;
    const stop = { order_type: 'stop_limit', price: '100.5', trigger_price: '102' };
    expect(await send({ ...stop, trigger_price: '100' })).toMatchObject({ message: SERVER_TEXTS.triggerReached });
    expect(await send({ ...stop, trigger_price: '101' }, placeSell)).toMatchObject({
      message: SERVER_TEXTS.triggerReached,
    });
    expect(await send({ order_type: 'stop_limit' })).toMatchObject({ message: SERVER_TEXTS.triggerInvalid });
    expect(await send(stop)).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    expect(await open()).toMatchObject([{ type: 'stop_limit', price: '100.5', trigger: '102', isWaiting: true }]);
    exchange.trade(symbol, { side: 'buy', price: '102', amount: '0.1' });
    expect(newest()).toMatchObject({ isWaiting: false, state: 'open' });
    await expect.poll(async () => (await open())[0]?.isWaiting, { timeout: SEEN_WITHIN_MS }).toBeUndefined();
  });

  it('fields that contradict each other and exits that are not announced are refused, and nothing is sent', async () => {
    const before = running.loopback.exchange.orders().length;
    for (const fields of [{ mode: 1, order_type: 'ioc' }, { trigger_price: '102' }])
      expect(await send(fields)).toMatchObject({ message: SERVER_TEXTS.parameterError });
    const unannounced = [{ stop_loss_price: '80' }, { target_profit_price: '120' }, { order_type: 'trailing_stop' }];
    for (const fields of unannounced) expect(await send(fields)).toMatchObject({ message: SERVER_TEXTS.notOpen });
    expect(running.loopback.exchange.orders()).toHaveLength(before);
  });

  describe('an edit of an open order', () => {
    it('an edit is announced and gives the order its price and amount in one step; the row keeps its id', async () => {
      const { message } = await client.ask(capabilities);
      expect(v.parse(spotCapabilities, message)).toEqual({ amendsOrders: true, hasFeeTiers: false });
      const id = await resting();
      for (const [price, num] of [
        ['91.5', '1.2'],
        ['92', '0.8'],
      ] as const) {
        expect(await edit(id, { price, num })).toMatchObject({ type: 'ok', message: SERVER_TEXTS.orderAmended });
        expect(atVenue()).toMatchObject([{ price, amount: num, filled: '0' }]);
        expect(await open()).toMatchObject([{ id, price, amount: num }]);
      }
      const cancelled = await client.ask(cancelOrder, { id: id ?? 0, type: 'in' }, { token, t: (t += 1) });
      expect(cancelled).toMatchObject({ message: SERVER_TEXTS.orderRevoked });
      expect(await open()).toEqual([]);
    });

    it('a repeated edit is sent once, and an edit whose reply is lost is looked up', async () => {
      const id = await resting();
      running.loopback.faults.lostReplies = 1;
      const sent = () => running.loopback.calls.filter((call) => /cancelReplace|AmendOrder/.test(call)).length;
      const before = sent();
      expect(await edit(id, { price: '91' })).toMatchObject({ message: SERVER_TEXTS.orderAmended });
      t -= 1;
      expect(await edit(id, { price: '91' })).toMatchObject({ message: SERVER_TEXTS.orderAmended });
      expect(sent()).toBe(before + 1);
      expect(atVenue()).toMatchObject([{ price: '91' }]);
    });

    it('an edit whose request is lost has an unknown outcome, and the order stays', async () => {
      const id = await resting();
      running.loopback.faults.dropped = 1;
      expect(await edit(id, { price: '91' })).toMatchObject({ status: 503 });
      expect(atVenue()).toMatchObject([{ price: '90' }]);
    });

    it('an edit keeps the type of the order and the trigger of a stop-limit order, unless it gets another', async () => {
      const stop = await resting({ order_type: 'stop_limit', price: '103', trigger_price: '102' });
      expect(await edit(stop, { price: '104' })).toMatchObject({ message: SERVER_TEXTS.orderAmended });
      expect(atVenue()).toMatchObject([{ price: '104', trigger: '102', isWaiting: true }]);
      expect(await edit(stop, { price: '104', trigger_price: '103' })).toMatchObject({ type: 'ok' });
      expect(atVenue()).toMatchObject([{ price: '104', trigger: '103', isWaiting: true }]);
    });

    it('an edit that the venue refuses is told: the order stays, or is told as cancelled where the venue replaces', async () => {
      const id = await resting({ order_type: 'post_only' });
      const refused = await edit(id, { price: '101' });
      expect(refused).toMatchObject({ type: 'error', message: expected.refused });
      expect(atVenue()).toMatchObject(expected.afterRefusal);
    });

    it.runIf(dialect === 'binance')(
      'an edit whose second part has an unknown outcome is looked up and told as done',
      async () => {
        const id = await resting();
        running.loopback.faults.untoldReplacements = 1;
        expect(await edit(id, { price: '91' })).toMatchObject({ type: 'ok', message: SERVER_TEXTS.orderAmended });
        expect(atVenue()).toMatchObject([{ price: '91' }]);
        expect(await open()).toMatchObject([{ id, price: '91' }]);
      },
    );

    it('an order with a fill gets no larger amount than the asked one, and a filled order is told as filled', async () => {
      const { exchange } = running.loopback;
      const id = await resting();
      exchange.trade(symbol, { side: 'sell', price: '90', amount: '0.4' });
      const answer = await edit(id, { price: '91' });
      expect(answer).toMatchObject({ message: expected.withFill });
      expect(atVenue()).toMatchObject([{ price: expected.priceWithFill, amount: '1', filled: '0.4' }]);
      exchange.trade(symbol, { side: 'sell', price: '90', amount: '1' });
      expect(await edit(id, { price: '92' })).toMatchObject({ message: SERVER_TEXTS.orderNotAmendable });
      expect(atVenue()).toEqual([]);
    });
  });
});
