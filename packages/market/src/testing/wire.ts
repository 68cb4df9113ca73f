import type { WireReplyOf } from '@bourse/contracts/wire';
import type { WirePayloadOf } from '@bourse/contracts/events';
import {
  pairKeysOf,
  type barEvent,
  type bookEvent,
  type quotationNew,
  type tickerEvent,
  type timeSeries,
  type tradeHistory,
  type Book,
  type Pair,
  type PairGroup,
  type PairId,
  type PublicTrade,
} from '@bourse/contracts/market';
import type { Bar } from '@bourse/contracts/bars';

/* Converts a client value to its wire form: the inverse of the contract, so that handlers, emitted events and
   expectations use the same fixtures. */

export function wireGroups(groups: readonly PairGroup[]): WireReplyOf<typeof quotationNew> {
  return groups.map(({ name, pairs }) => ({
    name,
    quotation: pairs.map((pair) => ({
      ...pairKeysOf(pair.id),
      currency_name: pair.base,
      legal_name: pair.quote,
      now_price: pair.last,
      ...(pair.cnyPrice !== undefined && { cny_price: pair.cnyPrice }),
      change: pair.change,
      volume: pair.volume,
      high: pair.high,
      low: pair.low,
      logo: pair.logo,
      legal_logo: pair.quoteLogo,
      is_display: pair.isDisplayed ? 1 : 0,
      id: pair.matchId,
      open_microtrade: pair.hasOptions ? 1 : 0,
      lever_share_num: pair.lotSize,
      spread: pair.spread,
      lever_trade_fee: pair.leverFee,
      price_decimals: pair.priceDecimals,
      number_decimals: pair.amountDecimals,
      ...(pair.amountStep !== undefined && { number_step: pair.amountStep }),
    })),
  }));
}

export function wireTicker(pair: Pair): WirePayloadOf<typeof tickerEvent> {
  const { last, change, volume, high, low } = pair;
  return { ...pairKeysOf(pair.id), now_price: last ?? 0, change, volume, high, low };
}

const wireLevels = (levels: Book['bids']) =>
  JSON.stringify(levels.map(({ price, amount, sum }) => ({ price, number: amount, sum })));

export function wireBook(pair: PairId, book: Book & { last?: string }): WirePayloadOf<typeof bookEvent> {
  return { ...pairKeysOf(pair), last_price: book.last, in: wireLevels(book.bids), out: wireLevels(book.asks) };
}

const seconds = (moment: number) => Math.floor(moment / 1000);

export function wireBars(bars: readonly Bar[]): WireReplyOf<typeof timeSeries> {
  return bars.map(({ openTime, open, high, low, close, volume }) => ({
    id: seconds(openTime),
    open,
    high,
    low,
    close,
    volume,
  }));
}

export function wireRunningBar(pair: PairId, bar: Bar): WirePayloadOf<typeof barEvent> {
  const { openTime, open, high, low, close, volume } = bar;
  return { ...pairKeysOf(pair), symbol: '', period: '1min', time: seconds(openTime), open, high, low, close, volume };
}

export function wireTrades(trades: readonly PublicTrade[]): WireReplyOf<typeof tradeHistory> {
  return trades.map(({ id, price, amount, time, side }) => ({
    id,
    price,
    number: amount,
    create_time: time === undefined ? undefined : seconds(time),
    way: side === undefined ? undefined : side === 'buy' ? 2 : 1,
  }));
}
