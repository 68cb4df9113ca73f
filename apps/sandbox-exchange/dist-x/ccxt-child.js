// src/feed/ccxt/child.ts
import process from "process";
import { setTimeout as pause2 } from "timers/promises";

// ../../packages/contract-server/src/ccxt.ts
import { existsSync } from "fs";
import { join } from "path";
import { setTimeout as pause } from "timers/promises";
import { pathToFileURL } from "url";
async function loadVenueClass(home, name) {
  const module = ["js/src/pro", "js/src"].map((folder) => join(home, folder, `${name}.js`)).find((path) => existsSync(path));
  if (module === void 0) throw new Error(`ccxt knows no venue ${name}`);
  const { default: Class } = await import(pathToFileURL(module).href);
  return Class;
}
async function moveTo(origin, exchange) {
  exchange.urls.api = moved(exchange.urls.api, origin);
  await exchange.loadHttpProxyAgent();
}
function moved(addresses, origin) {
  if (typeof addresses === "string") {
    const { pathname, protocol } = new URL(addresses);
    const scheme = protocol.startsWith("ws") ? origin.replace("http", "ws") : origin;
    return `${scheme}${pathname === "/" ? "" : pathname}`;
  }
  if (typeof addresses !== "object" || addresses === null) return addresses;
  return Object.fromEntries(Object.entries(addresses).map(([key, value]) => [key, moved(value, origin)]));
}
var textOf = (error) => (error instanceof Error ? error.message : String(error)).slice(0, 300);
var LEVELS = 60;
var DEPTHS = { kraken: 100, bybit: 200 };
var BOOK_EVERY_MS = 250;
var POLL_EVERY_MS = 2e3;
var FIRST_PAUSE_MS = 1e3;
var LONGEST_PAUSE_MS = 6e4;
function followPublic(exchange, symbols2, listener) {
  const sendBook = (symbol, { bids, asks }) => listener.onBook(symbol, rows(bids), rows(asks));
  const sendTrades = (symbol, trades) => {
    for (const { id, timestamp, price, amount, side } of trades) {
      listener.onTrade(symbol, { id, at: timestamp, price, amount, side: side === "sell" ? "sell" : "buy" });
    }
  };
  const lastPolled = /* @__PURE__ */ new Map();
  async function watchBook(symbol) {
    sendBook(symbol, await exchange.watchOrderBook(symbol, DEPTHS[exchange.id]));
    await pause(BOOK_EVERY_MS);
  }
  async function pollBook(symbol) {
    sendBook(symbol, await exchange.fetchOrderBook(symbol));
    await pause(POLL_EVERY_MS);
  }
  const watchTrades = async (symbol) => sendTrades(symbol, await exchange.watchTrades(symbol));
  async function pollTrades(symbol) {
    const last = lastPolled.get(symbol);
    const trades = await exchange.fetchTrades(symbol);
    sendTrades(symbol, last === void 0 ? [] : trades.filter(({ timestamp }) => timestamp > last));
    lastPolled.set(symbol, Math.max(last ?? 0, ...trades.map(({ timestamp }) => timestamp)));
    await pause(POLL_EVERY_MS);
  }
  const { has } = exchange;
  const onError2 = (error) => listener.onError(error);
  for (const symbol of symbols2) {
    const [book, trades] = [
      has["watchOrderBook"] === true ? watchBook : pollBook,
      has["watchTrades"] === true ? watchTrades : pollTrades
    ];
    void forever(() => book(symbol), onError2);
    void forever(() => trades(symbol), onError2);
  }
}
async function forever(step, onError2) {
  for (let failures = 0; ; ) {
    try {
      await step();
      failures = 0;
    } catch (error) {
      onError2(error);
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random()));
      failures += 1;
    }
  }
}
function rows(side) {
  return Array.from({ length: Math.min(side.length, LEVELS) }, (_none, index) => {
    const level = side[index];
    return [level?.[0] ?? 0, level?.[1] ?? 0];
  });
}

// src/feed/ccxt/child.ts
var QUIET_AFTER_MS = 1e4;
var BEAT_EVERY_MS = 5e3;
var INSTEAD = { USDT: ["USDT", "USD", "USDC"] };
function send(message) {
  if (process.connected) process.send?.(message);
}
var venue;
var symbols = /* @__PURE__ */ new Map();
var heardAt = /* @__PURE__ */ new Map();
async function open({ home, venue: name, symbols: wanted, origin }) {
  const Class = await loadVenueClass(home, name);
  const made = new Class({ enableRateLimit: true, newUpdates: true, options: { defaultType: "spot" } });
  if (origin !== void 0) await moveTo(origin, made);
  await made.loadMarkets();
  venue = made;
  symbols = new Map(
    wanted.flatMap((symbol) => {
      const found = marketOf(made, symbol);
      return found === void 0 ? [] : [[found, symbol]];
    })
  );
  send({
    is: "open",
    name: made.name,
    symbols: [...symbols].map(([theirs, ours]) => [ours, theirs]),
    timeframes: Object.keys(made.timeframes ?? {})
  });
}
function marketOf({ markets }, symbol) {
  const [base = "", quote = ""] = symbol.split("/");
  return (INSTEAD[quote] ?? [quote]).map((each) => markets[`${base}/${each}`]).find((market) => market !== void 0 && market.active !== false && market.spot === true)?.symbol;
}
var onError = (error) => send({ is: "failed", id: void 0, message: textOf(error) });
function follow() {
  const names = [...symbols.keys()];
  for (const theirs of names) heardAt.set(theirs, Date.now());
  const hear = (theirs) => {
    heardAt.set(theirs, Date.now());
    return symbols.get(theirs) ?? theirs;
  };
  followPublic(opened(), names, {
    onBook: (theirs, bids, asks) => send({ is: "book", symbol: hear(theirs), bids, asks }),
    onTrade: (theirs, { price, amount, side }) => send({ is: "trade", symbol: hear(theirs), price, amount, side }),
    onError
  });
  void forever(askQuiet, onError);
}
async function askQuiet() {
  await pause2(QUIET_AFTER_MS / 2);
  for (const [theirs, ours] of symbols) {
    if (Date.now() - (heardAt.get(theirs) ?? 0) < QUIET_AFTER_MS) continue;
    const { last } = await opened().fetchTicker(theirs);
    if (last !== void 0) send({ is: "price", symbol: ours, price: last });
  }
}
async function bars({ id: request, symbol, timeframe, since, limit }) {
  const theirs = [...symbols].find(([, ours]) => ours === symbol)?.[0];
  if (theirs === void 0) throw new Error(`the venue has no ${symbol}`);
  const found = await opened().fetchOHLCV(theirs, timeframe, since, limit);
  send({
    is: "bars",
    id: request,
    rows: found.map(([at = 0, o = 0, h = 0, l = 0, c = 0, v = 0]) => [at, o, h, l, c, v])
  });
}
function opened() {
  if (!venue) throw new Error("the venue is not open");
  return venue;
}
process.on("message", (message) => {
  const fail = (error) => send({ is: "failed", id: message.do === "bars" ? message.id : void 0, message: textOf(error) });
  if (message.do === "follow") follow();
  else if (message.do === "bars") void bars(message).catch(fail);
  else void open(message).catch(fail);
});
process.on("disconnect", () => process.exit());
process.on("unhandledRejection", onError);
setInterval(() => send({ is: "beat", memory: process.memoryUsage.rss() }), BEAT_EVERY_MS);
//# sourceMappingURL=ccxt-child.js.map