import {
  ConcurrencyLimit,
  Rejection,
  SERVER_TEXTS,
  alsoReads,
  answerNotFound,
  confirmation,
  decimal2 as decimal,
  defineCall,
  flag,
  id,
  int,
  isPositive,
  list,
  maybeDecimal,
  maybeTime,
  text
} from "./chunk-KQNQA4BE.js";

// ../../packages/identity/src/contract/user.ts
import * as v from "valibot";
var nothing = v.object({});
var login = defineCall({
  method: "POST",
  path: "/user/login",
  access: "public",
  request: v.object({
    user_string: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    password: v.pipe(v.string(), v.minLength(6), v.maxLength(16)),
    type: v.pipe(int, v.literal(1))
  }),
  reply: v.pipe(v.string(), v.minLength(1))
});
var logout = defineCall({
  method: "POST",
  path: "/user/logout",
  access: "required",
  request: nothing,
  reply: confirmation
});
var reviewStatus = v.fallback(v.optional(v.pipe(int, v.picklist([0, 1, 2, 3]))), void 0);
var userInfo = defineCall({
  method: "GET",
  path: "/user/info",
  access: "required",
  request: nothing,
  reply: v.pipe(
    v.object({
      id,
      account: text,
      account_number: text,
      phone: text,
      email: text,
      extension_code: text,
      is_seller: flag,
      /** Present if the user is a merchant: one row each. */
      seller: list(v.object({ id: v.fallback(v.optional(id), void 0), status: int })),
      review_status: reviewStatus,
      total_assets: maybeDecimal
    }),
    v.transform((wire) => ({
      id: wire.id,
      account: wire.account_number || wire.account || wire.phone || wire.email,
      phone: wire.phone,
      email: wire.email,
      inviteCode: wire.extension_code,
      isMerchant: wire.is_seller,
      merchants: wire.seller,
      reviewStatus: wire.review_status,
      /** In USDT; `undefined` where the back end does not send it. */
      totalAssets: wire.total_assets
    }))
  )
});

// ../../packages/identity/src/contract/codes.ts
import * as v2 from "valibot";
var userString = v2.pipe(v2.string(), v2.minLength(1), v2.maxLength(120));
var countryCode = v2.pipe(v2.string(), v2.maxLength(8));
var code = v2.pipe(v2.string(), v2.minLength(1), v2.maxLength(20));
var codeRequest = {
  user_string: userString,
  /** The language of the message. */
  lan: v2.picklist(["zh", "hk", "en", "kr", "jp", "spa"]),
  /** `forget` for a password reset; if omitted, the code proves that the address belongs to the user. */
  type: v2.optional(v2.literal("forget"))
};
var sendSmsCode = defineCall({
  method: "POST",
  path: "/sms_send",
  access: "public",
  request: v2.object({ ...codeRequest, country_code: v2.optional(countryCode) }),
  reply: confirmation
});
var sendMailCode = defineCall({
  method: "POST",
  path: "/sms_mail",
  access: "public",
  request: v2.object(codeRequest),
  reply: confirmation
});
var checkEmailCode = defineCall({
  method: "POST",
  path: "/user/check_email",
  access: "public",
  request: v2.object({ email_code: code }),
  reply: confirmation
});
var checkMobileCode = defineCall({
  method: "POST",
  path: "/user/check_mobile",
  access: "public",
  request: v2.object({ mobile_code: code }),
  reply: confirmation
});

// ../../packages/identity/src/contract/payee.ts
import * as v3 from "valibot";
var field = v3.optional(v3.pipe(v3.string(), v3.maxLength(120)), "");
var payee = v3.pipe(
  v3.nullish(
    v3.object({
      real_name: text,
      bank_name: text,
      bank_account: text,
      alipay_account: text,
      wechat_account: text,
      wechat_nickname: text
    })
  ),
  v3.transform((wire) => ({
    realName: wire?.real_name ?? "",
    bankName: wire?.bank_name ?? "",
    bankAccount: wire?.bank_account ?? "",
    alipayAccount: wire?.alipay_account ?? "",
    wechatAccount: wire?.wechat_account ?? "",
    wechatNickname: wire?.wechat_nickname ?? ""
  }))
);
var payeeInfo = defineCall({
  method: "POST",
  path: "/user/cash_info",
  access: "required",
  request: v3.object({}),
  reply: payee
});
var savePayee = defineCall({
  method: "POST",
  path: "/user/cash_save",
  access: "required",
  request: v3.object({
    real_name: v3.pipe(v3.string(), v3.minLength(1), v3.maxLength(60)),
    bank_name: field,
    bank_account: field,
    alipay_account: field,
    wechat_account: field,
    wechat_nickname: field
  }),
  reply: confirmation
});

