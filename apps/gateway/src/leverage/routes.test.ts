import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { capabilities } from '@bourse/contracts/site';
import {
  leverBatchClose,
  leverCancel,
  leverClose,
  leverDeal,
  leverDealAll,
  leverMyTrade,
  leverSetStop,
  leverSubmit,
  LIST_STATUS,
} from '@bourse/contracts/lever';
import { quotationNew } from '@bourse/contracts/market';
import { isCcxtInstalled } from '@bourse/loopback-venue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decimal } from '@bourse/decimal';
import { gatewayClient, type Fields, type GatewayClient } from '../testing/gateway-client';
import { startLoopbackGateway, type LoopbackGateway } from '../testing/loopback-gateway';

const MARKET = { multiple: 10, share: 10000, type: 1, status: 1, target_price: '100' };

/** Every call of leverage over HTTP; the book of the venue is the judge. */
describe.skipIf(!isCcxtInstalled())('leverage over HTTP', () => {
  let running: LoopbackGateway;
  let client: GatewayClient;
  let token: string;
  let pair: Fields;
  let t = Date.now();

  beforeAll(async () => {
    const env = { MAX_ORDER: '10000', MAX_DAY: '1000000', PAIRS: 'BTC/USDT,ETH/USDT' };
    running = await startLoopbackGateway({ env, depth: '9' });
    client = gatewayClient(running.gateway.address);
    token = await client.logIn();
    const shown = (await client.reply(quotationNew))[0]?.pairs[0];
    pair = { currency_id: shown?.baseId ?? 0, legal_id: shown?.quoteId ?? 0 };
  });
  afterAll(() => running.close());
  beforeEach(() => running.loopback.contracts.reset(decimal('1000')));

  const send = (call: Parameters<GatewayClient['ask']>[0], fields: Fields) =>
    client.ask(call, fields, { token, t: (t += 1) });
  const list = (status: number) => client.reply(leverMyTrade, { ...pair, status, page: 1 }, token);
  const positions = async () => (await list(LIST_STATUS.positions)).orders;
  /** Of the venue. */
  const amount = () => running.loopback.contracts.positions()[0]?.amount;
  const openAtVenue = () => running.loopback.contracts.orders().filter(({ state }) => state === 'open');

  async function opened() {
    expect(await send(leverSubmit, { ...pair, ...MARKET })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    expect(amount()).toBe('1');
    const [position] = await positions();
    if (!position) throw new Error('the position is not listed');
    return position;
  }

  it('a position is opened, listed and closed', async () => {
    const position = await opened();
    expect(position).toMatchObject({ direction: 'long', lots: '10000', multiple: '10' });
    expect((await client.reply(leverDealAll, { ...pair, page: 1 }, token)).orders).toMatchObject([{ id: position.id }]);
    expect((await client.reply(leverDeal, pair, token)).positions).toMatchObject([{ id: position.id }]);
    expect(await send(leverClose, { id: position.id })).toMatchObject({ message: SERVER_TEXTS.positionClosed });
    expect(amount()).toBeUndefined();
    expect((await list(LIST_STATUS.closed)).orders).toMatchObject([{ lots: '10000' }]);
    expect(await send(leverClose, { id: position.id })).toMatchObject({ message: SERVER_TEXTS.positionNotFound });
  });

  it('a part of a position is closed, and its stops stay', async () => {
    expect((await client.ask(capabilities)).message).toMatchObject({ leverage_partial_close: 1 });
    const { id } = await opened();
    await send(leverSetStop, { id, target_profit_price: '0', stop_loss_price: '90' });
    expect(await send(leverClose, { id, share: '1.5' })).toMatchObject({ message: SERVER_TEXTS.lotsPositiveInteger });
    expect(await send(leverClose, { id, share: '4000' })).toMatchObject({ message: SERVER_TEXTS.positionClosed });
    expect(amount()).toBe('0.6');
    expect(await positions()).toMatchObject([{ id, lots: '6000', stopLoss: '90' }]);
    // More than is open: the position closes as a whole.
    expect(await send(leverClose, { id, share: '7000' })).toMatchObject({ message: SERVER_TEXTS.positionClosed });
    expect(amount()).toBeUndefined();
    expect(openAtVenue()).toEqual([]);
  });

  it('the stops of a position are set and removed', async () => {
    const { id } = await opened();
    const stops = { id, target_profit_price: '120', stop_loss_price: '90' };
    expect(await send(leverSetStop, stops)).toMatchObject({ message: SERVER_TEXTS.stopsSet });
    expect(openAtVenue().map(({ trigger }) => trigger?.price)).toEqual(expect.arrayContaining(['90', '120']));
    expect(await positions()).toMatchObject([{ takeProfit: '120', stopLoss: '90' }]);
    await send(leverSetStop, { id, target_profit_price: '0', stop_loss_price: '0' });
    expect(openAtVenue()).toEqual([]);
    const wrong = { id, target_profit_price: '0', stop_loss_price: '110' };
    expect(await send(leverSetStop, wrong)).toMatchObject({ message: SERVER_TEXTS.longStopLossTooHigh });
  });

  it('an order that waits for its price is listed and revoked', async () => {
    await send(leverSubmit, { ...pair, ...MARKET, status: 0, target_price: '55' });
    const [entrust] = (await list(LIST_STATUS.entrusts)).orders;
    expect(entrust).toMatchObject({ lots: '10000', entryPrice: '55' });
    expect(openAtVenue()).toHaveLength(1);
    const id = entrust?.id ?? 0;
    expect(await send(leverCancel, { id })).toMatchObject({ message: SERVER_TEXTS.entrustRevoked });
    expect(openAtVenue()).toEqual([]);
    expect((await list(LIST_STATUS.revoked)).orders).toMatchObject([{ id }]);
    expect(await send(leverCancel, { id })).toMatchObject({ message: SERVER_TEXTS.orderNotRevocable });
  });

  it('a reduce-only order makes the position smaller, waits for its price, and never opens a position', async () => {
    expect((await client.ask(capabilities)).message).toMatchObject({ leverage_order_types: ['reduce_only'] });
    const reduce = { ...pair, ...MARKET, type: 2, multiple: 1, reduce_only: 1 };
    expect(await send(leverSubmit, reduce)).toMatchObject({ message: SERVER_TEXTS.nothingToClose });
    const { id } = await opened();
    expect(await send(leverSubmit, { ...reduce, share: 3000 })).toMatchObject({ message: SERVER_TEXTS.positionClosed });
    expect(amount()).toBe('0.7');
    const waiting = { ...reduce, share: 20_000, status: 0, target_price: '120' };
    expect(await send(leverSubmit, waiting)).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    const [entrust] = (await list(LIST_STATUS.entrusts)).orders;
    expect(entrust).toMatchObject({ direction: 'short', lots: '7000', entryPrice: '120', isReduceOnly: true });
    await send(leverCancel, { id: entrust?.id ?? 0 });
    expect((await list(LIST_STATUS.revoked)).orders[0]).toMatchObject({ isReduceOnly: true });
    await send(leverSubmit, { ...waiting, share: 2000 });
    running.loopback.contracts.setMark('BTC/USDT', '121');
    expect(amount()).toBe('0.5');
    await expect.poll(async () => (await list(LIST_STATUS.filled)).orders.length, { timeout: 30_000 }).toBe(1);
    const [filled] = (await list(LIST_STATUS.filled)).orders;
    expect(filled).toMatchObject({ direction: 'short', lots: '2000', entryPrice: '120', closes: [{ lots: '2000' }] });
    expect(await positions()).toMatchObject([{ id, lots: '5000' }]);
    // A reduce-only order that is left is cancelled with its position.
    await send(leverSubmit, waiting);
    expect(openAtVenue()).toHaveLength(1);
    await send(leverClose, { id });
    expect(openAtVenue()).toEqual([]);
  });

  it('an order whose exits would not be at the venue is refused, and nothing is sent', async () => {
    for (const exits of [{ stop_loss_price: '90' }, { target_profit_price: '120' }, { trail_distance: '5' }])
      expect(await send(leverSubmit, { ...pair, ...MARKET, ...exits })).toMatchObject({
        message: SERVER_TEXTS.notOpen,
      });
    expect(amount()).toBeUndefined();
    expect(await send(leverSubmit, { ...pair, ...MARKET, stop_loss_price: '0' })).toMatchObject({ type: 'ok' });
    await send(leverBatchClose, { type: 0 });
  });

  it('all positions are closed, and those of one direction', async () => {
    await opened();
    expect(await send(leverBatchClose, { type: 2 })).toMatchObject({ message: SERVER_TEXTS.nothingToClose });
    expect(await send(leverBatchClose, { type: 1 })).toMatchObject({ message: SERVER_TEXTS.positionClosed });
    expect(amount()).toBeUndefined();
  });

  it('ids of positions and orders grow with time and are safe integers, as the contract has them', async () => {
    const first = await opened();
    await send(leverClose, { id: first.id });
    const second = await opened();
    expect(second.id).toBeGreaterThan(first.id);
    expect(Number.isSafeInteger(second.id)).toBe(true);
    await send(leverBatchClose, { type: 0 });
  });

  it('a pair without a contract has no lot size, and an order of leverage is refused with the reason', async () => {
    const pairs = (await client.reply(quotationNew)).flatMap((group) => group.pairs);
    expect(pairs.map(({ symbol, lotSize }) => [symbol, lotSize])).toEqual([
      ['BTC/USDT', '0.0001'],
      ['ETH/USDT', undefined],
    ]);
    const eth = pairs[1];
    const fields = { currency_id: eth?.baseId ?? 0, legal_id: eth?.quoteId ?? 0 };
    expect(await send(leverSubmit, { ...fields, ...MARKET })).toMatchObject({ message: SERVER_TEXTS.leverageClosed });
    expect(openAtVenue()).toEqual([]);
    expect(amount()).toBeUndefined();
  });
});
