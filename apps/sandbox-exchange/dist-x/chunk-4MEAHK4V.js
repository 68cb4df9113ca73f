import {
  SERVER_TEXTS,
  barStart,
  decimal
} from "./chunk-KQNQA4BE.js";

// src/accounts/payees.ts
async function readPayee(db, userId) {
  const row = await db.selectFrom("payees").selectAll().where("user_id", "=", userId).executeTakeFirst();
  return row && {
    realName: row.real_name,
    bankName: row.bank_name,
    bankAccount: row.bank_account,
    alipayAccount: row.alipay_account,
    wechatAccount: row.wechat_account,
    wechatNickname: row.wechat_nickname
  };
}
async function savePayee(db, userId, payee) {
  const row = {
    real_name: payee.realName,
    bank_name: payee.bankName,
    bank_account: payee.bankAccount,
    alipay_account: payee.alipayAccount,
    wechat_account: payee.wechatAccount,
    wechat_nickname: payee.wechatNickname
  };
  await db.insertInto("payees").values({ user_id: userId, ...row }).onConflict((conflict) => conflict.column("user_id").doUpdateSet(row)).execute();
}

// src/products/identity/tables.ts
var PHOTO_PARTS = ["front", "reverse", "hand"];

// src/products/identity/regions.ts
var PAGE_SIZE = 10;
async function readRegion(db, agentId, page) {
  const agent = await db.selectFrom("region_agents").select("user_id").where("user_id", "=", agentId).executeTakeFirst();
  if (!agent) return void 0;
  const rows = db.selectFrom("region_users").where("agent_id", "=", agentId);
  const data = await rows.select(["city_name", "district_name", "phone", "joined_at"]).orderBy("id", "desc").limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE).execute();
  const { total } = await rows.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  return { data, total };
}
async function addRegion(db, agentId, users) {
  await db.insertInto("region_agents").values({ user_id: agentId }).onConflict((conflict) => conflict.doNothing()).execute();
  if (users.length === 0) return;
  await db.insertInto("region_users").values(users.map((user) => ({ agent_id: agentId, ...user }))).execute();
}

// src/ledger/types.ts
var WALLETS = ["legal", "change", "lever", "micro"];

// src/simulation/people.ts
var SECOND_ACCOUNT = "second@bourse.example";
var MAKERS = 4;
var TAKERS = 6;
var LEVERAGED = 3;
var DEMO_MONEY = {
  change: {
    USDT: "50000",
    BTC: "0.5",
    ETH: "8",
    SOL: "60",
    XRP: "5000",
    DOGE: "40000",
    LTC: "50",
    PEPE: "500000000",
    BRS: "2000"
  },
  legal: { USDT: "10000", BTC: "0.1", ETH: "1" },
  lever: { USDT: "5000", BTC: "0.05", ETH: "0.5" },
  micro: { USDT: "2000", BTC: "0.02", ETH: "0.2", BRS: "1000" }
};
var DEMO_PAYEE = {
  realName: "Demo User",
  bankName: "Bank of Shanghai",
  bankAccount: "4111111111111111",
  alipayAccount: "demo@pay.example",
  wechatAccount: "demo_pay",
  wechatNickname: "Demo"
};
var SECOND_MONEY = {
  change: { USDT: "25000", BTC: "0.25", ETH: "4" },
  legal: { USDT: "5000" }
};
async function seedPeople(exchange, { demo, isLoopback }) {
  const { email, password } = demo;
  const demoUser = await person(exchange, { account: email, password, extensionCode: "BOURSE", reviewStatus: 2 });
  await give(exchange, demoUser, DEMO_MONEY);
  if (!await readPayee(exchange.db, demoUser.id)) await savePayee(exchange.db, demoUser.id, DEMO_PAYEE);
  const second = await person(exchange, { account: SECOND_ACCOUNT, extensionCode: "SECOND" });
  await give(exchange, second, SECOND_MONEY);
  if (!await readRegion(exchange.db, demoUser.id, 1)) {
    await addRegion(exchange.db, demoUser.id, regionUsers(exchange.now()));
  }
  await exchange.admin.setPassword(demoUser.id, password);
  if (isLoopback) {
    await exchange.admin.setPassword(second.id, password);
    return;
  }
  await exchange.admin.disableLogin(second.id);
  await exchange.admin.revokeSessions(second.id);
  await exchange.admin.revokeSessions(demoUser.id);
}
var REGION_SIZE = 23;
var REGION_CITY = "Shanghai";
var DISTRICTS = ["Pudong", "Huangpu", "Jing'an", "Xuhui", "Changning"];
var JOINED_EVERY_MS = 37 * 60 * 6e4;
function regionUsers(now) {
  return Array.from({ length: REGION_SIZE }, (_none, index) => ({
    city_name: REGION_CITY,
    district_name: DISTRICTS[index % DISTRICTS.length] ?? "",
    phone: `138****${String(1e3 + index * 37)}`,
    joined_at: now - (REGION_SIZE - index) * JOINED_EVERY_MS
  }));
}
async function botUsers(exchange) {
  return { makers: await botsOf(exchange, "maker", MAKERS), takers: await botsOf(exchange, "taker", TAKERS) };
}
function leverBotUsers(exchange) {
  return botsOf(exchange, "leverage", LEVERAGED);
}
async function botsOf(exchange, kind, count) {
  const ids = [];
  for (let number = 1; number <= count; number += 1) {
    ids.push((await person(exchange, { account: `${kind}${number}@bots.bourse.example`, isBot: true })).id);
  }
  return ids;
}
async function person(exchange, user) {
  const known = await exchange.accounts.userByAccount(user.account);
  if (known) return known;
  let created = await exchange.admin.createUser(user);
  if (!created.ok && created.reason === "extension_code_taken") {
    created = await exchange.admin.createUser({ ...user, extensionCode: void 0 });
  }
  if (!created.ok) throw new Error(`${user.account}: ${created.reason}`);
  return created.user;
}
async function give(exchange, user, money) {
  const had = await exchange.balances(user.id);
  for (const wallet of WALLETS) {
    for (const [code, amount] of Object.entries(money[wallet] ?? {})) {
      const currency = exchange.currencies().find((known) => known.code === code);
      if (!currency || had.some((balance) => balance.currencyId === currency.id && balance.wallet === wallet)) continue;
      await exchange.admin.deposit({ userId: user.id, currencyId: currency.id, wallet, amount: decimal(amount) });
    }
  }
}

