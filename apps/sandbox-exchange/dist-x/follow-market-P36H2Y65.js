import {
  BASE_RESOLUTIONS,
  SPOT_WALLET,
  aggregate,
  botUsers,
  cancelOrder,
  deposit,
  fromUnits,
  placeOrder,
  spot,
  toUnits2 as toUnits
} from "./chunk-4MEAHK4V.js";
import {
  ControlError
} from "./chunk-RFVWKYDH.js";
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  ONE,
  barStart,
  compare,
  decimal,
  dividedBy,
  floorToStep,
  isGreater,
  isPositive,
  larger,
  midpoint,
  minus,
  nextBarStart,
  plus,
  roundHalfUp,
  smaller,
  toDrawingNumber
} from "./chunk-KQNQA4BE.js";

// src/feed/history.ts
var MINUTES_SINCE_MS = 10 * DAY_MS;
var HOURS_SINCE_MS = 120 * DAY_MS;
var DAYS_SINCE_MS = Math.ceil(5.05 * 365.25) * DAY_MS;
var LONGEST_PART_OF_DAY_MS = 8 * HOUR_MS;
async function takeHistory(pairs, { feed, market, now }) {
  for (const pair of pairs) {
    const running = {};
    for (const resolution of BASE_RESOLUTIONS) {
      const bar = market.runningUnits(pair.id, resolution);
      if (bar) running[resolution] = bar;
    }
    await market.addPast(/* @__PURE__ */ new Map([[pair.id, await venuePast(pair, running, { feed, now })]]));
  }
}
async function venuePast(pair, running, { feed, now }) {
  const from = (running["1min"]?.openTime ?? -MINUTE_MS) + MINUTE_MS;
  const read = async (length2, since, to) => since < to ? (await feed.bars(pair.symbol, length2, since, to)).map((bar) => inUnits(bar, pair)) : [];
  const midnight = (age) => barStart(now - age, "1D");
  const minutesFrom = Math.max(from, midnight(MINUTES_SINCE_MS));
  const minutes = await read(MINUTE_MS, minutesFrom, barStart(now, "1"));
  const firstHour = nextBarStart((minutes[0]?.openTime ?? barStart(now, "60")) - 1, "60");
  const hours = await read(HOUR_MS, Math.max(nextBarStart(from - 1, "60"), midnight(HOURS_SINCE_MS)), firstHour);
  const length = Math.max(...feed.barLengths.filter((each) => LONGEST_PART_OF_DAY_MS % each === 0 && each > HOUR_MS));
  const firstDay = nextBarStart((hours[0]?.openTime ?? firstHour) - 1, "1D");
  const parts = Number.isFinite(length) ? await read(length, Math.max(nextBarStart(from - 1, "1D"), midnight(DAYS_SINCE_MS)), firstDay) : [];
  const goOn = (resolution, bars) => {
    const bar = running[resolution];
    return bar ? [bar, ...bars] : bars;
  };
  const finer = (bars, first, name) => bars.filter(({ openTime }) => openTime >= first || openTime < nextBarStart(from - 1, name));
  const inHours = finer(minutes, firstHour, "60");
  const inDays = parts.length > 0 ? finer(hours, firstDay, "1D") : hours;
  return {
    "1min": minutes,
    "60min": aggregate(goOn("60min", [...hours, ...inHours].toSorted(byTime)), "60"),
    "1D": aggregate(goOn("1D", [...parts, ...inDays, ...inHours].toSorted(byTime)), "1D")
  };
}
var byTime = (one, other) => one.openTime - other.openTime;
function inUnits({ openTime, open, high, low, close, volume }, pair) {
  const { priceDecimals, quantityDecimals } = pair;
  const price = (value) => toUnits(roundHalfUp(value, priceDecimals), priceDecimals);
  return {
    openTime,
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
    volume: toUnits(roundHalfUp(volume, quantityDecimals), quantityDecimals)
  };
}

