import {
  FeedError,
  PAIRS,
  Replay
} from "./chunk-V7IRYU5D.js";
import "./chunk-RFVWKYDH.js";
import {
  CCXT_MISSING,
  HOUR_MS,
  Keeper,
  MINUTE_MS,
  ZERO,
  ccxtHome,
  parseDecimal
} from "./chunk-KQNQA4BE.js";

// src/feed/source.ts
import { mkdtempSync, rmSync } from "fs";
import { tmpdir } from "os";
import { join as join2 } from "path";

// src/feed/ccxt/ccxt-feed.ts
import { existsSync } from "fs";
import { join } from "path";
var TIMEFRAMES = {
  "1m": MINUTE_MS,
  "1h": HOUR_MS,
  "2h": 2 * HOUR_MS,
  "4h": 4 * HOUR_MS,
  "8h": 8 * HOUR_MS
};
var PAGE = 1e3;
var MOST_PAGES = 60;
var OPEN_WITHIN_MS = 6e4;
var ANSWER_WITHIN_MS = 6e4;
async function openCcxtFeed({ venue, origin, say, symbols = CATALOGUE }) {
  const home = ccxtHome();
  if (home === void 0) throw new FeedError(CCXT_MISSING);
  const listeners = /* @__PURE__ */ new Set();
  const waiting = /* @__PURE__ */ new Map();
  let asked = 0;
  const first = Promise.withResolvers();
  const keeper = new Keeper({
    program: programOf(),
    venue,
    open: { do: "open", home, venue, symbols, origin },
    onMessage: take,
    onEnd(reason) {
      first.reject(new FeedError(`${venue} cannot be followed: ${reason}.`));
      for (const { reject } of waiting.values()) reject(new FeedError(`${venue} did not answer: ${reason}.`));
      waiting.clear();
    },
    say
  });
  function take(message) {
    switch (message.is) {
      case "open":
        first.resolve(message);
        break;
      case "bars":
        waiting.get(message.id)?.resolve(message.rows);
        waiting.delete(message.id);
        break;
      case "failed":
        if (message.id !== void 0) waiting.get(message.id)?.reject(new FeedError(`${venue}: ${message.message}`));
        break;
      case "book":
      case "trade":
      case "price": {
        const event = eventOf(message, Date.now());
        if (event) for (const listener of listeners) listener(event);
        break;
      }
      case "beat":
        break;
      default:
        message;
    }
  }
  const timer = setTimeout(
    () => first.reject(new FeedError(`${venue} did not answer within a minute.`)),
    OPEN_WITHIN_MS
  );
  const opened = await first.promise.catch((error) => {
    void keeper.close();
    throw error;
  }).finally(() => clearTimeout(timer));
  if (opened.symbols.length === 0) {
    void keeper.close();
    throw new FeedError(`${opened.name} has none of the pairs of the catalogue.`);
  }
  const names = new Map(opened.symbols);
  const offered = Object.entries(TIMEFRAMES).filter(([name]) => opened.timeframes.includes(name));
  const missing = symbols.filter((symbol) => !names.has(symbol));
  if (missing.length > 0) say(`${opened.name} does not have ${missing.join(", ")}: simulated.`);
  function page(symbol, timeframe, since) {
    asked += 1;
    const id = asked;
    const { promise, resolve, reject } = Promise.withResolvers();
    const late = setTimeout(
      () => reject(new FeedError(`${opened.name} did not answer within a minute.`)),
      ANSWER_WITHIN_MS
    );
    waiting.set(id, { resolve, reject });
    keeper.send({ do: "bars", id, symbol, timeframe, since, limit: PAGE });
    return promise.finally(() => {
      clearTimeout(late);
      waiting.delete(id);
    });
  }
  return {
    venue: opened.name,
    symbols: names,
    barLengths: offered.map(([, length]) => length),
    async bars(symbol, length, from, to) {
      const timeframe = offered.find(([, each]) => each === length)?.[0];
      if (timeframe === void 0) return [];
      const found = /* @__PURE__ */ new Map();
      let since = from;
      for (let pages = 0; pages < MOST_PAGES && since < to; pages += 1) {
        let rows = await page(symbol, timeframe, since);
        if (rows.length === 0 && pages === 0) rows = await page(symbol, timeframe, void 0);
        const last = rows.at(-1)?.[0];
        for (const row of rows) if (row[0] >= from && row[0] < to) found.set(row[0], row);
        if (last === void 0 || last < since) break;
        since = last + length;
      }
      return [...found.values()].toSorted(([one], [other]) => one - other).flatMap((row) => barOf(row) ?? []);
    },
    listen(listener) {
      if (listeners.size === 0) keeper.follow({ do: "follow" });
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => keeper.close()
  };
}
var CATALOGUE = PAIRS.map(({ base, quote }) => `${base}/${quote}`);
function programOf() {
  const built = join(import.meta.dirname, "ccxt-child.js");
  return existsSync(built) ? built : join(import.meta.dirname, "child.ts");
}
function eventOf(message, at) {
  const { symbol } = message;
  if (message.is === "book")
    return { kind: "book", symbol, at, bids: levels(message.bids), asks: levels(message.asks) };
  const price = positive(message.price);
  if (price === void 0) return void 0;
  if (message.is === "price") return { kind: "price", symbol, at, price };
  const quantity = positive(message.amount);
  return quantity && { kind: "trade", symbol, at, price, quantity, side: message.side };
}
function levels(rows) {
  return rows.flatMap(([price, quantity]) => {
    const [at, of] = [positive(price), positive(quantity)];
    return at !== void 0 && of !== void 0 ? [[at, of]] : [];
  });
}
function barOf([openTime, ...figures]) {
  const [open, high, low, close] = figures.map(positive);
  const volume = parseDecimal(figures[4]) ?? ZERO;
  if (open === void 0 || high === void 0 || low === void 0 || close === void 0) return void 0;
  return { openTime, open, high, low, close, volume };
}
function positive(value) {
  return value > 0 ? parseDecimal(value) : void 0;
}

// src/feed/source.ts
async function openSource({ config, startAt, say }) {
  const { feed: setting } = config;
  switch (setting.kind) {
    case "simulated":
      return void 0;
    case "ccxt": {
      const feed = await openCcxtFeed({ venue: setting.venue, origin: config.feedOrigin, say });
      return { feed, replay: void 0, dataDir: void 0, close: () => feed.close() };
    }
    case "recorded": {
      const replay = await Replay.open(setting.file, startAt);
      const dataDir = mkdtempSync(join2(tmpdir(), "bourse-replay-"));
      return {
        feed: replay,
        replay,
        dataDir,
        close: async () => {
          await replay.close();
          rmSync(dataDir, { recursive: true, force: true });
        }
      };
    }
    default:
      return setting;
  }
}
export {
  openSource
};
//# sourceMappingURL=source-23WELV2A.js.map