import { respond, status } from '@bourse/api-client/testing';
import { capabilities } from '@bourse/contracts/site';
import type { HttpHandler } from 'msw';
import { currencyDetail, quotationNew, timeSeries, tradeHistory } from '@bourse/contracts/market';

const MINUTE = 60;
const NOW = Date.parse('2026-11-20T12:00:00Z') / 1000;

const pair = (currency_id: number, currency_name: string, now_price: string, is_display = 1) => ({
  legal_id: 3,
  currency_id,
  legal_name: 'USDT',
  currency_name,
  now_price,
  change: '1.5',
  volume: '1000',
  high: now_price,
  low: now_price,
  logo: '',
  legal_logo: '',
  is_display,
  price_decimals: 2,
  number_decimals: 4,
});

/** The market around the deal screen: BTC and ETH against USDT, a pair that is not displayed, bars, trades. */
export function dealMarketHandlers(): HttpHandler[] {
  return [
    // As most back ends: they have prices of their own.
    respond(capabilities, () => status(404)),
    respond(quotationNew, () => [
      { name: 'USDT', quotation: [pair(9, 'OLD', '1', 0), pair(1, 'BTC', '97000'), pair(2, 'ETH', '3400')] },
    ]),
    respond(tradeHistory, () => [{ id: 1, price: '97000', number: '0.5', create_time: NOW, way: 2 }]),
    respond(timeSeries, () =>
      Array.from({ length: 60 }, (_, index) => ({ id: NOW - (60 - index) * MINUTE, close: String(96_900 + index) })),
    ),
    respond(currencyDetail, ({ request }) => ({ name: request.id === 1 ? 'Bitcoin' : 'Ether', desc: 'A coin.' })),
  ];
}