// src/feed/status.ts
var LATE_AFTER_MS = 3e4;
function pricesOf({ exchange, feed, replay, pairs }) {
  const late = () => pairs.filter(({ id }) => exchange.isPriceLate(id)).length;
  return {
    venue: feed.venue,
    isRecorded: replay !== void 0,
    state() {
      const count = late();
      if (count === 0) return "live";
      return count === pairs.length ? "gone" : "late";
    },
    pairs: () => pairs.map(({ id, symbol }) => ({
      id,
      symbol: feed.symbols.get(symbol) ?? symbol,
      isLate: exchange.isPriceLate(id)
    })),
    replay: () => replay?.state()
  };
}

// src/feed/follow/condense.ts
function condense(trades, most) {
  const merged = [];
  for (const trade of trades) {
    const before = merged.at(-1);
    if (before?.side === trade.side && before.price === trade.price) merged.splice(-1, 1, withVolume(before, trade));
    else merged.push(trade);
  }
  if (merged.length <= most) return merged;
  const shape = outline(merged);
  const condensed = [];
  for (const trade of merged) {
    const before = condensed.at(-1);
    if (!before || shape.has(trade)) condensed.push(trade);
    else condensed.splice(-1, 1, withVolume(before, trade));
  }
  return condensed;
}
function outline(trades) {
  const ascending = trades.toSorted((one, other) => compare(one.price, other.price));
  return /* @__PURE__ */ new Set([trades[0], ascending[0], ascending.at(-1), trades.at(-1)]);
}
var withVolume = (trade, added) => ({
  ...trade,
  quantity: plus(trade.quantity, added.quantity)
});

// src/feed/round.ts
function floorToTick(terms, price) {
  return terms.ticks(floorToStep(price, terms.pair.tickSize));
}
function ceilToTick(terms, price) {
  const { tickSize } = terms.pair;
  const floor = floorToStep(price, tickSize);
  return terms.ticks(floor === price ? floor : plus(floor, tickSize));
}
function nearestTick(terms, price) {
  const { tickSize } = terms.pair;
  const floor = floorToStep(price, tickSize);
  const rest = minus(price, floor);
  return terms.ticks(isPositive(minus(tickSize, plus(rest, rest))) ? floor : plus(floor, tickSize));
}
function floorToLots(terms, quantity) {
  return terms.lots(floorToStep(quantity, terms.pair.lotSize)) ?? 0n;
}
function levelsOf(terms, side, levels, most) {
  const rounded = /* @__PURE__ */ new Map();
  for (const [price, quantity] of levels) {
    const ticks = side === "bids" ? floorToTick(terms, price) : ceilToTick(terms, price);
    const lots = floorToLots(terms, quantity);
    if (ticks === void 0 || lots === 0n) continue;
    if (!rounded.has(ticks) && rounded.size === most) break;
    rounded.set(ticks, (rounded.get(ticks) ?? 0n) + lots);
  }
  return rounded;
}