// ../../packages/identity/src/contract/region.ts
import * as v4 from "valibot";
var regionUser = v4.pipe(
  v4.object({ city_name: text, district_name: text, phone: text, time: maybeTime }),
  v4.transform((wire) => ({ city: wire.city_name, district: wire.district_name, phone: wire.phone, time: wire.time }))
);
var regionUsers = defineCall({
  method: "GET",
  path: "/user/region_users",
  access: "required",
  request: v4.object({ page: v4.pipe(int, v4.minValue(1)) }),
  reply: v4.pipe(
    v4.object({ data: list(regionUser), total: v4.fallback(v4.optional(int), void 0) }),
    v4.transform((wire) => ({ users: wire.data, total: wire.total }))
  )
});

// ../../packages/identity/src/contract/register.ts
import * as v5 from "valibot";
var password = v5.pipe(v5.string(), v5.minLength(6), v5.maxLength(16));
var register = defineCall({
  method: "POST",
  path: "/user/register",
  access: "public",
  request: v5.object({
    type: v5.picklist(["mobile", "email"]),
    user_string: userString,
    code,
    password,
    re_password: password,
    /** The invite code of an existing user. */
    extension_code: v5.pipe(v5.string(), v5.minLength(1), v5.maxLength(32)),
    /** Empty for an email address. */
    country_code: v5.optional(countryCode, "")
  }),
  reply: confirmation
});

// ../../packages/identity/src/contract/reset.ts
import * as v6 from "valibot";
var password2 = v6.pipe(v6.string(), v6.minLength(6), v6.maxLength(16));
var forgetPassword = defineCall({
  method: "POST",
  path: "/user/forget",
  access: "public",
  request: v6.object({ account: userString, password: password2, repassword: password2, code }),
  reply: confirmation
});
var bindEmail = defineCall({
  method: "POST",
  path: "/safe/email",
  access: "required",
  request: v6.object({ email: userString, code }),
  reply: confirmation
});

// ../../packages/identity/src/contract/verification.ts
import * as v7 from "valibot";
var picture = v7.pipe(v7.string(), v7.minLength(1), v7.maxLength(500));
var submitIdentity = defineCall({
  method: "POST",
  path: "/user/real_name",
  access: "required",
  request: v7.object({
    name: v7.pipe(v7.string(), v7.minLength(1), v7.maxLength(60)),
    card_id: v7.pipe(v7.string(), v7.minLength(1), v7.maxLength(40)),
    front_pic: picture,
    reverse_pic: picture,
    hand_pic: picture
  }),
  reply: confirmation
});
var userCenter = defineCall({
  method: "GET",
  path: "/user/center",
  access: "required",
  request: v7.object({}),
  reply: v7.pipe(
    v7.object({ review_status: reviewStatus, reason: text, name: text, card_id: text }),
    v7.transform((wire) => ({
      /** Not submitted where it is not sent: the form is offered, and the back end decides. */
      reviewStatus: wire.review_status ?? 0,
      /** Reason of the rejection; empty if the back end does not send it. */
      reason: wire.reason,
      name: wire.name,
      /** With its middle hidden. */
      cardId: wire.card_id
    }))
  )
});

// src/http/media.ts
import { setImmediate as nextTurn } from "timers/promises";

