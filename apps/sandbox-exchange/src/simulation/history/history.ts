import { decimalsOf } from '@bourse/decimal';
import { DAY_MS } from '@bourse/contract-server';
import { aggregate, type UnitBar } from '../../market-data/bar';
import { toUnits } from '../../market-data/units';
import type { Random } from '../../ports';
import type { BaseResolution } from '../../store/types';
import { CURRENCIES, type SimulatedCurrency } from '../catalogue/currencies';
import { PAIRS, type SimulatedPair } from '../catalogue/pairs';
import { barsAlong, type BarShape } from './bars';
import { gap, wholeHistory, type Timeline } from './timeline';
import { throughAnchors, randomWalk, type Path } from './random-walk';

/** New bars of a pair, oldest first, at each stored resolution. */
export type History = Record<BaseResolution, UnitBar[]>;

/** The running bars that the new ones go on from. */
export type Running = Partial<Record<BaseResolution, UnitBar>>;

/** Trades per second of all pairs on which the history's volumes are based; similar to the default bots. */
const TRADES_PER_SECOND = 3;

const WEIGHTS = PAIRS.reduce((sum, { weight }) => sum + weight, 0);

function currencyOf(code: string): SimulatedCurrency {
  const found = CURRENCIES.find(({ currency }) => currency.code === code);
  if (!found) throw new RangeError(`no currency ${code}`);
  return found;
}

const presentPrice = (code: string) => currencyOf(code).anchors.at(-1)?.price ?? 1;

/**
 * History up to the present, by pair id: passes through the catalogue's anchors to the current prices. Coarser bars are
 * folded from the finer ones if both exist, and pairs of the same currencies are consistent.
 */
export function makeHistory(now: number, random: Random): Map<number, History> {
  const timeline = wholeHistory(now);
  const slots = allSlots(timeline);
  const paths = randomWalk(slots, CURRENCIES, random);
  const starts = new Map(
    CURRENCIES.map((of) => {
      const code = of.currency.code;
      return [code, throughAnchors(pathOf(paths, code), slots, of, now)] as const;
    }),
  );
  return new Map(
    PAIRS.map((simulated) => {
      const start = (starts.get(simulated.base) ?? 0) - (starts.get(simulated.quote) ?? 0);
      return [simulated.pair.id, barsOf(simulated, timeline, paths, start, {}, random)] as const;
    }),
  );
}

/** History since the exchange last ran, continuing each pair's last minute; empty without a gap. */
export function fillGap(running: ReadonlyMap<number, Running>, now: number, random: Random): Map<number, History> {
  const filled = new Map<number, History>();
  const since = Math.max(...[...running.values()].map((bars) => bars['1min']?.openTime ?? 0));
  if (since <= 0) return filled;
  const timeline = gap(since + 60_000, now);
  const slots = allSlots(timeline);
  if (slots.length === 0) return filled;
  const paths = randomWalk(slots, CURRENCIES, random);
  for (const simulated of PAIRS) {
    const bars = running.get(simulated.pair.id);
    const last = bars?.['1min']?.close;
    if (!bars || last === undefined) continue;
    const start = Math.log(last) - Math.log(10) * decimalsOf(simulated.pair.tickSize);
    filled.set(simulated.pair.id, barsOf(simulated, timeline, paths, start, bars, random));
  }
  return filled;
}

const allSlots = ({ days, hours, minutes }: Timeline) => [...days, ...hours, ...minutes];

function pathOf(paths: ReadonlyMap<string, Path>, code: string): Path {
  const path = paths.get(code);
  if (!path) throw new RangeError(`no path of ${code}`);
  return path;
}

function barsOf(
  simulated: SimulatedPair,
  timeline: Timeline,
  paths: ReadonlyMap<string, Path>,
  startPrice: number,
  running: Running,
  random: Random,
): History {
  const bars = barsAlong(allSlots(timeline), shapeOf(simulated, paths, startPrice), random);
  const minutes = bars.slice(timeline.days.length + timeline.hours.length);
  const withHours = bars.slice(timeline.days.length);
  const goOn = (resolution: BaseResolution, finer: UnitBar[]) => {
    const bar = running[resolution];
    return bar ? [bar, ...finer] : finer;
  };
  return {
    '1min': minutes,
    '60min': aggregate(goOn('60min', withHours), '60'),
    '1D': aggregate(goOn('1D', bars), '1D'),
  };
}

/** `startPrice` is the log of the price in quote currency. */
function shapeOf(simulated: SimulatedPair, paths: ReadonlyMap<string, Path>, startPrice: number): BarShape {
  const { pair, base, quote, weight, tradeWorth } = simulated;
  const priceDecimals = decimalsOf(pair.tickSize);
  const quantityDecimals = decimalsOf(pair.lotSize);
  const tradesPerDay = (TRADES_PER_SECOND * (DAY_MS / 1000) * weight) / WEIGHTS;
  return {
    start: startPrice + Math.log(10) * priceDecimals,
    base: pathOf(paths, base),
    quote: pathOf(paths, quote),
    tick: toUnits(pair.tickSize, priceDecimals),
    lot: toUnits(pair.lotSize, quantityDecimals),
    dayVolume: ((tradesPerDay * tradeWorth) / presentPrice(base)) * 10 ** quantityDecimals,
    volatility: Math.hypot(currencyOf(base).volatility, currencyOf(quote).volatility),
  };
}
