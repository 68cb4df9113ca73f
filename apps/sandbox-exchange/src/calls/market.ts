import {
  currencyDetail,
  currencyList,
  quotation,
  quotationNew,
  quotationNewPost,
  timeSeries,
  tradeHistory,
  RECENT_TRADES,
} from '@bourse/contracts/market';
import { customerService } from '@bourse/contracts/site';
import { RESOLUTIONS, type Period, type Resolution, resolutionsInOrder } from '@bourse/contracts/bars';
import { roundHalfUp, times, ZERO } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, seconds, ConcurrencyLimit } from '@bourse/contract-server';
import type { Exchange } from '../exchange-interface';
import type { MarketData } from '../market-data/market-data';
import type { Pair } from '../catalog/types';
import type { Fill } from '../products/spot/types';
import { PerCommit } from '../http/per-commit';
import type { Router } from '../http/route';
import { inCny, usdtPrice } from '../http/wire';
import { publicTrade } from '../products/spot/wire';
import { spotOf } from '../products/spot/spot-orders';

/** Requests for bars that are answered at the same time, and that wait: an answer of a week is half a megabyte. */
const BARS_AT_ONCE = 2;
const BARS_WAITING = 200;
/** A week of minutes and some; of a longer range the latest bars are answered. */
const MOST_BARS = 11_000;
const CNY_DECIMALS = 8;
const CUSTOMER_SERVICE = 'mailto:support@bourse.example';

interface Needs {
  exchange: Exchange;
  market: MarketData;
}

/** Pairs, tickers, bars, trades and coins. */
export function marketRoutes({ route }: Router, { exchange, market }: Needs): void {
  const limit = new ConcurrencyLimit({ atOnce: BARS_AT_ONCE, mostWaiting: BARS_WAITING });
  const trades = new PerCommit<readonly Fill[]>(exchange);
  const groups = () => quotationGroups(exchange, market);
  route(quotationNew, groups);
  route(quotationNewPost, groups);
  route(quotation, () => ({ coin_list: groups() }));

  route(timeSeries, async ({ input }) => {
    const pair = exchange.pairs().find(({ symbol }) => symbol === input.symbol);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    const { from, to, period } = input;
    const bars = await limit.run(() => market.bars(pair.id, resolutionOf(period), from * 1000, to * 1000, MOST_BARS));
    return bars.map(({ openTime, open, high, low, close, volume }) => ({
      id: seconds(openTime),
      open,
      high,
      low,
      close,
      volume,
    }));
  });

  route(tradeHistory, async ({ input }) => {
    const pair = exchange.pairOf(input.currency_id, input.legal_id);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    const read = () => spotOf(exchange).recentTrades(pair.id, RECENT_TRADES);
    return (await trades.read(String(pair.id), read)).map(publicTrade);
  });

  route(currencyDetail, ({ input }) => {
    const currency = exchange.currency(input.id);
    if (!currency) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return { name: currency.code, desc: currency.description };
  });

  route(currencyList, () => ({
    legal: exchange
      .currencies()
      .filter(({ isLegal }) => isLegal)
      .map(({ id, code }) => ({ id, name: code })),
  }));

  route(customerService, () => ({ pc: CUSTOMER_SERVICE }));
}

function quotationGroups(exchange: Exchange, market: MarketData) {
  const groups = new Map<string, ReturnType<typeof quotationEntry>[]>();
  for (const pair of exchange.pairs()) {
    const group = groups.get(pair.group) ?? [];
    group.push(quotationEntry(exchange, market, pair));
    groups.set(pair.group, group);
  }
  return [...groups].map(([name, entries]) => ({ name, quotation: entries }));
}

function quotationEntry(exchange: Exchange, market: MarketData, pair: Pair) {
  const ticker = market.ticker(pair.id);
  const base = exchange.currency(pair.baseId);
  const quote = exchange.currency(pair.quoteId);
  const quoteWorth = usdtPrice(exchange, market, pair.quoteId);
  const last = ticker?.last ?? ZERO;
  const terms = pair.leverage;
  return {
    id: pair.id,
    currency_id: pair.baseId,
    legal_id: pair.quoteId,
    currency_name: base?.code ?? '',
    legal_name: quote?.code ?? '',
    logo: base?.logo ?? '',
    legal_logo: quote?.logo ?? '',
    now_price: last,
    change: ticker?.change ?? ZERO,
    volume: ticker?.volume ?? ZERO,
    high: ticker?.high ?? ZERO,
    low: ticker?.low ?? ZERO,
    cny_price: quoteWorth && roundHalfUp(inCny(times(last, quoteWorth)), CNY_DECIMALS),
    is_display: pair.isDisplayed ? 1 : 0,
    open_microtrade: pair.hasOptions ? 1 : 0,
    lever_share_num: terms?.lot,
    spread: terms?.spread,
    lever_trade_fee: terms?.fee,
    price_decimals: pair.priceDecimals,
    number_decimals: pair.quantityDecimals,
    number_step: pair.lotSize,
  };
}

function resolutionOf(period: Period): Resolution {
  const found = resolutionsInOrder.find((name) => RESOLUTIONS[name].period === period);
  if (!found) throw new RangeError(`no resolution of ${period}`);
  return found;
}
