import {
  PREPARED,
  openStore
} from "./chunk-L7RDBG65.js";
import {
  BASE_RESOLUTIONS,
  LARGEST,
  MOST_FILLS,
  MOST_NOTIONAL,
  MOST_OPEN_ORDERS,
  NEWS_LANGUAGES,
  PHOTO_PARTS,
  SPOT_WALLET,
  WALLETS,
  aggregate,
  amountOf,
  botUsers,
  breaksLimit,
  cancelOrder,
  carryOut,
  deposit,
  enter,
  extend,
  feeOf,
  fillOf,
  fromStored,
  fromUnits,
  fromUnits2,
  fundHouse,
  insertRows,
  leverBotUsers,
  nextSlice,
  openOrdersOf,
  orderHold,
  orderOf,
  placeOrder,
  readPayee,
  readRegion,
  refuse,
  savePayee as savePayee2,
  seedPeople,
  spot,
  toFillRecord,
  toOrderRecord,
  toStored,
  toUnits,
  toUnits2,
  transfer,
  unnest
} from "./chunk-4MEAHK4V.js";
import {
  CNY_PER_USDT,
  CURRENCIES,
  FASTEST,
  FeedError,
  PAIRS,
  PLATFORM_TOKEN
} from "./chunk-V7IRYU5D.js";
import {
  ControlError,
  jsonOnly,
  readBody
} from "./chunk-RFVWKYDH.js";
import {
  LARGEST_UPLOAD,
  LEVERAGE_ORDER_TYPES,
  LIMIT_TYPES,
  agreement,
  bindEmail,
  capabilities,
  checkEmailCode,
  checkMobileCode,
  cleanPicture,
  coverAddress,
  customerService,
  forgetPassword,
  login,
  logout,
  mediaRoutes,
  newsDetail,
  newsList,
  newsListGet,
  payeeInfo,
  regionUsers,
  register,
  savePayee,
  sendMailCode,
  sendSmsCode,
  submitIdentity,
  thumbnailAddress,
  tokenPrice,
  upload,
  userCenter,
  userInfo
} from "./chunk-ZVEIF73M.js";
import {
  isDiskFull
} from "./chunk-PQ3OCLEH.js";
import {
  BOOK_LEVELS,
  ConcurrencyLimit,
  DAY_MS,
  HOUR_MS,
  LARGEST_ID,
  MINUTE_MS,
  ONE,
  ORDER_MODE,
  RESOLUTIONS,
  RESOLUTION_NAMES,
  Rejection,
  SERVER_TEXTS,
  STRONG,
  Throttle,
  ZERO,
  absolute,
  alsoReads,
  answerNotFound,
  anyContent,
  askSide,
  authenticate,
  balanceChanged,
  barStart,
  baseServer,
  bidSide,
  ceilTo,
  clientFiles,
  compare,
  compressAnswers,
  confirmation,
  createDrain,
  createRouter,
  currencyDetail,
  currencyList,
  currentEvents,
  dateTime,
  decimal,
  decimal2,
  decimalOrUnknown,
  decimalsOf,
  defineCall,
  defineEvent,
  dividedBy,
  eventName,
  flag,
  floorTo,
  floorToStep,
  hashPassword,
  healthRoutes,
  id,
  int,
  intOrUnknown,
  isGreater,
  isLess,
  isMultipleOf,
  isNegative,
  isPositive,
  isZero,
  larger,
  list,
  listenError,
  loopbackOnly,
  maybeDecimal,
  maybeTime,
  minus,
  moveReplay,
  nextBarStart,
  openSockets,
  page,
  pairId,
  pairKeys,
  parseDecimal,
  parseJson,
  percentChange,
  percentOf,
  plus,
  publicTrade,
  publishMarket,
  quotation,
  quotationNew,
  quotationNewPost,
  readClientPage,
  replay,
  reportMalformed,
  roundHalfUp,
  seconds,
  securityHeaders,
  sessionOf,
  smaller,
  sum,
  sumIfKnown,
  text,
  tickerEvent,
  timeSeries,
  times,
  toDrawingNumber,
  tradeHistory,
  unavailable,
  verifyPassword
} from "./chunk-KQNQA4BE.js";

// src/sandbox.ts
import { join } from "path";

// src/app.ts
import formbody from "@fastify/formbody";

// src/control/control.ts
import { randomBytes } from "crypto";
import * as v10 from "valibot";

// src/control/guard.ts
var TOKEN_HEADER = "x-sandbox-token";
function guardSandbox(server, what, token) {
  loopbackOnly(server, { what, token, header: TOKEN_HEADER, cookie: { name: "sandbox", path: "/sandbox" } });
}

// src/products/chain/rules.ts
import { createHash } from "crypto";

// src/products/chain/store.ts
import { sql } from "kysely";
var COLUMNS = {
  id: "bigint",
  direction: "text",
  network: "text",
  hash: "text",
  address: "text",
  currency_id: "integer",
  amount: "numeric",
  confirmations: "integer",
  reverse_at: "integer",
  is_open: "boolean",
  reference: "bigint"
};
async function loadChain(db, products) {
  const rows2 = await db.selectFrom("chain_transactions").selectAll().where("is_open", "=", true).execute();
  const sent = await db.selectFrom("chain_transactions").select(["reference", "hash"]).where("direction", "=", "out").execute();
  const { rows: last } = await sql`
    select coalesce(max(id), 0) as id from chain_transactions
  `.execute(db);
  return {
    products,
    open: new Map(rows2.map((row) => [row.id, row])),
    broadcast: new Map(sent.map(({ reference, hash }) => [reference ?? 0, hash])),
    nextId: (last[0]?.id ?? 0) + 1,
    changed: /* @__PURE__ */ new Map()
  };
}
async function writeTransactions(db, rows2) {
  await sql`
    ${insertRows("chain_transactions", COLUMNS, rows2)}
    on conflict (id) do update set confirmations = excluded.confirmations, is_open = excluded.is_open
  `.execute(db);
}

// src/products/chain/rules.ts
var BLOCK_MS = 1e4;
var FOLLOWED = 12;
var chain = {
  name: "chain",
  load: ({ db, products }) => loadChain(db, products),
  writes(state) {
    if (state.changed.size === 0) return void 0;
    const changed = [...state.changed.values()];
    state.changed = /* @__PURE__ */ new Map();
    return { write: (transaction) => writeTransactions(transaction, changed) };
  },
  due(context, state, { key, at }) {
    const row = state.open.get(Number(key));
    if (!row) return;
    const confirmations = row.confirmations + 1;
    const isReversed = confirmations === row.reverse_at;
    const isOpen = !isReversed && confirmations < FOLLOWED;
    const next = { ...row, confirmations: isReversed ? 0 : confirmations, is_open: isOpen };
    keep(state, next);
    if (isOpen) context.schedule(chain, key, at + BLOCK_MS);
    report(context, state, next, isReversed);
  }
};
function payIn(context, { network: network2, currencyId, address: address2, amount: amount2, reverseAt }) {
  return send(context, "in", { network: network2, currencyId, address: address2, amount: amount2, reference: void 0, reverseAt });
}
function payOut(context, payment) {
  return context.of(chain).broadcast.get(payment.reference) ?? send(context, "out", payment);
}
function send(context, direction, sent) {
  const state = context.of(chain);
  const id2 = state.nextId;
  state.nextId += 1;
  const hash = hashOf(`${id2} ${direction} ${sent.network} ${sent.address} ${context.now}`);
  const row = {
    id: id2,
    direction,
    network: sent.network,
    hash,
    address: sent.address,
    currency_id: sent.currencyId,
    amount: sent.amount,
    confirmations: 0,
    reverse_at: sent.reverseAt ?? null,
    is_open: true,
    reference: sent.reference ?? null
  };
  if (sent.reference !== void 0) state.broadcast.set(sent.reference, hash);
  keep(state, row);
  context.schedule(chain, String(id2), context.now + BLOCK_MS);
  if (direction === "in") report(context, state, row, false);
  return hash;
}
function keep(state, row) {
  if (row.is_open) state.open.set(row.id, row);
  else state.open.delete(row.id);
  state.changed.set(row.id, row);
}
function report(context, { products }, row, isReversed) {
  const { direction, network: network2, hash, address: address2, currency_id: currencyId, confirmations, reference } = row;
  const seen = {
    direction,
    network: network2,
    hash,
    output: 0,
    address: address2,
    currencyId,
    amount: decimal(row.amount),
    confirmations,
    isReversed,
    reference: reference ?? 0
  };
  for (const product of products) product.onChain?.(context, context.of(product), seen);
}
function hashOf(text2) {
  return createHash("sha256").update(`chain ${text2}`).digest("hex");
}

// src/products/wallet/deposit-address.ts
import { createHash as createHash2 } from "crypto";
import { base58, bech32 as bech322 } from "@scure/base";

// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_u64.js
var U32_MASK64 = /* @__PURE__ */ (() => BigInt(2 ** 32 - 1))();
var _32n = /* @__PURE__ */ BigInt(32);
function fromBig(n, le = false) {
  if (le)
    return { h: Number(n & U32_MASK64), l: Number(n >> _32n & U32_MASK64) };
  return { h: Number(n >> _32n & U32_MASK64) | 0, l: Number(n & U32_MASK64) | 0 };
}
function split(lst, le = false) {
  const len = lst.length;
  let Ah = new Uint32Array(len);
  let Al = new Uint32Array(len);
  for (let i = 0; i < len; i++) {
    const { h, l } = fromBig(lst[i], le);
    [Ah[i], Al[i]] = [h, l];
  }
  return [Ah, Al];
}
var fromNumH = (n) => n / 2 ** 32 | 0;
var fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE2) {
  const h = fromNumH(n);
  const l = fromNumL(n);
  view.setUint32(byteOffset, isLE2 ? l : h, isLE2);
  view.setUint32(byteOffset + 4, isLE2 ? h : l, isLE2);
}

// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/utils.js
function isBytes(a) {
  return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
  if (typeof n !== "number")
    throw new TypeError(atitle(title) + "expected number, got " + typeof n);
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
  return n;
}
function abool(value, title = "") {
  if (typeof value !== "boolean")
    throw new TypeError(atitle(title) + "expected boolean, got type=" + typeof value);
  return value;
}
function abytes(value, length, title = "") {
  if (isBytes(value) && (length === void 0 || value.length === length))
    return value;
  if (length !== void 0)
    anumber(length, "length");
  const bytes = isBytes(value);
  const ofLen = length !== void 0 ? ` of length ${length}` : "";
  const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
  const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
  if (!bytes)
    throw new TypeError(message);
  throw new RangeError(message);
}
var aobject = (value, label) => {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
var aopts = (value, label) => {
  aobject(value, label);
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    throw new TypeError(`"${label}" expected plain object`);
  if (Object.hasOwn(value, "__proto__"))
    throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
  if (instance.destroyed)
    throw new Error("hash was destroyed");
  if (checkFinished && instance.finished)
    throw new Error("digest() was already called");
}
function aoutput(out, instance) {
  abytes(out, void 0, "output");
  const min = instance.outputLen;
  if (!(out.length >= min)) {
    throw new RangeError('"output" expected length >= ' + min);
  }
}
function u32(arr) {
  return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
function clean(...arrays) {
  for (let i = 0; i < arrays.length; i++) {
    arrays[i].fill(0);
  }
}
function createView(arr) {
  return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
  return word << 32 - shift | word >>> shift;
}
var isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
function byteSwap(word) {
  return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
}
function byteSwap32(arr) {
  for (let i = 0; i < arr.length; i++) {
    arr[i] = byteSwap(arr[i]);
  }
  return arr;
}
var swap32IfBE = isLE ? (u) => u : byteSwap32;
function checkOpts(defaults, opts, title = "opts") {
  aopts(defaults, "defaults");
  if (opts !== void 0)
    aopts(opts, title);
  const merged = Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts);
  return merged;
}
function createHasher(hashCons, info = {}) {
  if (typeof hashCons !== "function")
    throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
  info = checkOpts({}, info, "info");
  const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
  const tmp = hashCons(void 0);
  hashC.outputLen = tmp.outputLen;
  hashC.blockLen = tmp.blockLen;
  hashC.canXOF = tmp.canXOF;
  hashC.create = (opts) => hashCons(opts);
  Object.assign(hashC, info);
  return Object.freeze(hashC);
}
var oidNist = (suffix) => ({
  // Current NIST hashAlgs suffixes used here fit in one DER subidentifier octet.
  // Larger suffix values would need base-128 OID encoding and a different length byte.
  oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, suffix])
});

// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_md.js
function Chi(a, b, c) {
  return a & b ^ ~a & c;
}
function Maj(a, b, c) {
  return a & b ^ a & c ^ b & c;
}
var HashMD = class {
  blockLen;
  outputLen;
  canXOF = false;
  padOffset;
  isLE;
  // For partial updates less than block size
  buffer;
  view;
  finished = false;
  length = 0;
  pos = 0;
  destroyed = false;
  constructor(blockLen, outputLen, padOffset, isLE2) {
    this.blockLen = blockLen;
    this.outputLen = outputLen;
    this.padOffset = padOffset;
    this.isLE = isLE2;
    this.buffer = new Uint8Array(blockLen);
    this.view = createView(this.buffer);
  }
  update(data) {
    aexists(this);
    abytes(data);
    const { view, buffer, blockLen } = this;
    const len = data.length;
    let processed = false;
    for (let pos = 0; pos < len; ) {
      const take2 = Math.min(blockLen - this.pos, len - pos);
      if (take2 === blockLen) {
        const dataView = createView(data);
        for (; blockLen <= len - pos; pos += blockLen)
          this.process(dataView, pos);
        processed = true;
        continue;
      }
      buffer.set(pos === 0 && take2 === len ? data : data.subarray(pos, pos + take2), this.pos);
      this.pos += take2;
      pos += take2;
      if (this.pos === blockLen) {
        this.process(view, 0);
        this.pos = 0;
        processed = true;
      }
    }
    this.length += data.length;
    if (processed)
      this.roundClean();
    return this;
  }
  digestInto(out) {
    aexists(this);
    aoutput(out, this);
    this.finished = true;
    const { buffer, view, blockLen, isLE: isLE2 } = this;
    let { pos } = this;
    buffer[pos++] = 128;
    buffer.fill(0, pos);
    if (this.padOffset > blockLen - pos) {
      this.process(view, 0);
      buffer.fill(0);
    }
    setU64FromNum(view, blockLen - 8, this.length * 8, isLE2);
    this.process(view, 0);
    this.roundClean();
    const oview = out === buffer ? view : createView(out);
    const len = this.outputLen;
    const outLen = len / 4;
    const state = this.get();
    if (len % 4 || outLen > state.length)
      throw new Error("invalid outputLen");
    for (let i = 0; i < outLen; i++)
      oview.setUint32(4 * i, state[i], isLE2);
  }
  digest() {
    const { buffer, outputLen } = this;
    this.digestInto(buffer);
    const res = buffer.slice(0, outputLen);
    this.destroy();
    return res;
  }
  _cloneIntoMeta(to) {
    const { buffer, length, finished, destroyed, pos } = this;
    to.destroyed = destroyed;
    to.finished = finished;
    to.length = length;
    to.pos = pos;
    if (pos)
      to.buffer.set(buffer);
    return to;
  }
  clone() {
    return this._cloneInto();
  }
};
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
  1779033703,
  3144134277,
  1013904242,
  2773480762,
  1359893119,
  2600822924,
  528734635,
  1541459225
]);

// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/sha2.js
var SHA256_K = /* @__PURE__ */ Uint32Array.from([
  1116352408,
  1899447441,
  3049323471,
  3921009573,
  961987163,
  1508970993,
  2453635748,
  2870763221,
  3624381080,
  310598401,
  607225278,
  1426881987,
  1925078388,
  2162078206,
  2614888103,
  3248222580,
  3835390401,
  4022224774,
  264347078,
  604807628,
  770255983,
  1249150122,
  1555081692,
  1996064986,
  2554220882,
  2821834349,
  2952996808,
  3210313671,
  3336571891,
  3584528711,
  113926993,
  338241895,
  666307205,
  773529912,
  1294757372,
  1396182291,
  1695183700,
  1986661051,
  2177026350,
  2456956037,
  2730485921,
  2820302411,
  3259730800,
  3345764771,
  3516065817,
  3600352804,
  4094571909,
  275423344,
  430227734,
  506948616,
  659060556,
  883997877,
  958139571,
  1322822218,
  1537002063,
  1747873779,
  1955562222,
  2024104815,
  2227730452,
  2361852424,
  2428436474,
  2756734187,
  3204031479,
  3329325298
]);
var SHA256_W = /* @__PURE__ */ new Uint32Array(64);
var SHA2_32B = class extends HashMD {
  // We cannot use array here since array allows indexing by variable
  // which means optimizer/compiler cannot use registers.
  // Numeric initializers matter: starting the fields as `undefined` changes
  // V8's field representation and makes sha256 3x slower (measured).
  A = 0;
  B = 0;
  C = 0;
  D = 0;
  E = 0;
  F = 0;
  G = 0;
  H = 0;
  constructor(outputLen, IV) {
    super(64, outputLen, 8, false);
    this.A = IV[0] | 0;
    this.B = IV[1] | 0;
    this.C = IV[2] | 0;
    this.D = IV[3] | 0;
    this.E = IV[4] | 0;
    this.F = IV[5] | 0;
    this.G = IV[6] | 0;
    this.H = IV[7] | 0;
  }
  get() {
    const { A, B: B2, C, D, E, F, G, H } = this;
    return [A, B2, C, D, E, F, G, H];
  }
  // prettier-ignore
  set(A, B2, C, D, E, F, G, H) {
    this.A = A | 0;
    this.B = B2 | 0;
    this.C = C | 0;
    this.D = D | 0;
    this.E = E | 0;
    this.F = F | 0;
    this.G = G | 0;
    this.H = H | 0;
  }
  _cloneInto(to) {
    (to ||= new this.constructor()).set(...this.get());
    return this._cloneIntoMeta(to);
  }
  process(view, offset) {
    for (let i = 0; i < 16; i++, offset += 4)
      SHA256_W[i] = view.getUint32(offset, false);
    for (let i = 16; i < 64; i++) {
      const W15 = SHA256_W[i - 15];
      const W2 = SHA256_W[i - 2];
      const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
      const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
      SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
    }
    let { A, B: B2, C, D, E, F, G, H } = this;
    for (let i = 0; i < 64; i++) {
      const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
      const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
      const sigma0 = rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22);
      const T2 = sigma0 + Maj(A, B2, C) | 0;
      H = G;
      G = F;
      F = E;
      E = D + T1 | 0;
      D = C;
      C = B2;
      B2 = A;
      A = T1 + T2 | 0;
    }
    A = A + this.A | 0;
    B2 = B2 + this.B | 0;
    C = C + this.C | 0;
    D = D + this.D | 0;
    E = E + this.E | 0;
    F = F + this.F | 0;
    G = G + this.G | 0;
    H = H + this.H | 0;
    this.set(A, B2, C, D, E, F, G, H);
  }
  roundClean() {
    clean(SHA256_W);
  }
  destroy() {
    this.destroyed = true;
    this.set(0, 0, 0, 0, 0, 0, 0, 0);
    clean(this.buffer);
  }
};
var _SHA256 = class extends SHA2_32B {
  constructor() {
    super(32, SHA256_IV);
  }
};
var sha256 = /* @__PURE__ */ createHasher(
  () => new _SHA256(),
  /* @__PURE__ */ oidNist(1)
);

// ../../packages/wallet/src/rules/address/base58check.ts
import { createBase58check } from "@scure/base";
var coder = createBase58check(sha256);
var ALPHABET = /^[1-9A-HJ-NP-Za-km-z]+$/;
var PAYLOAD_BYTES = 21;
function base58Fault(address2, versions) {
  if (!ALPHABET.test(address2) || address2.length < 25 || address2.length > 36) return "format";
  const payload = decode(address2);
  if (!payload) return "checksum";
  const [version] = payload;
  return payload.length === PAYLOAD_BYTES && version !== void 0 && versions.includes(version) ? void 0 : "format";
}
function decode(address2) {
  try {
    return coder.decode(address2);
  } catch {
    return void 0;
  }
}

// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/sha3.js
var _0n = BigInt(0);
var _1n = BigInt(1);
var _2n = BigInt(2);
var _7n = BigInt(7);
var _256n = BigInt(256);
var _0x71n = BigInt(113);
var SHA3_PI = [];
var SHA3_ROTL = [];
var _SHA3_IOTA = [];
for (let round = 0, R = _1n, x = 1, y = 0; round < 24; round++) {
  [x, y] = [y, (2 * x + 3 * y) % 5];
  SHA3_PI.push(2 * (5 * y + x));
  SHA3_ROTL.push((round + 1) * (round + 2) / 2 % 64);
  let t = _0n;
  for (let j = 0; j < 7; j++) {
    R = (R << _1n ^ (R >> _7n) * _0x71n) % _256n;
    if (R & _2n)
      t ^= _1n << (_1n << BigInt(j)) - _1n;
  }
  _SHA3_IOTA.push(t);
}
var IOTAS = split(_SHA3_IOTA, true);
var SHA3_IOTA_H = IOTAS[0];
var SHA3_IOTA_L = IOTAS[1];
var rotlSH = (h, l, s) => h << s | l >>> 32 - s;
var rotlSL = (h, l, s) => l << s | h >>> 32 - s;
var rotlBH = (h, l, s) => l << s - 32 | h >>> 64 - s;
var rotlBL = (h, l, s) => h << s - 32 | l >>> 64 - s;
var rotlH = (h, l, s) => s > 32 ? rotlBH(h, l, s) : rotlSH(h, l, s);
var rotlL = (h, l, s) => s > 32 ? rotlBL(h, l, s) : rotlSL(h, l, s);
var B = new Uint32Array(5 * 2);
function keccakP(s, rounds = 24) {
  if (!(s instanceof Uint32Array))
    throw new TypeError('"s" expected Uint32Array(50), got type=' + typeof s);
  if (s.length !== 50)
    throw new RangeError('"s" expected Uint32Array(50), got length=' + s.length);
  anumber(rounds, "rounds");
  if (rounds < 1 || rounds > 24)
    throw new Error('"rounds" expected integer 1..24');
  for (let round = 24 - rounds; round < 24; round++) {
    for (let x = 0; x < 10; x++)
      B[x] = s[x] ^ s[x + 10] ^ s[x + 20] ^ s[x + 30] ^ s[x + 40];
    for (let x = 0; x < 10; x += 2) {
      const idx1 = (x + 8) % 10;
      const idx0 = (x + 2) % 10;
      const B0 = B[idx0];
      const B1 = B[idx0 + 1];
      const Th = rotlH(B0, B1, 1) ^ B[idx1];
      const Tl = rotlL(B0, B1, 1) ^ B[idx1 + 1];
      for (let y = 0; y < 50; y += 10) {
        s[x + y] ^= Th;
        s[x + y + 1] ^= Tl;
      }
    }
    let curH = s[2];
    let curL = s[3];
    for (let t = 0; t < 24; t++) {
      const shift = SHA3_ROTL[t];
      const Th = rotlH(curH, curL, shift);
      const Tl = rotlL(curH, curL, shift);
      const PI = SHA3_PI[t];
      curH = s[PI];
      curL = s[PI + 1];
      s[PI] = Th;
      s[PI + 1] = Tl;
    }
    for (let y = 0; y < 50; y += 10) {
      const b0 = s[y], b1 = s[y + 1], b2 = s[y + 2], b3 = s[y + 3];
      s[y] ^= ~s[y + 2] & s[y + 4];
      s[y + 1] ^= ~s[y + 3] & s[y + 5];
      s[y + 2] ^= ~s[y + 4] & s[y + 6];
      s[y + 3] ^= ~s[y + 5] & s[y + 7];
      s[y + 4] ^= ~s[y + 6] & s[y + 8];
      s[y + 5] ^= ~s[y + 7] & s[y + 9];
      s[y + 6] ^= ~s[y + 8] & b0;
      s[y + 7] ^= ~s[y + 9] & b1;
      s[y + 8] ^= ~b0 & b2;
      s[y + 9] ^= ~b1 & b3;
    }
    s[0] ^= SHA3_IOTA_H[round];
    s[1] ^= SHA3_IOTA_L[round];
  }
  clean(B);
}
var Keccak = class _Keccak {
  state;
  pos = 0;
  posOut = 0;
  finished = false;
  state32;
  destroyed = false;
  blockLen;
  suffix;
  outputLen;
  canXOF;
  enableXOF = false;
  rounds;
  // NOTE: we accept arguments in bytes instead of bits here.
  constructor(blockLen, suffix, outputLen, enableXOF = false, rounds = 24) {
    anumber(blockLen, "blockLen");
    anumber(suffix, "suffix");
    anumber(rounds, "rounds");
    abool(enableXOF, "enableXOF");
    this.blockLen = blockLen;
    this.suffix = suffix;
    this.outputLen = outputLen;
    this.enableXOF = enableXOF;
    this.canXOF = enableXOF;
    this.rounds = rounds;
    anumber(outputLen, "outputLen");
    if (!(0 < blockLen && blockLen < 200))
      throw new Error('"blockLen" must be 1..199');
    this.state = new Uint8Array(200);
    this.state32 = u32(this.state);
  }
  clone() {
    return this._cloneInto();
  }
  keccak() {
    swap32IfBE(this.state32);
    keccakP(this.state32, this.rounds);
    swap32IfBE(this.state32);
    this.posOut = 0;
    this.pos = 0;
  }
  update(data) {
    aexists(this);
    abytes(data);
    const { blockLen, state, state32 } = this;
    const len = data.length;
    const canUseU32 = blockLen % 4 === 0 && data.byteOffset % 4 === 0;
    const blockLen32 = blockLen / 4;
    const data32 = canUseU32 && len >= blockLen ? u32(data) : void 0;
    for (let pos = 0; pos < len; ) {
      if (data32 !== void 0 && this.pos === 0 && pos % 4 === 0 && len - pos >= blockLen) {
        for (let i = 0, o = pos / 4; i < blockLen32; i++)
          state32[i] ^= data32[o + i];
        pos += blockLen;
        this.pos = blockLen;
        this.keccak();
        continue;
      }
      const take2 = Math.min(blockLen - this.pos, len - pos);
      for (let i = 0; i < take2; i++)
        state[this.pos++] ^= data[pos++];
      if (this.pos === blockLen)
        this.keccak();
    }
    return this;
  }
  finish() {
    if (this.finished)
      return;
    this.finished = true;
    const { state, suffix, pos, blockLen } = this;
    state[pos] ^= suffix;
    if ((suffix & 128) !== 0 && pos === blockLen - 1)
      this.keccak();
    state[blockLen - 1] ^= 128;
    this.keccak();
  }
  writeInto(out) {
    aexists(this, false);
    abytes(out);
    this.finish();
    const bufferOut = this.state;
    const { blockLen } = this;
    for (let pos = 0, len = out.length; pos < len; ) {
      if (this.posOut >= blockLen)
        this.keccak();
      const take2 = Math.min(blockLen - this.posOut, len - pos);
      out.set(bufferOut.subarray(this.posOut, this.posOut + take2), pos);
      this.posOut += take2;
      pos += take2;
    }
    return out;
  }
  xofInto(out) {
    if (!this.enableXOF)
      throw new Error("XOF is not enabled");
    return this.writeInto(out);
  }
  xof(bytes) {
    anumber(bytes);
    return this.xofInto(new Uint8Array(bytes));
  }
  digestInto(out) {
    aoutput(out, this);
    if (this.finished)
      throw new Error("digest() was already called");
    this.writeInto(out.length === this.outputLen ? out : out.subarray(0, this.outputLen));
    this.destroy();
  }
  digest() {
    const out = new Uint8Array(this.outputLen);
    this.digestInto(out);
    return out;
  }
  destroy() {
    this.destroyed = true;
    clean(this.state);
  }
  _cloneInto(to) {
    const { blockLen, suffix, outputLen, rounds, enableXOF } = this;
    to ||= new _Keccak(blockLen, suffix, outputLen, enableXOF, rounds);
    to.blockLen = blockLen;
    to.state32.set(this.state32);
    to.pos = this.pos;
    to.posOut = this.posOut;
    to.finished = this.finished;
    to.rounds = rounds;
    to.suffix = suffix;
    to.outputLen = outputLen;
    to.enableXOF = enableXOF;
    to.canXOF = this.canXOF;
    to.destroyed = this.destroyed;
    return to;
  }
};
var genKeccak = (suffix, blockLen, outputLen, info = {}) => createHasher(() => new Keccak(blockLen, suffix, outputLen), info);
var keccak_256 = /* @__PURE__ */ genKeccak(1, 136, 32);

// ../../packages/wallet/src/rules/address/evm.ts
import { hex, utf8 } from "@scure/base";
function evmFault(address2) {
  if (!/^0x[\da-fA-F]{40}$/.test(address2)) return "format";
  if (/^0x0{38}/.test(address2)) return "format";
  return !hasChecksum(address2) || address2 === withChecksum(address2) ? void 0 : "checksum";
}
function hasChecksum(address2) {
  const digits = address2.slice(2);
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
}
function withChecksum(address2) {
  const digits = address2.slice(2).toLowerCase();
  const hash = hex.encode(keccak_256(utf8.decode(digits)));
  const inCase = (digit, at) => parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit;
  return `0x${Array.from(digits, inCase).join("")}`;
}

// ../../packages/wallet/src/rules/address/network.ts
var BY_NAME = {
  BTC: "bitcoin",
  BITCOIN: "bitcoin",
  OMNI: "omni",
  LTC: "litecoin",
  LITECOIN: "litecoin",
  DOGE: "dogecoin",
  DOGECOIN: "dogecoin",
  ETH: "evm",
  ETHEREUM: "evm",
  ERC20: "evm",
  BEP20: "evm",
  BSC: "evm",
  TRX: "tron",
  TRON: "tron",
  TRC20: "tron"
};
function networkKind(name, { currency, currencyType }) {
  if (name !== "") return kindOf(name);
  return kindOf(currency) ?? (currencyType.toLowerCase() === "btc" ? void 0 : kindOf(currencyType));
}
var kindOf = (name) => {
  const key = name.trim().toUpperCase();
  return Object.hasOwn(BY_NAME, key) ? BY_NAME[key] : void 0;
};

// ../../packages/wallet/src/rules/address/segwit.ts
import { bech32, bech32m } from "@scure/base";
var LONGEST = 90;
function segwitFault(address2, prefix) {
  const lower = address2.toLowerCase();
  if (address2 !== lower && address2 !== address2.toUpperCase()) return "format";
  if (!lower.startsWith(`${prefix}1`) || address2.length > LONGEST || !/^[\da-z]+$/.test(lower)) return "format";
  const old = bech32.decodeUnsafe(lower, LONGEST);
  const decoded = old ?? bech32m.decodeUnsafe(lower, LONGEST);
  const version = decoded?.words[0];
  if (!decoded || version === void 0) return "checksum";
  if (version === 0 !== (old !== void 0)) return "checksum";
  const program = bech32.fromWordsUnsafe(decoded.words.slice(1));
  return program && fits(version, program.length) ? void 0 : "format";
}
function fits(version, bytes) {
  if (version === 0) return bytes === 20 || bytes === 32;
  if (version === 1) return bytes === 32;
  return version <= 16 && bytes >= 2 && bytes <= 40;
}

// ../../packages/wallet/src/rules/address/token-contracts.ts
var TOKEN_CONTRACTS = /* @__PURE__ */ new Set([
  // Ethereum: USDT, USDC, DAI, WETH, WBTC, LINK, PEPE
  "0xdac17f958d2ee523a2206206994597c13d831ec7",
  "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48",
  "0x6b175474e89094c44da98b954eedeac495271d0f",
  "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2",
  "0x2260fac5e5542a773aa44fbcfedf7c193bc2c599",
  "0x514910771af9ca656af840dff83e8264ecf986ca",
  "0x6982508145454ce325ddbe47a25d4ec3d2311933",
  // TRON: USDT, USDC
  "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  "TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8"
]);
function isTokenContract(address2) {
  return TOKEN_CONTRACTS.has(address2.startsWith("0x") ? address2.toLowerCase() : address2);
}

// ../../packages/wallet/src/rules/address/check-address.ts
var CHECKS = {
  bitcoin: (address2) => isSegwit(address2, "bc") ? segwitFault(address2, "bc") : base58Fault(address2, [0, 5]),
  omni: (address2) => base58Fault(address2, [0, 5]),
  litecoin: (address2) => isSegwit(address2, "ltc") ? segwitFault(address2, "ltc") : base58Fault(address2, [48, 50]),
  dogecoin: (address2) => base58Fault(address2, [30, 22]),
  evm: evmFault,
  tron: (address2) => address2.startsWith("T") ? base58Fault(address2, [65]) : "format"
};
var isSegwit = (address2, prefix) => address2.toLowerCase().startsWith(`${prefix}1`);
function addressFault(address2, network2) {
  if (address2.trim() === "") return "empty";
  if (/\s/.test(address2)) return "spaces";
  if (network2 === void 0) return "unknownNetwork";
  return CHECKS[network2](address2) ?? (isTokenContract(address2) ? "tokenContract" : void 0);
}

// ../../packages/wallet/src/contract/account.ts
import * as v from "valibot";
var ACCOUNTS = ["legal", "change", "lever", "micro"];
var accountField = v.picklist(ACCOUNTS);
var logType = v.pipe(
  v.union([v.pipe(int, v.picklist([1, 2, 3, 4])), v.literal("lever")]),
  v.transform((type) => type === "lever" ? "lever" : ACCOUNTS[type - 1] ?? "legal")
);
function accountName(written) {
  const name = ACCOUNTS.find((one) => one === written);
  return name ? { name } : { text: written };
}
var ACCOUNT_WORDS = [
  ["micro", /秒合约|期权|micro|option/i],
  ["lever", /杠杆|合约|lever|contract/i],
  ["change", /币币|change|exchange|coin/i],
  ["legal", /法币|c2c|legal|fiat/i]
];
var accountIn = (written) => ACCOUNT_WORDS.find(([, words2]) => words2.test(written))?.[0];
var LOGIN = /@|^\+?\d[\d *-]{4,}$/;
function accountOfRow(written, texts) {
  if (written !== "" && !LOGIN.test(written)) return accountName(written);
  const name = texts.map(accountIn).find((found) => found !== void 0);
  return name ? { name } : { text: "" };
}
function accountsInText(written) {
  const found = ACCOUNT_WORDS.flatMap(([name, words2]) => {
    const at = written.search(words2);
    return at === -1 ? [] : [{ name, at, end: at + (words2.exec(written)?.[0].length ?? 0) }];
  });
  return found.filter(({ at, end }) => !found.some((other) => other.at < at && other.end >= end)).toSorted((one, other) => one.at - other.at).map(({ name }) => name);
}

// ../../packages/wallet/src/contract/addresses.ts
import * as v2 from "valibot";
var bookCurrency = v2.object({ id, name: text });
var addressCurrencies = defineCall({
  method: "GET",
  path: "/wallet/currencylist",
  access: "required",
  request: v2.object({}),
  reply: list(bookCurrency)
});
var savedAddress = v2.pipe(
  v2.object({ id, address: text, notes: text }),
  v2.transform((wire) => ({ id: wire.id, address: wire.address, label: wire.notes }))
);
var savedAddresses = defineCall({
  method: "POST",
  path: "/wallet/get_address",
  access: "required",
  request: v2.object({ currency: id }),
  reply: list(savedAddress)
});
var addAddress = defineCall({
  method: "POST",
  path: "/wallet/addaddress",
  access: "required",
  request: v2.object({
    currency_id: id,
    address: v2.pipe(v2.string(), v2.maxLength(128)),
    notes: v2.pipe(v2.string(), v2.maxLength(64))
  }),
  reply: confirmation
});
var deleteAddress = defineCall({
  method: "POST",
  path: "/wallet/deladdress",
  access: "required",
  request: v2.object({ address_id: id }),
  reply: confirmation
});

// ../../packages/wallet/src/contract/balances.ts
import * as v3 from "valibot";
var maybeFlag = v3.nullish(flag);
var FLAGS = {
  legal: "is_legal",
  change: "is_match",
  lever: "is_lever",
  micro: "is_micro"
};
var balanceRow = v3.object({
  currency: id,
  currency_name: text,
  currency_type: text,
  legal_balance: maybeDecimal,
  lock_legal_balance: maybeDecimal,
  change_balance: maybeDecimal,
  lock_change_balance: maybeDecimal,
  lever_balance: maybeDecimal,
  lock_lever_balance: maybeDecimal,
  micro_balance: maybeDecimal,
  lock_micro_balance: maybeDecimal,
  usdt_price: maybeDecimal,
  is_legal: maybeFlag,
  is_lever: maybeFlag,
  is_match: maybeFlag,
  is_micro: maybeFlag
});
function account(name) {
  return v3.pipe(
    // An exchange may omit an account.
    v3.nullish(v3.object({ balance: list(balanceRow), usdt_totle: maybeDecimal, totle: maybeDecimal }), {}),
    v3.transform((wire) => {
      const rows2 = wire.balance.flatMap((row) => {
        const balance = balanceOf(row, name);
        return balance ? [{ balance, isOffered: row[FLAGS[name]] !== false }] : [];
      });
      return {
        /** Worth of the whole account in USDT; `undefined` where it is not sent and cannot be computed. */
        total: wire.usdt_totle ?? totalOf(rows2.map(({ balance }) => balance)),
        // Money in an account that the currency does not have is shown nevertheless.
        balances: rows2.filter(({ balance, isOffered }) => isOffered || hasMoney(balance)).map(({ balance }) => balance)
      };
    })
  );
}
var hasMoney = ({ available, frozen }) => !isZero(plus(available, frozen ?? ZERO));
var isEmpty = ({ available, frozen }) => isZero(available) && frozen !== void 0 && isZero(frozen);
function totalOf(balances) {
  if (balances.length === 0) return void 0;
  const worths = balances.map((balance) => {
    if (isEmpty(balance)) return ZERO;
    const { available, frozen, usdtPrice: usdtPrice2 } = balance;
    return frozen === void 0 || usdtPrice2 === void 0 ? void 0 : times(plus(available, frozen), usdtPrice2);
  });
  return sumIfKnown(worths);
}
function balanceOf(row, name) {
  const available = row[`${name}_balance`];
  if (available === void 0) return void 0;
  return {
    currencyId: row.currency,
    currency: row.currency_name,
    /** Network or kind: `eth`, `btc`, `usdt`, `erc20`, `omni`; empty where the back end sends none. */
    currencyType: row.currency_type,
    available,
    /** `undefined` where the back end does not say. */
    frozen: row[`lock_${name}_balance`],
    /** USDT for one; `undefined` where there is no price. */
    usdtPrice: row.usdt_price
  };
}
var walletList = defineCall({
  method: "POST",
  path: "/wallet/list",
  access: "required",
  request: v3.object({}),
  reply: v3.pipe(
    v3.object({
      legal_wallet: account("legal"),
      change_wallet: account("change"),
      lever_wallet: account("lever"),
      micro_wallet: account("micro"),
      is_open_CTbi: flag,
      systembi: text
    }),
    v3.transform((wire) => ({
      accounts: {
        legal: wire.legal_wallet,
        change: wire.change_wallet,
        lever: wire.lever_wallet,
        micro: wire.micro_wallet
      },
      /** Are deposits and withdrawals open? */
      isOpen: wire.is_open_CTbi,
      /** Code of the platform's own token, empty where there is none. */
      platformToken: wire.systembi
    }))
  )
});
var walletDetail = defineCall({
  method: "POST",
  path: "/wallet/detail",
  access: "required",
  request: v3.object({ currency: id, type: v3.picklist(["legal", "change"]) }),
  reply: v3.pipe(
    v3.object({
      currency_name: text,
      legal_balance: maybeDecimal,
      lock_legal_balance: maybeDecimal,
      change_balance: maybeDecimal,
      lock_change_balance: maybeDecimal,
      cny_price: maybeDecimal
    }),
    v3.transform((wire) => ({
      currency: wire.currency_name,
      /** `undefined` where the back end does not say. */
      available: wire.legal_balance ?? wire.change_balance,
      frozen: wire.lock_legal_balance ?? wire.lock_change_balance,
      /** CNY for one; `undefined` where the back end has no price. */
      cnyPrice: wire.cny_price
    }))
  )
});

// ../../packages/wallet/src/contract/deposits.ts
import * as v4 from "valibot";
var maybeInt = v4.fallback(v4.optional(int), void 0);
var maybeText = v4.optional(text, "");
var addressRow = v4.object({
  id: v4.fallback(v4.optional(id), void 0),
  address: text,
  tips: maybeText,
  network: maybeText,
  min_number: maybeDecimal,
  confirmations: maybeInt
});
var addressReply = v4.object({
  address: v4.optional(v4.union([v4.string(), list(addressRow)])),
  list: v4.optional(list(addressRow)),
  userchongbi_type: maybeText,
  tips: maybeText,
  min_number: maybeDecimal,
  confirmations: maybeInt
});
var addressesByNetwork = v4.pipe(
  v4.record(v4.string(), v4.unknown()),
  v4.transform(
    (wire) => Object.entries(wire).flatMap(
      ([name, address2]) => isNetworkName(name) && typeof address2 === "string" && address2.trim() !== "" ? [{ network: name.toUpperCase(), address: address2.trim(), ...NO_DETAILS }] : []
    )
  ),
  v4.check((addresses) => addresses.length > 0, "no address of a known network")
);
var addressRows = list(v4.union([v4.string(), addressRow]));
var isAddressReply = (wire) => typeof wire === "object" && wire !== null && !Array.isArray(wire) && (Object.keys(wire).length === 0 || "address" in wire || "list" in wire);
var depositAddress = defineCall({
  method: "POST",
  path: "/wallet/get_in_address",
  access: "required",
  request: v4.object({ currency: id, lang: v4.optional(v4.string()) }),
  reply: v4.pipe(
    v4.union([
      v4.pipe(
        v4.string(),
        v4.transform((written) => splitAddresses(written, NO_DETAILS))
      ),
      addressesByNetwork,
      v4.pipe(v4.custom(isAddressReply), addressReply, v4.transform(ofReply)),
      v4.pipe(
        v4.custom(Array.isArray),
        addressRows,
        v4.transform(
          (rows2) => rows2.flatMap(
            (row) => typeof row === "string" ? splitAddresses(row, NO_DETAILS) : ofReply({ ...NO_REPLY, list: [row] })
          )
        )
      )
    ]),
    v4.check((addresses) => addresses.every(({ address: address2 }) => ONE_ADDRESS.test(address2)), "no readable address"),
    v4.metadata({ documented: v4.union([v4.string(), addressReply]) })
  )
});
var NO_DETAILS = { tips: "", minimum: void 0, confirmations: void 0 };
var NO_REPLY = { userchongbi_type: "", tips: "", min_number: void 0, confirmations: void 0 };
function ofReply({
  address: address2,
  list: rows2 = [],
  userchongbi_type,
  tips,
  min_number: minimum,
  confirmations
}) {
  const details = { tips, minimum, confirmations };
  if (typeof address2 === "string") return splitAddresses(address2, details);
  return [...address2 ?? [], ...rows2].flatMap(
    (row) => splitAddresses(row.address, {
      tips: row.tips === "" ? tips : row.tips,
      minimum: row.min_number ?? minimum,
      confirmations: row.confirmations ?? confirmations
    }).map((found) => ({ ...found, network: found.network || row.network || userchongbi_type }))
  );
}
var ONE_ADDRESS = /^(?:[a-z]{3,20}:)?[\w.-]{2,128}$/;
var isNetworkName = (name) => networkKind(name, { currency: "", currencyType: "" }) !== void 0;
function splitAddresses(written, details) {
  return written.split(",").map((part) => part.trim()).filter((part) => part !== "").map((part) => {
    const [, name = "", rest = part] = /^([\w -]{1,20}):\s*(.+)$/.exec(part) ?? [];
    const network2 = name.trim().toUpperCase();
    return name.trim() === network2 || isNetworkName(network2) ? { network: network2, address: rest, ...details } : { network: "", address: part, ...details };
  });
}
var companyAddress = defineCall({
  method: "GET",
  path: "/money/rechange",
  access: "required",
  request: v4.object({ user_id: id }),
  reply: v4.pipe(
    v4.object({ company_eth_address: text }),
    v4.transform((reply) => reply.company_eth_address)
  )
});
var depositProof = defineCall({
  method: "POST",
  path: "/wallet/charge_req",
  access: "required",
  request: v4.object({
    currency: id,
    acc: v4.pipe(v4.string(), v4.trim(), v4.nonEmpty(), v4.maxLength(128)),
    hash: v4.pipe(v4.string(), v4.trim(), v4.maxLength(128)),
    amount: decimal2,
    pic: v4.pipe(v4.string(), v4.nonEmpty(), v4.maxLength(512)),
    bank: v4.optional(v4.pipe(v4.string(), v4.trim(), v4.nonEmpty(), v4.maxLength(128)))
  }),
  reply: confirmation
});

// ../../packages/wallet/src/contract/ledger.ts
import * as v6 from "valibot";

// ../../packages/wallet/src/contract/log.ts
import * as v5 from "valibot";
var WITHDRAWAL_STATES = ["applying", "approved", "success", "failed", "rejected", "internal"];
function stateNumber(state) {
  return WITHDRAWAL_STATES.indexOf(state);
}
var maybeText2 = v5.optional(text, "");
var maybeInt2 = v5.fallback(v5.optional(int), void 0);
var logRow = v5.pipe(
  v5.object({
    value: decimal2,
    info: text,
    created_time: maybeTime,
    account: text,
    type: v5.fallback(maybeText2, ""),
    transaction_info: v5.fallback(maybeText2, ""),
    id: v5.fallback(v5.optional(id), void 0),
    currency_name: maybeText2,
    status: maybeInt2,
    hash: maybeText2,
    network: maybeText2,
    address: maybeText2,
    confirmations: maybeInt2,
    required: maybeInt2,
    reason: maybeText2,
    charge: maybeDecimal
  }),
  v5.transform((wire) => ({
    /** Signed change of the available balance; of an uncredited deposit the expected amount. */
    value: wire.value,
    /** The server's explanation, to be translated by `useServerText`. */
    info: wire.info,
    /** Epoch milliseconds. */
    time: wire.created_time,
    /** The account by name, or the text that the back end sent instead. */
    account: accountOfRow(wire.account, [wire.transaction_info, wire.info, wire.type]),
    id: wire.id,
    currency: wire.currency_name,
    state: wire.status === void 0 ? void 0 : WITHDRAWAL_STATES[wire.status],
    hash: wire.hash,
    network: wire.network,
    address: wire.address,
    confirmations: wire.confirmations,
    required: wire.required,
    reason: wire.reason,
    fee: wire.charge
  }))
);

// ../../packages/wallet/src/contract/ledger.ts
var accountLog = defineCall({
  method: "POST",
  path: "/wallet/legal_log",
  access: "required",
  request: v6.object({ type: logType, currency: id, page: int }),
  reply: v6.pipe(
    page(logRow, v6.object({ list: list(logRow) })),
    v6.transform(({ rows: rows2 }) => rows2)
  )
});
var ledger = defineCall({
  method: "POST",
  path: "/account/list",
  access: "required",
  request: v6.object({ limit: int, page: int }),
  reply: v6.pipe(
    page(logRow, v6.object({ data: list(logRow) })),
    v6.transform(({ rows: rows2 }) => rows2)
  )
});

// ../../packages/wallet/src/contract/transfers.ts
import * as v7 from "valibot";
var transfer2 = defineCall({
  method: "POST",
  path: "/wallet/change",
  access: "required",
  request: v7.object({
    currency_id: id,
    number: decimal2,
    from_field: v7.optional(accountField),
    to_field: v7.optional(accountField),
    type: v7.optional(v7.pipe(int, v7.picklist([1, 2, 3])))
  }),
  reply: confirmation
});
function transferDirection(request) {
  const { from_field: from, to_field: to, type } = request;
  if (from && to) return { from, to };
  if (type === 1) return { from: "legal", to: "lever" };
  if (type === 2) return { from: "lever", to: "legal" };
  return void 0;
}
function transferType(from, to) {
  if (from === "legal" && to === "lever") return 1;
  if (from === "lever" && to === "legal") return 2;
  return void 0;
}
var LEVER_MINIMUM = decimal("100");
var AMOUNT_DECIMALS = 8;
function leverMinimum(usdtPrice2) {
  if (usdtPrice2 === void 0 || !isPositive(usdtPrice2)) return void 0;
  return ceilTo(dividedBy(LEVER_MINIMUM, usdtPrice2), AMOUNT_DECIMALS);
}
var transferRow = v7.pipe(
  v7.object({
    id,
    currency_name: text,
    number: decimal2,
    from_field: text,
    to_field: text,
    create_time: maybeTime
  }),
  v7.transform((wire) => ({
    id: wire.id,
    currency: wire.currency_name,
    amount: wire.number,
    from: accountName(wire.from_field),
    to: accountName(wire.to_field),
    /** Epoch milliseconds. */
    time: wire.create_time
  }))
);
var nameOf = (name) => name ? { name } : { text: "" };
var transferLogRow = v7.pipe(
  v7.object({
    id: v7.fallback(v7.optional(id), void 0),
    value: decimal2,
    info: text,
    transaction_info: v7.fallback(v7.optional(text), ""),
    currency_name: v7.fallback(v7.optional(text), ""),
    created_time: maybeTime
  }),
  v7.transform((wire) => {
    const written = [wire.info, wire.transaction_info].find((said) => accountsInText(said ?? "").length === 2) ?? "";
    const [from, to] = accountsInText(written);
    return {
      id: wire.id,
      currency: wire.currency_name ?? "",
      amount: absolute(wire.value),
      from: nameOf(from),
      to: nameOf(to),
      time: wire.created_time
    };
  })
);
var transferHistory = defineCall({
  method: "POST",
  path: "/wallet/hzhistory",
  access: "required",
  request: v7.object({ page: int }),
  reply: v7.pipe(
    page(alsoReads(transferRow, transferLogRow), v7.object({ list: list(transferRow) })),
    v7.transform(({ rows: rows2 }) => rows2)
  )
});
var transferCurrency = v7.pipe(
  v7.object({ id, name: text, is_legal: flag, is_match: flag, is_lever: flag, is_micro: flag }),
  v7.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    /** The accounts that the currency has; empty where the back end does not say. */
    accounts: ACCOUNTS.filter(
      (account3) => ({ legal: wire.is_legal, change: wire.is_match, lever: wire.is_lever, micro: wire.is_micro })[account3]
    )
  }))
);
var transferCurrencies = defineCall({
  method: "GET",
  path: "/currency/user_currency_list",
  access: "required",
  request: v7.object({}),
  reply: v7.pipe(
    page(transferCurrency, v7.union([list(transferCurrency), v7.object({ list: list(transferCurrency) })])),
    v7.transform(({ rows: rows2 }) => rows2)
  )
});

// ../../packages/wallet/src/contract/withdrawals.ts
import * as v8 from "valibot";
function availableIn(wire) {
  return wire.change_balance ?? wire.legal_balance ?? wire.lever_balance ?? wire.micro_balance;
}
var rateKind = v8.fallback(
  v8.optional(
    v8.pipe(
      int,
      v8.picklist([0, 1]),
      v8.transform((wire) => wire === 0 ? "flat" : "percent")
    )
  ),
  void 0
);
var withdrawalInfo = defineCall({
  method: "POST",
  path: "/wallet/get_info",
  access: "required",
  request: v8.object({ currency: id, account: v8.optional(accountField) }),
  reply: v8.pipe(
    v8.object({
      name: text,
      legal_balance: maybeDecimal,
      change_balance: maybeDecimal,
      lever_balance: maybeDecimal,
      micro_balance: maybeDecimal,
      min_number: maybeDecimal,
      max_number: maybeDecimal,
      day_limit: maybeDecimal,
      day_used: maybeDecimal,
      rate: decimal2,
      /** Beyond the specification: 0 flat, 1 per cent. */
      ratetype: rateKind
    }),
    v8.check((wire) => availableIn(wire) !== void 0, "no balance"),
    v8.transform((wire) => ({
      currency: wire.name,
      available: availableIn(wire) ?? ZERO,
      /** `undefined`: the server decides. */
      minimum: wire.min_number,
      /** Per withdrawal; `undefined` without a limit. */
      maximum: wire.max_number,
      dayLimit: wire.day_limit,
      /** Beyond the specification: the used part of the daily limit. */
      dayUsed: wire.day_used,
      /** A flat fee in the coin, or per cent (micro wallet, finance page). */
      rate: wire.rate,
      /** Its unit; `undefined`: that of the account. */
      rateKind: wire.ratetype
    }))
  )
});
var withdraw = defineCall({
  method: "POST",
  path: "/wallet/out",
  access: "required",
  request: v8.object({
    currency: id,
    number: decimal2,
    address: v8.pipe(v8.string(), v8.trim(), v8.maxLength(128)),
    rate: decimal2,
    type: v8.optional(v8.pipe(v8.string(), v8.maxLength(20))),
    charge: v8.optional(decimal2),
    account: v8.optional(accountField)
  }),
  reply: confirmation
});

// src/products/wallet/deposit-address.ts
var VERSIONS = {
  bitcoin: 0,
  omni: 0,
  litecoin: 48,
  dogecoin: 30,
  tron: 65
};
var PREFIXES = { bitcoin: "bc", litecoin: "ltc" };
var WITNESS_VERSION = 0;
var KEY_HASH_BYTES = 20;
var CHECKSUM_BYTES = 4;
var known = /* @__PURE__ */ new Map();
function depositAddressOf(owner, kind) {
  const key = `${owner} ${kind}`;
  const address2 = known.get(key) ?? derive(owner, kind, PREFIXES[kind]);
  known.set(key, address2);
  return address2;
}
function kindOf2({ code, type }, network2) {
  return networkKind(network2, { currency: code, currencyType: type });
}
var indexes = /* @__PURE__ */ new WeakMap();
function ownerOfAddress({ users }, kind, address2) {
  if (kind === void 0) return void 0;
  const hash = hashIn(address2, kind);
  return hash === void 0 ? void 0 : ownersOf(users, kind).byHash.get(hash);
}
function ownersOf(users, kind) {
  const kinds = indexes.get(users) ?? /* @__PURE__ */ new Map();
  indexes.set(users, kinds);
  const owners = kinds.get(kind) ?? { byHash: /* @__PURE__ */ new Map(), count: 0 };
  kinds.set(kind, owners);
  if (owners.count === users.size) return owners;
  for (const userId of [...users].slice(owners.count)) owners.byHash.set(keyHash(userId, kind).toString("hex"), userId);
  owners.count = users.size;
  return owners;
}
function hashIn(address2, kind) {
  if (kind === "evm") return /^0x([0-9a-f]{40})$/.exec(address2.toLowerCase())?.[1];
  const prefix = PREFIXES[kind];
  if (prefix !== void 0 && address2.toLowerCase().startsWith(`${prefix}1`)) {
    const [version, ...words2] = bech322.decodeUnsafe(address2.toLowerCase())?.words ?? [];
    const hash = version === WITNESS_VERSION ? bech322.fromWordsUnsafe(words2) : void 0;
    return hash ? Buffer.from(hash).toString("hex") : void 0;
  }
  const bytes = decodeBase58(address2);
  const payload = bytes?.subarray(0, -CHECKSUM_BYTES);
  if (!bytes || payload?.[0] !== VERSIONS[kind]) return void 0;
  return checksum(payload).equals(bytes.subarray(-CHECKSUM_BYTES)) ? payload.subarray(1).toString("hex") : void 0;
}
function decodeBase58(text2) {
  try {
    return Buffer.from(base58.decode(text2));
  } catch {
    return void 0;
  }
}
function derive(owner, kind, prefix) {
  const hash = keyHash(owner, kind);
  if (kind === "evm") return withChecksum(`0x${hash.toString("hex")}`);
  if (prefix !== void 0) return bech322.encode(prefix, [WITNESS_VERSION, ...bech322.toWords(hash)]);
  const payload = Buffer.concat([Buffer.of(VERSIONS[kind]), hash]);
  return base58.encode(Buffer.concat([payload, checksum(payload)]));
}
var keyHash = (owner, kind) => sha2562(Buffer.from(`bourse sandbox ${owner} ${kind}`)).subarray(0, KEY_HASH_BYTES);
var checksum = (payload) => sha2562(sha2562(payload)).subarray(0, CHECKSUM_BYTES);
var sha2562 = (bytes) => createHash2("sha256").update(bytes).digest();

// src/accounts/names.ts
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
var E_MAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;
var WRITTEN_PHONE = /^\+?[\d\s()-]+$/;
var E164 = /^\+\d{7,15}$/;
var HOME_COUNTRY_CODE = "86";
var COUNTRY_CODES = new Set(getCountries().map((country) => getCountryCallingCode(country)));
var LONGEST_ACCOUNT = 120;
function normal(account3, countryCode = "") {
  const text2 = account3.trim().toLowerCase();
  const code = countryCode || HOME_COUNTRY_CODE;
  if (!WRITTEN_PHONE.test(text2) || !COUNTRY_CODES.has(code)) return text2;
  const phone = parsePhoneNumberFromString(text2, { defaultCallingCode: code });
  return phone?.isPossible() ? phone.number : text2;
}
function channelOf(account3) {
  if (account3.length > LONGEST_ACCOUNT) return void 0;
  if (E_MAIL.test(account3)) return "email";
  return E164.test(account3) ? "mobile" : void 0;
}

// src/feed/recorded/move.ts
var LONGEST_STEP_MINUTES = 1440;
var ReplayMoveError = class extends ControlError {
};
async function moveReplay2({ replay: replay2, reset }, move) {
  const { action, speed = 0, minutes = 1, at = 0 } = move;
  switch (action) {
    case "play":
      replay2.resume();
      break;
    case "pause":
      replay2.pause();
      break;
    case "speed":
      if (!(speed >= 1 && speed <= FASTEST)) throw new ReplayMoveError(`speed is from 1 to ${FASTEST}.`);
      replay2.setSpeed(speed);
      break;
    case "step":
      if (!(minutes >= 1 && minutes <= LONGEST_STEP_MINUTES)) {
        throw new ReplayMoveError(`minutes is from 1 to ${LONGEST_STEP_MINUTES}.`);
      }
      await replay2.step(minutes * MINUTE_MS);
      break;
    case "start": {
      const { from, to } = replay2.state();
      if (!reset || at < from || at >= to) throw new ReplayMoveError("at is a time of the recording.");
      setImmediate(() => reset(at));
      break;
    }
    default:
      action;
  }
}

// src/control/faults.ts
import { setTimeout as wait } from "timers/promises";
import * as v9 from "valibot";
var times2 = v9.optional(v9.pipe(v9.number(), v9.integer(), v9.minValue(1)), Number.MAX_SAFE_INTEGER);
var httpFault = v9.object({
  /** The path, or its beginning if it ends in `*`. */
  path: v9.pipe(v9.string(), v9.startsWith("/")),
  method: v9.optional(v9.picklist(["GET", "POST"])),
  kind: v9.picklist(["status", "delay", "drop", "malformed", "html"]),
  status: v9.optional(v9.pipe(v9.number(), v9.integer(), v9.minValue(200), v9.maxValue(599)), 500),
  delayMs: v9.optional(v9.pipe(v9.number(), v9.minValue(0), v9.maxValue(6e5)), 0),
  times: times2,
  /** `reply`: the request is carried out first, and only its answer is spoilt. */
  spoils: v9.optional(v9.picklist(["request", "reply"]), "request")
});
var socketFault = v9.object({
  event: v9.pipe(v9.string(), v9.minLength(1)),
  kind: v9.picklist(["drop", "duplicate", "reorder"]),
  times: times2
});
var Faults = class {
  #http = [];
  #socket = [];
  #held = /* @__PURE__ */ new Map();
  addHttp(fault) {
    this.#http.push({ ...fault, left: fault.times });
  }
  addSocket(fault) {
    this.#socket.push({ ...fault, left: fault.times });
  }
  list() {
    return { http: this.#http, socket: this.#socket };
  }
  /** Removes all faults and releases held requests. */
  reset() {
    this.#http = [];
    this.#socket = [];
    for (const send2 of this.#held.values()) send2();
    this.#held.clear();
  }
  /** The fault that a request meets now, which is then used up once. */
  takeHttp(method, path) {
    const found = this.#http.find((fault) => (fault.method ?? method) === method && matches(fault.path, path));
    if (found) this.#http = useUp(this.#http, found);
    return found;
  }
  /** Sends an event with the effect of a fault, if there is one. */
  pass(event, send2) {
    const fault = this.#socket.find((known2) => known2.event === event);
    if (fault) this.#socket = useUp(this.#socket, fault);
    if (fault?.kind === "drop") return;
    const held = this.#held.get(event);
    if (fault?.kind === "reorder" && !held) {
      this.#held.set(event, send2);
      return;
    }
    send2();
    if (fault?.kind === "duplicate") send2();
    if (!held) return;
    this.#held.delete(event);
    held();
  }
};
function useUp(faults, fault) {
  fault.left -= 1;
  return faults.filter(({ left }) => left > 0);
}
function matches(pattern, path) {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
function faultHooks(server, faults) {
  const met = /* @__PURE__ */ new WeakMap();
  server.addHook("onRequest", async (request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    if (path.startsWith("/sandbox/")) return void 0;
    const fault = faults.takeHttp(request.method, path);
    if (!fault) return void 0;
    if (fault.spoils === "request") return spoil(fault, request, reply);
    met.set(request, fault);
    return void 0;
  });
  server.addHook("onSend", async (request, reply, payload) => {
    const fault = met.get(request);
    if (!fault) return payload;
    met.delete(request);
    await wait(fault.delayMs);
    if (fault.kind === "drop") request.raw.socket.destroy();
    if (fault.kind === "drop" || fault.kind === "delay") return payload;
    reply.removeHeader("content-length");
    const { status, type, body } = spoiltAnswer(fault);
    reply.code(status).type(type);
    return body;
  });
}
async function spoil(fault, request, reply) {
  await wait(fault.delayMs);
  if (fault.kind === "delay") return void 0;
  if (fault.kind === "drop") {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  const { status, type, body } = spoiltAnswer(fault);
  return reply.code(status).type(type).send(body);
}
function spoiltAnswer({ kind, status }) {
  if (kind === "html")
    return { status: 200, type: "text/html", body: "<!doctype html><title>Gateway</title><h1>Sorry</h1>" };
  if (kind === "malformed") return { status: 200, type: "application/json", body: '{"type":"ok","message":{"li' };
  return { status, type: "application/json", body: '{"type":"error","message":"fault"}' };
}

// src/control/control.ts
var YEAR_MS = 366 * 864e5;
var amount = v10.pipe(
  v10.union([v10.string(), v10.number()]),
  v10.check((input) => isPositive(parseDecimal(input) ?? decimal(0)), "is a decimal above 0"),
  v10.transform((input) => decimal(input))
);
var account2 = v10.pipe(v10.string(), v10.minLength(3), v10.maxLength(120));
var money = v10.record(v10.string(), amount);
var newUser = v10.object({
  account: v10.optional(account2),
  password: v10.optional(v10.pipe(v10.string(), v10.minLength(6), v10.maxLength(16))),
  /** `{ change: { USDT: '1000' } }`, by account and currency. */
  balances: v10.optional(v10.partial(v10.object({ legal: money, change: money, lever: money, micro: money })), {}),
  isSeller: v10.optional(v10.boolean(), false),
  reviewStatus: v10.optional(v10.picklist([0, 1, 2]), 0)
});
var newOrder = v10.object({
  account: account2,
  symbol: v10.string(),
  side: v10.picklist(["buy", "sell"]),
  quantity: amount,
  /** Left out: a market order. */
  price: v10.optional(amount)
});
var newDeposit = v10.object({
  account: account2,
  currency: v10.string(),
  /** Of a currency with more than one. */
  network: v10.optional(v10.string(), ""),
  amount,
  /** A reorganisation removes the transaction when it would get this confirmation. */
  reverseAt: v10.optional(v10.pipe(v10.number(), v10.integer(), v10.minValue(1)))
});
var session = v10.object({ account: account2 });
var outboxQuery = v10.object({ recipient: v10.optional(account2) });
var clockMove = v10.object({ advanceMs: v10.pipe(v10.number(), v10.minValue(0), v10.maxValue(YEAR_MS)) });
var botSwitch = v10.object({ running: v10.boolean() });
var replayMove = v10.object({
  action: v10.picklist(["play", "pause", "speed", "step", "start"]),
  speed: v10.optional(v10.number()),
  minutes: v10.optional(v10.pipe(v10.number(), v10.integer())),
  /** Epoch milliseconds. */
  at: v10.optional(v10.pipe(v10.number(), v10.integer()))
});
var newPrice = v10.object({ symbol: v10.string(), price: amount });
var interruption = v10.object({ forMs: v10.optional(v10.pipe(v10.number(), v10.minValue(0), v10.maxValue(6e5)), 0) });
function controlRoutes(server, { exchange, clock, bots, faults, gateway, replay: replay2, reset, ...needs }) {
  guardSandbox(server, "The control surface", needs.token);
  jsonOnly(server);
  const pairOf = (symbol) => {
    const pair = exchange.pairs().find((known2) => known2.symbol === symbol);
    if (!pair) throw new ControlError(`There is no pair ${symbol}.`);
    return pair;
  };
  const userOf2 = async (name) => {
    const user = await exchange.accounts.userByAccount(name);
    if (!user) throw new ControlError(`There is no account ${name}.`);
    return user;
  };
  const currencyOf2 = (code) => {
    const currency = exchange.currencies().find((known2) => known2.code === code);
    if (!currency) throw new ControlError(`There is no currency ${code}.`);
    return currency;
  };
  server.post("/sandbox/users", async ({ body }) => {
    const asked = readBody(newUser, body);
    const name = asked.account ?? `user-${randomBytes(6).toString("hex")}@sandbox.example`;
    const password = asked.password ?? `a1${randomBytes(6).toString("hex")}`;
    const deposits = WALLETS.flatMap(
      (wallet3) => Object.entries(asked.balances[wallet3] ?? {}).map(([code, sum2]) => ({
        wallet: wallet3,
        currencyId: currencyOf2(code).id,
        amount: sum2
      }))
    );
    const { isSeller, reviewStatus } = asked;
    const created = await exchange.admin.createUser({ account: name, password, isSeller, reviewStatus });
    if (!created.ok) throw new ControlError(created.reason);
    const { user } = created;
    for (const deposit2 of deposits) {
      const result = await exchange.admin.deposit({ ...deposit2, userId: user.id });
      if (!result.ok) throw new ControlError(result.reason);
    }
    const { token } = await exchange.admin.openSession(user.id);
    return { id: user.id, account: user.account, password, token };
  });
  server.post("/sandbox/sessions/expire", async ({ body }) => {
    const user = await userOf2(readBody(session, body).account);
    await exchange.admin.revokeSessions(user.id);
    gateway.forget(user.id);
    return { id: user.id };
  });
  server.get("/sandbox/outbox", ({ query }) => {
    const { recipient } = readBody(outboxQuery, query);
    return exchange.outbox.list(recipient === void 0 ? void 0 : normal(recipient));
  });
  server.post("/sandbox/orders", async ({ body }) => {
    const { account: name, symbol, side, quantity, price } = readBody(newOrder, body);
    const order = { userId: (await userOf2(name)).id, pairId: pairOf(symbol).id, side, quantity };
    const placed = await exchange.placeOrder(
      price === void 0 ? { ...order, type: "market" } : { ...order, type: "limit", price }
    );
    if (!placed.ok) throw new ControlError(placed.reason);
    return placed;
  });
  server.post("/sandbox/deposits", async ({ body }) => {
    const { account: name, currency: code, network: network2, amount: sum2, reverseAt } = readBody(newDeposit, body);
    const [user, currency] = [await userOf2(name), currencyOf2(code)];
    const kind = kindOf2(currency, network2);
    if (!kind) throw new ControlError(`${code} has no network ${network2}.`);
    const address2 = depositAddressOf(user.id, kind);
    const payment = { network: network2, currencyId: currency.id, address: address2, amount: sum2, reverseAt };
    return exchange.run((context) => ({ ok: true, hash: payIn(context, payment), address: address2 }));
  });
  server.get("/sandbox/audit", async () => ({
    sums: Object.fromEntries(
      (await exchange.admin.sums()).map(({ currencyId, total }) => [
        exchange.currency(currencyId)?.code ?? "",
        total
      ])
    ),
    broken: await exchange.admin.audit()
  }));
  server.post("/sandbox/reset", (_request, reply) => {
    if (!reset) throw new ControlError("There is nothing to begin again from: name it in SANDBOX_RESET_FROM.");
    reply.raw.once("finish", () => reset());
    return { resets: true };
  });
  server.get("/sandbox/clock", () => ({ now: clock.now() }));
  server.post("/sandbox/clock", async ({ body }) => {
    clock.advance(readBody(clockMove, body).advanceMs);
    await exchange.tick();
    return { now: clock.now() };
  });
  server.get("/sandbox/bots", () => ({ running: bots.isRunning() }));
  server.post("/sandbox/bots", async ({ body }) => {
    if (readBody(botSwitch, body).running) bots.start();
    else await bots.stop();
    return { running: bots.isRunning() };
  });
  server.post("/sandbox/price", async ({ body }) => {
    const { symbol, price } = readBody(newPrice, body);
    const pair = pairOf(symbol);
    if (!isMultipleOf(price, pair.tickSize))
      throw new ControlError(`A price of ${symbol} is a multiple of ${pair.tickSize}.`);
    await bots.setPrice(pair.id, price);
    return { symbol, last: exchange.lastPrice(pair.id) };
  });
  const playing = () => {
    if (!replay2) throw new ControlError("No recording is played: start with FEED=recorded:FILE.");
    return replay2;
  };
  server.get("/sandbox/replay", () => playing().state());
  server.post("/sandbox/replay", async ({ body }) => {
    await moveReplay2({ replay: playing(), reset }, readBody(replayMove, body));
    return playing().state();
  });
  server.get("/sandbox/faults", () => faults.list());
  server.post("/sandbox/faults", ({ body }) => {
    faults.addHttp(readBody(httpFault, body));
    return faults.list();
  });
  server.delete("/sandbox/faults", () => {
    faults.reset();
    return faults.list();
  });
  server.post("/sandbox/socket/faults", ({ body }) => {
    faults.addSocket(readBody(socketFault, body));
    return faults.list();
  });
  server.post("/sandbox/socket/interrupt", ({ body }) => {
    const { forMs } = readBody(interruption, body ?? {});
    gateway.interrupt(forMs);
    return { forMs };
  });
}

// src/http/wire.ts
function bookLevel({ price, quantity, sum: sum2 }) {
  return { price, number: quantity, sum: sum2 };
}
function remaining({ quantity, filled }) {
  return minus(quantity, filled);
}
function publicTrade2(fill) {
  return {
    id: fill.id,
    price: fill.price,
    number: fill.quantity,
    create_time: seconds(fill.at),
    way: fill.takerSide === "buy" ? 2 : 1,
    type: fill.takerSide === "buy" ? "in" : "out"
  };
}
function usdtPrice(exchange, market, currencyId) {
  const usdt = exchange.currencies().find(({ code }) => code === "USDT");
  if (!usdt) return void 0;
  if (currencyId === usdt.id) return decimal(1);
  const pair = exchange.pairOf(currencyId, usdt.id);
  return pair && market.ticker(pair.id)?.last;
}
function inCny(worth) {
  return times(worth, decimal(CNY_PER_USDT));
}

// src/feed/recorded/journal.ts
function againstHolding({ side, price, quantity, fee }, present) {
  const paid = times(price, quantity);
  if (side === "buy") return minus(times(minus(quantity, fee), present), paid);
  return minus(minus(paid, fee), times(quantity, present));
}

// src/feed/recorded/routes.ts
var SHOWN = 50;
var MOST_SUMMED = 5e3;
var USDT_DECIMALS = 4;
function replayRoutes({ userRoute }, { exchange, market, replay: replay2, reset }) {
  userRoute(replay, async ({ user }) => {
    const { from, to, at, speed, isPaused, isEnded } = replay2.state();
    const fills = await exchange.completedOrders(user.id, {}, { page: 1, size: MOST_SUMMED });
    const rows2 = fills.flatMap((fill) => rowOf3(fill) ?? []);
    return {
      from: seconds(from),
      to: seconds(to),
      at: seconds(at),
      speed,
      paused: isPaused ? 1 : 0,
      ended: isEnded ? 1 : 0,
      fills: rows2.slice(0, SHOWN),
      against_holding: sum(rows2.map((row) => row.against_holding))
    };
  });
  function rowOf3(fill) {
    const pair = exchange.pair(fill.pairId);
    const present = exchange.lastPrice(fill.pairId);
    const worth = pair && usdtPrice(exchange, market, pair.quoteId);
    if (!pair || present === void 0 || worth === void 0) return void 0;
    return {
      id: fill.id,
      symbol: pair.symbol,
      type: fill.side === "buy" ? "in" : "out",
      price: fill.price,
      number: fill.quantity,
      time: seconds(fill.at),
      against_holding: inUsdt(againstHolding(fill, present), worth)
    };
  }
  userRoute(moveReplay, async ({ input }) => {
    try {
      await moveReplay2({ replay: replay2, reset }, { ...input, at: input.at === void 0 ? void 0 : input.at * 1e3 });
    } catch (error2) {
      if (error2 instanceof ReplayMoveError) throw new Rejection(SERVER_TEXTS.parameterError);
      throw error2;
    }
    return SERVER_TEXTS.operationSucceeded;
  });
}
function inUsdt(value, worth) {
  return roundHalfUp(times(value, worth), USDT_DECIMALS);
}

// src/products/c2c/limits.ts
var C2C_LIMITS = { cancellationsOfDay: 3, unfinishedOrders: 4 };
var DAY_MS2 = 864e5;
var SHANGHAI_OFFSET_MS = 8 * 36e5;
var REMEMBERED_MS = 2 * DAY_MS2;
var dayOf = (moment) => Math.floor((moment + SHANGHAI_OFFSET_MS) / DAY_MS2);
function limitReached(state, userId, now) {
  const today = state.cancellationsOf(userId).filter((at) => dayOf(at) === dayOf(now));
  if (today.length >= C2C_LIMITS.cancellationsOfDay) return "cancellations_exceeded";
  return state.ordersOf(userId).size >= C2C_LIMITS.unfinishedOrders ? "unfinished_exceeded" : void 0;
}

// src/http/capabilities.ts
var PRODUCTS = ["spot", "leverage", "options", "c2c", "subscription", "deposits", "withdrawals", "transfers", "news"];
function capabilityRoutes({ route }, { exchange, prices }) {
  route(capabilities, () => ({
    c2c_partial: 1,
    order_amend: 1,
    leverage_order_types: [...LEVERAGE_ORDER_TYPES],
    leverage_partial_close: 1,
    products: PRODUCTS,
    limits: { c2c_cancellations: C2C_LIMITS.cancellationsOfDay, c2c_unfinished: C2C_LIMITS.unfinishedOrders },
    order_limits: exchange.pairs().map(({ baseId, quoteId, tickSize, lotSize, minQuantity }) => ({
      currency_id: baseId,
      legal_id: quoteId,
      order_types: ["limit", "market", ...LIMIT_TYPES],
      price_step: tickSize,
      number_step: lotSize,
      min_number: minQuantity
    })),
    ...prices && { prices: wirePrices(prices) }
  }));
}
function wirePrices(prices) {
  return {
    venue: prices.venue,
    state: prices.state(),
    recorded: prices.isRecorded ? 1 : 0,
    pairs: prices.pairs().map(({ id: id2, symbol, isLate }) => ({ id: id2, symbol, late: isLate ? 1 : 0 }))
  };
}

// src/http/codes.ts
function codeRoutes({ route }, { exchange, carry }) {
  async function send2(asked) {
    if (!carry) throw new Rejection(SERVER_TEXTS.notOpen);
    const made = await exchange.accounts.makeCode(asked);
    if (!made.ok) throw sendRefusal(made, asked.channel);
    const isDelivered = asked.purpose === "confirm" || await exchange.accounts.userByAccount(made.message.recipient) !== void 0;
    if (isDelivered) await carry(made.message);
    return SERVER_TEXTS.codeSent;
  }
  async function check6(channel, code, address2) {
    const checked2 = await exchange.accounts.checkCode({ channel, code, address: address2 });
    if (!checked2.ok) throw new Rejection(CHECK_REFUSALS[checked2.reason]);
    return SERVER_TEXTS.codeVerified;
  }
  route(
    sendSmsCode,
    ({ input: { user_string: recipient, country_code: countryCode = "", lan, type }, address: address2 }) => send2({ channel: "mobile", recipient, countryCode, purpose: type ?? "confirm", lang: lan, address: address2 })
  );
  route(
    sendMailCode,
    ({ input: { user_string: recipient, lan, type }, address: address2 }) => send2({ channel: "email", recipient, countryCode: "", purpose: type ?? "confirm", lang: lan, address: address2 })
  );
  route(checkEmailCode, ({ input, address: address2 }) => check6("email", input.email_code, address2));
  route(checkMobileCode, ({ input, address: address2 }) => check6("mobile", input.mobile_code, address2));
}
var CHECK_REFUSALS = {
  code_wrong: SERVER_TEXTS.codeWrong,
  code_expired: SERVER_TEXTS.codeExpired,
  code_not_sent: SERVER_TEXTS.codeNotSent,
  too_many_tries: SERVER_TEXTS.tooManyAttempts
};
function sendRefusal(refused, channel) {
  if (refused.reason === "sent_just_now") {
    return new Rejection(SERVER_TEXTS.codeResendWait(String(refused.waitSeconds)));
  }
  if (refused.reason === "too_many_requests") return new Rejection(SERVER_TEXTS.tooManyRequests);
  return new Rejection(channel === "email" ? SERVER_TEXTS.emailInvalid : SERVER_TEXTS.phoneInvalid);
}

// src/random.ts
import { randomBytes as randomBytes2 } from "crypto";
var systemRandom = {
  next: () => randomBytes2(6).readUIntBE(0, 6) / 2 ** 48,
  bytes: (length) => randomBytes2(length)
};

// src/store/pieces.ts
import { setImmediate as nextTurn, setTimeout as pause } from "timers/promises";
import { sql as sql2 } from "kysely";
var PIECE = 65536;
var WRITE_PAUSE_MS = 15;
async function* piecesOf(bytes) {
  for (let start = 0; start < bytes.length; start += PIECE) {
    yield { start, piece: bytes.subarray(start, start + PIECE) };
    await nextTurn();
  }
}
async function writePieces(db, table, name, bytes) {
  for await (const { start, piece } of piecesOf(bytes)) {
    await sql2`insert into ${sql2.table(table)} (name, start, bytes) values (${name}, ${start}, ${piece})`.execute(db);
    await pause(WRITE_PAUSE_MS);
  }
}
async function readPieces(db, table, name) {
  const pieces = [];
  for (let start = 0; ; start += pieces.at(-1)?.length ?? 0) {
    const { rows: rows2 } = await sql2`
      select bytes from ${sql2.table(table)} where name = ${name} and start = ${start}
    `.execute(db);
    const [piece] = rows2;
    if (!piece) return Buffer.concat(pieces);
    pieces.push(piece.bytes);
    await nextTurn();
  }
}

// src/products/identity/documents.ts
import * as v11 from "valibot";
var documents = v11.object({ name: v11.string(), cardId: v11.string() });
var DIGIT = /\d/;
var CARD = /^[0-9A-Z-]{4,40}$/;
var cardNumber = (typed) => typed.normalize("NFKC").replaceAll(/\s/g, "").toUpperCase();
var comparedNumber = (cardId) => cardId.replaceAll("-", "");
var FEWEST_CHARACTERS = 4;
function documentsProblem({ cardId, name }) {
  if (cardId === "" || name.trim() === "") return "incomplete";
  if (DIGIT.test(name)) return "name_invalid";
  const isNumber = CARD.test(cardId) && comparedNumber(cardId).length >= FEWEST_CHARACTERS;
  return isNumber ? void 0 : "card_invalid";
}
function maskedCard(cardId) {
  return `${cardId.slice(0, 2)}${"*".repeat(Math.max(cardId.length - 4, 0))}${cardId.slice(-2)}`;
}
async function openDocuments(vault, sealed) {
  return sealed === "" ? void 0 : v11.parse(documents, JSON.parse(await vault.unseal(sealed)));
}

// src/products/identity/vault.ts
import { createCipheriv, createDecipheriv, createHmac } from "crypto";
var CIPHER = "aes-256-gcm";
var KEY_BYTES = 32;
var NONCE_BYTES = 12;
var TAG_BYTES = 16;
var KEY_SETTING = "identity.key";
var Vault = class _Vault {
  #key;
  #random;
  constructor(key, random) {
    this.#key = key;
    this.#random = random;
  }
  static async open(settings, random) {
    const stored = await settings.get(KEY_SETTING);
    const key = stored === void 0 ? Buffer.from(random.bytes(KEY_BYTES)) : Buffer.from(stored, "base64");
    if (stored === void 0) await settings.set(KEY_SETTING, key.toString("base64"));
    return new _Vault(key, random);
  }
  /** The same text has the same hash; without the key the text cannot be guessed from it. */
  hash(text2) {
    return createHmac("sha256", this.#key).update(text2).digest("base64url");
  }
  /** Nonce, authentication tag and encrypted bytes. A picture is encrypted in steps, between which commands are carried out. */
  async sealBytes(bytes) {
    const nonce = Buffer.from(this.#random.bytes(NONCE_BYTES));
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const sealed = [];
    for await (const { piece } of piecesOf(bytes)) sealed.push(cipher.update(piece));
    sealed.push(cipher.final());
    return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
  }
  /** @throws if the bytes were changed or sealed with another key */
  async unsealBytes(sealed) {
    const decipher = createDecipheriv(CIPHER, this.#key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const bytes = [];
    for await (const { piece } of piecesOf(sealed.subarray(NONCE_BYTES + TAG_BYTES)))
      bytes.push(decipher.update(piece));
    bytes.push(decipher.final());
    return Buffer.concat(bytes);
  }
  async seal(text2) {
    return (await this.sealBytes(Buffer.from(text2, "utf8"))).toString("base64");
  }
  /** @throws as {@link unsealBytes} */
  async unseal(sealed) {
    return (await this.unsealBytes(Buffer.from(sealed, "base64"))).toString("utf8");
  }
};

// src/products/identity/document-store.ts
var READS_SHOWN = 20;
var END_OF_TYPE = 0;
var NAME_BYTES = 24;
var vaults = /* @__PURE__ */ new WeakMap();
function vaultOf(services) {
  const known2 = vaults.get(services) ?? Vault.open(services.settings, systemRandom);
  vaults.set(services, known2);
  return known2;
}
async function sealDocuments(services, documents2) {
  const vault = await vaultOf(services);
  return {
    cardHash: vault.hash(comparedNumber(documents2.cardId)),
    sealed: await vault.seal(JSON.stringify(documents2))
  };
}
async function withSealedPhotos(services, userId, uploads, submit) {
  const { db } = services;
  await deleteUnaccepted(db);
  try {
    const photos = [];
    for (const part of PHOTO_PARTS) photos.push(await sealPhoto(services, userId, part, uploads[part]));
    return await submit(photos);
  } finally {
    await deleteUnaccepted(db);
  }
}
async function sealPhoto(services, userId, part, upload2) {
  const { db } = services;
  const found = await services.uploads.find(upload2);
  if (!found) throw new Error(`The upload of the ${part} photo has gone.`);
  const vault = await vaultOf(services);
  const sealed = await vault.sealBytes(Buffer.concat([Buffer.from(`${found.type}\0`), found.bytes]));
  const name = Buffer.from(systemRandom.bytes(NAME_BYTES)).toString("base64url");
  await db.insertInto("identity_photos").values({ name, user_id: userId, part, is_accepted: false }).execute();
  await writePieces(db, "identity_photo_pieces", name, sealed);
  return { name, upload: upload2 };
}
async function deleteUnaccepted(db) {
  await db.deleteFrom("identity_photos").where("is_accepted", "=", false).execute();
}
async function readDocuments(services, userId, reader) {
  const { db } = services;
  const row = await db.selectFrom("identities").select("sealed").where("user_id", "=", userId).executeTakeFirst();
  if (!row || row.sealed === "") return void 0;
  await db.insertInto("identity_reads").values({ user_id: userId, reader, read_at: services.now() }).execute();
  const vault = await vaultOf(services);
  const papers = await openDocuments(vault, row.sealed);
  const photos = await db.selectFrom("identity_photos").select(["name", "part"]).where("user_id", "=", userId).where("is_accepted", "=", true).execute();
  const pictures = {};
  for (const { name, part } of photos) pictures[part] = await openPhoto(db, vault, name);
  const reads = await db.selectFrom("identity_reads").select(["reader", "read_at"]).where("user_id", "=", userId).orderBy("id", "desc").limit(READS_SHOWN).execute();
  return {
    texts: { Name: papers?.name ?? "", Number: papers?.cardId ?? "" },
    pictures,
    reads: reads.map(({ reader: by, read_at: at }) => ({ reader: by, at }))
  };
}
async function openPhoto(db, vault, name) {
  const opened = await vault.unsealBytes(await readPieces(db, "identity_photo_pieces", name));
  const end = opened.indexOf(END_OF_TYPE);
  return { type: opened.subarray(0, end).toString("latin1"), bytes: opened.subarray(end + 1) };
}

// src/products/identity/verified-name.ts
async function verifiedName(exchange, userId) {
  const row = await exchange.db.selectFrom("identities").select("sealed").where("user_id", "=", userId).where("status", "=", "approved").executeTakeFirst();
  const papers = row && await openDocuments(await vaultOf(exchange), row.sealed);
  return papers?.name;
}
var compared = (name) => name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
var isSameName = (one, other) => compared(one) === compared(other);

// src/http/histories.ts
var histories = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 200 });
var queued = (handler) => (asked) => histories.run(() => handler(asked));

// src/http/identity.ts
function identityRoutes({ route, userRoute }, { exchange, carry }) {
  route(forgetPassword, async ({ input, address: address2 }) => {
    const { account: account3, password, repassword, code } = input;
    if (password !== repassword) throw new Rejection(SERVER_TEXTS.passwordsDiffer);
    const result = await exchange.accounts.resetPassword({ account: account3, password, code, address: address2 });
    if (!result.ok) throw new Rejection(RESET_REFUSALS[result.reason]);
    for (const notice of result.notices) await carry?.(notice);
    return SERVER_TEXTS.passwordReset;
  });
  userRoute(bindEmail, async ({ input, user }) => {
    const result = await exchange.accounts.bindEmail({ userId: user.id, email: input.email, code: input.code });
    if (!result.ok) throw new Rejection(BIND_REFUSALS[result.reason]);
    return SERVER_TEXTS.bound;
  });
  userRoute(payeeInfo, async ({ user }) => {
    const payee2 = await readPayee(exchange.db, user.id);
    return {
      real_name: payee2?.realName ?? "",
      bank_name: payee2?.bankName ?? "",
      bank_account: payee2?.bankAccount ?? "",
      alipay_account: payee2?.alipayAccount ?? "",
      wechat_account: payee2?.wechatAccount ?? "",
      wechat_nickname: payee2?.wechatNickname ?? ""
    };
  });
  userRoute(savePayee, async ({ input, user }) => {
    const realName = input.real_name.trim();
    if (realName === "") throw new Rejection(SERVER_TEXTS.payeeNameRequired);
    const verified = await verifiedName(exchange, user.id);
    if (verified !== void 0 && !isSameName(verified, realName)) throw new Rejection(SERVER_TEXTS.payeeNameDiffers);
    await savePayee2(exchange.db, user.id, {
      realName,
      bankName: input.bank_name,
      bankAccount: input.bank_account,
      alipayAccount: input.alipay_account,
      wechatAccount: input.wechat_account,
      wechatNickname: input.wechat_nickname
    });
    return SERVER_TEXTS.saved;
  });
  userRoute(
    regionUsers,
    queued(async ({ input, user }) => {
      const region = await readRegion(exchange.db, user.id, input.page);
      if (!region) throw new Rejection(SERVER_TEXTS.regionNotPermitted);
      const data = region.data.map(({ joined_at, ...row }) => ({ ...row, time: Math.floor(joined_at / 1e3) }));
      return { data, total: region.total };
    })
  );
}
var CODE_REFUSALS = {
  code_wrong: SERVER_TEXTS.codeWrong,
  code_expired: SERVER_TEXTS.codeExpired,
  code_not_sent: SERVER_TEXTS.codeNotSent,
  too_many_tries: SERVER_TEXTS.tooManyAttempts
};
var RESET_REFUSALS = {
  ...CODE_REFUSALS,
  too_many_requests: SERVER_TEXTS.tooManyRequests,
  password_invalid: SERVER_TEXTS.passwordCharacters
};
var BIND_REFUSALS = {
  ...CODE_REFUSALS,
  email_invalid: SERVER_TEXTS.emailInvalid,
  email_taken: SERVER_TEXTS.emailTaken
};

// src/simulation/catalogue/leverage.ts
var SPREAD = decimal("0.02");
var FEE = decimal("0.05");
var LOTS = {
  "BTC/USDT": "0.01",
  "ETH/USDT": "0.1",
  "SOL/USDT": "1",
  "XRP/USDT": "100",
  "DOGE/USDT": "1000",
  "LTC/USDT": "1",
  "PEPE/USDT": "100000000",
  "LINK/USDT": "10"
};
function leverageTerms(symbol) {
  const lot = LOTS[symbol];
  return lot === void 0 ? void 0 : { lot: decimal(lot), spread: SPREAD, fee: FEE };
}

// src/http/per-commit.ts
var MOST_ANSWERS = 1e3;
var PerCommit = class {
  #exchange;
  #answers = /* @__PURE__ */ new Map();
  #commits = -1;
  constructor(exchange) {
    this.#exchange = exchange;
  }
  read(key, ask) {
    const commits = this.#exchange.commits();
    if (commits !== this.#commits || this.#answers.size >= MOST_ANSWERS) this.#answers.clear();
    this.#commits = commits;
    const known2 = this.#answers.get(key);
    if (known2) return known2;
    const answer = ask();
    this.#answers.set(key, answer);
    answer.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    });
    return answer;
  }
};

// src/http/market.ts
var BARS_AT_ONCE = 2;
var BARS_WAITING = 200;
var MOST_BARS = 11e3;
var RECENT_TRADES = 20;
var CNY_DECIMALS = 8;
var CUSTOMER_SERVICE = "mailto:support@bourse.example";
function marketRoutes({ route }, { exchange, market }) {
  const limit = new ConcurrencyLimit({ atOnce: BARS_AT_ONCE, mostWaiting: BARS_WAITING });
  const trades = new PerCommit(exchange);
  const groups = () => quotationGroups(exchange, market);
  route(quotationNew, groups);
  route(quotationNewPost, groups);
  route(quotation, () => ({ coin_list: groups() }));
  route(timeSeries, async ({ input }) => {
    const pair = exchange.pairs().find(({ symbol }) => symbol === input.symbol);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    const { from, to, period } = input;
    const bars = await limit.run(() => market.bars(pair.id, resolutionOf(period), from * 1e3, to * 1e3, MOST_BARS));
    return bars.map(({ openTime, open, high, low, close: close2, volume }) => ({
      id: seconds(openTime),
      open,
      high,
      low,
      close: close2,
      volume
    }));
  });
  route(tradeHistory, async ({ input }) => {
    const pair = exchange.pairOf(input.currency_id, input.legal_id);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    const read3 = () => exchange.recentTrades(pair.id, RECENT_TRADES);
    return (await trades.read(String(pair.id), read3)).map(publicTrade2);
  });
  route(currencyDetail, ({ input }) => {
    const currency = exchange.currency(input.id);
    if (!currency) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return { name: currency.code, desc: currency.description };
  });
  route(currencyList, () => ({
    legal: exchange.currencies().filter(({ isLegal }) => isLegal).map(({ id: id2, code }) => ({ id: id2, name: code }))
  }));
  route(customerService, () => ({ pc: CUSTOMER_SERVICE }));
}
function quotationGroups(exchange, market) {
  const groups = /* @__PURE__ */ new Map();
  for (const pair of exchange.pairs()) {
    const group = groups.get(pair.group) ?? [];
    group.push(quotationEntry(exchange, market, pair));
    groups.set(pair.group, group);
  }
  return [...groups].map(([name, entries]) => ({ name, quotation: entries }));
}
function quotationEntry(exchange, market, pair) {
  const ticker = market.ticker(pair.id);
  const base = exchange.currency(pair.baseId);
  const quoteWorth = usdtPrice(exchange, market, pair.quoteId);
  const last = ticker?.last ?? ZERO;
  const terms2 = leverageTerms(pair.symbol);
  return {
    id: pair.id,
    currency_id: pair.baseId,
    legal_id: pair.quoteId,
    currency_name: base?.code ?? "",
    legal_name: exchange.currency(pair.quoteId)?.code ?? "",
    logo: base?.logo ?? "",
    now_price: last,
    change: ticker?.change ?? ZERO,
    volume: ticker?.volume ?? ZERO,
    high: ticker?.high ?? ZERO,
    low: ticker?.low ?? ZERO,
    cny_price: quoteWorth && roundHalfUp(inCny(times(last, quoteWorth)), CNY_DECIMALS),
    is_display: pair.isDisplayed ? 1 : 0,
    open_microtrade: pair.hasOptions ? 1 : 0,
    lever_share_num: terms2?.lot,
    spread: terms2?.spread,
    lever_trade_fee: terms2?.fee,
    price_decimals: pair.priceDecimals,
    number_decimals: pair.quantityDecimals,
    number_step: pair.lotSize
  };
}
function resolutionOf(period) {
  const found = RESOLUTION_NAMES.find((name) => RESOLUTIONS[name].period === period);
  if (!found) throw new RangeError(`no resolution of ${period}`);
  return found;
}

// src/simulation/news/articles.ts
var AGREEMENT_CATEGORY = 25;
var ARTICLES = {
  bannerWelcome: { number: 501, category: 5, cover: "welcome", daysAgo: 40 },
  bannerBook: { number: 502, category: 5, cover: "book", daysAgo: 33 },
  bannerFees: { number: 503, category: 5, cover: "fees", daysAgo: 21 },
  noticePepe: { number: 301, category: 3, cover: "notice", daysAgo: 3 },
  noticeBtcPairs: { number: 302, category: 3, cover: "book", daysAgo: 9 },
  noticeOrders: { number: 303, category: 3, cover: "notice", daysAgo: 18 },
  announceFees: { number: 401, category: 4, cover: "fees", daysAgo: 6 },
  announceDays: { number: 402, category: 4, cover: "welcome", daysAgo: 14 },
  announceSafety: { number: 403, category: 4, cover: "security", daysAgo: 27 },
  companyProfile: { number: 901, category: 9, cover: "welcome", daysAgo: 120 },
  legalStatement: { number: 902, category: 9, cover: "notice", daysAgo: 110 },
  privacy: { number: 903, category: 9, cover: "security", daysAgo: 100 },
  feeRates: { number: 1001, category: 10, cover: "fees", daysAgo: 90 },
  coinIntroduction: { number: 1002, category: 10, cover: "book", daysAgo: 88 },
  listingApplication: { number: 1901, category: 19, cover: "notice", daysAgo: 80 },
  feedback: { number: 1902, category: 19, cover: "welcome", daysAgo: 79 },
  guideOrders: { number: 2101, category: 21, cover: "book", daysAgo: 60 },
  guideChart: { number: 2102, category: 21, cover: "welcome", daysAgo: 58 },
  userAgreement: { number: 2501, category: AGREEMENT_CATEGORY, cover: "security", daysAgo: 150 }
};
var isArticleName = (name) => name in ARTICLES;
var ARTICLE_NAMES = Object.keys(ARTICLES).filter(isArticleName);

// src/simulation/news/en.ts
var en = {
  bannerWelcome: {
    title: "A market that is always open",
    abstract: "Ten pairs, a live order book and prices that move day and night.",
    content: [
      "This is the sandbox exchange of Bourse. Orders match by price and then by time, every trade moves balances, and nothing you do here costs real money.",
      "Log in with the demo account that the exchange prints when it starts, choose a pair and place your first order."
    ]
  },
  bannerBook: {
    title: "See the whole order book",
    abstract: "Every resting order counts: depth, spread and your own orders at a glance.",
    content: [
      "The book shows what waits on both sides, level by level, with the sum from the best price down. Press a price to take it over into the form.",
      "Whoever offers the better price trades first; at the same price, whoever came first."
    ]
  },
  bannerFees: {
    title: "One simple fee: 0.1%",
    abstract: "The same for makers and takers, on every spot pair.",
    content: [
      "A spot trade costs 0.1% of what you receive: coins when you buy, quote currency when you sell.",
      "Placing and revoking orders is free."
    ]
  },
  noticePepe: {
    title: "PEPE/USDT is open for spot trading",
    abstract: "Prices have ten decimal places, quantities are multiples of 100.",
    content: [
      "PEPE can be traded against USDT. One PEPE costs less than a millionth of a dollar, so the smallest price step is 0.0000000001 USDT and quantities are whole multiples of 100 PEPE.",
      "Very small prices move by large percentages. Please check price and quantity twice before you confirm an order."
    ]
  },
  noticeBtcPairs: {
    title: "ETH/BTC and LTC/BTC join the BTC group",
    abstract: "Trade ether and litecoin against bitcoin directly.",
    content: [
      "The market list has a second tab: BTC. It holds ETH/BTC with a price step of 0.000001 BTC and LTC/BTC with one of 0.0000001 BTC.",
      "Fees are paid in what you receive, so a sale in this group pays its fee in BTC."
    ]
  },
  noticeOrders: {
    title: "How open orders are kept",
    abstract: "Resting orders stay until they fill or you revoke them.",
    content: [
      "A limit order that does not fill at once rests in the book without a time limit. The money behind it is frozen in your spot account and comes back the moment you cancel the order.",
      "Restarts of the exchange change nothing: orders keep their price and their place in the queue."
    ]
  },
  announceFees: {
    title: "Spot fees at a glance",
    abstract: "0.1% for both sides, charged in what is received.",
    content: [
      "Every fill is charged 0.1% of the amount received. A buy of 1 BTC credits 0.999 BTC; a sale worth 1,000 USDT credits 999 USDT.",
      "The fee of every trade stands in your order history."
    ]
  },
  announceDays: {
    title: "Charts count days in Shanghai time",
    abstract: "Daily bars open at midnight, weeks on Monday, in the time zone Asia/Shanghai.",
    content: [
      "Daily, weekly and monthly bars follow the calendar of Asia/Shanghai (UTC+8). Change, high, low and volume of a pair cover the last 24 hours.",
      "A minute without a trade has no bar."
    ]
  },
  announceSafety: {
    title: "Keep your login to yourself",
    abstract: "Nobody from Bourse will ever ask for your password or for a code.",
    content: [
      "We never ask for your password, neither by email nor by message. After several wrong tries an account is locked for a while; the message says until when.",
      "- Use a password that you use nowhere else.",
      "- Log out on computers that others use.",
      "- Check the address of the page before you log in."
    ]
  },
  companyProfile: {
    title: "Company profile",
    abstract: "What Bourse is and what this exchange is for.",
    content: [
      "Bourse is an open-source trading client for digital assets. It comes with the exchange you are using now: a complete one in small, with a matching engine, a double-entry ledger and a simulated market.",
      "## What it is for",
      "It lets traders learn without risk, developers build against a real counterpart and operators judge the client before they connect their own exchange."
    ]
  },
  legalStatement: {
    title: "Legal statement",
    abstract: "No real assets, no offer, no advice.",
    content: [
      "All balances on this exchange are play money. They cannot be paid in or out and have no value.",
      "Prices are simulated. They follow no real market and are neither an offer nor investment advice.",
      "The software is provided under the MIT licence, without warranty of any kind."
    ]
  },
  privacy: {
    title: "Privacy terms",
    abstract: "Which data the exchange keeps, and where.",
    content: [
      "The exchange keeps your account name, a hash of your password, your orders, trades and balances. Everything stays on the machine on which the exchange runs.",
      "Your browser keeps your session, your language, your theme and the pair you looked at last. There are no trackers and no third parties.",
      "Whoever runs the exchange can delete all data by deleting its data directory."
    ]
  },
  feeRates: {
    title: "Fee rates",
    abstract: "What trading costs.",
    content: [
      "## Spot trading",
      "- Maker: 0.1% of what is received",
      "- Taker: 0.1% of what is received",
      "Fees are rounded up to the smallest unit of the currency and are shown with every trade. Transfers between your own accounts are free."
    ]
  },
  coinIntroduction: {
    title: "The coins of this exchange",
    abstract: "Nine currencies and what they are.",
    content: [
      "- BTC: the first and largest digital currency",
      "- ETH: pays for programs on Ethereum",
      "- USDT: a token meant to be worth one US dollar; most pairs are quoted in it",
      "- LTC: an early relative of bitcoin with faster blocks",
      "- XRP: the coin of the XRP Ledger, made for payments",
      "- SOL: the coin of Solana, a fast network for programs",
      "- DOGE: began as a joke and is used for small payments",
      "- PEPE: a meme token with very small prices",
      "- LINK: pays for outside data on block chains",
      "Each deal screen has a tab with more about its coin."
    ]
  },
  listingApplication: {
    title: "Apply for a listing",
    abstract: "What we need to know about your project.",
    content: [
      'Write to support@bourse.example with the subject "Listing" and tell us:',
      "- name, symbol and network of the coin",
      "- total supply and how it is distributed",
      "- a link to the source code and to an independent review of it",
      "- who answers questions, and how to reach them",
      "We answer every application within ten working days."
    ]
  },
  feedback: {
    title: "Feedback",
    abstract: "Tell us what works and what does not.",
    content: [
      "Write to support@bourse.example. For a fault, please add what you did, what you expected, what happened instead, and the time at which it happened.",
      "Never send your password; we do not need it."
    ]
  },
  guideOrders: {
    title: "Limit and market orders",
    abstract: "Two ways to trade, and when to use which.",
    content: [
      "## Limit order",
      "You name the price. The order trades at this price or a better one; what does not trade at once rests in the book.",
      "## Market order",
      "You name the quantity only. The order trades at the best prices that the book offers, level by level, and never rests. In a thin book the last part may be much dearer than the first.",
      "The confirmation shows price, quantity and total before anything is sent."
    ]
  },
  guideChart: {
    title: "Reading the chart",
    abstract: "Candles, volume and intervals.",
    content: [
      "A candle shows the first, highest, lowest and last price of an interval. Intervals reach from one minute to one month.",
      "The columns below show how much was traded. Scroll to the left to see older bars: minutes go back ten days, hours four months, days five years."
    ]
  },
  userAgreement: {
    title: "User agreement",
    abstract: "The terms of use of the sandbox exchange.",
    content: [
      "## 1. Play money",
      "Balances have no value and cannot be exchanged for anything of value.",
      "## 2. Your account",
      "You keep your password to yourself. Orders that are placed with your login count as yours.",
      "## 3. Orders and trades",
      "An order is binding until it is filled or revoked. Trades are final.",
      "## 4. Fair use",
      "Do not overload the exchange and do not try to reach accounts of others. Accounts that do may be frozen.",
      "## 5. Liability",
      "The exchange is provided as it is. Its operator may change it, reset it or switch it off at any time."
    ]
  }
};

// src/simulation/news/hk.ts
var hk = {
  bannerWelcome: {
    title: "\u6C38\u4E0D\u4F11\u5E02\u7684\u5E02\u5834",
    abstract: "\u5341\u500B\u4EA4\u6613\u5C0D\uFF0C\u5373\u6642\u8CB7\u8CE3\u76E4\uFF0C\u884C\u60C5\u65E5\u591C\u4E0D\u505C\u3002",
    content: [
      "\u9019\u88CF\u662F Bourse \u7684\u6C99\u76D2\u4EA4\u6613\u6240\u3002\u8CB7\u8CE3\u76E4\u6309\u50F9\u683C\u512A\u5148\u3001\u6642\u9593\u512A\u5148\u914D\u5C0D\uFF0C\u6BCF\u5B97\u6210\u4EA4\u90FD\u6703\u78BA\u5BE6\u8B8A\u52D5\u7D50\u9918\uFF0C\u800C\u60A8\u7684\u4EFB\u4F55\u64CD\u4F5C\u5747\u4E0D\u6D89\u53CA\u771F\u5BE6\u8CC7\u91D1\u3002",
      "\u4F7F\u7528\u4EA4\u6613\u6240\u555F\u52D5\u6642\u986F\u793A\u7684\u793A\u7BC4\u5E33\u6236\u767B\u5165\uFF0C\u9078\u64C7\u4E00\u500B\u4EA4\u6613\u5C0D\uFF0C\u5373\u53EF\u843D\u7B2C\u4E00\u5F35\u55AE\u3002"
    ]
  },
  bannerBook: {
    title: "\u5B8C\u6574\u8CB7\u8CE3\u76E4\uFF0C\u4E00\u76EE\u4E86\u7136",
    abstract: "\u6BCF\u5F35\u639B\u55AE\u90FD\u770B\u5F97\u898B\uFF1A\u6DF1\u5EA6\u3001\u5DEE\u50F9\uFF0C\u4EE5\u53CA\u60A8\u81EA\u5DF1\u7684\u8A02\u55AE\u3002",
    content: [
      "\u8CB7\u8CE3\u76E4\u9010\u6A94\u986F\u793A\u96D9\u65B9\u639B\u55AE\uFF0C\u4E26\u5217\u51FA\u7531\u6700\u4F73\u50F9\u8D77\u8A08\u7684\u7D2F\u8A08\u6578\u91CF\u3002\u6309\u4EFB\u4F55\u50F9\u683C\uFF0C\u5373\u53EF\u5E36\u5165\u843D\u76E4\u7248\u9762\u3002",
      "\u50F9\u683C\u8F03\u4F73\u8005\u5148\u6210\u4EA4\uFF1B\u50F9\u683C\u76F8\u540C\uFF0C\u5148\u5230\u8005\u5148\u6210\u4EA4\u3002"
    ]
  },
  bannerFees: {
    title: "\u5283\u4E00\u6536\u8CBB\uFF1A0.1%",
    abstract: "\u6240\u6709\u73FE\u8CA8\u4EA4\u6613\u5C0D\uFF0C\u639B\u55AE\u8207\u5403\u55AE\u6536\u8CBB\u76F8\u540C\u3002",
    content: ["\u6BCF\u5B97\u73FE\u8CA8\u6210\u4EA4\u6536\u53D6\u6240\u5F97\u8CC7\u7522\u7684 0.1%\uFF1A\u8CB7\u5165\u4EE5\u5E63\u7A2E\u652F\u4ED8\uFF0C\u8CE3\u51FA\u4EE5\u8A08\u50F9\u5E63\u7A2E\u652F\u4ED8\u3002", "\u843D\u55AE\u53CA\u64A4\u55AE\u5747\u4E0D\u6536\u8CBB\u3002"]
  },
  noticePepe: {
    title: "PEPE/USDT \u73FE\u8CA8\u4EA4\u6613\u5DF2\u63A8\u51FA",
    abstract: "\u50F9\u683C\u6709\u5341\u500B\u5C0F\u6578\u4F4D\uFF0C\u6578\u91CF\u9808\u70BA 100 \u7684\u6574\u6578\u500D\u3002",
    content: [
      "PEPE \u73FE\u53EF\u8207 USDT \u4EA4\u6613\u3002\u6BCF\u679A PEPE \u7684\u50F9\u683C\u4F4E\u65BC\u767E\u842C\u5206\u4E4B\u4E00\u7F8E\u5143\uFF0C\u56E0\u6B64\u6700\u5C0F\u50F9\u683C\u8B8A\u52D5\u70BA 0.0000000001 USDT\uFF0C\u8A02\u55AE\u6578\u91CF\u9808\u70BA 100 PEPE \u7684\u6574\u6578\u500D\u3002",
      "\u50F9\u683C\u6975\u4F4E\u7684\u5E63\u7A2E\u5347\u8DCC\u5E45\u5F80\u5F80\u5F88\u5927\uFF0C\u78BA\u8A8D\u8A02\u55AE\u524D\u8ACB\u518D\u6B21\u6838\u5C0D\u50F9\u683C\u53CA\u6578\u91CF\u3002"
    ]
  },
  noticeBtcPairs: {
    title: "BTC \u5340\u65B0\u589E ETH/BTC \u8207 LTC/BTC",
    abstract: "\u4EE5\u592A\u5E63\u3001\u840A\u7279\u5E63\u53EF\u76F4\u63A5\u8207\u6BD4\u7279\u5E63\u4EA4\u6613\u3002",
    content: [
      "\u5E02\u5834\u5217\u8868\u65B0\u589E BTC \u5206\u5340\uFF0C\u5305\u62EC ETH/BTC\uFF08\u6700\u5C0F\u50F9\u683C\u8B8A\u52D5 0.000001 BTC\uFF09\u53CA LTC/BTC\uFF08\u6700\u5C0F\u50F9\u683C\u8B8A\u52D5 0.0000001 BTC\uFF09\u3002",
      "\u624B\u7E8C\u8CBB\u5F9E\u6240\u5F97\u8CC7\u7522\u4E2D\u6263\u9664\uFF0C\u56E0\u6B64\u5728\u6B64\u5206\u5340\u8CE3\u51FA\u6642\uFF0C\u624B\u7E8C\u8CBB\u4EE5 BTC \u652F\u4ED8\u3002"
    ]
  },
  noticeOrders: {
    title: "\u95DC\u65BC\u672A\u6210\u4EA4\u8A02\u55AE\u7684\u8AAA\u660E",
    abstract: "\u639B\u55AE\u5728\u6210\u4EA4\u6216\u64A4\u92B7\u524D\u4E00\u76F4\u6709\u6548\u3002",
    content: [
      "\u672A\u80FD\u5373\u6642\u6210\u4EA4\u7684\u9650\u50F9\u55AE\u6703\u7559\u5728\u8CB7\u8CE3\u76E4\u4E2D\uFF0C\u4E0D\u8A2D\u6642\u9650\u3002\u76F8\u95DC\u8CC7\u91D1\u5728\u73FE\u8CA8\u5E33\u6236\u4E2D\u51CD\u7D50\uFF0C\u64A4\u55AE\u5F8C\u5373\u6642\u9000\u56DE\u3002",
      "\u4EA4\u6613\u6240\u91CD\u65B0\u555F\u52D5\u4E0D\u5F71\u97FF\u8A02\u55AE\uFF1A\u50F9\u683C\u53CA\u8F2A\u5019\u6B21\u5E8F\u5747\u7DAD\u6301\u4E0D\u8B8A\u3002"
    ]
  },
  announceFees: {
    title: "\u73FE\u8CA8\u624B\u7E8C\u8CBB\u4E00\u89BD",
    abstract: "\u8CB7\u8CE3\u96D9\u65B9\u5747\u70BA 0.1%\uFF0C\u5F9E\u6240\u5F97\u8CC7\u7522\u4E2D\u6263\u9664\u3002",
    content: [
      "\u6BCF\u5B97\u6210\u4EA4\u6536\u53D6\u6240\u5F97\u6578\u91CF\u7684 0.1%\u3002\u8CB7\u5165 1 BTC \u5165\u5E33 0.999 BTC\uFF1B\u8CE3\u51FA\u50F9\u503C 1,000 USDT \u7684\u8CC7\u7522\u5165\u5E33 999 USDT\u3002",
      "\u6BCF\u5B97\u6210\u4EA4\u7684\u624B\u7E8C\u8CBB\u5747\u53EF\u5728\u6B77\u53F2\u8A02\u55AE\u4E2D\u67E5\u95B1\u3002"
    ]
  },
  announceDays: {
    title: "\u5716\u8868\u65E5\u671F\u4EE5\u4E0A\u6D77\u6642\u9593\u70BA\u6E96",
    abstract: "\u65E5\u7DDA\u96F6\u6642\u958B\u5E02\uFF0C\u9031\u7DDA\u7531\u661F\u671F\u4E00\u958B\u59CB\uFF0C\u6642\u5340\u70BA Asia/Shanghai\u3002",
    content: [
      "\u65E5\u7DDA\u3001\u9031\u7DDA\u53CA\u6708\u7DDA\u6309 Asia/Shanghai\uFF08UTC+8\uFF09\u7684\u65E5\u66C6\u5283\u5206\u3002\u5347\u8DCC\u5E45\u3001\u6700\u9AD8\u50F9\u3001\u6700\u4F4E\u50F9\u53CA\u6210\u4EA4\u91CF\u7D71\u8A08\u6700\u8FD1 24 \u5C0F\u6642\u3002",
      "\u6C92\u6709\u6210\u4EA4\u7684\u5206\u9418\u4E0D\u6703\u6709 K \u7DDA\u3002"
    ]
  },
  announceSafety: {
    title: "\u8ACB\u59A5\u5584\u4FDD\u7BA1\u60A8\u7684\u767B\u5165\u8CC7\u6599",
    abstract: "Bourse \u8077\u54E1\u7D55\u4E0D\u6703\u5411\u60A8\u7D22\u53D6\u5BC6\u78BC\u6216\u9A57\u8B49\u78BC\u3002",
    content: [
      "\u6211\u5011\u4E0D\u6703\u900F\u904E\u96FB\u90F5\u6216\u8A0A\u606F\u7D22\u53D6\u60A8\u7684\u5BC6\u78BC\u3002\u9023\u7E8C\u591A\u6B21\u8F38\u5165\u932F\u8AA4\u5BC6\u78BC\u5F8C\uFF0C\u5E33\u6236\u6703\u66AB\u6642\u9396\u5B9A\uFF0C\u63D0\u793A\u6703\u8A3B\u660E\u89E3\u9396\u6642\u9593\u3002",
      "- \u8ACB\u4F7F\u7528\u5C08\u7528\u5BC6\u78BC\uFF0C\u5207\u52FF\u8207\u5176\u4ED6\u7DB2\u7AD9\u76F8\u540C\u3002",
      "- \u5728\u516C\u7528\u96FB\u8166\u4F7F\u7528\u5F8C\u8ACB\u767B\u51FA\u3002",
      "- \u767B\u5165\u524D\u8ACB\u6838\u5C0D\u7DB2\u5740\u3002"
    ]
  },
  companyProfile: {
    title: "\u516C\u53F8\u7C21\u4ECB",
    abstract: "Bourse \u662F\u751A\u9EBC\uFF0C\u9019\u500B\u4EA4\u6613\u6240\u6709\u4F55\u7528\u9014\u3002",
    content: [
      "Bourse \u662F\u4E00\u6B3E\u958B\u6E90\u7684\u6578\u78BC\u8CC7\u7522\u4EA4\u6613\u5BA2\u6236\u7AEF\uFF0C\u4E26\u9644\u8A2D\u60A8\u6B63\u5728\u4F7F\u7528\u7684\u4EA4\u6613\u6240\uFF1A\u898F\u6A21\u96D6\u5C0F\u4F46\u529F\u80FD\u9F4A\u5099\uFF0C\u8A2D\u6709\u64AE\u5408\u5F15\u64CE\u3001\u8907\u5F0F\u8A18\u5E33\u5E33\u672C\u53CA\u6A21\u64EC\u884C\u60C5\u3002",
      "## \u7528\u9014",
      "\u4EA4\u6613\u8005\u53EF\u5728\u96F6\u98A8\u96AA\u4E0B\u5B78\u7FD2\uFF0C\u958B\u767C\u8005\u53EF\u9023\u63A5\u771F\u5BE6\u7684\u5F8C\u7AEF\uFF0C\u71DF\u904B\u5546\u53EF\u5728\u63A5\u99C1\u81EA\u5DF1\u7684\u4EA4\u6613\u6240\u524D\u8A55\u4F30\u5BA2\u6236\u7AEF\u3002"
    ]
  },
  legalStatement: {
    title: "\u6CD5\u5F8B\u8072\u660E",
    abstract: "\u4E0D\u6D89\u771F\u5BE6\u8CC7\u7522\uFF0C\u4E0D\u69CB\u6210\u8981\u7D04\u6216\u6295\u8CC7\u5EFA\u8B70\u3002",
    content: [
      "\u672C\u4EA4\u6613\u6240\u7684\u6240\u6709\u7D50\u9918\u5747\u70BA\u865B\u64EC\u8CC7\u91D1\uFF0C\u4E0D\u80FD\u5B58\u5165\u6216\u63D0\u53D6\uFF0C\u4EA6\u6C92\u6709\u4EFB\u4F55\u50F9\u503C\u3002",
      "\u884C\u60C5\u70BA\u6A21\u64EC\u6578\u64DA\uFF0C\u8207\u771F\u5BE6\u5E02\u5834\u7121\u95DC\uFF0C\u4E0D\u69CB\u6210\u8981\u7D04\uFF0C\u4EA6\u4E0D\u69CB\u6210\u6295\u8CC7\u5EFA\u8B70\u3002",
      "\u672C\u8EDF\u4EF6\u6309 MIT \u8A31\u53EF\u8B49\u63D0\u4F9B\uFF0C\u4E0D\u9644\u5E36\u4EFB\u4F55\u5F62\u5F0F\u7684\u4FDD\u8B49\u3002"
    ]
  },
  privacy: {
    title: "\u79C1\u96B1\u689D\u6B3E",
    abstract: "\u4EA4\u6613\u6240\u4FDD\u5B58\u54EA\u4E9B\u8CC7\u6599\uFF0C\u4FDD\u5B58\u5728\u54EA\u88E1\u3002",
    content: [
      "\u4EA4\u6613\u6240\u4FDD\u5B58\u60A8\u7684\u5E33\u865F\u3001\u5BC6\u78BC\u7684\u96DC\u6E4A\u503C\u3001\u8A02\u55AE\u3001\u6210\u4EA4\u53CA\u7D50\u9918\uFF0C\u6240\u6709\u8CC7\u6599\u53EA\u4FDD\u5B58\u5728\u904B\u884C\u4EA4\u6613\u6240\u7684\u88DD\u7F6E\u4E0A\u3002",
      "\u60A8\u7684\u700F\u89BD\u5668\u4FDD\u5B58\u767B\u5165\u72C0\u614B\u3001\u8A9E\u8A00\u3001\u4E3B\u984C\u53CA\u6700\u8FD1\u700F\u89BD\u7684\u4EA4\u6613\u5C0D\u3002\u6C92\u6709\u8FFD\u8E64\u7A0B\u5F0F\uFF0C\u4EA6\u6C92\u6709\u7B2C\u4E09\u65B9\u3002",
      "\u904B\u884C\u4EA4\u6613\u6240\u7684\u4EBA\u522A\u9664\u8CC7\u6599\u76EE\u9304\uFF0C\u5373\u53EF\u6E05\u9664\u6240\u6709\u8CC7\u6599\u3002"
    ]
  },
  feeRates: {
    title: "\u6536\u8CBB\u8AAA\u660E",
    abstract: "\u4EA4\u6613\u9700\u8981\u652F\u4ED8\u7684\u8CBB\u7528\u3002",
    content: [
      "## \u73FE\u8CA8\u4EA4\u6613",
      "- \u639B\u55AE\uFF1A\u6240\u5F97\u8CC7\u7522\u7684 0.1%",
      "- \u5403\u55AE\uFF1A\u6240\u5F97\u8CC7\u7522\u7684 0.1%",
      "\u624B\u7E8C\u8CBB\u5411\u4E0A\u53D6\u6574\u81F3\u5E63\u7A2E\u7684\u6700\u5C0F\u55AE\u4F4D\uFF0C\u4E26\u96A8\u6BCF\u5B97\u6210\u4EA4\u986F\u793A\u3002\u60A8\u672C\u4EBA\u5E33\u6236\u4E4B\u9593\u7684\u5283\u8F49\u514D\u8CBB\u3002"
    ]
  },
  coinIntroduction: {
    title: "\u5E63\u7A2E\u4ECB\u7D39",
    abstract: "\u672C\u4EA4\u6613\u6240\u7684\u4E5D\u500B\u5E63\u7A2E\u3002",
    content: [
      "- BTC\uFF1A\u6700\u65E9\u3001\u898F\u6A21\u6700\u5927\u7684\u6578\u78BC\u8CA8\u5E63",
      "- ETH\uFF1A\u7528\u65BC\u652F\u4ED8\u4EE5\u592A\u574A\u4E0A\u7A0B\u5F0F\u7684\u904B\u884C\u8CBB\u7528",
      "- USDT\uFF1A\u8207\u4E00\u7F8E\u5143\u639B\u920E\u7684\u4EE3\u5E63\uFF0C\u5927\u90E8\u5206\u4EA4\u6613\u5C0D\u4EE5\u5176\u8A08\u50F9",
      "- LTC\uFF1A\u6BD4\u7279\u5E63\u7684\u65E9\u671F\u540C\u985E\uFF0C\u51FA\u584A\u8F03\u5FEB",
      "- XRP\uFF1AXRP Ledger \u7684\u539F\u751F\u5E63\uFF0C\u7528\u65BC\u652F\u4ED8",
      "- SOL\uFF1A\u9AD8\u901F\u7DB2\u7D61 Solana \u7684\u539F\u751F\u5E63",
      "- DOGE\uFF1A\u6E90\u65BC\u73A9\u7B11\uFF0C\u5E38\u7528\u65BC\u5C0F\u984D\u652F\u4ED8",
      "- PEPE\uFF1A\u50F9\u683C\u6975\u4F4E\u7684\u8FF7\u56E0\u4EE3\u5E63",
      "- LINK\uFF1A\u70BA\u5340\u584A\u93C8\u53D6\u5F97\u5916\u90E8\u6578\u64DA\u4ED8\u8CBB",
      "\u6BCF\u500B\u4EA4\u6613\u9801\u9762\u90FD\u6709\u4ECB\u7D39\u76F8\u95DC\u5E63\u7A2E\u7684\u5206\u9801\u3002"
    ]
  },
  listingApplication: {
    title: "\u4E0A\u5E63\u7533\u8ACB",
    abstract: "\u7533\u8ACB\u6642\u8ACB\u63D0\u4F9B\u4EE5\u4E0B\u9805\u76EE\u8CC7\u6599\u3002",
    content: [
      "\u8ACB\u96FB\u90F5\u81F3 support@bourse.example\uFF0C\u6A19\u984C\u8A3B\u660E\u300C\u4E0A\u5E63\u7533\u8ACB\u300D\uFF0C\u4E26\u63D0\u4F9B\uFF1A",
      "- \u5E63\u7A2E\u7684\u540D\u7A31\u3001\u4EE3\u865F\u53CA\u6240\u5C6C\u7DB2\u7D61",
      "- \u7E3D\u4F9B\u61C9\u91CF\u53CA\u5206\u914D\u65B9\u5F0F",
      "- \u539F\u59CB\u78BC\u9023\u7D50\u53CA\u7368\u7ACB\u5BE9\u8A08\u5831\u544A\u9023\u7D50",
      "- \u806F\u7D61\u4EBA\u53CA\u806F\u7D61\u65B9\u6CD5",
      "\u6211\u5011\u6703\u5728\u5341\u500B\u5DE5\u4F5C\u5929\u5167\u56DE\u8986\u6BCF\u4EFD\u7533\u8ACB\u3002"
    ]
  },
  feedback: {
    title: "\u610F\u898B\u56DE\u994B",
    abstract: "\u544A\u8A34\u6211\u5011\u54EA\u4E9B\u597D\u7528\uFF0C\u54EA\u4E9B\u4E0D\u597D\u7528\u3002",
    content: [
      "\u8ACB\u96FB\u90F5\u81F3 support@bourse.example\u3002\u5831\u544A\u6545\u969C\u6642\uFF0C\u8ACB\u5BEB\u660E\u60A8\u7684\u64CD\u4F5C\u3001\u9810\u671F\u7D50\u679C\u3001\u5BE6\u969B\u7D50\u679C\u53CA\u767C\u751F\u6642\u9593\u3002",
      "\u8ACB\u52FF\u50B3\u9001\u5BC6\u78BC\uFF0C\u6211\u5011\u4E26\u4E0D\u9700\u8981\u3002"
    ]
  },
  guideOrders: {
    title: "\u9650\u50F9\u55AE\u8207\u5E02\u50F9\u55AE",
    abstract: "\u5169\u7A2E\u4EA4\u6613\u65B9\u5F0F\u53CA\u9069\u7528\u60C5\u6CC1\u3002",
    content: [
      "## \u9650\u50F9\u55AE",
      "\u7531\u60A8\u6307\u5B9A\u50F9\u683C\u3002\u8A02\u55AE\u4EE5\u8A72\u50F9\u683C\u6216\u66F4\u4F73\u50F9\u683C\u6210\u4EA4\uFF0C\u672A\u80FD\u5373\u6642\u6210\u4EA4\u7684\u90E8\u5206\u7559\u5728\u8CB7\u8CE3\u76E4\u4E2D\u3002",
      "## \u5E02\u50F9\u55AE",
      "\u53EA\u9808\u6307\u5B9A\u6578\u91CF\u3002\u8A02\u55AE\u6309\u8CB7\u8CE3\u76E4\u6700\u4F73\u50F9\u683C\u9010\u6A94\u6210\u4EA4\uFF0C\u4E0D\u6703\u639B\u55AE\u3002\u8CB7\u8CE3\u76E4\u8F03\u8584\u6642\uFF0C\u6700\u5F8C\u4E00\u90E8\u5206\u7684\u50F9\u683C\u53EF\u80FD\u660E\u986F\u5DEE\u65BC\u7B2C\u4E00\u90E8\u5206\u3002",
      "\u63D0\u4EA4\u524D\u7684\u78BA\u8A8D\u8996\u7A97\u6703\u986F\u793A\u50F9\u683C\u3001\u6578\u91CF\u53CA\u7E3D\u984D\u3002"
    ]
  },
  guideChart: {
    title: "\u5982\u4F55\u95B1\u8B80\u5716\u8868",
    abstract: "K \u7DDA\u3001\u6210\u4EA4\u91CF\u8207\u9031\u671F\u3002",
    content: [
      "\u4E00\u652F K \u7DDA\u986F\u793A\u4E00\u500B\u9031\u671F\u5167\u7684\u958B\u5E02\u50F9\u3001\u6700\u9AD8\u50F9\u3001\u6700\u4F4E\u50F9\u53CA\u6536\u5E02\u50F9\uFF0C\u9031\u671F\u7531\u4E00\u5206\u9418\u81F3\u4E00\u500B\u6708\u3002",
      "\u4E0B\u65B9\u67F1\u5F62\u986F\u793A\u6210\u4EA4\u91CF\u3002\u5411\u5DE6\u62D6\u52D5\u53EF\u67E5\u770B\u8F03\u65E9\u7684\u6578\u64DA\uFF1A\u5206\u9418\u7DDA\u4FDD\u7559\u5341\u5929\uFF0C\u5C0F\u6642\u7DDA\u56DB\u500B\u6708\uFF0C\u65E5\u7DDA\u4E94\u5E74\u3002"
    ]
  },
  userAgreement: {
    title: "\u7528\u6236\u5354\u8B70",
    abstract: "\u6C99\u76D2\u4EA4\u6613\u6240\u7684\u4F7F\u7528\u689D\u6B3E\u3002",
    content: [
      "## \u4E00\u3001\u865B\u64EC\u8CC7\u91D1",
      "\u5E33\u6236\u7D50\u9918\u6C92\u6709\u50F9\u503C\uFF0C\u4E0D\u80FD\u514C\u63DB\u4EFB\u4F55\u6709\u50F9\u503C\u7684\u7269\u54C1\u3002",
      "## \u4E8C\u3001\u60A8\u7684\u5E33\u6236",
      "\u8ACB\u59A5\u5584\u4FDD\u7BA1\u5BC6\u78BC\u3002\u4F7F\u7528\u60A8\u7684\u767B\u5165\u8CC7\u6599\u63D0\u4EA4\u7684\u8A02\u55AE\u8996\u70BA\u60A8\u672C\u4EBA\u7684\u8A02\u55AE\u3002",
      "## \u4E09\u3001\u8A02\u55AE\u8207\u6210\u4EA4",
      "\u8A02\u55AE\u5728\u6210\u4EA4\u6216\u64A4\u92B7\u524D\u6709\u6548\uFF0C\u6210\u4EA4\u4E0D\u53EF\u64A4\u56DE\u3002",
      "## \u56DB\u3001\u5408\u7406\u4F7F\u7528",
      "\u8ACB\u52FF\u4EE4\u4EA4\u6613\u6240\u8D85\u51FA\u8CA0\u8377\uFF0C\u4EA6\u4E0D\u5F97\u5617\u8A66\u5B58\u53D6\u4ED6\u4EBA\u5E33\u6236\uFF0C\u9055\u8005\u5E33\u6236\u53EF\u80FD\u88AB\u51CD\u7D50\u3002",
      "## \u4E94\u3001\u8CAC\u4EFB",
      "\u4EA4\u6613\u6240\u6309\u73FE\u72C0\u63D0\u4F9B\uFF0C\u71DF\u904B\u8005\u53EF\u96A8\u6642\u66F4\u6539\u3001\u91CD\u8A2D\u6216\u95DC\u9589\u3002"
    ]
  }
};

// src/simulation/news/jp.ts
var jp = {
  bannerWelcome: {
    title: "\u3044\u3064\u3067\u3082\u958B\u3044\u3066\u3044\u308B\u5E02\u5834",
    abstract: "10\u306E\u901A\u8CA8\u30DA\u30A2\u3001\u30EA\u30A2\u30EB\u30BF\u30A4\u30E0\u306E\u677F\u3001\u663C\u591C\u52D5\u304D\u7D9A\u3051\u308B\u76F8\u5834\u3002",
    content: [
      "\u3053\u3053\u306F Bourse \u306E\u30B5\u30F3\u30C9\u30DC\u30C3\u30AF\u30B9\u53D6\u5F15\u6240\u3067\u3059\u3002\u6CE8\u6587\u306F\u4FA1\u683C\u512A\u5148\u30FB\u6642\u9593\u512A\u5148\u3067\u7D04\u5B9A\u3057\u3001\u7D04\u5B9A\u306E\u305F\u3073\u306B\u6B8B\u9AD8\u304C\u52D5\u304D\u307E\u3059\u304C\u3001\u3053\u3053\u3067\u306E\u64CD\u4F5C\u306B\u5B9F\u969B\u306E\u304A\u91D1\u306F\u304B\u304B\u308A\u307E\u305B\u3093\u3002",
      "\u53D6\u5F15\u6240\u306E\u8D77\u52D5\u6642\u306B\u8868\u793A\u3055\u308C\u308B\u30C7\u30E2\u30A2\u30AB\u30A6\u30F3\u30C8\u3067\u30ED\u30B0\u30A4\u30F3\u3057\u3001\u901A\u8CA8\u30DA\u30A2\u3092\u9078\u3093\u3067\u6700\u521D\u306E\u6CE8\u6587\u3092\u51FA\u3057\u3066\u307F\u3066\u304F\u3060\u3055\u3044\u3002"
    ]
  },
  bannerBook: {
    title: "\u677F\u306E\u5168\u4F53\u304C\u3072\u3068\u76EE\u3067",
    abstract: "\u5F85\u6A5F\u4E2D\u306E\u6CE8\u6587\u304C\u3059\u3079\u3066\u898B\u3048\u307E\u3059\u3002\u539A\u307F\u3001\u30B9\u30D7\u30EC\u30C3\u30C9\u3001\u81EA\u5206\u306E\u6CE8\u6587\u3082\u3002",
    content: [
      "\u677F\u306B\u306F\u58F2\u308A\u3068\u8CB7\u3044\u306E\u5F85\u6A5F\u6CE8\u6587\u304C\u4E00\u6BB5\u305A\u3064\u3001\u6700\u826F\u6C17\u914D\u304B\u3089\u306E\u7D2F\u8A08\u6570\u91CF\u3068\u3068\u3082\u306B\u4E26\u3073\u307E\u3059\u3002\u4FA1\u683C\u3092\u62BC\u3059\u3068\u6CE8\u6587\u6B04\u306B\u5165\u308A\u307E\u3059\u3002",
      "\u3088\u308A\u826F\u3044\u4FA1\u683C\u304C\u5148\u306B\u3001\u540C\u3058\u4FA1\u683C\u306A\u3089\u5148\u306B\u51FA\u3055\u308C\u305F\u6CE8\u6587\u304C\u5148\u306B\u7D04\u5B9A\u3057\u307E\u3059\u3002"
    ]
  },
  bannerFees: {
    title: "\u624B\u6570\u6599\u306F\u4E00\u5F8B 0.1%",
    abstract: "\u3059\u3079\u3066\u306E\u73FE\u7269\u30DA\u30A2\u3067\u3001\u30E1\u30A4\u30AB\u30FC\u3082\u30C6\u30A4\u30AB\u30FC\u3082\u540C\u3058\u3067\u3059\u3002",
    content: [
      "\u73FE\u7269\u306E\u7D04\u5B9A\u306B\u306F\u3001\u53D7\u3051\u53D6\u308B\u8CC7\u7523\u306E 0.1% \u304C\u304B\u304B\u308A\u307E\u3059\u3002\u8CB7\u3044\u3067\u306F\u30B3\u30A4\u30F3\u3067\u3001\u58F2\u308A\u3067\u306F\u6C7A\u6E08\u901A\u8CA8\u3067\u652F\u6255\u3044\u307E\u3059\u3002",
      "\u6CE8\u6587\u3068\u53D6\u6D88\u306F\u7121\u6599\u3067\u3059\u3002"
    ]
  },
  noticePepe: {
    title: "PEPE/USDT \u306E\u73FE\u7269\u53D6\u5F15\u3092\u958B\u59CB\u3057\u307E\u3057\u305F",
    abstract: "\u4FA1\u683C\u306F\u5C0F\u6570\u7B2C10\u4F4D\u307E\u3067\u3001\u6570\u91CF\u306F 100 \u306E\u500D\u6570\u3067\u3059\u3002",
    content: [
      "PEPE \u3092 USDT \u5EFA\u3066\u3067\u53D6\u5F15\u3067\u304D\u307E\u3059\u30021 PEPE \u306F 100 \u4E07\u5206\u306E 1 \u30C9\u30EB\u672A\u6E80\u306E\u305F\u3081\u3001\u4FA1\u683C\u306E\u6700\u5C0F\u5358\u4F4D\u306F 0.0000000001 USDT\u3001\u6570\u91CF\u306F 100 PEPE \u306E\u500D\u6570\u3067\u3059\u3002",
      "\u4FA1\u683C\u306E\u3054\u304F\u4F4E\u3044\u9298\u67C4\u306F\u5909\u52D5\u7387\u304C\u5927\u304D\u304F\u306A\u308A\u307E\u3059\u3002\u6CE8\u6587\u3092\u78BA\u5B9A\u3059\u308B\u524D\u306B\u3001\u4FA1\u683C\u3068\u6570\u91CF\u3092\u3082\u3046\u4E00\u5EA6\u3054\u78BA\u8A8D\u304F\u3060\u3055\u3044\u3002"
    ]
  },
  noticeBtcPairs: {
    title: "BTC \u5EFA\u3066\u306B ETH/BTC \u3068 LTC/BTC \u3092\u8FFD\u52A0",
    abstract: "\u30A4\u30FC\u30B5\u3068\u30E9\u30A4\u30C8\u30B3\u30A4\u30F3\u3092\u30D3\u30C3\u30C8\u30B3\u30A4\u30F3\u3067\u76F4\u63A5\u53D6\u5F15\u3067\u304D\u307E\u3059\u3002",
    content: [
      "\u5E02\u5834\u4E00\u89A7\u306B BTC \u30BF\u30D6\u304C\u52A0\u308F\u308A\u307E\u3057\u305F\u3002\u4FA1\u683C\u306E\u6700\u5C0F\u5358\u4F4D\u304C 0.000001 BTC \u306E ETH/BTC \u3068\u30010.0000001 BTC \u306E LTC/BTC \u304C\u3042\u308A\u307E\u3059\u3002",
      "\u624B\u6570\u6599\u306F\u53D7\u3051\u53D6\u308B\u8CC7\u7523\u304B\u3089\u5DEE\u3057\u5F15\u304B\u308C\u308B\u305F\u3081\u3001\u3053\u306E\u30B0\u30EB\u30FC\u30D7\u3067\u306E\u58F2\u308A\u306E\u624B\u6570\u6599\u306F BTC \u3067\u652F\u6255\u3044\u307E\u3059\u3002"
    ]
  },
  noticeOrders: {
    title: "\u672A\u7D04\u5B9A\u6CE8\u6587\u306E\u53D6\u308A\u6271\u3044",
    abstract: "\u6CE8\u6587\u306F\u3001\u7D04\u5B9A\u3059\u308B\u304B\u53D6\u308A\u6D88\u3059\u307E\u3067\u6709\u52B9\u3067\u3059\u3002",
    content: [
      "\u3059\u3050\u306B\u7D04\u5B9A\u3057\u306A\u3044\u6307\u5024\u6CE8\u6587\u306F\u3001\u671F\u9650\u306A\u304F\u677F\u306B\u6B8B\u308A\u307E\u3059\u3002\u305D\u306E\u8CC7\u91D1\u306F\u73FE\u7269\u53E3\u5EA7\u3067\u62D8\u675F\u3055\u308C\u3001\u6CE8\u6587\u3092\u53D6\u308A\u6D88\u3059\u3068\u76F4\u3061\u306B\u623B\u308A\u307E\u3059\u3002",
      "\u53D6\u5F15\u6240\u3092\u518D\u8D77\u52D5\u3057\u3066\u3082\u3001\u6CE8\u6587\u306E\u4FA1\u683C\u3068\u9806\u756A\u306F\u5909\u308F\u308A\u307E\u305B\u3093\u3002"
    ]
  },
  announceFees: {
    title: "\u73FE\u7269\u624B\u6570\u6599\u306E\u3054\u6848\u5185",
    abstract: "\u53CC\u65B9\u3068\u3082 0.1%\u3001\u53D7\u3051\u53D6\u308B\u8CC7\u7523\u304B\u3089\u5DEE\u3057\u5F15\u304D\u307E\u3059\u3002",
    content: [
      "\u7D04\u5B9A\u3054\u3068\u306B\u53D7\u53D6\u6570\u91CF\u306E 0.1% \u3092\u3044\u305F\u3060\u304D\u307E\u3059\u30021 BTC \u3092\u8CB7\u3046\u3068 0.999 BTC\u30011,000 USDT \u5206\u3092\u58F2\u308B\u3068 999 USDT \u304C\u5165\u91D1\u3055\u308C\u307E\u3059\u3002",
      "\u5404\u7D04\u5B9A\u306E\u624B\u6570\u6599\u306F\u6CE8\u6587\u5C65\u6B74\u3067\u3054\u78BA\u8A8D\u3044\u305F\u3060\u3051\u307E\u3059\u3002"
    ]
  },
  announceDays: {
    title: "\u30C1\u30E3\u30FC\u30C8\u306E\u65E5\u4ED8\u306F\u4E0A\u6D77\u6642\u9593\u3067\u3059",
    abstract: "\u65E5\u8DB3\u306F\u5348\u524D0\u6642\u3001\u9031\u8DB3\u306F\u6708\u66DC\u65E5\u306B\u59CB\u307E\u308A\u307E\u3059\uFF08\u30BF\u30A4\u30E0\u30BE\u30FC\u30F3 Asia/Shanghai\uFF09\u3002",
    content: [
      "\u65E5\u8DB3\u30FB\u9031\u8DB3\u30FB\u6708\u8DB3\u306F Asia/Shanghai\uFF08UTC+8\uFF09\u306E\u66A6\u306B\u5F93\u3044\u307E\u3059\u3002\u5909\u52D5\u7387\u30FB\u9AD8\u5024\u30FB\u5B89\u5024\u30FB\u51FA\u6765\u9AD8\u306F\u76F4\u8FD1 24 \u6642\u9593\u306E\u5024\u3067\u3059\u3002",
      "\u7D04\u5B9A\u306E\u306A\u3044 1 \u5206\u9593\u306B\u306F\u8DB3\u304C\u3042\u308A\u307E\u305B\u3093\u3002"
    ]
  },
  announceSafety: {
    title: "\u30ED\u30B0\u30A4\u30F3\u60C5\u5831\u306F\u5927\u5207\u306B",
    abstract: "Bourse \u304C\u30D1\u30B9\u30EF\u30FC\u30C9\u3084\u8A8D\u8A3C\u30B3\u30FC\u30C9\u3092\u304A\u5C0B\u306D\u3059\u308B\u3053\u3068\u306F\u3042\u308A\u307E\u305B\u3093\u3002",
    content: [
      "\u30E1\u30FC\u30EB\u3084\u30E1\u30C3\u30BB\u30FC\u30B8\u3067\u30D1\u30B9\u30EF\u30FC\u30C9\u3092\u4F3A\u3046\u3053\u3068\u306F\u6C7A\u3057\u3066\u3042\u308A\u307E\u305B\u3093\u3002\u30D1\u30B9\u30EF\u30FC\u30C9\u3092\u4F55\u5EA6\u3082\u9593\u9055\u3048\u308B\u3068\u30A2\u30AB\u30A6\u30F3\u30C8\u306F\u4E00\u6642\u7684\u306B\u30ED\u30C3\u30AF\u3055\u308C\u3001\u89E3\u9664\u306E\u6642\u523B\u304C\u8868\u793A\u3055\u308C\u307E\u3059\u3002",
      "- \u4ED6\u3067\u4F7F\u3063\u3066\u3044\u306A\u3044\u30D1\u30B9\u30EF\u30FC\u30C9\u3092\u304A\u4F7F\u3044\u304F\u3060\u3055\u3044\u3002",
      "- \u5171\u7528\u306E\u30D1\u30BD\u30B3\u30F3\u3067\u306F\u30ED\u30B0\u30A2\u30A6\u30C8\u3057\u3066\u304F\u3060\u3055\u3044\u3002",
      "- \u30ED\u30B0\u30A4\u30F3\u3059\u308B\u524D\u306B\u30A2\u30C9\u30EC\u30B9\u3092\u3054\u78BA\u8A8D\u304F\u3060\u3055\u3044\u3002"
    ]
  },
  companyProfile: {
    title: "\u4F1A\u793E\u6982\u8981",
    abstract: "Bourse \u3068\u3001\u3053\u306E\u53D6\u5F15\u6240\u306B\u3064\u3044\u3066\u3002",
    content: [
      "Bourse \u306F\u30AA\u30FC\u30D7\u30F3\u30BD\u30FC\u30B9\u306E\u30C7\u30B8\u30BF\u30EB\u8CC7\u7523\u53D6\u5F15\u30AF\u30E9\u30A4\u30A2\u30F3\u30C8\u3067\u3059\u3002\u3044\u307E\u304A\u4F7F\u3044\u306E\u53D6\u5F15\u6240\u304C\u4ED8\u5C5E\u3057\u3066\u3044\u307E\u3059\u3002\u5C0F\u3055\u304F\u3068\u3082\u3001\u7D04\u5B9A\u30A8\u30F3\u30B8\u30F3\u3001\u8907\u5F0F\u7C3F\u8A18\u306E\u53F0\u5E33\u3001\u6A21\u64EC\u5E02\u5834\u3092\u5099\u3048\u305F\u5B8C\u5168\u306A\u53D6\u5F15\u6240\u3067\u3059\u3002",
      "## \u76EE\u7684",
      "\u30C8\u30EC\u30FC\u30C0\u30FC\u306F\u30EA\u30B9\u30AF\u306A\u3057\u306B\u5B66\u3073\u3001\u958B\u767A\u8005\u306F\u5B9F\u969B\u306B\u52D5\u304F\u76F8\u624B\u306B\u5BFE\u3057\u3066\u958B\u767A\u3057\u3001\u904B\u55B6\u4F1A\u793E\u306F\u81EA\u793E\u306E\u53D6\u5F15\u6240\u306B\u3064\u306A\u3050\u524D\u306B\u30AF\u30E9\u30A4\u30A2\u30F3\u30C8\u3092\u8A55\u4FA1\u3067\u304D\u307E\u3059\u3002"
    ]
  },
  legalStatement: {
    title: "\u6CD5\u7684\u8868\u793A",
    abstract: "\u5B9F\u969B\u306E\u8CC7\u7523\u3067\u306F\u306A\u304F\u3001\u52E7\u8A98\u3067\u3082\u6295\u8CC7\u52A9\u8A00\u3067\u3082\u3042\u308A\u307E\u305B\u3093\u3002",
    content: [
      "\u3053\u306E\u53D6\u5F15\u6240\u306E\u6B8B\u9AD8\u306F\u3059\u3079\u3066\u4EEE\u60F3\u306E\u8CC7\u91D1\u3067\u3059\u3002\u5165\u91D1\u3082\u51FA\u91D1\u3082\u3067\u304D\u305A\u3001\u4FA1\u5024\u3082\u3042\u308A\u307E\u305B\u3093\u3002",
      "\u4FA1\u683C\u306F\u6A21\u64EC\u30C7\u30FC\u30BF\u3067\u3001\u5B9F\u969B\u306E\u5E02\u5834\u3068\u306F\u95A2\u4FC2\u304C\u306A\u304F\u3001\u52E7\u8A98\u3067\u3082\u6295\u8CC7\u52A9\u8A00\u3067\u3082\u3042\u308A\u307E\u305B\u3093\u3002",
      "\u30BD\u30D5\u30C8\u30A6\u30A7\u30A2\u306F MIT \u30E9\u30A4\u30BB\u30F3\u30B9\u306E\u3082\u3068\u3001\u3044\u304B\u306A\u308B\u4FDD\u8A3C\u3082\u306A\u304F\u63D0\u4F9B\u3055\u308C\u307E\u3059\u3002"
    ]
  },
  privacy: {
    title: "\u30D7\u30E9\u30A4\u30D0\u30B7\u30FC\u306B\u3064\u3044\u3066",
    abstract: "\u53D6\u5F15\u6240\u304C\u3069\u306E\u30C7\u30FC\u30BF\u3092\u3069\u3053\u306B\u4FDD\u5B58\u3059\u308B\u304B\u3002",
    content: [
      "\u53D6\u5F15\u6240\u306F\u3001\u30A2\u30AB\u30A6\u30F3\u30C8\u540D\u3001\u30D1\u30B9\u30EF\u30FC\u30C9\u306E\u30CF\u30C3\u30B7\u30E5\u3001\u6CE8\u6587\u3001\u7D04\u5B9A\u3001\u6B8B\u9AD8\u3092\u4FDD\u5B58\u3057\u307E\u3059\u3002\u30C7\u30FC\u30BF\u306F\u3059\u3079\u3066\u3001\u53D6\u5F15\u6240\u304C\u52D5\u3044\u3066\u3044\u308B\u6A5F\u5668\u306E\u4E2D\u3060\u3051\u306B\u3042\u308A\u307E\u3059\u3002",
      "\u30D6\u30E9\u30A6\u30B6\u306B\u306F\u3001\u30ED\u30B0\u30A4\u30F3\u72B6\u614B\u3001\u8A00\u8A9E\u3001\u30C6\u30FC\u30DE\u3001\u6700\u5F8C\u306B\u898B\u305F\u901A\u8CA8\u30DA\u30A2\u304C\u4FDD\u5B58\u3055\u308C\u307E\u3059\u3002\u8FFD\u8DE1\u3082\u7B2C\u4E09\u8005\u63D0\u4F9B\u3082\u3042\u308A\u307E\u305B\u3093\u3002",
      "\u53D6\u5F15\u6240\u3092\u52D5\u304B\u3057\u3066\u3044\u308B\u4EBA\u306F\u3001\u30C7\u30FC\u30BF\u30C7\u30A3\u30EC\u30AF\u30C8\u30EA\u3092\u524A\u9664\u3059\u308B\u3053\u3068\u3067\u5168\u30C7\u30FC\u30BF\u3092\u6D88\u53BB\u3067\u304D\u307E\u3059\u3002"
    ]
  },
  feeRates: {
    title: "\u624B\u6570\u6599\u7387",
    abstract: "\u53D6\u5F15\u306B\u304B\u304B\u308B\u8CBB\u7528\u3002",
    content: [
      "## \u73FE\u7269\u53D6\u5F15",
      "- \u30E1\u30A4\u30AB\u30FC\uFF1A\u53D7\u3051\u53D6\u308B\u8CC7\u7523\u306E 0.1%",
      "- \u30C6\u30A4\u30AB\u30FC\uFF1A\u53D7\u3051\u53D6\u308B\u8CC7\u7523\u306E 0.1%",
      "\u624B\u6570\u6599\u306F\u901A\u8CA8\u306E\u6700\u5C0F\u5358\u4F4D\u306B\u5207\u308A\u4E0A\u3052\u3001\u7D04\u5B9A\u3054\u3068\u306B\u8868\u793A\u3057\u307E\u3059\u3002\u3054\u81EA\u8EAB\u306E\u53E3\u5EA7\u9593\u306E\u632F\u66FF\u306F\u7121\u6599\u3067\u3059\u3002"
    ]
  },
  coinIntroduction: {
    title: "\u53D6\u308A\u6271\u3044\u9298\u67C4",
    abstract: "9\u3064\u306E\u901A\u8CA8\u306E\u3054\u7D39\u4ECB\u3002",
    content: [
      "- BTC\uFF1A\u6700\u521D\u306B\u3057\u3066\u6700\u5927\u306E\u30C7\u30B8\u30BF\u30EB\u901A\u8CA8",
      "- ETH\uFF1A\u30A4\u30FC\u30B5\u30EA\u30A2\u30E0\u4E0A\u306E\u30D7\u30ED\u30B0\u30E9\u30E0\u306E\u5B9F\u884C\u8CBB\u7528\u3092\u652F\u6255\u3046\u901A\u8CA8",
      "- USDT\uFF1A1\u7C73\u30C9\u30EB\u306E\u4FA1\u5024\u3092\u76EE\u6307\u3059\u30C8\u30FC\u30AF\u30F3\u3002\u591A\u304F\u306E\u30DA\u30A2\u306E\u6C7A\u6E08\u901A\u8CA8",
      "- LTC\uFF1A\u30D6\u30ED\u30C3\u30AF\u751F\u6210\u306E\u901F\u3044\u3001\u30D3\u30C3\u30C8\u30B3\u30A4\u30F3\u306E\u521D\u671F\u306E\u4EF2\u9593",
      "- XRP\uFF1A\u6C7A\u6E08\u306E\u305F\u3081\u306E XRP Ledger \u306E\u901A\u8CA8",
      "- SOL\uFF1A\u9AD8\u901F\u306A\u30CD\u30C3\u30C8\u30EF\u30FC\u30AF Solana \u306E\u901A\u8CA8",
      "- DOGE\uFF1A\u5197\u8AC7\u304B\u3089\u751F\u307E\u308C\u3001\u5C11\u984D\u306E\u652F\u6255\u3044\u306B\u4F7F\u308F\u308C\u308B\u901A\u8CA8",
      "- PEPE\uFF1A\u4FA1\u683C\u306E\u3054\u304F\u4F4E\u3044\u30DF\u30FC\u30E0\u30C8\u30FC\u30AF\u30F3",
      "- LINK\uFF1A\u30D6\u30ED\u30C3\u30AF\u30C1\u30A7\u30FC\u30F3\u306B\u5916\u90E8\u30C7\u30FC\u30BF\u3092\u53D6\u308A\u8FBC\u3080\u8CBB\u7528\u3092\u652F\u6255\u3046\u30C8\u30FC\u30AF\u30F3",
      "\u5404\u53D6\u5F15\u753B\u9762\u306B\u306F\u3001\u305D\u306E\u9298\u67C4\u3092\u8A73\u3057\u304F\u7D39\u4ECB\u3059\u308B\u30BF\u30D6\u304C\u3042\u308A\u307E\u3059\u3002"
    ]
  },
  listingApplication: {
    title: "\u4E0A\u5834\u306E\u7533\u8ACB",
    abstract: "\u30D7\u30ED\u30B8\u30A7\u30AF\u30C8\u306B\u3064\u3044\u3066\u304A\u77E5\u3089\u305B\u3044\u305F\u3060\u304D\u305F\u3044\u3053\u3068\u3002",
    content: [
      "\u4EF6\u540D\u3092\u300C\u4E0A\u5834\u7533\u8ACB\u300D\u3068\u3057\u3066 support@bourse.example \u307E\u3067\u3001\u6B21\u306E\u5185\u5BB9\u3092\u304A\u9001\u308A\u304F\u3060\u3055\u3044\u3002",
      "- \u901A\u8CA8\u306E\u540D\u79F0\u3001\u8A18\u53F7\u3001\u30CD\u30C3\u30C8\u30EF\u30FC\u30AF",
      "- \u7DCF\u4F9B\u7D66\u91CF\u3068\u914D\u5206\u65B9\u6CD5",
      "- \u30BD\u30FC\u30B9\u30B3\u30FC\u30C9\u3068\u72EC\u7ACB\u3057\u305F\u76E3\u67FB\u5831\u544A\u66F8\u3078\u306E\u30EA\u30F3\u30AF",
      "- \u62C5\u5F53\u8005\u3068\u9023\u7D61\u5148",
      "\u3059\u3079\u3066\u306E\u7533\u8ACB\u306B 10 \u55B6\u696D\u65E5\u4EE5\u5185\u306B\u304A\u8FD4\u4E8B\u3057\u307E\u3059\u3002"
    ]
  },
  feedback: {
    title: "\u3054\u610F\u898B",
    abstract: "\u826F\u3044\u70B9\u3082\u56F0\u3063\u305F\u70B9\u3082\u304A\u805E\u304B\u305B\u304F\u3060\u3055\u3044\u3002",
    content: [
      "support@bourse.example \u307E\u3067\u304A\u9001\u308A\u304F\u3060\u3055\u3044\u3002\u4E0D\u5177\u5408\u306E\u5834\u5408\u306F\u3001\u884C\u3063\u305F\u64CD\u4F5C\u3001\u671F\u5F85\u3057\u305F\u7D50\u679C\u3001\u5B9F\u969B\u306E\u7D50\u679C\u3001\u767A\u751F\u3057\u305F\u6642\u523B\u3092\u6DFB\u3048\u3066\u304F\u3060\u3055\u3044\u3002",
      "\u30D1\u30B9\u30EF\u30FC\u30C9\u306F\u5FC5\u8981\u3042\u308A\u307E\u305B\u3093\u3002\u6C7A\u3057\u3066\u9001\u3089\u306A\u3044\u3067\u304F\u3060\u3055\u3044\u3002"
    ]
  },
  guideOrders: {
    title: "\u6307\u5024\u6CE8\u6587\u3068\u6210\u884C\u6CE8\u6587",
    abstract: "2\u3064\u306E\u53D6\u5F15\u65B9\u6CD5\u3068\u305D\u306E\u4F7F\u3044\u5206\u3051\u3002",
    content: [
      "## \u6307\u5024\u6CE8\u6587",
      "\u4FA1\u683C\u3092\u6307\u5B9A\u3057\u307E\u3059\u3002\u305D\u306E\u4FA1\u683C\u304B\u3088\u308A\u826F\u3044\u4FA1\u683C\u3067\u7D04\u5B9A\u3057\u3001\u3059\u3050\u306B\u7D04\u5B9A\u3057\u306A\u3044\u5206\u306F\u677F\u306B\u6B8B\u308A\u307E\u3059\u3002",
      "## \u6210\u884C\u6CE8\u6587",
      "\u6570\u91CF\u3060\u3051\u3092\u6307\u5B9A\u3057\u307E\u3059\u3002\u677F\u306E\u6700\u826F\u306E\u4FA1\u683C\u304B\u3089\u4E00\u6BB5\u305A\u3064\u7D04\u5B9A\u3057\u3001\u677F\u306B\u306F\u6B8B\u308A\u307E\u305B\u3093\u3002\u677F\u304C\u8584\u3044\u3068\u3001\u6700\u5F8C\u306E\u90E8\u5206\u306E\u4FA1\u683C\u304C\u6700\u521D\u3088\u308A\u304B\u306A\u308A\u4E0D\u5229\u306B\u306A\u308B\u3053\u3068\u304C\u3042\u308A\u307E\u3059\u3002",
      "\u9001\u4FE1\u3059\u308B\u524D\u306B\u3001\u78BA\u8A8D\u753B\u9762\u3067\u4FA1\u683C\u3001\u6570\u91CF\u3001\u5408\u8A08\u3092\u8868\u793A\u3057\u307E\u3059\u3002"
    ]
  },
  guideChart: {
    title: "\u30C1\u30E3\u30FC\u30C8\u306E\u898B\u65B9",
    abstract: "\u30ED\u30FC\u30BD\u30AF\u8DB3\u3001\u51FA\u6765\u9AD8\u3001\u6642\u9593\u8DB3\u3002",
    content: [
      "\u30ED\u30FC\u30BD\u30AF\u8DB3 1 \u672C\u306F\u3001\u305D\u306E\u671F\u9593\u306E\u59CB\u5024\u3001\u9AD8\u5024\u3001\u5B89\u5024\u3001\u7D42\u5024\u3092\u8868\u3057\u307E\u3059\u3002\u671F\u9593\u306F 1 \u5206\u304B\u3089 1 \u304B\u6708\u307E\u3067\u3067\u3059\u3002",
      "\u4E0B\u306E\u68D2\u306F\u51FA\u6765\u9AD8\u3067\u3059\u3002\u5DE6\u3078\u52D5\u304B\u3059\u3068\u904E\u53BB\u306E\u8DB3\u304C\u898B\u3089\u308C\u307E\u3059\u3002\u5206\u8DB3\u306F 10 \u65E5\u3001\u6642\u9593\u8DB3\u306F 4 \u304B\u6708\u3001\u65E5\u8DB3\u306F 5 \u5E74\u5206\u3042\u308A\u307E\u3059\u3002"
    ]
  },
  userAgreement: {
    title: "\u5229\u7528\u898F\u7D04",
    abstract: "\u30B5\u30F3\u30C9\u30DC\u30C3\u30AF\u30B9\u53D6\u5F15\u6240\u306E\u5229\u7528\u6761\u4EF6\u3002",
    content: [
      "## 1. \u4EEE\u60F3\u306E\u8CC7\u91D1",
      "\u6B8B\u9AD8\u306B\u4FA1\u5024\u306F\u306A\u304F\u3001\u4FA1\u5024\u306E\u3042\u308B\u3082\u306E\u3068\u4EA4\u63DB\u3059\u308B\u3053\u3068\u306F\u3067\u304D\u307E\u305B\u3093\u3002",
      "## 2. \u30A2\u30AB\u30A6\u30F3\u30C8",
      "\u30D1\u30B9\u30EF\u30FC\u30C9\u306F\u3054\u81EA\u8EAB\u3067\u7BA1\u7406\u3057\u3066\u304F\u3060\u3055\u3044\u3002\u304A\u5BA2\u69D8\u306E\u30ED\u30B0\u30A4\u30F3\u3067\u51FA\u3055\u308C\u305F\u6CE8\u6587\u306F\u3001\u304A\u5BA2\u69D8\u306E\u6CE8\u6587\u3068\u307F\u306A\u3057\u307E\u3059\u3002",
      "## 3. \u6CE8\u6587\u3068\u7D04\u5B9A",
      "\u6CE8\u6587\u306F\u7D04\u5B9A\u3059\u308B\u304B\u53D6\u308A\u6D88\u3055\u308C\u308B\u307E\u3067\u6709\u52B9\u3067\u3059\u3002\u7D04\u5B9A\u306F\u53D6\u308A\u6D88\u305B\u307E\u305B\u3093\u3002",
      "## 4. \u9069\u6B63\u306A\u5229\u7528",
      "\u53D6\u5F15\u6240\u306B\u904E\u5927\u306A\u8CA0\u8377\u3092\u304B\u3051\u308B\u3053\u3068\u3001\u4ED6\u4EBA\u306E\u30A2\u30AB\u30A6\u30F3\u30C8\u306B\u63A5\u7D9A\u3057\u3088\u3046\u3068\u3059\u308B\u3053\u3068\u3092\u7981\u3058\u307E\u3059\u3002\u9055\u53CD\u3057\u305F\u30A2\u30AB\u30A6\u30F3\u30C8\u306F\u51CD\u7D50\u3055\u308C\u308B\u3053\u3068\u304C\u3042\u308A\u307E\u3059\u3002",
      "## 5. \u8CAC\u4EFB",
      "\u53D6\u5F15\u6240\u306F\u73FE\u72B6\u306E\u307E\u307E\u63D0\u4F9B\u3055\u308C\u307E\u3059\u3002\u904B\u55B6\u8005\u306F\u3044\u3064\u3067\u3082\u5909\u66F4\u3001\u521D\u671F\u5316\u3001\u505C\u6B62\u3059\u308B\u3053\u3068\u304C\u3042\u308A\u307E\u3059\u3002"
    ]
  }
};

// src/simulation/news/kr.ts
var kr = {
  bannerWelcome: {
    title: "\uC5B8\uC81C\uB098 \uC5F4\uB824 \uC788\uB294 \uC2DC\uC7A5",
    abstract: "10\uAC1C \uD398\uC5B4, \uC2E4\uC2DC\uAC04 \uD638\uAC00\uCC3D, \uBC24\uB0AE\uC5C6\uC774 \uC6C0\uC9C1\uC774\uB294 \uC2DC\uC138.",
    content: [
      "\uC774\uACF3\uC740 Bourse\uC758 \uC0CC\uB4DC\uBC15\uC2A4 \uAC70\uB798\uC18C\uC785\uB2C8\uB2E4. \uC8FC\uBB38\uC740 \uAC00\uACA9 \uC6B0\uC120, \uC2DC\uAC04 \uC6B0\uC120\uC73C\uB85C \uCCB4\uACB0\uB418\uACE0 \uCCB4\uACB0\uB420 \uB54C\uB9C8\uB2E4 \uC794\uACE0\uAC00 \uBC14\uB00C\uC9C0\uB9CC, \uC5EC\uAE30\uC11C \uD558\uB294 \uC5B4\uB5A4 \uC77C\uB3C4 \uC2E4\uC81C \uB3C8\uC774 \uB4E4\uC9C0 \uC54A\uC2B5\uB2C8\uB2E4.",
      "\uAC70\uB798\uC18C\uB97C \uC2DC\uC791\uD560 \uB54C \uD45C\uC2DC\uB418\uB294 \uB370\uBAA8 \uACC4\uC815\uC73C\uB85C \uB85C\uADF8\uC778\uD55C \uB4A4 \uD398\uC5B4\uB97C \uACE8\uB77C \uCCAB \uC8FC\uBB38\uC744 \uB0B4 \uBCF4\uC138\uC694."
    ]
  },
  bannerBook: {
    title: "\uD638\uAC00\uCC3D\uC744 \uD55C\uB208\uC5D0",
    abstract: "\uBAA8\uB4E0 \uBBF8\uCCB4\uACB0 \uC8FC\uBB38\uC774 \uBCF4\uC785\uB2C8\uB2E4. \uD638\uAC00 \uC794\uB7C9, \uC2A4\uD504\uB808\uB4DC, \uB0B4 \uC8FC\uBB38\uAE4C\uC9C0.",
    content: [
      "\uD638\uAC00\uCC3D\uC740 \uB9E4\uC218\uC640 \uB9E4\uB3C4 \uC591\uCABD\uC758 \uB300\uAE30 \uC8FC\uBB38\uC744 \uB2E8\uACC4\uBCC4\uB85C, \uCD5C\uC6B0\uC120 \uD638\uAC00\uBD80\uD130\uC758 \uB204\uC801 \uC218\uB7C9\uACFC \uD568\uAED8 \uBCF4\uC5EC \uC90D\uB2C8\uB2E4. \uAC00\uACA9\uC744 \uB204\uB974\uBA74 \uC8FC\uBB38 \uCC3D\uC5D0 \uC785\uB825\uB429\uB2C8\uB2E4.",
      "\uB354 \uC88B\uC740 \uAC00\uACA9\uC774 \uBA3C\uC800 \uCCB4\uACB0\uB418\uACE0, \uAC00\uACA9\uC774 \uAC19\uC73C\uBA74 \uBA3C\uC800 \uC628 \uC8FC\uBB38\uC774 \uBA3C\uC800 \uCCB4\uACB0\uB429\uB2C8\uB2E4."
    ]
  },
  bannerFees: {
    title: "\uB2E8\uC77C \uC218\uC218\uB8CC 0.1%",
    abstract: "\uBAA8\uB4E0 \uD604\uBB3C \uD398\uC5B4\uC5D0\uC11C \uBA54\uC774\uCEE4\uC640 \uD14C\uC774\uCEE4\uAC00 \uAC19\uC2B5\uB2C8\uB2E4.",
    content: [
      "\uD604\uBB3C \uCCB4\uACB0 \uC2DC \uBC1B\uB294 \uC790\uC0B0\uC758 0.1%\uAC00 \uC218\uC218\uB8CC\uC785\uB2C8\uB2E4. \uB9E4\uC218\uD560 \uB54C\uB294 \uCF54\uC778\uC73C\uB85C, \uB9E4\uB3C4\uD560 \uB54C\uB294 \uD638\uAC00 \uD1B5\uD654\uB85C \uB0C5\uB2C8\uB2E4.",
      "\uC8FC\uBB38\uACFC \uC8FC\uBB38 \uCDE8\uC18C\uB294 \uBB34\uB8CC\uC785\uB2C8\uB2E4."
    ]
  },
  noticePepe: {
    title: "PEPE/USDT \uD604\uBB3C \uAC70\uB798 \uC2DC\uC791",
    abstract: "\uAC00\uACA9\uC740 \uC18C\uC218\uC810 \uC5F4\uC9F8 \uC790\uB9AC\uAE4C\uC9C0, \uC218\uB7C9\uC740 100\uC758 \uBC30\uC218\uC785\uB2C8\uB2E4.",
    content: [
      "PEPE\uB97C USDT\uB85C \uAC70\uB798\uD560 \uC218 \uC788\uC2B5\uB2C8\uB2E4. PEPE \uD558\uB098\uC758 \uAC00\uACA9\uC740 100\uB9CC\uBD84\uC758 1\uB2EC\uB7EC\uBCF4\uB2E4 \uB0AE\uC544\uC11C \uCD5C\uC18C \uAC00\uACA9 \uB2E8\uC704\uB294 0.0000000001 USDT\uC774\uACE0, \uC218\uB7C9\uC740 100 PEPE\uC758 \uBC30\uC218\uC5EC\uC57C \uD569\uB2C8\uB2E4.",
      "\uAC00\uACA9\uC774 \uB9E4\uC6B0 \uB0AE\uC740 \uCF54\uC778\uC740 \uB4F1\uB77D\uB960\uC774 \uD074 \uC218 \uC788\uC2B5\uB2C8\uB2E4. \uC8FC\uBB38\uC744 \uD655\uC815\uD558\uAE30 \uC804\uC5D0 \uAC00\uACA9\uACFC \uC218\uB7C9\uC744 \uB2E4\uC2DC \uD655\uC778\uD574 \uC8FC\uC138\uC694."
    ]
  },
  noticeBtcPairs: {
    title: "BTC \uB9C8\uCF13\uC5D0 ETH/BTC, LTC/BTC \uCD94\uAC00",
    abstract: "\uC774\uB354\uC640 \uB77C\uC774\uD2B8\uCF54\uC778\uC744 \uBE44\uD2B8\uCF54\uC778\uC73C\uB85C \uBC14\uB85C \uAC70\uB798\uD560 \uC218 \uC788\uC2B5\uB2C8\uB2E4.",
    content: [
      "\uC2DC\uC138 \uBAA9\uB85D\uC5D0 BTC \uD0ED\uC774 \uCD94\uAC00\uB418\uC5C8\uC2B5\uB2C8\uB2E4. \uCD5C\uC18C \uAC00\uACA9 \uB2E8\uC704\uAC00 0.000001 BTC\uC778 ETH/BTC\uC640 0.0000001 BTC\uC778 LTC/BTC\uAC00 \uC788\uC2B5\uB2C8\uB2E4.",
      "\uC218\uC218\uB8CC\uB294 \uBC1B\uB294 \uC790\uC0B0\uC5D0\uC11C \uCC28\uAC10\uB418\uBBC0\uB85C \uC774 \uB9C8\uCF13\uC5D0\uC11C \uB9E4\uB3C4\uD558\uBA74 \uC218\uC218\uB8CC\uB97C BTC\uB85C \uB0C5\uB2C8\uB2E4."
    ]
  },
  noticeOrders: {
    title: "\uBBF8\uCCB4\uACB0 \uC8FC\uBB38 \uC548\uB0B4",
    abstract: "\uC8FC\uBB38\uC740 \uCCB4\uACB0\uB418\uAC70\uB098 \uCDE8\uC18C\uD560 \uB54C\uAE4C\uC9C0 \uC720\uD6A8\uD569\uB2C8\uB2E4.",
    content: [
      "\uBC14\uB85C \uCCB4\uACB0\uB418\uC9C0 \uC54A\uC740 \uC9C0\uC815\uAC00 \uC8FC\uBB38\uC740 \uAE30\uD55C \uC5C6\uC774 \uD638\uAC00\uCC3D\uC5D0 \uB0A8\uC2B5\uB2C8\uB2E4. \uD574\uB2F9 \uAE08\uC561\uC740 \uD604\uBB3C \uACC4\uC815\uC5D0\uC11C \uB3D9\uACB0\uB418\uBA70 \uC8FC\uBB38\uC744 \uCDE8\uC18C\uD558\uBA74 \uC989\uC2DC \uB3CC\uC544\uC635\uB2C8\uB2E4.",
      "\uAC70\uB798\uC18C\uB97C \uB2E4\uC2DC \uC2DC\uC791\uD574\uB3C4 \uC8FC\uBB38\uC758 \uAC00\uACA9\uACFC \uC21C\uC11C\uB294 \uADF8\uB300\uB85C\uC785\uB2C8\uB2E4."
    ]
  },
  announceFees: {
    title: "\uD604\uBB3C \uC218\uC218\uB8CC \uD55C\uB208\uC5D0 \uBCF4\uAE30",
    abstract: "\uC591\uCABD \uBAA8\uB450 0.1%, \uBC1B\uB294 \uC790\uC0B0\uC5D0\uC11C \uCC28\uAC10\uD569\uB2C8\uB2E4.",
    content: [
      "\uCCB4\uACB0\uB9C8\uB2E4 \uBC1B\uB294 \uC218\uB7C9\uC758 0.1%\uB97C \uBC1B\uC2B5\uB2C8\uB2E4. 1 BTC\uB97C \uC0AC\uBA74 0.999 BTC\uAC00, 1,000 USDT\uC5B4\uCE58\uB97C \uD314\uBA74 999 USDT\uAC00 \uC785\uAE08\uB429\uB2C8\uB2E4.",
      "\uAC01 \uCCB4\uACB0\uC758 \uC218\uC218\uB8CC\uB294 \uC8FC\uBB38 \uB0B4\uC5ED\uC5D0\uC11C \uBCFC \uC218 \uC788\uC2B5\uB2C8\uB2E4."
    ]
  },
  announceDays: {
    title: "\uCC28\uD2B8\uC758 \uB0A0\uC9DC\uB294 \uC0C1\uD558\uC774 \uC2DC\uAC04 \uAE30\uC900",
    abstract: "\uC77C\uBD09\uC740 \uC790\uC815, \uC8FC\uBD09\uC740 \uC6D4\uC694\uC77C\uC5D0 \uC2DC\uC791\uD569\uB2C8\uB2E4(\uC2DC\uAC04\uB300 Asia/Shanghai).",
    content: [
      "\uC77C\uBD09, \uC8FC\uBD09, \uC6D4\uBD09\uC740 Asia/Shanghai(UTC+8) \uB2EC\uB825\uC744 \uB530\uB985\uB2C8\uB2E4. \uD398\uC5B4\uC758 \uB4F1\uB77D\uB960, \uACE0\uAC00, \uC800\uAC00, \uAC70\uB798\uB7C9\uC740 \uCD5C\uADFC 24\uC2DC\uAC04 \uAE30\uC900\uC785\uB2C8\uB2E4.",
      "\uCCB4\uACB0\uC774 \uC5C6\uB294 1\uBD84\uC5D0\uB294 \uBD09\uC774 \uC5C6\uC2B5\uB2C8\uB2E4."
    ]
  },
  announceSafety: {
    title: "\uB85C\uADF8\uC778 \uC815\uBCF4\uB97C \uC548\uC804\uD558\uAC8C \uC9C0\uD0A4\uC138\uC694",
    abstract: "Bourse\uB294 \uBE44\uBC00\uBC88\uD638\uB098 \uC778\uC99D\uBC88\uD638\uB97C \uC808\uB300 \uBB3B\uC9C0 \uC54A\uC2B5\uB2C8\uB2E4.",
    content: [
      "\uC774\uBA54\uC77C\uC774\uB098 \uBA54\uC2DC\uC9C0\uB85C \uBE44\uBC00\uBC88\uD638\uB97C \uBB3B\uB294 \uC77C\uC740 \uC5C6\uC2B5\uB2C8\uB2E4. \uBE44\uBC00\uBC88\uD638\uB97C \uC5EC\uB7EC \uBC88 \uD2C0\uB9AC\uBA74 \uACC4\uC815\uC774 \uC7A0\uC2DC \uC7A0\uAE30\uBA70, \uC5B8\uC81C\uAE4C\uC9C0\uC778\uC9C0 \uC548\uB0B4\uB429\uB2C8\uB2E4.",
      "- \uB2E4\uB978 \uACF3\uC5D0\uC11C \uC4F0\uC9C0 \uC54A\uB294 \uBE44\uBC00\uBC88\uD638\uB97C \uC0AC\uC6A9\uD558\uC138\uC694.",
      "- \uD568\uAED8 \uC4F0\uB294 \uCEF4\uD4E8\uD130\uC5D0\uC11C\uB294 \uB85C\uADF8\uC544\uC6C3\uD558\uC138\uC694.",
      "- \uB85C\uADF8\uC778\uD558\uAE30 \uC804\uC5D0 \uC8FC\uC18C\uB97C \uD655\uC778\uD558\uC138\uC694."
    ]
  },
  companyProfile: {
    title: "\uD68C\uC0AC \uC18C\uAC1C",
    abstract: "Bourse\uC640 \uC774 \uAC70\uB798\uC18C\uC5D0 \uB300\uD558\uC5EC.",
    content: [
      "Bourse\uB294 \uC624\uD508 \uC18C\uC2A4 \uB514\uC9C0\uD138 \uC790\uC0B0 \uAC70\uB798 \uD074\uB77C\uC774\uC5B8\uD2B8\uC785\uB2C8\uB2E4. \uC9C0\uAE08 \uC0AC\uC6A9\uD558\uC2DC\uB294 \uAC70\uB798\uC18C\uAC00 \uD568\uAED8 \uC81C\uACF5\uB429\uB2C8\uB2E4. \uC791\uC9C0\uB9CC \uCCB4\uACB0 \uC5D4\uC9C4, \uBCF5\uC2DD\uBD80\uAE30 \uC6D0\uC7A5, \uBAA8\uC758 \uC2DC\uC7A5\uC744 \uBAA8\uB450 \uAC16\uCD94\uACE0 \uC788\uC2B5\uB2C8\uB2E4.",
      "## \uC6A9\uB3C4",
      "\uAC70\uB798\uC790\uB294 \uC704\uD5D8 \uC5C6\uC774 \uBC30\uC6B0\uACE0, \uAC1C\uBC1C\uC790\uB294 \uC2E4\uC81C\uB85C \uB3D9\uC791\uD558\uB294 \uC0C1\uB300\uC5D0 \uB9DE\uCD94\uC5B4 \uAC1C\uBC1C\uD558\uBA70, \uC6B4\uC601\uC0AC\uB294 \uC790\uC0AC \uAC70\uB798\uC18C\uB97C \uC5F0\uACB0\uD558\uAE30 \uC804\uC5D0 \uD074\uB77C\uC774\uC5B8\uD2B8\uB97C \uD3C9\uAC00\uD560 \uC218 \uC788\uC2B5\uB2C8\uB2E4."
    ]
  },
  legalStatement: {
    title: "\uBC95\uC801 \uACE0\uC9C0",
    abstract: "\uC2E4\uC81C \uC790\uC0B0\uC774 \uC544\uB2C8\uBA70, \uCCAD\uC57D\uC774\uB098 \uD22C\uC790 \uC870\uC5B8\uC774 \uC544\uB2D9\uB2C8\uB2E4.",
    content: [
      "\uC774 \uAC70\uB798\uC18C\uC758 \uBAA8\uB4E0 \uC794\uACE0\uB294 \uAC00\uC0C1 \uC790\uAE08\uC785\uB2C8\uB2E4. \uC785\uAE08\uD558\uAC70\uB098 \uCD9C\uAE08\uD560 \uC218 \uC5C6\uC73C\uBA70 \uAC00\uCE58\uAC00 \uC5C6\uC2B5\uB2C8\uB2E4.",
      "\uC2DC\uC138\uB294 \uBAA8\uC758 \uB370\uC774\uD130\uB85C \uC2E4\uC81C \uC2DC\uC7A5\uACFC \uBB34\uAD00\uD558\uBA70, \uCCAD\uC57D\uB3C4 \uD22C\uC790 \uC870\uC5B8\uB3C4 \uC544\uB2D9\uB2C8\uB2E4.",
      "\uC18C\uD504\uD2B8\uC6E8\uC5B4\uB294 MIT \uB77C\uC774\uC120\uC2A4\uC5D0 \uB530\uB77C \uC5B4\uB5A0\uD55C \uBCF4\uC99D\uB3C4 \uC5C6\uC774 \uC81C\uACF5\uB429\uB2C8\uB2E4."
    ]
  },
  privacy: {
    title: "\uAC1C\uC778\uC815\uBCF4 \uCC98\uB9AC\uBC29\uCE68",
    abstract: "\uAC70\uB798\uC18C\uAC00 \uC5B4\uB5A4 \uB370\uC774\uD130\uB97C \uC5B4\uB514\uC5D0 \uBCF4\uAD00\uD558\uB294\uC9C0 \uC548\uB0B4\uD569\uB2C8\uB2E4.",
    content: [
      "\uAC70\uB798\uC18C\uB294 \uACC4\uC815 \uC774\uB984, \uBE44\uBC00\uBC88\uD638\uC758 \uD574\uC2DC, \uC8FC\uBB38, \uCCB4\uACB0, \uC794\uACE0\uB97C \uBCF4\uAD00\uD569\uB2C8\uB2E4. \uBAA8\uB4E0 \uB370\uC774\uD130\uB294 \uAC70\uB798\uC18C\uAC00 \uC2E4\uD589\uB418\uB294 \uAE30\uAE30\uC5D0\uB9CC \uC788\uC2B5\uB2C8\uB2E4.",
      "\uBE0C\uB77C\uC6B0\uC800\uC5D0\uB294 \uB85C\uADF8\uC778 \uC0C1\uD0DC, \uC5B8\uC5B4, \uD14C\uB9C8, \uB9C8\uC9C0\uB9C9\uC73C\uB85C \uBCF8 \uD398\uC5B4\uAC00 \uC800\uC7A5\uB429\uB2C8\uB2E4. \uCD94\uC801 \uB3C4\uAD6C\uB3C4 \uC81C\uC0BC\uC790\uB3C4 \uC5C6\uC2B5\uB2C8\uB2E4.",
      "\uAC70\uB798\uC18C\uB97C \uC6B4\uC601\uD558\uB294 \uC0AC\uB78C\uC740 \uB370\uC774\uD130 \uB514\uB809\uD130\uB9AC\uB97C \uC0AD\uC81C\uD558\uC5EC \uBAA8\uB4E0 \uB370\uC774\uD130\uB97C \uC9C0\uC6B8 \uC218 \uC788\uC2B5\uB2C8\uB2E4."
    ]
  },
  feeRates: {
    title: "\uC218\uC218\uB8CC\uC728",
    abstract: "\uAC70\uB798\uC5D0 \uB4DC\uB294 \uBE44\uC6A9.",
    content: [
      "## \uD604\uBB3C \uAC70\uB798",
      "- \uBA54\uC774\uCEE4: \uBC1B\uB294 \uC790\uC0B0\uC758 0.1%",
      "- \uD14C\uC774\uCEE4: \uBC1B\uB294 \uC790\uC0B0\uC758 0.1%",
      "\uC218\uC218\uB8CC\uB294 \uD1B5\uD654\uC758 \uCD5C\uC18C \uB2E8\uC704\uB85C \uC62C\uB9BC\uD558\uBA70 \uCCB4\uACB0\uB9C8\uB2E4 \uD45C\uC2DC\uB429\uB2C8\uB2E4. \uBCF8\uC778 \uACC4\uC815 \uAC04 \uC774\uCCB4\uB294 \uBB34\uB8CC\uC785\uB2C8\uB2E4."
    ]
  },
  coinIntroduction: {
    title: "\uAC70\uB798\uC18C\uC758 \uCF54\uC778",
    abstract: "\uC544\uD649 \uAC00\uC9C0 \uD1B5\uD654\uB97C \uC18C\uAC1C\uD569\uB2C8\uB2E4.",
    content: [
      "- BTC: \uCD5C\uCD08\uC774\uC790 \uCD5C\uB300\uC758 \uB514\uC9C0\uD138 \uD1B5\uD654",
      "- ETH: \uC774\uB354\uB9AC\uC6C0\uC5D0\uC11C \uD504\uB85C\uADF8\uB7A8 \uC2E4\uD589 \uBE44\uC6A9\uC744 \uC9C0\uBD88\uD558\uB294 \uCF54\uC778",
      "- USDT: 1\uB2EC\uB7EC \uAC00\uCE58\uB97C \uBAA9\uD45C\uB85C \uD558\uB294 \uD1A0\uD070, \uB300\uBD80\uBD84\uC758 \uD398\uC5B4\uAC00 \uC774\uAC83\uC73C\uB85C \uD638\uAC00\uB429\uB2C8\uB2E4",
      "- LTC: \uBE14\uB85D\uC774 \uB354 \uBE60\uB978 \uBE44\uD2B8\uCF54\uC778\uC758 \uCD08\uAE30 \uB3D9\uB958",
      "- XRP: \uACB0\uC81C\uB97C \uC704\uD55C XRP Ledger\uC758 \uCF54\uC778",
      "- SOL: \uBE60\uB978 \uB124\uD2B8\uC6CC\uD06C \uC194\uB77C\uB098\uC758 \uCF54\uC778",
      "- DOGE: \uB18D\uB2F4\uC73C\uB85C \uC2DC\uC791\uD574 \uC18C\uC561 \uACB0\uC81C\uC5D0 \uC4F0\uC774\uB294 \uCF54\uC778",
      "- PEPE: \uAC00\uACA9\uC774 \uB9E4\uC6B0 \uB0AE\uC740 \uBC08 \uD1A0\uD070",
      "- LINK: \uBE14\uB85D\uCCB4\uC778\uC5D0 \uC678\uBD80 \uB370\uC774\uD130\uB97C \uAC00\uC838\uC624\uB294 \uBE44\uC6A9\uC744 \uB0B4\uB294 \uD1A0\uD070",
      "\uAC01 \uAC70\uB798 \uD654\uBA74\uC5D0 \uD574\uB2F9 \uCF54\uC778\uC744 \uB354 \uC790\uC138\uD788 \uC18C\uAC1C\uD558\uB294 \uD0ED\uC774 \uC788\uC2B5\uB2C8\uB2E4."
    ]
  },
  listingApplication: {
    title: "\uC0C1\uC7A5 \uC2E0\uCCAD",
    abstract: "\uD504\uB85C\uC81D\uD2B8\uC5D0 \uB300\uD574 \uC54C\uB824 \uC8FC\uC2E4 \uB0B4\uC6A9.",
    content: [
      'support@bourse.example\uB85C \uC81C\uBAA9\uC744 "\uC0C1\uC7A5 \uC2E0\uCCAD"\uC73C\uB85C \uD558\uC5EC \uB2E4\uC74C \uB0B4\uC6A9\uC744 \uBCF4\uB0B4 \uC8FC\uC138\uC694.',
      "- \uCF54\uC778\uC758 \uC774\uB984, \uAE30\uD638, \uB124\uD2B8\uC6CC\uD06C",
      "- \uCD1D\uACF5\uAE09\uB7C9\uACFC \uBC30\uBD84 \uBC29\uC2DD",
      "- \uC18C\uC2A4 \uCF54\uB4DC\uC640 \uB3C5\uB9BD \uAC10\uC0AC \uBCF4\uACE0\uC11C \uB9C1\uD06C",
      "- \uB2F4\uB2F9\uC790\uC640 \uC5F0\uB77D\uCC98",
      "\uBAA8\uB4E0 \uC2E0\uCCAD\uC5D0 \uC601\uC5C5\uC77C \uAE30\uC900 10\uC77C \uC548\uC5D0 \uB2F5\uBCC0\uB4DC\uB9BD\uB2C8\uB2E4."
    ]
  },
  feedback: {
    title: "\uC758\uACAC \uBCF4\uB0B4\uAE30",
    abstract: "\uC88B\uC740 \uC810\uACFC \uC544\uC26C\uC6B4 \uC810\uC744 \uC54C\uB824 \uC8FC\uC138\uC694.",
    content: [
      "support@bourse.example\uB85C \uBCF4\uB0B4 \uC8FC\uC138\uC694. \uC624\uB958\uB77C\uBA74 \uBB34\uC5C7\uC744 \uD588\uB294\uC9C0, \uBB34\uC5C7\uC744 \uAE30\uB300\uD588\uB294\uC9C0, \uC2E4\uC81C\uB85C \uC5B4\uB5BB\uAC8C \uB418\uC5C8\uB294\uC9C0, \uC5B8\uC81C \uC77C\uC5B4\uB0AC\uB294\uC9C0 \uD568\uAED8 \uC801\uC5B4 \uC8FC\uC138\uC694.",
      "\uBE44\uBC00\uBC88\uD638\uB294 \uD544\uC694\uD558\uC9C0 \uC54A\uC73C\uB2C8 \uC808\uB300 \uBCF4\uB0B4\uC9C0 \uB9C8\uC138\uC694."
    ]
  },
  guideOrders: {
    title: "\uC9C0\uC815\uAC00 \uC8FC\uBB38\uACFC \uC2DC\uC7A5\uAC00 \uC8FC\uBB38",
    abstract: "\uB450 \uAC00\uC9C0 \uAC70\uB798 \uBC29\uBC95\uACFC \uC4F0\uC784\uC0C8.",
    content: [
      "## \uC9C0\uC815\uAC00 \uC8FC\uBB38",
      "\uAC00\uACA9\uC744 \uC9C1\uC811 \uC815\uD569\uB2C8\uB2E4. \uADF8 \uAC00\uACA9\uC774\uB098 \uB354 \uC88B\uC740 \uAC00\uACA9\uC5D0 \uCCB4\uACB0\uB418\uACE0, \uBC14\uB85C \uCCB4\uACB0\uB418\uC9C0 \uC54A\uC740 \uB098\uBA38\uC9C0\uB294 \uD638\uAC00\uCC3D\uC5D0 \uB0A8\uC2B5\uB2C8\uB2E4.",
      "## \uC2DC\uC7A5\uAC00 \uC8FC\uBB38",
      "\uC218\uB7C9\uB9CC \uC815\uD569\uB2C8\uB2E4. \uD638\uAC00\uCC3D\uC758 \uAC00\uC7A5 \uC88B\uC740 \uAC00\uACA9\uBD80\uD130 \uB2E8\uACC4\uBCC4\uB85C \uCCB4\uACB0\uB418\uBA70 \uD638\uAC00\uCC3D\uC5D0 \uB0A8\uC9C0 \uC54A\uC2B5\uB2C8\uB2E4. \uD638\uAC00\uAC00 \uC587\uC73C\uBA74 \uB9C8\uC9C0\uB9C9 \uBD80\uBD84\uC758 \uAC00\uACA9\uC774 \uCC98\uC74C\uBCF4\uB2E4 \uD06C\uAC8C \uBD88\uB9AC\uD560 \uC218 \uC788\uC2B5\uB2C8\uB2E4.",
      "\uC804\uC1A1\uD558\uAE30 \uC804\uC5D0 \uD655\uC778 \uCC3D\uC5D0\uC11C \uAC00\uACA9, \uC218\uB7C9, \uCD1D\uC561\uC744 \uBCF4\uC5EC \uC90D\uB2C8\uB2E4."
    ]
  },
  guideChart: {
    title: "\uCC28\uD2B8 \uC77D\uAE30",
    abstract: "\uCE94\uB4E4, \uAC70\uB798\uB7C9, \uC8FC\uAE30.",
    content: [
      "\uCE94\uB4E4 \uD558\uB098\uB294 \uD55C \uC8FC\uAE30\uC758 \uC2DC\uAC00, \uACE0\uAC00, \uC800\uAC00, \uC885\uAC00\uB97C \uB098\uD0C0\uB0C5\uB2C8\uB2E4. \uC8FC\uAE30\uB294 1\uBD84\uBD80\uD130 1\uAC1C\uC6D4\uAE4C\uC9C0\uC785\uB2C8\uB2E4.",
      "\uC544\uB798 \uB9C9\uB300\uB294 \uAC70\uB798\uB7C9\uC785\uB2C8\uB2E4. \uC67C\uCABD\uC73C\uB85C \uBC00\uBA74 \uACFC\uAC70 \uBD09\uC774 \uBCF4\uC785\uB2C8\uB2E4. \uBD84\uBD09\uC740 10\uC77C, \uC2DC\uAC04\uBD09\uC740 4\uAC1C\uC6D4, \uC77C\uBD09\uC740 5\uB144 \uCE58\uAC00 \uC788\uC2B5\uB2C8\uB2E4."
    ]
  },
  userAgreement: {
    title: "\uC774\uC6A9 \uC57D\uAD00",
    abstract: "\uC0CC\uB4DC\uBC15\uC2A4 \uAC70\uB798\uC18C\uC758 \uC774\uC6A9 \uC870\uAC74.",
    content: [
      "## 1. \uAC00\uC0C1 \uC790\uAE08",
      "\uC794\uACE0\uB294 \uAC00\uCE58\uAC00 \uC5C6\uC73C\uBA70 \uAC00\uCE58 \uC788\uB294 \uAC83\uC73C\uB85C \uBC14\uAFC0 \uC218 \uC5C6\uC2B5\uB2C8\uB2E4.",
      "## 2. \uACC4\uC815",
      "\uBE44\uBC00\uBC88\uD638\uB294 \uBCF8\uC778\uC774 \uAD00\uB9AC\uD569\uB2C8\uB2E4. \uBCF8\uC778\uC758 \uB85C\uADF8\uC778\uC73C\uB85C \uB0B8 \uC8FC\uBB38\uC740 \uBCF8\uC778\uC758 \uC8FC\uBB38\uC73C\uB85C \uBD05\uB2C8\uB2E4.",
      "## 3. \uC8FC\uBB38\uACFC \uCCB4\uACB0",
      "\uC8FC\uBB38\uC740 \uCCB4\uACB0\uB418\uAC70\uB098 \uCDE8\uC18C\uB420 \uB54C\uAE4C\uC9C0 \uC720\uD6A8\uD558\uBA70, \uCCB4\uACB0\uC740 \uB418\uB3CC\uB9B4 \uC218 \uC5C6\uC2B5\uB2C8\uB2E4.",
      "## 4. \uACF5\uC815\uD55C \uC774\uC6A9",
      "\uAC70\uB798\uC18C\uC5D0 \uACFC\uB3C4\uD55C \uBD80\uD558\uB97C \uC8FC\uAC70\uB098 \uB2E4\uB978 \uC0AC\uB78C\uC758 \uACC4\uC815\uC5D0 \uC811\uADFC\uD558\uB824 \uD574\uC11C\uB294 \uC548 \uB429\uB2C8\uB2E4. \uC704\uBC18\uD55C \uACC4\uC815\uC740 \uB3D9\uACB0\uB420 \uC218 \uC788\uC2B5\uB2C8\uB2E4.",
      "## 5. \uCC45\uC784",
      "\uAC70\uB798\uC18C\uB294 \uC788\uB294 \uADF8\uB300\uB85C \uC81C\uACF5\uB418\uBA70, \uC6B4\uC601\uC790\uB294 \uC5B8\uC81C\uB4E0\uC9C0 \uBCC0\uACBD\uD558\uAC70\uB098 \uCD08\uAE30\uD654\uD558\uAC70\uB098 \uC885\uB8CC\uD560 \uC218 \uC788\uC2B5\uB2C8\uB2E4."
    ]
  }
};

// src/simulation/news/spa.ts
var spa = {
  bannerWelcome: {
    title: "Un mercado siempre abierto",
    abstract: "Diez pares, un libro de \xF3rdenes en vivo y precios que se mueven d\xEDa y noche.",
    content: [
      "Este es el mercado de pruebas de Bourse. Las \xF3rdenes se casan por precio y despu\xE9s por tiempo, cada operaci\xF3n mueve saldos y nada de lo que haga aqu\xED cuesta dinero real.",
      "Inicie sesi\xF3n con la cuenta de demostraci\xF3n que se muestra al arrancar, elija un par y env\xEDe su primera orden."
    ]
  },
  bannerBook: {
    title: "Todo el libro de \xF3rdenes a la vista",
    abstract: "Cada orden pendiente cuenta: profundidad, diferencial y sus propias \xF3rdenes.",
    content: [
      "El libro muestra lo que espera en ambos lados, nivel a nivel, con la suma desde el mejor precio. Pulse un precio para pasarlo al formulario.",
      "Primero se ejecuta el mejor precio; a igual precio, la orden que lleg\xF3 antes."
    ]
  },
  bannerFees: {
    title: "Una sola comisi\xF3n: 0,1\xA0%",
    abstract: "La misma para creadores y tomadores, en todos los pares spot.",
    content: [
      "Una operaci\xF3n spot cuesta el 0,1\xA0% de lo que recibe: monedas al comprar, moneda de cotizaci\xF3n al vender.",
      "Enviar y anular \xF3rdenes es gratis."
    ]
  },
  noticePepe: {
    title: "PEPE/USDT ya se negocia en spot",
    abstract: "Los precios tienen diez decimales y las cantidades son m\xFAltiplos de 100.",
    content: [
      "PEPE se puede negociar contra USDT. Un PEPE cuesta menos de una millon\xE9sima de d\xF3lar, por lo que el paso m\xEDnimo de precio es de 0,0000000001 USDT y las cantidades son m\xFAltiplos enteros de 100 PEPE.",
      "Los precios muy peque\xF1os var\xEDan en porcentajes grandes. Compruebe dos veces el precio y la cantidad antes de confirmar una orden."
    ]
  },
  noticeBtcPairs: {
    title: "ETH/BTC y LTC/BTC llegan al grupo BTC",
    abstract: "Negocie ether y litecoin directamente contra bitcoin.",
    content: [
      "La lista de mercados tiene una segunda pesta\xF1a: BTC. Contiene ETH/BTC, con un paso de precio de 0,000001 BTC, y LTC/BTC, con uno de 0,0000001 BTC.",
      "La comisi\xF3n se paga en lo que se recibe, as\xED que una venta en este grupo la paga en BTC."
    ]
  },
  noticeOrders: {
    title: "Qu\xE9 ocurre con las \xF3rdenes abiertas",
    abstract: "Las \xF3rdenes permanecen hasta que se ejecutan o usted las anula.",
    content: [
      "Una orden limitada que no se ejecuta de inmediato queda en el libro sin l\xEDmite de tiempo. El dinero correspondiente se retiene en su cuenta spot y vuelve en el momento en que anula la orden.",
      "Los reinicios del mercado no cambian nada: las \xF3rdenes conservan su precio y su lugar en la cola."
    ]
  },
  announceFees: {
    title: "Las comisiones de spot, de un vistazo",
    abstract: "0,1\xA0% para ambas partes, cobrado en lo que se recibe.",
    content: [
      "Cada ejecuci\xF3n paga el 0,1\xA0% de lo recibido. La compra de 1 BTC abona 0,999 BTC; una venta por valor de 1000 USDT abona 999 USDT.",
      "La comisi\xF3n de cada operaci\xF3n figura en su historial de \xF3rdenes."
    ]
  },
  announceDays: {
    title: "Los gr\xE1ficos cuentan los d\xEDas en hora de Shangh\xE1i",
    abstract: "Las barras diarias abren a medianoche y las semanas el lunes, en la zona Asia/Shanghai.",
    content: [
      "Las barras diarias, semanales y mensuales siguen el calendario de Asia/Shanghai (UTC+8). La variaci\xF3n, el m\xE1ximo, el m\xEDnimo y el volumen de un par abarcan las \xFAltimas 24 horas.",
      "Un minuto sin operaciones no tiene barra."
    ]
  },
  announceSafety: {
    title: "Guarde bien sus datos de acceso",
    abstract: "Nadie de Bourse le pedir\xE1 nunca su contrase\xF1a ni un c\xF3digo.",
    content: [
      "Nunca pedimos la contrase\xF1a, ni por correo ni por mensaje. Tras varios intentos fallidos, la cuenta se bloquea un tiempo; el mensaje indica hasta cu\xE1ndo.",
      "- Use una contrase\xF1a que no emplee en ning\xFAn otro sitio.",
      "- Cierre la sesi\xF3n en ordenadores compartidos.",
      "- Compruebe la direcci\xF3n de la p\xE1gina antes de iniciar sesi\xF3n."
    ]
  },
  companyProfile: {
    title: "Qui\xE9nes somos",
    abstract: "Qu\xE9 es Bourse y para qu\xE9 sirve este mercado.",
    content: [
      "Bourse es un cliente de c\xF3digo abierto para negociar activos digitales. Incluye el mercado que est\xE1 usando: uno completo en peque\xF1o, con motor de casaci\xF3n, contabilidad por partida doble y un mercado simulado.",
      "## Para qu\xE9 sirve",
      "Permite a los operadores aprender sin riesgo, a los desarrolladores construir frente a una contraparte real y a las empresas evaluar el cliente antes de conectar su propio mercado."
    ]
  },
  legalStatement: {
    title: "Aviso legal",
    abstract: "Sin activos reales, sin oferta, sin asesoramiento.",
    content: [
      "Todos los saldos de este mercado son dinero ficticio. No se pueden ingresar ni retirar y carecen de valor.",
      "Los precios son simulados. No siguen ning\xFAn mercado real y no constituyen una oferta ni asesoramiento de inversi\xF3n.",
      "El programa se ofrece bajo la licencia MIT, sin garant\xEDa de ning\xFAn tipo."
    ]
  },
  privacy: {
    title: "Pol\xEDtica de privacidad",
    abstract: "Qu\xE9 datos guarda el mercado y d\xF3nde.",
    content: [
      "El mercado guarda el nombre de su cuenta, un resumen criptogr\xE1fico de su contrase\xF1a, sus \xF3rdenes, operaciones y saldos. Todo permanece en el equipo donde se ejecuta.",
      "Su navegador guarda la sesi\xF3n, el idioma, el tema y el \xFAltimo par que consult\xF3. No hay rastreadores ni terceros.",
      "Quien ejecuta el mercado puede borrar todos los datos eliminando su directorio de datos."
    ]
  },
  feeRates: {
    title: "Tarifas",
    abstract: "Lo que cuesta negociar.",
    content: [
      "## Negociaci\xF3n spot",
      "- Creador: 0,1\xA0% de lo recibido",
      "- Tomador: 0,1\xA0% de lo recibido",
      "Las comisiones se redondean hacia arriba a la unidad m\xEDnima de la moneda y se muestran con cada operaci\xF3n. Las transferencias entre sus propias cuentas son gratuitas."
    ]
  },
  coinIntroduction: {
    title: "Las monedas de este mercado",
    abstract: "Nueve monedas y qu\xE9 son.",
    content: [
      "- BTC: la primera y mayor moneda digital",
      "- ETH: paga los programas en Ethereum",
      "- USDT: un token que busca valer un d\xF3lar estadounidense; la mayor\xEDa de los pares cotiza en \xE9l",
      "- LTC: un pariente temprano de bitcoin con bloques m\xE1s r\xE1pidos",
      "- XRP: la moneda de XRP Ledger, hecha para pagos",
      "- SOL: la moneda de Solana, una red r\xE1pida para programas",
      "- DOGE: empez\xF3 como una broma y se usa para pagos peque\xF1os",
      "- PEPE: un token meme de precio muy peque\xF1o",
      "- LINK: paga los datos externos en cadenas de bloques",
      "Cada pantalla de negociaci\xF3n tiene una pesta\xF1a con m\xE1s informaci\xF3n sobre su moneda."
    ]
  },
  listingApplication: {
    title: "Solicitar la cotizaci\xF3n",
    abstract: "Lo que necesitamos saber de su proyecto.",
    content: [
      "Escriba a support@bourse.example con el asunto \xABCotizaci\xF3n\xBB e indique:",
      "- nombre, s\xEDmbolo y red de la moneda",
      "- oferta total y su distribuci\xF3n",
      "- un enlace al c\xF3digo fuente y a una auditor\xEDa independiente",
      "- qui\xE9n responde a las preguntas y c\xF3mo localizarlo",
      "Respondemos a todas las solicitudes en diez d\xEDas laborables."
    ]
  },
  feedback: {
    title: "Sus comentarios",
    abstract: "Cu\xE9ntenos qu\xE9 funciona y qu\xE9 no.",
    content: [
      "Escriba a support@bourse.example. Si se trata de un fallo, indique qu\xE9 hizo, qu\xE9 esperaba, qu\xE9 ocurri\xF3 en su lugar y a qu\xE9 hora.",
      "No env\xEDe nunca su contrase\xF1a; no la necesitamos."
    ]
  },
  guideOrders: {
    title: "\xD3rdenes limitadas y de mercado",
    abstract: "Dos formas de negociar y cu\xE1ndo usar cada una.",
    content: [
      "## Orden limitada",
      "Usted fija el precio. La orden se ejecuta a ese precio o a uno mejor; lo que no se ejecuta de inmediato queda en el libro.",
      "## Orden de mercado",
      "Usted fija solo la cantidad. La orden se ejecuta a los mejores precios del libro, nivel a nivel, y nunca queda pendiente. En un libro poco profundo, la \xFAltima parte puede salir mucho m\xE1s cara que la primera.",
      "La confirmaci\xF3n muestra precio, cantidad y total antes de enviar nada."
    ]
  },
  guideChart: {
    title: "C\xF3mo leer el gr\xE1fico",
    abstract: "Velas, volumen e intervalos.",
    content: [
      "Una vela muestra el primer precio, el m\xE1ximo, el m\xEDnimo y el \xFAltimo de un intervalo. Los intervalos van de un minuto a un mes.",
      "Las columnas de abajo muestran cu\xE1nto se negoci\xF3. Despl\xE1cese a la izquierda para ver barras m\xE1s antiguas: los minutos llegan a diez d\xEDas, las horas a cuatro meses y los d\xEDas a cinco a\xF1os."
    ]
  },
  userAgreement: {
    title: "Condiciones de uso",
    abstract: "Las condiciones de uso del mercado de pruebas.",
    content: [
      "## 1. Dinero ficticio",
      "Los saldos carecen de valor y no se pueden cambiar por nada que lo tenga.",
      "## 2. Su cuenta",
      "Usted guarda su contrase\xF1a. Las \xF3rdenes enviadas con su acceso se consideran suyas.",
      "## 3. \xD3rdenes y operaciones",
      "Una orden es vinculante hasta que se ejecuta o se anula. Las operaciones son definitivas.",
      "## 4. Uso correcto",
      "No sobrecargue el mercado ni intente acceder a cuentas ajenas. Las cuentas que lo hagan pueden ser bloqueadas.",
      "## 5. Responsabilidad",
      "El mercado se ofrece tal cual. Su operador puede cambiarlo, reiniciarlo o apagarlo en cualquier momento."
    ]
  }
};

// src/simulation/news/zh.ts
var zh = {
  bannerWelcome: {
    title: "\u6C38\u4E0D\u4F11\u5E02\u7684\u5E02\u573A",
    abstract: "\u5341\u4E2A\u4EA4\u6613\u5BF9\uFF0C\u5B9E\u65F6\u76D8\u53E3\uFF0C\u884C\u60C5\u663C\u591C\u4E0D\u505C\u3002",
    content: [
      "\u8FD9\u91CC\u662F Bourse \u7684\u6C99\u76D2\u4EA4\u6613\u6240\u3002\u59D4\u6258\u6309\u4EF7\u683C\u4F18\u5148\u3001\u65F6\u95F4\u4F18\u5148\u64AE\u5408\uFF0C\u6BCF\u4E00\u7B14\u6210\u4EA4\u90FD\u4F1A\u771F\u5B9E\u53D8\u52A8\u4F59\u989D\uFF0C\u800C\u60A8\u7684\u4EFB\u4F55\u64CD\u4F5C\u90FD\u4E0D\u6D89\u53CA\u771F\u5B9E\u8D44\u91D1\u3002",
      "\u4F7F\u7528\u4EA4\u6613\u6240\u542F\u52A8\u65F6\u663E\u793A\u7684\u6F14\u793A\u8D26\u53F7\u767B\u5F55\uFF0C\u9009\u62E9\u4E00\u4E2A\u4EA4\u6613\u5BF9\uFF0C\u5373\u53EF\u4E0B\u7B2C\u4E00\u7B14\u59D4\u6258\u3002"
    ]
  },
  bannerBook: {
    title: "\u5B8C\u6574\u76D8\u53E3\uFF0C\u4E00\u76EE\u4E86\u7136",
    abstract: "\u6BCF\u4E00\u7B14\u6302\u5355\u90FD\u770B\u5F97\u89C1\uFF1A\u6DF1\u5EA6\u3001\u4EF7\u5DEE\uFF0C\u4EE5\u53CA\u60A8\u81EA\u5DF1\u7684\u59D4\u6258\u3002",
    content: [
      "\u76D8\u53E3\u9010\u6863\u663E\u793A\u4E70\u5356\u53CC\u65B9\u7684\u6302\u5355\uFF0C\u5E76\u7ED9\u51FA\u4ECE\u6700\u4F18\u4EF7\u8D77\u7684\u7D2F\u8BA1\u6570\u91CF\u3002\u70B9\u51FB\u4EFB\u4E00\u4EF7\u683C\uFF0C\u5373\u53EF\u586B\u5165\u4E0B\u5355\u9762\u677F\u3002",
      "\u4EF7\u683C\u66F4\u4F18\u8005\u5148\u6210\u4EA4\uFF1B\u4EF7\u683C\u76F8\u540C\uFF0C\u5148\u5230\u8005\u5148\u6210\u4EA4\u3002"
    ]
  },
  bannerFees: {
    title: "\u7EDF\u4E00\u8D39\u7387\uFF1A0.1%",
    abstract: "\u6240\u6709\u73B0\u8D27\u4EA4\u6613\u5BF9\uFF0C\u6302\u5355\u4E0E\u5403\u5355\u8D39\u7387\u76F8\u540C\u3002",
    content: ["\u6BCF\u7B14\u73B0\u8D27\u6210\u4EA4\u6536\u53D6\u6240\u5F97\u8D44\u4EA7\u7684 0.1%\uFF1A\u4E70\u5165\u4EE5\u5E01\u79CD\u652F\u4ED8\uFF0C\u5356\u51FA\u4EE5\u8BA1\u4EF7\u5E01\u79CD\u652F\u4ED8\u3002", "\u4E0B\u5355\u548C\u64A4\u5355\u5747\u4E0D\u6536\u8D39\u3002"]
  },
  noticePepe: {
    title: "PEPE/USDT \u73B0\u8D27\u4EA4\u6613\u5DF2\u4E0A\u7EBF",
    abstract: "\u4EF7\u683C\u4FDD\u7559\u5341\u4F4D\u5C0F\u6570\uFF0C\u6570\u91CF\u987B\u4E3A 100 \u7684\u6574\u6570\u500D\u3002",
    content: [
      "PEPE \u73B0\u53EF\u4E0E USDT \u4EA4\u6613\u3002\u5355\u679A PEPE \u7684\u4EF7\u683C\u4F4E\u4E8E\u767E\u4E07\u5206\u4E4B\u4E00\u7F8E\u5143\uFF0C\u56E0\u6B64\u6700\u5C0F\u4EF7\u683C\u53D8\u52A8\u4E3A 0.0000000001 USDT\uFF0C\u59D4\u6258\u6570\u91CF\u987B\u4E3A 100 PEPE \u7684\u6574\u6570\u500D\u3002",
      "\u4EF7\u683C\u6781\u4F4E\u7684\u5E01\u79CD\u6DA8\u8DCC\u5E45\u5F80\u5F80\u5F88\u5927\uFF0C\u786E\u8BA4\u59D4\u6258\u524D\u8BF7\u518D\u6B21\u6838\u5BF9\u4EF7\u683C\u548C\u6570\u91CF\u3002"
    ]
  },
  noticeBtcPairs: {
    title: "BTC \u533A\u65B0\u589E ETH/BTC \u4E0E LTC/BTC",
    abstract: "\u4EE5\u592A\u574A\u3001\u83B1\u7279\u5E01\u53EF\u76F4\u63A5\u4E0E\u6BD4\u7279\u5E01\u4EA4\u6613\u3002",
    content: [
      "\u884C\u60C5\u5217\u8868\u65B0\u589E BTC \u5206\u533A\uFF0C\u5305\u542B ETH/BTC\uFF08\u6700\u5C0F\u4EF7\u683C\u53D8\u52A8 0.000001 BTC\uFF09\u548C LTC/BTC\uFF08\u6700\u5C0F\u4EF7\u683C\u53D8\u52A8 0.0000001 BTC\uFF09\u3002",
      "\u624B\u7EED\u8D39\u4ECE\u6240\u5F97\u8D44\u4EA7\u4E2D\u6263\u9664\uFF0C\u56E0\u6B64\u5728\u8BE5\u5206\u533A\u5356\u51FA\u65F6\uFF0C\u624B\u7EED\u8D39\u4EE5 BTC \u652F\u4ED8\u3002"
    ]
  },
  noticeOrders: {
    title: "\u5173\u4E8E\u672A\u6210\u4EA4\u59D4\u6258\u7684\u8BF4\u660E",
    abstract: "\u6302\u5355\u5728\u6210\u4EA4\u6216\u64A4\u9500\u4E4B\u524D\u4E00\u76F4\u6709\u6548\u3002",
    content: [
      "\u672A\u80FD\u7ACB\u5373\u6210\u4EA4\u7684\u9650\u4EF7\u59D4\u6258\u4F1A\u7559\u5728\u76D8\u53E3\u4E2D\uFF0C\u6CA1\u6709\u65F6\u95F4\u9650\u5236\u3002\u5BF9\u5E94\u8D44\u91D1\u5728\u73B0\u8D27\u8D26\u6237\u4E2D\u51BB\u7ED3\uFF0C\u64A4\u5355\u540E\u7ACB\u5373\u8FD4\u8FD8\u3002",
      "\u4EA4\u6613\u6240\u91CD\u542F\u4E0D\u5F71\u54CD\u59D4\u6258\uFF1A\u4EF7\u683C\u4E0E\u6392\u961F\u987A\u5E8F\u5747\u4FDD\u6301\u4E0D\u53D8\u3002"
    ]
  },
  announceFees: {
    title: "\u73B0\u8D27\u624B\u7EED\u8D39\u4E00\u89C8",
    abstract: "\u4E70\u5356\u53CC\u65B9\u5747\u4E3A 0.1%\uFF0C\u4ECE\u6240\u5F97\u8D44\u4EA7\u4E2D\u6263\u9664\u3002",
    content: [
      "\u6BCF\u7B14\u6210\u4EA4\u6536\u53D6\u6240\u5F97\u6570\u91CF\u7684 0.1%\u3002\u4E70\u5165 1 BTC \u5230\u8D26 0.999 BTC\uFF1B\u5356\u51FA\u4EF7\u503C 1,000 USDT \u7684\u8D44\u4EA7\u5230\u8D26 999 USDT\u3002",
      "\u6BCF\u7B14\u6210\u4EA4\u7684\u624B\u7EED\u8D39\u5747\u53EF\u5728\u5386\u53F2\u59D4\u6258\u4E2D\u67E5\u770B\u3002"
    ]
  },
  announceDays: {
    title: "K\u7EBF\u65E5\u671F\u4EE5\u4E0A\u6D77\u65F6\u95F4\u4E3A\u51C6",
    abstract: "\u65E5\u7EBF\u96F6\u70B9\u5F00\u76D8\uFF0C\u5468\u7EBF\u4ECE\u5468\u4E00\u5F00\u59CB\uFF0C\u65F6\u533A\u4E3A Asia/Shanghai\u3002",
    content: [
      "\u65E5\u7EBF\u3001\u5468\u7EBF\u548C\u6708\u7EBF\u6309 Asia/Shanghai\uFF08UTC+8\uFF09\u7684\u65E5\u5386\u5212\u5206\u3002\u6DA8\u8DCC\u5E45\u3001\u6700\u9AD8\u4EF7\u3001\u6700\u4F4E\u4EF7\u548C\u6210\u4EA4\u91CF\u7EDF\u8BA1\u6700\u8FD1 24 \u5C0F\u65F6\u3002",
      "\u6CA1\u6709\u6210\u4EA4\u7684\u5206\u949F\u4E0D\u751F\u6210K\u7EBF\u3002"
    ]
  },
  announceSafety: {
    title: "\u8BF7\u59A5\u5584\u4FDD\u7BA1\u60A8\u7684\u767B\u5F55\u4FE1\u606F",
    abstract: "Bourse \u5DE5\u4F5C\u4EBA\u5458\u7EDD\u4E0D\u4F1A\u5411\u60A8\u7D22\u8981\u5BC6\u7801\u6216\u9A8C\u8BC1\u7801\u3002",
    content: [
      "\u6211\u4EEC\u4E0D\u4F1A\u901A\u8FC7\u90AE\u4EF6\u6216\u6D88\u606F\u7D22\u8981\u60A8\u7684\u5BC6\u7801\u3002\u8FDE\u7EED\u591A\u6B21\u8F93\u9519\u5BC6\u7801\u540E\uFF0C\u8D26\u6237\u4F1A\u88AB\u6682\u65F6\u9501\u5B9A\uFF0C\u63D0\u793A\u4E2D\u4F1A\u6CE8\u660E\u89E3\u9501\u65F6\u95F4\u3002",
      "- \u8BF7\u4F7F\u7528\u4E13\u7528\u5BC6\u7801\uFF0C\u4E0D\u8981\u4E0E\u5176\u4ED6\u7F51\u7AD9\u76F8\u540C\u3002",
      "- \u5728\u516C\u7528\u7535\u8111\u4E0A\u4F7F\u7528\u540E\u8BF7\u9000\u51FA\u767B\u5F55\u3002",
      "- \u767B\u5F55\u524D\u8BF7\u6838\u5BF9\u7F51\u5740\u3002"
    ]
  },
  companyProfile: {
    title: "\u516C\u53F8\u7B80\u4ECB",
    abstract: "Bourse \u662F\u4EC0\u4E48\uFF0C\u8FD9\u4E2A\u4EA4\u6613\u6240\u6709\u4F55\u7528\u9014\u3002",
    content: [
      "Bourse \u662F\u4E00\u6B3E\u5F00\u6E90\u7684\u6570\u5B57\u8D44\u4EA7\u4EA4\u6613\u5BA2\u6237\u7AEF\uFF0C\u5E76\u9644\u5E26\u60A8\u6B63\u5728\u4F7F\u7528\u7684\u4EA4\u6613\u6240\uFF1A\u5B83\u89C4\u6A21\u867D\u5C0F\u4F46\u529F\u80FD\u5B8C\u6574\uFF0C\u5177\u5907\u64AE\u5408\u5F15\u64CE\u3001\u590D\u5F0F\u8BB0\u8D26\u8D26\u672C\u548C\u6A21\u62DF\u884C\u60C5\u3002",
      "## \u7528\u9014",
      "\u4EA4\u6613\u8005\u53EF\u4EE5\u96F6\u98CE\u9669\u5730\u5B66\u4E60\uFF0C\u5F00\u53D1\u8005\u53EF\u4EE5\u5BF9\u63A5\u771F\u5B9E\u7684\u540E\u7AEF\uFF0C\u8FD0\u8425\u65B9\u53EF\u4EE5\u5728\u63A5\u5165\u81EA\u5DF1\u7684\u4EA4\u6613\u6240\u4E4B\u524D\u8BC4\u4F30\u5BA2\u6237\u7AEF\u3002"
    ]
  },
  legalStatement: {
    title: "\u6CD5\u5F8B\u58F0\u660E",
    abstract: "\u4E0D\u542B\u771F\u5B9E\u8D44\u4EA7\uFF0C\u4E0D\u6784\u6210\u8981\u7EA6\u6216\u6295\u8D44\u5EFA\u8BAE\u3002",
    content: [
      "\u672C\u4EA4\u6613\u6240\u7684\u6240\u6709\u4F59\u989D\u5747\u4E3A\u865A\u62DF\u8D44\u91D1\uFF0C\u4E0D\u80FD\u5145\u503C\u6216\u63D0\u73B0\uFF0C\u4E5F\u6CA1\u6709\u4EFB\u4F55\u4EF7\u503C\u3002",
      "\u884C\u60C5\u4E3A\u6A21\u62DF\u6570\u636E\uFF0C\u4E0E\u771F\u5B9E\u5E02\u573A\u65E0\u5173\uFF0C\u4E0D\u6784\u6210\u8981\u7EA6\uFF0C\u4EA6\u4E0D\u6784\u6210\u6295\u8D44\u5EFA\u8BAE\u3002",
      "\u672C\u8F6F\u4EF6\u4F9D\u636E MIT \u8BB8\u53EF\u8BC1\u63D0\u4F9B\uFF0C\u4E0D\u9644\u5E26\u4EFB\u4F55\u5F62\u5F0F\u7684\u4FDD\u8BC1\u3002"
    ]
  },
  privacy: {
    title: "\u9690\u79C1\u6761\u6B3E",
    abstract: "\u4EA4\u6613\u6240\u4FDD\u5B58\u54EA\u4E9B\u6570\u636E\uFF0C\u4FDD\u5B58\u5728\u54EA\u91CC\u3002",
    content: [
      "\u4EA4\u6613\u6240\u4FDD\u5B58\u60A8\u7684\u8D26\u53F7\u3001\u5BC6\u7801\u7684\u54C8\u5E0C\u503C\u3001\u59D4\u6258\u3001\u6210\u4EA4\u548C\u4F59\u989D\uFF0C\u5168\u90E8\u6570\u636E\u53EA\u4FDD\u5B58\u5728\u8FD0\u884C\u4EA4\u6613\u6240\u7684\u8BBE\u5907\u4E0A\u3002",
      "\u60A8\u7684\u6D4F\u89C8\u5668\u4FDD\u5B58\u767B\u5F55\u72B6\u6001\u3001\u8BED\u8A00\u3001\u4E3B\u9898\u4EE5\u53CA\u6700\u8FD1\u6D4F\u89C8\u7684\u4EA4\u6613\u5BF9\u3002\u6CA1\u6709\u8DDF\u8E2A\u7A0B\u5E8F\uFF0C\u4E5F\u6CA1\u6709\u7B2C\u4E09\u65B9\u3002",
      "\u8FD0\u884C\u4EA4\u6613\u6240\u7684\u4EBA\u5220\u9664\u6570\u636E\u76EE\u5F55\uFF0C\u5373\u53EF\u6E05\u9664\u5168\u90E8\u6570\u636E\u3002"
    ]
  },
  feeRates: {
    title: "\u8D39\u7387\u8BF4\u660E",
    abstract: "\u4EA4\u6613\u9700\u8981\u652F\u4ED8\u7684\u8D39\u7528\u3002",
    content: [
      "## \u73B0\u8D27\u4EA4\u6613",
      "- \u6302\u5355\uFF1A\u6240\u5F97\u8D44\u4EA7\u7684 0.1%",
      "- \u5403\u5355\uFF1A\u6240\u5F97\u8D44\u4EA7\u7684 0.1%",
      "\u624B\u7EED\u8D39\u5411\u4E0A\u53D6\u6574\u81F3\u5E01\u79CD\u7684\u6700\u5C0F\u5355\u4F4D\uFF0C\u5E76\u968F\u6BCF\u7B14\u6210\u4EA4\u663E\u793A\u3002\u60A8\u672C\u4EBA\u8D26\u6237\u4E4B\u95F4\u7684\u5212\u8F6C\u514D\u8D39\u3002"
    ]
  },
  coinIntroduction: {
    title: "\u5E01\u79CD\u4ECB\u7ECD",
    abstract: "\u672C\u4EA4\u6613\u6240\u7684\u4E5D\u4E2A\u5E01\u79CD\u3002",
    content: [
      "- BTC\uFF1A\u6700\u65E9\u3001\u89C4\u6A21\u6700\u5927\u7684\u6570\u5B57\u8D27\u5E01",
      "- ETH\uFF1A\u7528\u4E8E\u652F\u4ED8\u4EE5\u592A\u574A\u4E0A\u7A0B\u5E8F\u7684\u8FD0\u884C\u8D39\u7528",
      "- USDT\uFF1A\u951A\u5B9A\u4E00\u7F8E\u5143\u7684\u4EE3\u5E01\uFF0C\u591A\u6570\u4EA4\u6613\u5BF9\u4EE5\u5176\u8BA1\u4EF7",
      "- LTC\uFF1A\u6BD4\u7279\u5E01\u7684\u65E9\u671F\u540C\u7C7B\uFF0C\u51FA\u5757\u66F4\u5FEB",
      "- XRP\uFF1AXRP Ledger \u7684\u539F\u751F\u5E01\uFF0C\u9762\u5411\u652F\u4ED8",
      "- SOL\uFF1A\u9AD8\u901F\u7F51\u7EDC Solana \u7684\u539F\u751F\u5E01",
      "- DOGE\uFF1A\u8D77\u6E90\u4E8E\u73A9\u7B11\uFF0C\u5E38\u7528\u4E8E\u5C0F\u989D\u652F\u4ED8",
      "- PEPE\uFF1A\u4EF7\u683C\u6781\u4F4E\u7684\u6A21\u56E0\u4EE3\u5E01",
      "- LINK\uFF1A\u4E3A\u533A\u5757\u94FE\u83B7\u53D6\u5916\u90E8\u6570\u636E\u4ED8\u8D39",
      "\u6BCF\u4E2A\u4EA4\u6613\u9875\u9762\u90FD\u6709\u4ECB\u7ECD\u76F8\u5E94\u5E01\u79CD\u7684\u6807\u7B7E\u9875\u3002"
    ]
  },
  listingApplication: {
    title: "\u4E0A\u5E01\u7533\u8BF7",
    abstract: "\u7533\u8BF7\u65F6\u8BF7\u63D0\u4F9B\u4EE5\u4E0B\u9879\u76EE\u8D44\u6599\u3002",
    content: [
      "\u8BF7\u53D1\u9001\u90AE\u4EF6\u81F3 support@bourse.example\uFF0C\u4E3B\u9898\u6CE8\u660E\u201C\u4E0A\u5E01\u7533\u8BF7\u201D\uFF0C\u5E76\u63D0\u4F9B\uFF1A",
      "- \u5E01\u79CD\u7684\u540D\u79F0\u3001\u4EE3\u7801\u548C\u6240\u5728\u7F51\u7EDC",
      "- \u603B\u4F9B\u5E94\u91CF\u53CA\u5206\u914D\u65B9\u5F0F",
      "- \u6E90\u4EE3\u7801\u94FE\u63A5\u548C\u72EC\u7ACB\u5BA1\u8BA1\u62A5\u544A\u94FE\u63A5",
      "- \u8054\u7CFB\u4EBA\u53CA\u8054\u7CFB\u65B9\u5F0F",
      "\u6211\u4EEC\u4F1A\u5728\u5341\u4E2A\u5DE5\u4F5C\u65E5\u5185\u56DE\u590D\u6BCF\u4E00\u4EFD\u7533\u8BF7\u3002"
    ]
  },
  feedback: {
    title: "\u610F\u89C1\u53CD\u9988",
    abstract: "\u544A\u8BC9\u6211\u4EEC\u54EA\u4E9B\u597D\u7528\uFF0C\u54EA\u4E9B\u4E0D\u597D\u7528\u3002",
    content: [
      "\u8BF7\u53D1\u9001\u90AE\u4EF6\u81F3 support@bourse.example\u3002\u53CD\u9988\u6545\u969C\u65F6\uFF0C\u8BF7\u5199\u660E\u60A8\u7684\u64CD\u4F5C\u3001\u9884\u671F\u7ED3\u679C\u3001\u5B9E\u9645\u7ED3\u679C\u4EE5\u53CA\u53D1\u751F\u65F6\u95F4\u3002",
      "\u8BF7\u52FF\u53D1\u9001\u5BC6\u7801\uFF0C\u6211\u4EEC\u4E0D\u9700\u8981\u5B83\u3002"
    ]
  },
  guideOrders: {
    title: "\u9650\u4EF7\u59D4\u6258\u4E0E\u5E02\u4EF7\u59D4\u6258",
    abstract: "\u4E24\u79CD\u4EA4\u6613\u65B9\u5F0F\u53CA\u5176\u9002\u7528\u573A\u666F\u3002",
    content: [
      "## \u9650\u4EF7\u59D4\u6258",
      "\u7531\u60A8\u6307\u5B9A\u4EF7\u683C\u3002\u59D4\u6258\u4EE5\u8BE5\u4EF7\u683C\u6216\u66F4\u4F18\u4EF7\u683C\u6210\u4EA4\uFF0C\u672A\u80FD\u7ACB\u5373\u6210\u4EA4\u7684\u90E8\u5206\u7559\u5728\u76D8\u53E3\u4E2D\u3002",
      "## \u5E02\u4EF7\u59D4\u6258",
      "\u53EA\u9700\u6307\u5B9A\u6570\u91CF\u3002\u59D4\u6258\u6309\u76D8\u53E3\u6700\u4F18\u4EF7\u683C\u9010\u6863\u6210\u4EA4\uFF0C\u4E0D\u4F1A\u6302\u5355\u3002\u76D8\u53E3\u8F83\u8584\u65F6\uFF0C\u6700\u540E\u4E00\u90E8\u5206\u7684\u4EF7\u683C\u53EF\u80FD\u660E\u663E\u5DEE\u4E8E\u7B2C\u4E00\u90E8\u5206\u3002",
      "\u63D0\u4EA4\u524D\u7684\u786E\u8BA4\u7A97\u53E3\u4F1A\u663E\u793A\u4EF7\u683C\u3001\u6570\u91CF\u548C\u603B\u989D\u3002"
    ]
  },
  guideChart: {
    title: "\u5982\u4F55\u770BK\u7EBF\u56FE",
    abstract: "K\u7EBF\u3001\u6210\u4EA4\u91CF\u4E0E\u5468\u671F\u3002",
    content: [
      "\u4E00\u6839K\u7EBF\u663E\u793A\u4E00\u4E2A\u5468\u671F\u5185\u7684\u5F00\u76D8\u4EF7\u3001\u6700\u9AD8\u4EF7\u3001\u6700\u4F4E\u4EF7\u548C\u6536\u76D8\u4EF7\uFF0C\u5468\u671F\u4ECE\u4E00\u5206\u949F\u5230\u4E00\u4E2A\u6708\u3002",
      "\u4E0B\u65B9\u67F1\u5F62\u663E\u793A\u6210\u4EA4\u91CF\u3002\u5411\u5DE6\u62D6\u52A8\u53EF\u67E5\u770B\u66F4\u65E9\u7684\u6570\u636E\uFF1A\u5206\u949F\u7EBF\u4FDD\u7559\u5341\u5929\uFF0C\u5C0F\u65F6\u7EBF\u56DB\u4E2A\u6708\uFF0C\u65E5\u7EBF\u4E94\u5E74\u3002"
    ]
  },
  userAgreement: {
    title: "\u7528\u6237\u534F\u8BAE",
    abstract: "\u6C99\u76D2\u4EA4\u6613\u6240\u7684\u4F7F\u7528\u6761\u6B3E\u3002",
    content: [
      "## \u4E00\u3001\u865A\u62DF\u8D44\u91D1",
      "\u8D26\u6237\u4F59\u989D\u6CA1\u6709\u4EF7\u503C\uFF0C\u4E0D\u80FD\u5151\u6362\u4EFB\u4F55\u6709\u4EF7\u503C\u7684\u7269\u54C1\u3002",
      "## \u4E8C\u3001\u60A8\u7684\u8D26\u6237",
      "\u8BF7\u59A5\u5584\u4FDD\u7BA1\u5BC6\u7801\u3002\u4F7F\u7528\u60A8\u7684\u767B\u5F55\u4FE1\u606F\u63D0\u4EA4\u7684\u59D4\u6258\u89C6\u4E3A\u60A8\u672C\u4EBA\u7684\u59D4\u6258\u3002",
      "## \u4E09\u3001\u59D4\u6258\u4E0E\u6210\u4EA4",
      "\u59D4\u6258\u5728\u6210\u4EA4\u6216\u64A4\u9500\u524D\u6709\u6548\uFF0C\u6210\u4EA4\u4E0D\u53EF\u64A4\u56DE\u3002",
      "## \u56DB\u3001\u5408\u7406\u4F7F\u7528",
      "\u8BF7\u52FF\u4F7F\u4EA4\u6613\u6240\u8FC7\u8F7D\uFF0C\u4E5F\u4E0D\u5F97\u8BD5\u56FE\u8BBF\u95EE\u4ED6\u4EBA\u8D26\u6237\uFF0C\u8FDD\u8005\u8D26\u6237\u53EF\u80FD\u88AB\u51BB\u7ED3\u3002",
      "## \u4E94\u3001\u8D23\u4EFB",
      "\u4EA4\u6613\u6240\u6309\u73B0\u72B6\u63D0\u4F9B\uFF0C\u8FD0\u8425\u65B9\u53EF\u968F\u65F6\u66F4\u6539\u3001\u91CD\u7F6E\u6216\u5173\u95ED\u3002"
    ]
  }
};

// src/simulation/news/news.ts
var TEXTS = { zh, hk, en, kr, jp, spa };
function articleId(name, lang) {
  return ARTICLES[name].number * 10 + NEWS_LANGUAGES.indexOf(lang) + 1;
}
function translatedId(id2, lang) {
  return id2 - id2 % 10 + NEWS_LANGUAGES.indexOf(lang) + 1;
}
function newsArticles(now) {
  return NEWS_LANGUAGES.flatMap(
    (lang) => ARTICLE_NAMES.map((name) => {
      const { category, number: number7, cover, daysAgo } = ARTICLES[name];
      const { title, abstract, content } = TEXTS[lang][name];
      return {
        id: articleId(name, lang),
        category,
        lang,
        title,
        abstract,
        content: toRichText(content),
        cover: coverAddress(cover),
        thumbnail: thumbnailAddress(cover),
        updatedAt: now - daysAgo * DAY_MS,
        sorts: number7 % 100
      };
    })
  );
}
function toRichText(blocks) {
  const html = blocks.map((block) => {
    if (block.startsWith("## ")) return `<h3>${escape(block.slice(3))}</h3>`;
    if (block.startsWith("- ")) return `<ul><li>${escape(block.slice(2))}</li></ul>`;
    return `<p>${escape(block)}</p>`;
  });
  return html.join("").replaceAll("</ul><ul>", "");
}
function escape(text2) {
  return text2.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

// src/http/news.ts
var LARGEST_ID2 = 2147483647;
function newsRoutes({ route }, exchange) {
  async function list2(category, lang) {
    const articles = category > LARGEST_ID2 ? [] : await exchange.news.list(category, lang);
    return {
      list: articles.map((article) => ({
        id: article.id,
        c_id: article.category,
        lang: article.lang,
        title: article.title,
        update_time: dateTime(article.updatedAt),
        thumbnail: article.thumbnail,
        cover: article.cover,
        sorts: article.sorts
      }))
    };
  }
  async function open(id2) {
    const found = id2 > LARGEST_ID2 ? void 0 : await exchange.news.get(id2);
    if (!found) throw new Rejection(SERVER_TEXTS.articleNotFound);
    return found;
  }
  route(newsList, ({ input }) => list2(input.c_id, input.lang));
  route(newsListGet, ({ input }) => list2(input.c_id, input.language));
  route(newsDetail, async ({ input }) => {
    const { id: id2, lang } = input;
    const found = await open(id2);
    const translated = lang === void 0 ? void 0 : await exchange.news.get(translatedId(id2, lang));
    const { title, content, abstract, updatedAt } = translated ?? found;
    return { title, content, abstract, update_time: dateTime(updatedAt) };
  });
  route(agreement, async ({ input }) => {
    const [first] = await exchange.news.list(AGREEMENT_CATEGORY, input.lang);
    const { title, content } = await open(first?.id ?? 0);
    return { title, content };
  });
}

// src/http/route.ts
var byToken = (exchange) => (token) => exchange.accounts.userByToken(token);
var createRouter2 = (server, exchange) => createRouter(server, byToken(exchange));
var authenticate2 = (request, exchange) => authenticate(request, byToken(exchange));

// src/http/registration.ts
function registrationRoutes({ route }, exchange) {
  route(register, async ({ input, address: address2 }) => {
    const { type: channel, user_string: account3, code, password, extension_code: inviteCode } = input;
    const countryCode = input.country_code;
    if (password !== input.re_password) throw new Rejection(SERVER_TEXTS.passwordsDiffer);
    const result = await exchange.accounts.register({
      channel,
      account: account3,
      countryCode,
      code,
      password,
      inviteCode,
      address: address2
    });
    if (!result.ok) throw new Rejection(refusalText(result.reason, channel));
    return SERVER_TEXTS.registered;
  });
}
function refusalText(reason, channel) {
  if (reason === "account_invalid") return channel === "email" ? SERVER_TEXTS.emailInvalid : SERVER_TEXTS.phoneInvalid;
  return REFUSALS[reason];
}
var REFUSALS = {
  too_many_requests: SERVER_TEXTS.tooManyRequests,
  // Its length is the contract's.
  password_invalid: SERVER_TEXTS.passwordCharacters,
  code_wrong: SERVER_TEXTS.codeWrong,
  code_expired: SERVER_TEXTS.codeExpired,
  code_not_sent: SERVER_TEXTS.codeNotSent,
  too_many_tries: SERVER_TEXTS.tooManyAttempts,
  account_taken: SERVER_TEXTS.accountExists,
  invite_code_unknown: SERVER_TEXTS.inviteCodeNotFound,
  inviter_unverified: SERVER_TEXTS.invitationNeedsVerification
};

// src/http/uploads.ts
import multipart from "@fastify/multipart";

// src/uploads/uploads.ts
var UPLOADS_PATH = "/api/uploads/";
var DAY_MS3 = 24 * 60 * 6e4;
var DAILY_QUOTA = 30;
var STORED_AT_ONCE = 1;
var MOST_WAITING = 8;
var NAME = /^[\w-]{32}\.[a-z]{3,4}$/;
var Uploads = class {
  #needs;
  /** Users with a picture that waits or is decoded. */
  #inProgress = /* @__PURE__ */ new Set();
  #storing = new ConcurrencyLimit({ atOnce: STORED_AT_ONCE, mostWaiting: MOST_WAITING });
  constructor(needs) {
    this.#needs = needs;
  }
  async add(userId, bytes) {
    const { clock, random } = this.#needs;
    if (bytes.length > LARGEST_UPLOAD) return refuse("too_large");
    if (this.#inProgress.has(userId)) return refuse("busy");
    this.#inProgress.add(userId);
    try {
      if (await this.#countOf(userId) >= DAILY_QUOTA) return refuse("quota_used_up");
      return await this.#storing.run(async () => {
        const picture = await cleanPicture(bytes);
        if (!picture) return refuse("not_a_picture");
        const suffix = picture.type.slice("image/".length);
        const name = `${Buffer.from(random.bytes(24)).toString("base64url")}.${suffix}`;
        await this.#write({ name, userId, createdAt: clock.now(), ...picture });
        return { ok: true, name };
      });
    } finally {
      this.#inProgress.delete(userId);
    }
  }
  /** The picture, for the desk. */
  async find(name) {
    if (!NAME.test(name)) return void 0;
    const row = await this.#needs.db.selectFrom("uploads").selectAll().where("name", "=", name).executeTakeFirst();
    if (!row) return void 0;
    const bytes = await readPieces(this.#needs.db, "upload_pieces", name);
    return { name, userId: row.user_id, type: row.type, bytes, createdAt: row.created_at };
  }
  /** The picture, if it is the user's own or a product shows it to the user. */
  async findFor(userId, name) {
    const upload2 = await this.find(name);
    if (!upload2 || upload2.userId === userId) return upload2;
    for (const product of this.#needs.products) {
      if (await product.mayView?.(this.#needs.db, upload2, userId)) return upload2;
    }
    return void 0;
  }
  /** The same by the address that `POST /api/upload` answered. */
  async isOwnAddress(userId, address2) {
    return address2.startsWith(UPLOADS_PATH) && this.isOwn(userId, address2.slice(UPLOADS_PATH.length));
  }
  /** Did this user upload the picture? A product checks the address that a user sends with a form. */
  async isOwn(userId, name) {
    if (!NAME.test(name)) return false;
    const row = await this.#needs.db.selectFrom("uploads").select("name").where("name", "=", name).where("user_id", "=", userId).executeTakeFirst();
    return row !== void 0;
  }
  /** Only the caller knows the name of a picture whose pieces are not complete. */
  async #write({ name, userId, type, bytes, createdAt }) {
    const { db } = this.#needs;
    await db.insertInto("uploads").values({ name, user_id: userId, type, created_at: createdAt }).execute();
    await writePieces(db, "upload_pieces", name, bytes);
  }
  async #countOf(userId) {
    const { count } = await this.#needs.db.selectFrom("uploads").select((of) => of.fn.countAll().as("count")).where("user_id", "=", userId).where("created_at", ">", this.#needs.clock.now() - DAY_MS3).executeTakeFirstOrThrow();
    return count;
  }
};

// src/http/uploads.ts
var OVERHEAD = 65536;
var MEGABYTE = 1024 * 1024;
var REFUSALS2 = {
  too_large: () => new Rejection(SERVER_TEXTS.uploadTooLarge(LARGEST_UPLOAD / MEGABYTE), { status: 413 }),
  not_a_picture: () => new Rejection(SERVER_TEXTS.uploadType),
  quota_used_up: () => new Rejection(SERVER_TEXTS.tooManyRequests),
  busy: () => new Rejection(SERVER_TEXTS.tooManyRequests)
};
var MOST_RECEIVING = 8;
var SHOWN_AT_ONCE = 1;
var SHOWN_WAITING = 100;
async function uploadRoutes(server, exchange) {
  await server.register(multipart, {
    limits: { files: 1, fields: 8, parts: 9, fileSize: LARGEST_UPLOAD },
    throwFileSizeLimit: false
  });
  const receiving = /* @__PURE__ */ new Set();
  const receivers = /* @__PURE__ */ new WeakMap();
  const end = (request) => {
    const userId = receivers.get(request);
    if (userId !== void 0) receiving.delete(userId);
  };
  server.addHook("onResponse", async (request) => end(request));
  server.addHook("onRequestAbort", async (request) => end(request));
  const showing = new ConcurrencyLimit({ atOnce: SHOWN_AT_ONCE, mostWaiting: SHOWN_WAITING });
  server.route({
    method: upload.method,
    url: `/api${upload.path}`,
    bodyLimit: LARGEST_UPLOAD + OVERHEAD,
    // Token and number of uploads are checked before the body is read.
    onRequest: async (request) => {
      const { id: id2 } = await authenticate2(request, exchange);
      if (receiving.has(id2) || receiving.size >= MOST_RECEIVING) throw REFUSALS2.busy();
      receiving.add(id2);
      receivers.set(request, id2);
    },
    handler: async (request, reply) => {
      const user = await authenticate2(request, exchange);
      const file = request.isMultipart() ? await request.file() : void 0;
      if (file?.fieldname !== "file") throw new Rejection(SERVER_TEXTS.uploadRequired);
      const bytes = await file.toBuffer();
      const result = file.file.truncated ? { ok: false, reason: "too_large" } : await exchange.uploads.add(user.id, bytes);
      if (!result.ok) throw REFUSALS2[result.reason]();
      reply.header("cache-control", "no-store");
      return { type: "ok", message: `${UPLOADS_PATH}${result.name}` };
    }
  });
  server.get(`${UPLOADS_PATH}:name`, async (request, reply) => {
    const user = await authenticate2(request, exchange);
    const found = await showing.run(() => exchange.uploads.findFor(user.id, request.params.name));
    return found ? answerPicture(reply, found) : answerNotFound(request, reply);
  });
}
function answerPicture(reply, { type, bytes }) {
  return reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff").header("content-security-policy", "default-src 'none'; sandbox").header("content-disposition", "inline").type(type).send(bytes);
}

// src/http/worth.ts
var WORTH_DECIMALS = 8;
function worthOfAll(balances, exchange, market) {
  const each = balances.map(
    ({ currencyId, available, held }) => times(plus(available, held), usdtPrice(exchange, market, currencyId) ?? ZERO)
  );
  return roundHalfUp(sum(each), WORTH_DECIMALS);
}

// src/http/user.ts
var MERCHANT_APPROVED = 1;
function userRoutes({ route, userRoute }, { exchange, market }) {
  route(login, async ({ input, address: address2 }) => {
    const result = await exchange.accounts.login({ account: input.user_string, password: input.password, address: address2 });
    if (!result.ok) throw loginRefusal(result);
    return result.session.token;
  });
  userRoute(logout, async ({ token }) => {
    await exchange.accounts.logout(token);
    return SERVER_TEXTS.operationSucceeded;
  });
  userRoute(userInfo, async ({ user }) => ({
    id: user.id,
    account: user.account,
    account_number: user.account,
    phone: user.phone,
    email: user.email,
    extension_code: user.extensionCode,
    is_seller: user.isSeller ? 1 : 0,
    // A merchant is a flag of the user; an approved one is returned with the user's own id.
    seller: user.isSeller ? [{ id: user.id, status: MERCHANT_APPROVED }] : [],
    review_status: user.reviewStatus,
    total_assets: worthOfAll(await exchange.balances(user.id), exchange, market)
  }));
}
function loginRefusal(refused) {
  if (refused.reason === "credentials_wrong") return new Rejection(SERVER_TEXTS.passwordWrong);
  return new Rejection(SERVER_TEXTS.accountLockedUntil(dateTime(refused.until)));
}

// ../../packages/c2c/src/contract/ads.ts
import * as v14 from "valibot";

// ../../packages/c2c/src/contract/payee.ts
import * as v12 from "valibot";
var PAY_METHODS = ["bank", "alipay", "wechat"];
var WAY = { bank: "bank", alipay: "ali_pay", wechat: "we_chat" };
var way = v12.picklist(Object.values(WAY));
var NAMED = {
  bank: /银行|銀行|bank/i,
  alipay: /支付宝|支付寶|alipay/i,
  wechat: /微信|wechat/i
};
function methodOf(wire) {
  const name = wire.trim();
  return PAY_METHODS.find((method) => WAY[method] === name) ?? PAY_METHODS.find((method) => NAMED[method].test(name));
}
function methodsOf(wire) {
  return [...new Set(wire.split(/[,，、]/).flatMap((name) => methodOf(name) ?? []))];
}
var cashInfo = v12.pipe(
  v12.object({
    real_name: text,
    bank_name: text,
    bank_account: text,
    alipay_account: text,
    wechat_account: text,
    wechat_nickname: text
  }),
  v12.transform((wire) => ({
    realName: wire.real_name,
    bankName: wire.bank_name,
    bankAccount: wire.bank_account,
    alipayAccount: wire.alipay_account,
    wechatAccount: wire.wechat_account,
    wechatNickname: wire.wechat_nickname
  }))
);
var maybePayee = v12.fallback(v12.optional(cashInfo), void 0);

// ../../packages/c2c/src/contract/rows.ts
import * as v13 from "valibot";
function rows(item) {
  const bare = list(item);
  const documented = v13.union([bare, v13.object({ list: v13.optional(bare), data: v13.optional(bare) })]);
  return v13.pipe(
    page(item, documented),
    v13.transform((found) => found.rows)
  );
}

// ../../packages/c2c/src/contract/ads.ts
var adType = v14.picklist(["buy", "sell"]);
var AD_STATUSES = ["open", "withdrawn", "completed"];
var c2cAd = v14.pipe(
  v14.object({
    id,
    price: decimal2,
    total_number: maybeDecimal,
    surplus_number: decimal2,
    way: text,
    currency_id: v14.fallback(v14.optional(id), void 0),
    currency_name: text,
    type: adType,
    seller_name: text,
    /** Smallest amount that may be taken; zero means nothing. Without it an ad is taken as a whole. */
    min_number: maybeDecimal,
    /** 1: the user's own ad. */
    is_own: v14.optional(flag),
    /** Completed orders of the publisher over 30 days, and the share of them in per cent. */
    deals: v14.fallback(v14.optional(int), void 0),
    completion_rate: maybeDecimal,
    create_time: maybeTime,
    format_create_time: maybeTime,
    status: v14.fallback(v14.optional(v14.picklist(AD_STATUSES)), void 0)
  }),
  v14.transform((wire) => ({
    id: wire.id,
    type: wire.type,
    /** CNY for one coin. */
    price: wire.price,
    total: wire.total_number,
    /** The remaining amount, in coin. */
    remainder: wire.surplus_number,
    /** Smallest amount that may be taken; `undefined`: only the whole remainder. */
    minimum: wire.min_number !== void 0 && isPositive(wire.min_number) ? wire.min_number : void 0,
    methods: methodsOf(wire.way),
    currencyId: wire.currency_id,
    currency: wire.currency_name,
    merchant: wire.seller_name,
    /** `undefined` if the exchange does not send it. */
    isOwn: wire.is_own,
    deals: wire.deals,
    completionRate: wire.completion_rate,
    /** Epoch milliseconds. */
    createdAt: wire.create_time ?? wire.format_create_time,
    /** Open where the exchange does not send it: it then lists open ads only. */
    status: wire.status ?? "open"
  }))
);
var adListRequest = v14.object({ type: adType, page: int, currency_id: id });
var marketAds = defineCall({
  method: "GET",
  path: "/c2c_deal_platform",
  access: "optional",
  request: adListRequest,
  reply: rows(c2cAd)
});
var ownAds = defineCall({
  method: "GET",
  path: "/c2c/seller_trade",
  access: "required",
  request: adListRequest,
  reply: rows(c2cAd)
});
var own = { method: "POST", access: "required" };
var publishAd = defineCall({
  ...own,
  path: "/c2c_send",
  request: v14.object({
    price: decimal2,
    total_number: decimal2,
    way,
    currency_id: id,
    type: adType,
    min_number: v14.optional(decimal2)
  }),
  reply: confirmation
});
var takeAd = defineCall({
  ...own,
  path: "/c2c/do_legal_deal",
  request: v14.object({ id, number: v14.optional(decimal2) }),
  reply: confirmation
});
var withdrawAd = defineCall({
  ...own,
  path: "/c2c/back_send",
  request: v14.object({ id }),
  reply: confirmation
});

// ../../packages/c2c/src/contract/orders.ts
import * as v15 from "valibot";
var IS_SURE = { unpaid: 0, completed: 1, cancelled: 2, paid: 3 };
var ORDER_STATUSES = ["unpaid", "completed", "cancelled", "paid"];
var orderStatus = v15.pipe(
  int,
  v15.picklist([0, 1, 2, 3]),
  v15.transform((wire) => ORDER_STATUSES.find((status) => IS_SURE[status] === wire) ?? "unpaid")
);
var cancelledBy = v15.fallback(v15.optional(v15.picklist(["payer", "timeout"])), void 0);
var c2cOrder = v15.pipe(
  v15.object({
    id,
    /** Type of the ad. */
    type: adType,
    number: decimal2,
    price: decimal2,
    deal_money: maybeDecimal,
    way_name: text,
    create_time: maybeTime,
    format_create_time: maybeTime,
    is_sure: orderStatus,
    seller_name: text,
    seller_phone: text,
    hes_realname: text,
    /** 1: the exchange has compared `hes_realname` with the verified name of the counterparty. */
    hes_verified: v15.optional(flag),
    phone: text,
    sell_cash_info: maybePayee,
    user_cash_info: maybePayee,
    /** 1: the ad is the user's own; 0: the user took the ad. */
    is_owner: v15.optional(flag),
    ad_id: v15.fallback(v15.optional(id), void 0),
    currency_id: v15.fallback(v15.optional(id), void 0),
    currency_name: text,
    update_time: maybeTime,
    cancelled_by: cancelledBy
  }),
  v15.transform((wire) => ({
    id: wire.id,
    adType: wire.type,
    adId: wire.ad_id,
    currencyId: wire.currency_id,
    /** Empty if the exchange does not send it. */
    currency: wire.currency_name,
    /** In coin. */
    amount: wire.number,
    /** CNY for one coin. */
    price: wire.price,
    /** CNY to pay. */
    total: wire.deal_money ?? times(wire.number, wire.price),
    method: methodOf(wire.way_name),
    /** Name of the payment method as it was sent, for a method that the contract does not have. */
    methodText: wire.way_name,
    status: wire.is_sure,
    /** Epoch milliseconds. */
    createdAt: wire.create_time ?? wire.format_create_time,
    /** Epoch milliseconds of the last change of status. */
    updatedAt: wire.update_time,
    cancelledBy: wire.cancelled_by,
    publisher: wire.seller_name,
    publisherPhone: wire.seller_phone,
    takerPhone: wire.phone,
    /** Name of the counterparty, empty if the exchange does not send it. */
    counterpartyName: wire.hes_realname,
    /** The exchange has compared the name with the verified one. */
    isNameVerified: wire.hes_verified ?? false,
    publisherPayee: wire.sell_cash_info,
    takerPayee: wire.user_cash_info,
    /** Whether the user published the ad; `undefined` if the exchange does not send it. */
    isPublisher: wire.is_owner
  }))
);
var read = { method: "GET", access: "required" };
var write = { method: "POST", access: "required" };
var ownOrders = defineCall({
  ...read,
  path: "/c2c_user_deal",
  request: v15.object({ page: int }),
  reply: rows(c2cOrder)
});
var oneOrder = defineCall({ ...read, path: "/c2c_deal", request: v15.object({ id }), reply: c2cOrder });
var adOrders = defineCall({
  ...read,
  path: "/c2c/legal_send_deal_list",
  request: v15.object({ page: int, id }),
  reply: rows(c2cOrder)
});
var cancelPayment = defineCall({
  ...write,
  path: "/c2c/user_legal_pay_cancel",
  request: v15.object({ id }),
  reply: confirmation
});
var markPaid = defineCall({
  ...write,
  path: "/c2c/user_legal_pay",
  request: v15.object({ id }),
  reply: confirmation
});
var releaseAsTaker = defineCall({
  ...write,
  path: "/c2c/legal_deal_user_sure",
  request: v15.object({ id }),
  reply: confirmation
});
var releaseAsPublisher = defineCall({
  ...write,
  path: "/c2c/legal_deal_sure",
  request: v15.object({ id }),
  reply: confirmation
});

// ../../packages/c2c/src/contract/acceptors.ts
import * as v16 from "valibot";
var acceptorKind = v16.fallback(
  v16.optional(
    v16.pipe(
      int,
      v16.picklist([1, 2]),
      v16.transform((wire) => wire === 1 ? "fiat" : "virtual")
    )
  ),
  void 0
);
var DEAL_ACCOUNTS = ["legal", "change"];
var dealAccount = v16.fallback(v16.optional(v16.picklist(DEAL_ACCOUNTS)), void 0);
var acceptor = v16.pipe(
  v16.object({
    id,
    name: text,
    user_id: v16.fallback(v16.optional(id), void 0),
    type: acceptorKind,
    recharge_amount: maybeDecimal,
    recharge_rate: maybeDecimal,
    cash_amount: maybeDecimal,
    cash_rate: maybeDecimal,
    wechat_nickname: text,
    wechat_account: text,
    ali_nickname: text,
    ali_account: text,
    bank_name: text,
    bank_account: text,
    bank_address: text,
    user_balance: maybeDecimal,
    /** Coin of the deals, CNY for one of it, and the account in which it arrives or from which it is taken. */
    currency_name: text,
    price: maybeDecimal,
    wallet: dealAccount,
    least_money: maybeDecimal,
    /** Minutes after which a deal that the acceptor has not decided is rejected. */
    wait_minutes: v16.fallback(v16.optional(int), void 0)
  }),
  v16.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    kind: wire.type,
    /* Limits and rates are `undefined` where the exchange does not send them. */
    /** Most that a user may deposit, CNY. */
    depositLimit: wire.recharge_amount,
    /** Fee of a deposit in per cent. */
    depositRate: wire.recharge_rate,
    /** Most that a user may withdraw, CNY. */
    withdrawLimit: wire.cash_amount,
    /** Fee of a withdrawal in per cent. */
    withdrawRate: wire.cash_rate,
    wechatNickname: wire.wechat_nickname,
    wechatAccount: wire.wechat_account,
    alipayNickname: wire.ali_nickname,
    alipayAccount: wire.ali_account,
    bankName: wire.bank_name,
    bankAccount: wire.bank_account,
    bankAddress: wire.bank_address,
    /** The withdrawable amount, CNY; `undefined` if the exchange does not send it. */
    userBalance: wire.user_balance,
    /** Code of the coin; empty if the exchange does not send it. */
    coin: wire.currency_name,
    /** CNY for one coin. */
    price: wire.price,
    wallet: wire.wallet,
    /** Least CNY of a deal. */
    leastMoney: wire.least_money,
    waitMinutes: wire.wait_minutes
  }))
);
var DEAL_TYPE = { deposit: "buy", withdraw: "sell" };
var dealType = v16.picklist(Object.values(DEAL_TYPE));
var address = v16.optional(v16.string(), "");
var acceptorList = defineCall({
  method: "GET",
  path: "/acceptor/list",
  access: "required",
  request: v16.object({}),
  reply: rows(acceptor)
});
var acceptorInfo = defineCall({
  method: "GET",
  path: "/acceptor/info",
  access: "required",
  request: v16.object({ id, address }),
  reply: acceptor
});
var acceptorDeal = defineCall({
  method: "POST",
  path: "/acceptor/deal",
  access: "required",
  request: v16.object({
    acceptor_id: id,
    address,
    way,
    type: dealType,
    mobile: v16.pipe(v16.string(), v16.trim(), v16.nonEmpty(), v16.maxLength(32)),
    deal_account: v16.pipe(v16.string(), v16.trim(), v16.nonEmpty(), v16.maxLength(120)),
    money: v16.pipe(decimal2, v16.check(isPositive, "not positive"))
  }),
  reply: confirmation
});
var DEAL_STATUSES = ["waiting", "confirmed", "rejected"];
var acceptorRecord = v16.pipe(
  v16.object({
    id: v16.fallback(v16.optional(id), void 0),
    money: decimal2,
    deal_account: text,
    acceptor_name: text,
    hes_account: text,
    way: text,
    is_sure: v16.pipe(int, v16.picklist([0, 1, 2])),
    create_time: maybeTime,
    update_time: maybeTime,
    /** When the acceptor marked a withdrawal as transferred; it confirms itself 20 minutes later. */
    transfer_time: maybeTime,
    /** When a deal that waits for the acceptor is rejected. */
    expire_time: maybeTime,
    /** Coin that the user gets or gives, its code, CNY for one of it, the fee in CNY, and the account of the coin. */
    number: maybeDecimal,
    currency_name: text,
    price: maybeDecimal,
    fee: maybeDecimal,
    wallet: dealAccount
  }),
  v16.transform((wire) => ({
    id: wire.id,
    /** CNY. */
    money: wire.money,
    account: wire.deal_account,
    acceptor: wire.acceptor_name,
    acceptorAccount: wire.hes_account,
    method: methodOf(wire.way),
    status: DEAL_STATUSES[wire.is_sure],
    /** Epoch milliseconds. */
    createdAt: wire.create_time,
    updatedAt: wire.update_time,
    transferredAt: wire.transfer_time,
    expiresAt: wire.expire_time,
    /** In coin; `undefined` if the exchange does not send it. */
    amount: wire.number,
    coin: wire.currency_name,
    /** CNY for one coin. */
    price: wire.price,
    /** CNY. */
    fee: wire.fee,
    wallet: wire.wallet
  }))
);
var acceptorDeals = defineCall({
  method: "GET",
  path: "/acceptor/my_deal",
  access: "required",
  request: v16.object({ address, type: v16.optional(dealType), way: v16.optional(way) }),
  reply: rows(acceptorRecord)
});

// src/http/payment-hold.ts
var HELD_MS = 24 * 60 * 6e4;
function ensureMayPayOut({ passwordResetAt }, now) {
  if (passwordResetAt === void 0 || now >= passwordResetAt + HELD_MS) return;
  throw new Rejection(SERVER_TEXTS.paymentsHeldUntil(dateTime(passwordResetAt + HELD_MS)));
}

// src/products/desk/rules.ts
import { sql as sql4 } from "kysely";

// src/products/desk/store.ts
import { sql as sql3 } from "kysely";
var COLUMNS2 = {
  id: "bigint",
  kind: "text",
  reference: "bigint",
  user_id: "integer",
  details: "text",
  opened_at: "bigint",
  status: "text",
  decided_at: "bigint",
  note: "text"
};
async function loadCases(db) {
  const rows2 = await db.selectFrom("desk_cases").selectAll().where("status", "=", "pending").orderBy("id").execute();
  const { rows: last } = await sql3`select coalesce(max(id), 0) as id from desk_cases`.execute(db);
  return { pending: rows2.map(caseOf), nextId: (last[0]?.id ?? 0) + 1 };
}
async function writeCases(db, cases) {
  await sql3`
    ${insertRows("desk_cases", COLUMNS2, cases.map(rowOf))}
    on conflict (id) do update set status = excluded.status, decided_at = excluded.decided_at, note = excluded.note
  `.execute(db);
}
function rowOf(one) {
  return {
    id: one.id,
    kind: one.kind,
    reference: one.reference,
    user_id: one.userId,
    details: JSON.stringify(one.details),
    opened_at: one.openedAt,
    status: one.status,
    decided_at: one.decidedAt ?? null,
    note: one.note
  };
}
function caseOf(row) {
  const details = JSON.parse(row.details);
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    userId: row.user_id,
    details: typeof details === "object" && details !== null ? textsOf(details) : {},
    openedAt: row.opened_at,
    status: row.status,
    decidedAt: row.decided_at ?? void 0,
    note: row.note
  };
}
function textsOf(values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

// src/products/desk/rules.ts
var desk = {
  name: "desk",
  audit: {
    "a pending case of the desk is not unique": sql4`
      select kind, reference from desk_cases where status = 'pending' group by kind, reference having count(*) > 1`
  },
  async load({ db, products, desk: settings }) {
    const { pending, nextId: nextId2 } = await loadCases(db);
    return {
      settings,
      kinds: kindsOf(products),
      pending: new Map(pending.map((one) => [one.id, one])),
      ids: new Map(pending.map((one) => [keyOf(one), one.id])),
      nextId: nextId2,
      changed: /* @__PURE__ */ new Map()
    };
  },
  writes(state) {
    if (state.changed.size === 0) return void 0;
    const changed = [...state.changed.values()];
    state.changed = /* @__PURE__ */ new Map();
    return { write: (transaction) => writeCases(transaction, changed) };
  },
  due(context, state, { key }) {
    if (state.settings.automaticAfterMs === void 0) return;
    const found = state.pending.get(Number(key));
    if (!found) return;
    const verdict = state.kinds.get(found.kind)?.kind.automatic ?? "approve";
    const result = decideCase(context, { id: found.id, verdict, note: "", fields: {} });
    if (!result.ok && verdict === "approve") {
      decideCase(context, { id: found.id, verdict: "reject", note: result.reason, fields: {} });
    }
  }
};
function openCase(context, opened) {
  const state = context.of(desk);
  if (!state.kinds.has(opened.kind)) throw new Error(`no product registers decisions of the kind ${opened.kind}`);
  const id2 = state.nextId;
  state.nextId += 1;
  const created = {
    ...opened,
    id: id2,
    openedAt: context.now,
    status: "pending",
    decidedAt: void 0,
    note: ""
  };
  state.pending.set(id2, created);
  state.ids.set(keyOf(created), id2);
  state.changed.set(id2, created);
  const { automaticAfterMs } = state.settings;
  if (automaticAfterMs !== void 0) context.schedule(desk, String(id2), context.now + automaticAfterMs);
  return created;
}
function isShownByCase(context, userId, upload2) {
  const { pending } = context.of(desk);
  return [...pending.values()].some(
    (one) => one.userId === userId && Object.values(one.details).some((value) => value.endsWith(`/${upload2}`))
  );
}
function scheduleDecisions(context) {
  const { pending, settings } = context.of(desk);
  const { automaticAfterMs } = settings;
  if (automaticAfterMs === void 0) return { ok: true };
  for (const id2 of pending.keys()) {
    if (!context.isScheduled(desk, String(id2))) context.schedule(desk, String(id2), context.now + automaticAfterMs);
  }
  return { ok: true };
}
function withdrawCase(context, kind, reference) {
  const state = context.of(desk);
  const one = state.pending.get(state.ids.get(keyOf({ kind, reference })) ?? 0);
  if (one) close(context, state, one, "withdrawn", "");
}
function decideCase(context, { id: id2, ...decision2 }) {
  const state = context.of(desk);
  const found = state.pending.get(id2);
  const registered = found && state.kinds.get(found.kind);
  if (!registered) return refuse("case_not_pending");
  const result = registered.kind.decide(context, context.of(registered.product), found, decision2);
  if (result.ok) close(context, state, found, STATUS[decision2.verdict], decision2.note);
  return result;
}
var keyOf = ({ kind, reference }) => `${kind} ${reference}`;
var STATUS = { approve: "approved", reject: "rejected" };
function close(context, state, found, status, note) {
  state.pending.delete(found.id);
  state.ids.delete(keyOf(found));
  state.changed.set(found.id, { ...found, status, note, decidedAt: context.now });
  context.cancel(desk, String(found.id));
}
function kindsOf(products) {
  const kinds = /* @__PURE__ */ new Map();
  for (const product of products) {
    for (const [name, kind] of Object.entries(product.desk ?? {})) {
      if (kinds.has(name)) throw new Error(`two products register decisions of the kind ${name}`);
      kinds.set(name, { product, kind });
    }
  }
  return kinds;
}

// src/products/acceptors/types.ts
var ACCEPTORS = { name: "acceptors" };
var DEAL_WALLET = "legal";
var DEAL_CURRENCY = "USDT";
function giverOf({ direction, acceptorUserId, userId }) {
  return direction === "deposit" ? acceptorUserId : userId;
}
function receiverOf({ direction, acceptorUserId, userId }) {
  return direction === "deposit" ? userId : acceptorUserId;
}

// src/products/wallet/confirmed.ts
var MEASURE = "USDT";
function confirmed(context, state, { userId, currencyId, wallet: wallet3 }) {
  const available = context.ledger.available(userId, currencyId, wallet3);
  const unconfirmed = state.unconfirmed(userId);
  if (unconfirmed.length === 0) return available;
  const own6 = unconfirmed.filter((one) => one.currencyId === currencyId).reduce((all, { units }) => all + units, 0n);
  const rest = totalOf2(context, userId, currencyId) - own6;
  const least = [available, rest, byWorth(context, userId, currencyId, unconfirmed)].reduce((a, b) => a < b ? a : b);
  return least > 0n ? least : 0n;
}
function refuseUnconfirmed(context, state, { userId, currencyId, from, to, amount: amount2 }) {
  const currency = context.catalog.currency(currencyId);
  const units = currency && amountOf(amount2, currency.scale);
  if (units === void 0 || to === "change" || to === "legal") return void 0;
  const available = context.ledger.available(userId, currencyId, from);
  if (units > available) return void 0;
  return units > confirmed(context, state, { userId, currencyId, wallet: from }) ? "not_confirmed" : void 0;
}
function byWorth(context, userId, currencyId, unconfirmed) {
  const { catalog } = context;
  const price = priceOf(context, currencyId);
  const currency = catalog.currency(currencyId);
  if (!currency || price === void 0 || !isPositive(price)) return 0n;
  const owed = [];
  for (const one of unconfirmed) {
    const worth = worthOf(context, one.currencyId, one.units);
    if (worth === void 0) return 0n;
    owed.push(worth);
  }
  const has = catalog.currencies().map(({ id: id2 }) => worthOf(context, id2, totalOf2(context, userId, id2)) ?? ZERO);
  return toUnits(floorTo(dividedBy(minus(sum(has), sum(owed)), price), currency.scale), currency.scale) ?? 0n;
}
function totalOf2({ ledger: ledger2 }, userId, currencyId) {
  return WALLETS.reduce((all, wallet3) => all + ledger2.available(userId, currencyId, wallet3), 0n);
}
function worthOf(context, currencyId, units) {
  if (units === 0n) return ZERO;
  const price = priceOf(context, currencyId);
  const currency = context.catalog.currency(currencyId);
  return price === void 0 || !currency ? void 0 : times(fromUnits(units, currency.scale), price);
}
function priceOf({ catalog, mark }, currencyId) {
  const measure = measureOf(catalog);
  if (measure === void 0) return void 0;
  if (measure === currencyId) return ONE;
  const pair = catalog.pairOf(currencyId, measure);
  return pair && mark(pair.id)?.price;
}
var measureOf = (catalog) => catalog.currencies().find(({ code }) => code === MEASURE)?.id;

// src/products/wallet/audit.ts
import { sql as sql5 } from "kysely";
var WALLET_AUDIT = {
  "the hold of a withdrawal is not its amount": sql5`
    with needs as (
      select id, user_id, currency_id, wallet, amount from withdrawals where state in ('applying', 'approved')
    ), held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'withdrawal'
    )
    select needs.id, needs.amount, held.reference, held.amount as held from needs
    full join held on held.reference = needs.id and held.user_id = needs.user_id
      and held.currency_id = needs.currency_id and held.wallet = needs.wallet
    where needs.amount is distinct from held.amount`,
  "a withdrawal is not paid or released exactly once": sql5`
    select withdrawals.id, state, count(entries.id) from withdrawals
    left join entries on reference = withdrawals.id
      and kind in ('withdrawal_done', 'withdrawal_internal', 'withdrawal_release')
    group by withdrawals.id
    having count(entries.id) <> case when state in ('applying', 'approved') then 0 else 1 end`,
  "a successful withdrawal was never broadcast": sql5`
    select id from withdrawals where state in ('success', 'failed') and broadcast_at is null`,
  "a withdrawal was broadcast more than once, or with another amount than its net amount": sql5`
    select reference, count(*) from chain_transactions
    join withdrawals on withdrawals.id = reference
    join currencies on currencies.id = withdrawals.currency_id
    where direction = 'out'
    group by reference
    having count(*) > 1 or bool_or(chain_transactions.amount * 10::numeric ^ scale <> withdrawals.amount - fee)`,
  "a deposit has not credited its amount, or what was not taken back of it": sql5`
    select chain_deposits.id, state, coalesce(sum(available), 0) from chain_deposits
    left join entries on reference = chain_deposits.id and kind in ('chain_deposit', 'chain_deposit_reversed')
    left join (
      select entry_id, user_id, postings.available from postings join accounts on accounts.id = account_id
    ) as own on own.entry_id = entries.id and own.user_id = chain_deposits.user_id
    group by chain_deposits.id
    having coalesce(sum(available), 0)
      <> case when state in ('credited', 'complete') then amount else owed + written_off end`,
  "a transaction is credited by the chain and by a proof": sql5`
    select deposit_proofs.id from deposit_proofs join chain_deposits on chain_deposits.hash = deposit_proofs.hash
    where deposit_proofs.state = 'approved' and chain_deposits.state in ('credited', 'complete')`,
  "a proof is not credited exactly once": sql5`
    select deposit_proofs.id, state, count(entries.id) from deposit_proofs
    left join entries on reference = deposit_proofs.id and kind = 'proof_deposit'
    group by deposit_proofs.id having count(entries.id) <> case when state = 'approved' then 1 else 0 end`
};

// src/products/wallet/store.ts
import { sql as sql6 } from "kysely";

// src/products/wallet/state.ts
var WalletState = class {
  #withdrawals;
  #deposits;
  #proofs;
  #addresses;
  /** Deposits of each user that count as unconfirmed: credited and not complete, or reversed with a debt. */
  #unconfirmed = /* @__PURE__ */ new Map();
  /** Deposits by transaction hash: one transaction can have several outputs. */
  #depositHashes = /* @__PURE__ */ new Map();
  /** The proof of each hash that is not rejected. */
  #proofHashes = /* @__PURE__ */ new Map();
  /** Proofs that wait for a review, by user. */
  #pendingProofs = /* @__PURE__ */ new Map();
  #nextIds;
  #changed = nothingChanged();
  constructor({ withdrawals, deposits, proofs, addresses, nextIds }) {
    this.#withdrawals = new Map(withdrawals.map((record4) => [record4.id, record4]));
    this.#deposits = new Map(deposits.map((record4) => [outputKey(record4), record4]));
    this.#proofs = new Map(proofs.map((record4) => [record4.id, record4]));
    this.#addresses = new Map(addresses.map((record4) => [record4.id, record4]));
    this.#nextIds = { ...nextIds };
    for (const deposit2 of deposits) this.#indexDeposit(deposit2);
    for (const proof of proofs) this.#indexProof(proof);
  }
  nextId(kind) {
    const id2 = this.#nextIds[kind];
    this.#nextIds[kind] += 1;
    return id2;
  }
  withdrawal(id2) {
    return this.#withdrawals.get(id2);
  }
  withdrawalsOf(userId, currencyId) {
    return [...this.#withdrawals.values()].filter(
      (record4) => record4.userId === userId && record4.currencyId === currencyId
    );
  }
  putWithdrawal(record4) {
    this.#withdrawals.set(record4.id, record4);
    this.#changed.withdrawals.add(record4);
  }
  deposit(key) {
    return this.#deposits.get(outputKey(key));
  }
  depositById(id2) {
    return [...this.#deposits.values()].find((one) => one.id === id2);
  }
  /** The credit of a user's unconfirmed deposits, or the debt for reversed ones. */
  unconfirmed(userId) {
    const deposits = [...this.#unconfirmed.get(userId) ?? []];
    return deposits.map(({ currencyId, state, amount: amount2, owed }) => ({
      currencyId,
      units: state === "credited" ? amount2 : owed
    }));
  }
  putDeposit(record4) {
    this.#deposits.set(outputKey(record4), record4);
    this.#indexDeposit(record4);
    this.#changed.deposits.add(record4);
  }
  proof(id2) {
    return this.#proofs.get(id2);
  }
  /** The proof of a transaction that waits or was approved. */
  proofOf(hash) {
    return this.#proofHashes.get(hash);
  }
  /** Has the chain reported the transaction? One that a reorganisation removed may still come back. */
  isReported(hash) {
    return this.#depositHashes.has(hash);
  }
  pendingProofs(userId) {
    return this.#pendingProofs.get(userId)?.size ?? 0;
  }
  putProof(record4) {
    this.#proofs.set(record4.id, record4);
    this.#indexProof(record4);
    this.#changed.proofs.add(record4);
  }
  address(id2) {
    return this.#addresses.get(id2);
  }
  addressesOf(userId, currencyId) {
    return [...this.#addresses.values()].filter(
      (record4) => record4.userId === userId && record4.currencyId === currencyId
    );
  }
  putAddress(record4) {
    this.#addresses.set(record4.id, record4);
    this.#changed.saved.add(record4);
  }
  deleteAddress(record4) {
    this.#addresses.delete(record4.id);
    if (!this.#changed.saved.delete(record4)) this.#changed.deletedAddresses.add(record4.id);
  }
  /** The changes since the last call; `undefined` without changes. */
  takeWrites() {
    const changed = this.#changed;
    if (Object.values(changed).every(({ size }) => size === 0)) return void 0;
    this.#changed = nothingChanged();
    return {
      withdrawals: [...changed.withdrawals],
      deposits: [...changed.deposits],
      proofs: [...changed.proofs],
      saved: [...changed.saved],
      deletedAddresses: [...changed.deletedAddresses]
    };
  }
  #indexDeposit(record4) {
    include(this.#depositHashes, record4.hash, record4, true);
    include(this.#unconfirmed, record4.userId, record4, record4.state === "credited" || record4.owed > 0n);
  }
  #indexProof(record4) {
    if (record4.state !== "rejected") this.#proofHashes.set(record4.hash, record4);
    else if (this.#proofHashes.get(record4.hash) === record4) this.#proofHashes.delete(record4.hash);
    include(this.#pendingProofs, record4.userId, record4, record4.state === "applying");
  }
};
function include(index, key, record4, isIn) {
  const records = index.get(key) ?? /* @__PURE__ */ new Set();
  if (isIn) records.add(record4);
  else records.delete(record4);
  if (records.size > 0) index.set(key, records);
  else index.delete(key);
}
function nothingChanged() {
  return {
    withdrawals: /* @__PURE__ */ new Set(),
    deposits: /* @__PURE__ */ new Set(),
    proofs: /* @__PURE__ */ new Set(),
    saved: /* @__PURE__ */ new Set(),
    deletedAddresses: /* @__PURE__ */ new Set()
  };
}
function outputKey({ network: network2, hash, output }) {
  return `${network2} ${hash} ${output}`;
}

// src/products/wallet/store.ts
var WITHDRAWAL_COLUMNS = {
  id: "bigint",
  user_id: "integer",
  currency_id: "integer",
  wallet: "text",
  amount: "numeric",
  fee: "numeric",
  address: "text",
  network: "text",
  state: "text",
  hash: "text",
  reason: "text",
  broadcast_at: "bigint",
  created_at: "bigint"
};
var DEPOSIT_COLUMNS = {
  id: "bigint",
  user_id: "integer",
  currency_id: "integer",
  network: "text",
  hash: "text",
  output: "integer",
  amount: "numeric",
  confirmations: "integer",
  required: "integer",
  state: "text",
  owed: "numeric",
  written_off: "numeric",
  created_at: "bigint"
};
var PROOF_COLUMNS = {
  id: "bigint",
  user_id: "integer",
  currency_id: "integer",
  from_address: "text",
  hash: "text",
  claimed: "numeric",
  credited: "numeric",
  picture: "text",
  state: "text",
  reason: "text",
  created_at: "bigint"
};
var ADDRESS_COLUMNS = {
  id: "bigint",
  user_id: "integer",
  currency_id: "integer",
  address: "text",
  notes: "text",
  created_at: "bigint"
};
async function loadWallet(db) {
  const recent = sql6`(select coalesce(max(at), 0) from entries) - ${RETENTION_MS}`;
  const withdrawals = await db.selectFrom("withdrawals").selectAll().where((where) => where.or([where("state", "in", ["applying", "approved"]), where("created_at", ">=", recent)])).orderBy("id").execute();
  const deposits = await db.selectFrom("chain_deposits").selectAll().orderBy("id").execute();
  const proofs = await db.selectFrom("deposit_proofs").selectAll().orderBy("id").execute();
  const addresses = await db.selectFrom("saved_addresses").selectAll().orderBy("id").execute();
  const next = await sql6`
    select (select coalesce(max(id), 0) + 1 from withdrawals) as withdrawal,
      (select coalesce(max(id), 0) + 1 from chain_deposits) as deposit,
      (select coalesce(max(id), 0) + 1 from deposit_proofs) as proof,
      (select coalesce(max(id), 0) + 1 from saved_addresses) as address
  `.execute(db);
  const [nextIds = { withdrawal: 1, deposit: 1, proof: 1, address: 1 }] = next.rows;
  return new WalletState({
    withdrawals: withdrawals.map(toWithdrawal),
    deposits: deposits.map(toDeposit),
    proofs: proofs.map(toProof),
    addresses: addresses.map(toAddress),
    nextIds
  });
}
var RETENTION_MS = 2 * 24 * 60 * 6e4;
async function writeWallet(db, writes) {
  if (writes.withdrawals.length > 0) {
    await sql6`
      ${insertRows("withdrawals", WITHDRAWAL_COLUMNS, writes.withdrawals.map(fromWithdrawal))}
      on conflict (id) do update set state = excluded.state, hash = excluded.hash, reason = excluded.reason,
        broadcast_at = excluded.broadcast_at
    `.execute(db);
  }
  if (writes.deposits.length > 0) {
    await sql6`
      ${insertRows("chain_deposits", DEPOSIT_COLUMNS, writes.deposits.map(fromDeposit))}
      on conflict (id) do update set state = excluded.state, confirmations = excluded.confirmations,
        owed = excluded.owed, written_off = excluded.written_off
    `.execute(db);
  }
  if (writes.proofs.length > 0) {
    await sql6`
      ${insertRows("deposit_proofs", PROOF_COLUMNS, writes.proofs.map(fromProof))}
      on conflict (id) do update set state = excluded.state, reason = excluded.reason, credited = excluded.credited
    `.execute(db);
  }
  if (writes.deletedAddresses.length > 0) {
    await db.deleteFrom("saved_addresses").where("id", "in", [...writes.deletedAddresses]).execute();
  }
  if (writes.saved.length > 0) {
    await insertRows("saved_addresses", ADDRESS_COLUMNS, writes.saved.map(fromAddress)).execute(db);
  }
}
function toWithdrawal(row) {
  return {
    id: row.id,
    userId: row.user_id,
    currencyId: row.currency_id,
    wallet: row.wallet,
    amount: BigInt(row.amount),
    fee: BigInt(row.fee),
    address: row.address,
    network: row.network,
    state: row.state,
    hash: row.hash,
    reason: row.reason,
    broadcastAt: row.broadcast_at ?? void 0,
    createdAt: row.created_at
  };
}
function fromWithdrawal(record4) {
  return {
    id: record4.id,
    user_id: record4.userId,
    currency_id: record4.currencyId,
    wallet: record4.wallet,
    amount: record4.amount.toString(),
    fee: record4.fee.toString(),
    address: record4.address,
    network: record4.network,
    state: record4.state,
    hash: record4.hash,
    reason: record4.reason,
    broadcast_at: record4.broadcastAt ?? null,
    created_at: record4.createdAt
  };
}
function toDeposit(row) {
  const { id: id2, network: network2, hash, output, confirmations, required, state } = row;
  return {
    id: id2,
    userId: row.user_id,
    currencyId: row.currency_id,
    network: network2,
    hash,
    output,
    amount: BigInt(row.amount),
    confirmations,
    required,
    state,
    owed: BigInt(row.owed),
    writtenOff: BigInt(row.written_off),
    createdAt: row.created_at
  };
}
function fromDeposit(record4) {
  const { id: id2, network: network2, hash, output, confirmations, required, state } = record4;
  return {
    id: id2,
    user_id: record4.userId,
    currency_id: record4.currencyId,
    network: network2,
    hash,
    output,
    amount: record4.amount.toString(),
    confirmations,
    required,
    state,
    owed: record4.owed.toString(),
    written_off: record4.writtenOff.toString(),
    created_at: record4.createdAt
  };
}
function toProof(row) {
  const { id: id2, hash, picture, state, reason } = row;
  return {
    id: id2,
    userId: row.user_id,
    currencyId: row.currency_id,
    fromAddress: row.from_address,
    hash,
    claimed: BigInt(row.claimed),
    credited: BigInt(row.credited),
    picture,
    state,
    reason,
    createdAt: row.created_at
  };
}
function fromProof(record4) {
  const { id: id2, hash, picture, state, reason } = record4;
  return {
    id: id2,
    user_id: record4.userId,
    currency_id: record4.currencyId,
    from_address: record4.fromAddress,
    hash,
    claimed: record4.claimed.toString(),
    credited: record4.credited.toString(),
    picture,
    state,
    reason,
    created_at: record4.createdAt
  };
}
function toAddress({
  id: id2,
  user_id: userId,
  currency_id: currencyId,
  address: address2,
  notes,
  created_at: createdAt
}) {
  return { id: id2, userId, currencyId, address: address2, notes, createdAt };
}
function fromAddress({ id: id2, userId, currencyId, address: address2, notes, createdAt }) {
  return { id: id2, user_id: userId, currency_id: currencyId, address: address2, notes, created_at: createdAt };
}

// src/core/product.ts
function outflowRefusal(context, products, outflow) {
  for (const product of products) {
    const reason = product.refuseOutflow?.(context, context.of(product), outflow);
    if (reason !== void 0) return reason;
  }
  return void 0;
}

// src/products/wallet/terms.ts
var CONFIRMATIONS = 6;
var network = (name, minDeposit) => ({
  name,
  minDeposit: decimal(minDeposit),
  confirmations: CONFIRMATIONS
});
var withdrawal = (min, max, day, fee) => ({
  min: decimal(min),
  max: decimal(max),
  day: decimal(day),
  fee: decimal(fee)
});
var TERMS = {
  BTC: { networks: [network("", "0.0001")], withdrawal: withdrawal("0.001", "10", "20", "0.0005") },
  ETH: { networks: [network("", "0.001")], withdrawal: withdrawal("0.01", "100", "200", "0.003") },
  USDT: {
    networks: [network("ERC20", "1"), network("TRC20", "1"), network("OMNI", "1")],
    withdrawal: withdrawal("10", "50000", "100000", "1")
  },
  LTC: { networks: [network("", "0.01")] },
  DOGE: { networks: [network("", "10")] },
  LINK: { networks: [network("", "0.1")] }
};
function moneyTerms({ code }) {
  return Object.hasOwn(TERMS, code) ? TERMS[code] : void 0;
}
var PERCENT = decimal("0.5");
function withdrawalRate({ fee }, wallet3) {
  return isFlat(wallet3) ? fee : PERCENT;
}
function withdrawalFee(terms2, wallet3, amount2, scale) {
  return isFlat(wallet3) ? terms2.fee : ceilTo(percentOf(amount2, PERCENT), scale);
}
var isFlat = (wallet3) => wallet3 === "legal" || wallet3 === "change";

// src/products/wallet/withdraw.ts
var WALLET = { name: "wallet" };
var WITHDRAWAL_HOLD = "withdrawal";
var WITHDRAWAL_CASE = "withdrawal";
var SHANGHAI_OFFSET_MS2 = 8 * 36e5;
var DAY_MS4 = 24 * 36e5;
function usedToday(state, userId, currencyId, now) {
  const dayStart = now - (now + SHANGHAI_OFFSET_MS2) % DAY_MS4;
  return state.withdrawalsOf(userId, currencyId).filter((one) => one.createdAt >= dayStart && one.state !== "rejected" && one.state !== "failed").reduce((sum2, { amount: amount2 }) => sum2 + amount2, 0n);
}
function networkOf({ code }, name) {
  const networks = moneyTerms({ code })?.networks ?? [];
  return networks.length === 1 && name === "" ? networks[0] : networks.find((one) => one.name === name);
}
function requestWithdrawal(context, state, command, products) {
  const { catalog, ledger: ledger2, now, users } = context;
  const { userId, currencyId, wallet: from, amount: amount2, address: address2 } = command;
  const currency = catalog.currency(currencyId);
  if (!users.has(userId)) return refuse("user_not_found");
  if (!currency) return refuse("currency_not_found");
  const terms2 = moneyTerms(currency)?.withdrawal;
  if (!terms2) return refuse("unsupported");
  const network2 = networkOf(currency, command.network);
  if (!network2) return refuse("network_unknown");
  if (address2 === "") return refuse("address_missing");
  if (addressFault(address2, kindOf2(currency, network2.name)) !== void 0) return refuse("address_invalid");
  const units = amountOf(amount2, currency.scale);
  if (units === void 0) return refuse("amount_invalid");
  if (isLess(amount2, terms2.min)) return refuse("below_minimum");
  if (isGreater(amount2, terms2.max)) return refuse("above_maximum");
  const dayLimit = unitsOf(terms2.day, currency);
  if (usedToday(state, userId, currencyId, now) + units > dayLimit) return refuse("above_day_limit");
  const fee = withdrawalFee(terms2, from, amount2, currency.scale);
  const feeUnits = unitsOf(fee, currency);
  if (differs(command.rate, withdrawalRate(terms2, from)) || differs(command.charge, fee)) return refuse("fee_changed");
  if (units <= feeUnits) return refuse("not_above_fee");
  const available = ledger2.available(userId, currencyId, from);
  if (units > available) return refuse("insufficient_balance");
  const reason = outflowRefusal(context, products, { userId, currencyId, from, to: void 0, amount: amount2 });
  if (reason !== void 0) return refuse(reason);
  const record4 = {
    id: state.nextId("withdrawal"),
    userId,
    currencyId,
    wallet: from,
    amount: units,
    fee: feeUnits,
    address: address2,
    network: network2.name,
    state: "applying",
    hash: "",
    reason: "",
    broadcastAt: void 0,
    createdAt: now
  };
  ledger2.post("withdrawal_hold", record4.id, now, [
    {
      account: ledger2.account({ userId, wallet: from }, currencyId),
      available: -units,
      held: units,
      hold: { purpose: WITHDRAWAL_HOLD, reference: record4.id }
    }
  ]);
  state.putWithdrawal(record4);
  openCase(context, {
    kind: WITHDRAWAL_CASE,
    reference: record4.id,
    userId,
    details: {
      Amount: `${amount2} ${currency.code}`,
      Fee: `${fee} ${currency.code}`,
      Network: network2.name || currency.code,
      Address: address2,
      Account: from
    }
  });
  return { ok: true, id: record4.id, fee, net: minus(amount2, fee) };
}
function decideWithdrawal(context, state, { id: id2, approve, reason = "" }) {
  const record4 = state.withdrawal(id2);
  if (!record4) return refuse("not_found");
  if (record4.state !== "applying") return refuse("already_decided");
  withdrawCase(context, WITHDRAWAL_CASE, id2);
  record4.reason = reason;
  if (!approve) {
    record4.state = "rejected";
    release(context, record4);
  } else {
    const currency = context.catalog.currency(record4.currencyId);
    const recipient = currency && ownerOfAddress(context, kindOf2(currency, record4.network), record4.address);
    if (recipient === void 0) {
      record4.state = "approved";
      context.schedule(WALLET, broadcastKey(id2), context.now);
    } else {
      record4.state = "internal";
      pay(context, record4, recipient);
    }
  }
  state.putWithdrawal(record4);
  return { ok: true };
}
function broadcast(context, state, id2) {
  const record4 = state.withdrawal(id2);
  if (!record4 || record4.state !== "approved" || record4.broadcastAt !== void 0) return;
  const currency = context.catalog.currency(record4.currencyId);
  if (!currency) throw new Error(`withdrawal ${id2} is of an unknown currency`);
  const { address: address2, network: network2, currencyId } = record4;
  const amount2 = fromUnits(record4.amount - record4.fee, currency.scale);
  record4.broadcastAt = context.now;
  record4.hash = payOut(context, { network: network2, currencyId, address: address2, amount: amount2, reference: id2 });
  state.putWithdrawal(record4);
}
function settleWithdrawal(context, state, id2, succeeded) {
  const record4 = state.withdrawal(id2);
  if (!record4) return refuse("not_found");
  if (record4.state !== "approved" || record4.broadcastAt === void 0) return refuse("already_decided");
  record4.state = succeeded ? "success" : "failed";
  if (succeeded) pay(context, record4, void 0);
  else release(context, record4);
  state.putWithdrawal(record4);
  return { ok: true };
}
var differs = (shown, own6) => shown !== void 0 && compare(shown, own6) !== 0;
var broadcastKey = (id2) => `broadcast ${id2}`;
function pay({ ledger: ledger2, now }, record4, recipient) {
  const { id: id2, userId, currencyId, wallet: from, amount: amount2, fee } = record4;
  const hold = { purpose: WITHDRAWAL_HOLD, reference: id2 };
  const target = recipient === void 0 ? ledger2.account({ house: "external" }, currencyId) : ledger2.account({ userId: recipient, wallet: "change" }, currencyId);
  ledger2.post(recipient === void 0 ? "withdrawal_done" : "withdrawal_internal", id2, now, [
    { account: ledger2.account({ userId, wallet: from }, currencyId), held: -amount2, hold },
    { account: target, available: amount2 - fee },
    { account: ledger2.account({ house: "fees" }, currencyId), available: fee }
  ]);
}
function release({ ledger: ledger2, now }, { id: id2, userId, currencyId, wallet: from, amount: amount2 }) {
  ledger2.post("withdrawal_release", id2, now, [
    {
      account: ledger2.account({ userId, wallet: from }, currencyId),
      available: amount2,
      held: -amount2,
      hold: { purpose: WITHDRAWAL_HOLD, reference: id2 }
    }
  ]);
}
function unitsOf(amount2, { code, scale }) {
  const units = toUnits(amount2, scale);
  if (units === void 0) throw new Error(`${amount2} has more places than ${code}`);
  return units;
}

// src/products/wallet/transaction-hash.ts
var HASH = /^[0-9a-f]{64}$/;
function transactionHash(text2) {
  const hash = text2.normalize("NFKC").trim().toLowerCase().replace(/^0x/, "");
  return HASH.test(hash) ? hash : void 0;
}

// src/products/wallet/deposit.ts
var DEPOSIT_WALLET = "change";
var REVERSED_CASE = "reversed_deposit";
function observeDeposit(context, state, report2) {
  const currency = context.catalog.currency(report2.currencyId);
  const network2 = currency && networkOf(currency, report2.network);
  if (!currency || !network2) return refuse("currency_not_found");
  const hash = transactionHash(report2.hash) ?? report2.hash;
  if (state.proofOf(hash)?.state === "approved") return refuse("already_credited");
  const deposit2 = state.deposit({ ...report2, hash }) ?? newDeposit2();
  if (typeof deposit2 === "string") return refuse(deposit2);
  if (report2.isReversed) {
    if (deposit2.state === "credited") takeBack(context, deposit2);
    if (deposit2.state !== "complete") {
      deposit2.state = "reversed";
      deposit2.confirmations = 0;
    }
  } else {
    deposit2.confirmations = Math.max(deposit2.confirmations, Math.trunc(report2.confirmations));
    if (deposit2.confirmations > 0 && (deposit2.state === "seen" || deposit2.state === "reversed"))
      credit(context, deposit2);
    if (deposit2.state === "credited" && deposit2.confirmations >= deposit2.required) deposit2.state = "complete";
  }
  state.putDeposit(deposit2);
  return { ok: true, deposit: deposit2 };
  function newDeposit2() {
    if (!currency || !network2) return "not_ours";
    const userId = ownerOfAddress(context, kindOf2(currency, network2.name), report2.address);
    if (userId === void 0) return "not_ours";
    if (isLess(report2.amount, network2.minDeposit)) return "below_minimum";
    const amount2 = amountOf(report2.amount, currency.scale);
    if (amount2 === void 0) return "amount_invalid";
    return {
      id: state.nextId("deposit"),
      userId,
      currencyId: currency.id,
      network: network2.name,
      hash,
      output: report2.output,
      amount: amount2,
      confirmations: 0,
      required: network2.confirmations,
      state: "seen",
      owed: 0n,
      writtenOff: 0n,
      createdAt: context.now
    };
  }
}
function credit(context, deposit2) {
  const { ledger: ledger2, now } = context;
  const { id: id2, userId, currencyId } = deposit2;
  const missing = deposit2.amount - deposit2.owed - deposit2.writtenOff;
  deposit2.state = "credited";
  deposit2.owed = 0n;
  deposit2.writtenOff = 0n;
  withdrawCase(context, REVERSED_CASE, id2);
  ledger2.post("chain_deposit", id2, now, [
    { account: ledger2.account({ house: "external" }, currencyId), available: -missing },
    { account: ledger2.account({ userId, wallet: DEPOSIT_WALLET }, currencyId), available: missing }
  ]);
}
function takeBack(context, deposit2) {
  const { catalog } = context;
  const { id: id2, userId, currencyId, hash, amount: amount2 } = deposit2;
  deposit2.owed = amount2;
  collect(context, deposit2);
  const currency = catalog.currency(currencyId);
  if (deposit2.owed === 0n || !currency) return;
  const money2 = (units) => `${fromUnits(units, currency.scale)} ${currency.code}`;
  openCase(context, {
    kind: REVERSED_CASE,
    reference: id2,
    userId,
    details: { Deposit: money2(amount2), Owed: money2(deposit2.owed), Transaction: hash }
  });
}
function collect({ ledger: ledger2, now }, deposit2) {
  const { id: id2, userId, currencyId } = deposit2;
  const postings = [];
  let missing = deposit2.owed;
  for (const wallet3 of [DEPOSIT_WALLET, ...WALLETS.filter((one) => one !== DEPOSIT_WALLET)]) {
    const account3 = ledger2.account({ userId, wallet: wallet3 }, currencyId);
    const part = missing < account3.available ? missing : account3.available;
    if (part === 0n) continue;
    missing -= part;
    postings.push({ account: account3, available: -part });
  }
  const taken = deposit2.owed - missing;
  if (taken === 0n) return;
  deposit2.owed = missing;
  ledger2.post("chain_deposit_reversed", id2, now, [
    ...postings,
    { account: ledger2.account({ house: "external" }, currencyId), available: taken }
  ]);
}
function decideDebt(context, state, { id: id2, keep: keep2 }) {
  const deposit2 = state.depositById(id2);
  if (!deposit2 || deposit2.owed === 0n) return refuse("not_found");
  collect(context, deposit2);
  if (!keep2 && deposit2.owed > 0n) {
    deposit2.writtenOff += deposit2.owed;
    deposit2.owed = 0n;
  }
  state.putDeposit(deposit2);
  return { ok: true };
}

// src/products/wallet/proof.ts
var PROOF_CASE = "deposit_proof";
var MOST_PENDING_PROOFS = 10;
function submitProof(context, state, command) {
  const { userId, currencyId, fromAddress: fromAddress2, amount: amount2, picture } = command;
  const currency = context.catalog.currency(currencyId);
  if (!context.users.has(userId)) return refuse("user_not_found");
  if (!currency) return refuse("currency_not_found");
  if (fromAddress2 === "" || command.hash === "" || picture === "") return refuse("incomplete");
  const claimed = amountOf(amount2, currency.scale);
  if (claimed === void 0) return refuse("amount_invalid");
  const hash = transactionHash(command.hash);
  if (hash === void 0) return refuse("hash_invalid");
  if (state.proofOf(hash) || state.isReported(hash)) return refuse("hash_taken");
  if (state.pendingProofs(userId) >= MOST_PENDING_PROOFS) return refuse("too_many_pending");
  const record4 = {
    id: state.nextId("proof"),
    userId,
    currencyId,
    fromAddress: fromAddress2,
    hash,
    claimed,
    credited: 0n,
    picture,
    state: "applying",
    reason: "",
    createdAt: context.now
  };
  state.putProof(record4);
  openCase(context, {
    kind: PROOF_CASE,
    reference: record4.id,
    userId,
    details: {
      Claimed: `${amount2} ${currency.code}`,
      From: fromAddress2,
      Transaction: hash,
      Picture: picture
    }
  });
  return { ok: true, id: record4.id };
}
function decideProof(context, state, { id: id2, amount: amount2, reason = "" }) {
  const record4 = state.proof(id2);
  const currency = record4 && context.catalog.currency(record4.currencyId);
  if (!record4 || !currency) return refuse("not_found");
  if (record4.state !== "applying") return refuse("already_decided");
  const units = amount2 === void 0 ? 0n : amountOf(amount2, currency.scale);
  if (units === void 0) return refuse("amount_invalid");
  if (units > 0n && state.isReported(record4.hash)) return refuse("hash_taken");
  withdrawCase(context, PROOF_CASE, id2);
  record4.reason = reason;
  record4.credited = units;
  record4.state = units === 0n ? "rejected" : "approved";
  state.putProof(record4);
  if (units > 0n) {
    const { ledger: ledger2, now } = context;
    ledger2.post("proof_deposit", id2, now, [
      { account: ledger2.account({ house: "external" }, currency.id), available: -units },
      { account: ledger2.account({ userId: record4.userId, wallet: "change" }, currency.id), available: units }
    ]);
  }
  return { ok: true };
}
function claimedAmount({ catalog }, state, id2) {
  const record4 = state.proof(id2);
  const currency = record4 && catalog.currency(record4.currencyId);
  return currency && fromUnits(record4.claimed, currency.scale);
}

// src/products/wallet/rules.ts
var wallet = {
  ...WALLET,
  // The reference of a `chain_deposit` and its reversal is a deposit, of a `proof_deposit` a proof, of the others a withdrawal.
  entries: {
    chain_deposit: SERVER_TEXTS.ledgerDeposit,
    chain_deposit_reversed: SERVER_TEXTS.ledgerDepositReversed,
    proof_deposit: SERVER_TEXTS.ledgerDeposit,
    withdrawal_hold: {
      credit: SERVER_TEXTS.ledgerWithdrawalHeld,
      debit: SERVER_TEXTS.ledgerWithdrawalHeld,
      paidOut: SERVER_TEXTS.ledgerWithdrawalDone
    },
    withdrawal_done: SERVER_TEXTS.ledgerWithdrawalDone,
    // Credits another user of the exchange.
    withdrawal_internal: SERVER_TEXTS.ledgerDeposit,
    withdrawal_release: SERVER_TEXTS.ledgerWithdrawalReturned
  },
  holdPurposes: [WITHDRAWAL_HOLD],
  audit: WALLET_AUDIT,
  load: ({ db }) => loadWallet(db),
  writes(state) {
    const writes = state.takeWrites();
    return writes && { write: (transaction) => writeWallet(transaction, writes) };
  },
  // The only deadline of the wallet: the outbox.
  due(context, state, { key }) {
    broadcast(context, state, Number(key.split(" ")[1]));
  },
  onChain(context, state, report2) {
    if (report2.direction === "in") observeDeposit(context, state, report2);
    else settleWithdrawal(context, state, report2.reference, !report2.isReversed);
  },
  refuseOutflow: refuseUnconfirmed,
  desk: {
    [REVERSED_CASE]: {
      title: "Reversed deposits that were spent: approve to keep the debt, reject to write it off",
      decide: (context, state, { reference: id2 }, { verdict }) => decideDebt(context, state, { id: id2, keep: verdict === "approve" })
    },
    [WITHDRAWAL_CASE]: {
      title: "Withdrawals",
      decide: (context, state, { reference: id2 }, { verdict, note }) => decideWithdrawal(context, state, { id: id2, approve: verdict === "approve", reason: note })
    },
    [PROOF_CASE]: {
      title: "Deposit proofs",
      fields: { amount: "Received amount" },
      decide(context, state, { reference: id2 }, { verdict, note, fields }) {
        if (verdict === "reject") return decideProof(context, state, { id: id2, amount: void 0, reason: note });
        const found = fields["amount"] === void 0 ? claimedAmount(context, state, id2) : parseDecimal(fields["amount"]);
        if (found === void 0 || !isPositive(found)) return refuse("amount_invalid");
        return decideProof(context, state, { id: id2, amount: found, reason: note });
      }
    }
  }
};

// src/products/acceptors/deals.ts
var CONFIRMS_ITSELF_MS = 20 * 6e4;
var WAITS_MS = 2 * 60 * 6e4;
var MOST_OPEN_DEALS = 3;
var LEAST_MONEY = decimal(10);
var DESK_KIND = { deposit: "acceptor_deposit", withdraw: "acceptor_withdrawal" };
var DEAL_HOLD = "acceptor deal";
var MONEY_DECIMALS = 2;
var confirmKey = (dealId) => `confirm ${dealId}`;
var expiryKey = (dealId) => `expire ${dealId}`;
function makeDeal(context, state, command) {
  const { catalog, ledger: ledger2, now } = context;
  const { userId, acceptor: acceptor2, direction, money: money2, rate, way: way2, mobile, account: account3 } = command;
  const currency = catalog.currencies().find(({ code }) => code === DEAL_CURRENCY);
  if (!currency || !isPositive(money2) || decimalsOf(money2) > MONEY_DECIMALS) return refuse("money_invalid");
  if (isLess(money2, LEAST_MONEY)) return refuse("below_least_money");
  if (acceptor2.userId === userId) return refuse("own_deal");
  if (state.dealsOf(userId) >= MOST_OPEN_DEALS) return refuse("too_many_deals");
  const limit = direction === "deposit" ? acceptor2.depositLimit : acceptor2.withdrawLimit;
  if (isGreater(money2, limit)) return refuse("acceptor_quota_insufficient");
  const units = unitsOf2(command, currency.scale, rate);
  if (units <= 0n) return refuse("money_invalid");
  const giver = direction === "deposit" ? acceptor2.userId : userId;
  if (ledger2.available(giver, currency.id, DEAL_WALLET) < units) {
    return refuse(direction === "deposit" ? "acceptor_quota_insufficient" : "insufficient_balance");
  }
  const free = confirmed(context, context.of(wallet), { userId: giver, currencyId: currency.id, wallet: DEAL_WALLET });
  if (free < units) return refuse(direction === "deposit" ? "acceptor_quota_insufficient" : "not_confirmed");
  const deal2 = state.add({
    acceptorId: acceptor2.id,
    acceptorUserId: acceptor2.userId,
    userId,
    direction,
    way: way2,
    mobile,
    account: account3,
    money: money2,
    price: rate,
    fee: roundHalfUp(percentOf(money2, feeRateOf(command)), MONEY_DECIMALS),
    currencyId: currency.id,
    units,
    status: "waiting",
    createdAt: now,
    updatedAt: now,
    transferredAt: void 0
  });
  const held = ledger2.account({ userId: giver, wallet: DEAL_WALLET }, currency.id);
  ledger2.post("acceptor_hold", deal2.id, now, [{ account: held, available: -units, held: units, hold: holdOf(deal2) }]);
  context.schedule(ACCEPTORS, expiryKey(deal2.id), now + WAITS_MS);
  openCase(context, {
    kind: DESK_KIND[direction],
    reference: deal2.id,
    userId,
    details: { Acceptor: acceptor2.name, Money: `${money2} CNY`, Account: account3, Mobile: mobile, Method: way2 }
  });
  return { ok: true, dealId: deal2.id };
}
var feeRateOf = ({ acceptor: acceptor2, direction }) => direction === "deposit" ? acceptor2.depositRate : acceptor2.withdrawRate;
function unitsOf2({ acceptor: acceptor2, direction, money: money2 }, scale, rate) {
  if (direction === "withdraw") return toUnits(ceilTo(dividedBy(money2, rate), scale), scale) ?? 0n;
  const net = minus(money2, percentOf(money2, acceptor2.depositRate));
  return toUnits(floorTo(dividedBy(net, rate), scale), scale) ?? 0n;
}
var DECISIONS = {
  confirm: { from: ["waiting", "transferred"], to: "confirmed" },
  reject: { from: ["waiting"], to: "rejected" },
  transfer: { from: ["waiting"], to: "transferred" }
};
function decideDeal(context, state, { dealId, decision: decision2 }) {
  const { ledger: ledger2, now } = context;
  const deal2 = state.deal(dealId);
  if (!deal2) return refuse("deal_not_found");
  const { from, to } = DECISIONS[decision2];
  const isWithdrawal = deal2.direction === "withdraw";
  if (!from.includes(deal2.status) || decision2 === "transfer" && !isWithdrawal) return refuse("not_allowed");
  deal2.status = to;
  deal2.updatedAt = now;
  context.cancel(ACCEPTORS, expiryKey(dealId));
  if (to === "transferred") {
    deal2.transferredAt = now;
    context.schedule(ACCEPTORS, confirmKey(dealId), now + CONFIRMS_ITSELF_MS);
  } else {
    const { currencyId, units } = deal2;
    const giver = ledger2.account({ userId: giverOf(deal2), wallet: DEAL_WALLET }, currencyId);
    const target = to === "rejected" ? giver : ledger2.account({ userId: receiverOf(deal2), wallet: DEAL_WALLET }, currencyId);
    ledger2.post(to === "rejected" ? "acceptor_return" : "acceptor_settled", dealId, now, [
      { account: giver, held: -units, hold: holdOf(deal2) },
      { account: target, available: units }
    ]);
    context.cancel(ACCEPTORS, confirmKey(dealId));
  }
  state.changed(deal2);
  return { ok: true, status: to };
}
function expireDeal(context, state, dealId) {
  const deal2 = state.deal(dealId);
  if (deal2?.status !== "waiting") return;
  withdrawCase(context, DESK_KIND[deal2.direction], dealId);
  decideDeal(context, state, { dealId, decision: "reject" });
}
var holdOf = ({ id: id2 }) => ({ purpose: DEAL_HOLD, reference: id2 });

// src/products/acceptors/refusals.ts
var DEAL_REFUSALS = {
  money_invalid: SERVER_TEXTS.amountPositive,
  below_least_money: SERVER_TEXTS.minimumDealMoney(LEAST_MONEY),
  too_many_deals: SERVER_TEXTS.unfinishedOrdersExceeded,
  not_confirmed: SERVER_TEXTS.fundsFrozen,
  own_deal: SERVER_TEXTS.transferToSelf,
  acceptor_quota_insufficient: SERVER_TEXTS.acceptorQuotaInsufficient,
  insufficient_balance: SERVER_TEXTS.insufficientBalance
};

// src/products/acceptors/audit.ts
import { sql as sql7 } from "kysely";
var ACCEPTOR_AUDIT = {
  "the hold of a deal is not its coin": sql7`
    with needs as (
      select id, case direction when 'deposit' then acceptor_user_id else user_id end as giver_id, currency_id, units
      from acceptor_deals where status in ('waiting', 'transferred')
    ), held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'acceptor deal'
    )
    select needs.id, needs.units, held.reference, held.amount from needs
    full join held on held.reference = needs.id and held.user_id = needs.giver_id
      and held.currency_id = needs.currency_id and held.wallet = 'legal'
    where needs.units is distinct from held.amount`,
  "a transferred withdrawal has no deadline": sql7`
    select acceptor_deals.id from acceptor_deals
    left join deadlines on product = 'acceptors' and key = 'confirm ' || acceptor_deals.id
    where (status = 'transferred') <> (key is not null)`
};

// src/products/acceptors/store.ts
import { sql as sql8 } from "kysely";

// src/products/acceptors/state.ts
var AcceptorState = class {
  #deals = /* @__PURE__ */ new Map();
  /** Pending deals of each user. */
  #counts = /* @__PURE__ */ new Map();
  #nextId;
  #added = /* @__PURE__ */ new Set();
  #changed = /* @__PURE__ */ new Set();
  /** @param deals that are neither confirmed nor rejected */
  constructor(deals, nextId2) {
    for (const deal2 of deals) this.#keep(deal2);
    this.#nextId = nextId2;
  }
  deal(id2) {
    return this.#deals.get(id2);
  }
  /** How many pending deals a user has. */
  dealsOf(userId) {
    return this.#counts.get(userId) ?? 0;
  }
  add(deal2) {
    const added = { ...deal2, id: this.#nextId };
    this.#nextId += 1;
    this.#keep(added);
    this.#added.add(added);
    return added;
  }
  /** Notes a change; a decided deal is forgotten. */
  changed(deal2) {
    if (!this.#added.has(deal2)) this.#changed.add(deal2);
    const isDecided = deal2.status === "confirmed" || deal2.status === "rejected";
    if (isDecided && this.#deals.delete(deal2.id)) this.#counts.set(deal2.userId, this.dealsOf(deal2.userId) - 1);
  }
  takeWrites() {
    const writes = { added: [...this.#added], changed: [...this.#changed] };
    this.#added = /* @__PURE__ */ new Set();
    this.#changed = /* @__PURE__ */ new Set();
    return writes;
  }
  #keep(deal2) {
    this.#deals.set(deal2.id, deal2);
    this.#counts.set(deal2.userId, this.dealsOf(deal2.userId) + 1);
  }
};

// src/products/acceptors/store.ts
var DEAL_COLUMNS = {
  id: "bigint",
  acceptor_id: "integer",
  acceptor_user_id: "integer",
  user_id: "integer",
  direction: "text",
  way: "text",
  mobile: "text",
  account: "text",
  money: "numeric",
  price: "numeric",
  fee: "numeric",
  currency_id: "integer",
  units: "numeric",
  status: "text",
  created_at: "bigint",
  updated_at: "bigint",
  transferred_at: "bigint"
};
var CHANGE_COLUMNS = {
  id: "bigint",
  status: "text",
  updated_at: "bigint",
  transferred_at: "bigint"
};
async function loadDeals(db) {
  const rows2 = await db.selectFrom("acceptor_deals").selectAll().where("status", "in", ["waiting", "transferred"]).orderBy("id").execute();
  const { last } = await db.selectFrom("acceptor_deals").select((of) => of.fn.coalesce(of.fn.max("id"), sql8`0`).as("last")).executeTakeFirstOrThrow();
  return new AcceptorState(rows2.map(toDeal), last + 1);
}
async function writeDeals(db, { added, changed }) {
  if (added.length > 0) await insertRows("acceptor_deals", DEAL_COLUMNS, added.map(toRow)).execute(db);
  if (changed.length > 0) {
    await sql8`
      update acceptor_deals
      set status = changed.status, updated_at = changed.updated_at, transferred_at = changed.transferred_at
      from ${unnest(CHANGE_COLUMNS, changed.map(toRow))} as changed (id, status, updated_at, transferred_at)
      where acceptor_deals.id = changed.id
    `.execute(db);
  }
}
async function acceptors(db) {
  return (await db.selectFrom("acceptors").selectAll().orderBy("id").execute()).map(toAcceptor);
}
async function findAcceptor(db, id2) {
  const row = await db.selectFrom("acceptors").selectAll().where("id", "=", id2).executeTakeFirst();
  return row && toAcceptor(row);
}
async function addAcceptor(db, acceptor2) {
  await db.insertInto("acceptors").values({
    id: acceptor2.id,
    user_id: acceptor2.userId,
    name: acceptor2.name,
    kind: acceptor2.kind,
    deposit_limit: acceptor2.depositLimit,
    withdraw_limit: acceptor2.withdrawLimit,
    deposit_rate: acceptor2.depositRate,
    withdraw_rate: acceptor2.withdrawRate,
    wechat_nickname: acceptor2.wechatNickname,
    wechat_account: acceptor2.wechatAccount,
    ali_nickname: acceptor2.aliNickname,
    ali_account: acceptor2.aliAccount,
    bank_name: acceptor2.bankName,
    bank_account: acceptor2.bankAccount,
    bank_address: acceptor2.bankAddress
  }).onConflict((conflict) => conflict.column("id").doNothing()).execute();
}
async function dealsOf(db, userId, { direction, way: way2 }, limit) {
  const rows2 = await db.selectFrom("acceptor_deals").selectAll().where("user_id", "=", userId).$if(direction !== void 0, (query) => query.where("direction", "=", direction ?? "deposit")).$if(way2 !== void 0, (query) => query.where("way", "=", way2 ?? "bank")).orderBy("id", "desc").limit(limit).execute();
  return rows2.map(toDeal);
}
function toAcceptor(row) {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    kind: row.kind,
    depositLimit: decimal(row.deposit_limit),
    withdrawLimit: decimal(row.withdraw_limit),
    depositRate: decimal(row.deposit_rate),
    withdrawRate: decimal(row.withdraw_rate),
    wechatNickname: row.wechat_nickname,
    wechatAccount: row.wechat_account,
    aliNickname: row.ali_nickname,
    aliAccount: row.ali_account,
    bankName: row.bank_name,
    bankAccount: row.bank_account,
    bankAddress: row.bank_address
  };
}
function toDeal(row) {
  return {
    id: row.id,
    acceptorId: row.acceptor_id,
    acceptorUserId: row.acceptor_user_id,
    userId: row.user_id,
    direction: row.direction,
    way: row.way,
    mobile: row.mobile,
    account: row.account,
    money: decimal(row.money),
    price: row.price === null ? void 0 : decimal(row.price),
    fee: row.fee === null ? void 0 : decimal(row.fee),
    currencyId: row.currency_id,
    units: BigInt(row.units),
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    transferredAt: row.transferred_at ?? void 0
  };
}
function toRow(deal2) {
  return {
    id: deal2.id,
    acceptor_id: deal2.acceptorId,
    acceptor_user_id: deal2.acceptorUserId,
    user_id: deal2.userId,
    direction: deal2.direction,
    way: deal2.way,
    mobile: deal2.mobile,
    account: deal2.account,
    money: deal2.money,
    price: deal2.price ?? null,
    fee: deal2.fee ?? null,
    currency_id: deal2.currencyId,
    units: deal2.units.toString(),
    status: deal2.status,
    created_at: deal2.createdAt,
    updated_at: deal2.updatedAt,
    transferred_at: deal2.transferredAt ?? null
  };
}

// src/products/acceptors/rules.ts
var CONFIRMATION = /^confirm (\d+)$/;
var EXPIRY = /^expire (\d+)$/;
function deskKind(title, approval) {
  return {
    title,
    decide: (context, state, { reference: dealId }, { verdict }) => decideDeal(context, state, { dealId, decision: verdict === "approve" ? approval : "reject" })
  };
}
var acceptors2 = {
  ...ACCEPTORS,
  entries: {
    acceptor_hold: {
      credit: SERVER_TEXTS.ledgerAcceptorHeld,
      debit: SERVER_TEXTS.ledgerAcceptorHeld,
      paidOut: SERVER_TEXTS.ledgerAcceptorSpent
    },
    acceptor_return: SERVER_TEXTS.ledgerAcceptorReturned,
    acceptor_settled: SERVER_TEXTS.ledgerAcceptorReceived
  },
  holdPurposes: [DEAL_HOLD],
  audit: ACCEPTOR_AUDIT,
  desk: {
    [DESK_KIND.deposit]: deskKind("Acceptor deposits: the money has arrived", "confirm"),
    [DESK_KIND.withdraw]: deskKind("Acceptor withdrawals: the money was sent", "transfer")
  },
  load: ({ db }) => loadDeals(db),
  writes(state) {
    const writes = state.takeWrites();
    if (writes.added.length + writes.changed.length === 0) return void 0;
    return { write: (transaction) => writeDeals(transaction, writes) };
  },
  due(context, state, { key }) {
    const [, dealId] = CONFIRMATION.exec(key) ?? [];
    if (dealId !== void 0) decideDeal(context, state, { dealId: Number(dealId), decision: "confirm" });
    const [, expired] = EXPIRY.exec(key) ?? [];
    if (expired !== void 0) expireDeal(context, state, Number(expired));
  }
};

// src/products/acceptors/wire.ts
var RATE = decimal(CNY_PER_USDT);
var IS_SURE2 = { waiting: 0, transferred: 0, confirmed: 1, rejected: 2 };
function wireDeal(exchange, deal2, acceptor2) {
  const { code, scale } = exchange.currency(deal2.currencyId) ?? { code: "", scale: 0 };
  return {
    id: deal2.id,
    money: deal2.money,
    deal_account: deal2.account,
    acceptor_name: acceptor2?.name ?? "",
    hes_account: acceptor2 ? accountOf(acceptor2, deal2.way) : "",
    way: deal2.way,
    is_sure: IS_SURE2[deal2.status],
    create_time: seconds(deal2.createdAt),
    update_time: seconds(deal2.updatedAt),
    ...deal2.transferredAt !== void 0 && { transfer_time: seconds(deal2.transferredAt) },
    ...deal2.status === "waiting" && { expire_time: seconds(deal2.createdAt + WAITS_MS) },
    number: fromUnits(deal2.units, scale),
    currency_name: code,
    wallet: DEAL_WALLET,
    ...deal2.price !== void 0 && { price: deal2.price },
    ...deal2.fee !== void 0 && { fee: deal2.fee }
  };
}
function wireAcceptor(acceptor2, balance) {
  return {
    id: acceptor2.id,
    name: acceptor2.name,
    user_id: acceptor2.userId,
    type: acceptor2.kind === "fiat" ? 1 : 2,
    recharge_amount: acceptor2.depositLimit,
    recharge_rate: acceptor2.depositRate,
    cash_amount: acceptor2.withdrawLimit,
    cash_rate: acceptor2.withdrawRate,
    wechat_nickname: acceptor2.wechatNickname,
    wechat_account: acceptor2.wechatAccount,
    ali_nickname: acceptor2.aliNickname,
    ali_account: acceptor2.aliAccount,
    bank_name: acceptor2.bankName,
    bank_account: acceptor2.bankAccount,
    bank_address: acceptor2.bankAddress,
    user_balance: balance,
    currency_name: DEAL_CURRENCY,
    price: RATE,
    wallet: DEAL_WALLET,
    least_money: LEAST_MONEY,
    wait_minutes: WAITS_MS / 6e4
  };
}
function accountOf(acceptor2, way2) {
  const accounts = { bank: acceptor2.bankAccount, ali_pay: acceptor2.aliAccount, we_chat: acceptor2.wechatAccount };
  return accounts[way2];
}

// src/products/acceptors/routes.ts
var MOST_RECORDS = 200;
var MOST_PARTY_LENGTH = 64;
var APPROVED = 2;
function acceptorRoutes({ userRoute }, { exchange }) {
  const { db } = exchange;
  async function acceptorOf(id2) {
    const found = await findAcceptor(db, id2);
    if (!found) throw new Rejection(SERVER_TEXTS.acceptorNotFound);
    return found;
  }
  async function balanceOf2(userId) {
    const currency = exchange.currencies().find(({ code }) => code === DEAL_CURRENCY);
    const balance = currency && await exchange.balance(userId, currency.id, DEAL_WALLET);
    return floorTo(times(balance?.available ?? decimal(0), RATE), 2);
  }
  userRoute(acceptorList, async ({ user }) => {
    const balance = await balanceOf2(user.id);
    return { list: (await acceptors(db)).map((acceptor2) => wireAcceptor(acceptor2, balance)) };
  });
  userRoute(
    acceptorInfo,
    async ({ input, user }) => wireAcceptor(await acceptorOf(input.id), await balanceOf2(user.id))
  );
  userRoute(acceptorDeal, async ({ input, user, request }) => {
    if (user.reviewStatus !== APPROVED) throw new Rejection(SERVER_TEXTS.realNameNotPassed, { type: 998 });
    if (input.type === DEAL_TYPE.withdraw) ensureMayPayOut(user, exchange.now());
    const acceptor2 = await acceptorOf(input.acceptor_id);
    const command = {
      userId: user.id,
      acceptor: acceptor2,
      direction: input.type === DEAL_TYPE.deposit ? "deposit" : "withdraw",
      way: input.way,
      mobile: input.mobile.slice(0, MOST_PARTY_LENGTH),
      account: input.deal_account.slice(0, MOST_PARTY_LENGTH),
      money: input.money,
      rate: RATE
    };
    const result = await exchange.run((context) => makeDeal(context, context.of(acceptors2), command), request);
    if (result.ok) return SERVER_TEXTS.acceptorDealSubmitted;
    if (result.reason === "unavailable") throw unavailable();
    if (result.reason === "request_taken") throw new Rejection(SERVER_TEXTS.duplicateSubmission);
    throw new Rejection(DEAL_REFUSALS[result.reason]);
  });
  userRoute(
    acceptorDeals,
    queued(async ({ input, user }) => {
      const direction = input.type && (input.type === DEAL_TYPE.deposit ? "deposit" : "withdraw");
      if (!direction && !input.way) throw new Rejection(SERVER_TEXTS.parameterError);
      const all = new Map((await acceptors(db)).map((acceptor2) => [acceptor2.id, acceptor2]));
      const deals = await dealsOf(db, user.id, { direction, way: input.way }, MOST_RECORDS);
      return { list: deals.map((deal2) => wireDeal(exchange, deal2, all.get(deal2.acceptorId))) };
    })
  );
}

// src/products/c2c/types.ts
var C2C = { name: "c2c" };
var C2C_WALLET = "legal";
var WAYS = ["ali_pay", "we_chat", "bank"];
function sellerOf({ adType: adType2, publisherId, takerId }) {
  return adType2 === "sell" ? publisherId : takerId;
}
function payerOf({ adType: adType2, publisherId, takerId }) {
  return adType2 === "sell" ? takerId : publisherId;
}
function isRunning({ status }) {
  return status === "unpaid" || status === "paid";
}

// src/products/c2c/eligibility.ts
var APPROVED2 = 2;
var ACCOUNT_OF = {
  bank: "bankAccount",
  ali_pay: "alipayAccount",
  we_chat: "wechatAccount"
};
async function findPayee(exchange, userId, method) {
  const payee2 = await readPayee(exchange.db, userId);
  const ways = method === void 0 ? WAYS : [method];
  if (!payee2 || payee2.realName === "" || ways.every((way2) => payee2[ACCOUNT_OF[way2]] === "")) {
    return { missing: SERVER_TEXTS.payeeNotSet };
  }
  const verified = await verifiedName(exchange, userId);
  if (verified !== void 0 && !isSameName(verified, payee2.realName)) {
    return { missing: SERVER_TEXTS.payeeNameDiffers };
  }
  return { payee: { ...payee2, isNameVerified: verified !== void 0 } };
}
async function eligiblePayee(exchange, user, method) {
  if (user.reviewStatus !== APPROVED2) throw new Rejection(SERVER_TEXTS.realNameNotPassed, { type: 998 });
  const found = await findPayee(exchange, user.id, method);
  if ("missing" in found) throw new Rejection(found.missing, { type: 997 });
  return found.payee;
}
async function publisherPayee(exchange, publisherId, method) {
  const found = await findPayee(exchange, publisherId, method);
  if ("missing" in found) throw new Rejection(SERVER_TEXTS.adWithdrawn);
  return found.payee;
}

// src/products/c2c/escrow.ts
var AD_HOLD = "c2c ad";
var ORDER_HOLD = "c2c order";
var HOLD_PURPOSES = [AD_HOLD, ORDER_HOLD];
var ENTRIES = {
  c2c_ad_hold: SERVER_TEXTS.ledgerC2cHeld,
  c2c_ad_release: SERVER_TEXTS.ledgerC2cReleased,
  c2c_hold: {
    credit: SERVER_TEXTS.ledgerC2cOrderHeld,
    debit: SERVER_TEXTS.ledgerC2cOrderHeld,
    paidOut: SERVER_TEXTS.ledgerC2cSold
  },
  c2c_return: SERVER_TEXTS.ledgerC2cOrderReleased,
  c2c_trade: SERVER_TEXTS.ledgerC2cBought
};
var adHold = ({ id: id2 }) => ({ purpose: AD_HOLD, reference: id2 });
var orderHold2 = ({ id: id2 }) => ({ purpose: ORDER_HOLD, reference: id2 });
function sellerRefusal(context, { userId, currencyId, units }) {
  if (context.ledger.available(userId, currencyId, C2C_WALLET) < units) return "insufficient_balance";
  const free = confirmed(context, context.of(wallet), { userId, currencyId, wallet: C2C_WALLET });
  return free < units ? "not_confirmed" : void 0;
}
function holdAd({ ledger: ledger2, now }, ad) {
  const account3 = ledger2.account({ userId: ad.userId, wallet: C2C_WALLET }, ad.currencyId);
  ledger2.post("c2c_ad_hold", ad.id, now, [{ account: account3, available: -ad.total, held: ad.total, hold: adHold(ad) }]);
}
function releaseAd({ ledger: ledger2, now }, ad) {
  const account3 = ledger2.account({ userId: ad.userId, wallet: C2C_WALLET }, ad.currencyId);
  ledger2.post("c2c_ad_release", ad.id, now, [{ account: account3, available: ad.surplus, held: -ad.surplus, hold: adHold(ad) }]);
}
function holdOrder({ ledger: ledger2, now }, order) {
  const { amount: amount2, adId } = order;
  const account3 = ledger2.account({ userId: sellerOf(order), wallet: C2C_WALLET }, order.currencyId);
  const hold = { account: account3, held: amount2, hold: orderHold2(order) };
  ledger2.post(
    "c2c_hold",
    order.id,
    now,
    order.adType === "sell" ? [{ account: account3, held: -amount2, hold: adHold({ id: adId }) }, hold] : [{ ...hold, available: -amount2 }]
  );
}
function returnOrder({ ledger: ledger2, now }, order) {
  const { amount: amount2, adId } = order;
  const account3 = ledger2.account({ userId: sellerOf(order), wallet: C2C_WALLET }, order.currencyId);
  const release2 = { account: account3, held: -amount2, hold: orderHold2(order) };
  ledger2.post(
    "c2c_return",
    order.id,
    now,
    order.adType === "sell" ? [release2, { account: account3, held: amount2, hold: adHold({ id: adId }) }] : [{ ...release2, available: amount2 }]
  );
}
function payOut2({ ledger: ledger2, now }, order) {
  const { amount: amount2, currencyId } = order;
  const seller = ledger2.account({ userId: sellerOf(order), wallet: C2C_WALLET }, currencyId);
  const buyer = ledger2.account({ userId: payerOf(order), wallet: C2C_WALLET }, currencyId);
  ledger2.post("c2c_trade", order.id, now, [
    { account: seller, held: -amount2, hold: orderHold2(order) },
    { account: buyer, available: amount2 }
  ]);
}

// src/products/c2c/payment-window.ts
var PAYMENT_WINDOW_MS = 15 * 6e4;
var expiryKey2 = (orderId2) => `expire ${orderId2}`;

// src/products/c2c/move-order.ts
var TRANSITIONS = {
  pay: { from: "unpaid", to: "paid", by: "payer" },
  cancel: { from: "unpaid", to: "cancelled", by: "payer" },
  expire: { from: "unpaid", to: "cancelled", by: "deadline" },
  release: { from: "paid", to: "completed", by: "seller" }
};
function moveOrder(context, state, command) {
  const { userId, orderId: orderId2, event, as } = command;
  const order = state.order(orderId2);
  if (!order) return refuse("order_not_running");
  if (userId !== order.publisherId && userId !== order.takerId) return refuse("not_your_order");
  const { from, by } = TRANSITIONS[event];
  const actor = by === "payer" ? payerOf(order) : sellerOf(order);
  const isAsked = as === void 0 || as === "publisher" === (order.publisherId === userId);
  if (actor !== userId || !isAsked) return refuse("not_authorised");
  if (order.status !== from) return refuse(order.status === "paid" ? "already_paid" : "not_paid");
  apply(context, state, order, event);
  context.cancel(C2C, expiryKey2(orderId2));
  return { ok: true, status: order.status };
}
function expireOrder(context, state, orderId2) {
  const order = state.order(orderId2);
  if (order?.status === TRANSITIONS.expire.from) apply(context, state, order, "expire");
}
function apply(context, state, order, event) {
  const { now } = context;
  order.status = TRANSITIONS[event].to;
  order.updatedAt = now;
  if (order.status === "completed") payOut2(context, order);
  if (order.status === "cancelled") {
    order.cancelledBy = event === "expire" ? "timeout" : "payer";
    returnOrder(context, order);
    state.cancelled({ payerId: payerOf(order), at: now }, now - REMEMBERED_MS);
  }
  state.orderChanged(order);
  updateAd(state, order);
}
function updateAd(state, { adId, amount: amount2, status }) {
  const ad = state.ad(adId);
  if (!ad) throw new Error(`no open ad ${adId}`);
  if (status === "cancelled") ad.surplus += amount2;
  const isCompleted = ad.surplus === 0n && !state.hasOrders(ad);
  if (isCompleted) ad.status = "completed";
  if (status === "cancelled" || isCompleted) state.adChanged(ad);
}

// src/products/c2c/publish-ad.ts
var C2C_DECIMALS = 2;
var HIGHEST_PRICE_DIGITS = 12;
var MOST_OPEN_ADS = 20;
var LEAST_MONEY2 = decimal(10);
function publishAd2(context, state, command) {
  const { catalog, now } = context;
  const { userId, type, currencyId, price, amount: amount2, way: way2, minimum } = command;
  const currency = catalog.currency(currencyId);
  if (!currency) return refuse("currency_not_found");
  if (!currency.isLegal) return refuse("currency_not_fiat");
  if (!isPositive(price) || price.length > HIGHEST_PRICE_DIGITS) return refuse("price_invalid");
  if (decimalsOf(price) > C2C_DECIMALS) return refuse("price_decimals");
  if ([amount2, minimum].some((each) => each && decimalsOf(each) > C2C_DECIMALS)) return refuse("amount_decimals");
  const total = amountOf(amount2, currency.scale);
  const least = minimum && amountOf(minimum, currency.scale);
  if (total === void 0 || minimum && least === void 0 || (least ?? 0n) > total) return refuse("amount_invalid");
  if (isLess(times(amount2, price), LEAST_MONEY2)) return { ...refuse("below_least_money"), least: LEAST_MONEY2 };
  if (state.adsOf(userId) >= MOST_OPEN_ADS) return refuse("too_many_ads");
  const reason = type === "sell" ? sellerRefusal(context, { userId, currencyId, units: total }) : void 0;
  if (reason) return refuse(reason);
  const ad = state.addAd({
    userId,
    type,
    currencyId,
    price,
    total,
    surplus: total,
    minimum: least,
    way: way2,
    status: "open",
    createdAt: now
  });
  if (type === "sell") holdAd(context, ad);
  return { ok: true, adId: ad.id };
}

// src/products/c2c/queries.ts
import { sql as sql10 } from "kysely";

// src/store/paging.ts
var DEFAULT_PAGE_SIZE = 10;
function rangeOf({ page: page2, size = DEFAULT_PAGE_SIZE }) {
  if (!Number.isInteger(page2) || page2 < 1 || !Number.isInteger(size) || size < 1) throw new RangeError("not a page");
  return { limit: size, offset: (page2 - 1) * size };
}

// src/products/c2c/store.ts
import { sql as sql9 } from "kysely";

// src/products/c2c/state.ts
var C2cState = class {
  #ads = /* @__PURE__ */ new Map();
  /** Open ads of each user. */
  #adCounts = /* @__PURE__ */ new Map();
  #orders = /* @__PURE__ */ new Map();
  #ofUser = /* @__PURE__ */ new Map();
  #cancellations = /* @__PURE__ */ new Map();
  #nextAdId;
  #nextOrderId;
  #newAds = /* @__PURE__ */ new Set();
  #changedAds = /* @__PURE__ */ new Set();
  #newOrders = /* @__PURE__ */ new Set();
  #changedOrders = /* @__PURE__ */ new Set();
  constructor({ ads, orders, cancellations, nextAdId, nextOrderId }) {
    for (const ad of ads) this.#keepAd(ad);
    for (const order of orders) this.#index(order);
    for (const cancellation of cancellations) this.#note(cancellation);
    this.#nextAdId = nextAdId;
    this.#nextOrderId = nextOrderId;
  }
  /** An open ad. */
  ad(id2) {
    return this.#ads.get(id2);
  }
  /** How many ads of a user are open. */
  adsOf(userId) {
    return this.#adCounts.get(userId) ?? 0;
  }
  /** A running order: unpaid or paid. */
  order(id2) {
    return this.#orders.get(id2);
  }
  /** Running orders of a user, on either side. */
  ordersOf(userId) {
    return this.#ofUser.get(userId) ?? /* @__PURE__ */ new Set();
  }
  hasOrders(ad) {
    for (const order of this.ordersOf(ad.userId)) if (order.adId === ad.id) return true;
    return false;
  }
  /** Moments at which orders that the user should have paid were cancelled, of the last days. */
  cancellationsOf(userId) {
    return this.#cancellations.get(userId) ?? [];
  }
  addAd(ad) {
    const added = { ...ad, id: this.#nextAdId };
    this.#nextAdId += 1;
    this.#keepAd(added);
    this.#newAds.add(added);
    return added;
  }
  addOrder(order) {
    const added = { ...order, id: this.#nextOrderId };
    this.#nextOrderId += 1;
    this.#index(added);
    this.#newOrders.add(added);
    return added;
  }
  /** Notes a change of an ad; an ad that is no longer open is forgotten. */
  adChanged(ad) {
    if (!this.#newAds.has(ad)) this.#changedAds.add(ad);
    if (ad.status !== "open" && this.#ads.delete(ad.id)) this.#adCounts.set(ad.userId, this.adsOf(ad.userId) - 1);
  }
  /** Notes a change of an order; an order that is no longer running is forgotten. */
  orderChanged(order) {
    if (!this.#newOrders.has(order)) this.#changedOrders.add(order);
    if (isRunning(order)) return;
    this.#orders.delete(order.id);
    for (const userId of [order.publisherId, order.takerId]) this.#ofUser.get(userId)?.delete(order);
  }
  cancelled(cancellation, keepFrom) {
    const { payerId } = cancellation;
    this.#cancellations.set(
      payerId,
      this.cancellationsOf(payerId).filter((at) => at >= keepFrom)
    );
    this.#note(cancellation);
  }
  takeWrites() {
    const writes = {
      newAds: [...this.#newAds],
      changedAds: [...this.#changedAds],
      newOrders: [...this.#newOrders],
      changedOrders: [...this.#changedOrders]
    };
    this.#newAds = /* @__PURE__ */ new Set();
    this.#changedAds = /* @__PURE__ */ new Set();
    this.#newOrders = /* @__PURE__ */ new Set();
    this.#changedOrders = /* @__PURE__ */ new Set();
    return writes;
  }
  #keepAd(ad) {
    this.#ads.set(ad.id, ad);
    this.#adCounts.set(ad.userId, this.adsOf(ad.userId) + 1);
  }
  #index(order) {
    this.#orders.set(order.id, order);
    for (const userId of [order.publisherId, order.takerId]) {
      const orders = this.#ofUser.get(userId) ?? /* @__PURE__ */ new Set();
      orders.add(order);
      this.#ofUser.set(userId, orders);
    }
  }
  #note({ payerId, at }) {
    this.#cancellations.set(payerId, [...this.cancellationsOf(payerId), at]);
  }
};

// src/products/c2c/store.ts
var AD_COLUMNS = {
  id: "bigint",
  user_id: "integer",
  type: "text",
  currency_id: "integer",
  price: "numeric",
  total: "numeric",
  surplus: "numeric",
  minimum: "numeric",
  way: "text",
  status: "text",
  created_at: "bigint"
};
var AD_CHANGE_COLUMNS = {
  id: "bigint",
  surplus: "numeric",
  status: "text"
};
var ORDER_COLUMNS = {
  id: "bigint",
  ad_id: "bigint",
  ad_type: "text",
  currency_id: "integer",
  publisher_id: "integer",
  taker_id: "integer",
  price: "numeric",
  amount: "numeric",
  total: "numeric",
  way: "text",
  status: "text",
  cancelled_by: "text",
  publisher_payee: "text",
  taker_payee: "text",
  created_at: "bigint",
  updated_at: "bigint"
};
var ORDER_CHANGE_COLUMNS = {
  id: "bigint",
  status: "text",
  cancelled_by: "text",
  updated_at: "bigint"
};
async function loadC2c(db) {
  const ads = await db.selectFrom("c2c_ads").selectAll().where("status", "=", "open").orderBy("id").execute();
  const orders = await db.selectFrom("c2c_orders").selectAll().where("status", "in", ["unpaid", "paid"]).orderBy("id").execute();
  const { rows: cancellations } = await sql9`
    select case ad_type when 'sell' then taker_id else publisher_id end as "payerId", updated_at as at
    from c2c_orders where status = 'cancelled'
      and updated_at >= (select max(updated_at) from c2c_orders where status = 'cancelled') - ${REMEMBERED_MS}
    order by id
  `.execute(db);
  const { rows: rows2 } = await sql9`
    select (select coalesce(max(id), 0) + 1 from c2c_ads) as "nextAdId",
      (select coalesce(max(id), 0) + 1 from c2c_orders) as "nextOrderId"
  `.execute(db);
  const [next = { nextAdId: 1, nextOrderId: 1 }] = rows2;
  return new C2cState({ ads: ads.map(toAd), orders: orders.map(toOrder), cancellations, ...next });
}
async function writeC2c(db, writes) {
  const { newAds, changedAds, newOrders, changedOrders } = writes;
  if (newAds.length > 0) await insertRows("c2c_ads", AD_COLUMNS, newAds.map(toAdRow)).execute(db);
  if (changedAds.length > 0) {
    await sql9`
      update c2c_ads set surplus = changed.surplus, status = changed.status
      from ${unnest(AD_CHANGE_COLUMNS, changedAds.map(toAdRow))} as changed (id, surplus, status)
      where c2c_ads.id = changed.id
    `.execute(db);
  }
  if (newOrders.length > 0) await insertRows("c2c_orders", ORDER_COLUMNS, newOrders.map(toOrderRow)).execute(db);
  if (changedOrders.length > 0) {
    await sql9`
      update c2c_orders set status = changed.status, cancelled_by = changed.cancelled_by, updated_at = changed.updated_at
      from ${unnest(ORDER_CHANGE_COLUMNS, changedOrders.map(toOrderRow))} as changed (id, status, cancelled_by, updated_at)
      where c2c_orders.id = changed.id
    `.execute(db);
  }
}
function toAd(row) {
  return {
    id: row.id,
    userId: row.user_id,
    type: row.type,
    currencyId: row.currency_id,
    price: decimal(row.price),
    total: BigInt(row.total),
    surplus: BigInt(row.surplus),
    minimum: row.minimum === null ? void 0 : BigInt(row.minimum),
    way: row.way,
    status: row.status,
    createdAt: row.created_at
  };
}
function toOrder(row) {
  return {
    id: row.id,
    adId: row.ad_id,
    adType: row.ad_type,
    currencyId: row.currency_id,
    publisherId: row.publisher_id,
    takerId: row.taker_id,
    price: decimal(row.price),
    amount: BigInt(row.amount),
    total: decimal(row.total),
    way: row.way,
    status: row.status,
    cancelledBy: row.cancelled_by ?? void 0,
    publisherPayee: payeeOf(row.publisher_payee),
    takerPayee: payeeOf(row.taker_payee),
    createdAt: row.created_at,
    updatedAt: row.updated_at
  };
}
function payeeOf(json) {
  return JSON.parse(json);
}
function toAdRow(ad) {
  return {
    id: ad.id,
    user_id: ad.userId,
    type: ad.type,
    currency_id: ad.currencyId,
    price: ad.price,
    total: ad.total.toString(),
    surplus: ad.surplus.toString(),
    minimum: ad.minimum?.toString() ?? null,
    way: ad.way,
    status: ad.status,
    created_at: ad.createdAt
  };
}
function toOrderRow(order) {
  return {
    id: order.id,
    ad_id: order.adId,
    ad_type: order.adType,
    currency_id: order.currencyId,
    publisher_id: order.publisherId,
    taker_id: order.takerId,
    price: order.price,
    amount: order.amount.toString(),
    total: order.total,
    way: order.way,
    status: order.status,
    cancelled_by: order.cancelledBy ?? null,
    publisher_payee: JSON.stringify(order.publisherPayee),
    taker_payee: JSON.stringify(order.takerPayee),
    created_at: order.createdAt,
    updated_at: order.updatedAt
  };
}

// src/products/c2c/queries.ts
async function marketAds2(db, { type, currencyId }, page2) {
  const { limit, offset } = rangeOf(page2);
  const rows2 = await db.selectFrom("c2c_ads").selectAll().where("status", "=", "open").where("surplus", ">", "0").where("type", "=", type).where("currency_id", "=", currencyId).orderBy("price", type === "sell" ? "asc" : "desc").orderBy("id").limit(limit).offset(offset).execute();
  return rows2.map(toAd);
}
async function adsOf(db, userId, { type, currencyId }, page2) {
  const { limit, offset } = rangeOf(page2);
  const rows2 = await db.selectFrom("c2c_ads").selectAll().where("user_id", "=", userId).where("type", "=", type).where("currency_id", "=", currencyId).orderBy("id", "desc").limit(limit).offset(offset).execute();
  return rows2.map(toAd);
}
async function findAd(db, id2) {
  const row = await db.selectFrom("c2c_ads").selectAll().where("id", "=", id2).executeTakeFirst();
  return row && toAd(row);
}
async function ordersOf(db, userId, page2) {
  const { limit, offset } = rangeOf(page2);
  const of = (column) => db.selectFrom("c2c_orders").selectAll().where(column, "=", userId).orderBy("id", "desc").limit(limit + offset);
  const sides = db.selectFrom(of("publisher_id").as("published")).selectAll().unionAll(db.selectFrom(of("taker_id").as("taken")).selectAll());
  const rows2 = await db.selectFrom(sides.as("own")).selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute();
  return rows2.map(toOrder);
}
async function ordersOfAd(db, adId, page2) {
  const { limit, offset } = rangeOf(page2);
  const rows2 = await db.selectFrom("c2c_orders").selectAll().where("ad_id", "=", adId).orderBy("id", "desc").limit(limit).offset(offset).execute();
  return rows2.map(toOrder);
}
async function findOrder(db, id2) {
  const row = await db.selectFrom("c2c_orders").selectAll().where("id", "=", id2).executeTakeFirst();
  return row && toOrder(row);
}
var MONTH_MS = 30 * 864e5;
async function completion(db, publisherIds, now) {
  if (publisherIds.length === 0) return /* @__PURE__ */ new Map();
  const { rows: rows2 } = await sql10`
    select publisher_id as "userId", count(*) filter (where status = 'completed')::integer as deals,
      round(100.0 * count(*) filter (where status = 'completed') / count(*), 2)::text as rate
    from c2c_orders
    where publisher_id = any(${[...new Set(publisherIds)]}::integer[]) and updated_at >= ${now - MONTH_MS}
      and (status = 'completed' or (status = 'cancelled' and ad_type = 'buy'))
    group by publisher_id
  `.execute(db);
  return new Map(rows2.map(({ userId, deals, rate }) => [userId, { deals, rate }]));
}

// src/products/c2c/refusals.ts
var error = (text2) => () => new Rejection(text2);
var REFUSALS3 = {
  currency_not_found: error(SERVER_TEXTS.currencyNotFound),
  currency_not_fiat: error(SERVER_TEXTS.notFiatCurrency),
  price_invalid: error(SERVER_TEXTS.pricePositive),
  price_decimals: error(SERVER_TEXTS.priceDecimals(C2C_DECIMALS)),
  amount_invalid: error(SERVER_TEXTS.numberPositive),
  amount_decimals: error(SERVER_TEXTS.numberDecimals(C2C_DECIMALS)),
  insufficient_balance: error(SERVER_TEXTS.insufficientBalance),
  not_confirmed: error(SERVER_TEXTS.fundsFrozen),
  too_many_ads: error(SERVER_TEXTS.maximumAds(MOST_OPEN_ADS)),
  ad_not_open: error(SERVER_TEXTS.adWithdrawn),
  own_ad: error(SERVER_TEXTS.adIsYours),
  remainder_insufficient: error(SERVER_TEXTS.adRemainderInsufficient),
  cancellations_exceeded: error(SERVER_TEXTS.cancellationsExceeded),
  unfinished_exceeded: error(SERVER_TEXTS.unfinishedOrdersExceeded),
  not_your_ad: error(SERVER_TEXTS.notAuthorised),
  ad_has_orders: error(SERVER_TEXTS.adHasTrades),
  order_not_running: error(SERVER_TEXTS.orderAlreadyProcessed),
  not_your_order: error(SERVER_TEXTS.notYourOrder),
  not_authorised: error(SERVER_TEXTS.notAuthorised),
  already_paid: error(SERVER_TEXTS.orderAlreadyPaid),
  not_paid: error(SERVER_TEXTS.orderNotPaid),
  request_taken: error(SERVER_TEXTS.duplicateSubmission),
  unavailable
};
function refusal(refused) {
  if (refused.reason === "below_minimum") return new Rejection(SERVER_TEXTS.minimumQuantity(refused.minimum));
  if (refused.reason === "below_least_money") return new Rejection(SERVER_TEXTS.minimumDealMoney(refused.least));
  return REFUSALS3[refused.reason]();
}
function closedAdRefusal(ad, userId, isWithdrawal) {
  if (!ad) return new Rejection(SERVER_TEXTS.adNotFound);
  const isForeign = isWithdrawal && ad.userId !== userId;
  return new Rejection(isForeign ? SERVER_TEXTS.notAuthorised : SERVER_TEXTS.adWithdrawn);
}
function closedOrderRefusal(order, userId) {
  if (!order) return new Rejection(SERVER_TEXTS.orderNotFound);
  if (order.publisherId !== userId && order.takerId !== userId) return new Rejection(SERVER_TEXTS.notYourOrder);
  return new Rejection(
    order.cancelledBy === "timeout" ? SERVER_TEXTS.orderTimedOut : SERVER_TEXTS.orderAlreadyProcessed
  );
}

// src/products/c2c/audit.ts
import { sql as sql11 } from "kysely";
var C2C_AUDIT = {
  "the hold of a sale is not the remainder of its ad": sql11`
    with needs as (
      select id, user_id, currency_id, surplus as amount from c2c_ads
      where type = 'sell' and status = 'open' and surplus > 0
    ), held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'c2c ad'
    )
    select needs.id, needs.amount, held.reference, held.amount as held from needs
    full join held on held.reference = needs.id and held.user_id = needs.user_id
      and held.currency_id = needs.currency_id and held.wallet = 'legal'
    where needs.amount is distinct from held.amount`,
  "the escrow of a running order is not its amount": sql11`
    with needs as (
      select id, case ad_type when 'sell' then publisher_id else taker_id end as seller_id, currency_id, amount
      from c2c_orders where status in ('unpaid', 'paid')
    ), held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'c2c order'
    )
    select needs.id, needs.amount, held.reference, held.amount as held from needs
    full join held on held.reference = needs.id and held.user_id = needs.seller_id
      and held.currency_id = needs.currency_id and held.wallet = 'legal'
    where needs.amount is distinct from held.amount`,
  "an ad is not its remainder and its orders": sql11`
    select c2c_ads.id from c2c_ads left join c2c_orders on ad_id = c2c_ads.id and c2c_orders.status <> 'cancelled'
    group by c2c_ads.id, c2c_ads.status
    having coalesce(sum(amount), 0) + surplus > c2c_ads.total
      or (c2c_ads.status <> 'withdrawn' and coalesce(sum(amount), 0) + surplus <> c2c_ads.total)`,
  "an ad that is not open has running orders": sql11`
    select c2c_ads.id from c2c_ads join c2c_orders on ad_id = c2c_ads.id
    where c2c_ads.status <> 'open' and c2c_orders.status in ('unpaid', 'paid')`,
  "a user trades with himself": sql11`select id from c2c_orders where publisher_id = taker_id`,
  "an unpaid order has no deadline, or a paid one has one": sql11`
    select c2c_orders.id from c2c_orders
    left join deadlines on product = 'c2c' and key = 'expire ' || c2c_orders.id
    where (status = 'unpaid') <> (key is not null)`
};

// src/products/c2c/rules.ts
var EXPIRY2 = /^expire (\d+)$/;
var c2c = {
  ...C2C,
  entries: ENTRIES,
  holdPurposes: HOLD_PURPOSES,
  audit: C2C_AUDIT,
  load: ({ db }) => loadC2c(db),
  writes(state) {
    const writes = state.takeWrites();
    const { newAds, changedAds, newOrders, changedOrders } = writes;
    const count = newAds.length + changedAds.length + newOrders.length + changedOrders.length;
    return count === 0 ? void 0 : { write: (transaction) => writeC2c(transaction, writes) };
  },
  due(context, state, { key }) {
    const [, orderId2] = EXPIRY2.exec(key) ?? [];
    if (orderId2 !== void 0) expireOrder(context, state, Number(orderId2));
  }
};

// src/products/c2c/take-ad.ts
function takeAd2(context, state, command) {
  const { catalog, now } = context;
  const { userId, adId, publisherPayee: publisherPayee2, takerPayee } = command;
  const ad = state.ad(adId);
  if (!ad || ad.surplus === 0n) return refuse("ad_not_open");
  if (ad.userId === userId) return refuse("own_ad");
  const reached = limitReached(state, userId, now);
  if (reached) return refuse(reached);
  const scale = catalog.currency(ad.currencyId)?.scale ?? 0;
  const amount2 = amountTaken(ad, command.amount, scale);
  if (typeof amount2 !== "bigint") return amount2;
  const reason = ad.type === "buy" ? sellerRefusal(context, { userId, currencyId: ad.currencyId, units: amount2 }) : void 0;
  if (reason) return refuse(reason);
  const order = state.addOrder({
    adId,
    adType: ad.type,
    currencyId: ad.currencyId,
    publisherId: ad.userId,
    takerId: userId,
    price: ad.price,
    amount: amount2,
    total: roundHalfUp(times(fromUnits(amount2, scale), ad.price), C2C_DECIMALS),
    way: ad.way,
    status: "unpaid",
    cancelledBy: void 0,
    publisherPayee: publisherPayee2,
    takerPayee,
    createdAt: now,
    updatedAt: now
  });
  ad.surplus -= amount2;
  state.adChanged(ad);
  holdOrder(context, order);
  context.schedule(C2C, expiryKey2(order.id), now + PAYMENT_WINDOW_MS);
  return { ok: true, orderId: order.id };
}
function amountTaken({ surplus, minimum }, amount2, scale) {
  if (amount2 === void 0) return surplus;
  const units = amountOf(amount2, scale);
  if (units === void 0) return refuse("amount_invalid");
  if (units > surplus) return refuse("remainder_insufficient");
  if (units === surplus) return units;
  const least = minimum ?? surplus;
  if (units < least)
    return { ...refuse("below_minimum"), minimum: fromUnits(least < surplus ? least : surplus, scale) };
  return units;
}

// src/accounts/merchants.ts
async function saveMerchantName(db, userId, name) {
  await db.insertInto("merchants").values({ user_id: userId, name }).onConflict((conflict) => conflict.column("user_id").doUpdateSet({ name })).execute();
}
async function publicNames(db, userIds) {
  const rows2 = await db.selectFrom("users").leftJoin("merchants", "merchants.user_id", "users.id").select(["users.id", "users.account", "merchants.name"]).where("users.id", "in", [.../* @__PURE__ */ new Set([0, ...userIds])]).execute();
  const names2 = new Map(rows2.map(({ id: id2, account: account3, name }) => [id2, name ?? masked(account3)]));
  return (userId) => names2.get(userId) ?? "";
}
function masked(account3) {
  const [local = "", domain] = account3.split("@");
  return domain === void 0 ? `${local.slice(0, 3)}***${local.slice(-2)}` : `${local.slice(0, 2)}***@${domain}`;
}

// src/products/c2c/wire.ts
var coin = (exchange, currencyId) => exchange.currency(currencyId) ?? { code: "", scale: 0 };
async function wireAds(exchange, ads, viewer) {
  const publishers = ads.map(({ userId }) => userId);
  const names2 = await publicNames(exchange.db, publishers);
  const figures = await completion(exchange.db, publishers, exchange.now());
  return ads.map((ad) => {
    const { code, scale } = coin(exchange, ad.currencyId);
    const { deals, rate } = figures.get(ad.userId) ?? {};
    return {
      id: ad.id,
      price: ad.price,
      total_number: fromUnits(ad.total, scale),
      surplus_number: fromUnits(ad.surplus, scale),
      way: ad.way,
      currency_id: ad.currencyId,
      currency_name: code,
      type: ad.type,
      seller_name: names2(ad.userId),
      ...ad.minimum !== void 0 && { min_number: fromUnits(ad.minimum, scale) },
      is_own: ad.userId === viewer ? 1 : 0,
      ...deals !== void 0 && { deals },
      ...rate !== void 0 && { completion_rate: rate },
      create_time: seconds(ad.createdAt),
      status: ad.status
    };
  });
}
async function wireOrders(exchange, orders, viewer) {
  const names2 = await publicNames(
    exchange.db,
    orders.map(({ publisherId }) => publisherId)
  );
  const userIds = [...new Set(orders.flatMap(({ publisherId, takerId }) => [publisherId, takerId]))];
  const users = await Promise.all(userIds.map((id2) => exchange.accounts.user(id2)));
  const phoneOf = (id2) => users.find((user) => user?.id === id2)?.phone ?? "";
  return orders.map((order) => {
    const { code, scale } = coin(exchange, order.currencyId);
    const isPublisher = order.publisherId === viewer;
    const isOpen = isRunning(order);
    const counterparty = isPublisher ? order.takerPayee : order.publisherPayee;
    return {
      id: order.id,
      type: order.adType,
      number: fromUnits(order.amount, scale),
      price: order.price,
      deal_money: order.total,
      way_name: order.way,
      create_time: seconds(order.createdAt),
      format_create_time: dateTime(order.createdAt),
      is_sure: IS_SURE[order.status],
      seller_name: names2(order.publisherId),
      seller_phone: isOpen ? phoneOf(order.publisherId) : "",
      hes_realname: isOpen ? counterparty.realName : "",
      hes_verified: isOpen && counterparty.isNameVerified ? 1 : 0,
      phone: isOpen ? phoneOf(order.takerId) : "",
      ...isOpen && { sell_cash_info: wirePayee(order.publisherPayee), user_cash_info: wirePayee(order.takerPayee) },
      is_owner: isPublisher ? 1 : 0,
      ad_id: order.adId,
      currency_id: order.currencyId,
      currency_name: code,
      update_time: seconds(order.updatedAt),
      ...order.cancelledBy && { cancelled_by: order.cancelledBy }
    };
  });
}
function wirePayee(payee2) {
  return {
    real_name: payee2.realName,
    bank_name: payee2.bankName,
    bank_account: payee2.bankAccount,
    alipay_account: payee2.alipayAccount,
    wechat_account: payee2.wechatAccount,
    wechat_nickname: payee2.wechatNickname
  };
}

// src/products/c2c/withdraw-ad.ts
function withdrawAd2(context, state, { userId, adId }) {
  const ad = state.ad(adId);
  if (!ad) return refuse("ad_not_open");
  if (ad.userId !== userId) return refuse("not_your_ad");
  if (state.hasOrders(ad)) return refuse("ad_has_orders");
  if (ad.type === "sell") releaseAd(context, ad);
  ad.surplus = 0n;
  ad.status = "withdrawn";
  state.adChanged(ad);
  return { ok: true };
}

// src/products/c2c/routes.ts
var LAST_PAGE = 1e6;
function pageOf(page2) {
  if (page2 < 1 || page2 > LAST_PAGE) throw new Rejection(SERVER_TEXTS.parameterError);
  return { page: page2 };
}
function c2cRoutes({ route, userRoute }, { exchange }) {
  const { db } = exchange;
  const lists = new PerCommit(exchange);
  function filterOf({ type, currency_id: currencyId }) {
    if (!exchange.currency(currencyId)) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return { type, currencyId };
  }
  route(
    marketAds,
    queued(async ({ input, user }) => {
      const filter = filterOf(input);
      const page2 = pageOf(input.page);
      const ads = await lists.read(JSON.stringify([filter, page2]), async () => {
        const records = await marketAds2(db, filter, page2);
        const rows2 = await wireAds(exchange, records, void 0);
        return rows2.map((row, index) => ({ row, publisher: records[index]?.userId }));
      });
      return { list: ads.map(({ row, publisher }) => ({ ...row, is_own: publisher === user?.id ? 1 : 0 })) };
    })
  );
  userRoute(
    ownAds,
    queued(async ({ input, user }) => ({
      list: await wireAds(exchange, await adsOf(db, user.id, filterOf(input), pageOf(input.page)), user.id)
    }))
  );
  userRoute(publishAd, async ({ input, user, request }) => {
    if (input.type === "sell") ensureMayPayOut(user, exchange.now());
    await eligiblePayee(exchange, user, input.type === "sell" ? input.way : void 0);
    const command = {
      userId: user.id,
      type: input.type,
      currencyId: input.currency_id,
      price: input.price,
      amount: input.total_number,
      way: input.way,
      minimum: input.min_number
    };
    const result = await exchange.run((context) => publishAd2(context, context.of(c2c), command), request);
    if (!result.ok) throw refusal(result);
    return SERVER_TEXTS.published;
  });
  userRoute(withdrawAd, async ({ input, user, request }) => {
    const command = { userId: user.id, adId: input.id };
    const result = await exchange.run((context) => withdrawAd2(context, context.of(c2c), command), request);
    if (result.ok) return SERVER_TEXTS.withdrawn;
    if (result.reason !== "ad_not_open") throw refusal(result);
    throw closedAdRefusal(await findAd(db, input.id), user.id, true);
  });
  userRoute(takeAd, async ({ input, user, request }) => {
    const ad = await findAd(db, input.id);
    if (!ad) throw new Rejection(SERVER_TEXTS.adNotFound);
    if (ad.type === "buy") ensureMayPayOut(user, exchange.now());
    const command = {
      userId: user.id,
      adId: input.id,
      amount: input.number,
      takerPayee: await eligiblePayee(exchange, user, ad.type === "buy" ? ad.way : void 0),
      publisherPayee: await publisherPayee(exchange, ad.userId, ad.type === "sell" ? ad.way : void 0)
    };
    const result = await exchange.run((context) => takeAd2(context, context.of(c2c), command), request);
    if (!result.ok) throw refusal(result);
    return SERVER_TEXTS.operationSucceeded;
  });
  userRoute(
    ownOrders,
    queued(async ({ input, user }) => ({
      list: await wireOrders(exchange, await ordersOf(db, user.id, pageOf(input.page)), user.id)
    }))
  );
  userRoute(
    adOrders,
    queued(async ({ input, user }) => {
      const ad = await findAd(db, input.id);
      if (!ad) throw new Rejection(SERVER_TEXTS.adNotFound);
      if (ad.userId !== user.id) throw new Rejection(SERVER_TEXTS.notAuthorised);
      return { list: await wireOrders(exchange, await ordersOfAd(db, ad.id, pageOf(input.page)), user.id) };
    })
  );
  userRoute(oneOrder, async ({ input, user }) => {
    const order = await findOrder(db, input.id);
    if (!order) throw new Rejection(SERVER_TEXTS.orderNotFound);
    if (order.publisherId !== user.id && order.takerId !== user.id) throw new Rejection(SERVER_TEXTS.notYourOrder);
    const [wire] = await wireOrders(exchange, [order], user.id);
    if (!wire) throw new Rejection(SERVER_TEXTS.orderNotFound);
    return wire;
  });
  async function move({ input, user, request }, step, text2) {
    const command = { userId: user.id, orderId: input.id, ...step };
    const result = await exchange.run((context) => moveOrder(context, context.of(c2c), command), request);
    if (result.ok) return text2;
    if (result.reason !== "order_not_running") throw refusal(result);
    throw closedOrderRefusal(await findOrder(db, input.id), user.id);
  }
  userRoute(markPaid, (asked) => move(asked, { event: "pay" }, SERVER_TEXTS.paymentConfirmed));
  userRoute(cancelPayment, (asked) => move(asked, { event: "cancel" }, SERVER_TEXTS.cancelled));
  userRoute(releaseAsTaker, (asked) => move(asked, { event: "release", as: "taker" }, SERVER_TEXTS.receiptConfirmed));
  userRoute(
    releaseAsPublisher,
    (asked) => move(asked, { event: "release", as: "publisher" }, SERVER_TEXTS.receiptConfirmed)
  );
}

// src/simulation/c2c/merchant-bots.ts
function nextStep({ paysAfterMs, releasesAfterMs }, order, role, now) {
  const isDue = (since, after) => after !== void 0 && now >= since + after;
  if (role === "payer") return order.status === "unpaid" && isDue(order.createdAt, paysAfterMs) ? "pay" : void 0;
  return order.status === "paid" && isDue(order.updatedAt, releasesAfterMs) ? "release" : void 0;
}
async function actAsMerchants(exchange, merchants) {
  const rows2 = await exchange.db.selectFrom("c2c_orders").selectAll().where("status", "in", ["unpaid", "paid"]).orderBy("id").execute();
  for (const order of rows2.map(toOrder).filter(isRunning)) {
    for (const [userId, role] of [[payerOf(order), "payer"], [sellerOf(order), "seller"]]) {
      const merchant = merchants.get(userId);
      const event = merchant && nextStep(merchant, order, role, exchange.now());
      if (event === void 0) continue;
      await exchange.run((context) => moveOrder(context, context.of(c2c), { userId, orderId: order.id, event }));
    }
  }
}
var STEP_EVERY_MS = 1e3;
function startMerchants({ exchange, merchants, onError }) {
  let running;
  const step = () => {
    running ??= actAsMerchants(exchange, merchants).catch(onError).finally(() => running = void 0);
  };
  const timer = setInterval(step, STEP_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

// src/simulation/c2c/merchants.ts
var MINUTE = 6e4;
var payee = (realName, bankAccount) => ({
  realName,
  bankName: "Bank of Shanghai",
  bankAccount,
  alipayAccount: `${bankAccount.slice(-6)}@pay.example`,
  wechatAccount: `wx_${bankAccount.slice(-6)}`,
  wechatNickname: realName
});
var MERCHANTS = [
  {
    account: "lotus@merchants.bourse.example",
    name: "Lotus Trading",
    payee: payee("\u738B\u5C0F\u660E", "6222021234567890128"),
    paysAfterMs: 2e4,
    releasesAfterMs: 15e3,
    ads: [
      { type: "sell", code: "USDT", price: "1.005", amount: "20000", minimum: "50", way: "bank" },
      { type: "buy", code: "USDT", price: "0.995", amount: "15000", minimum: "50", way: "bank" },
      { type: "sell", code: "BTC", price: "1.008", amount: "2", minimum: "0.01", way: "ali_pay" }
    ]
  },
  {
    account: "slowboat@merchants.bourse.example",
    name: "Slow Boat OTC",
    payee: payee("\u674E\u5A1C", "6228480402564890018"),
    paysAfterMs: 12 * MINUTE,
    releasesAfterMs: 8 * MINUTE,
    ads: [
      { type: "sell", code: "USDT", price: "0.999", amount: "5000", minimum: "100", way: "ali_pay" },
      { type: "buy", code: "USDT", price: "1.002", amount: "4000", minimum: "100", way: "ali_pay" }
    ]
  },
  {
    account: "silent@merchants.bourse.example",
    name: "Silent Harbour",
    payee: payee("\u5F20\u4F1F", "6217000010012345674"),
    paysAfterMs: void 0,
    releasesAfterMs: void 0,
    ads: [
      { type: "sell", code: "USDT", price: "0.994", amount: "500", way: "we_chat" },
      { type: "buy", code: "USDT", price: "1.006", amount: "300", way: "we_chat" }
    ]
  },
  {
    account: "thirdhand@merchants.bourse.example",
    name: "Third Hand",
    payee: payee("\u5218\u6D0B", "6225880137654321009"),
    paysAfterMs: 3e4,
    releasesAfterMs: 3e4,
    remitter: "\u9648\u9759",
    ads: [{ type: "buy", code: "USDT", price: "1.004", amount: "2000", minimum: "20", way: "bank" }]
  }
];

// src/simulation/c2c/seed.ts
var STOCK = { USDT: "200000", BTC: "10" };
var HOUSE_ACCOUNT = "acceptor@merchants.bourse.example";
async function seedC2c(exchange, usdtPrice2) {
  const merchants = /* @__PURE__ */ new Map();
  for (const merchant of MERCHANTS) {
    const userId = await userOf(exchange, merchant.account);
    merchants.set(userId, merchant);
    await saveMerchantName(exchange.db, userId, merchant.name);
    await savePayee2(exchange.db, userId, merchant.payee);
    await publishMissing(exchange, userId, merchant, usdtPrice2);
  }
  await seedAcceptors(exchange);
  return merchants;
}
async function publishMissing(exchange, userId, { ads }, usdtPrice2) {
  const open = await exchange.db.selectFrom("c2c_ads").select(["type", "currency_id"]).where("user_id", "=", userId).where("status", "=", "open").where("surplus", ">", "0").execute();
  for (const ad of ads) {
    const currency = exchange.currencies().find(({ code }) => code === ad.code);
    const usdt = currency && (currency.code === "USDT" ? "1" : usdtPrice2(currency.id));
    if (!currency || usdt === void 0) continue;
    if (open.some(({ type, currency_id }) => type === ad.type && currency_id === currency.id)) continue;
    const index = times(decimal(usdt), decimal(CNY_PER_USDT));
    await exchange.run(
      (context) => publishAd2(context, context.of(c2c), {
        userId,
        type: ad.type,
        currencyId: currency.id,
        price: roundHalfUp(times(index, decimal(ad.price)), C2C_DECIMALS),
        amount: decimal(ad.amount),
        way: ad.way,
        minimum: ad.minimum === void 0 ? void 0 : decimal(ad.minimum)
      })
    );
  }
}
var terms = (deposit2, withdraw2, rate) => ({
  depositLimit: decimal(deposit2),
  withdrawLimit: decimal(withdraw2),
  depositRate: decimal(rate),
  withdrawRate: decimal(rate)
});
async function seedAcceptors(exchange) {
  const userId = await userOf(exchange, HOUSE_ACCOUNT);
  const accounts = {
    userId,
    wechatNickname: "Harbour",
    wechatAccount: "harbour_pay",
    aliNickname: "Harbour",
    aliAccount: "pay@harbour.example",
    bankName: "Bank of Shanghai",
    bankAccount: "6222021234567890128",
    bankAddress: "Lujiazui Branch"
  };
  await addAcceptor(exchange.db, {
    ...accounts,
    id: 1,
    name: "Harbour Exchange",
    kind: "fiat",
    ...terms("50000", "30000", "0.5")
  });
  await addAcceptor(exchange.db, {
    ...accounts,
    id: 2,
    name: "Pearl River OTC",
    kind: "fiat",
    wechatAccount: "",
    ...terms("200000", "100000", "0.8")
  });
  await addAcceptor(exchange.db, {
    ...accounts,
    id: 3,
    name: "Block Bridge",
    kind: "virtual",
    bankAccount: "",
    ...terms("20000", "20000", "1")
  });
}
async function userOf(exchange, account3) {
  const known2 = await exchange.accounts.userByAccount(account3);
  if (known2) return known2.id;
  const created = await exchange.admin.createUser({ account: account3, isSeller: true, reviewStatus: 2 });
  if (!created.ok) throw new Error(`${account3}: ${created.reason}`);
  const userId = created.user.id;
  for (const [code, amount2] of Object.entries(STOCK)) {
    const currency = exchange.currencies().find((each) => each.code === code);
    if (currency) {
      await exchange.admin.deposit({ userId, currencyId: currency.id, wallet: "legal", amount: decimal(amount2) });
    }
  }
  return userId;
}

// src/products/c2c/simulation.ts
async function c2cSimulation({ exchange, market, config, onError }) {
  const merchants = await seedC2c(exchange, (currencyId) => usdtPrice(exchange, market, currencyId));
  return config.botRate > 0 ? startMerchants({ exchange, merchants, onError }) : void 0;
}

// src/products/desk/routes.ts
import * as v17 from "valibot";

// src/products/desk/queries.ts
import { sql as sql12 } from "kysely";
var CASES_OF_A_PAGE = 50;
async function deskCases(db, { status, kind, userId, page: page2 = 1 } = {}) {
  let of = db.selectFrom("desk_cases").selectAll();
  if (status !== void 0) of = of.where("status", "=", status);
  if (kind !== void 0) of = of.where("kind", "=", kind);
  if (userId !== void 0) of = of.where("user_id", "=", userId);
  const { limit, offset } = rangeOf({ page: page2, size: CASES_OF_A_PAGE });
  const rows2 = await of.orderBy("id", status === "pending" ? "asc" : "desc").limit(limit).offset(offset).execute();
  return rows2.map(caseOf);
}
async function deskCase(db, id2) {
  const row = await db.selectFrom("desk_cases").selectAll().where("id", "=", id2).executeTakeFirst();
  return row && caseOf(row);
}
async function hasCasesWithoutDeadline(db) {
  const { rows: rows2 } = await sql12`
    select desk_cases.id from desk_cases left join deadlines on product = ${desk.name} and key = desk_cases.id::text
    where status = 'pending' and key is null limit 1
  `.execute(db);
  return rows2.length > 0;
}

// src/products/desk/page.ts
var DESK_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back office</title>
<link rel="stylesheet" href="/sandbox/desk/page.css">
<script src="/sandbox/desk/page.js" defer></script>
</head>
<body>
<h1>Back office</h1>
<p id="mode"></p>
<p role="status" id="status"></p>
<form id="filter">
<label>Kind<select name="kind"><option value="">All</option></select></label>
<label>User<input name="user" inputmode="numeric" size="8"></label>
<button type="button" id="back">Older cases</button>
<button type="button" id="next">Newer cases</button>
</form>
<main id="cases"></main>
</body>
</html>
`;
var DESK_STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 860px; padding: 24px 16px; color: #1b1f24; background: #fff; }
h1 { font-size: 22px; } h2 { font-size: 17px; margin: 28px 0 8px; }
article { border: 1px solid #d0d7de; border-radius: 8px; padding: 12px 16px; margin: 8px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0 0 12px; }
dt { color: #57606a; } dd { margin: 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
label { display: grid; font-size: 13px; color: #57606a; }
input, select, button { font: inherit; padding: 6px 10px; border: 1px solid #8c959f; border-radius: 6px; background: #fff; color: inherit; }
button { cursor: pointer; } button[value=approve] { background: #1a7f37; border-color: #1a7f37; color: #fff; }
img { max-width: 240px; max-height: 240px; border-radius: 6px; }
@media (prefers-color-scheme: dark) {
  body { background: #0d1117; color: #e6edf3; } article { border-color: #30363d; } dt, label { color: #9198a1; }
  input, select, button { background: #161b22; border-color: #6e7681; }
}
`;
var DESK_SCRIPT = `
const element = (name, text) => {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  return made;
};
const say = (text) => { document.getElementById('status').textContent = text; };
const ask = async (path, body, method = 'POST') => {
  const options = body && { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch('/sandbox/desk/' + path, options);
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.error);
  return reply;
};

function detail(list, label, value) {
  list.append(element('dt', label));
  const cell = element('dd');
  const upload = /^\\/api\\/uploads\\/([\\w.-]+)$/.exec(value);
  if (upload) {
    const image = element('img');
    image.src = '/sandbox/desk/uploads/' + upload[1];
    image.alt = label;
    cell.append(image);
  } else cell.textContent = value;
  list.append(cell);
}

/* Documents are decrypted for each press of the button, and the access is logged. */
function documentsOf(one) {
  const place = element('div');
  const button = element('button', 'Show documents');
  button.type = 'button';
  button.addEventListener('click', async () => {
    try {
      const { texts, pictures, reads } = await ask('cases/' + one.id + '/documents');
      const list = element('dl');
      for (const [label, value] of Object.entries(texts)) detail(list, label, value);
      const images = Object.entries(pictures).map(([part, source]) => {
        const image = element('img');
        image.src = source;
        image.alt = part;
        return image;
      });
      const log = reads.map(({ reader, at }) => reader + ' ' + new Date(at).toLocaleString()).join(', ');
      place.replaceChildren(list, ...images, element('p', 'Access log: ' + log));
    } catch (error) { say('Case ' + one.id + ': ' + error.message); }
  });
  place.append(button);
  return place;
}

function show(one, kind) {
  const card = element('article');
  const list = element('dl');
  detail(list, 'Case', String(one.id));
  detail(list, 'User', String(one.userId));
  detail(list, 'Opened', new Date(one.openedAt).toLocaleString());
  for (const [label, value] of Object.entries(one.details)) detail(list, label, value);
  const form = element('form');
  const inputs = Object.entries({ ...kind.fields, note: 'Note' }).map(([name, label]) => {
    const holder = element('label', label);
    const input = element('input');
    input.name = name;
    holder.append(input);
    form.append(holder);
    return input;
  });
  for (const verdict of ['approve', 'reject']) {
    const button = element('button', verdict === 'approve' ? 'Approve' : 'Reject');
    button.value = verdict;
    form.append(button);
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const filled = Object.fromEntries(inputs.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
    const { note = '', ...fields } = filled;
    try {
      await ask('cases/' + one.id, { verdict: event.submitter.value, note, fields });
      say('Case ' + one.id + ' is decided.');
    } catch (error) { say('Case ' + one.id + ': ' + error.message); }
    await refresh(true);
  });
  card.append(list, ...(kind.hasDocuments ? [documentsOf(one)] : []), form);
  return card;
}

const filter = document.getElementById('filter');
let page = 1;
let shown = '';
function query() {
  const { kind, user } = Object.fromEntries(new FormData(filter));
  const fields = { status: 'pending', page, ...(kind && { kind }), ...(user && { user: user.trim() }) };
  return 'cases?' + new URLSearchParams(fields);
}
async function refresh(always) {
  const [{ kinds, cases, pageSize }, mode] = await Promise.all([ask(query()), ask('mode')]);
  document.getElementById('mode').textContent = mode.automaticAfterSeconds === null
    ? 'Cases wait for a decision.'
    : 'Cases are decided automatically after ' + mode.automaticAfterSeconds + ' s.';
  document.getElementById('back').disabled = page === 1;
  document.getElementById('next').disabled = cases.length < pageSize;
  for (const [name, { title }] of Object.entries(kinds)) {
    if (!filter.kind.querySelector('option[value="' + name + '"]')) {
      const option = element('option', title);
      option.value = name;
      filter.kind.append(option);
    }
  }
  const key = page + ' ' + cases.map(({ id }) => id).join();
  if (!always && key === shown) return;
  shown = key;
  const main = document.getElementById('cases');
  main.replaceChildren();
  if (cases.length === 0) main.append(element('p', 'No pending cases.'));
  for (const [name, kind] of Object.entries(kinds)) {
    const own = cases.filter((one) => one.kind === name);
    if (own.length > 0) main.append(element('h2', kind.title), ...own.map((one) => show(one, kind)));
  }
}
const keep = () => refresh(false).catch((error) => say(error.message));
const showPage = (to) => { page = to; keep(); };
document.getElementById('back').addEventListener('click', () => showPage(page - 1));
document.getElementById('next').addEventListener('click', () => showPage(page + 1));
filter.addEventListener('input', () => showPage(1));
filter.addEventListener('submit', (event) => event.preventDefault());
keep();
setInterval(keep, 2000);
`;

// src/products/desk/routes.ts
var statuses = v17.picklist(["pending", "approved", "rejected", "withdrawn"]);
var wholeNumber = v17.pipe(
  v17.string(),
  v17.regex(/^\d{1,10}$/),
  v17.transform(Number),
  v17.minValue(1),
  v17.maxValue(LARGEST_ID)
);
var casesQuery = v17.object({
  status: v17.optional(statuses),
  kind: v17.optional(v17.string()),
  user: v17.optional(wholeNumber),
  page: v17.optional(v17.pipe(wholeNumber, v17.maxValue(1e5)))
});
var decision = v17.object({
  verdict: v17.picklist(["approve", "reject"]),
  note: v17.optional(v17.pipe(v17.string(), v17.maxLength(500)), ""),
  fields: v17.optional(v17.record(v17.string(), v17.pipe(v17.string(), v17.maxLength(200))), {})
});
var mode = v17.object({
  /** Seconds after which the desk decides automatically; `null`: a person decides. */
  automaticAfterSeconds: v17.nullable(v17.pipe(v17.number(), v17.minValue(0), v17.maxValue(86400)))
});
var DESK_USER = "desk";
function deskRoutes(server, exchange, token) {
  guardSandbox(server, "The desk", token);
  jsonOnly(server);
  const file = (path, type, text2) => server.get(path, (_request, reply) => reply.header("cache-control", "no-store").type(type).send(text2));
  file("/sandbox/desk", "text/html; charset=utf-8", DESK_PAGE);
  file("/sandbox/desk/page.js", "text/javascript; charset=utf-8", DESK_SCRIPT);
  file("/sandbox/desk/page.css", "text/css; charset=utf-8", DESK_STYLE);
  server.get("/sandbox/desk/cases", async ({ query }) => {
    const { user: userId, ...filter } = readBody(casesQuery, query);
    const cases = await exchange.desk.cases({ ...filter, userId });
    const kinds = Object.fromEntries(
      Object.entries(exchange.desk.kinds()).map(([name, { title, fields = {}, documents: documents2 }]) => [
        name,
        { title, fields, hasDocuments: documents2 !== void 0 }
      ])
    );
    return { kinds, cases, pageSize: CASES_OF_A_PAGE };
  });
  server.post("/sandbox/desk/cases/:id", async ({ params, body }) => {
    const result = await exchange.desk.decide({ id: Number(params.id), ...readBody(decision, body) });
    if (!result.ok) throw new ControlError(result.reason);
    return { ok: true };
  });
  const documentsOf = async (id2) => {
    const read3 = v17.safeParse(wholeNumber, id2);
    const found = read3.success ? await exchange.desk.case(read3.output) : void 0;
    const access = found && exchange.desk.kinds()[found.kind]?.documents;
    if (!access) throw new ControlError("The case has no documents.");
    return { found, access };
  };
  server.get("/sandbox/desk/cases/:id/documents", async ({ params }, reply) => {
    const { found, access } = await documentsOf(params.id);
    const documents2 = await access.read(exchange, found, DESK_USER);
    if (!documents2) throw new ControlError("The documents were deleted.");
    const pictures = Object.fromEntries(
      Object.entries(documents2.pictures).map(([part, { type, bytes }]) => [
        part,
        `data:${type};base64,${bytes.toString("base64")}`
      ])
    );
    reply.header("cache-control", "no-store");
    return { ...documents2, pictures };
  });
  server.delete("/sandbox/desk/cases/:id/documents", async ({ params }) => {
    const { found, access } = await documentsOf(params.id);
    const result = await access.remove(exchange, found);
    if (!result.ok) throw new ControlError(result.reason);
    return { ok: true };
  });
  server.get("/sandbox/desk/uploads/:name", async ({ params }, reply) => {
    const found = await exchange.uploads.find(params.name);
    return found ? answerPicture(reply, found) : reply.code(404).send({ error: "There is no such picture." });
  });
  server.get("/sandbox/desk/mode", () => modeOf(exchange));
  server.post("/sandbox/desk/mode", async ({ body }) => {
    const { automaticAfterSeconds: seconds2 } = readBody(mode, body);
    await exchange.desk.decideAfter(seconds2 === null ? void 0 : seconds2 * 1e3);
    return modeOf(exchange);
  });
}
function modeOf({ desk: desk2 }) {
  const { automaticAfterMs } = desk2.settings;
  return { automaticAfterSeconds: automaticAfterMs === void 0 ? null : automaticAfterMs / 1e3 };
}

// src/products/identity/refusals.ts
var DOCUMENT_PROBLEMS = {
  incomplete: SERVER_TEXTS.realNameIncomplete,
  name_invalid: SERVER_TEXTS.realNameInvalid,
  card_invalid: SERVER_TEXTS.cardNumberInvalid
};
var SUBMIT_REFUSALS = {
  photos_missing: SERVER_TEXTS.uploadRequired,
  photos_equal: SERVER_TEXTS.uploadDuplicate,
  photo_in_review: SERVER_TEXTS.photoInReview,
  card_taken: SERVER_TEXTS.cardNumberTaken,
  under_review: SERVER_TEXTS.realNameUnderReview,
  already_approved: SERVER_TEXTS.realNameAlreadyPassed
};

// src/products/identity/rules.ts
import { sql as sql14 } from "kysely";

// src/products/identity/store.ts
import { sql as sql13 } from "kysely";
var COLUMNS3 = {
  user_id: "integer",
  card_hash: "text",
  sealed: "text",
  status: "text",
  reason: "text",
  submitted_at: "bigint"
};
async function loadIdentities(db) {
  const rows2 = await db.selectFrom("identities").selectAll().execute();
  return { rows: new Map(rows2.map((row) => [row.user_id, row])), changed: /* @__PURE__ */ new Map(), photos: /* @__PURE__ */ new Map() };
}
async function writeIdentities(transaction, rows2, photos) {
  await writeRows(transaction, rows2);
  for (const [userId, ofUser] of photos) await replacePhotos(transaction, userId, ofUser);
}
var REVIEW_STATUS = { pending: 1, approved: 2, rejected: 3 };
async function writeRows(transaction, rows2) {
  await sql13`
    ${insertRows("identities", COLUMNS3, rows2)}
    on conflict (user_id) do update set card_hash = excluded.card_hash, sealed = excluded.sealed,
      status = excluded.status, reason = excluded.reason, submitted_at = excluded.submitted_at
  `.execute(transaction);
  for (const { user_id: userId, status } of rows2) {
    await transaction.updateTable("users").set({ review_status: REVIEW_STATUS[status] }).where("id", "=", userId).execute();
  }
}
async function replacePhotos(transaction, userId, photos) {
  await transaction.deleteFrom("identity_photos").where("user_id", "=", userId).where("is_accepted", "=", true).execute();
  if (photos.length === 0) return;
  const names2 = photos.map(({ name }) => name);
  await transaction.updateTable("identity_photos").set({ is_accepted: true }).where("name", "in", names2).execute();
  const uploads = photos.map(({ upload: upload2 }) => upload2);
  await transaction.deleteFrom("uploads").where("user_id", "=", userId).where("name", "in", uploads).execute();
}

// src/products/identity/rules.ts
var CASE = "identity";
var identity = {
  name: "identity",
  audit: {
    "the status of a user differs from the verification": sql14`
      select users.id from users join identities on identities.user_id = users.id
      where users.review_status <> case identities.status when 'pending' then 1 when 'approved' then 2 else 3 end`,
    "a verification has photos without documents": sql14`
      select identity_photos.user_id from identity_photos
      left join identities on identities.user_id = identity_photos.user_id
      where identity_photos.is_accepted and (identities.sealed is null or identities.sealed = '')`
  },
  load: ({ db }) => loadIdentities(db),
  writes(state) {
    if (state.changed.size === 0) return void 0;
    const rows2 = [...state.changed.values()];
    const photos = state.photos;
    state.changed = /* @__PURE__ */ new Map();
    state.photos = /* @__PURE__ */ new Map();
    return { write: (transaction) => writeIdentities(transaction, rows2, photos) };
  },
  desk: {
    [CASE]: {
      title: "Identity verifications",
      documents: {
        read: (services, { userId }, reader) => readDocuments(services, userId, reader),
        remove: (services, { userId }) => services.run((context) => deleteDocuments(context, userId))
      },
      decide({ announce }, state, { userId }, { verdict, note }) {
        const row = state.rows.get(userId);
        if (row?.status !== "pending") return refuse("not_pending");
        put(state, { ...row, status: verdict === "approve" ? "approved" : "rejected", reason: note });
        announce("userChanged", { userId });
        return { ok: true };
      }
    }
  }
};
function put(state, row) {
  state.rows.set(row.user_id, row);
  state.changed.set(row.user_id, row);
}
function submissionRefusal(context, { userId, cardHash, uploads }) {
  const { rows: rows2 } = context.of(identity);
  const own6 = rows2.get(userId);
  if (own6?.status === "approved") return "already_approved";
  if (own6?.status === "pending") return "under_review";
  for (const row of rows2.values()) {
    if (row.card_hash === cardHash && row.user_id !== userId && row.status !== "rejected") return "card_taken";
  }
  if (new Set(uploads).size < uploads.length) return "photos_equal";
  if (uploads.some((name) => isShownByCase(context, userId, name))) return "photo_in_review";
  return void 0;
}
function submitIdentity2(context, { userId, cardHash, sealed, photos }) {
  const state = context.of(identity);
  const reason = submissionRefusal(context, { userId, cardHash, uploads: photos.map(({ upload: upload2 }) => upload2) });
  if (reason) return refuse(reason);
  put(state, {
    user_id: userId,
    card_hash: cardHash,
    sealed,
    status: "pending",
    reason: "",
    submitted_at: context.now
  });
  state.photos.set(userId, photos);
  context.announce("userChanged", { userId });
  openCase(context, { kind: CASE, reference: userId, userId, details: { User: String(userId) } });
  return { ok: true };
}
function deleteDocuments(context, userId) {
  const state = context.of(identity);
  const row = state.rows.get(userId);
  if (!row || row.sealed === "") return refuse("no_documents");
  if (row.status === "pending") return refuse("under_review");
  put(state, { ...row, sealed: "" });
  state.photos.set(userId, []);
  return { ok: true };
}

// src/products/identity/routes.ts
function identityRoutes2({ userRoute }, { exchange }) {
  const limit = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 50 });
  const submitting = /* @__PURE__ */ new Set();
  userRoute(userCenter, async ({ user }) => {
    const row = await exchange.db.selectFrom("identities").select(["sealed", "reason"]).where("user_id", "=", user.id).executeTakeFirst();
    const papers = row && await openDocuments(await vaultOf(exchange), row.sealed);
    return {
      review_status: user.reviewStatus,
      reason: row?.reason ?? "",
      name: papers?.name ?? "",
      card_id: papers ? maskedCard(papers.cardId) : ""
    };
  });
  userRoute(submitIdentity, async ({ input, user, request }) => {
    const documents2 = { name: input.name.trim(), cardId: cardNumber(input.card_id) };
    const problem = documentsProblem(documents2);
    if (problem) throw new Rejection(DOCUMENT_PROBLEMS[problem]);
    const submit = async () => {
      const sealed = { userId: user.id, ...await sealDocuments(exchange, documents2) };
      const addresses = { front: input.front_pic, reverse: input.reverse_pic, hand: input.hand_pic };
      const uploads = await ownUploads(exchange, user.id, addresses);
      const checked2 = await exchange.run((context) => {
        const reason = submissionRefusal(context, { ...sealed, uploads: Object.values(uploads ?? {}) });
        return { ok: true, reason };
      });
      if (!checked2.ok) return checked2;
      if (checked2.reason || !uploads) {
        const { reason = "photos_missing" } = checked2;
        return exchange.run(() => refuse(reason), request);
      }
      return withSealedPhotos(
        exchange,
        user.id,
        uploads,
        (photos) => exchange.run((context) => submitIdentity2(context, { ...sealed, photos }), request)
      );
    };
    if (submitting.has(user.id)) throw new Rejection(SERVER_TEXTS.tooManyRequests);
    submitting.add(user.id);
    const result = await limit.run(submit).finally(() => submitting.delete(user.id));
    if (result.ok) return SERVER_TEXTS.realNameSubmitted;
    if (result.reason === "unavailable") throw unavailable();
    throw new Rejection(
      result.reason === "request_taken" ? SERVER_TEXTS.parameterError : SUBMIT_REFUSALS[result.reason]
    );
  });
}
async function ownUploads(exchange, userId, addresses) {
  for (const part of PHOTO_PARTS) {
    if (!await exchange.uploads.isOwnAddress(userId, addresses[part])) return void 0;
  }
  const nameOf3 = (part) => addresses[part].slice(UPLOADS_PATH.length);
  return { front: nameOf3("front"), reverse: nameOf3("reverse"), hand: nameOf3("hand") };
}

// ../../packages/lever/src/contract/calls.ts
import * as v19 from "valibot";

// ../../packages/lever/src/contract/order.ts
import * as v18 from "valibot";

// ../../packages/lever/src/contract/choices.ts
var DIRECTION_TYPE = { long: 1, short: 2 };
var ORDER_STATUS = { market: 1, limit: 0 };
var LIST_STATUS = { entrusts: 0, positions: 1, closing: 2, closed: 3, revoked: 4, filled: 5 };
var BATCH_TYPE = { all: 0, long: 1, short: 2 };
var PAGE_SIZE = 10;

// ../../packages/lever/src/contract/order.ts
var positiveDecimal = v18.pipe(
  maybeDecimal,
  v18.transform((value) => value !== void 0 && isPositive(value) ? value : void 0)
);
var maybeId = v18.fallback(v18.optional(id), void 0);
var CLOSE_REASONS = {
  user: "user",
  batch: "batch",
  stop_loss: "stopLoss",
  take_profit: "takeProfit",
  liquidation: "liquidation",
  reduce_only: "reduceOnly",
  nothing_open: "nothingOpen"
};
var CLOSE_REASON_NAMES = [
  "user",
  "batch",
  "stop_loss",
  "take_profit",
  "liquidation",
  "reduce_only",
  "nothing_open"
];
var closedPart = v18.pipe(
  v18.object({ id, share: decimal2, profits: decimalOrUnknown }),
  v18.transform(({ id: of, share, profits }) => ({ id: of, lots: share, profit: profits }))
);
var leverOrder = v18.pipe(
  v18.object({
    id,
    type: v18.union([v18.number(), v18.string()]),
    symbol: text,
    share: decimal2,
    status: v18.fallback(v18.optional(int), void 0),
    origin_price: maybeDecimal,
    price: decimal2,
    update_price: maybeDecimal,
    caution_money: decimalOrUnknown,
    origin_caution_money: maybeDecimal,
    target_profit_price: positiveDecimal,
    stop_loss_price: positiveDecimal,
    create_time: maybeTime,
    transaction_time: maybeTime,
    handle_time: maybeTime,
    complete_time: maybeTime,
    trade_fee: decimalOrUnknown,
    overnight_money: decimalOrUnknown,
    profits: decimalOrUnknown,
    legal: maybeId,
    currency: maybeId,
    /** Optional: the multiple of the order. */
    multiple: positiveDecimal,
    /** Optional: liquidation price, of a back end that computes it; otherwise the client estimates it. */
    liquidation_price: positiveDecimal,
    /** Optional: why the position closed, or why the exchange revoked the order. */
    close_reason: v18.fallback(v18.optional(v18.picklist(CLOSE_REASON_NAMES)), void 0),
    /** Optional: 1 for an order that only closes positions. */
    reduce_only: v18.optional(flag),
    /** Optional: what a filled reduce-only order has closed. */
    closes: v18.fallback(v18.optional(list(closedPart)), void 0)
  }),
  v18.transform((wire) => ({
    id: wire.id,
    direction: directionOf(wire.type),
    symbol: wire.symbol,
    pair: wire.legal === void 0 || wire.currency === void 0 ? void 0 : pairId({ baseId: wire.currency, quoteId: wire.legal }),
    /** Whole lots. */
    lots: wire.share,
    /** The price that the user submitted; equal to `entryPrice` if the back end does not send it. */
    orderPrice: wire.origin_price ?? wire.price,
    /** Entry price of a position, limit price of a pending order. */
    entryPrice: wire.price,
    /** Mark price of a position; the price at which a closed position ended. */
    markPrice: wire.update_price,
    /* Money is `undefined` if the back end does not send it. */
    /** Margin now. */
    margin: wire.caution_money,
    /** Margin at opening. */
    initialMargin: wire.origin_caution_money ?? wire.caution_money,
    takeProfit: wire.target_profit_price,
    stopLoss: wire.stop_loss_price,
    /** Epoch milliseconds; `undefined` if the event has not happened or its time is not sent. */
    submittedAt: wire.create_time,
    openedAt: wire.transaction_time,
    handledAt: wire.handle_time,
    completedAt: wire.complete_time,
    /** Fee charged at opening: spread and trade fee together. */
    tradeFee: wire.trade_fee,
    /** Overnight fees charged until now. */
    overnightFee: wire.overnight_money,
    /** P/L without fees: unrealised while the position is open, realised afterwards. */
    profit: wire.profits,
    multiple: wire.multiple,
    /** The back end's own; `undefined`: the client estimates it. */
    liquidationPrice: wire.liquidation_price,
    /** The back end is closing the position: it is no longer open, and its result is not known yet. */
    isClosing: wire.status === LIST_STATUS.closing,
    ...wire.reduce_only && { isReduceOnly: true },
    ...wire.closes && { closes: wire.closes },
    closeReason: wire.close_reason && CLOSE_REASONS[wire.close_reason]
  }))
);
function directionOf(type) {
  return String(type) === "1" ? "long" : "short";
}
var orderList = list(leverOrder);

// ../../packages/lever/src/contract/calls.ts
var own2 = { method: "POST", access: "required" };
var leverSubmit = defineCall({
  ...own2,
  path: "/lever/submit",
  request: v19.object({
    ...pairKeys,
    multiple: decimal2,
    share: decimal2,
    type: v19.pipe(int, v19.picklist([1, 2])),
    status: v19.pipe(int, v19.picklist([0, 1])),
    /** Limit price; the best price of a market order, which the server does not use. */
    target_price: decimal2,
    /**
     * 1: only closes positions of the opposite direction; sent only to a back end that announces `reduce_only`. `multiple` is then 1
     * and without meaning.
     */
    reduce_only: v19.optional(v19.pipe(int, v19.picklist([1])))
  }),
  reply: confirmation
});
var maybeTotal = v19.fallback(v19.optional(int), void 0);
var orderPage = v19.object({ data: orderList, total: maybeTotal });
var accountRates = v19.fallback(v19.object({ hazard_rate: maybeDecimal }), { hazard_rate: void 0 });
var documentedPage = v19.object({
  message: orderPage,
  total: maybeTotal,
  rate_profits_total: v19.optional(accountRates)
});
var ratesIn = (wire) => typeof wire === "object" && wire !== null ? Reflect.get(wire, "rate_profits_total") : void 0;
var leverMyTrade = defineCall({
  ...own2,
  path: "/lever/my_trade",
  request: v19.object({
    status: v19.pipe(int, v19.picklist([0, 1, 2, 3, 4, 5])),
    legal_id: v19.optional(id),
    currency_id: v19.optional(id),
    page: int
  }),
  reply: v19.pipe(
    anyContent(),
    v19.transform((wire) => ({ wire, rates: ratesIn(wire) })),
    v19.object({ wire: page(leverOrder, documentedPage), rates: accountRates }),
    v19.transform(({ wire: { rows: rows2, total }, rates }) => ({
      orders: rows2,
      total: total ?? rows2.length,
      riskRate: rates.hazard_rate
    })),
    v19.metadata({ documented: documentedPage })
  )
});
var leverDealAll = defineCall({
  ...own2,
  path: "/lever/dealall",
  request: v19.object({ legal_id: v19.optional(id), currency_id: v19.optional(id), page: int }),
  reply: v19.pipe(
    v19.object({
      order: orderPage,
      /** Optional: risk rate of the account in per cent. */
      hazard_rate: maybeDecimal
    }),
    v19.transform(({ order, hazard_rate }) => ({
      orders: order.data,
      total: order.total ?? order.data.length,
      riskRate: hazard_rate
    }))
  )
});
var orderId = v19.object({ id });
var leverClose = defineCall({
  ...own2,
  path: "/lever/close",
  request: v19.object({
    id,
    /** The lots that close; sent only to a back end that announces `leverage_partial_close`. Missing: all. */
    share: v19.optional(decimal2)
  }),
  reply: confirmation
});
var leverCancel = defineCall({ ...own2, path: "/lever/cancel", request: orderId, reply: confirmation });
var leverSetStop = defineCall({
  ...own2,
  path: "/lever/setstop",
  request: v19.object({ id, target_profit_price: decimal2, stop_loss_price: decimal2 }),
  reply: confirmation
});
var leverBatchClose = defineCall({
  ...own2,
  path: "/lever/batch_close",
  request: v19.object({ type: v19.pipe(int, v19.picklist([0, 1, 2])) }),
  reply: confirmation
});

// ../../packages/lever/src/contract/deal.ts
import * as v20 from "valibot";
var documentedLevel = v20.object({ price: decimal2, number: decimal2 });
var level = v20.pipe(
  v20.union([
    documentedLevel,
    v20.pipe(
      v20.object({ price: decimal2, amount: decimal2 }),
      v20.transform(({ price, amount: amount2 }) => ({ price, number: amount2 }))
    ),
    v20.pipe(
      v20.tuple([decimal2, decimal2]),
      v20.transform(([price, number7]) => ({ price, number: number7 }))
    )
  ]),
  v20.check(({ price, number: number7 }) => isPositive(price) && isPositive(number7), "an empty level"),
  v20.transform(({ price, number: number7 }) => ({ price, amount: number7, sum: ZERO }))
);
var bestFirst = (sign) => (levels) => levels.toSorted((a, b) => sign * compare(a.price, b.price));
var bids = v20.pipe(list(level), v20.transform(bestFirst(-1)), v20.metadata({ items: documentedLevel }));
var asks = v20.pipe(list(level), v20.transform(bestFirst(1)), v20.metadata({ items: documentedLevel }));
var optionList = list(
  v20.pipe(
    v20.union([
      int,
      v20.pipe(
        v20.object({ value: int }),
        v20.transform(({ value }) => value)
      )
    ]),
    v20.minValue(1)
  )
);
var leverDeal = defineCall({
  method: "POST",
  path: "/lever/deal",
  access: "optional",
  request: v20.object(pairKeys),
  reply: v20.pipe(
    v20.object({
      lever_transaction: v20.nullish(v20.object({ in: bids, out: asks }), { in: [], out: [] }),
      last_price: maybeDecimal,
      /** Exchange rate of the quote currency to the display currency. */
      ExRAte: maybeDecimal,
      multiple: v20.nullish(v20.object({ muit: optionList, share: optionList }), { muit: [], share: [] }),
      lever_share_limit: v20.nullish(v20.object({ min: maybeDecimal, max: maybeDecimal }), {}),
      /** Balance of the contract account: available, margins, and margins and fees held by pending orders. */
      all_levers: maybeDecimal,
      /** Available balance of the contract account. */
      user_lever: maybeDecimal,
      my_transaction: orderList,
      /** Optional: the risk rate is 100 % where equity equals initial margins × maintenance rate. */
      maintenance_rate: maybeDecimal,
      /** Optional: per cent of the contract value, charged once a day and position. */
      overnight_rate: maybeDecimal
    }),
    v20.transform((wire) => ({
      bids: wire.lever_transaction.in,
      asks: wire.lever_transaction.out,
      exchangeRate: wire.ExRAte,
      multiples: wire.multiple.muit,
      lotPresets: wire.multiple.share,
      /** Default minimum 1 (trading side, section 5). */
      minimumLots: wire.lever_share_limit.min ?? ONE,
      /** `undefined` if the server sends no limit or zero. */
      maximumLots: wire.lever_share_limit.max !== void 0 && isPositive(wire.lever_share_limit.max) ? wire.lever_share_limit.max : void 0,
      balance: wire.all_levers,
      available: wire.user_lever,
      positions: wire.my_transaction,
      maintenanceRate: wire.maintenance_rate,
      overnightRate: wire.overnight_rate
    }))
  )
});

// ../../packages/lever/src/contract/events.ts
import * as v21 from "valibot";
var ordersText = v21.pipe(
  v21.nullish(v21.unknown()),
  v21.transform((wire) => {
    if (wire === void 0 || wire === null) return void 0;
    try {
      const rows2 = v21.safeParse(orderList, typeof wire === "string" ? parseJson(wire) : wire);
      if (rows2.success) return rows2.output;
      reportMalformed("lever_trade orders", rows2.issues);
    } catch {
      reportMalformed("lever_trade orders", [{ message: "not JSON" }]);
    }
    return void 0;
  }),
  v21.metadata({ json: orderList })
);
var leverTradeEvent = defineEvent({
  name: "lever_trade",
  delivery: "last",
  // 50 positions are expensive to parse and to render, and figures that change faster are not readable.
  everyMs: 250,
  key: () => "user",
  wireKey: (wire) => Object.keys(wire ?? {}).join(" "),
  payload: v21.pipe(
    v21.object({
      type: v21.optional(text),
      hazard_rate: maybeDecimal,
      profits_all: maybeDecimal,
      profits: maybeDecimal,
      trades_all: ordersText,
      trades_entrust: ordersText
    }),
    v21.transform((wire) => ({
      /** Per cent. */
      riskRate: wire.hazard_rate,
      /** Unrealised P/L of all positions. */
      profit: wire.profits_all ?? wire.profits,
      positions: wire.trades_all,
      entrusts: wire.trades_entrust
    }))
  )
});
var leverClosedEvent = defineEvent({
  name: "lever_closed",
  delivery: "last",
  key: () => "user",
  payload: v21.fallback(v21.object({ id: maybeId }), { id: void 0 })
});

// src/products/lever/settings.ts
var MULTIPLES = [2, 5, 10, 20, 50, 100];
var LOT_PRESETS = [1, 5, 10, 50];
var MINIMUM_LOTS = 1;
var MAXIMUM_LOTS = 500;
var MOST_POSITIONS = 100;
var MOST_ENTRUSTS = 50;
var MAINTENANCE_RATE = decimal("0.5");
var OVERNIGHT_RATE = decimal("0.01");
var PUSH_EVERY_MS = 500;

// src/products/lever/formulas.ts
function sizeOf({ lots, lotSize }) {
  return times(decimal(lots), lotSize);
}
function valueOf(order, price) {
  return times(sizeOf(order), price);
}
function marginOf(value, multiple, scale) {
  return ceilTo(dividedBy(value, decimal(multiple)), scale);
}
function openingFeeOf(value, rates, scale) {
  return plus(ceilTo(percentOf(value, rates.spread), scale), ceilTo(percentOf(value, rates.fee), scale));
}
function profitOf(position, price, scale) {
  const { direction, entryPrice } = position;
  const move = direction === "long" ? minus(price, entryPrice) : minus(entryPrice, price);
  return floorTo(times(move, sizeOf(position)), scale);
}
function accountOf2(free, positions, priceOf2, scale) {
  return {
    free,
    margins: sum(positions.map(({ margin }) => margin)),
    initialMargins: sum(positions.map(({ initialMargin }) => initialMargin)),
    profit: sum(positions.map((position) => profitOf(position, priceOf2(position), scale)))
  };
}
var HUNDRED = decimal(100);
var WARNING_RATE = decimal(110);
var LIQUIDATION_RATE = HUNDRED;
function equityOf({ free, margins, profit }) {
  return plus(plus(free, margins), profit);
}
function riskRateOf(account3) {
  const required = times(account3.initialMargins, MAINTENANCE_RATE);
  if (!isPositive(required)) return void 0;
  return times(dividedBy(equityOf(account3), required), HUNDRED);
}

// src/products/lever/types.ts
var LEVER_WALLET = "lever";

// src/products/lever/margins.ts
var MARGIN_HOLD = "lever_margin";
var ENTRUST_HOLD = "lever_entrust";
function unitsOf3(amount2, { code, scale }) {
  const units = toUnits(amount2, scale);
  if (units === void 0) throw new Error(`${amount2} has too many decimals for ${code}`);
  return units;
}
function termsOf({ catalog }, pairId2) {
  const terms2 = catalog.terms(pairId2);
  if (!terms2) throw new Error(`pair ${pairId2} is not in the catalogue`);
  return terms2;
}
function accountOfUser({ ledger: ledger2 }, userId, currencyId) {
  return ledger2.account({ userId, wallet: LEVER_WALLET }, currencyId);
}
function availableOf({ ledger: ledger2 }, userId, { id: id2, scale }) {
  return fromUnits(ledger2.available(userId, id2, LEVER_WALLET), scale);
}
function ordersIn(context, userId, currency, status) {
  return context.lever.ofUser(userId).filter((order) => order.status === status && termsOf(context, order.pairId).quote.id === currency.id);
}
function positionsIn(context, userId, currency) {
  return ordersIn(context, userId, currency, "position");
}
function entrustsIn(context, userId, currency) {
  return ordersIn(context, userId, currency, "entrust").filter(({ reduceOnly }) => !reduceOnly);
}
var heldBy = ({ margin, tradeFee }) => plus(margin, tradeFee);
function freeMoneyOf(context, userId, currency) {
  const held = entrustsIn(context, userId, currency).map(heldBy);
  return sum([availableOf(context, userId, currency), ...held]);
}
function takeMoney(context, { userId, currency, amount: amount2, credit: credit2 }) {
  const account3 = accountOfUser(context, userId, currency.id);
  const postings = [];
  const free = account3.available + credit2;
  const fromAvailable = amount2 < free ? amount2 : free;
  if (fromAvailable > 0n) postings.push({ account: account3, available: -fromAvailable });
  let missing = amount2 - fromAvailable;
  for (const position of positionsIn(context, userId, currency)) {
    if (missing === 0n) break;
    const margin = unitsOf3(position.margin, currency);
    const part = missing < margin ? missing : margin;
    if (part === 0n) continue;
    missing -= part;
    postings.push({ account: account3, held: -part, hold: { purpose: MARGIN_HOLD, reference: position.id } });
    context.lever.change({ ...position, margin: fromUnits(margin - part, currency.scale) });
  }
  return { postings, shortage: missing };
}

// src/products/lever/lever-context.ts
var LEVER = { name: "lever" };

// src/products/lever/push.ts
function touched(context, { userId }) {
  context.announce("lever", { userId });
}
function announcePrices(context) {
  for (const userId of context.lever.users()) context.announce("lever", { userId });
}
function snapshotOf(context, userId) {
  const { catalog, lever: lever2 } = context;
  const orders = lever2.ofUser(userId);
  const prices = /* @__PURE__ */ new Map();
  const free = /* @__PURE__ */ new Map();
  for (const { pairId: pairId2 } of orders) {
    const quote = catalog.terms(pairId2)?.quote;
    const price = context.mark(pairId2)?.price;
    if (price !== void 0) prices.set(pairId2, price);
    if (quote && !free.has(quote.id)) free.set(quote.id, freeMoneyOf(context, userId, quote));
  }
  return { userId, orders, prices, free };
}
function priceIn({ prices }, order) {
  return prices.get(order.pairId) ?? order.entryPrice;
}

// src/products/lever/overnight.ts
var DAY_MS5 = 864e5;
var SHANGHAI_OFFSET_MS3 = 8 * 36e5;
var OVERNIGHT = "overnight";
function nextMidnight(moment) {
  return Math.floor((moment + SHANGHAI_OFFSET_MS3) / DAY_MS5 + 1) * DAY_MS5 - SHANGHAI_OFFSET_MS3;
}
function scheduleOvernight(context) {
  context.schedule(LEVER, OVERNIGHT, nextMidnight(context.now));
}
function chargeOvernight(context, { at }) {
  const state = context.lever;
  for (const { id: id2 } of state.all()) {
    const position = state.open(id2);
    if (position?.status === "position" && (position.openedAt ?? at) < at && (position.overnightUntil ?? 0) < at) {
      charge(context, id2, at);
    }
  }
  if (state.all().some(({ status }) => status === "position")) context.schedule(LEVER, OVERNIGHT, at + DAY_MS5);
}
function charge(context, id2, at) {
  const { ledger: ledger2, now } = context;
  const state = context.lever;
  const position = state.open(id2);
  if (!position) return;
  const { quote } = termsOf(context, position.pairId);
  const price = context.mark(position.pairId)?.price ?? position.entryPrice;
  const fee = unitsOf3(ceilTo(percentOf(valueOf(position, price), OVERNIGHT_RATE), quote.scale), quote);
  const { postings, shortage } = takeMoney(context, {
    userId: position.userId,
    currency: quote,
    amount: fee,
    credit: 0n
  });
  const paid = fee - shortage;
  const current = state.open(id2) ?? position;
  const charged = {
    ...current,
    overnightFee: plus(current.overnightFee, fromUnits(paid, quote.scale)),
    overnightUntil: at
  };
  state.change(charged);
  if (paid > 0n) {
    const fees = ledger2.account({ house: "fees" }, quote.id);
    ledger2.post("lever_overnight", id2, now, [...postings, { account: fees, available: paid }]);
  }
  touched(context, charged);
}

// src/products/lever/prices.ts
var higherOf = ({ price, average }) => larger(price, average);
var lowerOf = ({ price, average }) => smaller(price, average);
var worseOf = (mark, direction) => direction === "long" ? lowerOf(mark) : higherOf(mark);

// src/products/lever/open-position.ts
function openPosition(context, position) {
  const { ledger: ledger2, now } = context;
  const { quote } = termsOf(context, position.pairId);
  const account3 = accountOfUser(context, position.userId, quote.id);
  const margin = unitsOf3(position.margin, quote);
  const fee = unitsOf3(position.tradeFee, quote);
  context.lever.place(position);
  ledger2.post("lever_open", position.id, now, [
    { account: account3, available: -margin - fee, held: margin, hold: { purpose: MARGIN_HOLD, reference: position.id } },
    { account: ledger2.account({ house: "fees" }, quote.id), available: fee }
  ]);
  scheduleOvernight(context);
  touched(context, position);
}
function fillEntrust(context, entrust) {
  const { ledger: ledger2, now } = context;
  const { quote } = termsOf(context, entrust.pairId);
  const account3 = accountOfUser(context, entrust.userId, quote.id);
  const margin = unitsOf3(entrust.margin, quote);
  const fee = unitsOf3(entrust.tradeFee, quote);
  const position = { ...entrust, status: "position", openedAt: now };
  context.lever.change(position);
  ledger2.post("lever_open", entrust.id, now, [
    { account: account3, held: -margin - fee, hold: { purpose: ENTRUST_HOLD, reference: entrust.id } },
    { account: account3, held: margin, hold: { purpose: MARGIN_HOLD, reference: entrust.id } },
    { account: ledger2.account({ house: "fees" }, quote.id), available: fee }
  ]);
  scheduleOvernight(context);
  touched(context, position);
}
function holdEntrust(context, entrust) {
  const { quote } = termsOf(context, entrust.pairId);
  const account3 = accountOfUser(context, entrust.userId, quote.id);
  const amount2 = unitsOf3(heldBy(entrust), quote);
  context.lever.place(entrust);
  context.ledger.post("lever_entrust", entrust.id, context.now, [
    { account: account3, available: -amount2, held: amount2, hold: { purpose: ENTRUST_HOLD, reference: entrust.id } }
  ]);
  touched(context, entrust);
}
function releaseEntrust(context, entrust, closeReason) {
  const { quote } = termsOf(context, entrust.pairId);
  const account3 = accountOfUser(context, entrust.userId, quote.id);
  const amount2 = unitsOf3(heldBy(entrust), quote);
  const revoked = { ...entrust, status: "revoked", closeReason, endedAt: context.now };
  context.lever.change(revoked);
  if (amount2 > 0n) {
    context.ledger.post("lever_revoke", entrust.id, context.now, [
      { account: account3, available: amount2, held: -amount2, hold: { purpose: ENTRUST_HOLD, reference: entrust.id } }
    ]);
  }
  touched(context, revoked);
  return revoked;
}
function livePrice(context, pairId2) {
  const mark = context.mark(pairId2);
  return mark?.state === "live" ? mark.price : void 0;
}
function openingPrice(context, { pairId: pairId2, direction }) {
  const mark = context.mark(pairId2);
  return mark?.state === "live" ? direction === "long" ? higherOf(mark) : lowerOf(mark) : void 0;
}
function closingPrice(context, { pairId: pairId2, direction }) {
  const mark = context.mark(pairId2);
  if (mark === void 0 || mark.state === "outlier") return void 0;
  return worseOf(mark, direction);
}

// src/products/lever/reduce-only.ts
function reducible({ lever: lever2 }, { userId, pairId: pairId2, direction }) {
  return lever2.positionsOf(userId).filter((position) => position.pairId === pairId2 && position.direction !== direction).toSorted((a, b) => a.id - b.id);
}
function allot(positions, lots) {
  let left = lots;
  return positions.flatMap((position) => {
    const part = Math.min(position.lots, left);
    left -= part;
    return part > 0 ? [{ position, lots: part }] : [];
  });
}
function revokeReduceOnly(context, { userId, pairId: pairId2, direction }) {
  for (const order of context.lever.ofUser(userId)) {
    const canClose = order.reduceOnly && order.pairId === pairId2 && order.direction !== direction;
    if (canClose && reducible(context, order).length === 0) releaseEntrust(context, order, "nothing_open");
  }
}

// src/products/lever/split-position.ts
function splitPosition(position, lots, scale, takeId) {
  if (lots >= position.lots) return { part: position, rest: void 0 };
  const share = (amount2) => floorTo(dividedBy(times(amount2, decimal(lots)), decimal(position.lots)), scale);
  const amounts = {
    initialMargin: share(position.initialMargin),
    margin: share(position.margin),
    tradeFee: share(position.tradeFee),
    overnightFee: share(position.overnightFee)
  };
  return {
    part: { ...position, ...amounts, id: takeId(), lots },
    rest: {
      ...position,
      lots: position.lots - lots,
      initialMargin: minus(position.initialMargin, amounts.initialMargin),
      margin: minus(position.margin, amounts.margin),
      tradeFee: minus(position.tradeFee, amounts.tradeFee),
      overnightFee: minus(position.overnightFee, amounts.overnightFee)
    }
  };
}

// src/products/lever/close.ts
function closePosition(context, position, { price, lots }, end) {
  const { ledger: ledger2, now } = context;
  const { quote } = termsOf(context, position.pairId);
  const account3 = accountOfUser(context, position.userId, quote.id);
  const outside = ledger2.account({ house: "external" }, quote.id);
  const { part, rest } = splitPosition(position, lots, quote.scale, () => context.lever.takeId());
  const margin = unitsOf3(part.margin, quote);
  const profit = profitOf(part, price, quote.scale);
  const units = unitsOf3(profit, quote);
  const closed = { ...part, ...end, status: "closed", closePrice: price, profit, endedAt: now };
  if (rest) {
    context.lever.change(rest);
    context.lever.record(closed);
  } else {
    context.lever.change(closed);
  }
  const postings = [];
  if (margin > 0n) {
    postings.push({
      account: account3,
      available: margin,
      held: -margin,
      hold: { purpose: MARGIN_HOLD, reference: position.id }
    });
  }
  if (units >= 0n) {
    postings.push({ account: account3, available: units }, { account: outside, available: -units });
  } else {
    const loss = -units;
    const taken = takeMoney(context, { userId: position.userId, currency: quote, amount: loss, credit: margin });
    const insurance = ledger2.account({ house: "insurance" }, quote.id);
    const insured = taken.shortage < insurance.available ? taken.shortage : insurance.available;
    postings.push(...taken.postings);
    if (insured > 0n) postings.push({ account: insurance, available: -insured });
    postings.push({ account: outside, available: loss - taken.shortage + insured });
  }
  ledger2.post("lever_close", closed.id, now, postings);
  revokeReduceOnly(context, position);
  touched(context, closed);
  return closed;
}
function closingAt(context, position, price, lots = position.lots) {
  const { scale } = termsOf(context, position.pairId).quote;
  return { position, lots, price, profit: profitOf({ ...position, lots }, price, scale) };
}
function shortageOf(context, { userId, currency, closing }) {
  const margins = positionsIn(context, userId, currency).map(({ margin }) => margin);
  const profits = closing.map(({ profit }) => profit);
  const money2 = [...margins, ...profits].reduce(
    (sum2, amount2) => sum2 + unitsOf3(amount2, currency),
    accountOfUser(context, userId, currency.id).available
  );
  return money2 < 0n ? -money2 : 0n;
}
function leavesLossBehind(context, group) {
  const closing = new Map(group.closing.map(({ position, lots }) => [position.id, lots]));
  const keeps = positionsIn(context, group.userId, group.currency).some(({ id: id2, lots }) => closing.get(id2) !== lots);
  return keeps && shortageOf(context, group) > 0n;
}
function closeGroup(context, group, closeReason) {
  const end = { closeReason, closedBy: group.closedBy };
  if (shortageOf(context, group) > 0n) {
    for (const entrust of entrustsIn(context, group.userId, group.currency)) releaseEntrust(context, entrust);
  }
  return group.closing.toSorted((a, b) => compare(b.profit, a.profit)).flatMap(({ position: { id: id2 }, price, lots }) => {
    const position = context.lever.open(id2);
    return position ? [closePosition(context, position, { price, lots }, end)] : [];
  });
}
function closeOne(context, { userId, orderId: orderId2, lots: asked }) {
  const position = context.lever.open(orderId2);
  if (position?.status !== "position") return refuse("not_open");
  if (position.userId !== userId) return refuse("not_your_order");
  const price = closingPrice(context, position);
  if (price === void 0) return refuse("price_unavailable");
  if (asked !== void 0 && !isWholeLots(asked)) return refuse("lots_invalid");
  const lots = asked !== void 0 && isLess(asked, decimal(position.lots)) ? Number(asked) : position.lots;
  const { quote: currency } = termsOf(context, position.pairId);
  const group = { userId, currency, closing: [closingAt(context, position, price, lots)] };
  if (leavesLossBehind(context, group)) return refuse("loss_needs_profits");
  const [order] = closeGroup(context, group, "user");
  return order ? { ok: true, order } : refuse("not_open");
}
var isWholeLots = (lots) => isPositive(lots) && decimalsOf(lots) === 0;
function closeMany(context, { userId, direction }) {
  const positions = context.lever.positionsOf(userId).filter((position) => direction === void 0 || position.direction === direction);
  if (positions.length === 0) return refuse("nothing_open");
  const groups = /* @__PURE__ */ new Map();
  for (const position of positions) {
    const price = closingPrice(context, position);
    if (price === void 0) return refuse("price_unavailable");
    const { quote: currency } = termsOf(context, position.pairId);
    const group = groups.get(currency.id) ?? { userId, currency, closing: [] };
    group.closing.push(closingAt(context, position, price));
    groups.set(currency.id, group);
  }
  const all = [...groups.values()];
  if (all.some((group) => leavesLossBehind(context, group))) return refuse("loss_needs_profits");
  return { ok: true, orders: all.flatMap((group) => closeGroup(context, group, "batch")) };
}
function liquidate(context, positions, priceOf2) {
  const [first] = positions;
  if (!first) return;
  const { quote: currency } = termsOf(context, first.pairId);
  const closing = positions.map((position) => closingAt(context, position, priceOf2(position)));
  closeGroup(context, { userId: first.userId, currency, closing }, "liquidation");
}
function closeAtStop(context, position, price, reason) {
  const { userId } = position;
  const { quote: currency } = termsOf(context, position.pairId);
  const closing = [closingAt(context, position, price)];
  if (leavesLossBehind(context, { userId, currency, closing })) {
    const others = [];
    for (const other of positionsIn(context, userId, currency)) {
      if (other.id === position.id) continue;
      const live = livePrice(context, other.pairId) && closingPrice(context, other);
      if (live === void 0) return;
      others.push(closingAt(context, other, live));
    }
    for (const other of others.toSorted((a, b) => compare(b.profit, a.profit))) {
      if (!leavesLossBehind(context, { userId, currency, closing })) break;
      closing.push(other);
    }
  }
  closeGroup(context, { userId, currency, closing }, reason);
}
function revoke(context, { userId, orderId: orderId2 }) {
  const entrust = context.lever.open(orderId2);
  if (entrust?.status !== "entrust") return refuse("not_open");
  if (entrust.userId !== userId) return refuse("not_your_order");
  return { ok: true, order: releaseEntrust(context, entrust) };
}

// src/products/lever/audit.ts
import { sql as sql15 } from "kysely";
var MONEY = sql15`('1e' || currencies.scale)::numeric`;
var LEVER_AUDIT = {
  "the hold of a leverage order is not its margin": sql15`
    with needs as (
      select lever_orders.id, lever_orders.user_id, currencies.id as currency_id,
        case status when 'position' then 'lever_margin' else 'lever_entrust' end as purpose,
        case status when 'position' then margin else margin + trade_fee end * ${MONEY} as amount
      from lever_orders join pairs on pairs.id = pair_id join currencies on currencies.id = quote_id
      where status in ('entrust', 'position')
    ), held as (
      select reference, purpose, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose in ('lever_margin', 'lever_entrust')
    )
    select needs.id, needs.amount, held.reference, held.amount as held from needs
    full join held on held.reference = needs.id and held.purpose = needs.purpose and held.user_id = needs.user_id
      and held.currency_id = needs.currency_id and held.wallet = 'lever'
    where coalesce(needs.amount, 0) <> coalesce(held.amount, 0)`,
  "a final leverage order lacks its end": sql15`
    select id from lever_orders where status in ('closed', 'revoked', 'filled') and ended_at is null
      or status = 'closed' and (close_price is null or close_reason is null)`,
  "a reduce-only order waits with nothing to close": sql15`
    select id from lever_orders as waiting where reduce_only and status = 'entrust' and not exists (
      select from lever_orders as position where position.status = 'position' and position.user_id = waiting.user_id
        and position.pair_id = waiting.pair_id and position.direction <> waiting.direction
    )`,
  "a reduce-only order closed more lots than its own": sql15`
    select reducing.id from lever_orders as reducing join lever_orders as closed on closed.closed_by = reducing.id
    group by reducing.id having sum(closed.lots) > reducing.lots`,
  "a position was charged for a midnight before it opened": sql15`
    select id from lever_orders where overnight_until <= opened_at`
};

// src/products/lever/store.ts
import { sql as sql16 } from "kysely";

// src/products/lever/account-sums.ts
var NOTHING = { positions: 0, size: ZERO, cost: ZERO, margins: ZERO, initialMargins: ZERO, held: ZERO };
var AccountSums = class {
  #byPair = /* @__PURE__ */ new Map();
  add(order) {
    this.#change(order, plus, 1);
  }
  remove(order) {
    this.#change(order, minus, -1);
  }
  /** Users with a position of a pair. */
  usersOf(pairId2) {
    const users = this.#byPair.get(pairId2) ?? /* @__PURE__ */ new Map();
    return [...users].flatMap(([userId, { positions }]) => positions > 0 ? [userId] : []);
  }
  /** The sums of a user by pair. */
  of(userId) {
    return [...this.#byPair].flatMap(([pairId2, users]) => {
      const sums = users.get(userId);
      return sums ? [{ pairId: pairId2, sums }] : [];
    });
  }
  #change(order, by, count) {
    const { pairId: pairId2, userId } = order;
    const users = this.#byPair.get(pairId2) ?? /* @__PURE__ */ new Map();
    this.#byPair.set(pairId2, users);
    const sums = users.get(userId) ?? NOTHING;
    const next = order.status === "entrust" ? withEntrust(sums, order, by) : withPosition(sums, order, by, count);
    if (next.positions === 0 && isZero(next.held)) users.delete(userId);
    else users.set(userId, next);
  }
};
function withEntrust(sums, { margin, tradeFee }, by) {
  return { ...sums, held: by(sums.held, plus(margin, tradeFee)) };
}
function withPosition(sums, position, by, count) {
  const { direction, entryPrice, initialMargin, margin } = position;
  const size = direction === "long" ? sizeOf(position) : times(sizeOf(position), decimal(-1));
  return {
    ...sums,
    positions: sums.positions + count,
    size: by(sums.size, size),
    cost: by(sums.cost, times(size, entryPrice)),
    margins: by(sums.margins, margin),
    initialMargins: by(sums.initialMargins, initialMargin)
  };
}

// src/products/lever/triggers.ts
var SCALE = 18;
var Triggers = class {
  #pairs = /* @__PURE__ */ new Map();
  add(order) {
    const waiting = this.#pairs.get(order.pairId) ?? { rising: [], falling: [] };
    this.#pairs.set(order.pairId, waiting);
    for (const { list: list2, trigger } of placesOf(order, waiting)) list2.splice(positionIn(list2, trigger), 0, trigger);
  }
  remove(order) {
    const waiting = this.#pairs.get(order.pairId);
    if (!waiting) return;
    for (const { list: list2, trigger } of placesOf(order, waiting)) list2.splice(positionIn(list2, trigger), 1);
  }
  /** Ids of orders that may be reached by a mark price and its average, each once. */
  reached(mark) {
    const { rising, falling } = this.#pairs.get(mark.pairId) ?? { rising: [], falling: [] };
    const risen = rising.slice(0, positionIn(rising, { price: indexed(lowerOf(mark)), id: Number.POSITIVE_INFINITY }));
    const fallen = falling.slice(positionIn(falling, { price: indexed(higherOf(mark)), id: 0 }));
    return new Set([...risen, ...fallen].map(({ id: id2 }) => id2));
  }
};
var indexed = (price) => toUnits(floorTo(price, SCALE), SCALE) ?? 0n;
function placesOf(order, { rising, falling }) {
  const { direction, entryPrice, id: id2, status, stopLoss, takeProfit } = order;
  const [gain, loss] = direction === "long" ? [rising, falling] : [falling, rising];
  const place = (list2, price) => price === void 0 ? [] : [{ list: list2, trigger: { id: id2, price: indexed(price) } }];
  return status === "entrust" ? place(loss, entryPrice) : [...place(gain, takeProfit), ...place(loss, stopLoss)];
}
function positionIn(list2, { id: id2, price }) {
  let from = 0;
  let to = list2.length;
  while (from < to) {
    const middle = from + to >>> 1;
    const other = list2[middle];
    if (other && (other.price < price || other.price === price && other.id < id2)) from = middle + 1;
    else to = middle;
  }
  return from;
}

// src/products/lever/state.ts
var NONE = /* @__PURE__ */ new Set();
var LeverState = class {
  #open = /* @__PURE__ */ new Map();
  #byUser = /* @__PURE__ */ new Map();
  #triggers = new Triggers();
  #sums = new AccountSums();
  #nextId;
  #placed = /* @__PURE__ */ new Map();
  #changed = /* @__PURE__ */ new Map();
  constructor(open, nextId2) {
    for (const order of open) this.#keep(order);
    this.#nextId = nextId2;
  }
  open(id2) {
    return this.#open.get(id2);
  }
  /** Entrusts and positions of a user, oldest first. */
  ofUser(userId) {
    return [...this.#byUser.get(userId) ?? NONE].flatMap((id2) => this.#open.get(id2) ?? []);
  }
  positionsOf(userId) {
    return this.ofUser(userId).filter(({ status }) => status === "position");
  }
  /** All entrusts and positions, oldest first. */
  all() {
    return [...this.#open.values()];
  }
  /** Users with an entrust or a position. */
  users() {
    return [...this.#byUser.keys()];
  }
  /** Ids of orders that may be reached by a mark, see {@link Triggers}. */
  reached(mark) {
    return this.#triggers.reached(mark);
  }
  /** Users with a position of a pair. */
  usersOf(pairId2) {
    return this.#sums.usersOf(pairId2);
  }
  /** The sums of a user's orders by pair. */
  sumsOf(userId) {
    return this.#sums.of(userId);
  }
  takeId() {
    this.#nextId += 1;
    return this.#nextId - 1;
  }
  place(order) {
    this.#placed.set(order.id, order);
    this.#keep(order);
  }
  /** Adds an order that is final from the beginning. */
  record(order) {
    this.#placed.set(order.id, order);
  }
  /**
   * Replaces an open order.
   * @throws if the order is not open: a final state never changes
   */
  change(order) {
    if (!this.#open.has(order.id)) throw new Error(`leverage order ${order.id} is not open`);
    (this.#placed.has(order.id) ? this.#placed : this.#changed).set(order.id, order);
    if (order.status === "entrust" || order.status === "position") this.#keep(order);
    else this.#drop(order);
  }
  takeWrites() {
    const writes = { placed: [...this.#placed.values()], changed: [...this.#changed.values()] };
    this.#placed = /* @__PURE__ */ new Map();
    this.#changed = /* @__PURE__ */ new Map();
    return writes;
  }
  #keep(order) {
    this.#forget(order.id);
    this.#open.set(order.id, order);
    this.#triggers.add(order);
    this.#sums.add(order);
    const ids = this.#byUser.get(order.userId) ?? /* @__PURE__ */ new Set();
    ids.add(order.id);
    this.#byUser.set(order.userId, ids);
  }
  /** Takes the present record of an order out of the indexes. */
  #forget(id2) {
    const order = this.#open.get(id2);
    if (!order) return;
    this.#triggers.remove(order);
    this.#sums.remove(order);
  }
  #drop({ id: id2, userId }) {
    this.#forget(id2);
    this.#open.delete(id2);
    const ids = this.#byUser.get(userId);
    ids?.delete(id2);
    if (ids?.size === 0) this.#byUser.delete(userId);
  }
};

// src/products/lever/store.ts
var COLUMNS4 = {
  id: "bigint",
  user_id: "integer",
  pair_id: "integer",
  direction: "text",
  multiple: "integer",
  lots: "integer",
  lot_size: "numeric",
  order_price: "numeric",
  entry_price: "numeric",
  initial_margin: "numeric",
  margin: "numeric",
  trade_fee: "numeric",
  overnight_fee: "numeric",
  take_profit: "numeric",
  stop_loss: "numeric",
  reduce_only: "boolean",
  status: "text",
  close_price: "numeric",
  close_reason: "text",
  closed_by: "bigint",
  profit: "numeric",
  created_at: "bigint",
  opened_at: "bigint",
  ended_at: "bigint",
  overnight_until: "bigint"
};
async function loadLever(db) {
  const open = await db.selectFrom("lever_orders").selectAll().where("status", "in", ["entrust", "position"]).orderBy("id").execute();
  const { next } = await db.selectFrom("lever_orders").select((of) => sql16`${of.fn.coalesce(of.fn.max("id"), sql16`0`)} + 1`.as("next")).executeTakeFirstOrThrow();
  return new LeverState(open.map(toLeverOrder), next);
}
async function writeLever(db, { placed, changed }) {
  if (placed.length > 0) await insertRows("lever_orders", COLUMNS4, placed.map(toLeverRow)).execute(db);
  if (changed.length === 0) return;
  const names2 = Object.keys(COLUMNS4).filter((name) => name !== "id");
  const assignments = names2.map((name) => sql16`${sql16.ref(name)} = changed.${sql16.ref(name)}`);
  const columns = Object.keys(COLUMNS4).map((name) => sql16.ref(name));
  await sql16`
    update lever_orders set ${sql16.join(assignments)}
    from ${unnest(COLUMNS4, changed.map(toLeverRow))} as changed (${sql16.join(columns)})
    where lever_orders.id = changed.id
  `.execute(db);
}
var read2 = (value) => parseDecimal(value) ?? ZERO;
var readMaybe = (value) => value === null ? void 0 : read2(value);
function toLeverOrder(row) {
  return {
    id: row.id,
    userId: row.user_id,
    pairId: row.pair_id,
    direction: row.direction,
    multiple: row.multiple,
    lots: row.lots,
    lotSize: read2(row.lot_size),
    orderPrice: read2(row.order_price),
    entryPrice: read2(row.entry_price),
    initialMargin: read2(row.initial_margin),
    margin: read2(row.margin),
    tradeFee: read2(row.trade_fee),
    overnightFee: read2(row.overnight_fee),
    takeProfit: readMaybe(row.take_profit),
    stopLoss: readMaybe(row.stop_loss),
    reduceOnly: row.reduce_only,
    status: row.status,
    closePrice: readMaybe(row.close_price),
    closeReason: row.close_reason ?? void 0,
    closedBy: row.closed_by ?? void 0,
    profit: read2(row.profit),
    createdAt: row.created_at,
    openedAt: row.opened_at ?? void 0,
    endedAt: row.ended_at ?? void 0,
    overnightUntil: row.overnight_until ?? void 0
  };
}
function toLeverRow(order) {
  return {
    id: order.id,
    user_id: order.userId,
    pair_id: order.pairId,
    direction: order.direction,
    multiple: order.multiple,
    lots: order.lots,
    lot_size: order.lotSize,
    order_price: order.orderPrice,
    entry_price: order.entryPrice,
    initial_margin: order.initialMargin,
    margin: order.margin,
    trade_fee: order.tradeFee,
    overnight_fee: order.overnightFee,
    take_profit: order.takeProfit ?? null,
    stop_loss: order.stopLoss ?? null,
    reduce_only: order.reduceOnly,
    status: order.status,
    close_price: order.closePrice ?? null,
    close_reason: order.closeReason ?? null,
    closed_by: order.closedBy ?? null,
    profit: order.profit,
    created_at: order.createdAt,
    opened_at: order.openedAt ?? null,
    ended_at: order.endedAt ?? null,
    overnight_until: order.overnightUntil ?? null
  };
}

// src/products/lever/submit.ts
function submitLever(context, command) {
  const terms2 = context.catalog.terms(command.pairId);
  const leverage = terms2 && leverageTerms(terms2.pair.symbol);
  if (!terms2 || !leverage) return refuse("leverage_closed");
  if (!context.users.has(command.userId)) return refuse("user_not_found");
  const reason = multipleRefusal(command.multiple) ?? lotsRefusal(command.lots) ?? countRefusal(context, command);
  if (reason) return refuse(reason);
  const mark = livePrice(context, command.pairId);
  if (mark === void 0) return refuse("price_unavailable");
  const limited = limitRefusal(command, mark);
  if (limited) return refuse(limited);
  const price = command.limit ?? openingPrice(context, command) ?? mark;
  const order = orderOf2(context, command, { terms: terms2, leverage, price });
  const available = availableOf(context, command.userId, terms2.quote);
  if (isGreater(plus(order.margin, order.tradeFee), available)) return refuse("margin_insufficient");
  if (command.limit === void 0) {
    if (isLiquidatedAtOnce(context, order)) return refuse("margin_insufficient");
    openPosition(context, order);
  } else {
    holdEntrust(context, order);
  }
  return { ok: true, order };
}
function multipleRefusal(multiple) {
  if (!isPositive(multiple)) return "multiple_required";
  return MULTIPLES.some((offered) => decimal(offered) === multiple) ? void 0 : "multiple_not_offered";
}
function lotsRefusal(lots) {
  if (!isPositive(lots) || decimalsOf(lots) > 0) return "lots_invalid";
  if (isLess(lots, decimal(MINIMUM_LOTS))) return "lots_below_minimum";
  return isGreater(lots, decimal(MAXIMUM_LOTS)) ? "lots_above_maximum" : void 0;
}
function countRefusal(context, { userId, limit }) {
  if (limit === void 0) {
    return context.lever.positionsOf(userId).length >= MOST_POSITIONS ? "too_many_positions" : void 0;
  }
  return countEntrusts(context, userId, false) >= MOST_ENTRUSTS ? "too_many_entrusts" : void 0;
}
function countEntrusts({ lever: lever2 }, userId, isReduceOnly) {
  return lever2.ofUser(userId).filter(({ status, reduceOnly }) => status === "entrust" && reduceOnly === isReduceOnly).length;
}
function limitRefusal({ direction, limit }, mark) {
  if (limit === void 0) return void 0;
  if (!isPositive(limit)) return "limit_required";
  if (direction === "long") return isGreater(limit, mark) ? "limit_buy_above" : void 0;
  return isLess(limit, mark) ? "limit_sell_below" : void 0;
}
function isLiquidatedAtOnce(context, order) {
  const { quote } = termsOf(context, order.pairId);
  const priceOf2 = (position) => context.mark(position.pairId)?.price ?? position.entryPrice;
  const free = minus(freeMoneyOf(context, order.userId, quote), plus(order.margin, order.tradeFee));
  const positions = [...positionsIn(context, order.userId, quote), order];
  const rate = riskRateOf(accountOf2(free, positions, priceOf2, quote.scale));
  return rate !== void 0 && !isGreater(rate, LIQUIDATION_RATE);
}
function orderOf2({ now, lever: lever2 }, { userId, pairId: pairId2, direction, multiple, lots, limit }, { terms: terms2, leverage, price }) {
  const sized = { lots: Number(lots), lotSize: leverage.lot };
  const value = valueOf(sized, price);
  const margin = marginOf(value, Number(multiple), terms2.quote.scale);
  const isPosition = limit === void 0;
  return {
    ...sized,
    id: lever2.takeId(),
    userId,
    pairId: pairId2,
    direction,
    multiple: Number(multiple),
    orderPrice: price,
    entryPrice: price,
    initialMargin: margin,
    margin,
    tradeFee: openingFeeOf(value, leverage, terms2.quote.scale),
    overnightFee: ZERO,
    takeProfit: void 0,
    stopLoss: void 0,
    reduceOnly: false,
    status: isPosition ? "position" : "entrust",
    closePrice: void 0,
    closeReason: void 0,
    closedBy: void 0,
    profit: ZERO,
    createdAt: now,
    openedAt: isPosition ? now : void 0,
    endedAt: void 0,
    overnightUntil: void 0
  };
}

// src/products/lever/reduce.ts
var MOST_LOTS = decimal(2 ** 31 - 1);
function reduceLever(context, command) {
  const { limit, lots, pairId: pairId2, userId } = command;
  if (!context.catalog.terms(pairId2)) return refuse("leverage_closed");
  if (!isWholeLots(lots) || isGreater(lots, MOST_LOTS)) return refuse("lots_invalid");
  const [oldest] = reducible(context, command);
  if (!oldest) return refuse("nothing_open");
  if (limit === void 0) return closeNow(context, command, oldest);
  const mark = livePrice(context, pairId2);
  if (mark === void 0) return refuse("price_unavailable");
  const limited = limitRefusal(command, mark);
  if (limited) return refuse(limited);
  if (countEntrusts(context, userId, true) >= MOST_ENTRUSTS) return refuse("too_many_entrusts");
  const order = orderOf3(context, command, oldest, limit);
  context.lever.place(order);
  touched(context, order);
  return { ok: true, order };
}
function closeNow(context, command, oldest) {
  const price = closingPrice(context, oldest);
  if (price === void 0) return refuse("price_unavailable");
  const order = { ...orderOf3(context, command, oldest, price), status: "filled", endedAt: context.now };
  const group = groupOf(context, order);
  if (leavesLossBehind(context, group)) return refuse("loss_needs_profits");
  context.lever.record(order);
  closeGroup(context, group, "reduce_only");
  return { ok: true, order };
}
function fillReduceOnly(context, order) {
  const group = groupOf(context, order);
  if (leavesLossBehind(context, group)) return;
  context.lever.change({ ...order, status: "filled", endedAt: context.now });
  closeGroup(context, group, "reduce_only");
}
function groupOf(context, order) {
  const { quote: currency } = termsOf(context, order.pairId);
  const closing = allot(reducible(context, order), order.lots).map(
    ({ position, lots }) => closingAt(context, position, order.entryPrice, lots)
  );
  return { userId: order.userId, currency, closing, closedBy: order.id };
}
function orderOf3({ lever: lever2, now }, { direction, lots, pairId: pairId2, userId }, { lotSize }, price) {
  return {
    id: lever2.takeId(),
    userId,
    pairId: pairId2,
    direction,
    multiple: 1,
    lots: Number(lots),
    lotSize,
    orderPrice: price,
    entryPrice: price,
    initialMargin: ZERO,
    margin: ZERO,
    tradeFee: ZERO,
    overnightFee: ZERO,
    takeProfit: void 0,
    stopLoss: void 0,
    reduceOnly: true,
    status: "entrust",
    closePrice: void 0,
    closeReason: void 0,
    closedBy: void 0,
    profit: ZERO,
    createdAt: now,
    openedAt: void 0,
    endedAt: void 0,
    overnightUntil: void 0
  };
}

// src/products/lever/on-price.ts
function onPrice(context, marks) {
  const state = context.lever;
  const live = new Map(marks.filter(({ state: of }) => of === "live").map((mark) => [mark.pairId, mark]));
  if (live.size > 0) {
    for (const id2 of idsOf([...live.values()].map((mark) => state.reached(mark)))) act(context, id2, live);
    for (const userId of idsOf([...live.keys()].map((pairId2) => state.usersOf(pairId2)))) {
      liquidateUser(context, userId, live);
    }
  }
  announcePrices(context);
}
var idsOf = (lists) => [...new Set(lists.flatMap((list2) => [...list2]))].toSorted((one, other) => one - other);
function act(context, id2, live) {
  const order = context.lever.open(id2);
  const mark = order && live.get(order.pairId);
  if (!order || !mark) return;
  if (order.status === "entrust") {
    if (isReached(order, mark)) (order.reduceOnly ? fillReduceOnly : fillEntrust)(context, order);
    return;
  }
  const reason = stopReached(order, mark);
  const price = reason && closingPrice(context, order);
  if (reason && price !== void 0) closeAtStop(context, order, price, reason);
}
var isAtOrAbove = (mark, price) => price !== void 0 && !isLess(lowerOf(mark), price);
var isAtOrBelow = (mark, price) => price !== void 0 && !isGreater(higherOf(mark), price);
function isReached({ direction, entryPrice }, mark) {
  return direction === "long" ? isAtOrBelow(mark, entryPrice) : isAtOrAbove(mark, entryPrice);
}
function stopReached({ direction, takeProfit, stopLoss }, mark) {
  const isLong = direction === "long";
  if (isLong ? isAtOrBelow(mark, stopLoss) : isAtOrAbove(mark, stopLoss)) return "stop_loss";
  return (isLong ? isAtOrAbove(mark, takeProfit) : isAtOrBelow(mark, takeProfit)) ? "take_profit" : void 0;
}
function liquidateUser(context, userId, live) {
  const positions = context.lever.positionsOf(userId);
  const currencies = /* @__PURE__ */ new Map();
  for (const { pairId: pairId2 } of positions) {
    const { quote } = termsOf(context, pairId2);
    if (live.has(pairId2)) currencies.set(quote.id, quote);
  }
  for (const currency of currencies.values()) liquidateAccount(context, userId, currency);
}
var SAFE = decimal("1.01");
function isFarFromLiquidation(context, userId, { id: id2, scale }) {
  let equity = fromUnits(context.ledger.available(userId, id2, LEVER_WALLET), scale);
  let required = ZERO;
  for (const { pairId: pairId2, sums } of context.lever.sumsOf(userId)) {
    if (termsOf(context, pairId2).quote.id !== id2) continue;
    equity = plus(equity, plus(sums.held, sums.margins));
    if (sums.positions === 0) continue;
    const mark = context.mark(pairId2);
    if (mark?.state !== "live") return false;
    equity = plus(equity, minus(times(mark.price, sums.size), sums.cost));
    equity = minus(equity, fromUnits(BigInt(sums.positions), scale));
    required = plus(required, times(sums.initialMargins, MAINTENANCE_RATE));
  }
  return isGreater(equity, times(required, SAFE));
}
function liquidateAccount(context, userId, currency) {
  if (isFarFromLiquidation(context, userId, currency)) return;
  const positions = positionsIn(context, userId, currency);
  const marks = /* @__PURE__ */ new Map();
  for (const { pairId: pairId2 } of positions) {
    const mark = context.mark(pairId2);
    if (mark?.state !== "live") return;
    marks.set(pairId2, mark);
  }
  const free = freeMoneyOf(context, userId, currency);
  const isAtRisk = (priceOf2) => {
    const rate = riskRateOf(accountOf2(free, positions, priceOf2, currency.scale));
    return rate !== void 0 && !isGreater(rate, LIQUIDATION_RATE);
  };
  const markPrice = ({ pairId: pairId2, entryPrice }) => marks.get(pairId2)?.price ?? entryPrice;
  const average = ({ pairId: pairId2, entryPrice }) => marks.get(pairId2)?.average ?? entryPrice;
  if (isAtRisk(markPrice) && isAtRisk(average)) liquidate(context, positions, markPrice);
}

// src/products/lever/refuse-outflow.ts
function refuseOutflow(context, { userId, currencyId, from, amount: amount2 }) {
  const currency = context.catalog.currency(currencyId);
  if (from !== LEVER_WALLET || !currency) return void 0;
  const free = minus(freeMoneyOf(context, userId, currency), amount2);
  const priceOf2 = ({ pairId: pairId2, direction, entryPrice }) => {
    const mark = context.mark(pairId2);
    return mark ? worseOf(mark, direction) : entryPrice;
  };
  const account3 = accountOf2(free, positionsIn(context, userId, currency), priceOf2, currency.scale);
  const rate = riskRateOf(account3);
  return rate === void 0 || isGreater(rate, WARNING_RATE) ? void 0 : "margin_too_low";
}

// src/products/lever/rules.ts
var lever = {
  ...LEVER,
  // The reference of every entry is an order.
  entries: {
    lever_entrust: SERVER_TEXTS.ledgerLeverHeld,
    lever_revoke: SERVER_TEXTS.ledgerLeverReleased,
    lever_open: SERVER_TEXTS.ledgerLeverOpened,
    lever_close: {
      credit: SERVER_TEXTS.ledgerPositionResult,
      debit: SERVER_TEXTS.ledgerPositionResult,
      released: SERVER_TEXTS.ledgerMarginReturned
    },
    lever_overnight: SERVER_TEXTS.ledgerOvernight
  },
  holdPurposes: [MARGIN_HOLD, ENTRUST_HOLD],
  audit: LEVER_AUDIT,
  load: ({ db }) => loadLever(db),
  writes(state) {
    const writes = state.takeWrites();
    if (writes.placed.length === 0 && writes.changed.length === 0) return void 0;
    return { write: (transaction) => writeLever(transaction, writes) };
  },
  due: (context, state, deadline) => chargeOvernight({ ...context, lever: state }, deadline),
  refuseOutflow: (context, _state, outflow) => refuseOutflow(enter2(context), outflow),
  onPrice: (context, state, marks) => onPrice({ ...context, lever: state }, marks)
};
function enter2(context) {
  return { ...context, lever: context.of(lever) };
}

// src/products/lever/queries.ts
async function leverOrdersOf(db, userId, { status, pairId: pairId2 }, page2) {
  let of = db.selectFrom("lever_orders").where("user_id", "=", userId).where("status", "=", status);
  if (pairId2 !== void 0) of = of.where("pair_id", "=", pairId2);
  const { total } = await of.select((count) => count.fn.countAll().as("total")).executeTakeFirstOrThrow();
  const { limit, offset } = rangeOf(page2);
  const rows2 = await of.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute();
  return { rows: rows2.map(toLeverOrder), total };
}
async function closedByOrders(db, ids) {
  if (ids.length === 0) return /* @__PURE__ */ new Map();
  const rows2 = await db.selectFrom("lever_orders").selectAll().where("closed_by", "in", ids).orderBy("id").execute();
  return Map.groupBy(rows2.map(toLeverOrder), ({ closedBy }) => closedBy ?? 0);
}
async function findLeverOrder(db, id2) {
  const row = await db.selectFrom("lever_orders").selectAll().where("id", "=", id2).executeTakeFirst();
  return row && toLeverOrder(row);
}

// src/products/lever/set-stops.ts
function setStops(context, { userId, orderId: orderId2, takeProfit, stopLoss }) {
  const position = context.lever.open(orderId2);
  if (position?.status !== "position") return refuse("not_open");
  if (position.userId !== userId) return refuse("not_your_order");
  if (isNegative(takeProfit) || isNegative(stopLoss)) return refuse("stop_not_positive");
  const live = livePrice(context, position.pairId);
  if (live === void 0) return refuse("price_unavailable");
  const wrong = wrongSide(position, live, takeProfit, stopLoss);
  if (wrong) return refuse(wrong);
  const order = {
    ...position,
    takeProfit: isZero(takeProfit) ? void 0 : takeProfit,
    stopLoss: isZero(stopLoss) ? void 0 : stopLoss
  };
  context.lever.change(order);
  touched(context, order);
  return { ok: true, order };
}
function wrongSide({ direction, entryPrice }, live, takeProfit, stopLoss) {
  const highest = larger(entryPrice, live);
  const lowest = smaller(entryPrice, live);
  const isAbove = (price) => isZero(price) || isGreater(price, highest);
  const isBelow = (price) => isZero(price) || isLess(price, lowest);
  if (direction === "long") {
    if (!isAbove(takeProfit)) return "long_take_profit_low";
    return isBelow(stopLoss) ? void 0 : "long_stop_loss_high";
  }
  if (!isBelow(takeProfit)) return "short_take_profit_high";
  return isAbove(stopLoss) ? void 0 : "short_stop_loss_low";
}

// src/products/lever/wire.ts
var RATE_DECIMALS = 2;
var maybeSeconds = (time) => time === void 0 ? 0 : seconds(time);
function wireOrder(exchange, order, price, closes = []) {
  const pair = exchange.pair(order.pairId);
  const quote = exchange.currency(pair?.quoteId ?? 0);
  const isPosition = order.status === "position";
  return {
    id: order.id,
    type: order.direction === "long" ? 1 : 2,
    symbol: pair?.symbol ?? "",
    share: String(order.lots),
    multiple: String(order.multiple),
    origin_price: order.orderPrice,
    price: order.entryPrice,
    update_price: order.closePrice ?? price,
    caution_money: order.margin,
    origin_caution_money: order.initialMargin,
    target_profit_price: order.takeProfit ?? ZERO,
    stop_loss_price: order.stopLoss ?? ZERO,
    create_time: seconds(order.createdAt),
    transaction_time: maybeSeconds(order.openedAt),
    handle_time: maybeSeconds(order.endedAt),
    complete_time: maybeSeconds(order.status === "closed" ? order.endedAt : void 0),
    trade_fee: order.tradeFee,
    overnight_money: order.overnightFee,
    profits: isPosition ? profitOf(order, price, quote?.scale ?? 0) : sum([order.profit, ...closes.map(({ profit }) => profit)]),
    legal: pair?.quoteId ?? 0,
    currency: pair?.baseId ?? 0,
    close_reason: order.closeReason,
    ...order.reduceOnly && { reduce_only: 1 },
    ...closes.length > 0 && {
      closes: closes.map(({ id: id2, lots, profit }) => ({ id: id2, share: String(lots), profits: profit }))
    }
  };
}
function wireUpdate(exchange, snapshot) {
  const positions = snapshot.orders.filter(({ status }) => status === "position");
  const entrusts = snapshot.orders.filter(({ status }) => status === "entrust");
  const rows2 = (orders) => JSON.stringify(orders.map((order) => wireOrder(exchange, order, priceIn(snapshot, order))));
  const { rate, profit } = accountFigures(exchange, snapshot, positions);
  return {
    type: "lever_trade",
    hazard_rate: rate ?? ZERO,
    profits_all: profit,
    profits: profit,
    trades_all: rows2(positions),
    trades_entrust: rows2(entrusts)
  };
}
function accountFigures(exchange, snapshot, positions) {
  let lowest;
  let profit = ZERO;
  for (const [currencyId, free] of snapshot.free) {
    const scale = exchange.currency(currencyId)?.scale ?? 0;
    const own6 = positions.filter(({ pairId: pairId2 }) => exchange.pair(pairId2)?.quoteId === currencyId);
    const account3 = accountOf2(free, own6, (position) => priceIn(snapshot, position), scale);
    const rate = riskRateOf(account3);
    if (rate !== void 0 && (lowest === void 0 || isLess(rate, lowest))) lowest = rate;
    profit = plus(profit, account3.profit);
  }
  return { rate: lowest === void 0 ? void 0 : roundHalfUp(lowest, RATE_DECIMALS), profit };
}

// src/http/late-price.ts
function refuseLate(exchange, pairId2) {
  if (exchange.isPriceLate(pairId2)) throw new Rejection(SERVER_TEXTS.priceLate);
}

// src/products/lever/refusals.ts
var say = (text2) => () => new Rejection(text2);
var priceUnavailable = say(SERVER_TEXTS.marketPriceUnavailable);
var notYours = say(SERVER_TEXTS.notYourOrder);
var SUBMIT_REFUSALS2 = {
  leverage_closed: say(SERVER_TEXTS.leverageClosed),
  user_not_found: say(SERVER_TEXTS.userNotFound),
  multiple_required: say(SERVER_TEXTS.multipleRequired),
  multiple_not_offered: say(SERVER_TEXTS.multipleNotOffered),
  lots_invalid: say(SERVER_TEXTS.lotsPositiveInteger),
  lots_below_minimum: say(SERVER_TEXTS.minimumLots(MINIMUM_LOTS)),
  lots_above_maximum: say(SERVER_TEXTS.maximumLots(MAXIMUM_LOTS)),
  limit_required: say(SERVER_TEXTS.limitPriceRequired),
  limit_buy_above: say(SERVER_TEXTS.limitBuyAbovePrice),
  limit_sell_below: say(SERVER_TEXTS.limitSellBelowPrice),
  price_unavailable: priceUnavailable,
  margin_insufficient: say(SERVER_TEXTS.marginInsufficient),
  too_many_positions: say(SERVER_TEXTS.maximumPositions(MOST_POSITIONS)),
  too_many_entrusts: say(SERVER_TEXTS.maximumPendingOrders(MOST_ENTRUSTS)),
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable
};
var REDUCE_REFUSALS = {
  leverage_closed: say(SERVER_TEXTS.leverageClosed),
  lots_invalid: say(SERVER_TEXTS.lotsPositiveInteger),
  limit_required: say(SERVER_TEXTS.limitPriceRequired),
  limit_buy_above: say(SERVER_TEXTS.limitBuyAbovePrice),
  limit_sell_below: say(SERVER_TEXTS.limitSellBelowPrice),
  price_unavailable: priceUnavailable,
  nothing_open: say(SERVER_TEXTS.nothingToClose),
  loss_needs_profits: say(SERVER_TEXTS.lossNeedsProfits),
  too_many_entrusts: say(SERVER_TEXTS.maximumPendingOrders(MOST_ENTRUSTS)),
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable
};
var CLOSE_REFUSALS = {
  lots_invalid: say(SERVER_TEXTS.lotsPositiveInteger),
  not_open: say(SERVER_TEXTS.positionNotFound),
  not_your_order: notYours,
  price_unavailable: priceUnavailable,
  loss_needs_profits: say(SERVER_TEXTS.lossNeedsProfits),
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable
};
var CLOSE_MANY_REFUSALS = {
  nothing_open: say(SERVER_TEXTS.nothingToClose),
  price_unavailable: priceUnavailable,
  loss_needs_profits: say(SERVER_TEXTS.lossNeedsProfits),
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable
};
var REVOKE_REFUSALS = {
  not_open: say(SERVER_TEXTS.entrustNotRevocable),
  not_your_order: notYours,
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable
};
var STOP_REFUSALS = {
  not_open: say(SERVER_TEXTS.positionNotFound),
  not_your_order: notYours,
  price_unavailable: priceUnavailable,
  stop_not_positive: say(SERVER_TEXTS.stopPricePositive),
  long_take_profit_low: say(SERVER_TEXTS.longTakeProfitTooLow),
  long_stop_loss_high: say(SERVER_TEXTS.longStopLossTooHigh),
  short_take_profit_high: say(SERVER_TEXTS.shortTakeProfitTooHigh),
  short_stop_loss_low: say(SERVER_TEXTS.shortStopLossTooLow),
  request_taken: say(SERVER_TEXTS.duplicateSubmission),
  unavailable
};

// src/products/lever/routes.ts
var LAST_PAGE2 = 1e6;
var STATUS2 = {
  [LIST_STATUS.entrusts]: "entrust",
  [LIST_STATUS.positions]: "position",
  [LIST_STATUS.closed]: "closed",
  [LIST_STATUS.revoked]: "revoked",
  [LIST_STATUS.filled]: "filled"
};
function leverRoutes({ route, userRoute }, { exchange, market }) {
  const run = (command, request) => exchange.run((context) => command(enter2(context)), request);
  function pairOf({ currency_id, legal_id }) {
    const pair = exchange.pairOf(currency_id, legal_id);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    return pair;
  }
  async function snapshot(userId) {
    const read3 = await exchange.run((context) => ({ ok: true, snapshot: snapshotOf(enter2(context), userId) }));
    if (!read3.ok) throw unavailable();
    return read3.snapshot;
  }
  const rowsOf = (orders, known2, closes = /* @__PURE__ */ new Map()) => orders.map((order) => wireOrder(exchange, order, priceIn(known2, order), closes.get(order.id)));
  route(leverDeal, async ({ input, user }) => {
    const pair = pairOf(input);
    if (!leverageTerms(pair.symbol)) throw new Rejection(SERVER_TEXTS.leverageClosed);
    const { bids: bids2, asks: asks2 } = exchange.book(pair.id, BOOK_LEVELS);
    const quoteWorth = usdtPrice(exchange, market, pair.quoteId);
    return {
      lever_transaction: { in: bids2.map(level2), out: asks2.map(level2) },
      last_price: market.ticker(pair.id)?.last,
      ExRAte: quoteWorth && inCny(quoteWorth),
      multiple: { muit: choices(MULTIPLES), share: choices(LOT_PRESETS) },
      lever_share_limit: { min: String(MINIMUM_LOTS), max: String(MAXIMUM_LOTS) },
      ...user ? await ownPart(user.id, pair) : { my_transaction: [] },
      maintenance_rate: MAINTENANCE_RATE,
      overnight_rate: OVERNIGHT_RATE
    };
  });
  async function ownPart(userId, pair) {
    const { available, held } = await exchange.balance(userId, pair.quoteId, LEVER_WALLET);
    const known2 = await snapshot(userId);
    const own6 = known2.orders.filter(({ pairId: pairId2, status }) => pairId2 === pair.id && status === "position");
    return { user_lever: available, all_levers: plus(available, held), my_transaction: rowsOf(own6, known2) };
  }
  userRoute(leverSubmit, async ({ input, user, request }) => {
    const pair = pairOf(input);
    const direction = input.type === DIRECTION_TYPE.long ? "long" : "short";
    const limit = input.status === ORDER_STATUS.limit ? input.target_price : void 0;
    const order = { userId: user.id, pairId: pair.id, direction, lots: input.share, limit };
    if (input.reduce_only) {
      const reduced = await run((context) => reduceLever(context, order), request);
      if (!reduced.ok) throw REDUCE_REFUSALS[reduced.reason]();
      return limit === void 0 ? SERVER_TEXTS.positionClosed : SERVER_TEXTS.orderPlaced;
    }
    refuseLate(exchange, pair.id);
    const command = { ...order, multiple: input.multiple };
    const result = await run((context) => submitLever(context, command), request);
    if (!result.ok) throw SUBMIT_REFUSALS2[result.reason]();
    return SERVER_TEXTS.orderPlaced;
  });
  userRoute(leverClose, async ({ input, user, request }) => {
    const command = { userId: user.id, orderId: input.id, lots: input.share };
    const result = await run((context) => closeOne(context, command), request);
    if (!result.ok) throw await closeRefusal(result.reason, command.orderId, user.id);
    return SERVER_TEXTS.positionClosed;
  });
  async function closeRefusal(reason, orderId2, userId) {
    if (reason !== "not_open") return CLOSE_REFUSALS[reason]();
    const order = await findLeverOrder(exchange.db, orderId2);
    if (order && order.userId !== userId) return CLOSE_REFUSALS.not_your_order();
    return new Rejection(
      order?.status === "closed" ? SERVER_TEXTS.positionAlreadyClosed : SERVER_TEXTS.positionNotFound
    );
  }
  userRoute(leverBatchClose, async ({ input, user, request }) => {
    const direction = input.type === BATCH_TYPE.all ? void 0 : input.type === BATCH_TYPE.long ? "long" : "short";
    const result = await run((context) => closeMany(context, { userId: user.id, direction }), request);
    if (!result.ok) throw CLOSE_MANY_REFUSALS[result.reason]();
    return SERVER_TEXTS.positionClosed;
  });
  userRoute(leverCancel, async ({ input, user, request }) => {
    const result = await run((context) => revoke(context, { userId: user.id, orderId: input.id }), request);
    if (!result.ok) throw REVOKE_REFUSALS[result.reason]();
    return SERVER_TEXTS.entrustRevoked;
  });
  userRoute(leverSetStop, async ({ input, user, request }) => {
    const command = {
      userId: user.id,
      orderId: input.id,
      takeProfit: input.target_profit_price,
      stopLoss: input.stop_loss_price
    };
    const result = await run((context) => setStops(context, command), request);
    if (!result.ok) throw STOP_REFUSALS[result.reason]();
    return SERVER_TEXTS.stopsSet;
  });
  async function list2(userId, { page: page2, currency_id, legal_id }, status) {
    if (page2 < 1 || page2 > LAST_PAGE2) throw new Rejection(SERVER_TEXTS.parameterError);
    const pairId2 = currency_id === void 0 || legal_id === void 0 ? void 0 : pairOf({ currency_id, legal_id }).id;
    const { rows: rows2, total } = await leverOrdersOf(exchange.db, userId, { status, pairId: pairId2 }, { page: page2, size: PAGE_SIZE });
    const reducing = rows2.filter((order) => order.status === "filled").map(({ id: id2 }) => id2);
    const closes = await closedByOrders(exchange.db, reducing);
    const known2 = await snapshot(userId);
    return { data: rowsOf(rows2, known2, closes), total, known: known2 };
  }
  userRoute(
    leverMyTrade,
    queued(async ({ input, user }) => {
      if (input.status === LIST_STATUS.closing) return { message: { data: [], total: 0 }, total: 0 };
      const { data, total } = await list2(user.id, input, STATUS2[input.status] ?? "position");
      return { message: { data, total }, total };
    })
  );
  userRoute(
    leverDealAll,
    queued(async ({ input, user }) => {
      const { data, total, known: known2 } = await list2(user.id, input, "position");
      return { order: { data, total }, hazard_rate: wireUpdate(exchange, known2).hazard_rate };
    })
  );
  const pushes = new Throttle(PUSH_EVERY_MS, (userId) => {
    void exchange.run((context) => {
      const payload = wireUpdate(exchange, snapshotOf(enter2(context), userId));
      context.announce("private", { userId, name: leverTradeEvent.name, payload });
      return { ok: true };
    });
  });
  exchange.on("lever", ({ userId }) => {
    if (exchange.hasAudience(userId)) pushes.ask(userId);
  });
}
var level2 = ({ price, quantity }) => ({ price, number: quantity });
var choices = (values) => values.map((value) => ({ value }));

// src/simulation/lever/plan.ts
var MOST_HELD = 3;
var CLOSE_SHARE = 0.25;
var MULTIPLES2 = [2, 5, 10];
var MOST_LOTS2 = 5;
var STOP_SHARE = 0.5;
var STOP_DISTANCE = decimal("0.02");
function oneOf(items, random) {
  return items[Math.floor(random.next() * items.length)];
}
function nextLeverAction(held, pairs, random) {
  if (held.length >= MOST_HELD) {
    const orderId2 = random.next() < CLOSE_SHARE ? oneOf(held, random) : void 0;
    return orderId2 === void 0 ? { kind: "wait" } : { kind: "close", orderId: orderId2 };
  }
  const pairId2 = oneOf(pairs, random);
  if (pairId2 === void 0) return { kind: "wait" };
  return {
    kind: "open",
    order: {
      pairId: pairId2,
      direction: random.next() < 0.5 ? "long" : "short",
      multiple: decimal(oneOf(MULTIPLES2, random) ?? MULTIPLES2[0]),
      lots: decimal(1 + Math.floor(random.next() * MOST_LOTS2)),
      limit: void 0
    },
    hasStops: random.next() < STOP_SHARE
  };
}
function stopsAround(entryPrice, direction, places) {
  const distance2 = times(entryPrice, STOP_DISTANCE);
  const above = roundHalfUp(plus(entryPrice, distance2), places);
  const below = roundHalfUp(minus(entryPrice, distance2), places);
  return direction === "long" ? { takeProfit: above, stopLoss: below } : { takeProfit: below, stopLoss: above };
}

// src/simulation/lever/lever-bots.ts
var NEEDED = decimal(1e4);
var DEPOSIT = decimal(2e4);
var STEP_EVERY_MS2 = 2e4;
async function actWithLeverage({ exchange, users, random }) {
  const userId = users[Math.floor(random.next() * users.length)];
  if (userId === void 0) return;
  const read3 = await exchange.run((context) => ({
    ok: true,
    held: enter2(context).lever.positionsOf(userId).map(({ id: id3 }) => id3)
  }));
  if (!read3.ok) return;
  const pairs = exchange.pairs().filter(({ symbol }) => leverageTerms(symbol));
  const action = nextLeverAction(
    read3.held,
    pairs.map(({ id: id3 }) => id3),
    random
  );
  if (action.kind === "close") {
    await exchange.run((context) => closeOne(enter2(context), { userId, orderId: action.orderId }));
  }
  if (action.kind !== "open") return;
  const pair = exchange.pair(action.order.pairId);
  if (!pair) return;
  await provide(exchange, userId, pair.quoteId);
  const opened = await exchange.run((context) => submitLever(enter2(context), { ...action.order, userId }));
  if (!opened.ok || !action.hasStops) return;
  const { id: id2, entryPrice, direction } = opened.order;
  const stops = stopsAround(entryPrice, direction, pair.priceDecimals);
  await exchange.run((context) => setStops(enter2(context), { userId, orderId: id2, ...stops }));
}
async function provide(exchange, userId, currencyId) {
  const { available } = await exchange.balance(userId, currencyId, LEVER_WALLET);
  if (compare(available, NEEDED) >= 0) return;
  await exchange.admin.deposit({ userId, currencyId, wallet: LEVER_WALLET, amount: DEPOSIT });
}
function startLeverBots(needs) {
  let running;
  const step = () => {
    running ??= actWithLeverage(needs).catch(needs.onError).finally(() => running = void 0);
  };
  const timer = setInterval(step, STEP_EVERY_MS2);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

// src/simulation/random.ts
function words(seed2) {
  const word = (salt) => {
    let hash = 2166136261 ^ salt;
    for (let index = 0; index < seed2.length; index += 1) {
      hash = Math.imul(hash ^ seed2.charCodeAt(index), 16777619);
    }
    hash = Math.imul(hash ^ hash >>> 15, 2246822507);
    return (hash ^ hash >>> 13) >>> 0;
  };
  return [word(1), word(2), word(3), word(4)];
}
function seededRandom(seed2) {
  let [a, b, c, counter] = words(seed2);
  const draw = () => {
    const sum2 = a + b + counter | 0;
    counter = counter + 1 | 0;
    a = b ^ b >>> 9;
    b = c + (c << 3) | 0;
    c = (c << 21 | c >>> 11) + sum2;
    return sum2 >>> 0;
  };
  for (let round = 0; round < 12; round += 1) draw();
  return {
    next: () => draw() / 4294967296,
    bytes: (length) => Uint8Array.from({ length }, () => draw() >>> 24)
  };
}
function normal2(random) {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}
function exponential(random, rate) {
  return -Math.log(1 - random.next()) / rate;
}
function weighted(random, items) {
  let left = random.next() * items.reduce((sum2, { weight }) => sum2 + weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items[0];
}

// src/products/lever/simulation.ts
async function leverSimulation({ exchange, config, onError }) {
  if (config.botRate === 0) return void 0;
  const users = await leverBotUsers(exchange);
  const random = seededRandom(`${config.seed} leverage bots ${exchange.now()}`);
  return startLeverBots({ exchange, users, random, onError });
}

// ../../packages/micro-options/src/contract.ts
import * as v22 from "valibot";
var DIRECTION_TYPE2 = { up: 1, down: 2 };
var ORDER_STATUS2 = { trading: 1, closed: 3 };
var own3 = { access: "required" };
var maybePositive = v22.pipe(
  maybeDecimal,
  v22.transform((figure) => figure !== void 0 && isPositive(figure) ? figure : void 0)
);
var duration = v22.pipe(
  v22.object({
    seconds: v22.pipe(int, v22.minValue(1)),
    profit_ratio: decimal2,
    loss_ratio: maybePositive,
    min_amount: maybePositive,
    max_amount: maybePositive
  }),
  v22.transform(({ seconds: seconds2, profit_ratio, loss_ratio, min_amount, max_amount }) => ({
    seconds: seconds2,
    profitRatio: profit_ratio,
    ...loss_ratio !== void 0 && { lossRatio: loss_ratio },
    ...min_amount !== void 0 && { minimum: min_amount },
    ...max_amount !== void 0 && { maximum: max_amount }
  }))
);
var optionSeconds = defineCall({
  ...own3,
  method: "GET",
  path: "/microtrade/seconds",
  request: v22.object({}),
  reply: list(duration)
});
var presetAmount = v22.union([
  v22.pipe(
    v22.object({ number: decimal2 }),
    v22.transform(({ number: number7 }) => number7)
  ),
  decimal2
]);
var wallet2 = v22.object({
  /** Available balance of the options account, insurance included. */
  micro_with_insurance: maybeDecimal,
  insurance_balance: maybeDecimal
});
var insuranceType = v22.pipe(
  v22.object({ id: v22.fallback(v22.optional(id), void 0), name: text, coverage: maybeDecimal, price: maybeDecimal }),
  v22.transform(({ name, coverage, price }) => ({ name, coverage, price }))
);
var userInsurance = v22.pipe(
  v22.object({ name: v22.pipe(text, v22.nonEmpty()), amount: maybeDecimal, effective_at: maybeTime, expires_at: maybeTime }),
  v22.transform(({ name, amount: amount2, effective_at, expires_at }) => ({
    name,
    amount: amount2,
    effectiveAt: effective_at,
    expiresAt: expires_at
  }))
);
var maybeUserInsurance = v22.fallback(v22.nullish(userInsurance), void 0);
var payableCurrency = v22.pipe(
  v22.object({
    id,
    name: text,
    micro_numbers: list(presetAmount),
    /** Per cent of the stake. */
    micro_trade_fee: maybeDecimal,
    user_wallet: v22.fallback(v22.nullish(wallet2), void 0),
    insurance_types: list(insuranceType),
    user_insurance: maybeUserInsurance
  }),
  v22.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    presets: wire.micro_numbers.filter(isPositive),
    feeRate: wire.micro_trade_fee,
    /** `undefined` for a visitor and where it is not sent. */
    balance: wire.user_wallet?.micro_with_insurance,
    insuranceBalance: wire.user_wallet?.insurance_balance,
    insuranceTypes: wire.insurance_types,
    insurance: wire.user_insurance ?? void 0
  }))
);
var payableCurrencies = defineCall({
  ...own3,
  method: "GET",
  path: "/microtrade/payable_currencies",
  request: v22.object({}),
  reply: list(payableCurrency)
});
var optionSubmit = defineCall({
  ...own3,
  method: "POST",
  path: "/microtrade/submit",
  request: v22.object({
    /** `id` of the quotation row. */
    match_id: id,
    currency_id: id,
    type: v22.pipe(int, v22.picklist([1, 2])),
    seconds: int,
    number: decimal2
  }),
  reply: confirmation
});
var milliseconds = v22.fallback(v22.optional(v22.pipe(decimal2, v22.transform(Number))), void 0);
var optionOrder = v22.pipe(
  v22.object({
    id,
    symbol_name: text,
    seconds: intOrUnknown,
    number: decimal2,
    currency_name: text,
    open_price: decimal2,
    end_price: maybePositive,
    type: v22.union([v22.number(), v22.string()]),
    status: v22.union([v22.number(), v22.string()]),
    profit_ratio: decimal2,
    loss_ratio: maybePositive,
    remain_milli_seconds: milliseconds,
    fact_profits: maybeDecimal,
    fee: maybeDecimal,
    /** Optional: `id` of the quotation row of the pair. */
    match_id: v22.fallback(v22.optional(id), void 0),
    /** Optional: the moments of opening and expiry. */
    create_time: maybeTime,
    handle_time: maybeTime
  }),
  v22.transform((wire) => ({
    id: wire.id,
    symbol: wire.symbol_name,
    matchId: wire.match_id,
    /** Length of the option; `undefined` where it is not sent. */
    seconds: wire.seconds,
    /** The stake. */
    amount: wire.number,
    currency: wire.currency_name,
    openPrice: wire.open_price,
    endPrice: wire.end_price,
    direction: String(wire.type) === "1" ? "up" : "down",
    status: String(wire.status) === "3" ? "closed" : "trading",
    /** Per cent of the stake that a win pays. */
    profitRatio: wire.profit_ratio,
    /** Per cent of the stake that a loss costs; `undefined` where it is not sent. */
    lossRatio: wire.loss_ratio,
    /** Time to expiry when the server wrote the reply, in milliseconds; not below zero, and zero where it is not sent: the order then
     * counts as settling. */
    remaining: Math.max(0, wire.remain_milli_seconds ?? 0),
    /** P/L as settled by the exchange, without the fee. */
    profit: wire.fact_profits,
    fee: wire.fee,
    openedAt: wire.create_time,
    settledAt: wire.handle_time
  }))
);
var optionOrders = defineCall({
  ...own3,
  method: "GET",
  path: "/microtrade/lists",
  request: v22.object({
    page: int,
    status: v22.pipe(int, v22.picklist([1, 3])),
    limit: int,
    match_id: v22.optional(id)
  }),
  reply: v22.pipe(
    page(optionOrder, v22.object({ data: list(optionOrder) })),
    v22.transform(({ rows: rows2 }) => rows2)
  )
});
var optionSettled = defineEvent({
  name: "closed_microorder",
  delivery: "every",
  key: () => "user",
  payload: alsoReads(
    optionOrder,
    v22.pipe(
      v22.object({ data: optionOrder }),
      v22.transform(({ data }) => data)
    )
  )
});

// src/products/micro-options/audit.ts
import { sql as sql17 } from "kysely";
var OPTION_AUDIT = {
  "the stake of an open option is not held, or a stake is held for none": sql17`
    with held as (
      select reference, user_id, currency_id, wallet, amount from holds
      join accounts on accounts.id = account_id where purpose = 'option_stake'
    )
    select options.id, held.reference from (select * from options where outcome is null) as options
    full join held on held.reference = options.id and held.user_id = options.user_id
      and held.currency_id = options.currency_id and held.wallet = 'micro'
    where options.amount is distinct from held.amount`,
  "the win of an open option is not held by the house": sql17`
    with held as (
      select reference, currency_id, amount from holds
      join accounts on accounts.id = account_id where purpose = 'option_payout' and house = 'options'
    )
    select options.id, held.reference from (select * from options where outcome is null) as options
    full join held on held.reference = options.id and held.currency_id = options.currency_id
    where trunc(options.amount * options.profit_ratio / 100) is distinct from held.amount`,
  "an open option has no deadline": sql17`
    select id from options where outcome is null
      and not exists (select from deadlines where product = 'micro-options' and key = options.id::text)`,
  "the result of an option does not follow from its prices": sql17`
    select id from options where outcome is not null and (
      settled_at < expires_at
      or (outcome = 'void') <> (end_price is null)
      or outcome <> 'void' and outcome <> case
        when end_price = open_price then 'draw'
        when (end_price > open_price) = (direction = 'up') then 'win'
        else 'loss' end
      or profit <> case outcome when 'win' then trunc(amount * profit_ratio / 100) when 'loss' then -amount else 0 end
    )`
};

// src/products/micro-options/holds.ts
var MICRO_OPTIONS = { name: "micro-options" };
var STAKE_HOLD = "option_stake";
var PAYOUT_HOLD = "option_payout";

// src/products/micro-options/store.ts
import { sql as sql18 } from "kysely";

// src/products/micro-options/state.ts
var OptionState = class {
  #open;
  #openCount = /* @__PURE__ */ new Map();
  #nextId;
  #opened = /* @__PURE__ */ new Map();
  #settled = [];
  constructor(open, nextId2) {
    this.#open = new Map(open.map((option) => [option.id, option]));
    for (const { userId } of open) this.#count(userId, 1);
    this.#nextId = nextId2;
  }
  takeId() {
    this.#nextId += 1;
    return this.#nextId - 1;
  }
  openCount(userId) {
    return this.#openCount.get(userId) ?? 0;
  }
  open(option) {
    this.#open.set(option.id, option);
    this.#opened.set(option.id, option);
    this.#count(option.userId, 1);
  }
  /** Open options that have expired, in the order of expiry. */
  expired(now) {
    return [...this.#open.values()].filter(({ expiresAt }) => expiresAt <= now).toSorted((a, b) => a.expiresAt - b.expiresAt || a.id - b.id);
  }
  /** @throws if the option is not open: a settlement is final */
  settle(id2, settlement) {
    const open = this.#open.get(id2);
    if (!open) throw new Error(`option ${id2} is not open`);
    const settled = { ...open, settlement };
    this.#open.delete(id2);
    this.#count(open.userId, -1);
    if (this.#opened.has(id2)) this.#opened.set(id2, settled);
    else this.#settled.push(settled);
    return settled;
  }
  takeWrites() {
    if (this.#opened.size + this.#settled.length === 0) return void 0;
    const writes = { opened: [...this.#opened.values()], settled: this.#settled };
    this.#opened = /* @__PURE__ */ new Map();
    this.#settled = [];
    return writes;
  }
  #count(userId, change) {
    const count = this.openCount(userId) + change;
    if (count === 0) this.#openCount.delete(userId);
    else this.#openCount.set(userId, count);
  }
};

// src/products/micro-options/store.ts
var SETTLEMENT_COLUMNS = {
  id: "bigint",
  outcome: "text",
  end_price: "numeric",
  profit: "numeric",
  settled_at: "bigint"
};
var COLUMNS5 = {
  ...SETTLEMENT_COLUMNS,
  user_id: "integer",
  pair_id: "integer",
  currency_id: "integer",
  direction: "text",
  seconds: "integer",
  profit_ratio: "integer",
  amount: "numeric",
  fee: "numeric",
  open_price: "numeric",
  opened_at: "bigint",
  expires_at: "bigint"
};
async function loadOptions(db) {
  const open = await db.selectFrom("options").selectAll().where("outcome", "is", null).orderBy("id").execute();
  const { next } = await db.selectFrom("options").select((of) => sql18`${of.fn.coalesce(of.fn.max("id"), sql18`0`)} + 1`.as("next")).executeTakeFirstOrThrow();
  return new OptionState(open.map(toOption), next);
}
async function writeOptions(db, { opened, settled }) {
  if (opened.length > 0) await insertRows("options", COLUMNS5, opened.map(toRow2)).execute(db);
  if (settled.length === 0) return;
  const settlements = settled.map(toRow2).map(({ id: id2, outcome, end_price, profit, settled_at }) => ({
    id: id2,
    outcome,
    end_price,
    profit,
    settled_at
  }));
  await sql18`
    update options set outcome = done.outcome, end_price = done.end_price, profit = done.profit, settled_at = done.settled_at
    from ${unnest(SETTLEMENT_COLUMNS, settlements)} as done (id, outcome, end_price, profit, settled_at)
    where options.id = done.id and options.outcome is null
  `.execute(db);
}
function toOption(row) {
  return {
    id: row.id,
    userId: row.user_id,
    pairId: row.pair_id,
    currencyId: row.currency_id,
    direction: row.direction,
    seconds: row.seconds,
    profitRatio: row.profit_ratio,
    amount: BigInt(row.amount),
    fee: BigInt(row.fee),
    openPrice: decimal(row.open_price),
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
    settlement: row.outcome === null ? void 0 : {
      outcome: row.outcome,
      endPrice: row.end_price === null ? void 0 : decimal(row.end_price),
      profit: BigInt(row.profit ?? 0),
      settledAt: row.settled_at ?? row.expires_at
    }
  };
}
function toRow2(option) {
  const { settlement } = option;
  return {
    id: option.id,
    user_id: option.userId,
    pair_id: option.pairId,
    currency_id: option.currencyId,
    direction: option.direction,
    seconds: option.seconds,
    profit_ratio: option.profitRatio,
    amount: String(option.amount),
    fee: String(option.fee),
    open_price: option.openPrice,
    opened_at: option.openedAt,
    expires_at: option.expiresAt,
    outcome: settlement?.outcome ?? null,
    end_price: settlement?.endPrice ?? null,
    profit: settlement ? String(settlement.profit) : null,
    settled_at: settlement?.settledAt ?? null
  };
}

// src/products/micro-options/payout.ts
function winOf(amount2, profitRatio) {
  return amount2 * BigInt(profitRatio) / 100n;
}
function outcomeOf(direction, openPrice, endPrice) {
  if (endPrice === void 0) return "void";
  const side = compare(endPrice, openPrice);
  if (side === 0) return "draw";
  return side > 0 === (direction === "up") ? "win" : "loss";
}

// src/products/micro-options/settings.ts
var DURATIONS = [
  { seconds: 30, profitRatio: 75 },
  { seconds: 60, profitRatio: 80 },
  { seconds: 120, profitRatio: 85 },
  { seconds: 300, profitRatio: 90 }
];
var SETTLEMENT_MS = 1e4;
var AMOUNT_STEP = decimal(10);
var MOST_OPEN = 50;
var FEE_PPM = 2000n;
var FEE_PERCENT = decimal("0.2");
var INSURANCES = [
  { id: 1, name: "Loss cover 50", coverage: decimal(50), price: decimal(100) },
  { id: 2, name: "Loss cover 100", coverage: decimal(100), price: decimal(250) }
];
var OPTION_CURRENCIES = /* @__PURE__ */ new Map([
  [
    "USDT",
    {
      presets: [10, 50, 100, 500, 1e3],
      maximum: decimal(1e4),
      capital: decimal(1e6),
      insurances: INSURANCES
    }
  ],
  ["BRS", { presets: [10, 50, 100, 500], maximum: decimal(1e4), capital: decimal(1e6), insurances: [] }]
]);

// src/products/micro-options/types.ts
var OPTION_WALLET = "micro";

// src/products/micro-options/wire.ts
var namesIn = (catalog) => ({
  currency: (id2) => catalog.currency(id2),
  pair: (id2) => catalog.terms(id2)?.pair
});
function wireOption(names2, option, now) {
  const currency = names2.currency(option.currencyId);
  const money2 = (units) => fromUnits(units, currency?.scale ?? 0);
  const { settlement } = option;
  return {
    id: option.id,
    match_id: option.pairId,
    symbol_name: names2.pair(option.pairId)?.symbol ?? "",
    seconds: option.seconds,
    number: money2(option.amount),
    currency_name: currency?.code ?? "",
    open_price: option.openPrice,
    end_price: settlement?.endPrice ?? "0",
    type: DIRECTION_TYPE2[option.direction],
    status: settlement ? ORDER_STATUS2.closed : ORDER_STATUS2.trading,
    profit_ratio: String(option.profitRatio),
    remain_milli_seconds: settlement ? 0 : Math.max(0, option.expiresAt - now),
    fact_profits: money2(settlement?.profit ?? 0n),
    fee: money2(option.fee),
    create_time: dateTime(option.openedAt),
    ...settlement && { handle_time: dateTime(option.expiresAt) }
  };
}

// src/products/micro-options/settle-options.ts
function settleExpired(context, state) {
  for (const option of state.expired(context.now)) settle(context, state, option);
}
function settle(context, state, option) {
  const { id: id2, userId, currencyId, pairId: pairId2, direction, openPrice, expiresAt, amount: amount2, profitRatio } = option;
  const { ledger: ledger2, now } = context;
  const endPrice = context.medianAt(pairId2, expiresAt, SETTLEMENT_MS);
  const outcome = outcomeOf(direction, openPrice, endPrice);
  const win = winOf(amount2, profitRatio);
  const profit = profitOf2(outcome, amount2, win);
  ledger2.post("option_settle", id2, now, [
    {
      account: ledger2.account({ userId, wallet: OPTION_WALLET }, currencyId),
      available: amount2 + profit,
      held: -amount2,
      hold: { purpose: STAKE_HOLD, reference: id2 }
    },
    {
      account: ledger2.account({ house: "options" }, currencyId),
      available: win - profit,
      held: -win,
      hold: { purpose: PAYOUT_HOLD, reference: id2 }
    }
  ]);
  context.cancel(MICRO_OPTIONS, String(id2));
  const settled = state.settle(id2, { outcome, endPrice, profit, settledAt: now });
  const payload = wireOption(namesIn(context.catalog), settled, now);
  context.announce("private", { userId, name: optionSettled.name, payload });
}
function profitOf2(outcome, amount2, win) {
  if (outcome === "win") return win;
  return outcome === "loss" ? -amount2 : 0n;
}

// src/products/micro-options/rules.ts
var microOptions = {
  ...MICRO_OPTIONS,
  // The reference of every entry is an option.
  entries: { option_open: SERVER_TEXTS.ledgerOptionStake, option_settle: SERVER_TEXTS.ledgerOptionSettled },
  holdPurposes: [STAKE_HOLD, PAYOUT_HOLD],
  audit: OPTION_AUDIT,
  load: ({ db }) => loadOptions(db),
  writes(state) {
    const writes = state.takeWrites();
    return writes && { write: (transaction) => writeOptions(transaction, writes) };
  },
  due: (context, state) => settleExpired(context, state)
};

// src/products/micro-options/queries.ts
async function optionsOf(db, userId, { isOpen, pairId: pairId2 }, page2) {
  let of = db.selectFrom("options").where("user_id", "=", userId).where("outcome", isOpen ? "is" : "is not", null);
  if (pairId2 !== void 0) of = of.where("pair_id", "=", pairId2);
  const { limit, offset } = rangeOf(page2);
  const rows2 = await of.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute();
  return rows2.map(toOption);
}

// src/products/micro-options/submit-option.ts
function submitOption(context, state, { userId, pairId: pairId2, currencyId, direction, seconds: seconds2, amount: amount2 }) {
  const { catalog, ledger: ledger2, now, users } = context;
  if (!users.has(userId)) return refuse("user_not_found");
  if (!catalog.terms(pairId2)?.pair.hasOptions) return refuse("pair_closed");
  const currency = catalog.currency(currencyId);
  const terms2 = currency?.isMicro ? OPTION_CURRENCIES.get(currency.code) : void 0;
  if (!currency || !terms2) return refuse("currency_unsupported");
  const duration2 = DURATIONS.find((offered) => offered.seconds === seconds2);
  if (!duration2) return refuse("duration_not_offered");
  const units = amountOf(amount2, currency.scale);
  if (units === void 0) return refuse("amount_invalid");
  if (!isMultipleOf(amount2, AMOUNT_STEP)) return refuse("amount_not_multiple");
  if (isGreater(amount2, terms2.maximum)) return refuse("amount_above_maximum");
  if (state.openCount(userId) >= MOST_OPEN) return refuse("too_many_open");
  const mark = context.mark(pairId2);
  if (mark?.state !== "live") return refuse("price_unavailable");
  const openPrice = openingPrice2(context, mark, direction);
  const fee = feeOf(units, FEE_PPM);
  if (units + fee > ledger2.available(userId, currencyId, OPTION_WALLET)) return refuse("insufficient_balance");
  const house = ledger2.account({ house: "options" }, currencyId);
  const win = winOf(units, duration2.profitRatio);
  if (win > house.available) return refuse("exposure_exceeded");
  const id2 = state.takeId();
  const account3 = ledger2.account({ userId, wallet: OPTION_WALLET }, currencyId);
  ledger2.post("option_open", id2, now, [
    { account: account3, available: -(units + fee), held: units, hold: { purpose: STAKE_HOLD, reference: id2 } },
    { account: ledger2.account({ house: "fees" }, currencyId), available: fee },
    { account: house, available: -win, held: win, hold: { purpose: PAYOUT_HOLD, reference: id2 } }
  ]);
  const expiresAt = now + seconds2 * 1e3;
  state.open({
    id: id2,
    userId,
    pairId: pairId2,
    currencyId,
    direction,
    seconds: seconds2,
    profitRatio: duration2.profitRatio,
    amount: units,
    fee,
    openPrice,
    openedAt: now,
    expiresAt,
    settlement: void 0
  });
  context.schedule(MICRO_OPTIONS, String(id2), expiresAt);
  return { ok: true, id: id2 };
}
function openingPrice2(context, { pairId: pairId2, price }, direction) {
  const median2 = context.medianAt(pairId2, context.now, SETTLEMENT_MS) ?? price;
  return direction === "up" ? larger(price, median2) : smaller(price, median2);
}

// src/products/micro-options/refusals.ts
function optionRefusal(reason, code = "") {
  if (reason === "unavailable") return unavailable();
  return new Rejection(TEXTS2[reason](code));
}
var say2 = (text2) => () => text2;
var TEXTS2 = {
  user_not_found: say2(SERVER_TEXTS.userNotFound),
  pair_closed: say2(SERVER_TEXTS.optionsClosed),
  currency_unsupported: say2(SERVER_TEXTS.optionCurrencyUnsupported),
  duration_not_offered: say2(SERVER_TEXTS.optionDurationNotOffered),
  amount_invalid: say2(SERVER_TEXTS.optionAmountRequired),
  amount_not_multiple: say2(SERVER_TEXTS.quantityMultiple(AMOUNT_STEP)),
  amount_above_maximum: (code) => SERVER_TEXTS.maximumQuantityExceeded(OPTION_CURRENCIES.get(code)?.maximum ?? ""),
  too_many_open: say2(SERVER_TEXTS.maximumOpenOptions(MOST_OPEN)),
  price_unavailable: say2(SERVER_TEXTS.marketPriceUnavailable),
  exposure_exceeded: say2(SERVER_TEXTS.optionLimitReached),
  insufficient_balance: say2(SERVER_TEXTS.insufficientBalance),
  request_taken: say2(SERVER_TEXTS.duplicateSubmission)
};

// src/products/micro-options/routes.ts
var LARGEST_PAGE_SIZE = 100;
var LAST_PAGE3 = 1e6;
function optionRoutes({ userRoute }, { exchange }) {
  userRoute(
    optionSeconds,
    () => DURATIONS.map(({ seconds: seconds2, profitRatio }) => ({ seconds: seconds2, profit_ratio: String(profitRatio) }))
  );
  userRoute(payableCurrencies, async ({ user }) => {
    const payable = exchange.currencies().flatMap((currency) => {
      const terms2 = currency.isMicro ? OPTION_CURRENCIES.get(currency.code) : void 0;
      return terms2 ? [{ currency, terms: terms2 }] : [];
    });
    return Promise.all(
      payable.map(async ({ currency: { id: id2, code }, terms: terms2 }) => {
        const { available } = await exchange.balance(user.id, id2, OPTION_WALLET);
        return {
          id: id2,
          name: code,
          micro_numbers: terms2.presets.map((number7) => ({ number: number7 })),
          micro_trade_fee: FEE_PERCENT,
          user_wallet: {
            micro_with_insurance: available,
            ...terms2.insurances.length > 0 && { insurance_balance: "0" }
          },
          insurance_types: terms2.insurances.map((insurance) => ({ ...insurance }))
        };
      })
    );
  });
  userRoute(optionSubmit, async ({ input, user, request }) => {
    if (isZero(input.number)) throw new Rejection(SERVER_TEXTS.optionAmountRequired);
    refuseLate(exchange, input.match_id);
    const command = {
      userId: user.id,
      pairId: input.match_id,
      currencyId: input.currency_id,
      direction: input.type === DIRECTION_TYPE2.up ? "up" : "down",
      seconds: input.seconds,
      amount: input.number
    };
    const result = await exchange.run((context) => submitOption(context, context.of(microOptions), command), request);
    if (!result.ok) throw optionRefusal(result.reason, exchange.currency(command.currencyId)?.code);
    return SERVER_TEXTS.orderPlaced;
  });
  userRoute(
    optionOrders,
    queued(async ({ input, user }) => {
      const { page: page2, limit, status, match_id: pairId2 } = input;
      if (page2 < 1 || page2 > LAST_PAGE3 || limit < 1) throw new Rejection(SERVER_TEXTS.parameterError);
      const filter = { isOpen: status === ORDER_STATUS2.trading, pairId: pairId2 };
      const rows2 = await optionsOf(exchange.db, user.id, filter, { page: page2, size: Math.min(limit, LARGEST_PAGE_SIZE) });
      return { data: rows2.map((option) => wireOption(exchange, option, exchange.now())) };
    })
  );
}

// ../../packages/spot/src/contract.ts
import * as v23 from "valibot";
var deal = defineCall({
  method: "POST",
  path: "/transaction/deal",
  access: "optional",
  request: v23.object({ ...pairKeys, address: v23.optional(v23.string()) }),
  reply: v23.pipe(
    v23.object({
      in: bidSide,
      out: askSide,
      last_price: maybeDecimal,
      user_currency: maybeDecimal,
      user_legal: maybeDecimal,
      cny_price: maybeDecimal,
      user_cny: maybeDecimal,
      complete: list(publicTrade),
      /** Share of the received amount that a taker pays, '0.001' is 0.1 %; some back ends do not send it. */
      taker_fee: maybeDecimal
    }),
    v23.transform((wire) => ({
      bids: wire.in,
      asks: wire.out,
      last: wire.last_price,
      /** Free to sell, in base currency; `undefined` for a visitor and where it is not sent. */
      baseAvailable: wire.user_currency,
      /** Free to spend, in quote currency. */
      quoteAvailable: wire.user_legal,
      /** Worth of the last price in yuan. */
      cnyPrice: wire.cny_price,
      /** Worth of `quoteAvailable` in yuan. */
      quoteAvailableCny: wire.user_cny,
      trades: wire.complete,
      takerFee: wire.taker_fee
    }))
  )
});
var own4 = { method: "POST", access: "required" };
var orderRequest = v23.object({
  ...pairKeys,
  price: decimal2,
  num: decimal2,
  mode: v23.pipe(int, v23.picklist([1, 2])),
  /** Of a limit order of another type; sent only to a back end that announces it. */
  order_type: v23.optional(v23.picklist(LIMIT_TYPES)),
  /** Of a stop-limit order. */
  trigger_price: v23.optional(decimal2)
});
var placeBuy = defineCall({
  ...own4,
  path: "/transaction/in",
  request: orderRequest,
  reply: confirmation
});
var placeSell = defineCall({
  ...own4,
  path: "/transaction/out",
  request: orderRequest,
  reply: confirmation
});
function wholeOf(wire) {
  const { number: remaining2, total_number: total, complete_number: filled } = wire;
  return {
    amount: total ?? (filled === void 0 ? remaining2 : plus(remaining2, filled)),
    filled: filled ?? (total && minus(total, remaining2))
  };
}
var openOrder = v23.pipe(
  v23.object({
    id,
    create_time: maybeTime,
    currency_name: text,
    legal_name: text,
    currency_id: v23.fallback(v23.optional(id), void 0),
    legal_id: v23.fallback(v23.optional(id), void 0),
    price: decimal2,
    /** The remaining amount. */
    number: decimal2,
    total_number: maybeDecimal,
    complete_number: maybeDecimal,
    /** Type of the limit order; missing: a plain one. */
    order_type: v23.fallback(v23.optional(v23.picklist(LIMIT_TYPES)), void 0),
    trigger_price: maybeDecimal,
    /** 1: no trade has reached the trigger price yet. */
    waiting: v23.optional(flag)
  }),
  v23.transform((wire) => ({
    id: wire.id,
    /** Epoch milliseconds. */
    createdAt: wire.create_time,
    base: wire.currency_name,
    quote: wire.legal_name,
    pair: wire.currency_id === void 0 || wire.legal_id === void 0 ? void 0 : pairId({ baseId: wire.currency_id, quoteId: wire.legal_id }),
    price: wire.price,
    remaining: wire.number,
    ...wholeOf(wire),
    ...wire.order_type !== void 0 && { type: wire.order_type },
    ...wire.trigger_price !== void 0 && { trigger: wire.trigger_price },
    ...wire.waiting && { isWaiting: true }
  }))
);
var openOrdersRequest = v23.object({ page: int, currency_id: v23.optional(id) });
var openOrdersReply = v23.pipe(
  page(openOrder, v23.object({ list: list(openOrder) })),
  v23.transform(({ rows: rows2 }) => rows2)
);
var openBuys = defineCall({
  ...own4,
  path: "/transaction_in",
  request: openOrdersRequest,
  reply: openOrdersReply
});
var openSells = defineCall({
  ...own4,
  path: "/transaction_out",
  request: openOrdersRequest,
  reply: openOrdersReply
});
var sideOf = (isBuy) => isBuy ? "buy" : "sell";
var completedOrder = v23.pipe(
  v23.object({
    id: v23.fallback(v23.optional(id), void 0),
    time: maybeTime,
    currency_name: text,
    legal_name: text,
    number: decimal2,
    price: decimal2,
    way: v23.optional(v23.union([v23.number(), v23.string()])),
    type: v23.optional(text),
    in_fee: maybeDecimal,
    out_fee: maybeDecimal
  }),
  v23.transform((wire) => {
    const isBuy = wire.type === "in" || wire.type !== "out" && String(wire.way) === "2";
    return {
      id: wire.id,
      /** Epoch milliseconds. */
      time: wire.time,
      base: wire.currency_name,
      quote: wire.legal_name,
      side: sideOf(isBuy),
      price: wire.price,
      amount: wire.number,
      /**
       * A buyer pays in base currency (`in_fee`), a seller in quote currency (`out_fee`). Some back ends do not send
       * it.
       */
      fee: isBuy ? wire.in_fee : wire.out_fee,
      feeCurrency: isBuy ? wire.currency_name : wire.legal_name
    };
  })
);
var completedOrders = defineCall({
  ...own4,
  path: "/transaction_complete",
  request: openOrdersRequest,
  reply: v23.pipe(
    page(completedOrder, v23.union([list(completedOrder), v23.object({ list: list(completedOrder) })])),
    v23.transform(({ rows: rows2 }) => rows2)
  )
});
var cancelOrder2 = defineCall({
  ...own4,
  path: "/transaction_del",
  request: v23.object({ id, type: v23.picklist(["in", "out"]) }),
  reply: confirmation
});
var amendOrder = defineCall({
  ...own4,
  path: "/transaction_amend",
  request: v23.object({ id, type: v23.picklist(["in", "out"]), price: decimal2, num: decimal2 }),
  reply: confirmation
});

// src/products/spot/wire.ts
function names(exchange, pairId2) {
  const pair = exchange.pair(pairId2);
  if (!pair) return void 0;
  return {
    currency_id: pair.baseId,
    legal_id: pair.quoteId,
    currency_name: exchange.currency(pair.baseId)?.code ?? "",
    legal_name: exchange.currency(pair.quoteId)?.code ?? ""
  };
}
function openOrder2(exchange, order) {
  const { status, trigger, type } = order;
  const pair = names(exchange, order.pairId);
  if (!pair || order.price === void 0) return [];
  return [
    {
      ...pair,
      id: order.id,
      create_time: dateTime(order.createdAt),
      price: order.price,
      number: remaining(order),
      total_number: order.quantity,
      complete_number: order.filled,
      ...type !== "limit" && type !== "market" && { order_type: type },
      ...trigger !== void 0 && { trigger_price: trigger, waiting: status === "waiting" ? 1 : 0 }
    }
  ];
}
function completedOrder2(exchange, fill) {
  const pair = names(exchange, fill.pairId);
  if (!pair) return [];
  const isBuy = fill.side === "buy";
  return [
    {
      ...pair,
      id: fill.id,
      time: dateTime(fill.at),
      price: fill.price,
      number: fill.quantity,
      way: isBuy ? 2 : 1,
      type: isBuy ? "in" : "out",
      in_fee: isBuy ? fill.fee : ZERO,
      out_fee: isBuy ? ZERO : fill.fee
    }
  ];
}

// src/products/spot/refusals.ts
var PLACE_REFUSALS = {
  pair_not_found: () => new Rejection(SERVER_TEXTS.pairNotFound),
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  price_invalid: priceRefusal,
  quantity_invalid: quantityRefusal,
  quantity_below_minimum: ({ pair }) => new Rejection(SERVER_TEXTS.minimumQuantity(pair.minQuantity)),
  price_out_of_band: () => new Rejection(SERVER_TEXTS.priceOutOfRange),
  notional_too_large: tooLarge,
  too_many_open_orders: () => new Rejection(SERVER_TEXTS.maximumPendingOrders(String(MOST_OPEN_ORDERS))),
  insufficient_balance: () => new Rejection(SERVER_TEXTS.insufficientBalance),
  no_liquidity: () => new Rejection(SERVER_TEXTS.noCounterparty),
  would_take: () => new Rejection(SERVER_TEXTS.postOnlyWouldTake),
  cannot_fill: () => new Rejection(SERVER_TEXTS.cannotFillAtOnce),
  trigger_invalid: () => new Rejection(SERVER_TEXTS.triggerInvalid),
  trigger_reached: () => new Rejection(SERVER_TEXTS.triggerReached),
  client_order_id_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  client_order_id_invalid: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable
};
var CANCEL_REFUSALS = {
  order_not_found: () => new Rejection(SERVER_TEXTS.orderNotFound),
  not_your_order: () => new Rejection(SERVER_TEXTS.notYourOrder),
  order_closed: () => new Rejection(SERVER_TEXTS.orderNotRevocable),
  unavailable
};
var AMEND_REFUSALS = {
  ...PLACE_REFUSALS,
  order_not_found: () => new Rejection(SERVER_TEXTS.orderNotFound),
  not_your_order: () => new Rejection(SERVER_TEXTS.notYourOrder),
  order_closed: () => new Rejection(SERVER_TEXTS.orderNotAmendable),
  already_filled: () => new Rejection(SERVER_TEXTS.orderNotAmendable),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission)
};
function amendRefusal(reason, asked) {
  return AMEND_REFUSALS[reason](asked);
}
function placeRefusal(reason, asked) {
  return PLACE_REFUSALS[reason](asked);
}
function cancelRefusal(reason) {
  return CANCEL_REFUSALS[reason]();
}
function priceRefusal({ pair, price }) {
  if (price === void 0 || !isPositive(price)) return new Rejection(SERVER_TEXTS.pricePositive);
  if (decimalsOf(price) > pair.priceDecimals) return new Rejection(SERVER_TEXTS.priceDecimals(pair.priceDecimals));
  return new Rejection(SERVER_TEXTS.priceOutOfRange);
}
function quantityRefusal({ pair, price, quantity }) {
  if (!isPositive(quantity)) return new Rejection(SERVER_TEXTS.numberPositive);
  if (decimalsOf(quantity) > pair.quantityDecimals) {
    return new Rejection(SERVER_TEXTS.numberDecimals(pair.quantityDecimals));
  }
  if (!isMultipleOf(quantity, pair.lotSize)) return new Rejection(SERVER_TEXTS.quantityMultiple(pair.lotSize));
  return tooLarge({ pair, price, quantity });
}
function tooLarge({ pair, price }) {
  const most = floorToStep(dividedBy(decimal(MOST_NOTIONAL), price ?? ONE), pair.lotSize);
  return new Rejection(SERVER_TEXTS.maximumQuantityExceeded(most));
}

// src/products/spot/routes.ts
var RECENT_TRADES2 = 20;
var PAGE_SIZE2 = 10;
var LAST_PAGE4 = 1e6;
var CNY_DECIMALS2 = 8;
function spotRoutes({ route, userRoute }, { exchange, market }) {
  function pairOf({ currency_id, legal_id }) {
    const pair = exchange.pairOf(currency_id, legal_id);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    return pair;
  }
  const available = async (user, currencyId) => user ? (await exchange.balance(user.id, currencyId, SPOT_WALLET)).available : ZERO;
  route(deal, async ({ input, user }) => {
    const pair = pairOf(input);
    const { bids: bids2, asks: asks2 } = exchange.book(pair.id, BOOK_LEVELS);
    const last = market.ticker(pair.id)?.last;
    const quoteWorth = usdtPrice(exchange, market, pair.quoteId);
    const quoteAvailable = await available(user, pair.quoteId);
    return {
      in: bids2.map(bookLevel),
      out: asks2.map(bookLevel),
      last_price: last,
      user_currency: await available(user, pair.baseId),
      user_legal: quoteAvailable,
      cny_price: last && quoteWorth && roundHalfUp(inCny(times(last, quoteWorth)), CNY_DECIMALS2),
      user_cny: quoteWorth && roundHalfUp(inCny(times(quoteAvailable, quoteWorth)), CNY_DECIMALS2),
      complete: (await exchange.recentTrades(pair.id, RECENT_TRADES2)).map(publicTrade2),
      taker_fee: pair.takerFee
    };
  });
  async function place(asked, side) {
    const { input, user, request } = asked;
    const pair = pairOf(input);
    refuseLate(exchange, pair.id);
    const order = { userId: user.id, pairId: pair.id, side, quantity: input.num, clientOrderId: request?.clientId };
    const result = await exchange.placeOrder({ ...order, ...typeOf(input) });
    if (!result.ok) {
      const price = input.mode === ORDER_MODE.market ? exchange.lastPrice(pair.id) : input.price;
      throw placeRefusal(result.reason, { pair, price, quantity: input.num });
    }
    return SERVER_TEXTS.orderPlaced;
  }
  userRoute(placeBuy, (asked) => place(asked, "buy"));
  userRoute(placeSell, (asked) => place(asked, "sell"));
  userRoute(cancelOrder2, async ({ input, user }) => {
    const side = input.type === "in" ? "buy" : "sell";
    const result = await exchange.cancelOrder({ userId: user.id, orderId: input.id, side });
    if (!result.ok) throw cancelRefusal(result.reason);
    return SERVER_TEXTS.orderRevoked;
  });
  userRoute(amendOrder, async ({ input, user, request }) => {
    const side = input.type === "in" ? "buy" : "sell";
    const { id: orderId2, price, num: quantity } = input;
    const known2 = await exchange.order(orderId2);
    const pair = known2 && exchange.pair(known2.pairId);
    if (!pair) throw new Rejection(SERVER_TEXTS.orderNotFound);
    refuseLate(exchange, pair.id);
    const result = await exchange.amendOrder({ userId: user.id, orderId: orderId2, side, price, quantity }, request);
    if (!result.ok) throw amendRefusal(result.reason, { pair, price, quantity });
    return SERVER_TEXTS.orderAmended;
  });
  function askedFor({ page: page2, currency_id }) {
    if (page2 < 1 || page2 > LAST_PAGE4) throw new Rejection(SERVER_TEXTS.parameterError);
    if (currency_id !== void 0 && !exchange.currency(currency_id))
      throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return { filter: { baseId: currency_id }, page: { page: page2, size: PAGE_SIZE2 } };
  }
  async function open(input, user, side) {
    const { filter, page: page2 } = askedFor(input);
    const { rows: rows2 } = await exchange.openOrders(user.id, { ...filter, side }, page2);
    return { list: rows2.flatMap((order) => openOrder2(exchange, order)) };
  }
  userRoute(openBuys, ({ input, user }) => open(input, user, "buy"));
  userRoute(openSells, ({ input, user }) => open(input, user, "sell"));
  userRoute(
    completedOrders,
    queued(async ({ input, user }) => {
      const { filter, page: page2 } = askedFor(input);
      const fills = await exchange.completedOrders(user.id, filter, page2);
      return { list: fills.flatMap((fill) => completedOrder2(exchange, fill)) };
    })
  );
}
function typeOf({ mode: mode2, order_type: type, price, trigger_price: trigger }) {
  if (mode2 === ORDER_MODE.market) return { type: "market" };
  if (type !== "stop_limit") return { type: type ?? "limit", price };
  if (trigger === void 0) throw new Rejection(SERVER_TEXTS.triggerInvalid);
  return { type, price, trigger };
}

// ../../packages/subscription/src/contract.ts
import * as v24 from "valibot";
var LAUNCH_STEPS = ["preheat", "start", "end", "result"];
var RECORD_STATUS = { locked: 1, unlockable: 2, completed: 3 };
var maybeNumber = v24.fallback(v24.optional(int), void 0);
var launchInfo = defineCall({
  method: "GET",
  path: "/user/upstart",
  access: "optional",
  request: v24.object({}),
  reply: v24.pipe(
    v24.object({
      c_name: text,
      abstract: text,
      /** Rich text of the project. */
      content: text,
      total: decimal2,
      /** The unsold part of `total`. */
      sy: decimalOrUnknown,
      start_time2: maybeTime,
      end_time2: maybeTime,
      /** USDT for one token. */
      buymoney: decimal2,
      step: v24.fallback(int, 0),
      /** Lock period of bought tokens, hours. */
      iepn_scz: maybeDecimal,
      detail: v24.fallback(v24.nullish(v24.object({ balance: decimalOrUnknown })), void 0),
      /** Optional: heading of the launch, address of the whitepaper, and when the result is published. */
      title: text,
      whitepaper: text,
      result_time: maybeTime,
      /** Optional, where a launch collects commitments and allocates them: committed quantity, and most per user. */
      committed: maybeDecimal,
      cap: maybeDecimal
    }),
    v24.transform((wire) => ({
      name: wire.c_name,
      title: wire.title === "" ? wire.c_name : wire.title,
      abstract: wire.abstract,
      content: wire.content,
      total: wire.total,
      /** `undefined` where it is not sent. */
      remaining: wire.sy,
      startsAt: wire.start_time2,
      endsAt: wire.end_time2,
      resultAt: wire.result_time,
      price: wire.buymoney,
      /** Number of the present one of {@link LAUNCH_STEPS}, from 1; 0 before the first. */
      step: Math.min(Math.max(wire.step, 0), LAUNCH_STEPS.length),
      freezeHours: wire.iepn_scz,
      /** USDT of the user; `undefined` for a visitor and where it is not sent. */
      balance: wire.detail?.balance,
      committed: wire.committed,
      cap: wire.cap,
      whitepaper: wire.whitepaper === "" ? void 0 : wire.whitepaper
    }))
  )
});
var own5 = { method: "POST", access: "required" };
var subscribe = defineCall({
  ...own5,
  path: "/user/up_order",
  request: v24.object({ amount: decimal2, buymoney: decimal2 }),
  reply: confirmation
});
var statusOf = (status) => {
  if (status === RECORD_STATUS.completed) return "completed";
  return status === RECORD_STATUS.unlockable ? "unlockable" : "locked";
};
var subscriptionRecord = v24.pipe(
  v24.object({
    id,
    currency_name: text,
    created_at: maybeTime,
    endtime_at: maybeTime,
    price: decimal2,
    amount: decimal2,
    status: v24.fallback(int, RECORD_STATUS.locked)
  }),
  v24.transform((wire) => ({
    id: wire.id,
    currency: wire.currency_name,
    subscribedAt: wire.created_at,
    /** When the lock ends. */
    unlocksAt: wire.endtime_at,
    /** USDT for one token. */
    price: wire.price,
    quantity: wire.amount,
    status: statusOf(wire.status)
  }))
);
var subscriptionRecords = defineCall({
  ...own5,
  path: "/user/uplists",
  request: v24.object({ limit: int, page: int }),
  reply: v24.pipe(
    page(subscriptionRecord, v24.object({ data: list(subscriptionRecord), limit: maybeNumber, page: maybeNumber })),
    v24.transform(({ rows: rows2 }) => rows2)
  )
});
var unlock = defineCall({ ...own5, path: "/user/unlock", request: v24.object({ id }), reply: confirmation });

// src/products/subscription/current-launch.ts
function currentLaunch(launches2, now) {
  return launches2.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ?? launches2.find(({ startsAt }) => now < startsAt) ?? launches2.at(-1);
}
function stepOf({ startsAt, endsAt, resultAt }, now) {
  return 1 + [startsAt, endsAt, resultAt].filter((moment) => moment <= now).length;
}

// src/products/subscription/types.ts
var SUBSCRIPTION = { name: "subscription" };
var LOCK_HOLD = "subscription lock";
var SUBSCRIPTION_WALLET = "change";
var QUANTITY_STEP = 100n;

// src/products/subscription/subscribe.ts
function subscribe2(context, state, { userId, quantity, price }) {
  const { catalog, ledger: ledger2, now, users } = context;
  if (!users.has(userId)) return refuse("user_not_found");
  const launch = currentLaunch(state.launches, now);
  if (!launch || now < launch.startsAt) return refuse("not_started");
  if (now >= launch.endsAt) return refuse("ended");
  const whole = amountOf(quantity, 0);
  if (whole === void 0) return refuse("quantity_invalid");
  if (whole % QUANTITY_STEP !== 0n) return refuse("quantity_not_multiple");
  if (whole > launch.total - launch.sold) return refuse("sold_out");
  if (price !== launch.price) return refuse("price_changed");
  const token = catalog.currency(launch.currencyId);
  const quote = catalog.currency(launch.quoteId);
  const cost = quote && toUnits(times(quantity, launch.price), quote.scale);
  const units = token && toUnits(quantity, token.scale);
  if (cost === void 0 || units === void 0) return refuse("quantity_invalid");
  if (cost > ledger2.available(userId, launch.quoteId, SUBSCRIPTION_WALLET)) return refuse("insufficient_balance");
  const order = state.add(launch, {
    launchId: launch.id,
    userId,
    currencyId: launch.currencyId,
    price: launch.price,
    quantity: whole,
    units,
    createdAt: now,
    unlocksAt: now + launch.freeze,
    unlockedAt: void 0
  });
  const owner = { userId, wallet: SUBSCRIPTION_WALLET };
  const hold = { purpose: LOCK_HOLD, reference: order.id };
  ledger2.post("subscription", order.id, now, [
    { account: ledger2.account(owner, launch.quoteId), available: -cost },
    { account: ledger2.account({ house: "external" }, launch.quoteId), available: cost },
    { account: ledger2.account(owner, launch.currencyId), held: units, hold },
    { account: ledger2.account({ house: "external" }, launch.currencyId), available: -units }
  ]);
  return { ok: true, id: order.id };
}

// src/products/subscription/rules.ts
import { sql as sql20 } from "kysely";

// src/products/subscription/store.ts
import { sql as sql19 } from "kysely";

// src/products/subscription/state.ts
var SubscriptionState = class {
  #launches;
  #orders;
  #nextId;
  #newLaunches = [];
  #changedLaunches = /* @__PURE__ */ new Set();
  #added = /* @__PURE__ */ new Set();
  #unlocked = /* @__PURE__ */ new Set();
  /** @param launches by start; @param orders all subscriptions */
  constructor(launches2, orders) {
    this.#launches = launches2;
    this.#orders = new Map(orders.map((order) => [order.id, order]));
    this.#nextId = orders.reduce((next, { id: id2 }) => Math.max(next, id2 + 1), 1);
  }
  /** All launches by start. */
  get launches() {
    return this.#launches;
  }
  /** Adds a launch; one with this id stays as it is. */
  addLaunch(launch) {
    if (this.#launches.some(({ id: id2 }) => id2 === launch.id)) return;
    this.#launches = [...this.#launches, launch].toSorted((a, b) => a.startsAt - b.startsAt);
    this.#newLaunches.push(launch);
  }
  order(id2) {
    return this.#orders.get(id2);
  }
  /** Adds a subscription and takes its quantity from the stock of the launch. */
  add(launch, order) {
    const added = { ...order, id: this.#nextId };
    this.#nextId += 1;
    this.#orders.set(added.id, added);
    this.#added.add(added);
    launch.sold += added.quantity;
    this.#changedLaunches.add(launch);
    return added;
  }
  unlock(order, at) {
    order.unlockedAt = at;
    if (!this.#added.has(order)) this.#unlocked.add(order);
  }
  takeWrites() {
    const count = this.#newLaunches.length + this.#added.size + this.#unlocked.size + this.#changedLaunches.size;
    if (count === 0) return void 0;
    const writes = {
      newLaunches: this.#newLaunches,
      launches: [...this.#changedLaunches],
      added: [...this.#added],
      unlocked: [...this.#unlocked]
    };
    this.#newLaunches = [];
    this.#changedLaunches = /* @__PURE__ */ new Set();
    this.#added = /* @__PURE__ */ new Set();
    this.#unlocked = /* @__PURE__ */ new Set();
    return writes;
  }
};

// src/products/subscription/store.ts
var ORDER_COLUMNS2 = {
  id: "bigint",
  launch_id: "integer",
  user_id: "integer",
  currency_id: "integer",
  price: "numeric",
  quantity: "numeric",
  units: "numeric",
  created_at: "bigint",
  unlocks_at: "bigint",
  unlocked_at: "bigint"
};
var LAUNCH_COLUMNS = {
  id: "integer",
  currency_id: "integer",
  quote_id: "integer",
  price: "numeric",
  total: "numeric",
  sold: "numeric",
  presold: "numeric",
  starts_at: "bigint",
  ends_at: "bigint",
  result_at: "bigint",
  freeze_ms: "bigint"
};
var UNLOCK_COLUMNS = { id: "bigint", unlocked_at: "bigint" };
var SOLD_COLUMNS = { id: "integer", sold: "numeric" };
async function loadSubscriptions(db) {
  const orders = await db.selectFrom("subscriptions").selectAll().orderBy("id").execute();
  return new SubscriptionState(await launches(db), orders.map(toOrder2));
}
async function writeSubscriptions(db, { newLaunches, launches: changed, added, unlocked }) {
  if (newLaunches.length > 0) await insertRows("launches", LAUNCH_COLUMNS, newLaunches.map(toLaunchRow)).execute(db);
  if (changed.length > 0) {
    const rows2 = changed.map(({ id: id2, sold }) => ({ id: id2, sold: String(sold) }));
    await sql19`
      update launches set sold = changed.sold from ${unnest(SOLD_COLUMNS, rows2)} as changed (id, sold)
      where launches.id = changed.id
    `.execute(db);
  }
  if (added.length > 0) await insertRows("subscriptions", ORDER_COLUMNS2, added.map(toRow3)).execute(db);
  if (unlocked.length > 0) {
    const rows2 = unlocked.map(({ id: id2, unlockedAt }) => ({ id: id2, unlocked_at: unlockedAt ?? null }));
    await sql19`
      update subscriptions set unlocked_at = done.unlocked_at
      from ${unnest(UNLOCK_COLUMNS, rows2)} as done (id, unlocked_at)
      where subscriptions.id = done.id and subscriptions.unlocked_at is null
    `.execute(db);
  }
}
async function launches(db) {
  const rows2 = await db.selectFrom("launches").selectAll().orderBy("starts_at").execute();
  return rows2.map((row) => ({
    id: row.id,
    currencyId: row.currency_id,
    quoteId: row.quote_id,
    price: decimal(row.price),
    total: BigInt(row.total),
    sold: BigInt(row.sold),
    presold: BigInt(row.presold),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    resultAt: row.result_at,
    freeze: row.freeze_ms
  }));
}
async function subscriptionsOf(db, userId, { page: page2, size }) {
  const rows2 = await db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId).orderBy("id", "desc").limit(size).offset((page2 - 1) * size).execute();
  return rows2.map(toOrder2);
}
function toLaunchRow(launch) {
  return {
    id: launch.id,
    currency_id: launch.currencyId,
    quote_id: launch.quoteId,
    price: launch.price,
    total: String(launch.total),
    sold: String(launch.sold),
    presold: String(launch.presold),
    starts_at: launch.startsAt,
    ends_at: launch.endsAt,
    result_at: launch.resultAt,
    freeze_ms: launch.freeze
  };
}
function toOrder2(row) {
  return {
    id: row.id,
    launchId: row.launch_id,
    userId: row.user_id,
    currencyId: row.currency_id,
    price: decimal(row.price),
    quantity: BigInt(row.quantity),
    units: BigInt(row.units),
    createdAt: row.created_at,
    unlocksAt: row.unlocks_at,
    unlockedAt: row.unlocked_at ?? void 0
  };
}
function toRow3(order) {
  return {
    id: order.id,
    launch_id: order.launchId,
    user_id: order.userId,
    currency_id: order.currencyId,
    price: order.price,
    quantity: String(order.quantity),
    units: String(order.units),
    created_at: order.createdAt,
    unlocks_at: order.unlocksAt,
    unlocked_at: order.unlockedAt ?? null
  };
}

// src/products/subscription/rules.ts
var subscription = {
  ...SUBSCRIPTION,
  entries: { subscription: SERVER_TEXTS.ledgerSubscribed, subscription_unlock: SERVER_TEXTS.ledgerUnlocked },
  holdPurposes: [LOCK_HOLD],
  audit: {
    "a locked subscription is not held": sql20`
      with locked as (select id, units from subscriptions where unlocked_at is null),
        held as (select reference, amount from holds where purpose = ${LOCK_HOLD})
      select locked.id, held.reference from locked
      full join held on held.reference = locked.id
      where locked.units is distinct from held.amount`,
    "the sold quantity of a launch is not the sum of its subscriptions": sql20`
      select launches.id, launches.sold from launches
      left join subscriptions on subscriptions.launch_id = launches.id
      group by launches.id, launches.sold, launches.presold
      having launches.sold <> launches.presold + coalesce(sum(subscriptions.quantity), 0)`
  },
  load: ({ db }) => loadSubscriptions(db),
  writes(state) {
    const writes = state.takeWrites();
    return writes && { write: (transaction) => writeSubscriptions(transaction, writes) };
  }
};

// src/products/subscription/unlock.ts
function unlock2({ ledger: ledger2, now }, state, { userId, id: id2 }) {
  const order = state.order(id2);
  if (order?.userId !== userId) return refuse("not_found");
  if (order.unlockedAt !== void 0) return refuse("already_unlocked");
  if (now < order.unlocksAt) return refuse("not_due");
  state.unlock(order, now);
  const account3 = ledger2.account({ userId, wallet: SUBSCRIPTION_WALLET }, order.currencyId);
  const hold = { purpose: LOCK_HOLD, reference: id2 };
  ledger2.post("subscription_unlock", id2, now, [{ account: account3, available: order.units, held: -order.units, hold }]);
  return { ok: true };
}

// src/products/subscription/launch-texts.ts
var WHITEPAPER = `/components/noticeDetail?id=${articleId("coinIntroduction", "en")}`;
var TEXTS3 = {
  1: {
    title: "BRS, first release",
    abstract: "The first release of the platform token. It is sold out.",
    content: "<p>The first release sold five million BRS in six days.</p>",
    whitepaper: WHITEPAPER
  },
  2: {
    title: "BRS, second release",
    abstract: "BRS pays trading fees at a discount and is traded against USDT. This release is open to every user.",
    content: "<h2>Use of BRS</h2><ul><li>Trading fees can be paid in BRS.</li><li>Holders take part in later launches first.</li></ul><h2>Terms</h2><p>Tokens are delivered at once and stay locked for 24 hours. Lots of 100 BRS are sold first come, first served.</p>",
    whitepaper: WHITEPAPER
  },
  3: {
    title: "BRS, third release",
    abstract: "The third release starts after the second one has ended.",
    content: "<p>Price and total are fixed before the start.</p>",
    whitepaper: WHITEPAPER
  }
};
var NO_TEXTS = { title: "", abstract: "", content: "", whitepaper: "" };
var launchText = (id2) => TEXTS3[id2] ?? NO_TEXTS;

// src/products/subscription/refusals.ts
var SUBSCRIBE_REFUSALS = {
  user_not_found: SERVER_TEXTS.userNotFound,
  not_started: SERVER_TEXTS.subscriptionNotStarted,
  ended: SERVER_TEXTS.subscriptionEnded,
  quantity_invalid: SERVER_TEXTS.subscriptionQuantityAbnormal,
  quantity_not_multiple: SERVER_TEXTS.subscriptionMultiple(String(QUANTITY_STEP)),
  sold_out: SERVER_TEXTS.subscriptionSoldOut,
  price_changed: SERVER_TEXTS.subscriptionPriceChanged,
  insufficient_balance: SERVER_TEXTS.subscriptionBalanceInsufficient
};
var UNLOCK_REFUSALS = {
  not_found: SERVER_TEXTS.recordNotFound,
  not_due: SERVER_TEXTS.unlockNotDue,
  already_unlocked: SERVER_TEXTS.unlockAlreadyDone
};
function settle2(result, refusals) {
  if (result.ok) return;
  if (result.reason === "unavailable") throw unavailable();
  throw new Rejection(refusals[result.reason ?? ""] ?? SERVER_TEXTS.duplicateSubmission);
}

// src/products/subscription/wire.ts
function wireRecord(exchange, order, now) {
  return {
    id: order.id,
    currency_name: exchange.currency(order.currencyId)?.code ?? "",
    created_at: dateTime(order.createdAt),
    endtime_at: dateTime(order.unlocksAt),
    price: order.price,
    amount: String(order.quantity),
    status: statusOf2(order, now)
  };
}
function statusOf2({ unlockedAt, unlocksAt }, now) {
  if (unlockedAt !== void 0) return RECORD_STATUS.completed;
  return now >= unlocksAt ? RECORD_STATUS.unlockable : RECORD_STATUS.locked;
}

// src/products/subscription/routes.ts
var LARGEST_PAGE_SIZE2 = 500;
var LAST_PAGE5 = 1e6;
var HOUR = 36e5;
function subscriptionRoutes({ route, userRoute }, { exchange }) {
  const { db } = exchange;
  const known2 = new PerCommit(exchange);
  route(launchInfo, async ({ user }) => {
    const now = exchange.now();
    const launch = currentLaunch(await known2.read("launches", () => launches(db)), now);
    if (!launch) throw new Rejection(SERVER_TEXTS.dataNotFound);
    const balance = user && await exchange.balance(user.id, launch.quoteId, SUBSCRIPTION_WALLET);
    return {
      ...launchText(launch.id),
      c_name: exchange.currency(launch.currencyId)?.code ?? "",
      total: String(launch.total),
      sy: String(launch.total - launch.sold),
      start_time2: dateTime(launch.startsAt),
      end_time2: dateTime(launch.endsAt),
      result_time: dateTime(launch.resultAt),
      buymoney: launch.price,
      step: stepOf(launch, now),
      iepn_scz: decimal(launch.freeze / HOUR),
      detail: { balance: balance?.available ?? ZERO }
    };
  });
  userRoute(subscribe, async ({ input, user, request }) => {
    const command = { userId: user.id, quantity: input.amount, price: input.buymoney };
    settle2(
      await exchange.run((context) => subscribe2(context, context.of(subscription), command), request),
      SUBSCRIBE_REFUSALS
    );
    return SERVER_TEXTS.subscribed;
  });
  userRoute(unlock, async ({ input, user, request }) => {
    const command = { userId: user.id, id: input.id };
    settle2(
      await exchange.run((context) => unlock2(context, context.of(subscription), command), request),
      UNLOCK_REFUSALS
    );
    return SERVER_TEXTS.unlocked;
  });
  userRoute(
    subscriptionRecords,
    queued(async ({ input, user }) => {
      const size = Math.min(Math.max(input.limit, 1), LARGEST_PAGE_SIZE2);
      const page2 = Math.min(Math.max(input.page, 1), LAST_PAGE5);
      const orders = await subscriptionsOf(db, user.id, { page: page2, size });
      return { data: orders.map((order) => wireRecord(exchange, order, exchange.now())), limit: size, page: page2 };
    })
  );
}

// src/products/subscription/seed.ts
var HOUR2 = 36e5;
var DAY = 24 * HOUR2;
async function seedLaunches(exchange, now) {
  const find2 = (wanted) => exchange.currencies().find(({ code }) => code === wanted)?.id;
  const currencyId = find2(PLATFORM_TOKEN);
  const quoteId = find2("USDT");
  if (currencyId === void 0 || quoteId === void 0) return;
  const common = { currencyId, quoteId, freeze: 24 * HOUR2 };
  const launch = (id2, price, total, sold, startsAt, days) => exchange.run((context) => {
    const endsAt = startsAt + days * DAY;
    const sale = { id: id2, price: decimal(price), total, sold, presold: sold, startsAt, endsAt, resultAt: endsAt + DAY };
    context.of(subscription).addLaunch({ ...common, ...sale });
    return { ok: true };
  });
  await launch(1, "0.8", 5000000n, 5000000n, now - 30 * DAY, 6);
  await launch(2, "1.05", 2000000n, 742300n, now - 2 * DAY, 7);
  await launch(3, "1.2", 3000000n, 0n, now + 10 * DAY, 7);
}

// src/products/wallet/addresses.ts
var MOST = 100;
function saveAddress(context, state, { userId, currencyId, address: address2, notes }) {
  const currency = context.catalog.currency(currencyId);
  if (!context.users.has(userId)) return refuse("user_not_found");
  if (!currency) return refuse("currency_not_found");
  if (/\s/.test(address2) || /\s/.test(notes)) return refuse("spaces");
  if (!/^[\dA-Za-z]*$/.test(notes)) return refuse("notes_invalid");
  const networks = moneyTerms(currency)?.networks ?? [];
  const isValid = networks.some(({ name }) => addressFault(address2, kindOf2(currency, name)) === void 0);
  if (!isValid) return refuse("address_invalid");
  const saved = state.addressesOf(userId, currencyId);
  if (saved.some((one) => one.address === address2)) return refuse("taken");
  if (saved.length >= MOST) return refuse("too_many");
  const id2 = state.nextId("address");
  state.putAddress({ id: id2, userId, currencyId, address: address2, notes, createdAt: context.now });
  return { ok: true, id: id2 };
}
function removeAddress(state, { userId, addressId }) {
  const record4 = state.address(addressId);
  if (record4?.userId !== userId) return refuse("not_found");
  state.deleteAddress(record4);
  return { ok: true };
}

// src/products/wallet/refusals.ts
var ADDRESS_REFUSALS = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  spaces: () => new Rejection(SERVER_TEXTS.addressHasSpaces),
  notes_invalid: () => new Rejection(SERVER_TEXTS.addressNoteFormat),
  address_invalid: () => new Rejection(SERVER_TEXTS.addressInvalid),
  taken: () => new Rejection(SERVER_TEXTS.addressAlreadyBound),
  too_many: () => new Rejection(SERVER_TEXTS.operationFailed),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable
};
var PROOF_REFUSALS = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  amount_invalid: () => new Rejection(SERVER_TEXTS.amountPositive),
  incomplete: () => new Rejection(SERVER_TEXTS.parameterError),
  hash_invalid: () => new Rejection(SERVER_TEXTS.depositHashInvalid),
  too_many_pending: () => new Rejection(SERVER_TEXTS.maximumPendingProofs(MOST_PENDING_PROOFS)),
  hash_taken: () => new Rejection(SERVER_TEXTS.depositHashTaken),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable
};
var TRANSFER_REFUSALS = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  amount_invalid: () => new Rejection(SERVER_TEXTS.amountPositive),
  same_wallet: () => new Rejection(SERVER_TEXTS.transferSameAccount),
  account_unsupported: () => new Rejection(SERVER_TEXTS.transferUnsupported),
  above_maximum: () => new Rejection(SERVER_TEXTS.maximumTransfer("99999999")),
  insufficient_balance: () => new Rejection(SERVER_TEXTS.insufficientBalance),
  margin_too_low: () => new Rejection(SERVER_TEXTS.marginInsufficient),
  not_confirmed: () => new Rejection(SERVER_TEXTS.fundsFrozen),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable
};
var WITHDRAWAL_REFUSALS = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  unsupported: () => new Rejection(SERVER_TEXTS.withdrawalUnsupported),
  network_unknown: () => new Rejection(SERVER_TEXTS.parameterError),
  fee_changed: () => new Rejection(SERVER_TEXTS.withdrawalFeeChanged),
  address_missing: () => new Rejection(SERVER_TEXTS.addressRequired),
  address_invalid: () => new Rejection(SERVER_TEXTS.addressInvalid),
  amount_invalid: () => new Rejection(SERVER_TEXTS.amountPositive),
  below_minimum: (currency) => new Rejection(SERVER_TEXTS.minimumWithdrawal(withdrawalTerms(currency).min)),
  above_maximum: (currency) => new Rejection(SERVER_TEXTS.maximumWithdrawal(withdrawalTerms(currency).max)),
  above_day_limit: (currency) => new Rejection(SERVER_TEXTS.dailyWithdrawalExceeded(withdrawalTerms(currency).day)),
  not_above_fee: () => new Rejection(SERVER_TEXTS.withdrawalNotAboveFee),
  insufficient_balance: () => new Rejection(SERVER_TEXTS.insufficientBalance),
  margin_too_low: () => new Rejection(SERVER_TEXTS.marginInsufficient),
  not_confirmed: () => new Rejection(SERVER_TEXTS.fundsFrozen),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable
};
function withdrawalTerms(currency) {
  const terms2 = moneyTerms(currency)?.withdrawal;
  if (!terms2) throw new Rejection(SERVER_TEXTS.withdrawalUnsupported);
  return terms2;
}

// src/products/wallet/routes/addresses.ts
function addressRoutes({ userRoute }, { exchange }) {
  userRoute(
    addressCurrencies,
    () => exchange.currencies().filter((currency) => moneyTerms(currency)?.withdrawal).map(({ id: id2, code }) => ({ id: id2, name: code }))
  );
  userRoute(savedAddresses, ({ input, user }) => {
    if (!exchange.currency(input.currency)) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return exchange.db.selectFrom("saved_addresses").select(["id", "address", "notes"]).where("user_id", "=", user.id).where("currency_id", "=", input.currency).orderBy("id", "desc").execute();
  });
  userRoute(addAddress, async ({ input, user, request }) => {
    const { currency_id: currencyId, address: address2, notes } = input;
    const result = await exchange.run(
      (context) => saveAddress(context, context.of(wallet), { userId: user.id, currencyId, address: address2, notes }),
      request
    );
    if (!result.ok) throw ADDRESS_REFUSALS[result.reason]();
    return SERVER_TEXTS.addressAdded;
  });
  userRoute(deleteAddress, async ({ input, user, request }) => {
    const command = { userId: user.id, addressId: input.address_id };
    const result = await exchange.run((context) => removeAddress(context.of(wallet), command), request);
    if (result.ok) return SERVER_TEXTS.addressDeleted;
    if (result.reason === "unavailable") throw unavailable();
    throw new Rejection(
      result.reason === "not_found" ? SERVER_TEXTS.addressNotFound : SERVER_TEXTS.duplicateSubmission
    );
  });
}

// src/catalog/accounts-of.ts
function hasAccount({ isLegal, isMatch, isLever, isMicro }, account3) {
  return { legal: isLegal, change: isMatch, lever: isLever, micro: isMicro }[account3];
}

// src/products/wallet/routes/balances.ts
function balanceRoutes({ route, userRoute }, { exchange, market }) {
  userRoute(walletList, async ({ user }) => {
    const balances = await exchange.balances(user.id);
    const account3 = (wallet3) => {
      const own6 = balances.filter((balance) => balance.wallet === wallet3);
      const total = worthOfAll(own6, exchange, market);
      return {
        balance: exchange.currencies().filter(
          (currency) => hasAccount(currency, wallet3) || own6.some(({ currencyId }) => currencyId === currency.id)
        ).map((currency) => balanceRow2(currency, wallet3, own6)),
        usdt_totle: total,
        totle: total
      };
    };
    const usdt = (currency) => usdtPrice(exchange, market, currency.id) ?? ZERO;
    function balanceRow2(currency, wallet3, own6) {
      const balance = own6.find(({ currencyId }) => currencyId === currency.id);
      return {
        currency: currency.id,
        currency_name: currency.code,
        currency_type: currency.type,
        [`${wallet3}_balance`]: balance?.available ?? ZERO,
        [`lock_${wallet3}_balance`]: balance?.held ?? ZERO,
        usdt_price: usdt(currency),
        is_legal: currency.isLegal ? 1 : 0,
        is_lever: currency.isLever ? 1 : 0,
        is_match: currency.isMatch ? 1 : 0,
        is_micro: currency.isMicro ? 1 : 0
      };
    }
    return {
      legal_wallet: account3("legal"),
      change_wallet: account3("change"),
      lever_wallet: account3("lever"),
      micro_wallet: account3("micro"),
      is_open_CTbi: 1,
      systembi: platformToken()?.code ?? ""
    };
  });
  const platformToken = () => exchange.currencies().find(({ code }) => code === PLATFORM_TOKEN);
  userRoute(walletDetail, async ({ input, user }) => {
    const currency = exchange.currency(input.currency);
    if (!currency) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    const { available, held } = await exchange.balance(user.id, currency.id, input.type);
    const price = usdtPrice(exchange, market, currency.id);
    return {
      currency_name: currency.code,
      [`${input.type}_balance`]: available,
      [`lock_${input.type}_balance`]: held,
      cny_price: price === void 0 ? void 0 : inCny(price)
    };
  });
  route(tokenPrice, () => {
    const token = platformToken();
    const price = token && usdtPrice(exchange, market, token.id);
    if (price === void 0) throw new Rejection(SERVER_TEXTS.dataNotFound);
    return { price };
  });
}

// src/products/wallet/routes/deposits.ts
function depositRoutes({ userRoute }, { exchange }) {
  userRoute(depositAddress, ({ input, user }) => {
    const currency = exchange.currency(input.currency);
    if (!currency) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    const networks = (moneyTerms(currency)?.networks ?? []).flatMap((network2) => {
      const kind = kindOf2(currency, network2.name);
      return kind ? [{ ...network2, address: depositAddressOf(user.id, kind) }] : [];
    });
    const [first] = networks;
    if (!first) throw new Rejection(SERVER_TEXTS.depositUnsupported);
    const written = networks.map(({ name, address: address2 }) => name === "" ? address2 : `${name}:${address2}`);
    return { address: written.join(","), min_number: first.minDeposit, confirmations: first.confirmations };
  });
  userRoute(companyAddress, ({ input, user }) => {
    if (input.user_id !== user.id) throw new Rejection(SERVER_TEXTS.notAuthorised);
    return { company_eth_address: depositAddressOf("company", "evm") };
  });
  userRoute(depositProof, async ({ input, user, request }) => {
    if (!await exchange.uploads.isOwnAddress(user.id, input.pic)) throw new Rejection(SERVER_TEXTS.notAuthorised);
    const command = {
      userId: user.id,
      currencyId: input.currency,
      fromAddress: input.acc,
      hash: input.hash,
      amount: input.amount,
      picture: input.pic
    };
    const result = await exchange.run((context) => submitProof(context, context.of(wallet), command), request);
    if (!result.ok) throw PROOF_REFUSALS[result.reason]();
    return SERVER_TEXTS.depositSubmitted;
  });
}

// src/products/wallet/queries.ts
import { sql as sql21 } from "kysely";

// src/ledger/entry-texts.ts
var CORE_ENTRIES = {
  deposit: SERVER_TEXTS.ledgerDeposit,
  transfer: { credit: SERVER_TEXTS.ledgerTransferIn, debit: SERVER_TEXTS.ledgerTransferOut },
  funding: SERVER_TEXTS.ledgerGrant,
  carried: SERVER_TEXTS.ledgerCarried
};
function entryText(cause, { isCredit, isReleased, isPaidOut }) {
  if (typeof cause === "string") return cause;
  const { credit: credit2, debit, released, paidOut = debit } = cause;
  if (isReleased && released !== void 0) return released;
  if (isCredit) return credit2;
  return isPaidOut ? paidOut : debit;
}

// src/products/wallet/queries.ts
async function logLines({ db, currency, products }, userId, filter, page2) {
  const { limit, offset } = rangeOf(page2);
  const ofCurrency = filter.currencyId === void 0 ? sql21`` : sql21`and a.currency_id = ${filter.currencyId}`;
  const ofWallet = filter.wallet === void 0 ? sql21`` : sql21`and a.wallet = ${filter.wallet}`;
  const causes = Object.fromEntries(
    [CORE_ENTRIES, ...products.map(({ entries = {} }) => entries)].flatMap((each) => Object.entries(each))
  );
  const { rows: rows2 } = await sql21`
    select e.id, e.kind, e.at, a.currency_id, a.wallet, p.available as value, p.held < 0 as is_released,
      w.state in ('success', 'internal') or c.status = 'completed' or m.status = 'confirmed' as is_paid_out,
      pairs.base_id = a.currency_id as is_base,
      w.state as w_state, w.hash as w_hash, w.network as w_network, w.address as w_address, w.reason as w_reason,
      w.fee as w_fee, d.state as d_state, d.hash as d_hash, d.network as d_network, d.confirmations as d_confirmations,
      d.required as d_required, f.state as p_state, f.hash as p_hash, f.reason as p_reason
    from (
      select own.* from accounts as a cross join lateral (
        select * from postings where account_id = a.id and available <> 0
        order by entry_id desc limit ${offset + limit}
      ) as own
      where a.user_id = ${userId} ${ofCurrency} ${ofWallet}
      order by entry_id desc, account_id limit ${limit} offset ${offset}
    ) as p join accounts a on a.id = p.account_id join entries e on e.id = p.entry_id
    left join fills on e.kind = 'trade' and fills.id = e.reference
    left join pairs on pairs.id = fills.pair_id
    left join withdrawals w on e.kind = 'withdrawal_hold' and w.id = e.reference
    left join chain_deposits d on e.kind = 'chain_deposit' and d.id = e.reference
    left join c2c_orders c on e.kind = 'c2c_hold' and c.id = e.reference
    left join acceptor_deals m on e.kind = 'acceptor_hold' and m.id = e.reference
    left join deposit_proofs f on e.kind = 'proof_deposit' and f.id = e.reference
    order by e.id desc, a.id
  `.execute(db);
  return rows2.map((row) => {
    const scale = currency(row.currency_id)?.scale ?? 0;
    const value = fromUnits(BigInt(row.value), scale);
    return {
      id: row.id,
      at: row.at,
      currency: currency(row.currency_id)?.code ?? "",
      wallet: row.wallet,
      value,
      info: infoOf(row, value, causes),
      ...row.w_state !== null && {
        withdrawal: {
          state: row.w_state,
          hash: row.w_hash ?? "",
          network: row.w_network ?? "",
          address: row.w_address ?? "",
          reason: row.w_reason ?? "",
          fee: fromUnits(BigInt(row.w_fee ?? 0), scale)
        }
      },
      ...row.d_state !== null && {
        deposit: {
          state: row.d_state,
          hash: row.d_hash ?? "",
          network: row.d_network ?? "",
          confirmations: row.d_confirmations ?? 0,
          required: row.d_required ?? 0
        }
      },
      ...row.p_state !== null && {
        proof: { state: row.p_state, hash: row.p_hash ?? "", reason: row.p_reason ?? "" }
      }
    };
  });
}
var MOST_WAITING2 = 10;
async function waitingDeposits({ db, currency }, userId, currencyId) {
  const of = currency(currencyId);
  if (!of) return [];
  const common = { id: void 0, currency: of.code, wallet: "change", info: SERVER_TEXTS.ledgerDeposit };
  const deposits = await db.selectFrom("chain_deposits").selectAll().where("user_id", "=", userId).where("currency_id", "=", currencyId).where("state", "=", "seen").orderBy("id", "desc").limit(MOST_WAITING2).execute();
  const proofs = await db.selectFrom("deposit_proofs").selectAll().where("user_id", "=", userId).where("currency_id", "=", currencyId).where("state", "<>", "approved").orderBy("id", "desc").limit(MOST_WAITING2).execute();
  const lines = [
    ...deposits.map((row) => ({
      ...common,
      at: row.created_at,
      value: fromUnits(BigInt(row.amount), of.scale),
      deposit: {
        state: row.state,
        hash: row.hash,
        network: row.network,
        confirmations: row.confirmations,
        required: row.required
      }
    })),
    ...proofs.map((row) => ({
      ...common,
      at: row.created_at,
      value: fromUnits(BigInt(row.claimed), of.scale),
      proof: { state: row.state, hash: row.hash, reason: row.reason }
    }))
  ];
  return lines.toSorted((a, b) => b.at - a.at).slice(0, MOST_WAITING2);
}
async function transferLines({ db, currency }, userId, page2) {
  const { limit, offset } = rangeOf(page2);
  const { rows: rows2 } = await sql21`
    select e.id, e.at, a.currency_id, max(p.available) as amount,
      max(a.wallet) filter (where p.available < 0) as "from", max(a.wallet) filter (where p.available > 0) as "to"
    from (
      select id, at from entries where kind = 'transfer' and reference = ${userId}
      order by id desc limit ${limit} offset ${offset}
    ) as e join postings p on p.entry_id = e.id join accounts a on a.id = p.account_id
    group by e.id, e.at, a.currency_id order by e.id desc
  `.execute(db);
  return rows2.map(({ id: id2, at, currency_id, amount: amount2, from, to }) => ({
    id: id2,
    at,
    currency: currency(currency_id)?.code ?? "",
    amount: fromUnits(BigInt(amount2), currency(currency_id)?.scale ?? 0),
    from,
    to
  }));
}
function infoOf(row, value, causes) {
  const cause = causes[row.kind];
  if (cause === void 0) return row.kind;
  const isCredit = !value.startsWith("-");
  return entryText(cause, {
    isCredit: row.is_base === false ? !isCredit : isCredit,
    isReleased: row.is_released,
    isPaidOut: row.is_paid_out ?? false
  });
}

// src/products/wallet/wire.ts
var DEPOSIT_STATES = {
  seen: "approved",
  credited: "success",
  complete: "success",
  reversed: "failed"
};
var PROOF_STATES = {
  applying: "applying",
  approved: "success",
  rejected: "rejected"
};
function logRow2({ id: id2, at, currency, wallet: wallet3, value, info, withdrawal: withdrawal2, deposit: deposit2, proof }) {
  return {
    ...id2 !== void 0 && { id: id2 },
    value,
    info,
    created_time: dateTime(at),
    account: wallet3,
    currency_name: currency,
    ...withdrawal2 && {
      status: stateNumber(withdrawal2.state),
      hash: withdrawal2.hash,
      network: withdrawal2.network,
      address: withdrawal2.address,
      reason: withdrawal2.reason,
      charge: withdrawal2.fee
    },
    ...deposit2 && {
      status: stateNumber(DEPOSIT_STATES[deposit2.state]),
      hash: deposit2.hash,
      network: deposit2.network,
      confirmations: deposit2.confirmations,
      required: deposit2.required
    },
    ...proof && { status: stateNumber(PROOF_STATES[proof.state]), hash: proof.hash, reason: proof.reason }
  };
}

// src/products/wallet/routes/page.ts
var PAGE_SIZE3 = 10;
var LARGEST_SIZE = 100;
var LAST_PAGE6 = 1e6;
function pageOf2(page2, size = PAGE_SIZE3) {
  if (page2 < 1 || page2 > LAST_PAGE6 || size < 1) throw new Rejection(SERVER_TEXTS.parameterError);
  return { page: page2, size: Math.min(size, LARGEST_SIZE) };
}

// src/products/wallet/routes/logs.ts
function logRoutes({ userRoute }, { exchange }) {
  userRoute(
    accountLog,
    queued(async ({ input, user }) => {
      if (!exchange.currency(input.currency)) throw new Rejection(SERVER_TEXTS.currencyNotFound);
      const filter = { currencyId: input.currency, wallet: input.type };
      const page2 = pageOf2(input.page);
      const lines = await logLines(exchange, user.id, filter, page2);
      const showsWaiting = input.page === 1 && input.type === "change";
      const waiting = showsWaiting ? await waitingDeposits(exchange, user.id, input.currency) : [];
      return { list: [...waiting, ...lines].map(logRow2) };
    })
  );
  userRoute(
    ledger,
    queued(async ({ input, user }) => {
      const lines = await logLines(exchange, user.id, {}, pageOf2(input.page, input.limit));
      return { data: lines.map(logRow2) };
    })
  );
}

// src/products/wallet/transfer.ts
var MAXIMUM = decimal("99999999");
function transferBetween(context, command, products) {
  const { currencyId, from, to, amount: amount2 } = command;
  const currency = context.catalog.currency(currencyId);
  if (!currency) return refuse("currency_not_found");
  if (from === to) return refuse("same_wallet");
  const isStranded = context.ledger.available(command.userId, currencyId, from) > 0n;
  if (!hasAccount(currency, to) || !(hasAccount(currency, from) || isStranded)) return refuse("account_unsupported");
  if (isGreater(amount2, MAXIMUM)) return refuse("above_maximum");
  const minimum = transferType(from, to) && leverMinimum(priceOf(context, currencyId));
  if (minimum !== void 0 && isLess(amount2, minimum)) return { ok: false, reason: "below_minimum", minimum };
  const reason = outflowRefusal(context, products, command);
  if (reason !== void 0) return refuse(reason);
  return transfer(context, command);
}

// src/products/wallet/routes/transfers.ts
function transferRoutes({ userRoute }, { exchange }) {
  userRoute(transfer2, async ({ input, user, request }) => {
    const direction = transferDirection(input);
    if (!direction) throw new Rejection(SERVER_TEXTS.parameterError);
    const command = { userId: user.id, currencyId: input.currency_id, amount: input.number, ...direction };
    const result = await exchange.run((context) => transferBetween(context, command, exchange.products), request);
    if (!result.ok) {
      if (result.reason !== "below_minimum") throw TRANSFER_REFUSALS[result.reason]();
      const code = exchange.currency(input.currency_id)?.code ?? "";
      throw new Rejection(SERVER_TEXTS.minimumTransfer(`${result.minimum} ${code}`.trim()));
    }
    return SERVER_TEXTS.transferred;
  });
  userRoute(
    transferHistory,
    queued(async ({ input, user }) => {
      const lines = await transferLines(exchange, user.id, pageOf2(input.page));
      return {
        list: lines.map(({ id: id2, currency, amount: amount2, from, to, at }) => ({
          id: id2,
          currency_name: currency,
          number: amount2,
          from_field: from,
          to_field: to,
          create_time: dateTime(at)
        }))
      };
    })
  );
  userRoute(
    transferCurrencies,
    () => exchange.currencies().map((currency) => ({
      id: currency.id,
      name: currency.code,
      is_legal: hasAccount(currency, "legal") ? 1 : 0,
      is_match: hasAccount(currency, "change") ? 1 : 0,
      is_lever: hasAccount(currency, "lever") ? 1 : 0,
      is_micro: hasAccount(currency, "micro") ? 1 : 0
    }))
  );
}

// src/products/wallet/routes/withdrawals.ts
function withdrawalRoutes({ userRoute }, { exchange }) {
  function currencyOf2(id2) {
    const currency = exchange.currency(id2);
    if (!currency) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return currency;
  }
  async function usage(userId, { id: id2, scale }, from) {
    const result = await exchange.run((context) => {
      const state = context.of(wallet);
      return {
        ok: true,
        used: fromUnits(usedToday(state, userId, id2, context.now), scale),
        available: fromUnits(confirmed(context, state, { userId, currencyId: id2, wallet: from }), scale)
      };
    });
    if (!result.ok) throw unavailable();
    return result;
  }
  userRoute(withdrawalInfo, async ({ input, user }) => {
    const currency = currencyOf2(input.currency);
    const terms2 = withdrawalTerms(currency);
    const from = input.account ?? "change";
    const { used, available } = await usage(user.id, currency, from);
    return {
      name: currency.code,
      [`${from}_balance`]: available,
      min_number: terms2.min,
      max_number: terms2.max,
      day_limit: terms2.day,
      day_used: used,
      rate: withdrawalRate(terms2, from)
    };
  });
  userRoute(withdraw, async ({ input, user, request }) => {
    ensureMayPayOut(user, exchange.now());
    const currency = currencyOf2(input.currency);
    const command = {
      userId: user.id,
      currencyId: currency.id,
      wallet: input.account ?? "change",
      amount: input.number,
      address: input.address,
      network: input.type ?? "",
      rate: input.rate,
      charge: input.charge
    };
    const result = await exchange.run(
      (context) => requestWithdrawal(context, context.of(wallet), command, exchange.products),
      request
    );
    if (!result.ok) throw WITHDRAWAL_REFUSALS[result.reason](currency);
    return SERVER_TEXTS.withdrawalSubmitted;
  });
}

// src/products/wallet/routes.ts
function walletRoutes(router, services) {
  balanceRoutes(router, services);
  transferRoutes(router, services);
  depositRoutes(router, services);
  withdrawalRoutes(router, services);
  addressRoutes(router, services);
  logRoutes(router, services);
}

// src/products/products.ts
var PRODUCTS2 = [
  { rules: desk, staffRoutes: deskRoutes },
  { rules: chain },
  { rules: identity, routes: identityRoutes2 },
  { rules: spot, routes: spotRoutes },
  { rules: wallet, routes: walletRoutes },
  { rules: lever, routes: leverRoutes, simulation: leverSimulation },
  { rules: acceptors2, routes: acceptorRoutes },
  { rules: c2c, routes: c2cRoutes, simulation: c2cSimulation },
  { rules: microOptions, routes: optionRoutes },
  { rules: subscription, routes: subscriptionRoutes, seed: { name: "seeded.launches", run: seedLaunches } }
];
var RULES = PRODUCTS2.map(({ rules }) => rules);

// src/socket/live-market.ts
var RESOLUTION = { "1min": "1min", "1day": "1D" };
function liveMarket(exchange, market) {
  return {
    ids: () => exchange.pairs().map(({ id: id2 }) => id2),
    pair: (id2) => exchange.pair(id2),
    last: (id2) => market.ticker(id2)?.last,
    book(id2, most) {
      const { bids: bids2, asks: asks2 } = exchange.book(id2, most);
      return { bids: bids2.map(bookLevel), asks: asks2.map(bookLevel) };
    },
    ticker: (id2) => market.ticker(id2),
    running: (id2, period) => market.running(id2, RESOLUTION[period])
  };
}

// src/socket/current-events.ts
var MINUTE_MS2 = 6e4;
var CurrentEvents = class {
  #needs;
  #stopListening;
  #made;
  constructor(needs) {
    this.#needs = needs;
    const change = () => {
      this.#made = void 0;
    };
    this.#stopListening = [needs.exchange.on("book", change), needs.exchange.on("fill", change)];
  }
  read() {
    const { exchange, market } = this.#needs;
    const at = Math.floor(exchange.now() / MINUTE_MS2);
    if (this.#made?.at !== at) this.#made = { at, events: currentEvents(liveMarket(exchange, market)) };
    return this.#made.events;
  }
  close() {
    for (const stop of this.#stopListening) stop();
  }
};

// src/socket/publisher.ts
var BALANCE_EVERY_MS = 200;
function publishEvents({ exchange, market, faults, audience }) {
  exchange.setAudience((userId) => audience.hasUser(userId));
  const pass = (name, send2) => faults.pass(name, send2);
  const publisher = publishMarket({ market: liveMarket(exchange, market), audience, pass });
  const balances = new Throttle(BALANCE_EVERY_MS, (userId) => {
    const name = eventName(balanceChanged, userId);
    pass(name, () => audience.sendUser(userId, name, { refresh: 1 }));
  });
  const stopListening = [
    exchange.on("book", ({ pairId: pairId2 }) => publisher.bookChanged(pairId2)),
    exchange.on("fill", ({ pairId: pairId2 }) => publisher.traded(pairId2)),
    exchange.on("balance", ({ userId }) => {
      if (audience.hasUser(userId)) balances.ask(userId);
    }),
    exchange.on("sessionsEnded", ({ userId }) => audience.endSessions(userId)),
    exchange.on("sessionEnded", ({ token }) => audience.endSession(sessionOf(token))),
    exchange.on("private", ({ userId, name, payload }) => pass(name, () => audience.sendUser(userId, name, payload)))
  ];
  return () => {
    for (const stop of stopListening) stop();
    publisher.close();
    balances.close();
  };
}

// src/socket/gateway.ts
function createGateway({ server, exchange, market, faults, onError }) {
  const current = new CurrentEvents({ exchange, market });
  const sockets = openSockets({
    server,
    events: () => current.read(),
    listed: [tickerEvent],
    userOf: (token) => exchange.accounts.userByToken(token),
    onError
  });
  const stopPublishing = publishEvents({ exchange, market, faults, audience: sockets.audience });
  return {
    interrupt: (forMs) => sockets.interrupt(forMs),
    forget: (userId) => sockets.audience.endSessions(userId),
    sockets: () => sockets.count(),
    async close() {
      stopPublishing();
      current.close();
      await sockets.close();
    }
  };
}

// src/app.ts
var HEALTHY_WITHIN_MS = 1500;
var CLOSE_WITHIN_MS = 1e3;
async function buildApp({
  exchange,
  market,
  bots,
  clock,
  config,
  prices,
  replay: replay2,
  say: say3,
  reset,
  openGateway,
  operations
}) {
  const server = baseServer({ ...config, isUnavailable: isDiskFull });
  operations?.metrics.watchServer(server);
  const page2 = readClientPage(config.webDir, config.assetsOrigin);
  const faults = new Faults();
  const gateway = (openGateway ?? createGateway)({
    server: server.server,
    exchange,
    market,
    faults,
    onError: (error2) => server.log.error({ err: error2 }, "the socket failed")
  });
  const drain = createDrain(server);
  server.addHook("onSend", async (_request, reply) => void reply.header("date", new Date(clock.now()).toUTCString()));
  await securityHeaders(server, page2 ?? "", config);
  if (config.control) faultHooks(server, faults);
  await compressAnswers(server);
  await server.register(async (api) => {
    api.removeContentTypeParser(["application/json", "text/plain"]);
    await api.register(formbody);
    const router = createRouter2(api, exchange);
    marketRoutes(router, { exchange, market });
    newsRoutes(router, exchange);
    capabilityRoutes(router, { exchange, prices });
    if (replay2) replayRoutes(router, { exchange, market, replay: replay2, reset });
    for (const { routes } of PRODUCTS2) routes?.(router, { exchange, market });
    userRoutes(router, { exchange, market });
    identityRoutes(router, { exchange, carry: carrierOf({ exchange, config, say: say3 }) });
    registrationRoutes(router, exchange);
    codeRoutes(router, { exchange, carry: carrierOf({ exchange, config, say: say3 }) });
    mediaRoutes(api);
    await api.register(async (uploads) => uploadRoutes(uploads, exchange));
  });
  if (config.control) {
    await server.register(
      async (control) => controlRoutes(control, { exchange, clock, bots, faults, gateway, replay: replay2, reset, token: config.sandboxToken })
    );
  }
  if (config.isLoopback) {
    for (const { staffRoutes } of PRODUCTS2) {
      await server.register(async (staff) => staffRoutes?.(staff, exchange, config.sandboxToken));
    }
  }
  const isReady = () => exchange.isAnswering(HEALTHY_WITHIN_MS);
  healthRoutes(server, { isHealthy: isReady, isReady });
  await clientFiles(server, config, page2);
  return {
    server,
    gateway,
    isReady,
    async close() {
      drain.begin();
      await drain.finished(CLOSE_WITHIN_MS);
      server.server.closeAllConnections();
      await gateway.close();
      await server.close();
    }
  };
}
function carrierOf({ exchange, config, say: say3 }) {
  if (config.control) return (message) => exchange.outbox.add(message);
  if (!config.isLoopback) return void 0;
  return ({ recipient, purpose, code }) => say3(
    purpose === "password changed" ? `Notice to ${recipient}: ${purpose}` : `Verification code for ${recipient}: ${code}`
  );
}

// src/control/clock.ts
function movableClock(machine = Date, ahead = 0) {
  return {
    now: () => machine.now() + ahead,
    advance(milliseconds2) {
      if (!(milliseconds2 >= 0)) throw new RangeError("time goes forward");
      ahead += milliseconds2;
    }
  };
}

// src/core/monotonic-clock.ts
import { sql as sql22 } from "kysely";
function monotonicClock(clock, floor = 0) {
  let latest = floor;
  let ahead = 0;
  return {
    now() {
      const now = clock.now() + ahead;
      if (now < latest) ahead += latest - now;
      else latest = now;
      return latest;
    }
  };
}
async function latestMoment(db) {
  const { at } = await db.selectFrom("entries").select((of) => of.fn.coalesce(of.fn.max("at"), sql22`0`).as("at")).executeTakeFirstOrThrow();
  return at;
}

// src/exchange.ts
import process from "process";
import { setTimeout as pauseFor } from "timers/promises";
import { sql as sql35 } from "kysely";

// src/accounts/limits.ts
import { sql as sql23 } from "kysely";
var MINUTE2 = 6e4;
var DAY2 = 24 * 60 * MINUTE2;
var ACCOUNT_LIMIT = { tries: 5, window: 15 * MINUTE2 };
var ADDRESS_LIMIT = { tries: 50, window: 15 * MINUTE2 };
var SLOW_LIMIT = { tries: 20, window: 15 * MINUTE2 };
var SLOW_DOWN_MS = 3e3;
var SEND_LIMIT = { tries: 100, window: 15 * MINUTE2 };
var RECIPIENT_LIMIT = { tries: 10, window: DAY2 };
var GUESS_LIMIT = { tries: 15, window: DAY2 };
var REGISTER_LIMIT = { tries: 50, window: 15 * MINUTE2 };
var Tries = class {
  #db;
  constructor(db) {
    this.#db = db;
  }
  /** Counts a try; the moment until which the key is locked, if it is. */
  async count(key, limit, now) {
    const { rows: rows2 } = await sql23`
      insert into login_tries as known (key, tries, window_ends) values (${key}, 1, ${now + limit.window})
      on conflict (key) do update set
        tries = case when known.window_ends <= ${now} then 1 else known.tries + 1 end,
        window_ends = case when known.window_ends <= ${now} then excluded.window_ends else known.window_ends end
      returning tries, window_ends as "windowEnds"
    `.execute(this.#db);
    const [counted] = rows2;
    return counted && counted.tries > limit.tries ? counted.windowEnds : void 0;
  }
  /** Removes a try that was right. */
  async takeBack(key) {
    await sql23`update login_tries set tries = greatest(tries - 1, 0) where key = ${key}`.execute(this.#db);
  }
  async forget(key, now) {
    await this.#db.deleteFrom("login_tries").where((is) => is.or([is("key", "=", key), is("window_ends", "<=", now)])).execute();
  }
};

// src/accounts/sessions.ts
import { hash as digest } from "crypto";

// src/accounts/session-cache.ts
var MOST_SESSIONS = 1e4;
var SessionCache = class {
  #found = /* @__PURE__ */ new Map();
  #version = 0;
  /** The cached session, or the one that `read` finds in the store. */
  async find(hash, read3) {
    const known2 = this.#found.get(hash);
    if (known2) return known2;
    const version = this.#version;
    const session2 = await read3();
    if (session2 && version === this.#version) this.#keep(hash, session2);
    return session2;
  }
  clear() {
    this.#version += 1;
    this.#found.clear();
  }
  #keep(hash, session2) {
    if (this.#found.size === MOST_SESSIONS) this.#found.clear();
    this.#found.set(hash, session2);
  }
};

// src/accounts/sessions.ts
var TOKEN_BYTES = 32;
var MINUTE3 = 6e4;
var DAY3 = 24 * 60 * MINUTE3;
var LIFETIME = 7 * DAY3;
var IDLE_LIFETIME = 3 * DAY3;
var TOUCH_EVERY = 10 * MINUTE3;
var Sessions = class {
  #db;
  #clock;
  #random;
  #cache = new SessionCache();
  constructor({ db, clock, random }) {
    this.#db = db;
    this.#clock = clock;
    this.#random = random;
  }
  /** Opens a session and deletes those that have ended. */
  async open(userId) {
    const session2 = this.#make(userId);
    await this.#prune(session2.createdAt);
    await this.#db.insertInto("sessions").values(rowOf2(session2)).execute();
    return session2;
  }
  /**
   * Opens a session only if the user still has the password that was verified: a login that waited while the password was
   * reset must not survive the reset. The lock on the row orders the two.
   */
  async openFor(userId, passwordHash) {
    const session2 = this.#make(userId);
    await this.#prune(session2.createdAt);
    const isOpen = await this.#db.transaction().execute(async (transaction) => {
      const user = await transaction.selectFrom("users").select("id").where("id", "=", userId).where("password_hash", "=", passwordHash).forShare().executeTakeFirst();
      if (user) await transaction.insertInto("sessions").values(rowOf2(session2)).execute();
      return user !== void 0;
    });
    return isOpen ? session2 : void 0;
  }
  /** `undefined` for a token that is unknown, expired, unused for three days, or revoked. */
  async userOf(token) {
    const now = this.#clock.now();
    const hash = hashOf2(token);
    const session2 = await this.#cache.find(hash, () => this.#read(hash));
    if (!session2 || session2.expiresAt <= now || session2.lastUsedAt <= now - IDLE_LIFETIME) return void 0;
    if (session2.lastUsedAt <= now - TOUCH_EVERY) {
      await this.#touch(hash, now);
      session2.lastUsedAt = now;
    }
    return session2.user;
  }
  /** Reads go on while the disk is full. */
  async #touch(hash, now) {
    try {
      await this.#db.updateTable("sessions").set({ last_used_at: now }).where("token_hash", "=", hash).execute();
    } catch (error2) {
      if (!isDiskFull(error2)) throw error2;
    }
  }
  async revoke(token) {
    await this.#revoke().where("token_hash", "=", hashOf2(token)).execute();
    this.#cache.clear();
  }
  async revokeAll(userId) {
    await this.#revoke().where("user_id", "=", userId).execute();
    this.#cache.clear();
  }
  /** Must be called after every change of a user. */
  usersChanged() {
    this.#cache.clear();
  }
  #make(userId) {
    const createdAt = this.#clock.now();
    const token = Buffer.from(this.#random.bytes(TOKEN_BYTES)).toString("base64url");
    return { token, userId, createdAt, expiresAt: createdAt + LIFETIME };
  }
  #revoke() {
    return this.#db.updateTable("sessions").set({ revoked_at: this.#clock.now() }).where("revoked_at", "is", null);
  }
  async #read(hash) {
    const row = await this.#db.selectFrom("sessions").innerJoin("users", "users.id", "sessions.user_id").selectAll("users").select(["expires_at", "last_used_at"]).where("token_hash", "=", hash).where("revoked_at", "is", null).executeTakeFirst();
    if (!row) return void 0;
    const { expires_at: expiresAt, last_used_at: lastUsedAt, ...user } = row;
    return { user, expiresAt, lastUsedAt };
  }
  async #prune(now) {
    await this.#db.deleteFrom("sessions").where(
      (is) => is.or([
        is("expires_at", "<=", now),
        is("last_used_at", "<=", now - IDLE_LIFETIME),
        is("revoked_at", "is not", null)
      ])
    ).execute();
  }
};
function rowOf2({ token, userId, createdAt, expiresAt }) {
  return {
    token_hash: hashOf2(token),
    user_id: userId,
    created_at: createdAt,
    last_used_at: createdAt,
    expires_at: expiresAt,
    revoked_at: null
  };
}
function hashOf2(token) {
  return digest("sha256", token);
}

// src/accounts/accounts.ts
var SHORTEST_PASSWORD = 6;
var LONGEST_PASSWORD = 16;
var CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
var CODE_LENGTH = 8;
var Accounts = class {
  sessions;
  #needs;
  #tries;
  #decoy;
  constructor(needs) {
    this.#needs = needs;
    this.sessions = new Sessions(needs);
    this.#tries = new Tries(needs.db);
  }
  async create(user) {
    const { db, clock, random, passwordCost } = this.#needs;
    const account3 = normal(user.account);
    const channel = channelOf(account3);
    if (channel === void 0) return refuse("account_invalid");
    const { password } = user;
    if (password !== void 0 && !hasPasswordLength(password)) return refuse("password_invalid");
    const row = await db.insertInto("users").values({
      account: account3,
      email: channel === "email" ? account3 : "",
      phone: channel === "mobile" ? account3 : "",
      password_hash: password === void 0 ? null : await hashPassword(password, passwordCost, random),
      extension_code: user.extensionCode ?? this.#inviteCode(),
      is_seller: user.isSeller ?? false,
      review_status: user.reviewStatus ?? 0,
      is_bot: user.isBot ?? false,
      inviter_id: user.inviterId ?? null,
      password_reset_at: null,
      created_at: clock.now()
    }).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst();
    if (row) return { ok: true, user: toUser(row) };
    return refuse(await this.byAccount(account3) ? "account_taken" : "extension_code_taken");
  }
  /**
   * Wrong passwords lock an account for the address that they came from, and an address for all accounts. Over many addresses
   * they only delay: they never lock the owner out.
   * @throws TooBusyError while too many passwords are being checked
   */
  async login({ account: given, password, address: address2 }) {
    const { clock, pause: pause2 } = this.#needs;
    const account3 = normal(given).slice(0, LONGEST_ACCOUNT);
    const keys = {
      address: `address ${address2}`,
      account: `account ${account3}`,
      both: `account ${account3} from ${address2}`
    };
    const now = clock.now();
    const addressUntil = await this.#tries.count(keys.address, ADDRESS_LIMIT, now);
    if (addressUntil !== void 0) return { ok: false, reason: "address_locked", until: addressUntil };
    const accountUntil = await this.#tries.count(keys.both, ACCOUNT_LIMIT, now);
    if (accountUntil !== void 0) return { ok: false, reason: "account_locked", until: accountUntil };
    const isSlow = await this.#tries.count(keys.account, SLOW_LIMIT, now) !== void 0;
    if (isSlow) await pause2(SLOW_DOWN_MS);
    const row = await this.#needs.db.selectFrom("users").selectAll().where("account", "=", account3).executeTakeFirst();
    const isRight = await verifyPassword(password, row?.password_hash ?? await this.#decoyHash());
    if (!row?.password_hash || !isRight) return refuse("credentials_wrong");
    await this.#tries.forget(keys.both, clock.now());
    await this.#tries.takeBack(keys.account);
    await this.#tries.takeBack(keys.address);
    const session2 = await this.sessions.openFor(row.id, row.password_hash);
    return session2 ? { ok: true, session: session2, user: toUser(row) } : refuse("credentials_wrong");
  }
  async byToken(token) {
    const row = await this.sessions.userOf(token);
    return row && toUser(row);
  }
  async byId(id2) {
    const row = await this.#needs.db.selectFrom("users").selectAll().where("id", "=", id2).executeTakeFirst();
    return row && toUser(row);
  }
  async byAccount(account3) {
    const row = await this.#needs.db.selectFrom("users").selectAll().where("account", "=", normal(account3)).executeTakeFirst();
    return row && toUser(row);
  }
  /** The owner of an invite code; letters count as upper case. */
  async byInviteCode(code) {
    const row = await this.#needs.db.selectFrom("users").selectAll().where("extension_code", "=", code.trim().toUpperCase()).executeTakeFirst();
    return row && toUser(row);
  }
  /** @throws if the user does not exist */
  async update(id2, change) {
    const user = await this.byId(id2);
    const row = await this.#needs.db.updateTable("users").set({
      is_seller: change.isSeller ?? user?.isSeller ?? false,
      review_status: change.reviewStatus ?? user?.reviewStatus ?? 0
    }).where("id", "=", id2).returningAll().executeTakeFirstOrThrow();
    this.sessions.usersChanged();
    return toUser(row);
  }
  /**
   * @param resetAt the time, if a code allowed it
   * @throws if the user does not exist, or the password does not have 6 to 16 characters
   */
  async setPassword(id2, password, resetAt) {
    const { db, passwordCost, random } = this.#needs;
    if (!hasPasswordLength(password)) throw new RangeError("a password has 6 to 16 characters");
    const password_hash = await hashPassword(password, passwordCost, random);
    const change = { password_hash, ...resetAt !== void 0 && { password_reset_at: resetAt } };
    await db.updateTable("users").set(change).where("id", "=", id2).returning("id").executeTakeFirstOrThrow();
  }
  /** Removes the password, so that no login succeeds. */
  async disableLogin(id2) {
    await this.#needs.db.updateTable("users").set({ password_hash: null }).where("id", "=", id2).execute();
  }
  #decoyHash() {
    const { passwordCost, random } = this.#needs;
    this.#decoy ??= hashPassword("nobody", passwordCost, random);
    return this.#decoy;
  }
  #inviteCode() {
    const letters = this.#needs.random.bytes(CODE_LENGTH);
    return Array.from(letters, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join("");
  }
};
function hasPasswordLength(password) {
  return password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD;
}
function toUser(row) {
  return {
    id: row.id,
    account: row.account,
    email: row.email,
    phone: row.phone,
    extensionCode: row.extension_code,
    isSeller: row.is_seller,
    reviewStatus: row.review_status,
    isBot: row.is_bot,
    createdAt: row.created_at,
    passwordResetAt: row.password_reset_at ?? void 0
  };
}

// src/accounts/codes.ts
import { sql as sql24 } from "kysely";
var SECOND = 1e3;
var MINUTE4 = 60 * SECOND;
var DAY4 = 24 * 60 * MINUTE4;
var RESEND_AFTER = MINUTE4;
var LIFETIME2 = 10 * MINUTE4;
var CODE_TRIES = 5;
var DIGITS = 6;
var LOOKED_AT = 5;
var COST = { log2N: 12, r: 8, p: 1 };
var guesses = (recipient) => `guesses ${recipient}`;
var Codes = class {
  #db;
  #clock;
  #random;
  #tries;
  constructor({ db, clock, random }) {
    this.#db = db;
    this.#clock = clock;
    this.#random = random;
    this.#tries = new Tries(db);
  }
  /**
   * Creates a code that replaces an earlier one; the caller sends the message. Does not check whether the user exists.
   */
  async make({ address: address2, ...asked }) {
    const recipient = normal(asked.recipient, asked.countryCode);
    if (channelOf(recipient) !== asked.channel) return refuse("recipient_invalid");
    const now = this.#clock.now();
    const isOver = await this.#tries.count(`codes ${address2}`, SEND_LIMIT, now) !== void 0;
    if (isOver || await this.#isRecipientOver(recipient, asked.purpose, now)) return refuse("too_many_requests");
    const code = String(Math.floor(this.#random.next() * 10 ** DIGITS)).padStart(DIGITS, "0");
    const { purpose, channel } = asked;
    const values = {
      channel,
      address: address2,
      code_hash: await hashPassword(code, COST, this.#random),
      tries: 0,
      sent_at: now,
      expires_at: now + LIFETIME2
    };
    await this.#db.deleteFrom("verification_codes").where("expires_at", "<=", now - DAY4).execute();
    const made = await this.#db.insertInto("verification_codes").values({ recipient, purpose, ...values }).onConflict(
      (conflict) => conflict.columns(["recipient", "purpose"]).doUpdateSet(values).where("verification_codes.sent_at", "<=", now - RESEND_AFTER)
    ).returning("sent_at").executeTakeFirst();
    if (!made) return this.#sentJustNow(recipient, purpose, now);
    return { ok: true, message: { ...asked, recipient, code, sentAt: now } };
  }
  /**
   * Whether the code was requested from this address by this channel. The contract's check names no recipient, so it
   * only reports typing errors early; later steps must check the recipient. A try counts against every code that it
   * could match, before the comparison.
   */
  async check({ channel, code, address: address2 }) {
    const now = this.#clock.now();
    const { rows: open } = await sql24`
      update verification_codes set tries = tries + 1
      where tries < ${CODE_TRIES} and (recipient, purpose) in (
        select recipient, purpose from verification_codes
        where address = ${address2} and channel = ${channel} and expires_at > ${now}
        order by sent_at desc limit ${LOOKED_AT}
      )
      returning recipient, purpose, code_hash as hash
    `.execute(this.#db);
    if (open.length === 0) return this.#whyNoneIsOpen(channel, address2, now);
    const guessed = [];
    for (const known2 of open) if (await this.#mayGuess(known2.recipient, now)) guessed.push(known2);
    if (guessed.length === 0) return refuse("too_many_tries");
    const verified = await Promise.all(guessed.map(({ hash }) => verifyPassword(code, hash)));
    if (!verified.includes(true)) return refuse("code_wrong");
    for (const { recipient, hash } of guessed) await this.#takeBack(recipient, hash);
    return { ok: true };
  }
  /**
   * Whether the code is the recipient's for this purpose. A try counts before the comparison; the code stays valid
   * until it is used.
   */
  async confirm({ code, ...asked }) {
    const now = this.#clock.now();
    const recipient = normal(asked.recipient);
    const row = await this.#db.updateTable("verification_codes").set((are) => ({ tries: are("tries", "+", 1) })).where("recipient", "=", recipient).where("purpose", "=", asked.purpose).returning(["code_hash", "tries", "expires_at"]).executeTakeFirst();
    if (!row) return refuse("code_not_sent");
    if (row.expires_at <= now) return refuse("code_expired");
    if (row.tries > CODE_TRIES || !await this.#mayGuess(recipient, now)) return refuse("too_many_tries");
    if (!await verifyPassword(code, row.code_hash)) return refuse("code_wrong");
    await this.#takeBack(recipient, row.code_hash);
    return { ok: true };
  }
  /** A code is good for one command. Returns whether this call spent it; of two at the same moment one does. */
  async spend(recipient, purpose) {
    const spent = await this.#db.deleteFrom("verification_codes").where("recipient", "=", normal(recipient)).where("purpose", "=", purpose).returning("recipient").executeTakeFirst();
    return spent !== void 0;
  }
  /** Counts a guess against the recipient's limit of a day, over all codes and purposes. */
  async #mayGuess(recipient, now) {
    return await this.#tries.count(guesses(recipient), GUESS_LIMIT, now) === void 0;
  }
  /** A right code was no guess. */
  async #takeBack(recipient, hash) {
    await sql24`update verification_codes set tries = tries - 1 where code_hash = ${hash}`.execute(this.#db);
    await this.#tries.takeBack(guesses(recipient));
  }
  /** Counts the send; of codes that follow each other within a minute only the first is made, and counts. */
  async #isRecipientOver(recipient, purpose, now) {
    const last = await this.#db.selectFrom("verification_codes").select("sent_at").where("recipient", "=", recipient).where("purpose", "=", purpose).executeTakeFirst();
    if (last && last.sent_at > now - RESEND_AFTER) return false;
    return await this.#tries.count(`codes to ${recipient}`, RECIPIENT_LIMIT, now) !== void 0;
  }
  async #sentJustNow(recipient, purpose, now) {
    const { sent_at: sentAt } = await this.#db.selectFrom("verification_codes").select("sent_at").where("recipient", "=", recipient).where("purpose", "=", purpose).executeTakeFirstOrThrow();
    const waitSeconds = Math.max(1, Math.ceil((sentAt + RESEND_AFTER - now) / SECOND));
    return { ok: false, reason: "sent_just_now", waitSeconds };
  }
  async #whyNoneIsOpen(channel, address2, now) {
    const latest = await this.#db.selectFrom("verification_codes").select("expires_at").where("address", "=", address2).where("channel", "=", channel).orderBy("sent_at", "desc").executeTakeFirst();
    if (!latest) return refuse("code_not_sent");
    return refuse(latest.expires_at > now ? "too_many_tries" : "code_expired");
  }
};

// src/accounts/recovery.ts
var PASSWORD = /^[0-9A-Za-z]{6,16}$/;
var Recovery = class {
  #db;
  #clock;
  #accounts;
  #codes;
  #tries;
  constructor(needs) {
    this.#db = needs.db;
    this.#clock = needs.clock;
    this.#accounts = needs.accounts;
    this.#codes = needs.codes;
    this.#tries = new Tries(needs.db);
  }
  /**
   * Sets a new password, ends all sessions and yields notices to the old channels. An unknown account is refused as a wrong code
   * is, because its code was never delivered.
   */
  async reset({ account: account3, password, code, address: address2 }) {
    const now = this.#clock.now();
    if (await this.#tries.count(`resets ${address2}`, REGISTER_LIMIT, now) !== void 0) {
      return refuse("too_many_requests");
    }
    if (!PASSWORD.test(password)) return refuse("password_invalid");
    const confirmed2 = await this.#codes.confirm({ recipient: account3, purpose: "forget", code });
    if (!confirmed2.ok) return confirmed2;
    const user = await this.#accounts.byAccount(account3);
    if (!user || !await this.#codes.spend(account3, "forget")) return refuse("code_wrong");
    await this.#accounts.setPassword(user.id, password, now);
    await this.#accounts.sessions.revokeAll(user.id);
    return { ok: true, userId: user.id, notices: noticesTo(user, now) };
  }
  /** Binds an email address that no other account has. */
  async bindEmail({ userId, email: given, code }) {
    const email = normal(given);
    if (channelOf(email) !== "email") return refuse("email_invalid");
    const confirmed2 = await this.#codes.confirm({ recipient: email, purpose: "confirm", code });
    if (!confirmed2.ok) return confirmed2;
    const other = await this.#db.selectFrom("users").select("id").where((where) => where.or([where("account", "=", email), where("email", "=", email)])).where("id", "<>", userId).executeTakeFirst();
    if (other) return refuse("email_taken");
    if (!await this.#codes.spend(email, "confirm")) return refuse("code_wrong");
    await this.#db.updateTable("users").set({ email }).where("id", "=", userId).execute();
    this.#accounts.sessions.usersChanged();
    return { ok: true };
  }
};
function noticesTo(user, now) {
  const recipients = [...new Set([user.account, user.email, user.phone].filter((channel) => channel !== ""))];
  return recipients.map((recipient) => ({
    channel: channelOf(recipient) ?? "email",
    recipient,
    countryCode: "",
    purpose: "password changed",
    lang: "en",
    code: "",
    sentAt: now
  }));
}

// src/accounts/registration.ts
var PASSWORD2 = /^[0-9A-Za-z]{6,16}$/;
var APPROVED3 = 2;
var Registration = class {
  #clock;
  #accounts;
  #codes;
  #tries;
  constructor(needs) {
    this.#clock = needs.clock;
    this.#accounts = needs.accounts;
    this.#codes = needs.codes;
    this.#tries = new Tries(needs.db);
  }
  /**
   * The code is checked before anything about other users, so that only the owner of an address learns whether it has
   * an account or which invite codes exist. The code is used up only when the account is created, so that errors in
   * other fields can be corrected.
   */
  async register({ channel, code, password, inviteCode, address: address2, ...asked }) {
    const isOver = await this.#tries.count(`registrations ${address2}`, REGISTER_LIMIT, this.#clock.now()) !== void 0;
    if (isOver) return refuse("too_many_requests");
    const account3 = normal(asked.account, asked.countryCode);
    if (channelOf(account3) !== channel) return refuse("account_invalid");
    if (!PASSWORD2.test(password)) return refuse("password_invalid");
    const confirmed2 = await this.#codes.confirm({ recipient: account3, purpose: "confirm", code });
    if (!confirmed2.ok) return confirmed2;
    if (await this.#accounts.byAccount(account3)) return refuse("account_taken");
    const inviter = await this.#accounts.byInviteCode(inviteCode);
    if (!inviter) return refuse("invite_code_unknown");
    if (inviter.reviewStatus !== APPROVED3) return refuse("inviter_unverified");
    const created = await this.#accounts.create({ account: account3, password, inviterId: inviter.id });
    if (created.ok) {
      await this.#codes.spend(account3, "confirm");
      return created;
    }
    if (created.reason === "extension_code_taken") throw new Error("A made-up invite code is taken.");
    return refuse(created.reason);
  }
};

// src/core/audit.ts
import { sql as sql25 } from "kysely";
var LEDGER_RULES = {
  "a currency does not sum to zero": sql25`
    select currency_id, sum(available + held) from accounts group by currency_id having sum(available + held) <> 0`,
  "an account is below zero": sql25`
    select id, available, held from accounts
    where held < 0 or (available < 0 and house is distinct from 'external')`,
  "an account is not the sum of its postings": sql25`
    select accounts.id from accounts left join postings on account_id = accounts.id group by accounts.id
    having accounts.available <> coalesce(sum(postings.available), 0)
      or accounts.held <> coalesce(sum(postings.held), 0)`,
  "an entry does not sum to zero": sql25`
    select entry_id from postings join accounts on accounts.id = account_id
    group by entry_id, currency_id having sum(postings.available + postings.held) <> 0`,
  "an account does not hold the sum of its holds": sql25`
    select accounts.id, accounts.held, sum(amount) from accounts left join holds on account_id = accounts.id
    group by accounts.id having accounts.held <> coalesce(sum(amount), 0)`
};
async function audit(db, products) {
  const purposes = products.flatMap(({ holdPurposes = [] }) => holdPurposes);
  const rules = [
    ...Object.entries(LEDGER_RULES),
    ...products.flatMap((product) => Object.entries(product.audit ?? {}))
  ];
  const broken = {};
  const unknown3 = await sql25`select * from holds where purpose <> all(${purposes}::text[])`.execute(db);
  if (unknown3.rows.length > 0) broken["no product registers the purpose of a hold"] = unknown3.rows;
  for (const [rule, query] of rules) {
    const { rows: rows2 } = await query.execute(db);
    if (rows2.length > 0) broken[rule] = rows2;
  }
  return broken;
}

// src/core/events.ts
var Announcer = class {
  #listeners = {};
  #onError;
  constructor(onError) {
    this.#onError = onError;
  }
  on(name, listener) {
    const listeners = this.#listeners[name] ?? /* @__PURE__ */ new Set();
    Object.assign(this.#listeners, { [name]: listeners });
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }
  announce = (name, event) => {
    for (const listener of this.#listeners[name] ?? []) {
      try {
        listener(event);
      } catch (error2) {
        this.#onError(error2);
      }
    }
  };
};

// src/core/marks.ts
import { sql as sql26 } from "kysely";

// src/core/mark-price.ts
var AVERAGE_MS = 3e4;
var OUTLIER_PART = 200n;
function impactPrice(side, lots) {
  let missing = lots;
  let cost = 0n;
  for (const { price, quantity } of side) {
    if (missing === 0n) break;
    const part = quantity < missing ? quantity : missing;
    cost += price * part;
    missing -= part;
  }
  return missing === lots ? void 0 : cost / (lots - missing);
}
function markPriceOf({ bid, ask, last: traded, index }, average) {
  const mid = bid !== void 0 && ask !== void 0 ? (bid + ask) / 2n : void 0;
  const last = traded ?? mid;
  if (last === void 0) return void 0;
  const short = average ?? mid ?? last;
  const outside = index ?? last;
  const isOutlier = [last, mid ?? last, outside].some((one) => isFar(one, short));
  const price = mid === void 0 ? isOutlier ? short : outside : median(outside, mid, short);
  return { price, last, state: isOutlier ? "outlier" : "live" };
}
function averagePrice(points, now, length = AVERAGE_MS) {
  if (points.length === 0) return void 0;
  const weighted2 = stretchesOf(points, now, length).reduce(
    (sum2, { price, for: time }) => sum2 + price * BigInt(time),
    0n
  );
  return weighted2 / BigInt(length);
}
function medianPrice(points, now, length) {
  let passed = 0;
  const ascending = stretchesOf(points, now, length).toSorted((one, other) => one.price < other.price ? -1 : 1);
  for (const { price, for: time } of ascending) {
    passed += time;
    if (passed * 2 >= length) return price;
  }
  return void 0;
}
function stretchesOf(points, now, length) {
  const from = now - length;
  const stretches = [];
  let until = now;
  for (let index = points.length - 1; index >= 0 && until > from; index -= 1) {
    const point = points[index];
    if (!point) break;
    const since = Math.max(index === 0 ? from : point.at, from);
    stretches.push({ price: point.price, for: Math.max(until - since, 0) });
    until = Math.min(until, since);
  }
  return stretches;
}
function isFar(value, average) {
  const difference = value > average ? value - average : average - value;
  return difference * OUTLIER_PART > average;
}
function median(one, two, three) {
  const [, middle = two] = [one, two, three].toSorted((a, b) => a < b ? -1 : a > b ? 1 : 0);
  return middle;
}

// src/core/marks.ts
var IN_MEMORY_MS = 30 * 6e4;
var SMALLEST_CHANGE = 10000n;
var COLUMNS6 = {
  pair_id: "integer",
  at: "bigint",
  price: "numeric",
  last: "numeric",
  state: "text"
};
var Marks = class {
  #needs;
  #series = /* @__PURE__ */ new Map();
  #writes = [];
  /** @param points oldest first */
  constructor(needs, points) {
    this.#needs = needs;
    for (const [pairId2, own6] of Map.groupBy(points, (point) => point.pairId)) {
      const freshAt = own6.at(-1)?.at ?? 0;
      this.#series.set(pairId2, { points: own6, version: needs.published.version(pairId2), freshAt, isReset: false });
    }
  }
  /** Evaluates every pair and records the marks that have changed. */
  evaluate(now) {
    return this.#needs.catalog.pairs().flatMap(({ id: id2 }) => this.#evaluatePair(id2, now) ?? []);
  }
  /** Would `evaluate` record something? */
  hasChanged(now) {
    return this.#needs.catalog.pairs().some(({ id: id2 }) => this.#next(id2, now) !== void 0);
  }
  /** The latest mark; `undefined` before the first trade or two-sided book of a pair. */
  mark(pairId2, now) {
    const series = this.#series.get(pairId2);
    const point = series?.points.at(-1);
    if (!series || !point) return void 0;
    const isStale = this.#needs.published.isLate(pairId2, now) ?? this.#isStale(series, now);
    return this.#markOf(pairId2, { ...point, state: isStale ? "stale" : point.state }, now);
  }
  /** Takes the next price as it is, however far it is from the average: the operator has set it. */
  reset(pairId2) {
    const series = this.#series.get(pairId2);
    if (series) series.isReset = true;
  }
  /** Median of the mark price over a time before a moment, see {@link medianPrice}. */
  medianAt(pairId2, at, length) {
    const points = this.#series.get(pairId2)?.points ?? [];
    const end = points.findLastIndex((one) => one.at < at) + 1;
    const start = points.findLastIndex((one) => one.isReset === true && one.at < at);
    const median2 = medianPrice(points.slice(Math.max(start, 0), end), at, length);
    return median2 === void 0 ? void 0 : this.#needs.catalog.terms(pairId2)?.price(median2);
  }
  /** The last mark before a moment; `undefined` if that is more than half an hour before the latest mark. */
  priceAt(pairId2, at) {
    const point = this.#series.get(pairId2)?.points.findLast((one) => one.at < at);
    return point && this.#markOf(pairId2, point, at);
  }
  takeWrites() {
    const writes = this.#writes;
    this.#writes = [];
    return writes;
  }
  #evaluatePair(pairId2, now) {
    const next = this.#next(pairId2, now);
    if (!next) return void 0;
    const series = this.#series.get(pairId2) ?? { points: [], version: 0, freshAt: now, isReset: false };
    this.#series.set(pairId2, series);
    const version = this.#needs.published.version(pairId2);
    if (version !== series.version) series.freshAt = now;
    series.version = version;
    series.points.push({ ...next, isReset: series.isReset });
    series.isReset = false;
    this.#forget(series, now);
    this.#writes.push({ pair_id: pairId2, at: now, price: next.price, last: next.last, state: next.state });
    return this.#markOf(pairId2, next, now);
  }
  /** The mark as it is now, if it differs from the recorded one. */
  #next(pairId2, now) {
    const { published } = this.#needs;
    const series = this.#series.get(pairId2);
    const before = series?.points.at(-1);
    const quote = published.quote(pairId2, now);
    const isFresh = !series || published.version(pairId2) !== series.version;
    const evaluated = quote && markPriceOf(quote, averageOf(series, now));
    if (!evaluated) return void 0;
    const isStale = published.isLate(pairId2, now) ?? (!isFresh && this.#isStale(series, now));
    const next = { ...evaluated, at: now, state: isStale ? "stale" : evaluated.state };
    if (!before) return next;
    const isSame = before.last === next.last && before.state === next.state && !isMove(before.price, next.price);
    if (isSame && isFresh && series) {
      series.version = published.version(pairId2);
      series.freshAt = now;
    }
    return isSame ? void 0 : next;
  }
  #isStale({ freshAt }, now) {
    return now - freshAt > this.#needs.staleAfterMs;
  }
  #forget(series, now) {
    const keepFrom = series.points.findIndex(({ at }) => at > now - IN_MEMORY_MS);
    if (keepFrom > series.points.length / 2) series.points.splice(0, keepFrom - 1);
  }
  /** @param now the end of the average */
  #markOf(pairId2, { price, last, state, at }, now) {
    const terms2 = this.#needs.catalog.terms(pairId2);
    const average = terms2?.price(averageOf(this.#series.get(pairId2), now) ?? price);
    if (!terms2 || average === void 0) return void 0;
    return { pairId: pairId2, price: terms2.price(price), average, last: terms2.price(last), state, at };
  }
};
function averageOf(series, now) {
  if (!series || series.isReset) return void 0;
  const { points } = series;
  const first = points.findLastIndex(({ at, isReset }) => isReset === true || at <= now - AVERAGE_MS);
  return averagePrice(points.slice(Math.max(first, 0)), now);
}
function isMove(before, after) {
  const change = after > before ? after - before : before - after;
  return change * SMALLEST_CHANGE >= before;
}
async function loadMarks(db, needs) {
  const { rows: rows2 } = await sql26`
    select marks.pair_id as "pairId", marks.at, price, last, state from pairs
    join lateral (select max(at) as latest from marks where pair_id = pairs.id) as ends on true
    join marks on marks.pair_id = pairs.id and marks.at > latest - ${IN_MEMORY_MS}::bigint
    order by marks.pair_id, marks.at
  `.execute(db);
  return new Marks(
    needs,
    rows2.map((row) => ({ ...row, price: BigInt(row.price), last: BigInt(row.last) }))
  );
}
async function writeMarks(db, rows2) {
  if (rows2.length === 0) return;
  const byMoment = new Map(rows2.map((row) => [`${row.pair_id} ${row.at}`, row]));
  await sql26`
    ${insertRows("marks", COLUMNS6, [...byMoment.values()])}
    on conflict (pair_id, at) do update set price = excluded.price, last = excluded.last, state = excluded.state
  `.execute(db);
}
async function storedMark(db, catalog, pairId2, before) {
  const row = await db.selectFrom("marks").selectAll().where("pair_id", "=", pairId2).where("at", "<", before).orderBy("at", "desc").limit(1).executeTakeFirst();
  const terms2 = catalog.terms(pairId2);
  if (!row || !terms2) return void 0;
  const { price, last, state, at } = row;
  const marked = terms2.price(BigInt(price));
  return { pairId: pairId2, price: marked, average: marked, last: terms2.price(BigInt(last)), state, at };
}

// src/core/requests.ts
import { createHash as createHash3 } from "crypto";
import { sql as sql27 } from "kysely";
var COLUMNS7 = {
  user_id: "integer",
  action: "text",
  client_id: "text",
  fields_hash: "text",
  outcome: "text",
  at: "bigint"
};
var LONGEST_CLIENT_ID = 64;
var Requests = class {
  #known = /* @__PURE__ */ new Map();
  #writes = [];
  /** Looks the requests of a batch up in the store. */
  async lookUp(db, keys) {
    this.#known = new Map((await find(db, keys)).map((row) => [textOf(row), row]));
  }
  /** The outcome of an earlier request with this key; `taken` if the earlier one had other fields. */
  earlier(key) {
    const found = this.#known.get(textOf(identityOf(key)));
    if (!found) return void 0;
    return found.fields_hash === hashOf3(key.fields) ? { outcome: JSON.parse(found.outcome) } : "taken";
  }
  /** Remembers that a request was carried out. */
  keep(key, outcome, at) {
    const row = { ...identityOf(key), fields_hash: hashOf3(key.fields), outcome: JSON.stringify(outcome), at };
    this.#known.set(textOf(row), row);
    this.#writes.push(row);
  }
  takeWrites() {
    const writes = this.#writes;
    this.#writes = [];
    return writes;
  }
};
function isClientId(id2) {
  return id2.length > 0 && id2.length <= LONGEST_CLIENT_ID && !id2.includes("\0");
}
async function writeRequests(db, rows2) {
  if (rows2.length > 0) await insertRows("requests", COLUMNS7, rows2).execute(db);
}
async function find(db, keys) {
  if (keys.length === 0) return [];
  const columns = { user_id: "integer", action: "text", client_id: "text" };
  const { rows: rows2 } = await sql27`
    select requests.* from requests
    join ${unnest(columns, keys.map(identityOf))} as wanted (of_user, as_action, as_id)
      on user_id = wanted.of_user and action = wanted.as_action and client_id = wanted.as_id
  `.execute(db);
  return rows2;
}
var identityOf = ({ userId, action, clientId }) => ({ user_id: userId, action, client_id: clientId });
var textOf = ({ user_id, action, client_id }) => `${user_id} ${action} ${client_id}`;
function hashOf3(fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== void 0).toSorted(([one], [other]) => one < other ? -1 : 1);
  return createHash3("sha256").update(JSON.stringify(entries)).digest("base64url");
}

// src/core/announce-balances.ts
function announceBalances({ catalog, ledger: ledger2 }, announce) {
  for (const { owner, currencyId, available, held } of ledger2.takeTouched()) {
    const currency = catalog.currency(currencyId);
    if (!currency || "house" in owner) continue;
    const change = {
      userId: owner.userId,
      wallet: owner.wallet,
      currencyId,
      available: fromUnits(available, currency.scale),
      held: fromUnits(held, currency.scale)
    };
    announce("balance", change);
  }
}

// src/ledger/ledger-store.ts
import { sql as sql28 } from "kysely";

// src/ledger/ledger.ts
var Ledger = class {
  #accounts = /* @__PURE__ */ new Map();
  #holds = /* @__PURE__ */ new Map();
  #entryKinds;
  #holdPurposes;
  #touched = /* @__PURE__ */ new Set();
  #writes = nothing();
  #changedHolds = /* @__PURE__ */ new Set();
  #nextAccountId = 1;
  #nextEntryId;
  constructor({ accounts, holds, nextEntryId, entryKinds, holdPurposes }) {
    for (const account3 of accounts) {
      this.#accounts.set(keyOf2(account3.owner, account3.currencyId), account3);
      this.#nextAccountId = Math.max(this.#nextAccountId, account3.id + 1);
    }
    for (const hold of holds) this.#holds.set(holdKeyOf(hold.account, hold), hold);
    this.#nextEntryId = nextEntryId;
    this.#entryKinds = entryKinds;
    this.#holdPurposes = holdPurposes;
  }
  /** The available amount of a wallet. */
  available(userId, currencyId, wallet3) {
    return this.#accounts.get(keyOf2({ userId, wallet: wallet3 }, currencyId))?.available ?? 0n;
  }
  /** The account of a user or the house; created if there is none. */
  account(owner, currencyId) {
    const key = keyOf2(owner, currencyId);
    const found = this.#accounts.get(key);
    if (found) return found;
    const account3 = { id: this.#nextAccountId, owner, currencyId, available: 0n, held: 0n };
    this.#nextAccountId += 1;
    this.#accounts.set(key, account3);
    this.#writes.opened.push(account3);
    return account3;
  }
  /** The amount of a hold; zero if there is none. */
  held(account3, hold) {
    return this.#holds.get(holdKeyOf(account3, hold))?.amount ?? 0n;
  }
  /**
   * Posts one entry.
   * @throws if its kind is unknown, if it does not sum to zero in every currency, or if it would leave an account or a hold
   * below zero
   */
  post(kind, reference, at, postings) {
    if (!this.#entryKinds.has(kind)) throw new Error(`no product registers entries of the kind ${kind}`);
    mustBalance(kind, postings);
    const id2 = this.#nextEntryId;
    this.#nextEntryId += 1;
    this.#writes.entries.push({ id: id2, kind, reference, at });
    for (const { account: account3, available = 0n, held = 0n, hold } of postings) {
      account3.available += available;
      account3.held += held;
      mustNotBeNegative(kind, account3);
      if (hold) this.#changeHold(kind, account3, hold, held);
      this.#touched.add(account3);
      this.#writes.postings.push({ entryId: id2, account: account3, available, held });
    }
  }
  /** The accounts that have changed since the last call, in the order of their first change. */
  takeTouched() {
    const touched2 = [...this.#touched];
    this.#touched = /* @__PURE__ */ new Set();
    return touched2;
  }
  /** Entries that `takeWrites` will hand over. */
  unwritten() {
    return this.#writes.entries.length;
  }
  takeWrites() {
    const writes = { ...this.#writes, holds: [...this.#changedHolds] };
    this.#writes = nothing();
    this.#changedHolds = /* @__PURE__ */ new Set();
    return writes;
  }
  #changeHold(kind, account3, { purpose, reference }, change) {
    if (!this.#holdPurposes.has(purpose)) throw new Error(`no product registers holds of the purpose ${purpose}`);
    const key = holdKeyOf(account3, { purpose, reference });
    const hold = this.#holds.get(key) ?? { account: account3, purpose, reference, amount: 0n };
    hold.amount += change;
    if (hold.amount < 0n) throw new Error(`${kind} leaves the hold ${key} below zero`);
    if (hold.amount === 0n) this.#holds.delete(key);
    else this.#holds.set(key, hold);
    this.#changedHolds.add(hold);
  }
};
function nothing() {
  return { opened: [], entries: [], postings: [] };
}
function holdKeyOf({ id: id2 }, { purpose, reference }) {
  return `${id2} ${purpose} ${reference}`;
}
function keyOf2(owner, currencyId) {
  return "house" in owner ? `${owner.house} ${currencyId}` : `${owner.userId} ${currencyId} ${owner.wallet}`;
}
function mustBalance(kind, postings) {
  const sums = /* @__PURE__ */ new Map();
  for (const { account: account3, available = 0n, held = 0n } of postings) {
    sums.set(account3.currencyId, (sums.get(account3.currencyId) ?? 0n) + available + held);
  }
  for (const [currencyId, sum2] of sums) {
    if (sum2 !== 0n) throw new Error(`${kind} leaves ${sum2} of currency ${currencyId}`);
  }
}
function mustNotBeNegative(kind, { id: id2, owner, available, held }) {
  const mayOwe = "house" in owner && owner.house === "external";
  if (held < 0n || available < 0n && !mayOwe) throw new Error(`${kind} leaves account ${id2} below zero`);
}

// src/ledger/ledger-store.ts
async function loadLedger(db, products) {
  const rows2 = await db.selectFrom("accounts").selectAll().orderBy("id").execute();
  const accounts = new Map(rows2.map((row) => [row.id, toAccount(row)]));
  const holds = await db.selectFrom("holds").selectAll().execute();
  const { last } = await db.selectFrom("entries").select((of) => of.fn.coalesce(of.fn.max("id"), sql28`0`).as("last")).executeTakeFirstOrThrow();
  return new Ledger({
    accounts: accounts.values(),
    holds: holds.flatMap(({ account_id: id2, purpose, reference, amount: amount2 }) => {
      const account3 = accounts.get(id2);
      return account3 ? [{ account: account3, purpose, reference, amount: BigInt(amount2) }] : [];
    }),
    nextEntryId: last + 1,
    entryKinds: new Set([CORE_ENTRIES, ...products.map(({ entries = {} }) => entries)].flatMap(Object.keys)),
    holdPurposes: new Set(products.flatMap(({ holdPurposes = [] }) => holdPurposes))
  });
}
function toAccount(row) {
  const { id: id2, user_id: userId, house, wallet: wallet3 } = row;
  const balance = { currencyId: row.currency_id, available: BigInt(row.available), held: BigInt(row.held) };
  if (house !== null) return { id: id2, owner: { house }, ...balance };
  if (userId !== null && wallet3 !== null) return { id: id2, owner: { userId, wallet: wallet3 }, ...balance };
  throw new Error(`account ${id2} has no owner`);
}
async function writeLedger(db, writes) {
  const { opened, entries, postings, holds } = writes;
  if (opened.length > 0) await insertRows("accounts", ACCOUNT_COLUMNS, opened.map(toRow4)).execute(db);
  if (entries.length === 0) return;
  await insertRows("entries", ENTRY_COLUMNS, entries).execute(db);
  const rows2 = postings.map(({ entryId, account: account3, available, held }) => ({
    entry_id: entryId,
    account_id: account3.id,
    available,
    held
  }));
  const updated = await sql28`
    with posted as (
      insert into postings (entry_id, account_id, available, held)
      select * from ${unnest(POSTING_COLUMNS, rows2)}
      returning account_id, available, held
    ), change as (
      select account_id, sum(available) as available, sum(held) as held from posted group by account_id
    )
    update accounts set available = accounts.available + change.available, held = accounts.held + change.held
    from change where accounts.id = change.account_id
    returning accounts.id, accounts.available, accounts.held
  `.execute(db);
  mustAgree(new Map(postings.map(({ account: account3 }) => [account3.id, account3])), updated.rows);
  await writeHolds(db, holds);
}
async function writeHolds(db, holds) {
  const rows2 = holds.map(({ account: account3, purpose, reference, amount: amount2 }) => ({
    account_id: account3.id,
    purpose,
    reference,
    amount: amount2
  }));
  const ended = rows2.filter(({ amount: amount2 }) => amount2 === 0n);
  if (ended.length > 0) {
    await sql28`
      delete from holds using ${unnest(HOLD_COLUMNS, ended)} as ended (of_account, for_purpose, with_reference, amount)
      where account_id = of_account and purpose = for_purpose and reference = with_reference
    `.execute(db);
  }
  const open = rows2.filter(({ amount: amount2 }) => amount2 > 0n);
  if (open.length > 0) {
    await sql28`
      ${insertRows("holds", HOLD_COLUMNS, open)}
      on conflict (account_id, purpose, reference) do update set amount = excluded.amount
    `.execute(db);
  }
}
function mustAgree(accounts, rows2) {
  for (const row of rows2) {
    const account3 = accounts.get(row.id);
    if (account3?.available !== BigInt(row.available) || account3.held !== BigInt(row.held)) {
      throw new Error(`account ${row.id} is another in the store than in memory`);
    }
    accounts.delete(row.id);
  }
  if (accounts.size > 0) throw new Error(`accounts ${[...accounts.keys()].join(", ")} are not in the store`);
}
var ACCOUNT_COLUMNS = {
  id: "bigint",
  user_id: "integer",
  house: "text",
  currency_id: "integer",
  wallet: "text"
};
var ENTRY_COLUMNS = { id: "bigint", kind: "text", reference: "bigint", at: "bigint" };
var POSTING_COLUMNS = {
  entry_id: "bigint",
  account_id: "bigint",
  available: "numeric",
  held: "numeric"
};
var HOLD_COLUMNS = {
  account_id: "bigint",
  purpose: "text",
  reference: "bigint",
  amount: "numeric"
};
function toRow4({ id: id2, owner, currencyId }) {
  const nobody = { user_id: null, house: null, wallet: null };
  const columns = "house" in owner ? { house: owner.house } : { user_id: owner.userId, wallet: owner.wallet };
  return { id: id2, currency_id: currencyId, ...nobody, ...columns };
}

// src/core/schedule.ts
import { sql as sql29 } from "kysely";
var KEY_COLUMNS = { product: "text", key: "text" };
var COLUMNS8 = { ...KEY_COLUMNS, at: "bigint", sequence: "bigint" };
var Schedule = class {
  #byKey = /* @__PURE__ */ new Map();
  /** Sorted by time and sequence. */
  #order;
  #changed = /* @__PURE__ */ new Map();
  #nextSequence;
  /** @param deadlines in the order of execution */
  constructor(deadlines) {
    this.#order = [...deadlines];
    for (const deadline of deadlines) this.#byKey.set(textOf2(deadline), deadline);
    this.#nextSequence = deadlines.reduce((next, { sequence }) => Math.max(next, sequence + 1), 1);
  }
  /** @throws RangeError if the time is not a whole number of milliseconds */
  set(product, key, at) {
    if (!Number.isSafeInteger(at)) throw new RangeError(`not a moment: ${at}`);
    this.delete(product, key);
    const deadline = { product, key, at, sequence: this.#nextSequence };
    this.#nextSequence += 1;
    this.#order.splice(this.#position(deadline), 0, deadline);
    this.#byKey.set(textOf2(deadline), deadline);
    this.#changed.set(textOf2(deadline), { product, key });
  }
  has(product, key) {
    return this.#byKey.has(textOf2({ product, key }));
  }
  delete(product, key) {
    const found = this.#byKey.get(textOf2({ product, key }));
    if (!found) return;
    this.#order.splice(this.#position(found), 1);
    this.#byKey.delete(textOf2(found));
    this.#changed.set(textOf2(found), { product, key });
  }
  /** Removes a deadline that is due; `false` if a command has cancelled or moved it meanwhile. */
  take({ product, key, sequence }) {
    if (this.#byKey.get(textOf2({ product, key }))?.sequence !== sequence) return false;
    this.delete(product, key);
    return true;
  }
  /** The first deadlines at or before a moment, in the order of execution. */
  due(now, limit) {
    const due = [];
    for (const deadline of this.#order) {
      if (deadline.at > now || due.length === limit) break;
      due.push(deadline);
    }
    return due;
  }
  takeWrites() {
    const deleted = [...this.#changed.values()];
    const stored = [...this.#changed.keys()].flatMap((key) => this.#byKey.get(key) ?? []);
    this.#changed = /* @__PURE__ */ new Map();
    return { deleted, stored };
  }
  /** Index of the first deadline that is not before this one. */
  #position({ at, sequence }) {
    let from = 0;
    let to = this.#order.length;
    while (from < to) {
      const middle = from + to >>> 1;
      const other = this.#order[middle];
      if (other && (other.at < at || other.at === at && other.sequence < sequence)) from = middle + 1;
      else to = middle;
    }
    return from;
  }
};
async function loadSchedule(db) {
  return new Schedule(await db.selectFrom("deadlines").selectAll().orderBy("at").orderBy("sequence").execute());
}
async function writeSchedule(db, { deleted, stored }) {
  if (deleted.length === 0) return;
  await sql29`
    delete from deadlines using ${unnest(KEY_COLUMNS, deleted)} as gone (of_product, with_key)
    where product = gone.of_product and key = gone.with_key
  `.execute(db);
  if (stored.length > 0) await insertRows("deadlines", COLUMNS8, stored).execute(db);
}
function textOf2({ product, key }) {
  return `${product} ${key}`;
}

// src/core/batch-writes.ts
function takeWrites(state) {
  const ledger2 = state.ledger.takeWrites();
  const requests = state.requests.takeWrites();
  const deadlines = state.schedule.takeWrites();
  const marks = state.marks.takeWrites();
  const changes = [...state.products].flatMap(([product, own6]) => product.writes(own6) ?? []);
  const count = ledger2.entries.length + ledger2.opened.length + requests.length + deadlines.deleted.length + marks.length + changes.length;
  return {
    isEmpty: count === 0,
    entries: ledger2.entries.length,
    changes,
    commit: (store) => store.db.transaction().execute(async (transaction) => {
      await store.fence(transaction);
      for (const change of changes) await change.write(transaction);
      await writeLedger(transaction, ledger2);
      await writeRequests(transaction, requests);
      await writeSchedule(transaction, deadlines);
      await writeMarks(transaction, marks);
    })
  };
}
function isRefusal(error2) {
  const code = error2 instanceof Error && "code" in error2 ? error2.code : void 0;
  return typeof code === "string" && /^(?!08|57)[0-9A-Z]{5}$/.test(code);
}

// src/core/state.ts
async function loadState({ db, catalog, published, products, staleAfterMs, desk: desk2 }) {
  const users = await db.selectFrom("users").select("id").execute();
  const states = /* @__PURE__ */ new Map();
  for (const product of products) states.set(product, await product.load({ db, catalog, published, products, desk: desk2 }));
  return {
    catalog,
    users: new Set(users.map(({ id: id2 }) => id2)),
    ledger: await loadLedger(db, products),
    requests: new Requests(),
    schedule: await loadSchedule(db),
    marks: await loadMarks(db, { catalog, published, staleAfterMs }),
    products: states
  };
}
function contextOf(state, now, announce) {
  const { catalog, users, ledger: ledger2, marks, schedule } = state;
  const states = state.products;
  return {
    catalog,
    users,
    ledger: ledger2,
    now,
    announce,
    of: (product) => {
      if (!states.has(product)) throw new Error(`the exchange runs without ${product.name}`);
      return states.get(product);
    },
    schedule: ({ name }, key, at) => schedule.set(name, key, at),
    isScheduled: ({ name }, key) => schedule.has(name, key),
    mark: (pairId2) => marks.mark(pairId2, now),
    priceAt: (pairId2, at) => marks.priceAt(pairId2, at),
    medianAt: (pairId2, at, length) => marks.medianAt(pairId2, at, length),
    cancel: ({ name }, key) => schedule.delete(name, key)
  };
}

// src/core/due-deadlines.ts
var DEADLINE_RETRY_MS = 5e3;
var DueDeadlines = class {
  #products;
  /** Deadlines that failed, with the time of the next try. */
  #postponed = /* @__PURE__ */ new Map();
  constructor(products) {
    this.#products = new Map(products.map((product) => [product.name, product]));
  }
  /** The deadlines that are due, as commands. They stay in the schedule until they run. */
  take({ schedule }, now, most) {
    return schedule.due(now, most).filter(({ sequence }) => (this.#postponed.get(sequence) ?? 0) <= now).map((deadline) => ({
      run: (context, state) => {
        this.#meet(deadline, context, state);
        return () => this.#postponed.delete(deadline.sequence);
      },
      fail: () => this.#postponed.set(deadline.sequence, now + DEADLINE_RETRY_MS)
    }));
  }
  #meet(deadline, context, state) {
    const product = this.#products.get(deadline.product);
    if (!product?.due) throw new Error(`nothing handles the deadline ${deadline.key} of ${deadline.product}`);
    if (state.schedule.take(deadline)) product.due(context, context.of(product), deadline);
  }
};

// src/core/housekeeping.ts
import { sql as sql30 } from "kysely";
var REQUEST_RETENTION_MS = 7 * 24 * 60 * 6e4;
var ROWS_A_STEP = 1e3;
var Housekeeping = class {
  #store;
  #products;
  #cursors = /* @__PURE__ */ new Map();
  #carriedId;
  constructor(store, products) {
    this.#store = store;
    this.#products = products;
  }
  /** Yields after every step. */
  async *run(before) {
    const slice = { before, most: ROWS_A_STEP, cursors: this.#cursors };
    try {
      yield* this.#repeat((transaction) => this.#sumUpEntries(transaction, slice));
      for (const product of this.#products) {
        if (product.prune) yield* this.#repeat((transaction) => product.prune?.(transaction, slice) ?? NOTHING_LEFT);
      }
      yield* this.#repeat((transaction) => deleteSome(transaction, "requests", before - REQUEST_RETENTION_MS));
      yield* this.#repeat((transaction) => deleteSome(transaction, "marks", before));
      yield* this.#store.tidy();
    } catch (error2) {
      this.#cursors.clear();
      this.#carriedId = void 0;
      throw error2;
    }
  }
  async *#repeat(step) {
    for (let hasMore = true; hasMore; ) {
      hasMore = await this.#store.db.transaction().execute(step);
      yield;
    }
  }
  async #sumUpEntries(db, slice) {
    this.#carriedId ??= await carriedEntry(db);
    const { after, last, hasMore } = await nextSlice(db, { table: "entries", time: "at" }, slice);
    if (last > after)
      this.#carriedId = await sumUpEntries(db, { after, last, before: slice.before, carriedId: this.#carriedId });
    return hasMore;
  }
};
var NOTHING_LEFT = Promise.resolve(false);
async function carriedEntry(db) {
  const { id: id2 } = await db.selectFrom("entries").select((of) => of.fn.max("id").as("id")).where("kind", "=", "carried").executeTakeFirstOrThrow();
  return id2 ?? 0;
}
async function sumUpEntries(db, { after, last, before, carriedId }) {
  await sql30`select set_config('bourse.summing_up', 'on', true)`.execute(db);
  await sql30`
    create temporary table old_entries on commit drop as
    select id from entries where id > ${after} and id <= ${last} and id <> ${carriedId} and not exists (
      select from postings join accounts on accounts.id = account_id join users on users.id = user_id
      where entry_id = entries.id and not users.is_bot
    )
  `.execute(db);
  await sql30`insert into old_entries select id from entries where id = ${carriedId}`.execute(db);
  await sql30`
    create temporary table carried on commit drop as
    select account_id, sum(available) as available, sum(held) as held
    from postings where entry_id in (select id from old_entries) group by account_id
  `.execute(db);
  await sql30`delete from postings where entry_id in (select id from old_entries)`.execute(db);
  await sql30`delete from entries where id in (select id from old_entries)`.execute(db);
  await sql30`
    insert into entries (id, kind, reference, at)
    select max(id), 'carried', null, ${before} from old_entries having count(*) > 0
  `.execute(db);
  await sql30`
    insert into postings (entry_id, account_id, available, held)
    select (select max(id) from old_entries), account_id, available, held from carried
  `.execute(db);
  await sql30`select set_config('bourse.summing_up', 'off', true)`.execute(db);
  const { rows: rows2 } = await sql30`select max(id) as id from old_entries`.execute(db);
  return rows2[0]?.id ?? carriedId;
}
async function deleteSome(db, table, before) {
  const { numAffectedRows = 0n } = await sql30`
    delete from ${sql30.table(table)} where ctid in (
      select ctid from ${sql30.table(table)} where at < ${before} limit ${ROWS_A_STEP}
    )
  `.execute(db);
  return numAffectedRows === BigInt(ROWS_A_STEP);
}

// src/core/housekeeping-steps.ts
var HousekeepingSteps = class {
  #needs;
  #housekeeping;
  #entries = 0;
  #running;
  constructor(needs) {
    this.#needs = needs;
    this.#housekeeping = new Housekeeping(needs.store, needs.products);
  }
  /** Counts ledger entries that were written. */
  count(entries) {
    this.#entries += entries;
  }
  /** Begins the housekeeping if enough entries were written, or carries its next step out. */
  async step(now) {
    const { housekeeping, onError } = this.#needs;
    if (!this.#running && this.#entries >= housekeeping.every) {
      this.#entries = 0;
      this.#running = this.#housekeeping.run(now - housekeeping.keep);
    }
    try {
      const step = await this.#running?.next();
      if (step?.done) this.#running = void 0;
    } catch (error2) {
      this.#running = void 0;
      onError(error2);
    }
  }
};

// src/core/processor.ts
var LARGEST_BATCH = 256;
var LARGEST_WRITE = 200;
var Processor = class _Processor {
  #needs;
  #deadlines;
  /** Marks of the present batch, published with it. */
  #marked = [];
  #state;
  #queue = [];
  #working;
  #isClosed = false;
  #commits = 0;
  #housekeeping;
  constructor(needs) {
    this.#needs = needs;
    this.#housekeeping = new HousekeepingSteps(needs);
    this.#deadlines = new DueDeadlines(needs.products);
  }
  static async start(needs) {
    const processor = new _Processor(needs);
    await processor.#load();
    return processor;
  }
  async submit(command, request) {
    const unavailable2 = { outcome: refuse("unavailable"), isRepeat: false };
    if (this.#isClosed || this.#queue.length >= this.#needs.longestQueue) return unavailable2;
    return new Promise((resolve) => {
      this.#enqueue({
        request,
        run: (context, { requests }) => {
          const earlier = request && requests.earlier(request);
          if (earlier === "taken") return () => resolve({ outcome: refuse("request_taken"), isRepeat: false });
          if (earlier) return () => resolve({ outcome: earlier.outcome, isRepeat: true });
          const outcome = command(context);
          if (request && outcome.ok) requests.keep(request, outcome, context.now);
          return () => resolve({ outcome, isRepeat: false });
        },
        fail: () => resolve(unavailable2)
      });
    });
  }
  /**
   * Carries out the deadlines that are due and those that they schedule for the same moment, then evaluates the mark prices;
   * resolves after the commit.
   */
  async tick() {
    const now = this.#needs.clock.now();
    const hasWork = this.#working !== void 0 || !this.#state || this.#state.marks.hasChanged(now) || this.#isDue();
    if (hasWork) await this.#pass((context, state) => this.#evaluateMarks(context, state));
    while (this.#isDue()) await this.#pass(() => void 0);
  }
  /** Runs something in the queue, after the deadlines that are due; resolves after the commit or the failed write. */
  async #pass(run) {
    if (this.#isClosed) return;
    await new Promise((resolve) => {
      this.#enqueue({
        run: (context, state) => {
          run(context, state);
          return resolve;
        },
        fail: () => resolve()
      });
    });
  }
  #isDue() {
    return !this.#isClosed && this.#state !== void 0 && this.#due(this.#state).length > 0;
  }
  /** Runs a change of another kind between two batches, with the queue to itself. */
  async exclusively(change) {
    if (this.#isClosed) throw new Error("The exchange is closed.");
    return new Promise((resolve, reject) => {
      this.#enqueue({ alone: async (state) => resolve(await change(state)), fail: reject });
    });
  }
  /** Executes queued commands and accepts no more. */
  async close() {
    this.#isClosed = true;
    await this.#working;
  }
  #enqueue(item) {
    this.#queue.push(item);
    this.#working ??= this.#work();
  }
  async #work() {
    await Promise.resolve();
    for (; ; ) {
      const due = this.#state ? this.#due(this.#state) : [];
      const next = this.#queue[0];
      if (due.length === 0 && !next) break;
      if (due.length === 0 && next && "alone" in next) {
        this.#queue.shift();
        await this.#runAlone(next);
      } else {
        await this.#carryOut([...due, ...this.#takeBatch()]);
        await this.#housekeeping.step(this.#needs.clock.now());
      }
    }
    this.#working = void 0;
  }
  #due(state) {
    return this.#deadlines.take(state, this.#needs.clock.now(), LARGEST_BATCH);
  }
  /** Records changed marks and notifies the products. */
  #evaluateMarks(context, { marks, products }) {
    const changed = marks.evaluate(context.now);
    if (changed.length === 0) return;
    this.#marked.push(...changed);
    for (const [product, own6] of products) product.onPrice?.(context, own6, changed);
  }
  #takeBatch() {
    const batch = [];
    for (const item of this.#queue) {
      if ("alone" in item || batch.length === LARGEST_BATCH) break;
      batch.push(item);
    }
    this.#queue.splice(0, batch.length);
    return batch;
  }
  async #runAlone({ alone, fail }) {
    try {
      await alone(this.#state ?? await this.#load());
    } catch (error2) {
      fail(error2);
    }
  }
  async #carryOut(batch) {
    const { announce, clock, onError, published, store } = this.#needs;
    const events = [];
    const answers = [];
    const keep2 = (name, event) => events.push(() => announce(name, event));
    const progress = { isSent: false, isCommitted: false };
    let carriedOut = batch;
    this.#marked = [];
    try {
      store.ensureWritable();
    } catch (error2) {
      onError(error2);
      for (const { fail } of batch) fail(error2);
      return;
    }
    try {
      const state = this.#state ?? await this.#load();
      await state.requests.lookUp(
        store.db,
        batch.flatMap(({ request }) => request ?? [])
      );
      for (const { run } of batch) {
        if (answers.length > 0 && state.ledger.unwritten() >= LARGEST_WRITE) break;
        answers.push(run(contextOf(state, clock.now(), keep2), state));
        announceBalances(state, keep2);
      }
      carriedOut = batch.slice(0, answers.length);
      this.#queue.unshift(...batch.slice(answers.length));
      progress.isSent = true;
      await this.#write(state, progress);
      for (const pairId2 of published.takeChanged()) keep2("book", { pairId: pairId2 });
    } catch (error2) {
      this.#state = void 0;
      onError(error2);
      this.#endIfLost(error2, progress.isCommitted);
      const isUndone = !progress.isSent || !progress.isCommitted && isRefusal(error2);
      if (isUndone && carriedOut.length > 1) for (const waiting of carriedOut) await this.#carryOut([waiting]);
      else for (const { fail } of carriedOut) fail(error2);
      return;
    }
    for (const tell of events) tell();
    for (const answer of answers) answer();
  }
  /** Ends the process if it can never write again: the lock of the store is lost, or the disk did not keep a commit. */
  #endIfLost(error2, isCommitted) {
    const { onFatal, store } = this.#needs;
    try {
      store.ensureExclusive();
      if (isCommitted) onFatal(error2);
    } catch (lost) {
      onFatal(lost);
    }
  }
  /** Is the working state valid, so that commands can be carried out? */
  isHealthy() {
    return this.#state !== void 0 && !this.#isClosed;
  }
  /** Commands in the queue. */
  waiting() {
    return this.#queue.length;
  }
  /** Commits since the start: what was read from the store is current as long as it does not change. */
  commits() {
    return this.#commits;
  }
  async #write(state, progress) {
    const { published, store } = this.#needs;
    const writes = takeWrites(state);
    if (writes.isEmpty) return;
    this.#housekeeping.count(writes.entries);
    store.ensureExclusive();
    await writes.commit(store);
    progress.isCommitted = true;
    this.#commits += 1;
    await store.flush();
    for (const change of writes.changes) change.publish?.(published);
    published.publishMarks(this.#marked);
  }
  async #load() {
    const { announce, catalog, clock, desk: desk2, products, published, staleAfterMs, store } = this.#needs;
    const state = await loadState({ db: store.db, catalog, published, products, staleAfterMs, desk: desk2 });
    const now = clock.now();
    published.publishMarks(catalog.pairs().flatMap(({ id: id2 }) => state.marks.mark(id2, now) ?? []));
    for (const pairId2 of published.takeChanged()) announce("book", { pairId: pairId2 });
    this.#state = state;
    return state;
  }
};

// src/core/published.ts
var IMPACT_WORTH = 50000n;
var INDEX_MS = 5e3;
var NOTHING2 = { bids: [], asks: [], last: void 0 };
var Published = class {
  #catalog;
  #books = /* @__PURE__ */ new Map();
  #changed = /* @__PURE__ */ new Set();
  #versions = /* @__PURE__ */ new Map();
  #marks = /* @__PURE__ */ new Map();
  #indexes = /* @__PURE__ */ new Map();
  #longestAges = /* @__PURE__ */ new Map();
  constructor(catalog) {
    this.#catalog = catalog;
  }
  /** Replaces the book of a pair; runs after a commit or a load, before the next command. */
  publish(pairId2, book) {
    this.#books.set(pairId2, book);
    this.#changed.add(pairId2);
    this.#versions.set(pairId2, this.version(pairId2) + 1);
  }
  /** How often the pair was published; detects changes. */
  version(pairId2) {
    return this.#versions.get(pairId2) ?? 0;
  }
  /** Tells what other markets pay for a pair at a time. */
  setIndex(pairId2, price, at) {
    const ticks = this.#catalog.terms(pairId2)?.ticks(price);
    if (ticks !== void 0) this.#indexes.set(pairId2, { price: ticks, at });
  }
  /** The pair follows another market: without a price of it for longer than this (milliseconds) the pair is late. */
  limitAge(pairId2, longest) {
    this.#longestAges.set(pairId2, longest);
  }
  /** Is the price of the market that the pair follows too old? `undefined` for a pair that follows none. */
  isLate(pairId2, now) {
    const longest = this.#longestAges.get(pairId2);
    return longest === void 0 ? void 0 : now - (this.#indexes.get(pairId2)?.at ?? -Infinity) > longest;
  }
  /** Prices of an order of {@link IMPACT_WORTH} on both sides, the last trade, and the price of other markets, in ticks. */
  quote(pairId2, now) {
    const quote = this.#ownQuote(pairId2);
    const index = this.#indexes.get(pairId2);
    return quote && index && now - index.at <= INDEX_MS ? { ...quote, index: index.price } : quote;
  }
  #ownQuote(pairId2) {
    const book = this.#books.get(pairId2);
    const terms2 = this.#catalog.terms(pairId2);
    const price = book?.bids[0]?.price ?? book?.asks[0]?.price;
    if (!book || !terms2) return void 0;
    if (price === void 0) return { bid: void 0, ask: void 0, last: book.last };
    const lots = IMPACT_WORTH * 10n ** BigInt(terms2.quote.scale) / terms2.cost(price, 1n) + 1n;
    return { bid: impactPrice(book.bids, lots), ask: impactPrice(book.asks, lots), last: book.last };
  }
  /** Replaces the committed marks. */
  publishMarks(marks) {
    for (const mark of marks) this.#marks.set(mark.pairId, mark);
  }
  /** The latest committed mark, as it was recorded. */
  mark(pairId2) {
    return this.#marks.get(pairId2);
  }
  /** Pairs that were published since the last call. */
  takeChanged() {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }
  book(pairId2, levels) {
    const { bids: bids2, asks: asks2 } = this.#books.get(pairId2) ?? NOTHING2;
    return {
      pairId: pairId2,
      bids: this.#levels(pairId2, bids2, levels),
      asks: this.#levels(pairId2, asks2, levels),
      last: this.lastPrice(pairId2)
    };
  }
  lastPrice(pairId2) {
    const last = this.#books.get(pairId2)?.last;
    return last === void 0 ? void 0 : this.#catalog.terms(pairId2)?.price(last);
  }
  #levels(pairId2, levels, count) {
    const terms2 = this.#catalog.terms(pairId2);
    if (!terms2) return [];
    let sum2 = 0n;
    return levels.slice(0, count).map(({ price, quantity }) => {
      sum2 += quantity;
      return { price: terms2.price(price), quantity: terms2.quantity(quantity), sum: terms2.quantity(sum2) };
    });
  }
};

// src/ledger/queries.ts
import { sql as sql31 } from "kysely";
var LedgerQueries = class {
  #db;
  #catalog;
  constructor(db, catalog) {
    this.#db = db;
    this.#catalog = catalog;
  }
  async balances(userId) {
    const rows2 = await this.#db.selectFrom("accounts").select(["currency_id", "available", "held"]).select((column) => column.ref("wallet").$notNull().as("wallet")).where("user_id", "=", userId).orderBy("currency_id").orderBy("id").execute();
    return rows2.map(({ currency_id: currencyId, wallet: wallet3, available, held }) => ({
      currencyId,
      wallet: wallet3,
      available: this.#amount(available, currencyId),
      held: this.#amount(held, currencyId)
    }));
  }
  async balance(userId, currencyId, wallet3) {
    const row = await this.#db.selectFrom("accounts").select(["available", "held"]).where("user_id", "=", userId).where("currency_id", "=", currencyId).where("wallet", "=", wallet3).executeTakeFirst();
    const available = this.#amount(row?.available ?? "0", currencyId);
    return { currencyId, wallet: wallet3, available, held: this.#amount(row?.held ?? "0", currencyId) };
  }
  async lines(userId, { currencyId, wallet: wallet3 }, page2) {
    let of = this.#db.selectFrom("postings").innerJoin("accounts", "accounts.id", "postings.account_id").innerJoin("entries", "entries.id", "postings.entry_id").where("accounts.user_id", "=", userId);
    if (currencyId !== void 0) of = of.where("accounts.currency_id", "=", currencyId);
    if (wallet3 !== void 0) of = of.where("accounts.wallet", "=", wallet3);
    const { total } = await of.select((count) => count.fn.countAll().as("total")).executeTakeFirstOrThrow();
    const { limit, offset } = rangeOf(page2);
    const rows2 = await of.select(["entries.id", "entries.kind", "entries.reference", "entries.at"]).select(["accounts.currency_id", "postings.available", "postings.held"]).select((column) => column.ref("accounts.wallet").$notNull().as("wallet")).orderBy("entries.id", "desc").orderBy("accounts.id").limit(limit).offset(offset).execute();
    const lines = rows2.map((row) => ({
      id: row.id,
      kind: row.kind,
      reference: row.reference ?? void 0,
      at: row.at,
      currencyId: row.currency_id,
      wallet: row.wallet,
      available: this.#amount(row.available, row.currency_id),
      held: this.#amount(row.held, row.currency_id)
    }));
    return { rows: lines, total };
  }
  async sums() {
    const { rows: rows2 } = await sql31`
      select currency_id as "currencyId", sum(available + held) as total,
        coalesce(min(least(available, held)) filter (where house is distinct from 'external'), 0) as lowest
      from accounts group by currency_id order by currency_id
    `.execute(this.#db);
    return rows2.map(({ currencyId, total, lowest }) => ({
      currencyId,
      total: this.#amount(total, currencyId),
      lowest: this.#amount(lowest, currencyId)
    }));
  }
  #amount(units, currencyId) {
    return fromUnits(BigInt(units), this.#catalog.currency(currencyId)?.scale ?? 0);
  }
};

// src/products/spot/amend-order.ts
function amendOrder2(plain, command) {
  const context = enter(plain);
  const { announce, catalog, spot: state } = context;
  const order = state.open(command.orderId);
  if (order?.side !== command.side) return refuse("not_open");
  if (order.userId !== command.userId) return refuse("not_your_order");
  const terms2 = catalog.terms(order.pairId);
  if (!terms2) throw new Error(`order ${order.id} is of an unknown pair`);
  const change = checked(context, terms2, order, command);
  if ("ok" in change) return change;
  const book = state.book(order.pairId);
  const keepsPlace = change.price === order.price && change.quantity <= order.quantity;
  if (order.status === "waiting" || keepsPlace) {
    if (order.status === "open" && change.quantity < order.quantity)
      book.reduce(order.id, order.quantity - change.quantity);
    take(context, terms2, order, change);
    state.change(order);
    const amended = orderOf(order, terms2);
    announce("order", amended);
    return { ok: true, order: amended };
  }
  const plan = book.plan(
    {
      id: order.id,
      owner: order.userId,
      side: order.side,
      quantity: change.quantity - order.filled,
      limit: change.price,
      condition: order.type === "post_only" ? "post_only" : void 0
    },
    MOST_FILLS
  );
  if (plan.refused === "would_take") return refuse("would_take");
  if (!book.cancel(order.id)) throw new Error(`order ${order.id} is open, but in no book`);
  book.apply(plan);
  state.arrive(order);
  take(context, terms2, order, change);
  carryOut(context, terms2, order, plan);
  return { ok: true, order: orderOf(order, terms2) };
}
function checked(context, terms2, order, command) {
  const { userId, pairId: pairId2, side, filled } = order;
  const price = terms2.ticks(command.price);
  if (price === void 0) return refuse("price_invalid");
  const quantity = terms2.lots(command.quantity);
  if (quantity === void 0) return refuse("quantity_invalid");
  if (quantity <= filled) return refuse("already_filled");
  if (quantity < terms2.minLots) return refuse("quantity_below_minimum");
  const limit = breaksLimit(context.spot, terms2, { userId, pairId: pairId2, side, price, quantity });
  if (limit !== void 0 && limit !== "too_many_open_orders") return refuse(limit);
  const available = context.ledger.available(userId, terms2.given(side).id, SPOT_WALLET);
  return additionalHold(terms2, order, { price, quantity }) > available ? refuse("insufficient_balance") : { price, quantity };
}
function additionalHold(terms2, { side, price, quantity, filled }, next) {
  if (price === void 0) throw new Error("a market order never rests");
  return terms2.hold(side, next.price, next.quantity - filled) - terms2.hold(side, price, quantity - filled);
}
function take({ ledger: ledger2, now }, terms2, order, next) {
  const held = additionalHold(terms2, order, next);
  if (held !== 0n) {
    const account3 = ledger2.account({ userId: order.userId, wallet: SPOT_WALLET }, terms2.given(order.side).id);
    const kind = held > 0n ? "order_hold" : "order_release";
    ledger2.post(kind, order.id, now, [{ account: account3, available: -held, held, hold: orderHold(order) }]);
  }
  order.price = next.price;
  order.quantity = next.quantity;
}

// src/catalog/terms.ts
var RATE_SCALE = 6;
var Terms = class {
  pair;
  base;
  quote;
  minLots;
  #tick;
  #lot;
  /** Smallest units of the base currency in a lot. */
  #sizeUnit;
  /** Smallest units of the quote currency in one tick × one lot. */
  #costUnit;
  #rates;
  /** @throws where tick, lot, minimum or fees do not fit the currencies */
  constructor(pair, base, quote) {
    this.pair = pair;
    this.base = base;
    this.quote = quote;
    this.#tick = stepOf2(pair.tickSize, `the tick size of ${pair.symbol}`);
    this.#lot = stepOf2(pair.lotSize, `the lot size of ${pair.symbol}`);
    this.#sizeUnit = must(toUnits(pair.lotSize, base.scale), `${base.code} has too few places for the lot size`);
    const places = quote.scale - this.#tick.scale - this.#lot.scale;
    const product = this.#tick.units * this.#lot.units * 10n ** BigInt(Math.max(places, 0));
    const surplus = 10n ** BigInt(Math.max(-places, 0));
    if (product % surplus !== 0n) {
      throw new RangeError(`${quote.code} has too few places for a tick of a lot of ${pair.symbol}`);
    }
    this.#costUnit = product / surplus;
    this.minLots = must(this.lots(pair.minQuantity), `the minimum of ${pair.symbol} is not a number of lots`);
    this.#rates = { maker: rateOf(pair.makerFee), taker: rateOf(pair.takerFee) };
  }
  /** `undefined` if the price is not a positive multiple of the tick size or exceeds the limit. */
  ticks(price) {
    return stepsOf(price, this.#tick);
  }
  lots(quantity) {
    return stepsOf(quantity, this.#lot);
  }
  price(ticks) {
    return fromUnits(ticks * this.#tick.units, this.#tick.scale);
  }
  quantity(lots) {
    return fromUnits(lots * this.#lot.units, this.#lot.scale);
  }
  /** Value of lots at a price, in the quote currency's smallest unit. */
  cost(ticks, lots) {
    return ticks * lots * this.#costUnit;
  }
  /** Lots in the base currency's smallest unit. */
  size(lots) {
    return lots * this.#sizeUnit;
  }
  /** A budget in ticks × lots, as the engine takes it, rounded down. */
  budget(money2) {
    return money2 / this.#costUnit;
  }
  /** The currency that an order of this side gives, and so holds. */
  given(side) {
    return side === "buy" ? this.quote : this.base;
  }
  received(side) {
    return side === "buy" ? this.base : this.quote;
  }
  /** The hold of an order for lots at its limit price. */
  hold(side, ticks, lots) {
    return side === "buy" ? this.cost(ticks, lots) : this.size(lots);
  }
  fee(role, received) {
    return feeOf(received, this.#rates[role]);
  }
};
function stepOf2(size, what) {
  const scale = decimalsOf(size);
  const units = toUnits(size, scale) ?? 0n;
  if (units <= 0n) throw new RangeError(`${what} is not above zero`);
  return { units, scale };
}
function stepsOf(value, step) {
  const units = toUnits(value, step.scale);
  if (units === void 0 || units <= 0n || units % step.units !== 0n) return void 0;
  const steps = units / step.units;
  return steps <= LARGEST ? steps : void 0;
}
function rateOf(rate) {
  const parts = must(toUnits(rate, RATE_SCALE), `a fee rate has more than six places: ${rate}`);
  if (parts < 0n || parts >= 10n ** BigInt(RATE_SCALE)) throw new RangeError(`not a fee rate: ${rate}`);
  return parts;
}
function must(value, problem) {
  if (value === void 0) throw new RangeError(problem);
  return value;
}

// src/catalog/catalog.ts
var Catalog = class _Catalog {
  #db;
  #currencies = /* @__PURE__ */ new Map();
  #terms = /* @__PURE__ */ new Map();
  #pairs = [];
  constructor(db) {
    this.#db = db;
  }
  static async load(db) {
    const catalog = new _Catalog(db);
    const currencies = await db.selectFrom("currencies").selectAll().orderBy("id").execute();
    for (const row of currencies) catalog.#currencies.set(row.id, toCurrency(row));
    const pairs = await db.selectFrom("pairs").selectAll().execute();
    for (const row of pairs) catalog.#keep(row);
    return catalog;
  }
  currencies() {
    return [...this.#currencies.values()];
  }
  currency(id2) {
    return this.#currencies.get(id2);
  }
  /** By `sort`, then id. */
  pairs() {
    return this.#pairs;
  }
  pairOf(baseId, quoteId) {
    return this.#pairs.find((pair) => pair.baseId === baseId && pair.quoteId === quoteId);
  }
  terms(pairId2) {
    return this.#terms.get(pairId2);
  }
  async createCurrency(currency) {
    const found = this.currencies().find(({ code: code2 }) => code2 === currency.code);
    if (found) return found;
    const id2 = currency.id ?? nextId(this.#currencies.keys());
    const { isLegal, isLever, isMatch, isMicro, code, scale, type, description, logo } = currency;
    const flags = { is_legal: isLegal, is_lever: isLever, is_match: isMatch, is_micro: isMicro };
    const row = { id: id2, code, scale, type, description, logo, ...flags };
    await this.#db.insertInto("currencies").values(row).execute();
    const created = toCurrency(row);
    this.#currencies.set(id2, created);
    return created;
  }
  async createPair(pair) {
    const found = this.pairOf(pair.baseId, pair.quoteId);
    if (found) {
      if (found.tickSize === pair.tickSize && found.lotSize === pair.lotSize) return found;
      throw new RangeError(`${found.symbol} is there with another tick or lot size`);
    }
    const row = {
      id: pair.id ?? nextId(this.#terms.keys()),
      base_id: pair.baseId,
      quote_id: pair.quoteId,
      pair_group: pair.group,
      tick_size: pair.tickSize,
      lot_size: pair.lotSize,
      min_quantity: pair.minQuantity,
      maker_fee: pair.makerFee,
      taker_fee: pair.takerFee,
      is_displayed: pair.isDisplayed,
      has_options: pair.hasOptions,
      sort: pair.sort
    };
    this.#termsOf(row);
    await this.#db.insertInto("pairs").values(row).execute();
    return this.#keep(row);
  }
  async updatePair(id2, change) {
    const pair = this.#terms.get(id2)?.pair;
    if (!pair) throw new RangeError(`there is no pair ${id2}`);
    const changed = { ...pair, ...change };
    const values = {
      pair_group: changed.group,
      min_quantity: changed.minQuantity,
      maker_fee: changed.makerFee,
      taker_fee: changed.takerFee,
      is_displayed: changed.isDisplayed,
      has_options: changed.hasOptions,
      sort: changed.sort
    };
    this.#termsOf({
      ...values,
      id: id2,
      base_id: pair.baseId,
      quote_id: pair.quoteId,
      tick_size: pair.tickSize,
      lot_size: pair.lotSize
    });
    const row = await this.#db.updateTable("pairs").set(values).where("id", "=", id2).returningAll().executeTakeFirstOrThrow();
    return this.#keep(row);
  }
  #keep(row) {
    const terms2 = this.#termsOf(row);
    this.#terms.set(row.id, terms2);
    this.#pairs = [...this.#terms.values()].map(({ pair }) => pair).toSorted((a, b) => a.sort - b.sort || a.id - b.id);
    return terms2.pair;
  }
  #termsOf(row) {
    const base = this.#currencies.get(row.base_id);
    const quote = this.#currencies.get(row.quote_id);
    if (!base || !quote) throw new RangeError("a pair of an unknown currency");
    return new Terms(toPair(row, base, quote), base, quote);
  }
};
function nextId(ids) {
  return Math.max(0, ...ids) + 1;
}
function toCurrency(row) {
  const { id: id2, code, scale, type, description, logo } = row;
  const { is_legal: isLegal, is_lever: isLever, is_match: isMatch, is_micro: isMicro } = row;
  return { id: id2, code, scale, type, description, logo, isLegal, isLever, isMatch, isMicro };
}
function toPair(row, base, quote) {
  const tickSize = decimal(row.tick_size);
  const lotSize = decimal(row.lot_size);
  return {
    id: row.id,
    baseId: base.id,
    quoteId: quote.id,
    symbol: `${base.code}/${quote.code}`,
    group: row.pair_group,
    tickSize,
    lotSize,
    priceDecimals: decimalsOf(tickSize),
    quantityDecimals: decimalsOf(lotSize),
    minQuantity: decimal(row.min_quantity),
    makerFee: decimal(row.maker_fee),
    takerFee: decimal(row.taker_fee),
    isDisplayed: row.is_displayed,
    hasOptions: row.has_options,
    sort: row.sort
  };
}

// src/products/spot/queries.ts
import { sql as sql32 } from "kysely";
var SpotQueries = class {
  #db;
  #catalog;
  #open;
  constructor({ db, catalog, published }) {
    this.#db = db;
    this.#catalog = catalog;
    this.#open = openOrdersOf(published);
  }
  async order(id2) {
    const row = await this.#db.selectFrom("orders").selectAll().where("id", "=", id2).executeTakeFirst();
    return row && this.#toOrder(row);
  }
  /** From memory, as of the last commit. */
  publishedOpenOrders(userId, filter, page2) {
    const pairIds = this.#pairIds(filter);
    const { limit, offset } = rangeOf(page2);
    const found = this.#open.of(userId).filter(({ pairId: pairId2, side }) => (pairIds?.includes(pairId2) ?? true) && side === (filter.side ?? side));
    const rows2 = found.slice(offset, offset + limit).map((order) => orderOf(order, this.#terms(order.pairId)));
    return { rows: rows2, total: found.length };
  }
  /** From the store. */
  async openOrders(userId, filter, page2) {
    let of = this.#db.selectFrom("orders").where("user_id", "=", userId).where("status", "in", ["open", "waiting"]);
    const pairIds = this.#pairIds(filter);
    if (pairIds) of = of.where(sql32`pair_id = any(${pairIds}::integer[])`);
    if (filter.side) of = of.where("side", "=", filter.side);
    const { limit, offset } = rangeOf(page2);
    const count = sql32`count(*) over ()`.as("total");
    const found = await of.selectAll().select(count).orderBy("id", "desc").limit(limit).offset(offset).execute();
    const total = found[0]?.total ?? (offset === 0 ? 0 : (await of.select(count).limit(1).executeTakeFirst())?.total);
    return { rows: found.map((row) => this.#toOrder(row)), total: total ?? 0 };
  }
  /** The fills of an order as a taker. */
  async fillsOfTaker(orderId2) {
    const rows2 = await this.#db.selectFrom("fills").selectAll().where("taker_order_id", "=", orderId2).orderBy("id").execute();
    return rows2.map((row) => this.#toFill(row));
  }
  async recentTrades(pairId2, limit) {
    const rows2 = await this.#db.selectFrom("fills").selectAll().where("pair_id", "=", pairId2).orderBy("id", "desc").limit(limit).execute();
    return rows2.map((row) => this.#toFill(row));
  }
  async tradesBetween(pairId2, from, to) {
    const rows2 = await this.#db.selectFrom("fills").selectAll().where("pair_id", "=", pairId2).where("at", ">=", from).where("at", "<=", to).orderBy("id").execute();
    return rows2.map((row) => this.#toFill(row));
  }
  async completedOrders(userId, filter, page2) {
    const { limit, offset } = rangeOf(page2);
    const asMaker = this.#fillsOf("maker", userId, filter);
    const asTaker = this.#fillsOf("taker", userId, filter);
    const { rows: rows2 } = await sql32`
      select * from (
        (select * ${asMaker} order by id desc limit ${limit + offset})
        union all
        (select * ${asTaker} order by id desc limit ${limit + offset})
      ) as mine order by id desc limit ${limit} offset ${offset}
    `.execute(this.#db);
    return rows2.map((row) => this.#toUserFill(row, userId));
  }
  #fillsOf(role, userId, filter) {
    const conditions = [sql32`${sql32.ref(`${role}_user_id`)} = ${userId}`];
    const pairIds = this.#pairIds(filter);
    if (pairIds) conditions.push(sql32`pair_id = any(${pairIds}::integer[])`);
    if (filter.side) conditions.push(sql32`(taker_side = ${filter.side}) = ${role === "taker"}`);
    return sql32`from fills where ${sql32.join(conditions, sql32` and `)}`;
  }
  /** All pairs if the filter names none. */
  #pairIds({ pairId: pairId2, baseId }) {
    if (pairId2 === void 0 && baseId === void 0) return void 0;
    return this.#catalog.pairs().filter((pair) => (pairId2 ?? pair.id) === pair.id && (baseId ?? pair.baseId) === pair.baseId).map(({ id: id2 }) => id2);
  }
  #toOrder(row) {
    return orderOf(toOrderRecord(row), this.#terms(row.pair_id));
  }
  #toFill(row) {
    return fillOf(toFillRecord(row), this.#terms(row.pair_id));
  }
  #toUserFill(row, userId) {
    const { id: id2, pairId: pairId2, price, quantity, at, ...fill } = this.#toFill(row);
    const isTaker = fill.takerUserId === userId;
    const side = isTaker === (fill.takerSide === "buy") ? "buy" : "sell";
    return {
      id: id2,
      pairId: pairId2,
      price,
      quantity,
      at,
      side,
      role: isTaker ? "taker" : "maker",
      orderId: isTaker ? fill.takerOrderId : fill.makerOrderId,
      fee: isTaker ? fill.takerFee : fill.makerFee,
      feeCurrencyId: this.#terms(pairId2).received(side).id
    };
  }
  #terms(pairId2) {
    const terms2 = this.#catalog.terms(pairId2);
    if (!terms2) throw new Error(`there is no pair ${pairId2}`);
    return terms2;
  }
};

// src/store/bars.ts
import { sql as sql33 } from "kysely";
var COLUMNS9 = {
  pair_id: "integer",
  resolution: "text",
  open_time: "bigint",
  open: "numeric",
  high: "numeric",
  low: "numeric",
  close: "numeric",
  volume: "numeric"
};
var CHUNK = 5e3;
function createBars(db) {
  return {
    append: (bars) => write2(db, bars, sql33`on conflict do nothing`),
    upsert: (bars) => write2(db, newestOf(bars), REPLACE),
    async query({ pairId: pairId2, resolution, from, to, limit }) {
      let select = db.selectFrom("bars").selectAll().where("pair_id", "=", pairId2).where("resolution", "=", resolution).where("open_time", ">=", from).where("open_time", "<=", to).orderBy("open_time", "desc");
      if (limit !== void 0) select = select.limit(limit);
      const rows2 = await select.execute();
      return rows2.map(toBar).toReversed();
    },
    async latest(pairId2, resolution) {
      const row = await db.selectFrom("bars").selectAll().where("pair_id", "=", pairId2).where("resolution", "=", resolution).orderBy("open_time", "desc").limit(1).executeTakeFirst();
      return row && toBar(row);
    }
  };
}
var REPLACE = sql33`on conflict (pair_id, resolution, open_time) do update set
  open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close, volume = excluded.volume`;
async function write2(db, bars, onConflict) {
  if (bars.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < bars.length; at += CHUNK) {
      const rows2 = bars.slice(at, at + CHUNK).map(toRow5);
      await sql33`${insertRows("bars", COLUMNS9, rows2)} ${onConflict}`.execute(transaction);
    }
  });
}
function newestOf(bars) {
  return [...new Map(bars.map((bar) => [`${bar.pairId} ${bar.resolution} ${bar.openTime}`, bar])).values()];
}
function toRow5(bar) {
  const { pairId: pairId2, openTime, ...rest } = bar;
  return { pair_id: pairId2, open_time: openTime, ...rest };
}
function toBar(row) {
  return {
    pairId: row.pair_id,
    resolution: row.resolution,
    openTime: row.open_time,
    open: decimal(row.open),
    high: decimal(row.high),
    low: decimal(row.low),
    close: decimal(row.close),
    volume: decimal(row.volume)
  };
}

// src/store/news.ts
import { sql as sql34 } from "kysely";
var COLUMNS10 = {
  id: "integer",
  category: "integer",
  lang: "text",
  title: "text",
  abstract: "text",
  content: "text",
  cover: "text",
  thumbnail: "text",
  updated_at: "bigint",
  sorts: "integer"
};
function createNews(db) {
  return {
    async add(articles) {
      if (articles.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        const { last } = await transaction.selectFrom("news").select((of) => of.fn.coalesce(of.fn.max("id"), sql34`0`).as("last")).executeTakeFirstOrThrow();
        let next = Math.max(last, ...articles.map(({ id: id2 = 0 }) => id2));
        const rows2 = articles.map(({ id: id2, updatedAt, ...article }) => ({
          ...article,
          id: id2 ?? (next += 1),
          updated_at: updatedAt
        }));
        await insertRows("news", COLUMNS10, rows2).execute(transaction);
      });
    },
    async list(category, lang) {
      const rows2 = await db.selectFrom("news").select(["id", "category", "lang", "title", "abstract", "cover", "thumbnail", "updated_at", "sorts"]).where("category", "=", category).where("lang", "=", lang).orderBy("sorts").orderBy("updated_at", "desc").orderBy("id", "desc").execute();
      return rows2.map(toItem);
    },
    async get(id2) {
      const row = await db.selectFrom("news").selectAll().where("id", "=", id2).executeTakeFirst();
      return row && { ...toItem(row), content: row.content };
    }
  };
}
function toItem({ updated_at, ...row }) {
  const { id: id2, category, lang, title, abstract, cover, thumbnail, sorts } = row;
  return { id: id2, category, lang, title, abstract, cover, thumbnail, sorts, updatedAt: updated_at };
}

// src/accounts/outbox.ts
var DAY5 = 24 * 60 * 6e4;
var LONGEST_LIST = 100;
function createOutbox(db) {
  return {
    async add({ countryCode, sentAt, ...message }) {
      await db.deleteFrom("outbox").where("sent_at", "<=", sentAt - DAY5).execute();
      await db.insertInto("outbox").values({ ...message, country_code: countryCode, sent_at: sentAt }).execute();
    },
    async list(recipient) {
      const rows2 = await db.selectFrom("outbox").selectAll().$if(recipient !== void 0, (query) => query.where("recipient", "=", recipient ?? "")).orderBy("id", "desc").limit(LONGEST_LIST).execute();
      return rows2.map(
        ({ recipient: to, country_code: countryCode, channel, purpose, lang, code, sent_at: sentAt }) => ({
          recipient: to,
          countryCode,
          channel,
          purpose,
          lang,
          code,
          sentAt
        })
      );
    }
  };
}

// src/store/settings.ts
function createSettings(db) {
  return {
    async get(name) {
      const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
      return row?.value;
    },
    async set(name, value) {
      await db.insertInto("settings").values({ name, value }).onConflict((conflict) => conflict.column("name").doUpdateSet({ value })).execute();
    }
  };
}

// src/exchange.ts
var HOUR3 = 60 * 6e4;
var DESK_DECIDES_AFTER_MS = 3e3;
var STALE_AFTER_MS = 6e4;
var LONGEST_QUEUE = 5e3;
var TICK_EVERY_MS = 250;
var HOUSEKEEPING = { every: 2e4, keep: 6 * HOUR3 };
var always = () => true;
async function createExchange(options) {
  const {
    store,
    random,
    products,
    passwordCost = STRONG,
    pause: pause2 = (milliseconds2) => pauseFor(milliseconds2),
    onError = warn,
    onFatal = () => void 0,
    housekeeping = HOUSEKEEPING,
    staleAfterMs = STALE_AFTER_MS,
    longestQueue = LONGEST_QUEUE,
    tickEveryMs = TICK_EVERY_MS,
    desk: desk2 = { automaticAfterMs: DESK_DECIDES_AFTER_MS }
  } = options;
  const { db } = store;
  const clock = monotonicClock(options.clock, await latestMoment(db));
  const catalog = await Catalog.load(db);
  const published = new Published(catalog);
  const announcer = new Announcer(onError);
  const { announce } = announcer;
  const processor = await Processor.start({
    store,
    clock,
    catalog,
    products,
    published,
    announce,
    onError,
    onFatal,
    housekeeping,
    staleAfterMs,
    longestQueue,
    desk: desk2
  });
  if (desk2.automaticAfterMs !== void 0 && await hasCasesWithoutDeadline(db)) {
    await processor.submit(scheduleDecisions);
  }
  const ticking = tickEveryMs > 0 ? setInterval(() => void processor.tick().catch(onError), tickEveryMs) : void 0;
  ticking?.unref();
  const accounts = new Accounts({ db, clock, random, passwordCost, pause: pause2 });
  announcer.on("userChanged", () => accounts.sessions.usersChanged());
  const codes = new Codes({ db, clock, random });
  const registration = new Registration({ db, clock, accounts, codes });
  const recovery = new Recovery({ db, clock, accounts, codes });
  const spot2 = new SpotQueries({ db, catalog, published });
  const ledger2 = new LedgerQueries(db, catalog);
  let hasSocket = always;
  async function run(command, request) {
    return (await processor.submit(command, request)).outcome;
  }
  async function welcome(created) {
    if (created.ok) await processor.exclusively(async ({ users }) => users.add(created.user.id));
    return created;
  }
  return {
    placeOrder: async (command) => {
      const { clientOrderId, ...fields } = command;
      if (clientOrderId !== void 0 && !isClientId(clientOrderId)) return refuse("client_order_id_invalid");
      const request = clientOrderId === void 0 ? void 0 : requestOf(command.userId, clientOrderId, fields);
      const { outcome, isRepeat } = await processor.submit((context) => placeOrder(context, command), request);
      if (!outcome.ok)
        return outcome.reason === "request_taken" ? refuse("client_order_id_taken") : refuse(outcome.reason);
      const { order, fills } = outcome;
      return { ok: true, order: isRepeat && await spot2.order(order.id) || order, fills, repeated: isRepeat };
    },
    cancelOrder: async (command) => {
      const cancelled = await run((context) => cancelOrder(context, command));
      if (cancelled.ok) return cancelled;
      return cancelled.reason === "not_open" ? whyNotOpen(spot2, command) : refuse(cancelled.reason);
    },
    amendOrder: async (command, request) => {
      const amended = await run((context) => amendOrder2(context, command), request);
      if (amended.ok) return amended;
      return amended.reason === "not_open" ? whyNotOpen(spot2, command) : refuse(amended.reason);
    },
    transfer: (command) => run((context) => transfer(context, command)),
    run,
    submit: (command, request) => processor.submit(command, request),
    tick: () => processor.tick(),
    isHealthy: () => processor.isHealthy(),
    commits: () => processor.commits(),
    waiting: () => processor.waiting(),
    hasAudience: (userId) => hasSocket(userId),
    setAudience: (next) => {
      hasSocket = next;
    },
    isAnswering: async (withinMs) => {
      const answered = sql35`select 1`.execute(db).then(
        () => true,
        () => false
      );
      return processor.isHealthy() && await Promise.race([answered, pauseFor(withinMs, false, { ref: false })]);
    },
    products,
    now: () => clock.now(),
    db,
    currencies: () => catalog.currencies(),
    currency: (id2) => catalog.currency(id2),
    pairs: () => catalog.pairs(),
    pair: (id2) => catalog.terms(id2)?.pair,
    pairOf: (baseId, quoteId) => catalog.pairOf(baseId, quoteId),
    book: (pairId2, levels) => published.book(pairId2, levels),
    lastPrice: (pairId2) => published.lastPrice(pairId2),
    setIndexPrice: (pairId2, price) => published.setIndex(pairId2, price, clock.now()),
    limitPriceAge: (pairId2, longestMs) => published.limitAge(pairId2, longestMs),
    isPriceLate: (pairId2) => published.isLate(pairId2, clock.now()) ?? false,
    markPrice: (pairId2) => published.mark(pairId2),
    priceAt: (pairId2, at) => storedMark(db, catalog, pairId2, at),
    recentTrades: (pairId2, limit) => spot2.recentTrades(pairId2, limit),
    tradesBetween: (pairId2, from, to) => spot2.tradesBetween(pairId2, from, to),
    openOrders: async (userId, filter, page2) => (
      // After a failed write the published orders may lack one that was committed.
      processor.isHealthy() ? spot2.publishedOpenOrders(userId, filter, page2) : spot2.openOrders(userId, filter, page2)
    ),
    completedOrders: (userId, filter, page2) => spot2.completedOrders(userId, filter, page2),
    order: (id2) => spot2.order(id2),
    balances: (userId) => ledger2.balances(userId),
    balance: (userId, currencyId, wallet3) => ledger2.balance(userId, currencyId, wallet3),
    ledgerLines: (userId, filter, page2) => ledger2.lines(userId, filter, page2),
    accounts: {
      login: (login2) => accounts.login(login2),
      userByToken: (token) => accounts.byToken(token),
      user: (id2) => accounts.byId(id2),
      userByAccount: (account3) => accounts.byAccount(account3),
      logout: async (token) => {
        await accounts.sessions.revoke(token);
        announce("sessionEnded", { token });
      },
      makeCode: (command) => codes.make(command),
      checkCode: (command) => codes.check(command),
      register: async (command) => welcome(await registration.register(command)),
      resetPassword: async (command) => {
        const result = await recovery.reset(command);
        if (result.ok) announce("sessionsEnded", { userId: result.userId });
        return result;
      },
      bindEmail: (command) => recovery.bindEmail(command)
    },
    bars: createBars(db),
    news: createNews(db),
    settings: createSettings(db),
    outbox: createOutbox(db),
    uploads: new Uploads({ db, clock, random, products }),
    desk: {
      cases: (filter) => deskCases(db, filter),
      case: (id2) => deskCase(db, id2),
      kinds: () => Object.fromEntries(products.flatMap((product) => Object.entries(product.desk ?? {}))),
      decide: (decision2) => run((context) => decideCase(context, decision2)),
      settings: desk2,
      async decideAfter(automaticAfterMs) {
        desk2.automaticAfterMs = automaticAfterMs;
        await run(scheduleDecisions);
      }
    },
    admin: {
      createCurrency: (currency) => processor.exclusively(() => catalog.createCurrency(currency)),
      createPair: (pair) => processor.exclusively(() => catalog.createPair(pair)),
      resetMark: (pairId2) => processor.exclusively(async ({ marks }) => {
        marks.reset(pairId2);
      }),
      updatePair: (id2, change) => processor.exclusively(() => catalog.updatePair(id2, change)),
      createUser: async (user) => welcome(await accounts.create(user)),
      updateUser: (id2, change) => accounts.update(id2, change),
      setPassword: (userId, password) => accounts.setPassword(userId, password),
      openSession: (userId) => accounts.sessions.open(userId),
      revokeSessions: (userId) => accounts.sessions.revokeAll(userId),
      disableLogin: (userId) => accounts.disableLogin(userId),
      deposit: (command) => run((context) => deposit(context, command)),
      fundHouse: (command) => run((context) => fundHouse(context, command)),
      sums: () => ledger2.sums(),
      audit: () => audit(db, products)
    },
    on: (name, listener) => announcer.on(name, listener),
    close: () => {
      clearInterval(ticking);
      return processor.close();
    }
  };
}
function requestOf(userId, clientId, fields) {
  return { userId, action: "spot order", clientId, fields };
}
async function whyNotOpen(spot2, { userId, orderId: orderId2, side }) {
  const order = await spot2.order(orderId2);
  if (!order || side !== void 0 && order.side !== side) return refuse("order_not_found");
  return refuse(order.userId === userId ? "order_closed" : "not_your_order");
}
function warn(error2) {
  process.emitWarning(error2 instanceof Error ? error2 : String(error2));
}

// src/feed/same-market.ts
var SETTING = "feed";
var SIMULATED = "simulated";
async function ensureSameMarket({ feed }, { exchange, market }) {
  const wanted = nameOf2(feed);
  const isNew = exchange.pairs().every(({ id: id2 }) => market.runningUnits(id2, "1min") === void 0);
  const found = await exchange.settings.get(SETTING) ?? (isNew ? wanted : SIMULATED);
  if (found !== wanted) {
    throw new FeedError(
      `The data are of ${found} prices, not of ${wanted}. Name another folder (DATA_DIR), or set FEED=${found}.`
    );
  }
  if (wanted !== SIMULATED) await exchange.settings.set(SETTING, wanted);
}
function nameOf2(feed) {
  return feed.kind === "ccxt" ? `ccxt:${feed.venue}` : feed.kind;
}

// src/market-data/pair-bars.ts
import { setImmediate as nextTurn2 } from "timers/promises";

// src/market-data/resolution.ts
function baseOf(resolution) {
  const { minutes } = RESOLUTIONS[resolution];
  if (minutes < 60) return "1min";
  return minutes < 1440 ? "60min" : "1D";
}
var RESOLUTION_OF_BASE = {
  "1min": "1",
  "60min": "60",
  "1D": "1D"
};

// src/market-data/series.ts
var COLUMNS11 = ["openTime", "open", "high", "low", "close", "volume"];
var FIRST_CAPACITY = 1024;
var BarSeries = class {
  #columns = {
    openTime: new Float64Array(FIRST_CAPACITY),
    open: new Float64Array(FIRST_CAPACITY),
    high: new Float64Array(FIRST_CAPACITY),
    low: new Float64Array(FIRST_CAPACITY),
    close: new Float64Array(FIRST_CAPACITY),
    volume: new Float64Array(FIRST_CAPACITY)
  };
  #length = 0;
  constructor(bars = []) {
    for (const bar of bars) this.put(bar);
  }
  get length() {
    return this.#length;
  }
  /**
   * Appends a bar, or replaces the last one with the same opening time.
   * @throws RangeError if it is older than the last one
   */
  put(bar) {
    const last = this.#length - 1;
    const lastTime = last < 0 ? -Infinity : this.#read("openTime", last);
    if (bar.openTime < lastTime) throw new RangeError("bars come in order");
    if (bar.openTime === lastTime) {
      this.#write(last, bar);
      return;
    }
    if (this.#length === this.#columns.openTime.length) this.#grow();
    this.#write(this.#length, bar);
    this.#length += 1;
  }
  first() {
    return this.#length === 0 ? void 0 : this.#at(0);
  }
  last() {
    return this.#length === 0 ? void 0 : this.#at(this.#length - 1);
  }
  /** Bars that opened from `from` to `to`, both inclusive; of more than `limit` the latest. */
  between(from, to, limit = Infinity) {
    const end = this.#firstAfter(to);
    const start = Math.max(this.#firstAfter(from - 1), end - limit);
    const bars = [];
    for (let index = start; index < end; index += 1) bars.push(this.#at(index));
    return bars;
  }
  /** The last bar that opened before a moment. */
  before(moment) {
    const index = this.#firstAfter(moment - 1) - 1;
    return index < 0 ? void 0 : this.#at(index);
  }
  #firstAfter(moment) {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = low + high >>> 1;
      if (this.#read("openTime", middle) <= moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  #read(name, index) {
    return this.#columns[name][index] ?? Number.NaN;
  }
  #at(index) {
    return {
      openTime: this.#read("openTime", index),
      open: this.#read("open", index),
      high: this.#read("high", index),
      low: this.#read("low", index),
      close: this.#read("close", index),
      volume: this.#read("volume", index)
    };
  }
  #write(index, bar) {
    for (const name of COLUMNS11) this.#columns[name][index] = bar[name];
  }
  #grow() {
    for (const name of COLUMNS11) {
      const larger2 = new Float64Array(this.#length * 2);
      larger2.set(this.#columns[name]);
      this.#columns[name] = larger2;
    }
  }
};

// src/market-data/ticker.ts
var CHANGE_DECIMALS = 2;
var STILL = { last: ZERO, change: ZERO, high: ZERO, low: ZERO, volume: ZERO };
function tickerOf(minutes, now, units) {
  const last = minutes.last();
  if (!last) return STILL;
  const from = Math.floor(now / MINUTE_MS) * MINUTE_MS - DAY_MS + MINUTE_MS;
  const window = minutes.between(from, now);
  const reference = minutes.before(from)?.close ?? window[0]?.open ?? last.close;
  const { high, low, volume } = window.reduce(widen, { high: last.close, low: last.close, volume: 0 });
  const price = (value) => fromUnits2(value, units.priceDecimals);
  const change = percentChange(price(reference), price(last.close)) ?? ZERO;
  return {
    last: price(last.close),
    change: roundHalfUp(change, CHANGE_DECIMALS),
    high: price(high),
    low: price(low),
    volume: fromUnits2(volume, units.quantityDecimals)
  };
}
function widen(sofar, bar) {
  return {
    high: Math.max(sofar.high, bar.high),
    low: Math.min(sofar.low, bar.low),
    volume: sofar.volume + bar.volume
  };
}

// src/market-data/pair-bars.ts
var MOST_BARS2 = 2e4;
var MOST_READ = 1e5;
var AT_ONCE = 500;
var RECENT_MS = DAY_MS + 36e5;
var keyOf3 = (resolution, openTime) => `${resolution} ${openTime}`;
var PairBars = class {
  #pair;
  #store;
  #series = {
    "1min": new BarSeries(),
    "60min": new BarSeries(),
    "1D": new BarSeries()
  };
  #complete = /* @__PURE__ */ new Map();
  #unsaved = /* @__PURE__ */ new Map();
  #ticker;
  constructor(pair, store) {
    this.#pair = pair;
    this.#store = store;
  }
  /**
   * Reads the recent bars, and takes in the trades that were committed after they were last written: after a crash the bars
   * are those of the trades, not those of the last save.
   */
  async open(tradesBetween, now) {
    const latest = (await this.#store.latest(this.#pair.id, "1min"))?.openTime ?? 0;
    const trades = await tradesBetween(latest, now);
    const changedFrom = trades[0] ? barStart(trades[0].at, "1") : Infinity;
    for (const resolution of BASE_RESOLUTIONS) {
      const name = RESOLUTION_OF_BASE[resolution];
      const stored = await this.#store.query({
        pairId: this.#pair.id,
        resolution,
        from: barStart(latest - RECENT_MS, name),
        to: Number.MAX_SAFE_INTEGER
      });
      const unchanged = stored.filter((bar) => nextBarStart(bar.openTime, name) <= changedFrom);
      this.#series[resolution] = new BarSeries(unchanged.map((bar) => fromStored(bar, this.#pair)));
    }
    if (trades.length > 0) this.#rebuild(changedFrom, trades);
  }
  /** Minutes from the trades alone; hours and days from the minutes. */
  #rebuild(changedFrom, trades) {
    const flat = trades.map((trade) => this.#flat(trade));
    for (const bar of aggregate(flat, "1")) this.#put("1min", bar);
    for (const resolution of ["60min", "1D"]) {
      const name = RESOLUTION_OF_BASE[resolution];
      const minutes = this.#series["1min"].between(barStart(changedFrom, name), Infinity);
      for (const bar of aggregate(minutes, name)) this.#put(resolution, bar);
    }
  }
  /** Bars in whole units as the store has them. */
  asStored(past) {
    return BASE_RESOLUTIONS.flatMap(
      (resolution) => past[resolution].map((bar) => toStored(bar, this.#pair.id, resolution, this.#pair))
    );
  }
  /** Takes over bars of the past, which are stored already: newer than any that is here, or the running one made longer. */
  takePast(past) {
    for (const resolution of BASE_RESOLUTIONS) for (const bar of past[resolution]) this.#series[resolution].put(bar);
    this.#ticker = void 0;
  }
  take(trade) {
    const flat = this.#flat(trade);
    for (const resolution of BASE_RESOLUTIONS) {
      const running = this.#series[resolution].last();
      const moment = Math.max(trade.at, running?.openTime ?? 0);
      const openTime = barStart(moment, RESOLUTION_OF_BASE[resolution]);
      if (running?.openTime === openTime) extend(running, flat);
      this.#put(resolution, running?.openTime === openTime ? running : { ...flat, openTime });
    }
    this.#ticker = void 0;
  }
  ticker(now) {
    const minute = barStart(now, "1");
    if (this.#ticker?.at !== minute) {
      this.#ticker = { at: minute, value: tickerOf(this.#series["1min"], now, this.#pair) };
    }
    return this.#ticker.value;
  }
  runningUnits(resolution) {
    return this.#series[resolution].last();
  }
  /** The newest bar, which the next trade may extend. */
  running(resolution) {
    const bar = this.runningUnits(resolution);
    return bar && toStored(bar, this.#pair.id, resolution, this.#pair);
  }
  /** Bars that opened from `from` to `to` (epoch milliseconds), oldest first; of very many the latest. */
  async between(resolution, from, to, most = MOST_BARS2) {
    const base = baseOf(resolution);
    await this.#whole(base);
    const last = this.#series[base].last()?.openTime ?? -1;
    if (from > last) return [];
    const first = Math.max(0, from);
    const start = barStart(first, resolution) === first ? first : nextBarStart(first, resolution);
    const finer = this.#series[base].between(start, nextBarStart(Math.min(to, last), resolution) - 1, MOST_READ);
    const bars = aggregate(finer, resolution).slice(-most);
    const stored = [];
    while (stored.length < bars.length) {
      if (stored.length > 0) await nextTurn2();
      const some = bars.slice(stored.length, stored.length + AT_ONCE);
      stored.push(...some.map((bar) => toStored(bar, this.#pair.id, base, this.#pair)));
    }
    return stored;
  }
  /** Changed bars that are not stored yet. */
  unsaved() {
    return [...this.#unsaved.values()];
  }
  /** These are stored; a bar that changed meanwhile stays unsaved. */
  saved(bars) {
    for (const bar of bars) {
      const key = keyOf3(bar.resolution, bar.openTime);
      if (this.#unsaved.get(key) === bar) this.#unsaved.delete(key);
    }
  }
  #flat({ price, quantity, at }) {
    const value = toUnits2(price, this.#pair.priceDecimals);
    const volume = toUnits2(quantity, this.#pair.quantityDecimals);
    return { openTime: barStart(at, "1"), open: value, high: value, low: value, close: value, volume };
  }
  #put(resolution, bar) {
    this.#series[resolution].put(bar);
    this.#unsaved.set(keyOf3(resolution, bar.openTime), toStored(bar, this.#pair.id, resolution, this.#pair));
  }
  /** Reads bars older than the recent ones, once. */
  #whole(resolution) {
    let reading = this.#complete.get(resolution);
    if (!reading) {
      reading = this.#readOlder(resolution).catch((error2) => {
        this.#complete.delete(resolution);
        throw error2;
      });
      this.#complete.set(resolution, reading);
    }
    return reading;
  }
  async #readOlder(resolution) {
    const first = this.#series[resolution].first();
    const to = (first?.openTime ?? Infinity) - 1;
    const older = await this.#store.query({
      pairId: this.#pair.id,
      resolution,
      from: 0,
      to: Math.min(to, Number.MAX_SAFE_INTEGER)
    });
    const newer = this.#series[resolution].between(0, Infinity);
    this.#series[resolution] = new BarSeries([...older.map((bar) => fromStored(bar, this.#pair)), ...newer]);
  }
};

// src/market-data/market-data.ts
var SAVE_EVERY_MS = 5e3;
async function openMarketData({ exchange, clock, onError }) {
  const pairs = /* @__PURE__ */ new Map();
  async function follow(pairId2) {
    const pair = exchange.pair(pairId2);
    if (!pair || pairs.has(pairId2)) return;
    const bars = new PairBars(pair, exchange.bars);
    await bars.open((from, to) => exchange.tradesBetween(pairId2, from, to), clock.now());
    pairs.set(pairId2, bars);
  }
  await Promise.all(exchange.pairs().map(({ id: id2 }) => follow(id2)));
  const stopListening = exchange.on("fill", (fill) => pairs.get(fill.pairId)?.take(fill));
  async function saveNow() {
    const unsaved = [...pairs.values()].map((bars) => ({ bars, changed: bars.unsaved() }));
    const changed = unsaved.flatMap((of) => of.changed);
    if (changed.length === 0) return;
    await exchange.bars.upsert(changed);
    for (const of of unsaved) of.bars.saved(of.changed);
  }
  let saving = Promise.resolve();
  function save() {
    const result = saving.then(saveNow);
    saving = result.catch(() => void 0);
    return result;
  }
  const timer = setInterval(() => void save().catch(onError), SAVE_EVERY_MS);
  timer.unref();
  return {
    ticker: (pairId2) => pairs.get(pairId2)?.ticker(clock.now()),
    bars: async (pairId2, resolution, from, to, most) => await pairs.get(pairId2)?.between(resolution, from, to, most) ?? [],
    running: (pairId2, resolution) => pairs.get(pairId2)?.running(resolution),
    runningUnits: (pairId2, resolution) => pairs.get(pairId2)?.runningUnits(resolution),
    async addPast(pasts) {
      await exchange.bars.upsert([...pasts].flatMap(([pairId2, past]) => pairs.get(pairId2)?.asStored(past) ?? []));
      for (const [pairId2, past] of pasts) pairs.get(pairId2)?.takePast(past);
    },
    follow,
    save,
    async close() {
      stopListening();
      clearInterval(timer);
      await save();
    }
  };
}

// src/simulation/late-bots.ts
function lateBots(openBots, onError) {
  let opened;
  let opening;
  let isWanted = false;
  let isClosed = false;
  async function open() {
    opened = await openBots();
    if (isClosed) opened.close();
    else if (isWanted) opened.start();
  }
  const ready = () => opening ??= open().catch(onError);
  const present = () => {
    if (!opened) throw new ControlError("The bots are still being opened.");
    return opened;
  };
  return {
    open: ready,
    start() {
      isWanted = true;
      if (opened) opened.start();
      else void ready();
    },
    async stop() {
      isWanted = false;
      await opening;
      await opened?.stop();
    },
    isRunning: () => opened?.isRunning() ?? false,
    step: async () => present().step(),
    setPrice: async (pairId2, price) => present().setPrice(pairId2, price),
    follow: (symbol, price) => opened?.follow(symbol, price),
    close() {
      isClosed = true;
      opened?.close();
    }
  };
}

// src/simulation/bots/desk.ts
var WALLET2 = SPOT_WALLET;
var TOP_UP = decimal(400);
var PAGE_SIZE4 = 200;
var Desk = class {
  #exchange;
  #bots;
  #orders = /* @__PURE__ */ new Map();
  #shapes;
  #available = /* @__PURE__ */ new Map();
  #stopListening = [];
  constructor(exchange, bots, shapes) {
    this.#exchange = exchange;
    this.#bots = new Set(bots);
    this.#shapes = new Map(shapes.map((shape) => [shape.pairId, shape]));
  }
  /** Finds the orders of an earlier run, and tracks all orders. */
  async open() {
    this.#stopListening.push(
      this.#exchange.on("order", (order) => this.#track(order)),
      this.#exchange.on("balance", ({ userId, currencyId, wallet: wallet3, available }) => {
        if (wallet3 === WALLET2 && this.#bots.has(userId)) this.#available.set(`${userId} ${currencyId}`, available);
      })
    );
    for (const bot of this.#bots) {
      for (let page2 = 1; ; page2 += 1) {
        const { rows: rows2, total } = await this.#exchange.openOrders(bot, {}, { page: page2, size: PAGE_SIZE4 });
        for (const order of rows2) this.#track(order);
        if (page2 * PAGE_SIZE4 >= total) break;
      }
    }
  }
  close() {
    for (const stop of this.#stopListening.splice(0)) stop();
  }
  ordersOf(pairId2) {
    return [...this.#orders.values()].filter((order) => order.pairId === pairId2);
  }
  async place(userId, shape, side, quantity, limit) {
    const amount2 = fromUnits2(quantity, shape.quantityDecimals);
    const price = fromUnits2("price" in limit ? limit.price : limit.worstPrice, shape.priceDecimals);
    await this.#provide(userId, shape, side, side === "buy" ? times(amount2, price) : amount2);
    const order = { userId, pairId: shape.pairId, side, quantity: amount2 };
    await this.#exchange.placeOrder(
      "price" in limit ? { ...order, type: "limit", price } : { ...order, type: "market" }
    );
  }
  async cancel({ id: id2, userId }) {
    const result = await this.#exchange.cancelOrder({ userId, orderId: id2 });
    if (!result.ok && result.reason !== "unavailable") this.#orders.delete(id2);
  }
  async cancelAll(pairId2) {
    await Promise.all(this.ordersOf(pairId2).map((order) => this.cancel(order)));
  }
  #track(order) {
    const shape = this.#shapes.get(order.pairId);
    if (!shape || !this.#bots.has(order.userId)) return;
    if (order.status !== "open" || order.price === void 0) {
      this.#orders.delete(order.id);
      return;
    }
    const { id: id2, userId, side, pairId: pairId2 } = order;
    this.#orders.set(id2, { id: id2, userId, side, pairId: pairId2, price: toUnits2(order.price, shape.priceDecimals) });
  }
  async #provide(userId, { pairId: pairId2 }, side, needed) {
    const pair = this.#exchange.pair(pairId2);
    const currency = pair && this.#exchange.currency(side === "buy" ? pair.quoteId : pair.baseId);
    if (!currency) return;
    const key = `${userId} ${currency.id}`;
    const known2 = this.#available.get(key);
    const available = known2 ?? (await this.#exchange.balance(userId, currency.id, WALLET2)).available;
    this.#available.set(key, available);
    if (compare(available, needed) >= 0) return;
    const amount2 = floorTo(times(needed, TOP_UP), Math.min(currency.scale, decimalsOf(needed)));
    if (!isPositive(amount2)) return;
    await this.#exchange.admin.deposit({ userId, currencyId: currency.id, wallet: WALLET2, amount: amount2 });
    this.#available.set(key, plus(available, amount2));
  }
};

// src/simulation/bots/shape.ts
function shapeOf({ base, quote, weight, tradeWorth }, pair) {
  const priceDecimals = Math.max(pair.priceDecimals, decimalsOf(pair.tickSize));
  const quantityDecimals = Math.max(pair.quantityDecimals, decimalsOf(pair.lotSize));
  const quoteWorth = CURRENCIES.find(({ currency }) => currency.code === quote)?.anchors.at(-1)?.price ?? 1;
  return {
    pairId: pair.id,
    base,
    quote,
    priceDecimals,
    quantityDecimals,
    tick: toUnits2(pair.tickSize, priceDecimals),
    lot: toUnits2(pair.lotSize, quantityDecimals),
    usualWorth: tradeWorth / quoteWorth * 10 ** (priceDecimals + quantityDecimals),
    weight
  };
}
function toTick({ tick }, price) {
  return Math.max(tick, Math.round(price / tick) * tick);
}
function toLot({ lot }, quantity) {
  return Math.max(lot, Math.round(quantity / lot) * lot);
}

// src/simulation/bots/ladder.ts
var LADDER_LEVELS = 28;
var HALF_SPREAD = 2e-5;
var FIRST_GAP = 3e-5;
var GAP_GROWTH = 1.1;
var LARGER_PER_LEVEL = 0.08;
var SIZE_SPREAD = 0.7;
function distance({ tick }, reference, level3) {
  const inside = Math.max(tick, reference * HALF_SPREAD);
  const gaps = FIRST_GAP * (GAP_GROWTH ** level3 - 1) / (GAP_GROWTH - 1);
  return inside + Math.max(level3 * tick, reference * gaps);
}
function quoteAt(shape, reference, side, level3, random) {
  const away = distance(shape, reference, level3);
  const usual = shape.usualWorth / reference * (1 + level3 * LARGER_PER_LEVEL);
  return {
    side,
    price: toTick(shape, side === "buy" ? reference - away : reference + away),
    quantity: toLot(shape, usual * Math.exp(SIZE_SPREAD * normal2(random)))
  };
}
function ladder(shape, reference, random) {
  return Array.from({ length: LADDER_LEVELS }, (_, level3) => [
    quoteAt(shape, reference, "buy", level3, random),
    quoteAt(shape, reference, "sell", level3, random)
  ]).flat();
}

// src/simulation/bots/plan.ts
var TAKE_SHARE = 0.58;
var LIMITED_SHARE = 0.35;
var PULL = 4e-4;
var PULL_SHARE = 0.42;
var THIN = 0.7;
var GREED = 0.5;
function nextAction(view, random) {
  const count = (side) => view.own.filter((order) => order.side === side).length;
  const thin = ["buy", "sell"].find((side) => count(side) < LADDER_LEVELS * THIN);
  if (thin && random.next() < 0.6) return makerOrder(view, thin, random);
  if (random.next() < TAKE_SHARE) {
    const taken = takerOrder(view, random);
    if (taken) return taken;
  }
  return makerOrder(view, random.next() < 0.5 ? "buy" : "sell", random);
}
function takerOrder(view, random) {
  const { shape, reference, bestBid, bestAsk } = view;
  if (bestBid === void 0 || bestAsk === void 0) return void 0;
  const mid = (bestBid + bestAsk) / 2;
  const pull = Math.max(-1, Math.min(1, (reference - mid) / (mid * PULL)));
  const side = random.next() < 0.5 + PULL_SHARE * pull ? "buy" : "sell";
  const wanted = shape.usualWorth / reference * Math.exp(0.95 * normal2(random) - 0.45);
  const quantity = toLot(shape, Math.min(wanted, view.reach[side] * GREED));
  if (random.next() >= LIMITED_SHARE) return { kind: "take", side, quantity, limit: void 0 };
  const beyond = Math.floor(random.next() * 3) * shape.tick;
  return { kind: "take", side, quantity, limit: side === "buy" ? bestAsk + beyond : bestBid - beyond };
}
function makerOrder(view, side, random) {
  const { shape, reference, bestBid, bestAsk } = view;
  const quote = quoteAt(shape, reference, side, exponential(random, 0.25), random);
  if (side === "buy" && bestAsk !== void 0 && quote.price >= bestAsk && reference <= bestAsk) {
    quote.price = toTick(shape, bestAsk - shape.tick);
  }
  if (side === "sell" && bestBid !== void 0 && quote.price <= bestBid && reference >= bestBid) {
    quote.price = toTick(shape, bestBid + shape.tick);
  }
  const own6 = view.own.filter((order) => order.side === side);
  const cancel = own6.length < LADDER_LEVELS ? void 0 : farthest(own6, reference);
  return { kind: "quote", quote, cancel };
}
function farthest(orders, reference) {
  return orders.reduce((found, order) => {
    const isFarther = !found || Math.abs(order.price - reference) > Math.abs(found.price - reference);
    return isFarther ? order : found;
  }, void 0);
}

// src/simulation/bots/reference.ts
var YEAR_MS2 = 365.25 * DAY_MS;
var HALF_LIFE_MS = 6 * 36e5;
var HOME_SHARE = 0.5;
var MARKET_SHARE = 0.72;
var LONGEST_STEP_MS = 6e4;
var References = class {
  #currencies;
  #random;
  #value = /* @__PURE__ */ new Map();
  #home = /* @__PURE__ */ new Map();
  /** Ratio of a pair's price to the quotient of its currencies' prices, after a price was set explicitly. */
  #premium = /* @__PURE__ */ new Map();
  #at;
  constructor(currencies, random, now) {
    this.#currencies = currencies;
    this.#random = random;
    this.#at = now;
  }
  /** Price of a pair, in quote currency. */
  of({ base, quote }) {
    return this.#quotient(base, quote) * (this.#premium.get(`${base}/${quote}`) ?? 1);
  }
  /** Puts the reference of a pair, and its home, at a price. */
  set({ base, quote }, price) {
    if (quote === "USDT") {
      this.#value.set(base, price);
      this.#home.set(base, price);
    } else {
      this.#premium.set(`${base}/${quote}`, price / this.#quotient(base, quote));
    }
  }
  /** Lets time pass. */
  advance(now) {
    const elapsed = Math.max(0, Math.min(now - this.#at, LONGEST_STEP_MS));
    this.#at = now;
    if (elapsed === 0) return;
    const scale = Math.sqrt(elapsed / YEAR_MS2);
    const back = 1 - 0.5 ** (elapsed / HALF_LIFE_MS);
    const market = normal2(this.#random);
    for (const { currency, volatility } of this.#currencies) {
      const own6 = normal2(this.#random);
      const homeStep = normal2(this.#random);
      const value = this.#value.get(currency.code);
      const home = this.#home.get(currency.code);
      if (value === void 0 || home === void 0) continue;
      const step = MARKET_SHARE * market + Math.sqrt(1 - MARKET_SHARE ** 2) * own6;
      this.#value.set(currency.code, value * Math.exp(volatility * scale * step + back * Math.log(home / value)));
      this.#home.set(currency.code, home * Math.exp(HOME_SHARE * volatility * scale * homeStep));
    }
  }
  #quotient(base, quote) {
    const worth = (code) => (code === "USDT" ? 1 : this.#value.get(code)) ?? Number.NaN;
    return worth(base) / worth(quote);
  }
};

// src/simulation/bots/bots.ts
var REACH_LEVELS = 5;
var SLIPPAGE = 1.05;
var ALL_LEVELS = 1e6;
var STALE = 2e-3;
var PAUSE_AFTER_FAILURE_MS = 1e3;
function createBots(needs) {
  const { exchange, clock, random, makers, takers, rate, lastPrice, isFollowed = () => false, onError } = needs;
  const all = PAIRS.flatMap((simulated) => {
    const pair = exchange.pair(simulated.pair.id);
    return pair ? [shapeOf(simulated, pair)] : [];
  });
  const shapes = all.filter((shape) => !isFollowed(`${shape.base}/${shape.quote}`));
  const references = new References(CURRENCIES, random, clock.now());
  const desk2 = new Desk(exchange, [...makers, ...takers], shapes);
  const oneOf2 = (users) => users[Math.floor(random.next() * users.length)] ?? 0;
  const reference = (shape) => references.of(shape) * 10 ** shape.priceDecimals;
  let isOn = false;
  let timer;
  let queue = Promise.resolve();
  function enqueue(work) {
    const result = queue.then(work);
    queue = result.catch(() => void 0);
    return result;
  }
  function look(shape) {
    const { bids: bids2, asks: asks2 } = exchange.book(shape.pairId, REACH_LEVELS);
    const best = (levels) => levels[0] && toUnits2(levels[0].price, shape.priceDecimals);
    const reach = (levels) => toUnits2(levels.at(-1)?.sum ?? ZERO, shape.quantityDecimals);
    return {
      shape,
      reference: reference(shape),
      bestBid: best(bids2),
      bestAsk: best(asks2),
      reach: { buy: reach(asks2), sell: reach(bids2) },
      own: desk2.ordersOf(shape.pairId)
    };
  }
  async function act2(shape) {
    const view = look(shape);
    const action = nextAction(view, random);
    if (action.kind === "quote") {
      const { side: side2, quantity: quantity2, price } = action.quote;
      if (action.cancel) await desk2.cancel(action.cancel);
      await desk2.place(oneOf2(makers), shape, side2, quantity2, { price });
      return;
    }
    const { side, quantity, limit } = action;
    const worstPrice = Math.ceil((view.bestAsk ?? view.reference) * SLIPPAGE);
    await desk2.place(oneOf2(takers), shape, side, quantity, limit === void 0 ? { worstPrice } : { price: limit });
  }
  function tellIndex(shape) {
    const price = toTick(shape, reference(shape));
    if (price > 0) exchange.setIndexPrice(shape.pairId, fromUnits(BigInt(price), shape.priceDecimals));
  }
  async function step() {
    references.advance(clock.now());
    for (const shape of shapes) tellIndex(shape);
    const [first, ...rest] = shapes;
    if (first) await act2(weighted(random, [first, ...rest]));
  }
  async function quote(shape) {
    const quotes = ladder(shape, reference(shape), random);
    await Promise.all(
      quotes.map(({ side, quantity, price }) => desk2.place(oneOf2(makers), shape, side, quantity, { price }))
    );
  }
  async function quoteAnewWhereStale() {
    for (const shape of shapes) {
      const { bestBid, bestAsk, reference: expected } = look(shape);
      const mid = ((bestBid ?? expected) + (bestAsk ?? expected)) / 2;
      if (Math.abs(mid / expected - 1) < STALE) continue;
      await desk2.cancelAll(shape.pairId);
      await quote(shape);
    }
  }
  async function tradeTo(shape, price) {
    const [maker = 0] = makers;
    const [taker = 0] = takers;
    await desk2.cancelAll(shape.pairId);
    const { bids: bids2, asks: asks2 } = exchange.book(shape.pairId, ALL_LEVELS);
    const inTheWay = (levels, isInTheWay) => levels.filter((level3) => isInTheWay(toUnits2(level3.price, shape.priceDecimals))).reduce((sum2, level3) => sum2 + toUnits2(level3.quantity, shape.quantityDecimals), 0);
    const above = inTheWay(asks2, (level3) => level3 <= price);
    const below = inTheWay(bids2, (level3) => level3 >= price);
    if (above > 0) await desk2.place(maker, shape, "buy", above, { price });
    if (below > 0) await desk2.place(maker, shape, "sell", below, { price });
    await desk2.place(maker, shape, "sell", shape.lot, { price });
    await desk2.place(taker, shape, "buy", shape.lot, { price });
  }
  function schedule(waitMs) {
    timer = setTimeout(() => {
      enqueue(step).then(
        () => isOn && schedule(exponential(random, rate) * 1e3),
        (error2) => {
          onError(error2);
          if (isOn) schedule(PAUSE_AFTER_FAILURE_MS);
        }
      );
    }, waitMs);
  }
  return {
    async open() {
      await desk2.open();
      for (const shape of all.toSorted((a, b) => Number(b.quote === "USDT") - Number(a.quote === "USDT"))) {
        const last = lastPrice(shape.pairId);
        references.set(shape, last === void 0 ? presentPrice(shape) : toDrawingNumber(last));
      }
      for (const shape of shapes) if (desk2.ordersOf(shape.pairId).length === 0) await quote(shape);
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
    setPrice: (pairId2, price) => enqueue(async () => {
      const shape = shapes.find((known2) => known2.pairId === pairId2);
      if (!shape) return;
      references.set(shape, toDrawingNumber(price));
      tellIndex(shape);
      await tradeTo(shape, toUnits2(price, shape.priceDecimals));
      await quote(shape);
      await exchange.admin.resetMark(pairId2);
    }),
    follow(symbol, price) {
      const shape = all.find((one) => symbol === `${one.base}/${one.quote}`);
      if (shape) references.set(shape, price);
    },
    close() {
      desk2.close();
    }
  };
}
function presentPrice({ base, quote }) {
  return presentWorth(base) / presentWorth(quote);
}
function presentWorth(code) {
  return CURRENCIES.find(({ currency }) => currency.code === code)?.anchors.at(-1)?.price ?? 1;
}

// src/simulation/history/random-walk.ts
var POINTS_PER_BAR = 6;
var YEAR_MS3 = 365.25 * DAY_MS;
var MARKET_SHARE2 = 0.72;
var UNREST = 0.45;
var UNREST_HALF_LIFE_MS = 0.6 * DAY_MS;
function randomWalk(slots2, currencies, random) {
  const paths = new Map(
    currencies.map(({ currency }) => [currency.code, new Float64Array(slots2.length * POINTS_PER_BAR)])
  );
  const at = /* @__PURE__ */ new Map();
  let unrest = 0;
  slots2.forEach(({ length }, slot) => {
    const memory = 0.5 ** (length / UNREST_HALF_LIFE_MS);
    unrest = unrest * memory + UNREST * Math.sqrt(1 - memory * memory) * normal2(random);
    const scale = Math.exp(unrest - UNREST * UNREST / 2) * Math.sqrt(length / POINTS_PER_BAR / YEAR_MS3);
    for (let point = 0; point < POINTS_PER_BAR; point += 1) {
      const market = normal2(random);
      for (const { currency, volatility } of currencies) {
        const own6 = normal2(random);
        const step = MARKET_SHARE2 * market + Math.sqrt(1 - MARKET_SHARE2 ** 2) * own6;
        const value = (at.get(currency.code) ?? 0) + volatility * scale * step;
        at.set(currency.code, value);
        const path = paths.get(currency.code);
        if (path) path[slot * POINTS_PER_BAR + point] = value;
      }
    }
  });
  return paths;
}
function throughAnchors(path, slots2, of, now) {
  const target = (moment) => interpolate(of, (now - moment) / YEAR_MS3);
  const points = path.length;
  const timeOf = (point) => {
    const slot = slots2[Math.floor(point / POINTS_PER_BAR)];
    if (!slot) return now;
    return slot.openTime + slot.length * (point % POINTS_PER_BAR + 1) / POINTS_PER_BAR;
  };
  const start = target(slots2[0]?.openTime ?? now);
  const knots = [
    0,
    ...of.anchors.slice(1).map(({ yearsAgo }) => firstPointAt(now - yearsAgo * YEAR_MS3, points, timeOf))
  ];
  const error2 = knots.map((point) => start + (point === 0 ? 0 : path[point] ?? 0) - target(timeOf(point)));
  for (let knot = 1; knot < knots.length; knot += 1) {
    const from = knots[knot - 1] ?? 0;
    const to = knots[knot] ?? 0;
    const before = error2[knot - 1] ?? 0;
    const after = error2[knot] ?? 0;
    const first = knot === 1 ? 0 : from + 1;
    const span = timeOf(to) - timeOf(from);
    for (let point = first; point <= to; point += 1) {
      const share = span === 0 ? 1 : (timeOf(point) - timeOf(from)) / span;
      path[point] = (path[point] ?? 0) - (before + (after - before) * share);
    }
  }
  return start;
}
function interpolate({ anchors }, yearsAgo) {
  let older = anchors[0];
  for (const anchor of anchors) {
    if (anchor.yearsAgo <= yearsAgo) {
      const span = older.yearsAgo - anchor.yearsAgo;
      const share = span === 0 ? 1 : (older.yearsAgo - yearsAgo) / span;
      return Math.log(older.price) + share * Math.log(anchor.price / older.price);
    }
    older = anchor;
  }
  return Math.log(older.price);
}
function firstPointAt(moment, points, timeOf) {
  let low = 0;
  let high = points - 1;
  while (low < high) {
    const middle = low + high >>> 1;
    if (timeOf(middle) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

// src/simulation/history/bars.ts
var NOISE = 0.45;
var YEAR_MS4 = 365.25 * DAY_MS;
function season({ openTime, length }) {
  if (length >= DAY_MS) return 1;
  const hour = openTime % DAY_MS / HOUR_MS;
  return 1 + 0.45 * Math.sin((hour - 8.5) / 24 * 2 * Math.PI);
}
function barsAlong(slots2, shape, random) {
  const { start, base, quote, tick, lot } = shape;
  const price = (point) => {
    const log = start + (base[point] ?? 0) - (quote[point] ?? 0);
    return Math.max(tick, Math.round(Math.exp(log) / tick) * tick);
  };
  let close2 = Math.max(tick, Math.round(Math.exp(start) / tick) * tick);
  return slots2.map((slot, index) => {
    const open = close2;
    let high = open;
    let low = open;
    for (let point = 0; point < POINTS_PER_BAR; point += 1) {
      close2 = price(index * POINTS_PER_BAR + point);
      high = Math.max(high, close2);
      low = Math.min(low, close2);
    }
    const usualMove = shape.volatility * Math.sqrt(slot.length / YEAR_MS4);
    const stir = 0.55 + 0.4 * Math.log(high / low) / Math.max(usualMove, 1e-9);
    const usual = shape.dayVolume * slot.length / DAY_MS;
    const volume = usual * season(slot) * Math.min(stir, 6) * Math.exp(NOISE * normal2(random) - NOISE ** 2 / 2);
    return { openTime: slot.openTime, open, high, low, close: close2, volume: Math.max(lot, Math.round(volume / lot) * lot) };
  });
}

// src/simulation/history/timeline.ts
var MINUTES_SINCE_DAYS = 10;
var HOURS_SINCE_DAYS = 120;
var DAYS_SINCE_DAYS = Math.ceil(5.05 * 365.25);
function slots(from, to, length) {
  const made = [];
  for (let openTime = from; openTime < to; openTime += length) made.push({ openTime, length });
  return made;
}
function wholeHistory(now) {
  return gap(barStart(now - DAYS_SINCE_DAYS * DAY_MS, "1D"), now);
}
function gap(from, now) {
  const minutesFrom = barStart(now - MINUTES_SINCE_DAYS * DAY_MS, "1D");
  const hoursFrom = barStart(now - HOURS_SINCE_DAYS * DAY_MS, "1D");
  const nextHour = nextBarStart(from - 1, "60");
  const nextDay = nextBarStart(from - 1, "1D");
  return {
    days: slots(nextDay, hoursFrom, DAY_MS),
    hours: slots(Math.max(nextHour, hoursFrom), minutesFrom, HOUR_MS),
    minutes: slots(Math.max(from, minutesFrom), barStart(now, "1"), MINUTE_MS)
  };
}

// src/simulation/history/history.ts
var TRADES_PER_SECOND = 3;
var WEIGHTS = PAIRS.reduce((sum2, { weight }) => sum2 + weight, 0);
function currencyOf(code) {
  const found = CURRENCIES.find(({ currency }) => currency.code === code);
  if (!found) throw new RangeError(`no currency ${code}`);
  return found;
}
var presentPrice2 = (code) => currencyOf(code).anchors.at(-1)?.price ?? 1;
function makeHistory(now, random) {
  const timeline = wholeHistory(now);
  const slots2 = allSlots(timeline);
  const paths = randomWalk(slots2, CURRENCIES, random);
  const starts = new Map(
    CURRENCIES.map((of) => {
      const code = of.currency.code;
      return [code, throughAnchors(pathOf(paths, code), slots2, of, now)];
    })
  );
  return new Map(
    PAIRS.map((simulated) => {
      const start = (starts.get(simulated.base) ?? 0) - (starts.get(simulated.quote) ?? 0);
      return [simulated.pair.id, barsOf(simulated, timeline, paths, start, {}, random)];
    })
  );
}
function fillGap(running, now, random) {
  const filled = /* @__PURE__ */ new Map();
  const since = Math.max(...[...running.values()].map((bars) => bars["1min"]?.openTime ?? 0));
  if (since <= 0) return filled;
  const timeline = gap(since + 6e4, now);
  const slots2 = allSlots(timeline);
  if (slots2.length === 0) return filled;
  const paths = randomWalk(slots2, CURRENCIES, random);
  for (const simulated of PAIRS) {
    const bars = running.get(simulated.pair.id);
    const last = bars?.["1min"]?.close;
    if (!bars || last === void 0) continue;
    const start = Math.log(last) - Math.log(10) * decimalsOf(simulated.pair.tickSize);
    filled.set(simulated.pair.id, barsOf(simulated, timeline, paths, start, bars, random));
  }
  return filled;
}
var allSlots = ({ days, hours, minutes }) => [...days, ...hours, ...minutes];
function pathOf(paths, code) {
  const path = paths.get(code);
  if (!path) throw new RangeError(`no path of ${code}`);
  return path;
}
function barsOf(simulated, timeline, paths, startPrice, running, random) {
  const bars = barsAlong(allSlots(timeline), shapeOf2(simulated, paths, startPrice), random);
  const minutes = bars.slice(timeline.days.length + timeline.hours.length);
  const withHours = bars.slice(timeline.days.length);
  const goOn = (resolution, finer) => {
    const bar = running[resolution];
    return bar ? [bar, ...finer] : finer;
  };
  return {
    "1min": minutes,
    "60min": aggregate(goOn("60min", withHours), "60"),
    "1D": aggregate(goOn("1D", bars), "1D")
  };
}
function shapeOf2(simulated, paths, startPrice) {
  const { pair, base, quote, weight, tradeWorth } = simulated;
  const priceDecimals = decimalsOf(pair.tickSize);
  const quantityDecimals = decimalsOf(pair.lotSize);
  const tradesPerDay = TRADES_PER_SECOND * (DAY_MS / 1e3) * weight / WEIGHTS;
  return {
    start: startPrice + Math.log(10) * priceDecimals,
    base: pathOf(paths, base),
    quote: pathOf(paths, quote),
    tick: toUnits2(pair.tickSize, priceDecimals),
    lot: toUnits2(pair.lotSize, quantityDecimals),
    dayVolume: tradesPerDay * tradeWorth / presentPrice2(base) * 10 ** quantityDecimals,
    volatility: Math.hypot(currencyOf(base).volatility, currencyOf(quote).volatility)
  };
}

// src/simulation/seed.ts
async function seed({ exchange, market, config, isFollowed = () => false, now }) {
  for (const { currency } of CURRENCIES) await exchange.admin.createCurrency(currency);
  for (const { pair } of PAIRS) await exchange.admin.createPair(pair);
  for (const { pair } of PAIRS) await market.follow(pair.id);
  await once(exchange, "seeded.options", () => fundOptions(exchange));
  await once(exchange, "seeded.insurance", () => fundInsurance(exchange));
  for (const { seed: own6 } of PRODUCTS2) if (own6) await once(exchange, own6.name, () => own6.run(exchange, now));
  await seedPeople(exchange, config);
  await once(exchange, "seeded.news", async () => {
    const [first] = newsArticles(now);
    if (first && await exchange.news.get(first.id) === void 0) await exchange.news.add(newsArticles(now));
  });
  const isNew = (pairId2) => market.runningUnits(pairId2, "1min") === void 0 && !isFollowed(exchange.pair(pairId2)?.symbol ?? "");
  if (PAIRS.some(({ pair }) => isNew(pair.id))) {
    const history = makeHistory(now, seededRandom(`${config.seed} history`));
    await market.addPast(new Map([...history].filter(([pairId2]) => isNew(pairId2))));
  }
}
var INSURANCE_CAPITAL = decimal(1e6);
async function fundInsurance(exchange) {
  const usdt = exchange.currencies().find(({ code }) => code === "USDT");
  if (usdt) await exchange.admin.fundHouse({ house: "insurance", currencyId: usdt.id, amount: INSURANCE_CAPITAL });
}
async function fundOptions(exchange) {
  for (const { id: id2, code } of exchange.currencies()) {
    const terms2 = OPTION_CURRENCIES.get(code);
    if (terms2) await exchange.admin.fundHouse({ house: "options", currencyId: id2, amount: terms2.capital });
  }
}
async function catchUp({ exchange, market, config, isFollowed = () => false, now }) {
  const running = /* @__PURE__ */ new Map();
  for (const { pair } of PAIRS) {
    const known2 = exchange.pair(pair.id);
    if (!known2 || isFollowed(known2.symbol)) continue;
    const bars = {};
    for (const resolution of BASE_RESOLUTIONS) {
      const bar = market.runningUnits(pair.id, resolution);
      if (bar) bars[resolution] = bar;
    }
    running.set(pair.id, bars);
  }
  await market.addPast(fillGap(running, now, seededRandom(`${config.seed} gap ${now}`)));
}
async function once(exchange, name, part) {
  if (await exchange.settings.get(name) !== void 0) return;
  await part();
  await exchange.settings.set(name, "done");
}

// src/simulation/simulation.ts
async function openSimulation(needs) {
  const { exchange, market, clock, config, isFollowed, onError } = needs;
  const now = clock.now();
  await seed({ ...needs, now });
  if (config.botRate > 0) await catchUp({ ...needs, now });
  const bots = createBots({
    ...await botUsers(exchange),
    exchange,
    clock,
    random: seededRandom(`${config.seed} bots ${now}`),
    rate: config.botRate,
    lastPrice: (pairId2) => market.running(pairId2, "1min")?.close,
    isFollowed,
    onError
  });
  await bots.open();
  return bots;
}

// src/sandbox.ts
var followed = () => import("./follow-market-P36H2Y65.js");
async function sourceOf(needs) {
  return needs.config.feed.kind === "simulated" ? void 0 : (await import("./source-23WELV2A.js")).openSource(needs);
}
async function openSandbox(config, { onError, onFatal, say: say3, reset }, { openGateway, onStandby, fanOut, startAt } = {}) {
  const closers = [];
  const close2 = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    const source = await sourceOf({ config, startAt, say: say3 });
    if (source) closers.push(() => source.close());
    const { databaseUrl } = config;
    const dataDir = source?.dataDir ?? config.dataDir;
    const prepared = join(import.meta.dirname, PREPARED);
    const store = await openStore({
      onFailure: onFatal,
      ...databaseUrl === void 0 ? { dataDir, prepared } : { databaseUrl, onStandby }
    });
    closers.push(() => store.close());
    const clock = source?.replay?.clock ?? movableClock(monotonicClock(Date, await latestMoment(store.db)), config.clockAheadMs);
    const exchange = await createExchange({
      store,
      clock,
      products: RULES,
      random: systemRandom,
      onError,
      onFatal,
      desk: { automaticAfterMs: config.deskDecidesAfterMs },
      // A market without bots does not move; its prices stay usable.
      ...config.botRate === 0 && { staleAfterMs: Number.POSITIVE_INFINITY }
    });
    closers.push(() => exchange.close());
    const market = await openMarketData({ exchange, clock, onError });
    closers.push(() => market.close());
    await ensureSameMarket(config, { exchange, market });
    const isFollowed = (symbol) => source?.feed.symbols.has(symbol) ?? false;
    const openBots = () => openSimulation({ exchange, market, clock, config, isFollowed, onError });
    const simulated = store.hasTakenOver && !source ? lateBots(openBots, onError) : await openBots();
    const { bots, prices } = source ? await (await followed()).followMarket({ source, exchange, market, clock, simulated, onError }) : { bots: simulated, prices: void 0 };
    closers.push(async () => {
      await bots.stop();
      bots.close();
    });
    const operations = config.metrics && (await import("./operations-Z3LXK26F.js")).createOperations(config.metrics);
    const app = await buildApp({
      exchange,
      market,
      bots,
      clock,
      config,
      prices,
      replay: source?.replay,
      say: say3,
      reset,
      openGateway,
      operations
    });
    closers.push(() => app.close());
    if (operations) {
      closers.push(() => operations.close());
      operations.metrics.watchExchange(exchange);
      operations.metrics.watchSockets(() => app.gateway.sockets());
      if (fanOut) operations.metrics.watchFanOut(fanOut);
      const isReady = () => app.isReady();
      await operations.listen({ isHealthy: isReady, isReady });
    }
    const address2 = await app.server.listen({ host: config.host, port: config.port }).catch((error2) => {
      throw listenError(error2, config);
    });
    bots.start();
    for (const { simulation } of PRODUCTS2) {
      const stop = await simulation?.({ exchange, market, config, onError });
      if (stop) closers.push(stop);
    }
    return { address: address2, app, close: close2 };
  } catch (error2) {
    await close2();
    throw error2;
  }
}

export {
  systemRandom,
  RULES,
  CurrentEvents,
  publishEvents,
  buildApp,
  movableClock,
  createExchange,
  openMarketData,
  lateBots,
  openSandbox
};
//# sourceMappingURL=chunk-W4LGDGJY.js.map