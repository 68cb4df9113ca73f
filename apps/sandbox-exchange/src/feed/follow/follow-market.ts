import { toDrawingNumber } from '@bourse/decimal';
import { ControlError } from '../../operator/json';
import type { Exchange } from '../../exchange-interface';
import type { MarketData } from '../../market-data/market-data';
import type { Clock } from '../../ports';
import type { Bots } from '../../simulation/bots/bots';
import { botUsers } from '../../simulation/people';
import { takeHistory } from '../history';
import type { FeedSource } from '../source';
import { LATE_AFTER_MS, pricesOf, type Prices } from '../status';
import { Follower } from './follower';

/** The sandbox repeats the venue's events so often, in milliseconds. */
const FLUSH_EVERY_MS = 250;

interface Needs {
  readonly source: FeedSource;
  readonly exchange: Exchange;
  readonly market: MarketData;
  readonly clock: Clock;
  /** Trade the pairs that the venue does not have. */
  readonly simulated: Bots;
  readonly onError: (error: unknown) => void;
}

/**
 * Lets the exchange follow a venue: takes its bars since the last start, and, once started, repeats its books and trades. The other
 * pairs stay simulated, in step with the venue's prices of their currencies.
 * @throws FeedError if the venue does not answer
 */
export async function followMarket({ source, ...needs }: Needs): Promise<{ bots: Bots; prices: Prices }> {
  const { exchange, market, clock, simulated, onError } = needs;
  const { feed, replay } = source;
  const { makers, takers } = await botUsers(exchange);
  const [maker = 0] = makers;
  const [taker = 0] = takers;
  const follower = new Follower({
    exchange,
    feed,
    users: { maker, taker },
    onPrice: ({ symbol }, price) => simulated.follow(symbol, toDrawingNumber(price)),
    // Without the bars of the break the chart has a gap; the pair goes on all the same.
    onBack: (back) => takeHistory(back, { feed, market, now: clock.now() }).catch(onError),
  });
  const pairs = follower.pairs();
  for (const { id } of pairs) exchange.limitPriceAge(id, LATE_AFTER_MS);
  await takeHistory(pairs, { feed, market, now: clock.now() });
  await follower.open([...makers, ...takers]);
  const stopListening = feed.listen((event) => follower.take(event));

  let isOn = false;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();
  async function flush(): Promise<void> {
    await follower.flush().catch(onError);
    if (isOn) schedule();
  }

  function schedule(): void {
    timer = setTimeout(() => {
      flushing = flush();
    }, FLUSH_EVERY_MS);
  }

  const bots: Bots = {
    ...simulated,
    start() {
      if (isOn) return;
      isOn = true;
      simulated.start();
      if (!replay) schedule();
      replay?.start({
        apply: () => follower.flush(),
        tick: () => exchange.tick(),
        onPause: (isPaused) => (isPaused ? void simulated.stop().catch(onError) : simulated.start()),
        onError,
      });
    },
    async stop() {
      isOn = false;
      clearTimeout(timer);
      replay?.pause();
      await flushing;
      await simulated.stop();
    },
    isRunning: () => isOn,
    async setPrice(pairId, price) {
      if (pairs.some(({ id }) => id === pairId)) throw new ControlError(`The pair follows ${feed.venue}.`);
      await simulated.setPrice(pairId, price);
    },
    close() {
      stopListening();
      simulated.close();
    },
  };
  return { bots, prices: pricesOf({ exchange, feed, replay, pairs }) };
}