// src/simulation/media/coins.ts
var stroke = (path) => `<path d="${path}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
var fill = (path) => `<path d="${path}" fill="#fff"/>`;
var COINS = {
  btc: {
    color: "#f7931a",
    glyph: stroke("M26 18v28M26 18h9a7 7 0 0 1 0 14h-9M26 32h11a7 7 0 0 1 0 14H26M30 13v5M30 46v5")
  },
  eth: { color: "#627eea", glyph: fill("M32 10 45 32 32 40 19 32ZM19 36l13 8 13-8-13 18Z") },
  usdt: { color: "#26a17b", glyph: stroke("M19 18h26M32 18v30M20 29c0 3 5 5 12 5s12-2 12-5") },
  ltc: { color: "#345d9d", glyph: stroke("M31 16 25 46h20M21 36l18-8") },
  xrp: { color: "#2f3b4c", glyph: stroke("M18 18l8 8a8.5 8.5 0 0 0 12 0l8-8M18 46l8-8a8.5 8.5 0 0 1 12 0l8 8") },
  sol: { color: "#7b4dff", glyph: fill("M22 17h26l-6 7H16ZM16 28.500h26l6 7H22ZM22 40h26l-6 7H16Z") },
  doge: { color: "#c2a633", glyph: stroke("M24 17h8a15 15 0 0 1 0 30h-8ZM19 32h14") },
  pepe: {
    color: "#3d8130",
    glyph: `${stroke("M17 42c9 6 21 6 30 0")}<circle cx="24" cy="27" r="6" fill="#fff"/><circle cx="40" cy="27" r="6" fill="#fff"/>`
  },
  brs: { color: "#0b6e6e", glyph: stroke("M24 16h10a7.500 7.500 0 0 1 0 15H24ZM24 31h12a8 8 0 0 1 0 16H24ZM24 16v31") },
  link: { color: "#2a5ada", glyph: stroke("M32 14 47 23v18L32 50 17 41V23Z") }
};
function coinPicture(code2) {
  const coin = Object.hasOwn(COINS, code2) ? COINS[code2] : void 0;
  if (!coin) return void 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><circle cx="32" cy="32" r="32" fill="${coin.color}"/>${coin.glyph}</svg>`;
}

// src/simulation/media/covers.ts
var WIDTH = 1200;
var HEIGHT = 420;
var line = (path, width = 6, opacity = 0.8) => `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
var candle = (x, top, bottom, open, close) => `${line(`M${x} ${top}V${bottom}`, 4, 0.5)}<rect x="${x - 14}" y="${open}" width="28" height="${close - open}" rx="3" fill="#fff" fill-opacity="0.55"/>`;
var bar = (y, width, opacity) => `<rect x="${1120 - width}" y="${y}" width="${width}" height="24" rx="4" fill="#fff" fill-opacity="${opacity}"/>`;
var COVERS = {
  welcome: {
    from: "#123c69",
    to: "#2a7f9e",
    drawing: [
      candle(700, 200, 330, 230, 300),
      candle(780, 150, 290, 180, 260),
      candle(860, 170, 300, 200, 280),
      candle(940, 100, 250, 130, 220),
      candle(1020, 70, 200, 90, 170),
      candle(1100, 40, 170, 60, 140)
    ].join("")
  },
  book: {
    from: "#1f2a44",
    to: "#4c5b8f",
    drawing: [360, 280, 220, 140, 120, 200, 300, 420].map((width, row) => bar(70 + row * 36, width, row < 4 ? 0.3 : 0.5)).join("")
  },
  fees: {
    from: "#0f4c3a",
    to: "#2f8f6b",
    drawing: `${line("M760 330 1040 90", 10)}<circle cx="800" cy="140" r="48" fill="none" stroke="#fff" stroke-width="10" stroke-opacity="0.8"/><circle cx="1000" cy="280" r="48" fill="none" stroke="#fff" stroke-width="10" stroke-opacity="0.8"/>`
  },
  security: {
    from: "#3a1f4d",
    to: "#7a4a8f",
    drawing: `${line("M900 70 1020 115v90c0 70-50 120-120 150-70-30-120-80-120-150v-90Z", 9)}${line("M845 205l40 42 78-84", 12)}`
  },
  notice: {
    from: "#5a3310",
    to: "#b06a2c",
    drawing: `${line("M760 250h70l170-100v220L830 270h-70Z", 9)}${line("M1040 190c30 30 30 80 0 110M1080 150c55 55 55 135 0 190", 8, 0.6)}`
  }
};
function coverAddress(name) {
  return `/api/media/covers/${name}.svg`;
}
function thumbnailAddress(name) {
  return `/api/media/thumbnails/${name}.svg`;
}
var WHOLE = [0, 0, WIDTH, HEIGHT];
var DRAWING = [608, 44, 592, 333];
function coverPicture(name, part = "whole") {
  const cover = Object.hasOwn(COVERS, name) ? COVERS[name] : void 0;
  if (!cover) return void 0;
  const view = part === "whole" ? WHOLE : DRAWING;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(" ")}" width="${view[2]}" height="${view[3]}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${cover.from}"/><stop offset="1" stop-color="${cover.to}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${cover.drawing}</svg>`;
}