// src/feed/follow/follow-pair.ts
var QUOTED_LEVELS = 40;
var TOP_UP = 400n;
function followPair(context, { pairId, users, trades, book }) {
  const terms = context.catalog.terms(pairId);
  if (!terms) return { ok: true };
  for (const trade of trades) repeatTrade(context, terms, users, trade);
  if (book) {
    const bids = levelsOf(terms, "bids", book.bids, QUOTED_LEVELS);
    const asks = levelsOf(terms, "asks", book.asks, QUOTED_LEVELS);
    withdraw(context, ordersOf(context, users.maker, pairId), { buy: bids, sell: asks });
    quote(context, terms, users.maker, { buy: bids, sell: asks });
  }
  return { ok: true };
}
function withdrawAll(context, pairId, userIds) {
  for (const userId of userIds)
    withdraw(context, ordersOf(context, userId, pairId), { buy: /* @__PURE__ */ new Map(), sell: /* @__PURE__ */ new Map() });
  return { ok: true };
}
function ordersOf(context, userId, pairId) {
  return [...context.of(spot).allOpen()].filter((order) => order.userId === userId && order.pairId === pairId);
}
function withdraw(context, own, sides) {
  for (const { id, userId, side, price, quantity, filled } of own) {
    const isLevel = price !== void 0 && sides[side].get(price) === quantity - filled;
    if (!isLevel) cancelOrder(context, { userId, orderId: id });
  }
}
function quote(context, terms, maker, sides) {
  const own = ordersOf(context, maker, terms.pair.id);
  for (const side of ["buy", "sell"]) {
    const resting = new Set(own.flatMap((order) => order.side === side ? order.price ?? [] : []));
    for (const [price, lots] of sides[side])
      if (!resting.has(price)) place(context, terms, maker, { side, price, lots });
  }
}
function repeatTrade(context, terms, { maker, taker }, trade) {
  const price = nearestTick(terms, trade.price);
  if (price === void 0) return;
  const { side } = trade;
  const lots = larger2(floorToLots(terms, trade.quantity), terms.minLots);
  const other = side === "buy" ? "sell" : "buy";
  const isBetter = (rested) => side === "buy" ? rested < price : rested > price;
  let there = 0n;
  for (const order of ordersOf(context, maker, terms.pair.id)) {
    if (order.price === void 0) continue;
    const isContradicted = order.side === other ? isBetter(order.price) : !isBetter(order.price);
    if (isContradicted) cancelOrder(context, { userId: maker, orderId: order.id });
    else if (order.side === other && order.price === price) there += order.quantity - order.filled;
  }
  if (there < lots) place(context, terms, maker, { side: other, price, lots: larger2(lots - there, terms.minLots) });
  const placed = place(context, terms, taker, { side, price, lots });
  if (placed !== void 0) cancelOrder(context, { userId: taker, orderId: placed });
}
function place(context, terms, userId, { side, price, lots }) {
  if (lots < terms.minLots) return void 0;
  const { id: currencyId, scale } = terms.given(side);
  const missing = terms.hold(side, price, lots) - context.ledger.available(userId, currencyId, SPOT_WALLET);
  if (missing > 0n) {
    deposit(context, { userId, currencyId, wallet: SPOT_WALLET, amount: fromUnits(missing * TOP_UP, scale) });
  }
  const placed = placeOrder(context, {
    userId,
    pairId: terms.pair.id,
    side,
    type: "limit",
    price: terms.price(price),
    quantity: terms.quantity(lots)
  });
  return placed.ok && placed.order.status === "open" ? placed.order.id : void 0;
}
var larger2 = (one, other) => one > other ? one : other;

