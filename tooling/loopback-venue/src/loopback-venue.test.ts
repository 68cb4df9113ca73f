import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isCcxtInstalled } from './ccxt-home';
import { connectCcxt, type CcxtRow, type CcxtVenue } from './connect-ccxt';
import { startLoopbackVenue, type DialectName, type LoopbackVenue } from './venue';

const SYMBOL = 'BTC/USDT';
const OPEN = Date.UTC(2026, 10, 20, 8);
const CLIENT_ID = '0123456789abcdef0123456789abcdef';
const DIALECTS: readonly DialectName[] = ['kraken', 'binance'];
/** Without ccxt there is nothing that speaks the dialects: `npm test` and `FEED=ccxt:kraken npm start` install it. */
const isThere = isCcxtInstalled();

const bar = (minute: number) => ({
  openTime: OPEN + minute * 60_000,
  open: decimal('96000'),
  high: decimal('97000'),
  low: decimal('95000'),
  close: decimal('96500'),
  volume: decimal('2.5'),
});

describe.skipIf(!isThere).each(DIALECTS)('the venue in the dialect of %s, through ccxt', (dialect) => {
  let venue: LoopbackVenue;
  let ccxt: CcxtVenue;

  beforeEach(async () => {
    venue = await startLoopbackVenue({
      dialect,
      fee: '0',
      markets: [
        { symbol: SYMBOL, tick: '0.1', lot: '0.0001', minAmount: '0.001', minTotal: '5' },
        { symbol: 'ETH/USDT' },
      ],
    });
    const { exchange } = venue;
    exchange.setBook(SYMBOL, {
      bids: [['96990', '1']],
      asks: [
        ['97000', '0.3'],
        ['97010', '2'],
      ],
    });
    exchange.trade(SYMBOL, { side: 'sell', price: '96990', amount: '0.25' });
    exchange.setBars(SYMBOL, [0, 1, 2].map(bar));
    exchange.account.fund('USDT', decimal('100000'));
    exchange.account.fund('BTC', decimal('1'));
    ccxt = await connectCcxt(dialect, venue);
  });

  afterEach(async () => {
    await ccxt.close();
    await venue.close();
  });

  const limitBuy = (amount: string, price: string) =>
    ccxt.createOrder(SYMBOL, 'limit', 'buy', amount, price, { clientOrderId: CLIENT_ID });
  const byClientId = async (): Promise<CcxtRow | undefined> => {
    const params = { clientOrderId: CLIENT_ID };
    if (dialect === 'binance') return ccxt.fetchOrder(undefined, SYMBOL, params);
    return (await ccxt.fetchOpenOrders(SYMBOL, undefined, undefined, params))[0];
  };
  const free = async (code: string) => Number((await ccxt.fetchBalance())[code]?.free);

  it('the venue answers markets, book, trades, bars and ticker', async () => {
    await ccxt.loadMarkets();
    expect(ccxt.markets[SYMBOL]).toMatchObject({
      active: true,
      precision: { price: '0.1', amount: '0.0001' },
      limits: { amount: { min: '0.001' }, cost: { min: '5' } },
    });
    const { bids, asks } = await ccxt.fetchOrderBook(SYMBOL);
    const rows = (side: typeof bids) => side.map((level) => level.slice(0, 2).map(Number));
    expect([rows(bids), rows(asks)]).toEqual([
      [[96_990, 1]],
      [
        [97_000, 0.3],
        [97_010, 2],
      ],
    ]);
    expect(await ccxt.fetchTrades(SYMBOL)).toMatchObject([{ side: 'sell', price: '96990', amount: '0.25' }]);
    const bars = await ccxt.fetchOHLCV(SYMBOL, '1m', OPEN + 60_000);
    expect(bars.map(([at, , , , close]) => [Number(at), Number(close)])).toEqual([
      [OPEN + 60_000, 96_500],
      [OPEN + 120_000, 96_500],
    ]);
    expect(await ccxt.fetchTicker(SYMBOL)).toMatchObject({ last: '96990', bid: '96990', ask: '97000' });
  });

  it('the venue lets an order rest, fills it in parts, and cancels the rest', async () => {
    const { id } = await limitBuy('0.5', '96000');
    expect(await byClientId()).toMatchObject({ id, clientOrderId: CLIENT_ID, status: 'open', filled: '0' });
    expect(await free('USDT')).toBe(52_000);
    venue.exchange.trade(SYMBOL, { side: 'sell', price: '95990', amount: '0.2' });
    expect(await ccxt.fetchOpenOrders(SYMBOL)).toMatchObject([{ filled: '0.2', remaining: '0.3' }]);
    await ccxt.cancelOrder(String(id), SYMBOL);
    expect(await ccxt.fetchOpenOrders(SYMBOL)).toEqual([]);
    expect(await ccxt.fetchOrder(String(id), SYMBOL)).toMatchObject({ status: 'canceled', filled: '0.2' });
    expect([await free('USDT'), await free('BTC')]).toEqual([80_800, 1.2]);
    expect(await ccxt.fetchMyTrades(SYMBOL)).toMatchObject([{ price: '96000', amount: '0.2', side: 'buy' }]);
  });

  it('the venue fills a market order through the book, and refuses an impossible one', async () => {
    const { id } = await ccxt.createOrder(SYMBOL, 'market', 'buy', '0.5');
    expect(await ccxt.fetchOrder(String(id), SYMBOL)).toMatchObject({ status: 'closed', filled: '0.5' });
    expect(await free('USDT')).toBe(100_000 - 0.3 * 97_000 - 0.2 * 97_010);
    await expect(limitBuy('5', '96000')).rejects.toMatchObject({ name: 'InsufficientFunds' });
    await limitBuy('0.01', '96000');
    await expect(limitBuy('0.02', '96000')).rejects.toThrow(/Duplicate|cl_ord_id/);
    await ccxt.cancelAllOrders(SYMBOL);
    expect((await ccxt.fetchClosedOrders(SYMBOL)).length).toBeGreaterThan(0);
    expect(venue.exchange.orders()).toHaveLength(2);
  });

  const place = (side: string, amount: string, price: string, params: object) =>
    ccxt.createOrder(SYMBOL, 'limit', side, amount, price, params);
  const stateOf = async ({ id }: CcxtRow) => {
    const { status, filled } = await ccxt.fetchOrder(String(id), SYMBOL);
    return [status, filled];
  };

  it('the venue ends what an immediate order does not trade, and trades all or nothing of a fill-or-kill', async () => {
    const ended = dialect === 'binance' ? 'expired' : 'canceled';
    expect(await stateOf(await place('buy', '0.5', '97000', { timeInForce: 'FOK' }))).toEqual([ended, '0']);
    expect(await stateOf(await place('buy', '0.5', '97000', { timeInForce: 'IOC' }))).toEqual([ended, '0.3']);
    expect(await stateOf(await place('buy', '0.2', '97010', { timeInForce: 'FOK' }))).toEqual(['closed', '0.2']);
    expect(await ccxt.fetchOpenOrders(SYMBOL)).toEqual([]);
    expect(await free('USDT')).toBe(100_000 - 0.3 * 97_000 - 0.2 * 97_010);
  });

  it('the venue refuses a post-only order that would trade at once', async () => {
    await expect(place('buy', '0.1', '97000', { postOnly: true })).rejects.toThrow(/match and take|Post only/);
    expect(await stateOf(await place('buy', '0.1', '96999', { postOnly: true }))).toEqual(['open', '0']);
  });

  it('the venue holds a stop-limit order back until a trade reaches its trigger', async () => {
    const stop = await place('buy', '0.1', '97020', { stopLossPrice: '97005' });
    venue.exchange.trade(SYMBOL, { side: 'buy', price: '97004.9', amount: '0.1' });
    expect(await stateOf(stop)).toEqual(['open', '0']);
    venue.exchange.trade(SYMBOL, { side: 'buy', price: '97005', amount: '0.1' });
    expect(await stateOf(stop)).toEqual(['closed', '0.1']);
  });

  it('the venue answers deposit addresses, deposits and withdrawals', async () => {
    const { account } = venue.exchange;
    account.setAddress('USDT', 'ERC20', '0x7cb275a5e07ba943fee972e165d80daa67cb2dd0');
    const common = {
      currency: 'USDT',
      network: 'ERC20',
      fee: decimal('0'),
      address: 'a',
      transactionId: 't',
      at: OPEN,
    };
    account.addTransfer({ ...common, id: 'd1', kind: 'deposit', amount: decimal('10.5'), isDone: true });
    account.addTransfer({ ...common, id: 'w1', kind: 'withdrawal', amount: decimal('3'), isDone: false });
    const address = await ccxt.fetchDepositAddress('USDT', dialect === 'kraken' ? { method: 'ERC20' } : {});
    expect(address).toMatchObject({ address: '0x7cb275a5e07ba943fee972e165d80daa67cb2dd0' });
    expect(await ccxt.fetchDeposits('USDT')).toMatchObject([{ id: 'd1', amount: '10.5', status: 'ok' }]);
    expect(await ccxt.fetchWithdrawals('USDT')).toMatchObject([{ id: 'w1', amount: '3', status: 'pending' }]);
  });

  it('the venue sends book, trades, ticker and bars', async () => {
    const streams = await connectCcxt(dialect, venue, { isForStreams: true });
    const first = await streams.watchOrderBook(SYMBOL);
    expect(first.asks[0]?.slice(0, 2).map(Number)).toEqual([97_000, 0.3]);
    const next = streams.watchOrderBook(SYMBOL);
    venue.exchange.setBook(SYMBOL, { bids: [['96980', '4']], asks: [['97000', '0.1']] });
    const { bids, asks } = await next;
    const levels = [bids, asks].map((side) => side.map((level) => level.slice(0, 2)));
    expect(levels).toEqual([[[96_980, 4]], [[97_000, 0.1]]]);

    const [subscribedToTrades, subscribedToTicker] = [venue.subscribed('trades'), venue.subscribed('ticker')];
    const [trades, ticker] = [streams.watchTrades(SYMBOL), streams.watchTicker(SYMBOL)];
    await Promise.all([subscribedToTrades, subscribedToTicker]);
    venue.exchange.trade(SYMBOL, { side: 'buy', price: '97000.5', amount: '0.01' });
    expect((await trades)[0]).toMatchObject({ side: 'buy', amount: 0.01 });
    expect(Number((await ticker)['last'])).toBe(97_000.5);
    expect(Number((await streams.watchOHLCV(SYMBOL, '1m'))[0]?.[0])).toBe(OPEN + 120_000);
    await streams.close();
  });

  it('the venue sends own orders and balances, to the right key only', async () => {
    const subscribed = venue.subscribed('orders');
    const orders = ccxt.watchOrders();
    await subscribed;
    await limitBuy('0.5', '96000');
    expect((await orders)[0]).toMatchObject({ symbol: SYMBOL, side: 'buy', status: 'open' });
    const balance = ccxt.watchBalance();
    if (dialect === 'binance') venue.exchange.account.fund('BTC', decimal('3'));
    expect(Number((await balance)['BTC']?.total)).toBe(dialect === 'binance' ? 3 : 1);

    const stranger = await connectCcxt(dialect, { ...venue, keys: { ...venue.keys, secret: 'AAAA' } });
    await expect(stranger.fetchBalance()).rejects.toThrow(/[Ss]ignature/);
    await expect(stranger.watchOrders()).rejects.toThrow(/[Ss]ignature/);
    await stranger.close();
  });

  it('the venue loses the reply of an order, which is then found by its client id', async () => {
    await ccxt.loadMarkets();
    venue.faults.lostReplies = 1;
    await expect(limitBuy('0.5', '96000')).rejects.toMatchObject({ name: 'NetworkError' });
    expect(await byClientId()).toMatchObject({ status: 'open', amount: '0.5' });
    expect(venue.exchange.orders()).toHaveLength(1);
  });

  it('the venue refuses with too many requests, with a clock that differs, in maintenance, and for a delisted pair', async () => {
    await ccxt.loadMarkets();
    venue.faults.rateLimited = 1;
    await expect(limitBuy('0.5', '96000')).rejects.toMatchObject({ name: 'DDoSProtection' });
    venue.faults.clockSkew = 60_000;
    await expect(limitBuy('0.5', '96000')).rejects.toMatchObject({ name: 'InvalidNonce' });
    venue.faults.clockSkew = 0;
    venue.faults.isInMaintenance = true;
    await expect(limitBuy('0.5', '96000')).rejects.toMatchObject({
      name: dialect === 'kraken' ? 'ExchangeNotAvailable' : 'OnMaintenance',
    });
    venue.faults.isInMaintenance = false;
    venue.exchange.delist(SYMBOL);
    await expect(limitBuy('0.5', '96000')).rejects.toThrow(/closed|cancel_only/);
    await ccxt.loadMarkets(true);
    expect(ccxt.markets[SYMBOL]).toMatchObject({ active: false });
    expect(venue.exchange.orders()).toEqual([]);
  });
});

describe.skipIf(!isThere)('a gap in the sequence of a book', () => {
  it('a gap in the sequence of a book is found in the dialect of Binance, and the next book is whole', async () => {
    const venue = await startLoopbackVenue({ dialect: 'binance', markets: [{ symbol: SYMBOL }] });
    venue.exchange.setBook(SYMBOL, { asks: [['97000', '1']] });
    const ccxt = await connectCcxt('binance', venue);
    await ccxt.watchOrderBook(SYMBOL);
    venue.faults.skippedBookChanges = 1;
    const next = ccxt.watchOrderBook(SYMBOL);
    venue.exchange.setBook(SYMBOL, { asks: [['97100', '1']] });
    venue.exchange.setBook(SYMBOL, { asks: [['97200', '1']] });
    await expect(next).rejects.toMatchObject({ name: 'ChecksumError' });
    const { asks } = await ccxt.watchOrderBook(SYMBOL);
    expect(asks.map(([price]) => Number(price))).toEqual([97_200]);
    await ccxt.close();
    await venue.close();
  });
});
