import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { capabilities } from '@bourse/contracts/site';
import {
  leverCancel,
  leverClose,
  leverDeal,
  leverMyTrade,
  leverSetStop,
  leverSubmit,
  LIST_STATUS,
} from '@bourse/contracts/lever';
import { quotationNew } from '@bourse/contracts/market';
import { decimal } from '@bourse/decimal';
import { isCcxtInstalled } from '@bourse/loopback-venue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayClient, type Fields, type GatewayClient } from '../testing/gateway-client';
import { startLoopbackGateway, type LoopbackGateway } from '../testing/loopback-gateway';

const SYMBOL = 'BTC/USDT';
const MARKET = { multiple: 10, share: 10_000, type: 1, status: 1, target_price: '100' };
const LIMIT = { ...MARKET, status: 0, target_price: '90' };
const EXITS = { target_profit_price: '120', stop_loss_price: '80' };

/** Over HTTP, at a unified account of Bybit; the book of the venue is the judge. */
describe.skipIf(!isCcxtInstalled())('exits that an order of leverage carries', () => {
  let running: LoopbackGateway;
  let client: GatewayClient;
  let token: string;
  let pair: Fields;
  /** So many orders with exits reach the venue without them. */
  let lostExits = 0;
  let t = Date.now();

  beforeAll(async () => {
    running = await startLoopbackGateway({
      dialect: 'bybit',
      env: { MAX_ORDER: '10000', MAX_DAY: '1000000' },
      depth: '9',
      pause: async () => undefined,
      wrap: (venue) => ({
        ...venue,
        async placeOrder(order) {
          const { exits, ...bare } = order;
          const isLost = lostExits > 0 && exits !== undefined;
          if (isLost) lostExits -= 1;
          return venue.placeOrder(isLost ? bare : order);
        },
      }),
    });
    client = gatewayClient(running.gateway.address);
    token = await client.logIn();
    const shown = (await client.reply(quotationNew))[0]?.pairs[0];
    pair = { currency_id: shown?.baseId ?? 0, legal_id: shown?.quoteId ?? 0 };
  });
  afterAll(() => running.close());
  beforeEach(() => running.loopback.contracts.reset(decimal('1000')));

  const send = (call: Parameters<GatewayClient['ask']>[0], fields: Fields) =>
    client.ask(call, fields, { token, t: (t += 1) });
  const submit = (fields: Fields) => send(leverSubmit, { ...pair, ...fields });
  const list = async (status: number) => (await client.reply(leverMyTrade, { ...pair, status, page: 1 }, token)).orders;
  /** Of the venue. */
  const amount = () => running.loopback.contracts.positions()[0]?.amount;
  const openAtVenue = () => running.loopback.contracts.orders().filter(({ state }) => state === 'open');
  const exitsAtVenue = () => openAtVenue().flatMap(({ exits }) => (exits?.takeProfit || exits?.stopLoss ? exits : []));
  const stopsAtVenue = () =>
    openAtVenue().flatMap(({ trigger, amount: of }) =>
      trigger ? [[trigger.kind, trigger.price, trigger.by, of]] : [],
    );

  it('are announced where the venue has them', async () => {
    const { message } = await client.ask(capabilities);
    expect(message).toMatchObject({ leverage_order_types: ['reduce_only', 'attached_exits'] });
  });

  it('wait with the order, grow with its fills, and end with the position', async () => {
    expect(await submit({ ...LIMIT, ...EXITS })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    expect(stopsAtVenue()).toEqual([]);
    const [entrust] = await list(LIST_STATUS.entrusts);
    expect(entrust).toMatchObject({ entryPrice: '90', takeProfit: '120', stopLoss: '80', exitTrigger: 'mark' });
    const { contracts } = running.loopback;
    const order = openAtVenue()[0]?.id ?? 0;
    contracts.fillPart(order, '0.25');
    expect(stopsAtVenue()).toEqual([
      ['stopLoss', '80', 'mark', '0.25'],
      ['takeProfit', '120', 'mark', '0.25'],
    ]);
    contracts.setMark(SYMBOL, '90');
    expect(stopsAtVenue().map(([, , , of]) => of)).toEqual(['1', '1']);
    await expect
      .poll(() => list(LIST_STATUS.positions), { timeout: 30_000 })
      .toMatchObject([{ lots: '10000', takeProfit: '120', stopLoss: '80', exitTrigger: 'mark' }]);
    contracts.setMark(SYMBOL, '79');
    expect(amount()).toBeUndefined();
    expect(openAtVenue()).toEqual([]);
  });

  it('shrink with a partial close, and a close ends both', async () => {
    await submit({ ...MARKET, ...EXITS, exit_trigger: 'last' });
    expect(stopsAtVenue()).toHaveLength(2);
    const [position] = await list(LIST_STATUS.positions);
    expect(position).toMatchObject({ exitTrigger: 'last' });
    const id = position?.id ?? 0;
    await send(leverClose, { id, share: '4000' });
    expect(stopsAtVenue()).toEqual([
      ['stopLoss', '80', 'last', '0.6'],
      ['takeProfit', '120', 'last', '0.6'],
    ]);
    expect(await send(leverClose, { id })).toMatchObject({ message: SERVER_TEXTS.positionClosed });
    expect(openAtVenue()).toEqual([]);
  });

  it('of a waiting order are changed and removed, and so are those of a position', async () => {
    await submit({ ...LIMIT, ...EXITS });
    const id = (await list(LIST_STATUS.entrusts))[0]?.id ?? 0;
    const change = { id, target_profit_price: '0', stop_loss_price: '70', exit_trigger: 'last' };
    expect(await send(leverSetStop, change)).toMatchObject({ message: SERVER_TEXTS.stopsSet });
    // A repetition is no other change.
    expect(await send(leverSetStop, change)).toMatchObject({ message: SERVER_TEXTS.stopsSet });
    const [changed] = await list(LIST_STATUS.entrusts);
    expect(changed).toMatchObject({ id, stopLoss: '70', exitTrigger: 'last' });
    expect(changed?.takeProfit).toBeUndefined();
    expect(await send(leverSetStop, { ...change, stop_loss_price: '95' })).toMatchObject({
      message: SERVER_TEXTS.longStopLossTooHigh,
    });
    running.loopback.contracts.setMark(SYMBOL, '90');
    expect(stopsAtVenue()).toEqual([['stopLoss', '70', 'last', '1']]);
    await expect.poll(() => list(LIST_STATUS.positions), { timeout: 30_000 }).toHaveLength(1);
    const position = (await list(LIST_STATUS.positions))[0]?.id ?? 0;
    const stops = { id: position, target_profit_price: '130', stop_loss_price: '75' };
    expect(await send(leverSetStop, stops)).toMatchObject({ message: SERVER_TEXTS.stopsSet });
    expect(stopsAtVenue()).toEqual(
      expect.arrayContaining([
        ['stopLoss', '75', 'mark', '1'],
        ['takeProfit', '130', 'mark', '1'],
      ]),
    );
    expect(stopsAtVenue()).toHaveLength(2);
    // Those of another order would be doubled.
    expect(await submit({ ...LIMIT, ...EXITS })).toMatchObject({ message: SERVER_TEXTS.leverageOtherExits });
  });

  it('are found with an order whose reply is lost, and a change whose reply is lost is looked up', async () => {
    // The multiple is set before the first order.
    await submit({ ...LIMIT, target_price: '89' });
    running.loopback.faults.lostReplies = 1;
    expect(await submit({ ...LIMIT, ...EXITS })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    const entrust = (await list(LIST_STATUS.entrusts)).find(({ entryPrice }) => entryPrice === '90');
    expect(entrust).toMatchObject({ takeProfit: '120', stopLoss: '80' });
    running.loopback.faults.lostReplies = 1;
    const change = { id: entrust?.id ?? 0, target_profit_price: '125', stop_loss_price: '80' };
    expect(await send(leverSetStop, change)).toMatchObject({ message: SERVER_TEXTS.stopsSet });
    expect(openAtVenue().map(({ exits }) => exits?.takeProfit)).toEqual(['125', undefined]);
  });

  it('that the venue does not confirm are told, and the order is not sent again', async () => {
    lostExits = 1;
    const asked = { ...pair, ...LIMIT, ...EXITS };
    const at = (t += 1);
    // Not a refusal: the client counts the order as placed.
    const told = { type: 'ok', message: SERVER_TEXTS.venueExitsUnconfirmed };
    expect(await client.ask(leverSubmit, asked, { token, t: at })).toMatchObject(told);
    expect(openAtVenue()).toHaveLength(1);
    expect(await client.ask(leverSubmit, asked, { token, t: at })).toMatchObject(told);
    expect(openAtVenue()).toHaveLength(1);
  });

  it('on the wrong side, that trail, or of a reduce-only order are refused, and nothing is sent', async () => {
    const refused = [
      [{ ...LIMIT, stop_loss_price: '95' }, SERVER_TEXTS.longStopLossTooHigh],
      [{ ...MARKET, target_profit_price: '95' }, SERVER_TEXTS.longTakeProfitTooLow],
      [{ ...LIMIT, trail_distance: '5', trail_unit: 'price' }, SERVER_TEXTS.notOpen],
      [{ ...LIMIT, ...EXITS, reduce_only: 1 }, SERVER_TEXTS.notOpen],
    ] as const;
    for (const [fields, message] of refused) expect(await submit(fields)).toMatchObject({ message });
    expect(openAtVenue()).toEqual([]);
    expect(amount()).toBeUndefined();
  });

  it('of a waiting order are changed back, although the list of the screens is older than the first change', async () => {
    await submit({ ...LIMIT, ...EXITS });
    const id = (await list(LIST_STATUS.entrusts))[0]?.id ?? 0;
    for (const stop of ['70', '80']) {
      const change = { id, ...EXITS, stop_loss_price: stop };
      expect(await send(leverSetStop, change)).toMatchObject({ message: SERVER_TEXTS.stopsSet });
      expect(exitsAtVenue()).toMatchObject([{ stopLoss: stop }]);
    }
  });

  it('are refused beside a waiting order that carries others, and taken beside one that carries the same', async () => {
    await submit({ ...LIMIT, ...EXITS });
    const other = { ...LIMIT, target_profit_price: '130', stop_loss_price: '60' };
    expect(await submit(other)).toMatchObject({ message: SERVER_TEXTS.leverageOtherExits });
    expect(await submit({ ...LIMIT, ...EXITS, exit_trigger: 'last' })).toMatchObject({
      message: SERVER_TEXTS.leverageOtherExits,
    });
    expect(openAtVenue()).toHaveLength(1);
    expect(await submit({ ...LIMIT, ...EXITS })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    const id = (await list(LIST_STATUS.entrusts))[0]?.id ?? 0;
    expect(await send(leverSetStop, { id, ...EXITS, stop_loss_price: '70' })).toMatchObject({
      message: SERVER_TEXTS.leverageOtherExits,
    });
    expect(exitsAtVenue()).toMatchObject([{ stopLoss: '80' }, { stopLoss: '80' }]);
    // Without exits an order replaces none.
    const none = { id, target_profit_price: '0', stop_loss_price: '0' };
    expect(await send(leverSetStop, none)).toMatchObject({ message: SERVER_TEXTS.stopsSet });
    expect(exitsAtVenue()).toHaveLength(1);
  });

  it('of a waiting order keep other ones from the position until the order is cancelled', async () => {
    await submit({ ...LIMIT, ...EXITS });
    await submit(MARKET);
    const id = (await list(LIST_STATUS.positions))[0]?.id ?? 0;
    expect(await send(leverSetStop, { id, ...EXITS })).toMatchObject({ message: SERVER_TEXTS.leverageOtherExits });
    expect(stopsAtVenue()).toEqual([]);
    const entrust = (await list(LIST_STATUS.entrusts))[0]?.id ?? 0;
    await send(leverCancel, { id: entrust });
    expect(await send(leverSetStop, { id, ...EXITS })).toMatchObject({ message: SERVER_TEXTS.stopsSet });
    expect(stopsAtVenue()).toHaveLength(2);
    // Stops that are set on the position stay beside those of an order, even at the same prices.
    expect(await submit({ ...MARKET, ...EXITS })).toMatchObject({ message: SERVER_TEXTS.leverageOtherExits });
    expect(stopsAtVenue()).toHaveLength(2);
  });

  it('are taken with each part of a market order, and are those of the whole position', async () => {
    for (const part of ['0.4', '0.6']) {
      const asked = { ...MARKET, ...EXITS, share: Number(part) * 10_000 };
      expect(await submit(asked)).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    }
    expect(stopsAtVenue()).toEqual([
      ['stopLoss', '80', 'mark', '1'],
      ['takeProfit', '120', 'mark', '1'],
    ]);
    expect(await submit({ ...MARKET, target_profit_price: '120' })).toMatchObject({
      message: SERVER_TEXTS.leverageOtherExits,
    });
    expect(amount()).toBe('1');
  });

  it('below the step of the price are refused: the venue would remove them', async () => {
    const tiny = { target_profit_price: '120', stop_loss_price: '0.0000001' };
    await submit({ ...LIMIT, ...EXITS });
    const entrust = (await list(LIST_STATUS.entrusts))[0]?.id ?? 0;
    expect(await send(leverSetStop, { id: entrust, ...tiny })).toMatchObject({ message: SERVER_TEXTS.triggerInvalid });
    expect(exitsAtVenue()).toMatchObject([{ stopLoss: '80' }]);
    await send(leverCancel, { id: entrust });
    await submit({ ...MARKET, ...EXITS });
    const id = (await list(LIST_STATUS.positions))[0]?.id ?? 0;
    expect(await send(leverSetStop, { id, ...tiny })).toMatchObject({ message: SERVER_TEXTS.triggerInvalid });
    expect(stopsAtVenue()).toHaveLength(2);
  });

  it('are not judged again in a repetition, whose order has been placed', async () => {
    const { exchange } = running.loopback;
    const asked = { ...pair, ...MARKET, ...EXITS };
    const at = (t += 1);
    expect(await client.ask(leverSubmit, asked, { token, t: at })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    exchange.trade(SYMBOL, { side: 'buy', price: '130', amount: '1' });
    await expect
      .poll(() => client.ask(leverDeal, pair), { timeout: 30_000 })
      .toMatchObject({ message: { last_price: '130' } });
    expect(await submit({ ...MARKET, ...EXITS })).toMatchObject({ message: SERVER_TEXTS.longTakeProfitTooLow });
    expect(await client.ask(leverSubmit, asked, { token, t: at })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    expect(amount()).toBe('1');
    exchange.trade(SYMBOL, { side: 'buy', price: '100', amount: '1' });
  });
});
