import { seededRandom } from './random.ts';

/** Decimal text, both. */
export type Level = readonly [price: string, size: string];

/** A snapshot names every level, best first; a delta names those that changed, size '0' takes one away. */
export interface BookMessage {
  readonly type: 'snapshot' | 'delta';
  readonly seq: number;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

export interface TimedMessage {
  /** Milliseconds from the start of the stream. */
  readonly at: number;
  readonly message: BookMessage;
}

export interface BookStream {
  readonly snapshot: BookMessage;
  readonly messages: readonly TimedMessage[];
  /** The best levels of each side after the last message. */
  readonly final: (depth: number) => { readonly bids: readonly Level[]; readonly asks: readonly Level[] };
}

export interface StreamOptions {
  readonly seed: number;
  /** Changes a second; each is a message of its own. */
  readonly rate: number;
  readonly seconds: number;
}

/** Levels a side: more than a screen shows, so that some changes are out of sight, as on an exchange. */
const LEVELS = 40;
const FIRST_MID = 60_000;
const TICK = 0.5;
/** Of the places from the best price on: changes crowd at the top. */
const MEAN_PLACE = 6;

// Distribution of the kinds of change, in per cent.
const NEW_SIZE = 72;
const GONE = 12;
const NEW_LEVEL = 14;

interface RestingLevel {
  /** Price in ticks. */
  readonly ticks: number;
  size: string;
}

interface Side {
  readonly name: 'bids' | 'asks';
  /** Away from the middle: up for asks, down for bids. */
  readonly away: 1 | -1;
  /** Best first. */
  readonly levels: RestingLevel[];
}

const write = ({ ticks, size }: RestingLevel): Level => [(ticks * TICK).toFixed(2), size];

const top = ({ levels }: Side, depth = levels.length) => levels.slice(0, depth).map((level) => write(level));

/**
 * Updates as an exchange sends them, the same for the same seed: most change a size near the top, some take a level away
 * or put one into a gap, now and then the best price is eaten and the other side follows.
 */
export function bookStream({ seed, rate, seconds }: StreamOptions): BookStream {
  const random = seededRandom(seed);
  /** From 0.05 to 7.4, small ones more often. */
  const anySize = () => Math.exp(5 * random() - 3).toFixed(4);
  const anyPlace = (count: number) => Math.min(count - 1, Math.floor(-MEAN_PLACE * Math.log(1 - random())));

  const fill = (name: Side['name'], away: Side['away']): Side => {
    const levels: RestingLevel[] = [];
    // A fifth of the places is empty.
    for (let ticks = FIRST_MID + away; levels.length < LEVELS; ticks += away) {
      if (random() < 0.8) levels.push({ ticks, size: anySize() });
    }
    return { name, away, levels };
  };
  const bids = fill('bids', -1);
  const asks = fill('asks', 1);
  const snapshot: BookMessage = { type: 'snapshot', seq: 0, bids: top(bids), asks: top(asks) };

  let seq = 0;
  const say = (side: Side, level: RestingLevel): BookMessage => {
    seq += 1;
    return { type: 'delta', seq, bids: [], asks: [], [side.name]: [write(level)] };
  };
  const put = (side: Side, ticks: number, size: string): BookMessage => {
    const index = side.levels.findIndex((level) => (level.ticks - ticks) * side.away >= 0);
    const found = side.levels[index];
    if (found?.ticks === ticks) found.size = size;
    else side.levels.splice(index < 0 ? side.levels.length : index, 0, { ticks, size });
    return say(side, { ticks, size });
  };
  const take = (side: Side, index: number): BookMessage => {
    const [gone] = side.levels.splice(index, 1);
    return say(side, { ticks: gone?.ticks ?? 0, size: '0' });
  };

  let step: (() => BookMessage) | undefined;
  const change = (): BookMessage => {
    if (step) {
      const next = step;
      step = undefined;
      return next();
    }
    const [side, other] = random() < 0.5 ? [bids, asks] : [asks, bids];
    const ticksAt = (index: number) => side.levels[index]?.ticks ?? FIRST_MID;
    if (side.levels.length < LEVELS - 5) return put(side, ticksAt(side.levels.length - 1) + side.away, anySize());
    const kind = 100 * random();
    const place = anyPlace(side.levels.length);
    if (kind < NEW_SIZE) return put(side, ticksAt(place), anySize());
    if (kind < NEW_SIZE + GONE) return take(side, Math.max(1, place));
    if (kind < NEW_SIZE + GONE + NEW_LEVEL) return put(side, ticksAt(place) + side.away, anySize());
    const eaten = ticksAt(0);
    step = () => put(other, eaten, anySize());
    return take(side, 0);
  };

  const messages = Array.from({ length: Math.round(rate * seconds) }, (_, index) => ({
    at: (index / rate) * 1000,
    message: change(),
  }));
  return { snapshot, messages, final: (depth) => ({ bids: top(bids, depth), asks: top(asks, depth) }) };
}
