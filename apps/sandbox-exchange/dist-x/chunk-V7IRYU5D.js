import {
  ControlError
} from "./chunk-RFVWKYDH.js";
import {
  HOUR_MS,
  MINUTE_MS,
  decimal,
  decimal2,
  larger,
  plus,
  smaller
} from "./chunk-KQNQA4BE.js";

// src/feed/price-feed.ts
var FeedError = class extends Error {
  name = "FeedError";
};

// src/feed/recorded/format.ts
import * as v from "valibot";
var VERSION = 1;
var whole = v.pipe(v.number(), v.integer(), v.minValue(0));
var level = v.tuple([decimal2, decimal2]);
var header = v.object({
  format: v.literal("bourse-ticks"),
  version: v.literal(VERSION),
  venue: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  /** Epoch milliseconds of the start. */
  from: whole,
  /** The catalogue's symbol → the venue's. */
  symbols: v.record(v.string(), v.string()),
  /** Milliseconds. */
  barLengths: v.array(whole)
});
var bar = v.tuple([v.literal("bar"), v.string(), whole, whole, decimal2, decimal2, decimal2, decimal2, decimal2]);
var book = v.tuple([v.literal("book"), whole, v.string(), v.array(level), v.array(level)]);
var trade = v.tuple([v.literal("trade"), whole, v.string(), decimal2, decimal2, v.picklist(["buy", "sell"])]);
function readHeader(line) {
  const read = v.safeParse(header, parse(line));
  if (!read.success)
    throw new FeedError(`The file is no recording of ticks (version ${VERSION}): its first line is not the header.`);
  return read.output;
}
function readLine(line, number2) {
  const read = v.safeParse(v.union([bar, book, trade]), parse(line));
  if (!read.success) throw new FeedError(`Line ${number2} of the recording is neither a bar nor a tick.`);
  const fields = read.output;
  switch (fields[0]) {
    case "bar": {
      const [kind, symbol, length, openTime, open, high, low, close, volume] = fields;
      return { kind, symbol, length, openTime, open, high, low, close, volume };
    }
    case "book": {
      const [kind, at, symbol, bids, asks] = fields;
      return { kind, at, symbol, bids, asks };
    }
    case "trade": {
      const [kind, at, symbol, price, quantity, side] = fields;
      return { kind, at, symbol, price, quantity, side };
    }
    default:
      return fields;
  }
}
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}

