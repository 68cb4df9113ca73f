import { expect, it } from 'vitest';
import { openMarketData } from '../market-data/market-data';
import { createTestExchange } from '../testing/test-exchange';
import { ensureSameMarket } from './same-market';
import { spotOf } from '../products/spot/spot-orders';

it('data of a venue are refused with simulated prices, and with those of another venue', async () => {
  const test = await createTestExchange();
  const { exchange, clock } = test;
  const market = await openMarketData({
    exchange,
    trades: spotOf(exchange),
    clock,
    onError: () => undefined,
  });
  const start = (venue: string | undefined) =>
    ensureSameMarket(
      { feed: venue === undefined ? { kind: 'simulated' } : { kind: 'ccxt', venue } },
      { exchange, market },
    );
  await start('kraken');
  await start('kraken');
  await expect(start(undefined)).rejects.toThrow('The data are of ccxt:kraken prices, not of simulated');
  await expect(start('binance')).rejects.toThrow('FEED=ccxt:kraken');
  await market.close();
  await test.close();
});
