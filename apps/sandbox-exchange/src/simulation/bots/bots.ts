import { toDrawingNumber, ZERO, type Decimal } from '@bourse/decimal';
import type { Exchange } from '../../exchange-interface';
import { fromUnits } from '../../ledger/money';
import { toUnits } from '../../market-data/units';
import type { Clock, Random } from '../../ports';
import type { BookLevel } from '../../core/book';
import { CURRENCIES } from '../catalogue/currencies';
import { PAIRS } from '../catalogue/pairs';
import { exponential, weighted } from '../random';
import { Desk } from './desk';
import { ladder } from './ladder';
import { nextAction, type View } from './plan';
import { References } from './reference';
import { shapeOf, toTick, type PairShape } from './shape';

/** Levels of the book that count as within a taker's reach. */
const REACH_LEVELS = 5;
/** Maximum cost of a market order above the best price, for the bot's budget. */
const SLIPPAGE = 1.05;
const ALL_LEVELS = 1_000_000;
/** Deviation of the book's mid from the reference (as a share) above which the book is quoted again. */
const STALE = 0.002;
const PAUSE_AFTER_FAILURE_MS = 1000;

/** Bots that trade like people, through the commands that people use. */
export interface Bots {
  /** Restores the state of an earlier run, and quotes every pair whose book is empty. */
  open(): Promise<void>;
  start(): void;
  /** Ends after the action that is under way. */
  stop(): Promise<void>;
  isRunning(): boolean;
  /** One action of one bot. */
  step(): Promise<void>;
  /** Trades a pair to a price, through every order in between, and quotes the book again around it. */
  setPrice(pairId: number, price: Decimal): Promise<void>;
  /** Moves the reference of a pair that follows another market, and so of pairs with its currency. */
  follow(symbol: string, price: number): void;
  close(): void;
}

interface Needs {
  exchange: Exchange;
  clock: Clock;
  random: Random;
  /** Users that place resting orders, and users that take them. */
  makers: readonly number[];
  takers: readonly number[];
  /** Actions a second. */
  rate: number;
  lastPrice: (pairId: number) => Decimal | undefined;
  /** Pairs that bots leave alone, by symbol: they follow another market. */
  isFollowed?: ((symbol: string) => boolean) | undefined;
  onError: (error: unknown) => void;
}