// src/feed/recorded/lines.ts
import { createReadStream } from "fs";
import { pipeline } from "stream";
import { createGunzip } from "zlib";
async function* linesOf(file) {
  const bytes = createReadStream(file);
  const text = file.endsWith(".gz") ? pipeline(bytes, createGunzip(), () => void 0) : bytes;
  text.setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text) {
      const lines = `${rest}${String(chunk)}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw new FeedError(
      `The recording ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`
    );
  } finally {
    bytes.destroy();
  }
  if (rest !== "") yield rest;
}

// src/feed/recorded/recording.ts
var barKey = (symbol, length) => `${symbol} ${length}`;
async function openRecording(file) {
  let header2;
  let to;
  for await (const line of linesOf(file)) {
    if (header2) to = timeOf(line) ?? to;
    else header2 = readHeader(line);
  }
  if (!header2 || to === void 0) throw new FeedError(`The recording ${file} has no ticks.`);
  return {
    ...header2,
    to,
    async *ticks(from) {
      for await (const line of entriesOf(file)) if (line.kind !== "bar" && line.at >= from) yield line;
    },
    barsBefore: (moment) => barsBefore(file, moment)
  };
}
function timeOf(line) {
  const at = /^\["(?:book|trade)",(\d+),/.exec(line)?.[1];
  return at === void 0 ? void 0 : Number(at);
}
async function* entriesOf(file) {
  let number2 = 0;
  for await (const line of linesOf(file)) {
    number2 += 1;
    if (number2 > 1 && line !== "") yield readLine(line, number2);
  }
}
async function barsBefore(file, moment) {
  const bars = /* @__PURE__ */ new Map();
  const add = (symbol, length, bar2) => {
    const key = barKey(symbol, length);
    const known = bars.get(key) ?? [];
    bars.set(key, known);
    const last = known.at(-1);
    if (last?.openTime === bar2.openTime) known.splice(-1, 1, joined(last, bar2));
    else known.push(bar2);
  };
  for await (const entry of entriesOf(file)) {
    if (entry.kind === "bar") add(entry.symbol, entry.length, entry);
    else if (entry.at >= moment) break;
    else if (entry.kind === "trade") {
      const { at, price, quantity: volume } = entry;
      const openTime = Math.floor(at / MINUTE_MS) * MINUTE_MS;
      add(entry.symbol, MINUTE_MS, { openTime, open: price, high: price, low: price, close: price, volume });
    }
  }
  return bars;
}
function joined(bar2, later) {
  return {
    openTime: bar2.openTime,
    open: bar2.open,
    high: larger(bar2.high, later.high),
    low: smaller(bar2.low, later.low),
    close: later.close,
    volume: plus(bar2.volume, later.volume)
  };
}

// src/feed/recorded/replay.ts
var STEP_MS = 250;
var MIDNIGHT_MS = 8 * HOUR_MS;
var FASTEST = 60;
var Replay = class _Replay {
  venue;
  symbols;
  barLengths;
  clock = { now: () => this.#now, advance: refuseAdvance };
  #recording;
  #bars;
  #ticks;
  #listeners = /* @__PURE__ */ new Set();
  #next;
  #now;
  #speed = 1;
  #isPaused = true;
  /** How often it was resumed: a step that was running at a pause does not go on beside the next one. */
  #runs = 0;
  #stage;
  #timer;
  #working = Promise.resolve();
  constructor(recording, at, bars) {
    this.#recording = recording;
    this.#bars = bars;
    this.#now = at;
    this.#ticks = recording.ticks(at);
    this.venue = recording.venue;
    this.symbols = new Map(Object.entries(recording.symbols));
    this.barLengths = recording.barLengths;
  }
  /**
   * @param at where to begin, in epoch milliseconds; the start of the recording where left out
   * @throws FeedError if the file cannot be used, or the time is not in it
   */
  static async open(file, at) {
    const recording = await openRecording(file);
    const start = at ?? recording.from;
    if (start < recording.from || start >= recording.to) throw new FeedError("The time is not in the recording.");
    const replay = new _Replay(recording, start, await recording.barsBefore(start));
    await replay.#read();
    return replay;
  }
  bars(symbol, length, from, to) {
    const bars = this.#bars.get(barKey(symbol, length)) ?? [];
    return Promise.resolve(bars.filter(({ openTime }) => openTime >= from && openTime < to));
  }
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  state() {
    const { from, to } = this.#recording;
    return { from, to, at: this.#now, speed: this.#speed, isPaused: this.#isPaused, isEnded: this.#next === void 0 };
  }
  /** Begins to play. */
  start(stage) {
    this.#stage = stage;
    this.resume();
  }
  pause() {
    if (this.#isPaused) return;
    this.#isPaused = true;
    clearTimeout(this.#timer);
    this.#stage?.onPause(true);
  }
  resume() {
    if (!this.#isPaused || this.#next === void 0) return;
    this.#isPaused = false;
    this.#stage?.onPause(false);
    this.#runs += 1;
    this.#schedule(0);
  }
  /** @throws RangeError outside 1 to {@link FASTEST} */
  setSpeed(speed) {
    if (!(speed >= 1 && speed <= FASTEST)) throw new RangeError(`a speed is from 1 to ${FASTEST}`);
    this.#speed = speed;
  }
  /**
   * Pauses, and plays up to the end of the running minute at once, or of the running bar of another length (milliseconds). Bars are
   * counted from midnight in Shanghai.
   */
  step(length = MINUTE_MS) {
    this.pause();
    return this.#enqueue(
      () => this.#playTo((Math.floor((this.#now + MIDNIGHT_MS) / length) + 1) * length - MIDNIGHT_MS)
    );
  }
  /** Plays up to a time at once; used by `step` and by tests. */
  playTo(time) {
    return this.#enqueue(() => this.#playTo(time));
  }
  async close() {
    this.pause();
    this.#stage = void 0;
    await this.#working;
    await this.#ticks.return();
  }
  #schedule(waitMs) {
    this.#timer = setTimeout(() => void this.#nextStep(), waitMs);
  }
  async #nextStep() {
    const began = performance.now();
    const run = this.#runs;
    try {
      await this.#enqueue(() => this.#playTo(this.#now + STEP_MS * this.#speed));
    } catch (error) {
      this.#stage?.onError(error);
      this.pause();
    }
    if (!this.#isPaused && run === this.#runs) this.#schedule(Math.max(0, STEP_MS - (performance.now() - began)));
  }
  #enqueue(work) {
    const result = this.#working.then(work);
    this.#working = result.catch(() => void 0);
    return result;
  }
  async #playTo(time) {
    while (this.#now < time && this.#next !== void 0) {
      const end = Math.min(time, (Math.floor(this.#now / MINUTE_MS) + 1) * MINUTE_MS);
      while (this.#next !== void 0 && this.#next.at < end) {
        this.#now = Math.max(this.#now, this.#next.at);
        for (const listener of this.#listeners) listener(this.#next);
        await this.#read();
      }
      await this.#stage?.apply();
      if (this.#next !== void 0) this.#now = end;
      await this.#stage?.tick();
    }
    if (this.#next === void 0) this.pause();
  }
  async #read() {
    const { value } = await this.#ticks.next();
    this.#next = value ?? void 0;
  }
};
function refuseAdvance() {
  throw new ControlError("The clock is that of the recording. POST /sandbox/replay moves it.");
}

// src/simulation/catalogue/currencies.ts
var anchor = ([yearsAgo, price]) => ({ yearsAgo, price });
function path(first, ...rest) {
  return [anchor(first), ...rest.map(anchor)];
}
var SCALE = 8;
function currency({ id, code, type, volatility, anchors, description, ...may }) {
  return {
    currency: {
      id,
      code,
      type,
      scale: SCALE,
      description,
      logo: `/api/media/coins/${code.toLowerCase()}.svg`,
      isLegal: may.isLegal ?? false,
      isLever: may.isLever ?? false,
      isMatch: true,
      isMicro: may.isMicro ?? false
    },
    volatility,
    anchors
  };
}
var PLATFORM_TOKEN = "BRS";
var CURRENCIES = [
  currency({
    id: 1,
    code: "BTC",
    type: "btc",
    volatility: 0.48,
    anchors: path(
      [5.2, 46e3],
      [4.5, 30500],
      [4, 16600],
      [3, 37200],
      [2.2, 61e3],
      [1.5, 98e3],
      [0.6, 88500],
      [0, 104250]
    ),
    isLegal: true,
    isLever: true,
    isMicro: true,
    description: "Bitcoin is the first decentralised digital currency, running since January 2009. New coins are issued to miners who secure the ledger by proof of work; the issue halves about every four years and ends at 21 million coins."
  }),
  currency({
    id: 2,
    code: "ETH",
    type: "eth",
    volatility: 0.66,
    anchors: path(
      [5.2, 3300],
      [4.5, 1850],
      [4, 1210],
      [3, 2040],
      [2.2, 2620],
      [1.5, 3350],
      [0.6, 2900],
      [0, 3886]
    ),
    isLever: true,
    isMicro: true,
    description: "Ether pays for computation on Ethereum, a public platform for programs that run exactly as written. Since September 2022 the network is secured by proof of stake, and part of every fee is destroyed."
  }),
  currency({
    id: 3,
    code: "USDT",
    type: "erc20",
    volatility: 0,
    anchors: path([5.2, 1], [0, 1]),
    isLegal: true,
    isLever: true,
    isMicro: true,
    description: "Tether USD is a token that is meant to be worth one US dollar. Its issuer says that every token is backed by reserves. It exists on several networks: check that sender and receiver use the same one."
  }),
  currency({
    id: 4,
    code: "LTC",
    type: "btc",
    volatility: 0.72,
    anchors: path([5.2, 182], [4.5, 62], [4, 70], [3, 71], [2.2, 66], [1.5, 92], [0.6, 84], [0, 108.4]),
    description: "Litecoin has been running since 2011. It follows the design of Bitcoin with a block every two and a half minutes, four times the number of coins and another mining function."
  }),
  currency({
    id: 5,
    code: "XRP",
    type: "xrp",
    volatility: 0.82,
    anchors: path([5.2, 1.05], [4.5, 0.36], [4, 0.38], [3, 0.61], [2.2, 0.56], [1.5, 2.2], [0.6, 1.95], [0, 2.417]),
    description: "XRP is the native coin of the XRP Ledger, which settles payments within seconds by agreement of its validators instead of mining. All 100 billion coins were created at the start in 2012."
  }),
  currency({
    id: 6,
    code: "SOL",
    type: "sol",
    volatility: 0.88,
    anchors: path([5.2, 148], [4.5, 36], [4, 13.6], [3, 58], [2.2, 139], [1.5, 162], [0.6, 141], [0, 187.3]),
    description: "Solana is a network for programs and payments with blocks about every 0.4 seconds. Validators stake SOL, and fees, usually a small fraction of a cent, are paid in it."
  }),
  currency({
    id: 7,
    code: "DOGE",
    type: "btc",
    volatility: 0.95,
    anchors: path(
      [5.2, 0.236],
      [4.5, 0.068],
      [4, 0.082],
      [3, 0.079],
      [2.2, 0.104],
      [1.5, 0.196],
      [0.6, 0.158],
      [0, 0.2145]
    ),
    description: "Dogecoin began in 2013 as a joke and has been used for tips and small payments ever since. It is mined together with Litecoin; five billion new coins are issued every year."
  }),
  currency({
    id: 8,
    code: "PEPE",
    type: "erc20",
    volatility: 1.15,
    anchors: path(
      [5.2, 31e-8],
      [4.2, 19e-8],
      [3, 68e-8],
      [2.2, 112e-8],
      [1.5, 134e-8],
      [0.6, 72e-8],
      [0, 87e-8]
    ),
    description: "PEPE is a token on Ethereum named after an internet meme. It has no function beyond being traded, its price moves very fast, and a single token costs less than a millionth of a dollar."
  }),
  currency({
    id: 9,
    code: "LINK",
    type: "erc20",
    volatility: 0.84,
    anchors: path([5.2, 26.4], [4.5, 6.9], [4, 6.4], [3, 14.2], [2.2, 11.3], [1.5, 15.4], [0.6, 14.1], [0, 19.62]),
    description: "LINK pays the operators of Chainlink, a network of oracles which bring prices and other outside data to programs on many block chains."
  }),
  currency({
    id: 10,
    code: PLATFORM_TOKEN,
    type: "erc20",
    volatility: 0.6,
    anchors: path([5.2, 0.12], [4.5, 0.18], [4, 0.16], [3, 0.34], [2.2, 0.52], [1.5, 0.95], [0.6, 1.08], [0, 1.26]),
    isMicro: true,
    description: "BRS is the token of this exchange. It is issued in subscriptions, released after a lock-up period and traded against USDT. The total supply is 100 million."
  })
];
var CNY_PER_USDT = "7.08";

// src/simulation/catalogue/pairs.ts
var FEE = "0.001";
function idOf(code) {
  const found = CURRENCIES.find(({ currency: currency2 }) => currency2.code === code);
  if (!found) throw new RangeError(`no currency ${code}`);
  return found.currency.id;
}
function pair({ id, symbol, tick, lot, weight, tradeWorth, hasOptions = false }) {
  const [base = "", quote = ""] = symbol.split("/");
  return {
    base,
    quote,
    weight,
    tradeWorth,
    pair: {
      id,
      baseId: idOf(base),
      quoteId: idOf(quote),
      group: quote,
      tickSize: decimal(tick),
      lotSize: decimal(lot),
      minQuantity: decimal(lot),
      makerFee: decimal(FEE),
      takerFee: decimal(FEE),
      isDisplayed: true,
      hasOptions,
      sort: id
    }
  };
}
var PAIRS = [
  pair({ id: 1, symbol: "BTC/USDT", tick: "0.01", lot: "0.00001", weight: 30, tradeWorth: 2400, hasOptions: true }),
  pair({ id: 2, symbol: "ETH/USDT", tick: "0.01", lot: "0.0001", weight: 20, tradeWorth: 1600, hasOptions: true }),
  pair({ id: 3, symbol: "SOL/USDT", tick: "0.01", lot: "0.001", weight: 12, tradeWorth: 900, hasOptions: true }),
  pair({ id: 4, symbol: "XRP/USDT", tick: "0.0001", lot: "0.1", weight: 9, tradeWorth: 600 }),
  pair({ id: 5, symbol: "DOGE/USDT", tick: "0.00001", lot: "1", weight: 8, tradeWorth: 400 }),
  pair({ id: 6, symbol: "LTC/USDT", tick: "0.01", lot: "0.001", weight: 5, tradeWorth: 450 }),
  pair({ id: 7, symbol: "PEPE/USDT", tick: "0.0000000001", lot: "100", weight: 6, tradeWorth: 250 }),
  pair({ id: 8, symbol: "LINK/USDT", tick: "0.001", lot: "0.01", weight: 5, tradeWorth: 420 }),
  pair({ id: 9, symbol: "ETH/BTC", tick: "0.000001", lot: "0.01", weight: 3, tradeWorth: 1400 }),
  pair({ id: 10, symbol: "LTC/BTC", tick: "0.0000001", lot: "0.1", weight: 2, tradeWorth: 500 }),
  pair({ id: 11, symbol: "BRS/USDT", tick: "0.0001", lot: "0.1", weight: 4, tradeWorth: 300 })
];

export {
  FeedError,
  FASTEST,
  Replay,
  PLATFORM_TOKEN,
  CURRENCIES,
  CNY_PER_USDT,
  PAIRS
};
//# sourceMappingURL=chunk-V7IRYU5D.js.map