// ../../packages/home/src/contract.ts
var QR_CODE_PATH = "/qrcode";

// src/http/media.ts
import { renderSVG } from "uqr";

// src/latest-results.ts
var LatestResults = class {
  #most;
  #results = /* @__PURE__ */ new Map();
  constructor(most) {
    this.#most = most;
  }
  /** The kept result, or a new one of `make`. */
  get(key, make) {
    const result = this.#results.get(key) ?? make();
    this.#results.delete(key);
    this.#results.set(key, result);
    for (const oldest of this.#results.keys()) {
      if (this.#results.size <= this.#most) break;
      this.#results.delete(oldest);
    }
    return result;
  }
};

// src/http/media.ts
var WEEK_S = 604800;
var MOST_BYTES = 512;
var QUIET_ZONE = 4;
var MAX_CODES = 200;
var CODES_WAITING = 100;
function mediaRoutes(server) {
  const pictures = (folder, pictureOf) => {
    server.get(`/api/media/${folder}/:file`, (request, reply) => {
      const picture2 = pictureOf(withoutSuffix(request.params.file));
      return picture2 === void 0 ? answerNotFound(request, reply) : answerSvg(reply, picture2);
    });
  };
  pictures("coins", coinPicture);
  pictures("covers", (name) => coverPicture(name));
  pictures("thumbnails", (name) => coverPicture(name, "drawing"));
  const codes = new LatestResults(MAX_CODES);
  const limit = new ConcurrencyLimit({ atOnce: 1, mostWaiting: CODES_WAITING });
  server.get(`/api${QR_CODE_PATH}`, async (request, reply) => {
    const { text: text2 } = request.query;
    if (typeof text2 !== "string" || text2 === "" || Buffer.byteLength(text2) > MOST_BYTES) {
      throw new Rejection(SERVER_TEXTS.parameterError);
    }
    const code2 = await limit.run(async () => {
      await nextTurn();
      return codes.get(text2, () => renderSVG(text2, { ecc: "L", border: QUIET_ZONE }));
    });
    return answerSvg(reply, code2);
  });
}
function withoutSuffix(file2) {
  return file2.endsWith(".svg") ? file2.slice(0, -".svg".length) : "";
}
function answerSvg(reply, picture2) {
  return reply.header("cache-control", `public, max-age=${WEEK_S}`).header("content-security-policy", "default-src 'none'").type("image/svg+xml; charset=utf-8").send(picture2);
}

// ../../packages/feature-kit/src/contract.ts
import * as v8 from "valibot";
var file = v8.custom(
  (input) => typeof input === "object" && input !== null && "size" in input && "type" in input && "arrayBuffer" in input
);
var upload = defineCall({
  method: "POST",
  path: "/upload",
  access: "required",
  body: "multipart",
  request: v8.object({ file }),
  reply: v8.pipe(v8.string(), v8.nonEmpty())
});
var maybeCount = v8.fallback(v8.optional(int), void 0);
var prices = v8.pipe(
  v8.object({
    /** Name of the venue, `Kraken`. */
    venue: v8.pipe(v8.string(), v8.nonEmpty()),
    /** `live`; `late`: some prices are too old to trade at; `gone`: all of them. */
    state: v8.picklist(["live", "late", "gone"]),
    /** 1: recorded prices are played again. */
    recorded: flag,
    /** The pairs that follow the venue; the others are simulated. `late` 1: orders are refused until there is a price. */
    pairs: list(v8.object({ id, symbol: text, late: flag }))
  }),
  v8.transform(({ venue, state, recorded, pairs }) => ({
    venue,
    state,
    isRecorded: recorded,
    pairs: pairs.map(({ late, ...pair }) => ({ ...pair, isLate: late }))
  }))
);
var maybePositive = v8.pipe(
  maybeDecimal,
  v8.transform((value) => value !== void 0 && isPositive(value) ? value : void 0)
);
var names = v8.fallback(
  v8.pipe(
    v8.nullish(list(v8.string())),
    v8.transform((offered) => offered ?? void 0)
  ),
  void 0
);
var ORDER_MODES = ["limit", "market"];
var LIMIT_TYPES = ["post_only", "ioc", "fok", "stop_limit"];
var LEVERAGE_ORDER_TYPES = ["reduce_only"];
var orderLimits = v8.pipe(
  v8.object({
    currency_id: id,
    legal_id: id,
    /** Types of spot orders: `limit`, `market`, and types of limit orders, see `LIMIT_TYPES`; missing: limit and market. */
    order_types: names,
    /** Prices are whole multiples of it, in quote currency. */
    price_step: maybePositive,
    /** Amounts are whole multiples of it, in base currency. */
    number_step: maybePositive,
    /** The smallest amount, in base currency. */
    min_number: maybePositive,
    /** The smallest price × amount, in quote currency. */
    min_total: maybePositive,
    /**
     * Terms of leverage: the offered multiples, and base currency of a lot. Missing: the pair has none, or its terms are those that its
     * leverage screen is sent.
     */
    leverage: v8.fallback(v8.optional(v8.object({ multiples: list(int), lot_size: decimal })), void 0)
  }),
  v8.transform((wire) => ({
    baseId: wire.currency_id,
    quoteId: wire.legal_id,
    // A newer back end may offer types that this client does not know.
    orderTypes: ORDER_MODES.filter((mode) => wire.order_types?.includes(mode) ?? true),
    limitTypes: LIMIT_TYPES.filter((type) => wire.order_types?.includes(type)),
    priceStep: wire.price_step,
    amountStep: wire.number_step,
    minAmount: wire.min_number,
    minTotal: wire.min_total,
    leverage: wire.leverage && { multiples: wire.leverage.multiples, lotSize: wire.leverage.lot_size }
  }))
);
var capabilities = defineCall({
  method: "GET",
  path: "/cfg/capabilities",
  access: "public",
  request: v8.object({}),
  reply: v8.pipe(
    v8.object({
      /** 1: a part of a c2c ad can be taken, from its minimum on. */
      c2c_partial: v8.optional(flag),
      /** 1: an open order gets another price or amount in one step, by `/transaction_amend`. */
      order_amend: v8.optional(flag),
      /** Types of leverage orders, see `LEVERAGE_ORDER_TYPES`; missing: orders that open only. */
      leverage_order_types: names,
      /** 1: `/lever/close` takes `share`, the lots that close; the rest of the position stays open under its id. */
      leverage_partial_close: v8.optional(flag),
      prices: v8.fallback(v8.optional(prices), void 0),
      /**
       * The products that are offered: `spot`, `leverage`, `options`, `c2c`, `subscription`, `deposits`, `withdrawals`, `news`, and
       * `transfers` between accounts, without which a user has the spot account only. Missing: all. The client shows no menus and
       * links of the others.
       */
      products: names,
      /** `live`: real money at a venue; `testnet`: play money of a venue. Missing: the platform's own accounts. */
      account: v8.fallback(v8.optional(v8.picklist(["live", "testnet"])), void 0),
      /** Pairs that are missing have no announced limits. */
      order_limits: v8.nullish(list(orderLimits), []),
      limits: v8.fallback(
        v8.optional(v8.object({ c2c_cancellations: maybeCount, c2c_unfinished: maybeCount })),
        void 0
      )
    }),
    v8.transform((wire) => ({
      takesParts: wire.c2c_partial === true,
      amendsOrders: wire.order_amend === true,
      /** Leverage orders can be reduce-only. */
      reducesOnly: wire.leverage_order_types?.includes("reduce_only") === true,
      /** A part of a leverage position can be closed. */
      closesParts: wire.leverage_partial_close === true,
      /** Cancelled orders of a day from which no c2c ad can be taken. */
      c2cCancellations: wire.limits?.c2c_cancellations,
      /** Unfinished orders from which no c2c ad can be taken. */
      c2cUnfinished: wire.limits?.c2c_unfinished,
      /** The market that is followed; `undefined` where prices are the back end's own. */
      prices: wire.prices,
      /** Names of the offered products; `undefined`: all. */
      products: wire.products,
      /** The kind of account at a venue, which the client shows at all times. */
      account: wire.account,
      orderLimits: wire.order_limits
    }))
  )
});
var customerService = defineCall({
  method: "GET",
  path: "/cfg/kefu",
  access: "public",
  request: v8.object({}),
  reply: v8.pipe(
    alsoReads(
      v8.object({ pc: text }),
      v8.pipe(
        v8.string(),
        v8.transform((pc) => ({ pc }))
      )
    ),
    v8.transform(({ pc }) => ({ link: pc }))
  )
});
var tokenPrice = defineCall({
  method: "POST",
  path: "/bi/price",
  access: "public",
  request: v8.object({}),
  reply: v8.pipe(
    v8.object({ price: decimal }),
    v8.transform(({ price }) => price)
  )
});

// ../../packages/news/src/contract.ts
import * as v9 from "valibot";
var NEWS_LANGUAGES = ["zh", "hk", "en", "kr", "jp", "spa"];
var language = v9.picklist(NEWS_LANGUAGES);
var newsItem = v9.pipe(
  v9.object({
    id,
    c_id: id,
    lang: text,
    title: text,
    update_time: maybeTime,
    thumbnail: text,
    cover: text,
    sorts: v9.fallback(v9.optional(int), void 0)
  }),
  v9.transform((wire) => ({
    id: wire.id,
    category: wire.c_id,
    title: wire.title,
    /** Epoch milliseconds. */
    updatedAt: wire.update_time,
    thumbnail: wire.thumbnail,
    cover: wire.cover
  }))
);
var newsListReply = v9.pipe(
  v9.object({ list: list(newsItem) }),
  v9.transform(({ list: items }) => items)
);
var newsList = defineCall({
  method: "POST",
  path: "/news/list",
  access: "public",
  request: v9.object({ c_id: id, lang: language }),
  reply: newsListReply
});
var newsListGet = defineCall({
  method: "GET",
  path: "/news/list",
  access: "public",
  request: v9.object({ c_id: id, language }),
  reply: newsListReply
});
var newsDetail = defineCall({
  method: "POST",
  path: "/news/detail",
  access: "public",
  request: v9.object({ id, lang: v9.optional(language) }),
  reply: v9.pipe(
    v9.object({ title: text, content: text, abstract: text, update_time: maybeTime }),
    v9.transform(({ title, content, abstract, update_time }) => ({ title, content, abstract, updatedAt: update_time }))
  )
});
var agreement = defineCall({
  method: "GET",
  path: "/news/xieyi",
  access: "public",
  request: v9.object({ lang: language }),
  reply: v9.object({ title: text, content: text })
});

// src/uploads/picture.ts
import sharp from "sharp";
sharp.concurrency(1);
var LARGEST_UPLOAD = 4 * 1024 * 1024;
var MOST_PIXELS = 4e7;
var LONGEST_SIDE = 2400;
var QUALITY = 85;
var SIGNATURES = [
  { type: "image/jpeg", matches: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([255, 216, 255])) },
  {
    type: "image/png",
    matches: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))
  }
];
function pictureType(bytes) {
  return SIGNATURES.find(({ matches }) => matches(bytes))?.type;
}
async function cleanPicture(bytes) {
  const type = pictureType(bytes);
  if (!type) return void 0;
  try {
    const picture2 = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 }).rotate().resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true });
    const encoded = {
      "image/jpeg": () => picture2.jpeg({ quality: QUALITY }),
      "image/png": () => picture2.png()
    }[type]();
    return { type, bytes: await encoded.toBuffer() };
  } catch {
    return void 0;
  }
}

export {
  upload,
  LIMIT_TYPES,
  LEVERAGE_ORDER_TYPES,
  capabilities,
  customerService,
  tokenPrice,
  sendSmsCode,
  sendMailCode,
  checkEmailCode,
  checkMobileCode,
  payeeInfo,
  savePayee,
  regionUsers,
  register,
  forgetPassword,
  bindEmail,
  login,
  logout,
  userInfo,
  submitIdentity,
  userCenter,
  coverAddress,
  thumbnailAddress,
  mediaRoutes,
  newsList,
  newsListGet,
  newsDetail,
  agreement,
  LARGEST_UPLOAD,
  cleanPicture
};
//# sourceMappingURL=chunk-ZVEIF73M.js.map