// src/store/types.ts
var BASE_RESOLUTIONS = ["1min", "60min", "1D"];
var NEWS_LANGUAGES = ["zh", "hk", "en", "kr", "jp", "spa"];

// src/market-data/units.ts
function toUnits(value, decimals) {
  const point = value.indexOf(".");
  const whole = point < 0 ? value : value.slice(0, point);
  const fraction = point < 0 ? "" : value.slice(point + 1);
  if (fraction.length > decimals) throw new RangeError(`${value} has more than ${decimals} places`);
  const units = Number(whole + fraction.padEnd(decimals, "0"));
  if (!Number.isSafeInteger(units)) throw new RangeError(`${value} is too large`);
  return units;
}
function fromUnits(units, decimals) {
  if (decimals === 0) return decimal(units);
  const digits = String(Math.abs(units)).padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  const fraction = digits.slice(cut).replace(/0+$/, "");
  const text2 = fraction === "" ? digits.slice(0, cut) : `${digits.slice(0, cut)}.${fraction}`;
  return units < 0 ? `-${text2}` : text2;
}

// src/market-data/bar.ts
function extend(running, later) {
  running.high = Math.max(running.high, later.high);
  running.low = Math.min(running.low, later.low);
  running.close = later.close;
  running.volume += later.volume;
}
function aggregate(bars, resolution) {
  const folded = [];
  let running;
  for (const bar of bars) {
    const openTime = barStart(bar.openTime, resolution);
    if (running?.openTime === openTime) {
      extend(running, bar);
    } else {
      running = { ...bar, openTime };
      folded.push(running);
    }
  }
  return folded;
}
function toStored(bar, pairId, resolution, units) {
  const { priceDecimals, quantityDecimals } = units;
  return {
    pairId,
    resolution,
    openTime: bar.openTime,
    open: fromUnits(bar.open, priceDecimals),
    high: fromUnits(bar.high, priceDecimals),
    low: fromUnits(bar.low, priceDecimals),
    close: fromUnits(bar.close, priceDecimals),
    volume: fromUnits(bar.volume, quantityDecimals)
  };
}
function fromStored(bar, units) {
  const { priceDecimals, quantityDecimals } = units;
  return {
    openTime: bar.openTime,
    open: toUnits(bar.open, priceDecimals),
    high: toUnits(bar.high, priceDecimals),
    low: toUnits(bar.low, priceDecimals),
    close: toUnits(bar.close, priceDecimals),
    volume: toUnits(bar.volume, quantityDecimals)
  };
}

// src/result.ts
function refuse(reason) {
  return { ok: false, reason };
}

// src/ledger/money.ts
var LARGEST = 10n ** 30n;
var MILLION = 1000000n;
function toUnits2(value, scale) {
  const [whole = "0", fraction = ""] = value.split(".");
  if (fraction.length > scale) return void 0;
  return BigInt(whole + fraction.padEnd(scale, "0"));
}
function fromUnits2(units, scale) {
  if (scale === 0) return decimal(units);
  const sign = units < 0n ? "-" : "";
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  return decimal(`${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`);
}
function feeOf(amount, partsPerMillion) {
  return (amount * partsPerMillion + MILLION - 1n) / MILLION;
}
function amountOf(value, scale) {
  const units = toUnits2(value, scale);
  return units !== void 0 && units > 0n && units <= LARGEST ? units : void 0;
}

// src/products/spot/types.ts
var SPOT_WALLET = "change";

// src/products/spot/audit.ts
import { sql } from "kysely";
var SPOT_AUDIT = {
  "the hold of an order is not what its open quantity needs": sql`
    with needs as (
      select orders.id, orders.user_id, currencies.id as currency_id,
        case side when 'buy' then price * tick_size else 1 end
        * (quantity - filled) * lot_size * ('1e' || currencies.scale)::numeric as amount
      from orders join pairs on pairs.id = pair_id
      join currencies on currencies.id = case side when 'buy' then quote_id else base_id end
      where status in ('open', 'waiting')
    ), held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'order'
    )
    select needs.id, needs.amount, held.reference, held.amount as held from needs
    full join held on held.reference = needs.id and held.user_id = needs.user_id
      and held.currency_id = needs.currency_id and held.wallet = 'change'
    where needs.amount is distinct from held.amount`,
  // Housekeeping deletes old fills of bots.
  "an order of a person has not filled what its fills say": sql`
    select orders.id from orders join users on users.id = orders.user_id and not is_bot
    left join fills on orders.id in (maker_order_id, taker_order_id)
    group by orders.id having orders.filled <> coalesce(sum(fills.quantity), 0)`,
  "the book of a pair is crossed": sql`
    select pair_id from orders where status = 'open' group by pair_id
    having max(price) filter (where side = 'buy') >= min(price) filter (where side = 'sell')`
};

