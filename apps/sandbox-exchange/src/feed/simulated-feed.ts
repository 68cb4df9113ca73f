import { HOUR_MS, MINUTE_MS } from '@bourse/contract-server';
import { CURRENCIES } from '../simulation/catalogue/currencies';
import { PAIRS } from '../simulation/catalogue/pairs';
import { quoteAt, LADDER_LEVELS } from '../simulation/bots/ladder';
import { References } from '../simulation/bots/reference';
import { shapeOf, toLot, toTick, type PairShape } from '../simulation/bots/shape';
import { makeHistory } from '../simulation/history/history';
import { normal } from '../simulation/random';
import { decimalsOf } from '@bourse/decimal';
import { fromUnits } from '../market-data/units';
import type { UnitBar } from '../market-data/bar';
import type { Clock, Random } from '../ports';
import type { FeedBar, FeedEvent, FeedLevel, PriceFeed } from './price-feed';

/** Trades of a pair in a step, on average less than one. */
const TRADE_SHARE = 0.4;

/** The simulated market without an exchange: its reference prices, ladders and history. Recordings for tests are made from it. */
export interface SimulatedFeed extends PriceFeed {
  /** A book of every pair, and some trades. */
  step(): void;
}

interface Needs {
  readonly clock: Clock;
  readonly random: Random;
  /** Symbols of the catalogue. */
  readonly symbols: readonly string[];
}

export function simulatedFeed({ clock, random, symbols }: Needs): SimulatedFeed {
  const simulated = PAIRS.filter(({ base, quote }) => symbols.includes(`${base}/${quote}`));
  const history = makeHistory(clock.now(), random);
  const references = new References(CURRENCIES, random, clock.now());
  const shapes = simulated.map((pair) => ({ symbol: `${pair.base}/${pair.quote}`, shape: shapeOfCatalogue(pair) }));
  for (const { shape } of shapes) {
    const last = history.get(shape.pairId)?.['1min'].at(-1)?.close ?? 1;
    references.set(shape, last / 10 ** shape.priceDecimals);
  }
  const listeners = new Set<(event: FeedEvent) => void>();
  const tell = (event: FeedEvent) => {
    for (const listener of listeners) listener(event);
  };

  return {
    venue: 'Simulated',
    symbols: new Map(shapes.map(({ symbol }) => [symbol, symbol])),
    barLengths: [MINUTE_MS, HOUR_MS],
    bars(symbol, length, from, to) {
      const found = shapes.find((one) => one.symbol === symbol);
      const bars = found && history.get(found.shape.pairId)?.[length === MINUTE_MS ? '1min' : '60min'];
      const inTime = (bars ?? []).filter(({ openTime }) => openTime >= from && openTime < to);
      return Promise.resolve(found ? inTime.map((bar) => barOf(bar, found.shape)) : []);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    step() {
      const at = clock.now();
      references.advance(at);
      for (const { symbol, shape } of shapes) {
        const reference = references.of(shape) * 10 ** shape.priceDecimals;
        if (random.next() < TRADE_SHARE) tell({ ...tradeOf(shape, reference, random), kind: 'trade', symbol, at });
        tell({ kind: 'book', symbol, at, ...bookOf(shape, reference, random) });
      }
    },
    close: () => Promise.resolve(),
  };
}

function shapeOfCatalogue(simulated: (typeof PAIRS)[number]): PairShape {
  const { pair, base, quote } = simulated;
  const decimals = { priceDecimals: decimalsOf(pair.tickSize), quantityDecimals: decimalsOf(pair.lotSize) };
  return shapeOf(simulated, { ...pair, ...decimals, symbol: `${base}/${quote}`, leverage: undefined });
}

function bookOf(shape: PairShape, reference: number, random: Random): { bids: FeedLevel[]; asks: FeedLevel[] } {
  const side = (name: 'buy' | 'sell') => {
    const levels = new Map<number, number>();
    for (let level = 0; level < LADDER_LEVELS; level += 1) {
      const { price, quantity } = quoteAt(shape, reference, name, level, random);
      levels.set(price, (levels.get(price) ?? 0) + quantity);
    }
    const ascending = [...levels].toSorted(([one], [other]) => one - other);
    return (name === 'buy' ? ascending.toReversed() : ascending).map(([price, quantity]): FeedLevel => [
      fromUnits(price, shape.priceDecimals),
      fromUnits(quantity, shape.quantityDecimals),
    ]);
  };
  return { bids: side('buy'), asks: side('sell') };
}

function tradeOf(shape: PairShape, reference: number, random: Random) {
  const side = random.next() < 0.5 ? 'buy' : 'sell';
  const price = toTick(shape, reference + (side === 'buy' ? shape.tick : -shape.tick));
  const quantity = toLot(shape, (shape.usualWorth / reference) * Math.exp(normal(random)));
  return {
    side,
    price: fromUnits(price, shape.priceDecimals),
    quantity: fromUnits(quantity, shape.quantityDecimals),
  } as const;
}

function barOf(bar: UnitBar, { priceDecimals, quantityDecimals }: PairShape): FeedBar {
  const price = (units: number) => fromUnits(units, priceDecimals);
  return {
    openTime: bar.openTime,
    open: price(bar.open),
    high: price(bar.high),
    low: price(bar.low),
    close: price(bar.close),
    volume: fromUnits(bar.volume, quantityDecimals),
  };
}
