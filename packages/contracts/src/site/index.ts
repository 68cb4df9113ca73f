import { alsoReads, decimal, defineCall, flag, id, list, maybeDecimal, text } from '../wire';
import * as v from 'valibot';

/** A file of any realm: tests and servers have Blob classes of their own. */
const file = v.custom<Blob>(
  (input) =>
    typeof input === 'object' && input !== null && 'size' in input && 'type' in input && 'arrayBuffer' in input,
);

/** `POST /api/upload`: multipart, one file in the field `file`; the message is the address of the stored file. */
export const upload = defineCall({
  method: 'POST',
  path: '/upload',
  access: 'required',
  body: 'multipart',
  request: v.object({ file }),
  reply: v.pipe(v.string(), v.nonEmpty()),
});

/** The market whose prices are shown. A back end with prices of its own does not send it. */
const followedPrices = v.pipe(
  v.object({
    /** Name of the venue, `Kraken`. */
    venue: v.pipe(v.string(), v.nonEmpty()),
    /** `live`; `late`: some prices are too old to trade at; `gone`: all of them. */
    state: v.picklist(['live', 'late', 'gone']),
    /** 1: recorded prices are played again. */
    recorded: flag,
    /** 1: orders go to the venue itself. Missing: play money is traded at its prices. */
    traded: v.nullish(flag, 0),
    /** The pairs that follow the venue; the others are simulated. `late` 1: orders are refused until there is a price. */
    pairs: list(v.object({ id, symbol: text, late: flag })),
  }),
  v.transform(({ venue, state, recorded, traded, pairs }) => ({
    venue,
    state,
    isRecorded: recorded,
    isTraded: traded,
    pairs: pairs.map(({ late, ...pair }) => ({ ...pair, isLate: late })),
  })),
);
export type FollowedPrices = v.InferOutput<typeof followedPrices>;

/** What a practice venue gives to visitors and new users. A back end with real money does not send it. */
const practice = v.pipe(
  v.object({
    /** An invite code that any visitor may use. */
    invite_code: v.optional(v.pipe(v.string(), v.nonEmpty())),
    /** 1: `POST /api/user/demo` opens a demo account. */
    demo: flag,
    /** USDT that `POST /api/user/play_money` gives to an account once. Missing: the call does not exist. */
    play_money: maybeDecimal,
  }),
  v.transform(({ invite_code, demo, play_money: playMoney }) => ({
    inviteCode: invite_code,
    hasDemo: demo,
    playMoney,
  })),
);
export type Practice = v.InferOutput<typeof practice>;

/** Names of what is offered; `undefined`: everything. */
export const offeredNames = v.fallback(
  v.pipe(
    v.nullish(list(v.string())),
    v.transform((offered) => offered ?? undefined),
  ),
  undefined,
);

/** Products older than their names: offered unless `absent` names them, whether `products` has them or not. */
export const OFFERED_UNLESS_ABSENT: readonly string[] = ['registration', 'password_reset'];

/**
 * What a back end can do beyond the specification, and what of the specification it offers. The call and each of its fields are
 * optional: without `products` and `order_limits` everything is offered, and every other missing field means that the back end does
 * not have the ability. The fields of a product are in the contract of its package, as a schema of this reply that reads them from an
 * empty object too.
 */
export const capabilities = defineCall({
  method: 'GET',
  path: '/cfg/capabilities',
  access: 'public',
  request: v.object({}),
  reply: v.pipe(
    v.looseObject({
      prices: v.fallback(v.optional(followedPrices), undefined),
      /**
       * The products that are offered, by the names that the features declare as their `product`. Missing: all. The client shows no
       * menus and links of the others, except `OFFERED_UNLESS_ABSENT`.
       */
      products: offeredNames,
      /** Products that are not offered. Missing: none. */
      absent: offeredNames,
      /** `live`: real money at a venue; `testnet`: play money of a venue; `practice`: play money of the platform. Missing: unknown. */
      account: v.fallback(v.optional(v.picklist(['live', 'testnet', 'practice'])), undefined),
      practice: v.fallback(v.optional(practice), undefined),
    }),
    v.transform(({ prices, products, absent, account, practice: offered, ...others }) => ({
      /** The market that is followed; `undefined` where prices are the back end's own. */
      prices,
      /** Names of the offered products; `undefined`: all. */
      products,
      /** Names of products that are not offered. */
      absent: absent ?? [],
      /** The kind of money, which the client shows at all times; `undefined`: unknown. */
      account,
      /** What visitors and new users get; `undefined` unless the money is the platform's play money. */
      practice: account === 'practice' ? offered : undefined,
      /** All other fields as they came, for the schemas of the packages that they are for. */
      others,
    })),
  ),
});
export type Capabilities = v.InferOutput<(typeof capabilities)['reply']>;

/** The products that a back end announces. */
export type AnnouncedProducts = Partial<Pick<Capabilities, 'products' | 'absent'>>;

/** Whether a back end offers a product: always without a product, and where the back end announces none. */
export function isOffered(product: string | undefined, { products, absent = [] }: AnnouncedProducts): boolean {
  if (product === undefined) return true;
  if (absent.includes(product)) return false;
  return products === undefined || products.includes(product) || OFFERED_UNLESS_ABSENT.includes(product);
}

/** Where customer service answers. */
export const customerService = defineCall({
  method: 'GET',
  path: '/cfg/kefu',
  access: 'public',
  request: v.object({}),
  reply: v.pipe(
    alsoReads(
      v.object({ pc: text }),
      v.pipe(
        v.string(),
        v.transform((pc) => ({ pc })),
      ),
    ),
    v.transform(({ pc }) => ({ link: pc })),
  ),
});

/** Price of the platform's own token in USDT (money side, section 7, "Subscription"). */
export const tokenPrice = defineCall({
  method: 'POST',
  path: '/bi/price',
  access: 'public',
  request: v.object({}),
  reply: v.pipe(
    v.object({ price: decimal }),
    v.transform(({ price }) => price),
  ),
});