export function createBots(needs: Needs): Bots {
  const { exchange, clock, random, makers, takers, rate, lastPrice, isFollowed = () => false, onError } = needs;
  const all = PAIRS.flatMap((simulated) => {
    const pair = exchange.pair(simulated.pair.id);
    return pair ? [shapeOf(simulated, pair)] : [];
  });
  const shapes = all.filter((shape) => !isFollowed(`${shape.base}/${shape.quote}`));
  const references = new References(CURRENCIES, random, clock.now());
  const desk = new Desk(exchange, [...makers, ...takers], shapes);
  const oneOf = (users: readonly number[]) => users[Math.floor(random.next() * users.length)] ?? 0;
  /** In price units. */
  const reference = (shape: PairShape) => references.of(shape) * 10 ** shape.priceDecimals;

  let isOn = false;
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();

  /** One thing at a time: a price is not set in the middle of an action. */
  function enqueue(work: () => Promise<void>): Promise<void> {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  }

  function look(shape: PairShape): View {
    const { bids, asks } = exchange.book(shape.pairId, REACH_LEVELS);
    const best = (levels: readonly BookLevel[]) => levels[0] && toUnits(levels[0].price, shape.priceDecimals);
    const reach = (levels: readonly BookLevel[]) => toUnits(levels.at(-1)?.sum ?? ZERO, shape.quantityDecimals);
    return {
      shape,
      reference: reference(shape),
      bestBid: best(bids),
      bestAsk: best(asks),
      reach: { buy: reach(asks), sell: reach(bids) },
      own: desk.ordersOf(shape.pairId),
    };
  }

  async function act(shape: PairShape): Promise<void> {
    const view = look(shape);
    const action = nextAction(view, random);
    if (action.kind === 'quote') {
      const { side, quantity, price } = action.quote;
      if (action.cancel) await desk.cancel(action.cancel);
      await desk.place(oneOf(makers), shape, side, quantity, { price });
      return;
    }
    const { side, quantity, limit } = action;
    const worstPrice = Math.ceil((view.bestAsk ?? view.reference) * SLIPPAGE);
    await desk.place(oneOf(takers), shape, side, quantity, limit === undefined ? { worstPrice } : { price: limit });
  }

  /** The bots' reference is what other markets pay. */
  function tellIndex(shape: PairShape): void {
    const price = toTick(shape, reference(shape));
    if (price > 0) exchange.setIndexPrice(shape.pairId, fromUnits(BigInt(price), shape.priceDecimals));
  }

  async function step(): Promise<void> {
    references.advance(clock.now());
    for (const shape of shapes) tellIndex(shape);
    const [first, ...rest] = shapes;
    if (first) await act(weighted(random, [first, ...rest]));
  }

  /** In parallel: the exchange executes enqueue commands in one batch. */
  async function quote(shape: PairShape): Promise<void> {
    const quotes = ladder(shape, reference(shape), random);
    await Promise.all(
      quotes.map(({ side, quantity, price }) => desk.place(oneOf(makers), shape, side, quantity, { price })),
    );
  }

  /** After a price move without trades the old orders are obsolete. */
  async function quoteAnewWhereStale(): Promise<void> {
    for (const shape of shapes) {
      const { bestBid, bestAsk, reference: expected } = look(shape);
      const mid = ((bestBid ?? expected) + (bestAsk ?? expected)) / 2;
      if (Math.abs(mid / expected - 1) < STALE) continue;
      await desk.cancelAll(shape.pairId);
      await quote(shape);
    }
  }

  async function tradeTo(shape: PairShape, price: number): Promise<void> {
    const [maker = 0] = makers;
    const [taker = 0] = takers;
    await desk.cancelAll(shape.pairId);
    const { bids, asks } = exchange.book(shape.pairId, ALL_LEVELS);
    const inTheWay = (levels: readonly BookLevel[], isInTheWay: (level: number) => boolean) =>
      levels
        .filter((level) => isInTheWay(toUnits(level.price, shape.priceDecimals)))
        .reduce((sum, level) => sum + toUnits(level.quantity, shape.quantityDecimals), 0);
    const above = inTheWay(asks, (level) => level <= price);
    const below = inTheWay(bids, (level) => level >= price);
    if (above > 0) await desk.place(maker, shape, 'buy', above, { price });
    if (below > 0) await desk.place(maker, shape, 'sell', below, { price });
    await desk.place(maker, shape, 'sell', shape.lot, { price });
    await desk.place(taker, shape, 'buy', shape.lot, { price });
  }

  function schedule(waitMs: number): void {
    timer = setTimeout(() => {
      enqueue(step).then(
        () => isOn && schedule(exponential(random, rate) * 1000),
        (error: unknown) => {
          onError(error);
          if (isOn) schedule(PAUSE_AFTER_FAILURE_MS);
        },
      );
    }, waitMs);
  }

  return {
    async open() {
      await desk.open();
      // Pairs in USDT first: the others are quotients of them.
      for (const shape of all.toSorted((a, b) => Number(b.quote === 'USDT') - Number(a.quote === 'USDT'))) {
        const last = lastPrice(shape.pairId);
        references.set(shape, last === undefined ? presentPrice(shape) : toDrawingNumber(last));
      }
      for (const shape of shapes) if (desk.ordersOf(shape.pairId).length === 0) await quote(shape);
    },
    start() {
      if (isOn || rate === 0) return;
      isOn = true;
      enqueue(quoteAnewWhereStale).catch(onError);
      schedule(0);
    },
    async stop() {
      isOn = false;
      clearTimeout(timer);
      await queue;
    },
    isRunning: () => isOn,
    step: () => enqueue(step),
    setPrice: (pairId, price) =>
      enqueue(async () => {
        const shape = shapes.find((known) => known.pairId === pairId);
        if (!shape) return;
        references.set(shape, toDrawingNumber(price));
        tellIndex(shape);
        await tradeTo(shape, toUnits(price, shape.priceDecimals));
        await quote(shape);
        await exchange.admin.resetMark(pairId);
        // The mark is that price when the command has ended.
        await exchange.tick();
      }),
    follow(symbol, price) {
      const shape = all.find((one) => symbol === `${one.base}/${one.quote}`);
      if (shape) references.set(shape, price);
    },
    close() {
      desk.close();
    },
  };
}

/** Price of a pair in the catalogue, in quote currency. */
function presentPrice({ base, quote }: PairShape): number {
  return presentWorth(base) / presentWorth(quote);
}

function presentWorth(code: string): number {
  return CURRENCIES.find(({ currency }) => currency.code === code)?.anchors.at(-1)?.price ?? 1;
}