// src/feed/follow/follower.ts
var MOST_TRADES = 12;
var CONFIRMS = decimal("0.002");
var Follower = class {
  #needs;
  #pairs;
  #waiting = /* @__PURE__ */ new Map();
  /** The middle of the last book. */
  #middles = /* @__PURE__ */ new Map();
  #prices = /* @__PURE__ */ new Map();
  constructor(needs) {
    this.#needs = needs;
    const { exchange, feed } = needs;
    this.#pairs = new Map(
      exchange.pairs().flatMap((pair) => feed.symbols.has(pair.symbol) ? [[pair.symbol, pair]] : [])
    );
  }
  /** The pairs that follow the venue. */
  pairs() {
    return [...this.#pairs.values()];
  }
  /** Withdraws the quotes of an earlier start. */
  async open(bots) {
    const { exchange } = this.#needs;
    await Promise.all(this.pairs().map(({ id }) => exchange.run((context) => withdrawAll(context, id, bots))));
  }
  take(event) {
    const pair = this.#pairs.get(event.symbol);
    if (!pair) return;
    if (event.kind === "price") {
      const isLate = this.#needs.exchange.isPriceLate(pair.id);
      if (!isLate && this.#isConfirmed(pair, event.price))
        this.#setPrice(pair, this.#prices.get(pair.id) ?? event.price);
      return;
    }
    const waiting = this.#waiting.get(pair.id) ?? { pair, trades: [], book: void 0, price: void 0 };
    this.#waiting.set(pair.id, waiting);
    if (event.kind === "trade") waiting.trades.push(event);
    else waiting.book = event;
    waiting.price = (event.kind === "trade" ? event.price : middleOf(event)) ?? waiting.price;
  }
  /** Repeats what has been gathered; resolves after the commit. */
  async flush() {
    const { exchange } = this.#needs;
    const gathered = [...this.#waiting.values()];
    this.#waiting.clear();
    const back = gathered.filter(
      ({ pair, book }) => book && this.#prices.has(pair.id) && exchange.isPriceLate(pair.id)
    );
    if (back.length > 0) await this.#needs.onBack(back.map(({ pair }) => pair));
    await Promise.all(gathered.map((waiting) => this.#repeat(waiting)));
  }
  /** The price counts after the book does. Of a pair that is late a trade is not enough: its book may be of before the break. */
  async #repeat({ pair, trades, book, price }) {
    const { exchange, users } = this.#needs;
    const isLate = exchange.isPriceLate(pair.id);
    const followed = { pairId: pair.id, users, trades: condense(trades, MOST_TRADES), book };
    const { ok } = await exchange.run((context) => followPair(context, followed));
    if (!ok || price === void 0 || isLate && !book) return;
    const middle = book && middleOf(book);
    if (middle !== void 0) this.#middles.set(pair.id, middle);
    this.#setPrice(pair, price);
  }
  #isConfirmed({ id }, price) {
    const middle = this.#middles.get(id);
    if (middle === void 0) return false;
    const ratio = dividedBy(larger(middle, price), smaller(middle, price));
    return !isGreater(minus(ratio, ONE), CONFIRMS);
  }
  /** The pair is late where this is not called for half a minute. */
  #setPrice(pair, price) {
    this.#prices.set(pair.id, price);
    this.#needs.exchange.setIndexPrice(pair.id, floorToStep(price, pair.tickSize));
    this.#needs.onPrice(pair, price);
  }
};
function middleOf({ bids, asks }) {
  const [bid] = bids;
  const [ask] = asks;
  return bid && ask ? midpoint(bid[0], ask[0]) : void 0;
}

// src/feed/follow/follow-market.ts
var FLUSH_EVERY_MS = 250;
async function followMarket({ source, ...needs }) {
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
    onBack: (back) => takeHistory(back, { feed, market, now: clock.now() }).catch(onError)
  });
  const pairs = follower.pairs();
  for (const { id } of pairs) exchange.limitPriceAge(id, LATE_AFTER_MS);
  await takeHistory(pairs, { feed, market, now: clock.now() });
  await follower.open([...makers, ...takers]);
  const stopListening = feed.listen((event) => follower.take(event));
  let isOn = false;
  let timer;
  let flushing = Promise.resolve();
  async function flush() {
    await follower.flush().catch(onError);
    if (isOn) schedule();
  }
  function schedule() {
    timer = setTimeout(() => {
      flushing = flush();
    }, FLUSH_EVERY_MS);
  }
  const bots = {
    ...simulated,
    start() {
      if (isOn) return;
      isOn = true;
      simulated.start();
      if (!replay) schedule();
      replay?.start({
        apply: () => follower.flush(),
        tick: () => exchange.tick(),
        onPause: (isPaused) => isPaused ? void simulated.stop().catch(onError) : simulated.start(),
        onError
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
    }
  };
  return { bots, prices: pricesOf({ exchange, feed, replay, pairs }) };
}
export {
  followMarket
};
//# sourceMappingURL=follow-market-P36H2Y65.js.map