import { decimalOrUnknown, flag, id, int, list, maybeDecimal, text } from '../wire';
import * as v from 'valibot';
import { ifPositive, positiveDecimal } from './positive';

/** The two ids that name a pair on the wire: `legal_id` is the quote currency, `currency_id` the base currency. */
export const pairKeys = { legal_id: id, currency_id: id } as const;

/** `{currency_id}-{legal_id}`: the client's id of a pair, and the key of its events. */
export type PairId = `${number}-${number}`;

export function pairId(pair: { baseId: number; quoteId: number }): PairId {
  return `${pair.baseId}-${pair.quoteId}`;
}

/** The keys of a pair as a request carries them. */
export function pairKeysOf(pair: PairId): { currency_id: number; legal_id: number } {
  const [baseId, quoteId] = pair.split('-').map(Number);
  return { currency_id: baseId ?? 0, legal_id: quoteId ?? 0 };
}

/** No currency has more: a wei is 1e-18 of an ether. */
const MOST_PLACES = 18;

/** Number of decimals; values outside the valid range count as missing. */
const places = v.fallback(v.optional(v.pipe(int, v.minValue(0), v.maxValue(MOST_PLACES))), undefined);

/** Quotation entry (trading side, section 3) → a pair with its ticker. */
export const quotationEntry = v.pipe(
  v.object({
    /** Names the pair in calls of the options (`match_id`); not every back end sends it. */
    id: v.fallback(v.optional(id), undefined),
    ...pairKeys,
    legal_name: text,
    currency_name: text,
    /** A zero is none: the pair has not traded yet. */
    now_price: v.pipe(decimalOrUnknown, ifPositive),
    change: decimalOrUnknown,
    volume: decimalOrUnknown,
    /** Not every back end sends the extremes; a zero is none. */
    high: positiveDecimal,
    low: positiveDecimal,
    cny_price: maybeDecimal,
    logo: text,
    /** Not every back end sends it. */
    legal_logo: v.nullish(text, ''),
    is_display: v.nullish(flag, 1),
    open_microtrade: v.nullish(flag, 0),
    lever_share_num: maybeDecimal,
    spread: maybeDecimal,
    lever_trade_fee: maybeDecimal,
    /** Places of a price and of an amount; not every back end sends them. */
    price_decimals: places,
    number_decimals: places,
    /** Amounts are whole multiples of it; not every back end sends it. */
    number_step: positiveDecimal,
  }),
  v.transform((wire) => ({
    id: pairId({ baseId: wire.currency_id, quoteId: wire.legal_id }),
    baseId: wire.currency_id,
    quoteId: wire.legal_id,
    base: wire.currency_name,
    quote: wire.legal_name,
    /** `BTC/USDT`: the symbol of bars and titles. */
    symbol: `${wire.currency_name}/${wire.legal_name}`,
    logo: wire.logo,
    quoteLogo: wire.legal_logo,
    isDisplayed: wire.is_display,
    /** `match_id` of the options. */
    matchId: wire.id,
    /** Timed options are offered on this pair. */
    hasOptions: wire.open_microtrade,
    /** Units of base currency in one lot of leverage. */
    lotSize: wire.lever_share_num,
    /** Per cent of the contract value that leverage charges as spread, and as fee. */
    spread: wire.spread,
    leverFee: wire.lever_trade_fee,
    priceDecimals: wire.price_decimals,
    amountDecimals: wire.number_decimals,
    amountStep: wire.number_step,
    cnyPrice: wire.cny_price,
    /* The figures of the ticker are `undefined` if they are not known. */
    last: wire.now_price,
    /** Per cent over 24 hours. */
    change: wire.change,
    high: wire.high,
    low: wire.low,
    /** In base currency, over 24 hours. */
    volume: wire.volume,
  })),
);

export type Pair = v.InferOutput<typeof quotationEntry>;

/** Quotation group: its name is the quote currency that heads a tab, such as USDT. */
export const quotationGroup = v.pipe(
  v.object({ name: text, quotation: list(quotationEntry) }),
  v.transform(({ name, quotation }) => ({
    name,
    // A pair that is sent twice is one pair.
    pairs: [...new Map(quotation.map((pair) => [pair.id, pair])).values()],
  })),
);

export type PairGroup = v.InferOutput<typeof quotationGroup>;
