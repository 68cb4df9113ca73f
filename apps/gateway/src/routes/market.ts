import { RESOLUTIONS, type Period, type Resolution, resolutionsInOrder } from '@bourse/contracts/bars';
import { Rejection, seconds } from '@bourse/contract-server';
import { customerService } from '@bourse/contracts/site';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
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
import type { GatewayMarket, Pair } from '../market/gateway-market';
import type { GatewayRouter, Services } from '../services';
import { publicTrade } from '../wire';

/** Pairs, tickers, bars and trades of the venue. */
export function marketRoutes({ route }: GatewayRouter, { market, trading }: Services): void {
  const groups = () => quotationGroups(market, trading?.leverage !== undefined);
  route(quotationNew, groups);
  route(quotationNewPost, groups);
  route(quotation, () => ({ coin_list: groups() }));

  route(timeSeries, async ({ input }) => {
    const pair = market.pair(input.symbol);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    const { from, to, period } = input;
    const bars = await market.bars(pair.symbol, resolutionOf(period), from * 1000, to * 1000);
    return bars.map(({ openTime, ...figures }) => ({ id: seconds(openTime), ...figures }));
  });

  route(tradeHistory, ({ input }) => {
    const pair = market.pairOf(input.currency_id, input.legal_id);
    if (!pair) throw new Rejection(SERVER_TEXTS.pairNotFound);
    return market.state(pair.symbol).trades.slice(0, RECENT_TRADES).map(publicTrade);
  });

  route(currencyDetail, ({ input }) => {
    const code = market.currencies.textOf(input.id);
    if (code === undefined) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return { name: code, desc: '' };
  });

  // The gateway has no customer service of its own; every page asks for it.
  route(customerService, () => ({ pc: '' }));

  route(currencyList, () => ({
    legal: [...new Map(market.pairs().map(({ quoteId, quote }) => [quoteId, { id: quoteId, name: quote }])).values()],
  }));
}

function quotationGroups(market: GatewayMarket, hasLeverage: boolean) {
  const groups = Map.groupBy(
    market.pairs().filter(({ terms }) => terms.isActive),
    ({ quote }) => quote,
  );
  return [...groups].map(([name, pairs]) => ({
    name,
    quotation: pairs.map((pair) => quotationEntry(market, pair, hasLeverage)),
  }));
}

function quotationEntry(market: GatewayMarket, pair: Pair, hasLeverage: boolean) {
  const ticker = market.state(pair.symbol).ticker();
  return {
    id: pair.id,
    currency_id: pair.baseId,
    legal_id: pair.quoteId,
    currency_name: pair.base,
    legal_name: pair.quote,
    logo: '',
    now_price: ticker?.last,
    change: ticker?.change,
    volume: ticker?.volume,
    high: ticker?.high,
    low: ticker?.low,
    is_display: 1,
    open_microtrade: 0,
    price_decimals: pair.priceDecimals,
    number_decimals: pair.amountDecimals,
    number_step: pair.terms.amountStep,
    // A lot of leverage is the step of the contract.
    lever_share_num: hasLeverage ? pair.contract?.amountStep : undefined,
  };
}

function resolutionOf(period: Period): Resolution {
  const found = resolutionsInOrder.find((name) => RESOLUTIONS[name].period === period);
  if (!found) throw new RangeError(`no resolution of ${period}`);
  return found;
}