// src/products/spot/records.ts
var isActive = ({ status }) => status === "open" || status === "waiting";
function orderOf(record, terms) {
  return {
    ...record,
    price: record.price === void 0 ? void 0 : terms.price(record.price),
    trigger: record.trigger === void 0 ? void 0 : terms.price(record.trigger),
    quantity: terms.quantity(record.quantity),
    filled: terms.quantity(record.filled),
    fee: fromUnits2(record.fee, terms.received(record.side).scale)
  };
}
function fillOf(record, terms) {
  const { takerSide } = record;
  return {
    ...record,
    price: terms.price(record.price),
    quantity: terms.quantity(record.quantity),
    makerFee: fromUnits2(record.makerFee, terms.given(takerSide).scale),
    takerFee: fromUnits2(record.takerFee, terms.received(takerSide).scale)
  };
}

// src/products/spot/open-orders.ts
var OpenOrders = class {
  #ofUsers = /* @__PURE__ */ new Map();
  /** Replaces all orders by those of the store. */
  load(open) {
    this.#ofUsers.clear();
    this.update(open);
  }
  /** Takes over orders that were placed or changed, in the order of their ids. */
  update(changed) {
    for (const order of changed) {
      const own = this.#ofUsers.get(order.userId) ?? /* @__PURE__ */ new Map();
      this.#ofUsers.set(order.userId, own);
      if (isActive(order)) own.set(order.id, { ...order });
      else own.delete(order.id);
      if (own.size === 0) this.#ofUsers.delete(order.userId);
    }
  }
  /** Newest first. */
  of(userId) {
    return [...this.#ofUsers.get(userId)?.values() ?? []].toReversed();
  }
};
var all = /* @__PURE__ */ new WeakMap();
function openOrdersOf(published) {
  const known = all.get(published) ?? new OpenOrders();
  all.set(published, known);
  return known;
}

// src/products/spot/store.ts
import { sql as sql3 } from "kysely";

// src/store/bulk.ts
import { sql as sql2 } from "kysely";
function unnest(columns, rows) {
  const names = namesOf(columns);
  const arrays = names.map((name) => {
    const cells = rows.map((row) => text(row[name]));
    return sql2`${cells}::${sql2.raw(columns[name])}[]`;
  });
  return sql2`unnest(${sql2.join(arrays)})`;
}
function insertRows(table, columns, rows) {
  const names = namesOf(columns).map((name) => sql2.ref(name));
  return sql2`insert into ${sql2.table(table)} (${sql2.join(names)}) select * from ${unnest(columns, rows)}`;
}
function namesOf(columns) {
  const names = [];
  for (const name in columns) names.push(name);
  return names;
}
function text(cell) {
  return cell === null ? null : String(cell);
}

// src/engine/queue.ts
var Queue = class {
  side;
  price;
  /** Sum of the remaining quantities. */
  quantity = 0n;
  first;
  #last;
  constructor(side, price) {
    this.side = side;
    this.price = price;
  }
  append(id, owner, remaining) {
    const { side, price } = this;
    const entry = { id, owner, side, price, remaining, queue: this, before: this.#last, after: void 0 };
    if (this.#last) this.#last.after = entry;
    else this.first = entry;
    this.#last = entry;
    this.quantity += remaining;
    return entry;
  }
  remove(entry) {
    if (entry.before) entry.before.after = entry.after;
    else this.first = entry.after;
    if (entry.after) entry.after.before = entry.before;
    else this.#last = entry.before;
    this.quantity -= entry.remaining;
  }
  reduce(entry, quantity) {
    entry.remaining -= quantity;
    this.quantity -= quantity;
  }
};

// src/engine/ladder.ts
var Ladder = class {
  #side;
  #queues = [];
  constructor(side) {
    this.#side = side;
  }
  get best() {
    return this.#queues.at(-1);
  }
  /** Best price first. */
  *bestFirst() {
    for (let at = this.#queues.length - 1; at >= 0; at -= 1) {
      const queue = this.#queues[at];
      if (queue) yield queue;
    }
  }
  /** The queue at a price; created if there is none. */
  at(price) {
    const index = this.#position(price);
    const found = this.#queues[index];
    if (found?.price === price) return found;
    const queue = new Queue(this.#side, price);
    this.#queues.splice(index, 0, queue);
    return queue;
  }
  remove(price) {
    const index = this.#position(price);
    if (this.#queues[index]?.price === price) this.#queues.splice(index, 1);
  }
  /** Index of the first level that is not worse than `price`. */
  #position(price) {
    let low = 0;
    let high = this.#queues.length;
    while (low < high) {
      const middle = low + high >>> 1;
      const queue = this.#queues[middle];
      if (queue && this.#isWorse(queue.price, price)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  #isWorse(a, b) {
    return this.#side === "buy" ? a < b : a > b;
  }
};

// src/engine/order-book.ts
var OrderBook = class _OrderBook {
  #ladders = { buy: new Ladder("buy"), sell: new Ladder("sell") };
  #entries = /* @__PURE__ */ new Map();
  /** A book from resting orders in their order of arrival, as `orders()` gives them. */
  static restore(orders) {
    const book = new _OrderBook();
    for (const order of orders) book.#rest(order.side, order.price, order.id, order.owner, order.remaining);
    return book;
  }
  /** The result of the order if it were placed now. It meets at most `mostSteps` resting orders; a cut order does not rest. */
  plan(order, mostSteps = Infinity) {
    if (order.condition === "post_only" && this.#wouldTake(order)) return refusal(order, "would_take");
    const steps = [];
    let open = order.quantity;
    let budget = order.budget;
    levels: for (const queue of this.#ladders[opposite(order.side)].bestFirst()) {
      const { price } = queue;
      if (!reaches(order, price)) break;
      for (let maker = queue.first; maker; maker = maker.after) {
        if (open === 0n) break levels;
        const affordable = budget === void 0 ? open : budget / price;
        if (affordable === 0n) break levels;
        if (steps.length === mostSteps) return planOf(order, steps, { open, isCut: true });
        if (maker.owner === order.owner) {
          steps.push({ kind: "expire", makerId: maker.id });
          continue;
        }
        const quantity = smallest(open, maker.remaining, affordable);
        steps.push({ kind: "fill", makerId: maker.id, price, quantity });
        open -= quantity;
        if (budget !== void 0) budget -= quantity * price;
      }
    }
    return planOf(order, steps, { open, isCut: false });
  }
  /** @throws if the plan belongs to another state of the book */
  apply({ order, steps, rests }) {
    for (const step of steps) {
      const maker = this.#entry(step.makerId);
      if (step.kind === "expire" || step.quantity === maker.remaining) this.#leave(maker);
      else maker.queue.reduce(maker, step.quantity);
    }
    if (rests > 0n && order.limit !== void 0) this.#rest(order.side, order.limit, order.id, order.owner, rests);
  }
  /** Removes an order; false if it is not in the book. */
  cancel(id) {
    const entry = this.#entries.get(id);
    if (entry) this.#leave(entry);
    return entry !== void 0;
  }
  /**
   * Takes a part of a resting order away; the rest keeps its place.
   * @throws if the order does not rest, or nothing would be left of it
   */
  reduce(id, by) {
    const entry = this.#entry(id);
    if (by >= entry.remaining) throw new Error(`order ${id} has ${entry.remaining} lots, not more than ${by}`);
    entry.queue.reduce(entry, by);
  }
  get(id) {
    return this.#entries.get(id);
  }
  /** Best price first. */
  *levels(side) {
    for (const { price, quantity } of this.#ladders[side].bestFirst()) yield { price, quantity };
  }
  /** Everything that rests, bids then asks, by priority; `restore` makes the same book of it. */
  *orders() {
    for (const side of ["buy", "sell"]) {
      for (const queue of this.#ladders[side].bestFirst()) {
        for (let entry = queue.first; entry; entry = entry.after) {
          const { id, owner, price, remaining } = entry;
          yield { id, owner, side, price, remaining };
        }
      }
    }
  }
  #wouldTake(order) {
    const { best } = this.#ladders[opposite(order.side)];
    return best !== void 0 && reaches(order, best.price);
  }
  #rest(side, price, id, owner, remaining) {
    if (this.#entries.has(id)) throw new Error(`order ${id} rests already`);
    this.#entries.set(id, this.#ladders[side].at(price).append(id, owner, remaining));
  }
  #leave(entry) {
    const { queue } = entry;
    queue.remove(entry);
    if (!queue.first) this.#ladders[entry.side].remove(entry.price);
    this.#entries.delete(entry.id);
  }
  #entry(id) {
    const entry = this.#entries.get(id);
    if (!entry) throw new Error(`order ${id} does not rest: the plan is of another book`);
    return entry;
  }
};
function refusal(order, refused) {
  return { order, steps: [], filled: 0n, rests: 0n, refused };
}
function planOf(order, steps, { open, isCut }) {
  const { condition, limit, quantity } = order;
  if (condition === "fok" && open > 0n) return refusal(order, "cannot_fill");
  const mayRest = limit !== void 0 && condition !== "ioc" && !isCut;
  return { order, steps, filled: quantity - open, rests: mayRest ? open : 0n };
}
function opposite(side) {
  return side === "buy" ? "sell" : "buy";
}
function reaches({ side, limit }, price) {
  if (limit === void 0) return true;
  return side === "buy" ? price <= limit : price >= limit;
}
function smallest(a, b, c) {
  const least = a < b ? a : b;
  return least < c ? least : c;
}

// src/products/spot/state.ts
var SpotState = class {
  #open = /* @__PURE__ */ new Map();
  #books = /* @__PURE__ */ new Map();
  /** Orders that wait for their trigger, by pair. */
  #waiting = /* @__PURE__ */ new Map();
  #lastPrices;
  /** Open orders by user and pair. */
  #counts = /* @__PURE__ */ new Map();
  #nextOrderId;
  #nextFillId;
  #placed = /* @__PURE__ */ new Set();
  #changed = /* @__PURE__ */ new Set();
  #fills = [];
  #pairs = /* @__PURE__ */ new Set();
  /** @param open in the order of their ids */
  constructor(open, lastPrices, nextIds) {
    for (const order of open) this.#add(order);
    const resting = open.filter(({ status }) => status === "open").toSorted((one, other) => one.arrival - other.arrival);
    for (const [pairId, orders] of Map.groupBy(resting, (order) => order.pairId)) {
      this.#books.set(pairId, OrderBook.restore(orders.map(restingOf)));
    }
    this.#lastPrices = lastPrices;
    this.#nextOrderId = nextIds.order;
    this.#nextFillId = nextIds.fill;
  }
  book(pairId) {
    const found = this.#books.get(pairId);
    if (found) return found;
    const book = new OrderBook();
    this.#books.set(pairId, book);
    return book;
  }
  lastPrice(pairId) {
    return this.#lastPrices.get(pairId);
  }
  /** An order that is in the book or waits for its trigger. */
  open(orderId) {
    return this.#open.get(orderId);
  }
  /** By id. */
  allOpen() {
    return this.#open.values();
  }
  /** Orders of a pair that wait for their trigger, by id. */
  waiting(pairId) {
    return this.#waiting.get(pairId) ?? [];
  }
  nextOrderId() {
    return this.#nextOrderId;
  }
  /** An order goes to the end of the queue of its price. */
  arrive(order) {
    order.arrival = this.#nextOrderId;
    this.#nextOrderId += 1;
  }
  place(order) {
    this.#nextOrderId = order.id + 1;
    this.#placed.add(order);
    this.#pairs.add(order.pairId);
    this.#add(order);
  }
  openOrders(userId, pairId) {
    return this.#counts.get(`${userId} ${pairId}`) ?? 0;
  }
  #add(order) {
    this.#open.set(order.id, order);
    this.#count(order, 1);
    if (order.status !== "waiting") return;
    const waiting = this.#waiting.get(order.pairId) ?? /* @__PURE__ */ new Set();
    this.#waiting.set(order.pairId, waiting.add(order));
  }
  #count({ userId, pairId }, change) {
    const key = `${userId} ${pairId}`;
    const count = (this.#counts.get(key) ?? 0) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
  /** An open order was triggered, amended, filled or cancelled. */
  change(order) {
    if (!this.#placed.has(order)) this.#changed.add(order);
    this.#pairs.add(order.pairId);
    if (order.status !== "waiting") this.#waiting.get(order.pairId)?.delete(order);
    if (!isActive(order) && this.#open.delete(order.id)) this.#count(order, -1);
  }
  recordFill(fill) {
    const record = { id: this.#nextFillId, ...fill };
    this.#nextFillId += 1;
    this.#fills.push(record);
    this.#lastPrices.set(fill.pairId, fill.price);
    return record;
  }
  takeWrites() {
    const writes = {
      placed: [...this.#placed],
      changed: [...this.#changed],
      fills: this.#fills,
      pairs: [...this.#pairs]
    };
    this.#placed = /* @__PURE__ */ new Set();
    this.#changed = /* @__PURE__ */ new Set();
    this.#fills = [];
    this.#pairs = /* @__PURE__ */ new Set();
    return writes;
  }
};
function restingOf({ id, userId, side, price, quantity, filled }) {
  if (price === void 0) throw new Error(`market order ${id} is open`);
  return { id, owner: userId, side, price, remaining: quantity - filled };
}

// src/products/spot/store.ts
var ORDER_COLUMNS = {
  id: "bigint",
  user_id: "integer",
  pair_id: "integer",
  side: "text",
  type: "text",
  price: "numeric",
  trigger: "numeric",
  arrival: "bigint",
  quantity: "numeric",
  filled: "numeric",
  fee: "numeric",
  status: "text",
  created_at: "bigint"
};
var FILL_COLUMNS = {
  id: "bigint",
  pair_id: "integer",
  price: "numeric",
  quantity: "numeric",
  taker_side: "text",
  maker_order_id: "bigint",
  taker_order_id: "bigint",
  maker_user_id: "integer",
  taker_user_id: "integer",
  maker_fee: "numeric",
  taker_fee: "numeric",
  at: "bigint"
};
var CHANGE_COLUMNS = {
  id: "bigint",
  price: "numeric",
  arrival: "bigint",
  quantity: "numeric",
  filled: "numeric",
  fee: "numeric",
  status: "text"
};
async function loadSpot(db) {
  const open = await db.selectFrom("orders").selectAll().where("status", "in", ["open", "waiting"]).orderBy("id").execute();
  const next = await sql3`
    select (select coalesce(max(id), 0) + 1 from orders) as "order", (select coalesce(max(id), 0) + 1 from fills) as fill
  `.execute(db);
  const [{ order, fill } = { order: 1, fill: 1 }] = next.rows;
  const ids = { order: open.reduce((id, { arrival }) => Math.max(id, arrival + 1), order), fill };
  return new SpotState(open.map(toOrderRecord), await loadLastPrices(db), ids);
}
async function writeSpot(db, { placed, changed, fills }) {
  if (placed.length > 0) await insertRows("orders", ORDER_COLUMNS, placed.map(toOrderRow)).execute(db);
  if (changed.length > 0) {
    await sql3`
      update orders set price = changed.price, arrival = changed.arrival, quantity = changed.quantity,
        filled = changed.filled, fee = changed.fee, status = changed.status
      from ${unnest(CHANGE_COLUMNS, changed.map(toOrderRow))} as changed (id, price, arrival, quantity, filled, fee, status)
      where orders.id = changed.id
    `.execute(db);
  }
  if (fills.length > 0) await insertRows("fills", FILL_COLUMNS, fills.map(toFillRow)).execute(db);
}
function toOrderRecord(row) {
  const { id, user_id: userId, pair_id: pairId, side, type, price, trigger, arrival, status } = row;
  return {
    id,
    userId,
    pairId,
    side,
    type,
    price: price === null ? void 0 : BigInt(price),
    trigger: trigger === null ? void 0 : BigInt(trigger),
    arrival,
    quantity: BigInt(row.quantity),
    filled: BigInt(row.filled),
    fee: BigInt(row.fee),
    status,
    createdAt: row.created_at
  };
}
function toOrderRow(order) {
  const { id, userId, pairId, side, type, price, trigger, arrival, status, createdAt } = order;
  return {
    id,
    user_id: userId,
    pair_id: pairId,
    side,
    type,
    price: price?.toString() ?? null,
    trigger: trigger?.toString() ?? null,
    arrival,
    quantity: order.quantity.toString(),
    filled: order.filled.toString(),
    fee: order.fee.toString(),
    status,
    created_at: createdAt
  };
}
function toFillRecord(row) {
  return {
    id: row.id,
    pairId: row.pair_id,
    price: BigInt(row.price),
    quantity: BigInt(row.quantity),
    takerSide: row.taker_side,
    makerOrderId: row.maker_order_id,
    takerOrderId: row.taker_order_id,
    makerUserId: row.maker_user_id,
    takerUserId: row.taker_user_id,
    makerFee: BigInt(row.maker_fee),
    takerFee: BigInt(row.taker_fee),
    at: row.at
  };
}
function toFillRow(fill) {
  return {
    id: fill.id,
    pair_id: fill.pairId,
    price: fill.price.toString(),
    quantity: fill.quantity.toString(),
    taker_side: fill.takerSide,
    maker_order_id: fill.makerOrderId,
    taker_order_id: fill.takerOrderId,
    maker_user_id: fill.makerUserId,
    taker_user_id: fill.takerUserId,
    maker_fee: fill.makerFee.toString(),
    taker_fee: fill.takerFee.toString(),
    at: fill.at
  };
}
async function loadLastPrices(db) {
  const { rows } = await sql3`
    select id, (select price from fills where pair_id = pairs.id order by fills.id desc limit 1) as price from pairs
  `.execute(db);
  return new Map(rows.flatMap(({ id, price }) => price === null ? [] : [[id, BigInt(price)]]));
}

// src/products/spot/prune.ts
import { sql as sql5 } from "kysely";

// src/core/slice.ts
import { sql as sql4 } from "kysely";
async function nextSlice(db, { table, time }, { before, most, cursors }) {
  const after = cursors.get(table) ?? 0;
  const { rows } = await sql4`
    select max(id) as last, count(*) as rows from (
      select id, ${sql4.ref(time)} as time from ${sql4.table(table)} where id > ${after} order by id limit ${most}
    ) as next where time < ${before}
  `.execute(db);
  const last = rows[0]?.last ?? after;
  cursors.set(table, last);
  return { after, last, hasMore: rows[0]?.rows === most };
}

// src/products/spot/prune.ts
async function pruneSpot(db, slice) {
  if (await deleteFills(db, slice)) return true;
  return deleteOrders(db, slice);
}
async function deleteFills(db, slice) {
  const { after, last, hasMore } = await nextSlice(db, { table: "fills", time: "at" }, slice);
  await sql5`
    delete from fills using users as maker, users as taker
    where fills.id > ${after} and fills.id <= ${last}
      and maker.id = maker_user_id and maker.is_bot and taker.id = taker_user_id and taker.is_bot
      and fills.id < (select max(newer.id) from fills as newer where newer.pair_id = fills.pair_id)
  `.execute(db);
  return hasMore;
}
async function deleteOrders(db, slice) {
  const { after, last, hasMore } = await nextSlice(db, { table: "orders", time: "created_at" }, slice);
  await sql5`
    delete from orders using users
    where orders.id > ${after} and orders.id <= ${last} and status in ('filled', 'cancelled') and users.id = user_id and is_bot
      and orders.id < (select max(id) from orders)
      and not exists (select from fills where maker_order_id = orders.id)
      and not exists (select from fills where taker_order_id = orders.id)
  `.execute(db);
  return hasMore;
}

// src/products/spot/spot-context.ts
var SPOT = { name: "spot" };
var ORDER_HOLD = "order";

// src/products/spot/settle.ts
function settle(context, terms, taker, maker, quantity) {
  const { ledger, now, spot: state } = context;
  const { price } = maker;
  if (price === void 0) throw new Error(`market order ${maker.id} rests`);
  const sides = [
    { order: taker, role: "taker" },
    { order: maker, role: "maker" }
  ];
  const fees = { taker: 0n, maker: 0n };
  const postings = [];
  for (const { order, role } of sides) {
    const { side, userId } = order;
    const given = side === "buy" ? terms.cost(price, quantity) : terms.size(quantity);
    const received = side === "buy" ? terms.size(quantity) : terms.cost(price, quantity);
    const fee = terms.fee(role, received);
    const from = ledger.account({ userId, wallet: SPOT_WALLET }, terms.given(side).id);
    const into = ledger.account({ userId, wallet: SPOT_WALLET }, terms.received(side).id);
    if (order.price === void 0) {
      postings.push({ account: from, available: -given });
    } else {
      const held = terms.hold(side, order.price, quantity);
      postings.push({ account: from, held: -held, available: held - given, hold: orderHold(order) });
    }
    postings.push({ account: into, available: received - fee });
    if (fee > 0n) {
      postings.push({ account: ledger.account({ house: "fees" }, terms.received(side).id), available: fee });
    }
    fees[role] = fee;
    order.fee += fee;
    order.filled += quantity;
  }
  if (maker.filled === maker.quantity) maker.status = "filled";
  state.change(maker);
  const fill = state.recordFill({
    pairId: taker.pairId,
    price,
    quantity,
    takerSide: taker.side,
    makerOrderId: maker.id,
    takerOrderId: taker.id,
    makerUserId: maker.userId,
    takerUserId: taker.userId,
    makerFee: fees.maker,
    takerFee: fees.taker,
    at: now
  });
  ledger.post("trade", fill.id, now, postings);
  return fill;
}
function holdFor({ ledger, now }, terms, order) {
  const { id, userId, side, price, quantity } = order;
  if (price === void 0) return;
  const account = ledger.account({ userId, wallet: SPOT_WALLET }, terms.given(side).id);
  const held = terms.hold(side, price, quantity);
  ledger.post("order_hold", id, now, [{ account, available: -held, held, hold: orderHold(order) }]);
}
function releaseHold({ ledger, now }, terms, order) {
  const { id, userId, side, price, quantity, filled } = order;
  if (price === void 0) throw new Error(`market order ${id} holds nothing`);
  const account = ledger.account({ userId, wallet: SPOT_WALLET }, terms.given(side).id);
  const held = terms.hold(side, price, quantity - filled);
  ledger.post("order_release", id, now, [{ account, available: held, held: -held, hold: orderHold(order) }]);
}
function orderHold({ id }) {
  return { purpose: ORDER_HOLD, reference: id };
}

// src/products/spot/triggers.ts
function isTriggered({ side, trigger }, price) {
  if (trigger === void 0) return false;
  return side === "buy" ? price >= trigger : price <= trigger;
}
function scheduleTriggered(context, pairId, fills) {
  if (fills.length === 0) return;
  for (const order of context.spot.waiting(pairId)) {
    const key = String(order.id);
    const isReached = fills.some(({ price }) => isTriggered(order, price));
    if (isReached && !context.isScheduled(SPOT, key)) context.schedule(SPOT, key, context.now);
  }
}

// src/products/spot/carry-out.ts
function carryOut(context, terms, order, plan) {
  const { announce, spot: state } = context;
  const fills = [];
  for (const step of plan.steps) {
    const maker = state.open(step.makerId);
    if (!maker) throw new Error(`order ${step.makerId} is in the book, but not open`);
    if (step.kind === "expire") {
      maker.status = "cancelled";
      state.change(maker);
      releaseHold(context, terms, maker);
    } else {
      const fill = settle(context, terms, order, maker, step.quantity);
      fills.push(fill);
      announce("fill", fillOf(fill, terms));
    }
    announce("order", orderOf(maker, terms));
  }
  if (order.filled === order.quantity) order.status = "filled";
  else if (plan.rests === 0n) {
    order.status = "cancelled";
    if (order.price !== void 0) releaseHold(context, terms, order);
  }
  state.change(order);
  announce("order", orderOf(order, terms));
  scheduleTriggered(context, order.pairId, fills);
  return fills;
}

// src/products/spot/limits.ts
var MOST_OPEN_ORDERS = 200;
var MOST_FILLS = 200;
var PRICE_BAND = 10n;
var MOST_NOTIONAL = 10n ** 9n;
function breaksLimit(state, terms, { userId, pairId, side, price, quantity }) {
  const last = state.lastPrice(pairId);
  if (price !== void 0 && last !== void 0) {
    const isWild = side === "buy" ? price > last * PRICE_BAND : price * PRICE_BAND < last;
    if (isWild) return "price_out_of_band";
  }
  const most = mostLots(terms, price ?? last);
  if (most !== void 0 && quantity > most) return "notional_too_large";
  if (price !== void 0 && state.openOrders(userId, pairId) >= MOST_OPEN_ORDERS) return "too_many_open_orders";
  return void 0;
}
function mostLots(terms, price) {
  if (price === void 0) return void 0;
  return MOST_NOTIONAL * 10n ** BigInt(terms.quote.scale) / terms.cost(price, 1n);
}

// src/products/spot/activate-stop.ts
function activateStop(context, orderId) {
  const { catalog, spot: spot2 } = context;
  const order = spot2.open(orderId);
  if (order?.status !== "waiting") return;
  const { pairId, side, userId: owner, price: limit, quantity } = order;
  const terms = catalog.terms(pairId);
  if (!terms) throw new Error(`order ${orderId} is of an unknown pair`);
  order.status = "open";
  spot2.arrive(order);
  const book = spot2.book(pairId);
  const plan = book.plan({ id: orderId, owner, side, limit, quantity }, MOST_FILLS);
  book.apply(plan);
  carryOut(context, terms, order, plan);
}

// src/products/spot/rules.ts
var spot = {
  ...SPOT,
  // The reference of a hold and a release is an order, of a trade a fill.
  entries: {
    order_hold: SERVER_TEXTS.ledgerSpotHeld,
    order_release: SERVER_TEXTS.ledgerSpotReleased,
    // As the base currency sees it; of the quote currency, a credit is a sale. A buyer's better price releases a part of the hold.
    trade: {
      credit: SERVER_TEXTS.ledgerSpotBought,
      debit: SERVER_TEXTS.ledgerSpotSold,
      released: SERVER_TEXTS.ledgerSpotReleased
    }
  },
  holdPurposes: [ORDER_HOLD],
  audit: SPOT_AUDIT,
  prune: pruneSpot,
  async load({ db, catalog, published }) {
    const state = await loadSpot(db);
    openOrdersOf(published).load(state.allOpen());
    publish(
      state,
      published,
      catalog.pairs().map(({ id }) => id)
    );
    return state;
  },
  // Every deadline is a stop-limit order that was triggered.
  due: (context, state, { key }) => activateStop({ ...context, spot: state }, Number(key)),
  writes(state) {
    const writes = state.takeWrites();
    if (writes.placed.length === 0 && writes.changed.length === 0) return void 0;
    return {
      write: (transaction) => writeSpot(transaction, writes),
      publish: (published) => {
        openOrdersOf(published).update([...writes.changed, ...writes.placed]);
        publish(state, published, writes.pairs);
      }
    };
  }
};
function enter(context) {
  return { ...context, spot: context.of(spot) };
}
function publish(state, published, pairIds) {
  for (const pairId of pairIds) {
    const book = state.book(pairId);
    published.publish(pairId, {
      bids: [...book.levels("buy")],
      asks: [...book.levels("sell")],
      last: state.lastPrice(pairId)
    });
  }
}

// src/core/ledger-commands.ts
function deposit({ catalog, ledger, now, users }, { userId, currencyId, wallet, amount }) {
  const currency = catalog.currency(currencyId);
  if (!users.has(userId)) return refuse("user_not_found");
  if (!currency) return refuse("currency_not_found");
  const units = amountOf(amount, currency.scale);
  if (units === void 0) return refuse("amount_invalid");
  const account = ledger.account({ userId, wallet }, currencyId);
  ledger.post("deposit", null, now, [
    { account: ledger.account({ house: "external" }, currencyId), available: -units },
    { account, available: units }
  ]);
  return { ok: true, balance: balanceOf(account, wallet, currency) };
}
function fundHouse({ catalog, ledger, now }, { house, currencyId, amount }) {
  const currency = catalog.currency(currencyId);
  if (!currency) return refuse("currency_not_found");
  const units = amountOf(amount, currency.scale);
  if (units === void 0) return refuse("amount_invalid");
  const account = ledger.account({ house }, currencyId);
  ledger.post("funding", null, now, [
    { account: ledger.account({ house: "external" }, currencyId), available: -units },
    { account, available: units }
  ]);
  return { ok: true, available: fromUnits2(account.available, currency.scale) };
}
function transfer({ catalog, ledger, now, users }, { userId, currencyId, from, to, amount }) {
  const currency = catalog.currency(currencyId);
  if (!users.has(userId)) return refuse("user_not_found");
  if (!currency) return refuse("currency_not_found");
  if (from === to) return refuse("same_wallet");
  const units = amountOf(amount, currency.scale);
  if (units === void 0) return refuse("amount_invalid");
  if (units > ledger.available(userId, currencyId, from)) return refuse("insufficient_balance");
  const source = ledger.account({ userId, wallet: from }, currencyId);
  const target = ledger.account({ userId, wallet: to }, currencyId);
  ledger.post("transfer", userId, now, [
    { account: source, available: -units },
    { account: target, available: units }
  ]);
  return { ok: true, from: balanceOf(source, from, currency), to: balanceOf(target, to, currency) };
}
function balanceOf({ available, held }, wallet, { id, scale }) {
  return { currencyId: id, wallet, available: fromUnits2(available, scale), held: fromUnits2(held, scale) };
}

// src/products/spot/cancel-order.ts
function cancelOrder(plain, { userId, orderId, side }) {
  const context = enter(plain);
  const { announce, catalog, spot: state } = context;
  const order = state.open(orderId);
  if (!order || side !== void 0 && order.side !== side) return refuse("not_open");
  if (order.userId !== userId) return refuse("not_your_order");
  const terms = catalog.terms(order.pairId);
  if (!terms) throw new Error(`order ${orderId} is of an unknown pair`);
  if (order.status === "open" && !state.book(order.pairId).cancel(orderId)) {
    throw new Error(`order ${orderId} is open, but in no book`);
  }
  order.status = "cancelled";
  state.change(order);
  releaseHold(context, terms, order);
  const cancelled = orderOf(order, terms);
  announce("order", cancelled);
  return { ok: true, order: cancelled };
}

// src/products/spot/place-order.ts
function checked(context, command) {
  const { catalog, users, now, spot: state } = context;
  const { userId, pairId, side, type } = command;
  const terms = catalog.terms(pairId);
  if (!terms) return refuse("pair_not_found");
  if (!users.has(userId)) return refuse("user_not_found");
  const price = type === "market" ? void 0 : terms.ticks(command.price);
  if (type !== "market" && price === void 0) return refuse("price_invalid");
  const trigger = type === "stop_limit" ? terms.ticks(command.trigger) : void 0;
  if (type === "stop_limit" && trigger === void 0) return refuse("trigger_invalid");
  const last = state.lastPrice(pairId);
  if (last !== void 0 && isTriggered({ side, trigger }, last)) return refuse("trigger_reached");
  const quantity = terms.lots(command.quantity);
  if (quantity === void 0) return refuse("quantity_invalid");
  if (quantity < terms.minLots) return refuse("quantity_below_minimum");
  const limit = breaksLimit(state, terms, { userId, pairId, side, price, quantity });
  if (limit) return refuse(limit);
  const id = state.nextOrderId();
  const nothing = { filled: 0n, fee: 0n, status: "open" };
  return {
    terms,
    order: { id, arrival: id, userId, pairId, side, type, price, trigger, quantity, createdAt: now, ...nothing }
  };
}
function placeOrder(plain, command) {
  const context = enter(plain);
  const found = checked(context, command);
  if ("ok" in found) return found;
  const { terms, order } = found;
  const { side, type, price, quantity, pairId } = order;
  const { spot: state } = context;
  const money = context.ledger.available(order.userId, terms.given(side).id, SPOT_WALLET);
  const needed = price === void 0 ? terms.size(quantity) : terms.hold(side, price, quantity);
  const isBounded = price === void 0 && side === "buy";
  if (!isBounded && needed > money) return refuse("insufficient_balance");
  if (type === "stop_limit") {
    order.status = "waiting";
    state.place(order);
    holdFor(context, terms, order);
    const placed = orderOf(order, terms);
    context.announce("order", placed);
    return { ok: true, order: placed, fills: [] };
  }
  const book = state.book(pairId);
  const incoming = {
    id: order.id,
    owner: order.userId,
    side,
    quantity,
    limit: price,
    budget: isBounded ? terms.budget(money) : void 0,
    condition: type === "limit" || type === "market" ? void 0 : type
  };
  const plan = book.plan(incoming, MOST_FILLS);
  if (plan.refused) return refuse(plan.refused);
  if ((type === "market" || type === "ioc") && plan.filled === 0n) {
    return refuse(
      book.plan({ ...incoming, budget: void 0 }, 1).filled > 0n ? "insufficient_balance" : "no_liquidity"
    );
  }
  book.apply(plan);
  state.place(order);
  holdFor(context, terms, order);
  const fills = carryOut(context, terms, order, plan);
  return { ok: true, order: orderOf(order, terms), fills: fills.map((fill) => fillOf(fill, terms)) };
}

export {
  unnest,
  insertRows,
  WALLETS,
  readPayee,
  savePayee,
  PHOTO_PARTS,
  readRegion,
  BASE_RESOLUTIONS,
  NEWS_LANGUAGES,
  refuse,
  LARGEST,
  toUnits2 as toUnits,
  fromUnits2 as fromUnits,
  feeOf,
  amountOf,
  seedPeople,
  botUsers,
  leverBotUsers,
  SPOT_WALLET,
  MOST_OPEN_ORDERS,
  MOST_FILLS,
  MOST_NOTIONAL,
  breaksLimit,
  orderOf,
  fillOf,
  openOrdersOf,
  toOrderRecord,
  toFillRecord,
  nextSlice,
  orderHold,
  carryOut,
  spot,
  enter,
  deposit,
  fundHouse,
  transfer,
  cancelOrder,
  placeOrder,
  toUnits as toUnits2,
  fromUnits as fromUnits2,
  extend,
  aggregate,
  toStored,
  fromStored
};
//# sourceMappingURL=chunk-4MEAHK4V.js.map